import { inLanguages } from '../domain/languages.ts'
import type { BudgetExcess } from '../domain/quota.ts'
import type { Language } from '../domain/run.ts'
import type { CallUsage } from './call.ts'

/** What a run may still use. */
export interface RunBudget {
  /** What of it is used up; null: nothing yet. Once used up it stays so. */
  excess(): Promise<BudgetExcess | null>
  spend(usage: CallUsage): void
  /** Aborted when the run's time is up, also in the middle of a model call. */
  readonly deadline: AbortSignal
  /** By the clock of `performance.now()`, when calls of the model have to be back, a little before; null where there is none. */
  readonly until: number | null
}

/** Said in the answer; without figures, which would need a source. */
export const BUDGET_WORDS = inLanguages({
  KO: {
    tokens: '이 질문에 쓸 수 있는 모델 사용량을 다 써서, 지금까지 찾은 자료로 규칙에 따라 답했어요.',
    seconds: '이 질문에 쓸 수 있는 시간이 다 되어, 지금까지 찾은 자료로 규칙에 따라 답했어요.',
    refused: '외부 언어 모델을 쓰지 않기로 하셔서, 지금까지 찾은 자료로 규칙에 따라 답했어요.',
    day: '오늘 쓸 수 있는 모델 사용량을 다 써서, 지금까지 찾은 자료로 규칙에 따라 답했어요.',
  },
  EN: {
    tokens:
      'The model use that one question may have is used up; this answer is written by rules from what was found until then.',
    seconds:
      'The time that one question may take is over; this answer is written by rules from what was found until then.',
    refused:
      'You refuse the use of an external model; this answer is written by rules from what was found until then.',
    day: 'The model use of today is used up; this answer is written by rules from what was found until then.',
  },
} as const satisfies Record<Language, Record<BudgetExcess, string>>)
