import { z } from 'zod'
import { INTENT_TYPES } from '../../domain/intent.ts'
import type { IntentType } from '../../domain/intent.ts'
import { isNeed } from '../../domain/reading/intent/need.ts'
import type { Need } from '../../domain/reading/intent/need.ts'

export interface Example {
  text: string
  intent: IntentType
  needs: readonly Need[]
}

export interface Examples {
  asked: Example[]
  /** What people tell of themselves beside what they ask: it changes nothing of what they want. */
  told: string[]
}

const TOLD = 'TOLD'
const labels = z.array(z.enum(INTENT_TYPES)).min(1)

/**
 * A line each: what is wanted, a tab, the question. Several needs (joined by +) make it COMPREHENSIVE, as does a decision,
 * which may name none.
 */
export const parseExamples = (tsv: string): Examples => {
  const examples: Examples = { asked: [], told: [] }
  for (const line of tsv.split('\n').filter((it) => it !== '')) {
    const [label = '', text = ''] = line.split('\t')
    if (label === TOLD) {
      examples.told.push(text)
      continue
    }
    const named = labels.parse(label.split('+'))
    const needs = named.filter(isNeed)
    const [only = 'UNCLEAR'] = named
    examples.asked.push({ text, intent: named.length > 1 ? 'COMPREHENSIVE' : only, needs })
  }
  return examples
}

const isKorean = (text: string): boolean => /[가-힣]/.test(text)
const bare = (text: string): string => text.replace(/[.?!~]{1,9}$/, '')
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
/** 찾아줘 → 찾아주고. */
const goOn = (text: string): string => bare(text).replace(/(?:줘요?|주세요)$/, '주고')

const ASKS = /(?:\?|줘요?|주세요|나요|까요?|부탁\S{0,6}|알려\S{0,4})$/
const BIDS =
  /\?$|^(?:find|show|tell|explain|compare|review|check|draft|write|please|give|work|list|search|assess|prepare|make)\b/i

/** One thing said, then another: how both are joined. */
const JOINTS: Record<'ko' | 'en', readonly ((one: string, other: string) => string)[]> = {
  ko: [
    (one, other) => (goOn(one) === bare(one) ? `${bare(one)}. ${other}` : `${goOn(one)} ${other}`),
    (one, other) => `${bare(one)}. ${other}`,
    (one, other) => `${bare(one)} 그리고 ${other}`,
  ],
  en: [
    (one, other) => `${bare(one)} and ${lower(other)}`,
    (one, other) => `${one} ${other}`,
    (one, other) => `${bare(one)}, and also ${lower(other)}`,
  ],
}
const TELLING: Record<'ko' | 'en', readonly ((told: string, asked: string) => string)[]> = {
  ko: [
    (told, asked) => `${told}. ${asked}`,
    (told, asked) => `${told.replace(/(?:이?에요|예요|입니다)$/, '인데')} ${asked}`,
    (told, asked) => `${bare(asked)}? ${told}`,
  ],
  en: [(told, asked) => `${told}. ${asked}`, (told, asked) => `${told}, ${lower(asked)}`],
}

/** Needs that are asked for of one matter more often than of two. */
const AKIN: readonly (readonly Need[])[] = [
  ['LEGAL_CONSULT', 'RISK_ANALYSIS'],
  ['LEGAL_CONSULT', 'CONTRACT_REVIEW'],
  ['CONTRACT_REVIEW', 'RISK_ANALYSIS'],
]
const LONGEST_PART = 60
const SHARE_JOINED = 0.1
const SHARE_TOLD = 0.4
/** Apart from the number of questions, so that each meets others; prime. */
const STRIDE = 757

/** Questions made of two, and questions with something told beside them. */
export const compose = ({ asked, told }: Examples): Example[] =>
  (['ko', 'en'] as const).flatMap((language) => {
    const isOne = (text: string) => isKorean(text) === (language === 'ko')
    const single = asked.filter(
      ({ text, intent }) => isNeed(intent) && isOne(text) && text.length < LONGEST_PART,
    )
    const asking = single.filter(({ text }) => (language === 'ko' ? ASKS : BIDS).test(text))
    const said = told.filter(isOne)
    const at = <T>(list: readonly T[], i: number) => list[(i * STRIDE) % Math.max(1, list.length)]
    const count = (share: number) => Math.round(single.length * share * (language === 'ko' ? 1 : 1.5))
    const joined = Array.from({ length: count(SHARE_JOINED) }, (_, i): Example[] => {
      const [one, other, join] = [at(asking, i), at(asking, i + 3 * i + 1), at(JOINTS[language], i)]
      if (!one || !other || !join || one.intent === other.intent) return []
      const needs = [...one.needs, ...other.needs]
      if (AKIN.some((pair) => pair.every((need) => needs.includes(need)))) return []
      return [{ text: join(one.text, other.text), intent: 'COMPREHENSIVE', needs }]
    })
    const accompanied = Array.from({ length: count(SHARE_TOLD) }, (_, i): Example[] => {
      const [example, tells, join] = [at(single, i), at(said, i), at(TELLING[language], i)]
      return example && tells && join ? [{ ...example, text: join(tells, example.text) }] : []
    })
    return [...joined, ...accompanied].flat()
  })
