import { wordsIn } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import type { CallUsage } from '../call.ts'
import type { AgentState } from './state.ts'

/** What calls cost, and why another way was taken, as an update says it. */
export const spentOn = (...usages: readonly CallUsage[]): { tokensUsed: number; errorLog: string[] } => ({
  tokensUsed: usages.reduce((sum, usage) => sum + usage.promptTokens + usage.completionTokens, 0),
  errorLog: usages.flatMap((usage) => usage.fallbackReason ?? []),
})

/** When the seconds of a research are over. */
export const deadlineOf = ({
  settings,
  researchStartedAt,
}: Pick<AgentState, 'settings' | 'researchStartedAt'>): string | null =>
  researchStartedAt === null
    ? null
    : new Date(Date.parse(researchStartedAt) + settings.maxSeconds * 1000).toISOString()

interface Spending {
  tokensUsed: number
  /** As many as may be used. */
  tokens: number
  /** ISO 8601; null while no time is counted. */
  deadline: string | null
  language: Language
}

/** What is used up, in words: no model is asked any more. Null while there is some left. */
export const budgetHit = ({ tokensUsed, tokens, deadline, language }: Spending, now: Date): string | null => {
  const words = wordsIn(language)
  if (tokensUsed >= tokens) return words('research.limit.tokens')
  return deadline !== null && now.toISOString() >= deadline ? words('research.limit.seconds') : null
}
