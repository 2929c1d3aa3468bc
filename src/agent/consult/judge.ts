import { inLanguages } from '../../domain/languages.ts'
import { evidenceText } from './context.ts'
import type { Judgement } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'
import { citationsIn, withoutCitations } from '../answer/citations.ts'
import { assessGrounding } from '../answer/grounding.ts'
import type { ConsultJudging } from './decisions.ts'
import { contentWords, coverage } from './words.ts'

const WORDS = inLanguages({
  KO: {
    term: (word: string) => `‘${word}’에 관한 내용`,
    cite: '근거를 인용해 주세요.',
    cover: '질문의 나머지 부분에도 답해 주세요.',
    unsupported: '근거에서 확인되지 않는 숫자가 있어요.',
  },
  EN: {
    term: (word: string) => `about “${word}”`,
    cite: 'Cite the sources.',
    cover: 'Answer the rest of the question as well.',
    unsupported: 'Some numbers were not found in the sources.',
  },
} as const satisfies Record<Language, unknown>)

/** What a question asks for in figures, what of an answer settles that, and what is looked up where it is missing. */
const FIGURES: readonly { asks: RegExp; settles: RegExp; missing: Record<Language, string> }[] = [
  {
    asks: /며칠|몇\s?일|how many days/i,
    settles: /\d+\s*(?:일|days?|주일|weeks?|개월|months?)/,
    missing: { KO: '며칠 이내인지 정한 기간', EN: '기간 이내 며칠' },
  },
  {
    asks: /몇\s?(?:달|개월)|how many months|how much notice/i,
    settles: /\d+\s*(?:개월|월|months?|기|년|years?)/,
    missing: { KO: '몇 개월인지 정한 기간', EN: '기간 개월 이내' },
  },
  {
    asks: /몇\s?년|how many years/i,
    settles: /\d+\s*(?:년|years?|개월|months?)/,
    missing: { KO: '몇 년인지 정한 기간', EN: '기간 년 이상' },
  },
  {
    asks: /몇\s?(?:퍼센트|프로|%)|what percent/i,
    settles: /\d+\s*(?:%|퍼센트|분의|percent)/,
    missing: { KO: '비율이나 한도', EN: '비율 한도 분의' },
  },
  {
    asks: /(?:과태료|벌금|보증금|수수료|보수|공제).{0,12}얼마|얼마짜리|how much (?:is|are) the (?:fine|fee)/i,
    settles: /\d+\s*(?:만|천|억|백)*\s*(?:원|won)|분의|퍼센트|%/,
    missing: { KO: '금액의 한도', EN: '금액 만원 이하' },
  },
  {
    asks: /몇\s?(?:번|회|차례)|how many times/i,
    settles: /\d+\s*(?:회|번|차례|times?)|once/,
    missing: { KO: '몇 회인지', EN: '회 한하여' },
  },
]

/** Questions are asked in other words than statutes are written in: so much of them an answer cannot repeat. */
const EVERYDAY_WORDS = 0.35

/** Judges an answer by rules alone; the same answer always alike. */
export const judgeByRules = (input: ConsultJudging): Judgement => {
  const { query, answer, evidence, language } = input
  const words = WORDS[language]
  const cited = citationsIn(answer).filter((n) => evidence.some((item) => item.n === n))
  const { supportedShare, unsupported } = assessGrounding(answer, evidence, [query, input.profile])
  const grounding = cited.length === 0 ? 0 : supportedShare

  const asked = contentWords(query)
  const text = withoutCitations(answer)
  const { share, missing } = coverage(asked, text)
  const lacking = FIGURES.filter(({ asks, settles }) => asks.test(query) && !settles.test(text))
  // A question for a figure is not answered by anything else.
  const completeness = lacking.length > 0 ? 0 : Math.min(1, share + EVERYDAY_WORDS)

  const sources = evidence.filter(({ n }) => cited.includes(n))
  const fit = coverage(asked, sources.map((item) => evidenceText(item, language)).join('\n'))
  return {
    grounding,
    completeness,
    accuracy: Math.min(1, fit.share + (lacking.length > 0 ? 0 : EVERYDAY_WORDS)),
    missingInfo: [
      ...lacking.map((figure) => figure.missing[language]),
      ...missing.slice(0, 3).map(words.term),
    ],
    improvementSuggestions: [
      ...(cited.length === 0 ? [words.cite] : []),
      ...(share < 0.5 ? [words.cover] : []),
    ],
    safetyConcerns: unsupported.length > 0 ? [words.unsupported] : [],
  }
}
