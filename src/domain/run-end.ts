import type { EventDraft } from './event.ts'
import type { Language } from './run.ts'
import { advanceStep, isStepFinished } from './step.ts'
import type { ExecutionStep } from './step.ts'

/** Why a run ended without having come to its end; each in the words that its user is told. */
const REASONS = {
  CANCELLED: { KO: '질문을 취소했어요.', EN: 'The question was cancelled.' },
  INTERRUPTED: { KO: '새 질문으로 중단됐어요.', EN: 'A newer question took its place.' },
  ROLLED_BACK: { KO: '새 질문으로 되돌려졌어요.', EN: 'A newer question took it back.' },
  REJECTED: { KO: '계획을 거절해서 마쳤어요.', EN: 'The plan was rejected.' },
  EXPIRED: { KO: '제때 답이 없어 마쳤어요.', EN: 'Nobody answered in time.' },
  DELETED: { KO: '대화가 삭제됐어요.', EN: 'The conversation was deleted.' },
  FAILED: { KO: '처리 중 문제가 생겼어요.', EN: 'Something went wrong on our side.' },
} as const satisfies Record<string, Record<Language, string>>
export type EndCause = keyof typeof REASONS
export type CancelCause = Exclude<EndCause, 'FAILED'>

export const reasonOf = (cause: EndCause, language: Language): string => REASONS[cause][language]

/**
 * What becomes of the steps that a run leaves behind when it ends early, and how that is told: nobody goes on with them.
 * Where something went wrong the ones that had begun have failed; all others were left out.
 */
export const endSteps = (
  steps: readonly ExecutionStep[],
  cause: EndCause,
  language: Language,
  at: string,
): { steps: ExecutionStep[]; events: EventDraft[] } => {
  const left = steps.filter((step) => !isStepFinished(step.status))
  const ended = left.map((step) => {
    const status = cause === 'FAILED' && step.status === 'IN_PROGRESS' ? 'FAILED' : 'SKIPPED'
    return advanceStep(step, { status, error: reasonOf(cause, language) }, at)
  })
  const before = steps.length - left.length
  return {
    steps: ended,
    events: ended.map((step, index) => ({
      effectKey: `end:${step.stepId}`,
      event: {
        type: 'StepUpdated',
        step,
        completedSteps: before + index + 1,
        totalSteps: steps.length,
      },
    })),
  }
}

/** What the system itself says in a conversation, about something that it did. */
const TOLD = {
  EXPIRED: {
    KO: '답을 기다리다가 기한이 지나 이 질문을 마쳤어요. 다시 물어보면 새로 시작할게요.',
    EN: 'This question waited for your answer until its time was up, and was ended. Ask again to start anew.',
  },
  FAILED: {
    KO: '처리 중 문제가 생겨 이 질문에 답하지 못했어요. 다시 물어봐 주세요.',
    EN: 'Something went wrong on our side and this question was not answered. Please ask again.',
  },
  DOCUMENT_DELETED: {
    KO: '끝내지 못한 계약서를 삭제했어요.',
    EN: 'The contract that was not finished was deleted.',
  },
} as const satisfies Record<string, Record<Language, string>>
export type SystemNews = keyof typeof TOLD

export const systemMessage = (news: SystemNews, language: Language): string => TOLD[news][language]
