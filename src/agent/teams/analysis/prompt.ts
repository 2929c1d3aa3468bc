import { inLanguages } from '../../../domain/languages.ts'
import type { Language } from '../../../domain/run.ts'

/** What the analysis team says. */
export const ANALYSIS_WORDS = inLanguages({
  KO: {
    allFailed: '분석을 마치지 못했어요.',
    nothing: '계산하거나 분석할 만한 값(보증금, 가격, 계약서 내용 등)이 질문에 없어 분석하지 못했어요.',
    dropped: (count: number) => `분석 결과에 없는 숫자가 들어 있어 언어 모델의 문장 ${count}개를 뺐어요.`,
  },
  EN: {
    allFailed: 'The analysis could not be finished.',
    nothing:
      'The question gives nothing to calculate with (a deposit, a price, the words of a contract), so nothing was analysed.',
    dropped: (count: number) =>
      `${count} sentences of the language model were dropped: their numbers stand in no result.`,
  },
} as const satisfies Record<Language, unknown>)
