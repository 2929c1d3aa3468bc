import type { Language } from '../../domain/run.ts'
import type { ResearchSettings } from '../../domain/research.ts'
import type { CallUsage } from '../reasoner/call.ts'
import { RESEARCH_WORDS } from './prompt.ts'

/** What calls cost, and why another way was taken, as an update says it. */
export const spentOn = (...usages: readonly CallUsage[]): { tokensUsed: number; errorLog: string[] } => ({
  tokensUsed: usages.reduce((sum, usage) => sum + usage.promptTokens + usage.completionTokens, 0),
  errorLog: usages.flatMap((usage) => usage.fallbackReason ?? []),
})

interface Spending {
  settings: ResearchSettings
  tokensUsed: number
  /** ISO 8601. */
  researchStartedAt: string | null
  language: Language
}

/** When the seconds of the budget are over. */
export const deadlineOf = ({ settings, researchStartedAt }: Omit<Spending, 'language'>): string | null =>
  researchStartedAt === null
    ? null
    : new Date(Date.parse(researchStartedAt) + settings.maxSeconds * 1000).toISOString()

/** The part of the budget that is used up, in words; null while there is some left. */
export const budgetHit = (spending: Spending, now: Date): string | null => {
  const words = RESEARCH_WORDS[spending.language].limits
  if (spending.tokensUsed >= spending.settings.maxTokens) return words.tokens
  const deadline = deadlineOf(spending)
  return deadline !== null && now.toISOString() >= deadline ? words.seconds : null
}
