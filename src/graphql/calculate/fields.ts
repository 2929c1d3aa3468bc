import { say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
/** What the calculators’ inputs and results say alike. */
export const described = {
  asOf: 'Day of the case, which decides the rules that apply; today in Korea when omitted. Before the first rule is an error.',
  regionCode:
    '법정동코드 of a 시군구 or dong, 10 digits; the first 5 stand for a 시군구. Abolished codes count as their successors.',
  baseRate: 'Base rate of the Bank of Korea, percent; the one of the day when omitted.',
  rules: 'The rules that were applied, each with the day from which it holds.',
  assumptions: 'What was assumed because it was not given, and what was left out. Korean.',
}

/** Notes of a calculator as they are shown. */
export const inKorean = (notes: readonly Said[]): string[] => notes.map((note) => say(note, 'KO'))
