import { inLanguages } from '../../domain/languages.ts'
import { evidenceText } from './context.ts'
import type { Judgement } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'
import { citationsIn, withoutCitations } from '../answer/citations.ts'
import { assessGrounding } from '../answer/grounding.ts'
import type { ConsultJudging } from './decisions.ts'
import { contentWords, coverage } from '../../domain/language/content-words.ts'
import { figuresLacking } from '../../domain/topics/figures.ts'
import type { FigureKind } from '../../domain/topics/figures.ts'

const WORDS = inLanguages({
  KO: {
    term: (word: string) => `‘${word}’에 관한 내용`,
    cite: '근거를 인용해 주세요.',
    cover: '질문의 나머지 부분에도 답해 주세요.',
    unsupported: '근거에서 확인되지 않는 숫자가 있어요.',
    missing: {
      days: '며칠 이내인지 정한 기간',
      months: '몇 개월인지 정한 기간',
      years: '몇 년인지 정한 기간',
      share: '비율이나 한도',
      sum: '금액의 한도',
      times: '몇 회인지',
    } satisfies Record<FigureKind, string>,
  },
  EN: {
    term: (word: string) => `about “${word}”`,
    cite: 'Cite the sources.',
    cover: 'Answer the rest of the question as well.',
    unsupported: 'Some numbers were not found in the sources.',
    // Looked up in statutes, which are Korean.
    missing: {
      days: '기간 이내 며칠',
      months: '기간 개월 이내',
      years: '기간 년 이상',
      share: '비율 한도 분의',
      sum: '금액 만원 이하',
      times: '회 한하여',
    } satisfies Record<FigureKind, string>,
  },
} as const satisfies Record<Language, unknown>)

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
  const lacking = figuresLacking(query, text)
  // A question for a figure is not answered by anything else.
  const completeness = lacking.length > 0 ? 0 : Math.min(1, share + EVERYDAY_WORDS)

  const sources = evidence.filter(({ n }) => cited.includes(n))
  const fit = coverage(asked, sources.map((item) => evidenceText(item, language)).join('\n'))
  return {
    grounding,
    completeness,
    accuracy: Math.min(1, fit.share + (lacking.length > 0 ? 0 : EVERYDAY_WORDS)),
    missingInfo: [...lacking.map((kind) => words.missing[kind]), ...missing.slice(0, 3).map(words.term)],
    improvementSuggestions: [
      ...(cited.length === 0 ? [words.cite] : []),
      ...(share < 0.5 ? [words.cover] : []),
    ],
    safetyConcerns: unsupported.length > 0 ? [words.unsupported] : [],
  }
}
