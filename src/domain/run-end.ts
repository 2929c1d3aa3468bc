import type { EventDraft } from './event.ts'
import type { MessageUnder } from './message/say.ts'
import { wordsIn } from './message/say.ts'
import type { Language } from './run.ts'
import { advanceStep, isStepFinished } from './step.ts'
import type { ExecutionStep } from './step.ts'

/** Why a run ended without having come to its end. */
export type EndCause = MessageUnder<'end'>
export type CancelCause = Exclude<EndCause, 'FAILED'>

/** In the words that its user is told. */
export const reasonOf = (cause: EndCause, language: Language): string => wordsIn(language)(`end.${cause}`)

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
export type SystemNews = MessageUnder<'news'>

export const systemMessage = (news: SystemNews, language: Language): string =>
  wordsIn(language)(`news.${news}`)
