export interface CallUsage {
  /** “offline” where rules made it, or the model's name. */
  model: string
  promptTokens: number
  completionTokens: number
  /** Set where rules made it because no model could: why, in words that are safe to show. */
  fallbackReason?: string
  /** Set where a text ends in the middle, because all the length that it may have was used up. */
  isCut?: boolean
}

export interface CallResult<T> extends CallUsage {
  value: T
}

/** Where a call belongs. `stepId` is null outside a step. */
export interface CallContext {
  signal: AbortSignal
  stepId: string | null
  /** By the clock of `performance.now()`, when the run’s calls have to be back; they share out what is left until then. */
  until?: number
}

/**
 * A piece of the answer's text. `offset`: UTF-16 units of text before it; what was said from there on is replaced. A
 * stream that broke in the middle and was begun again thus needs no marker: its first piece has offset 0.
 */
export interface AnswerPiece {
  text: string
  offset: number
}

/** A text as it is written, and what it cost in the end. */
export type TextStream = AsyncGenerator<AnswerPiece, CallUsage>

/** A call while it is made: the pieces of a text (a value has none), and in the end its value. */
export type Making<T> = AsyncGenerator<AnswerPiece, CallResult<T>>

/** What rules cost. */
export const OFFLINE: CallUsage = { model: 'offline', promptTokens: 0, completionTokens: 0 }

/** Whether rules made a call. */
export const isOffline = ({ model }: Pick<CallUsage, 'model'>): boolean => model === OFFLINE.model
