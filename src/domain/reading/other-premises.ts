import { z } from 'zod'
import { KIND_NOUNS } from '../property-kind.ts'
import rows from './other-premises.json' with { type: 'json' }

export type OtherPremises = keyof typeof rows
const isOther = (name: string): name is OtherPremises => Object.hasOwn(rows, name)
/** What is let and sold beside homes, and is not held here. */
export const OTHER_PREMISES: readonly OtherPremises[] = Object.keys(rows).filter(isOther)

const row = z.strictObject({
  ko: z.string().min(1),
  en: z.string().min(1),
  /** Expressions of what it is called, Korean ones whole from where they begin. */
  words: z.array(z.string().min(1)).min(1),
})
const ROWS: Readonly<Record<OtherPremises, z.output<typeof row>>> = z
  .record(z.enum(OTHER_PREMISES), row)
  .parse(rows)

/** How they are called to a reader. */
export const nameOfPremises = (id: OtherPremises): { ko: string; en: string } => ROWS[id]

/** Beside what a home is, or what else there is of it: 상가 근처, 사무실까지 10분, 창고 있는 집. */
const BESIDE = String.raw`(?!\s?(?:근처|옆|앞|뒤|주변|인근|가까|에서|까지|으?로\s?(?:출퇴근|출근|통근)|출퇴근|많|없|있|딸린|밀집|보호법|임대차))`
const EXPRESSIONS = OTHER_PREMISES.map((id) => {
  const korean = ROWS[id].words.filter((it) => /[가-힣]/.test(it)).join('|')
  const english = ROWS[id].words.filter((it) => !/[가-힣]/.test(it)).join('|')
  const near = String.raw`(?<!\b(?:near|next to|close to|by|from|to|my) (?:an? |the |my )?)`
  return {
    id,
    pattern: new RegExp(String.raw`(?<![가-힣])(?:${korean})${BESIDE}|${near}\b(?:${english})\b`, 'i'),
  }
})
const HOME = new RegExp(
  String.raw`${KIND_NOUNS}|투룸|쓰리룸|주택|(?<![가-힣])(?:집|방)(?![값장])|\b(?:homes?|apartments?|flats?|studios?|houses?|villas?|officetels?|rooms?)\b`,
  'i',
)
const LOOKS: ReadonlySet<string> = new Set(['FIND', 'PRICE'])

/** What is looked for, or priced, in the place of a home; none where a home is named, too. */
export const otherPremises = (text: string, acts: readonly string[]): OtherPremises[] =>
  acts.length === 0 || !acts.every((act) => LOOKS.has(act)) || HOME.test(text)
    ? []
    : EXPRESSIONS.flatMap(({ id, pattern }) => (pattern.test(text) ? [id] : []))
