import type { BudgetExcess } from '../../domain/quota.ts'
import type { Language } from '../../domain/run.ts'
import { BUDGET_WORDS } from '../budget.ts'
import type { RunBudget } from '../budget.ts'
import type { ConsultDomain } from '../consult/domain.ts'
import type { ConsultReasoner } from '../consult/reasoner.ts'
import type { AnswerPiece, CallContext, CallUsage, Reasoned, Reasoner } from './reasoner.ts'

export interface Budgeted {
  /** Thinks instead once the budget is used up: no network, no tokens. */
  standIn: Reasoner
  budget: RunBudget
  language: Language
}

type Stream = AsyncGenerator<AnswerPiece, CallUsage>

/** Whether a call ended because the run's time did, and not because the run was stopped. */
const isLate = (budget: RunBudget, { signal }: CallContext): boolean =>
  budget.deadline.aborted && !signal.aborted

const within = (budget: RunBudget, call: CallContext): CallContext => ({
  ...call,
  signal: AbortSignal.any([call.signal, budget.deadline]),
  ...(budget.until !== null && { until: budget.until }),
})

const guardedBy = ({ budget, language }: Budgeted) => {
  const words: Record<BudgetExcess, string> = BUDGET_WORDS[language]
  const instead = async <T>(
    excess: BudgetExcess,
    standIn: () => Promise<Reasoned<T>>,
  ): Promise<Reasoned<T>> => ({
    ...(await standIn()),
    fallbackReason: words[excess],
  })
  async function* writeInstead(excess: BudgetExcess, standIn: (reason: string) => Stream): Stream {
    const usage = yield* standIn(words[excess])
    return { ...usage, fallbackReason: words[excess] }
  }
  return {
    async once<T>(
      call: CallContext,
      ask: (call: CallContext) => Promise<Reasoned<T>>,
      standIn: () => Promise<Reasoned<T>>,
    ): Promise<Reasoned<T>> {
      const excess = await budget.excess()
      if (excess !== null) return instead(excess, standIn)
      try {
        const reasoned = await ask(within(budget, call))
        budget.spend(reasoned)
        return reasoned
      } catch (error) {
        if (!isLate(budget, call)) throw error
        return instead('seconds', standIn)
      }
    },

    async *stream(
      call: CallContext,
      write: (call: CallContext) => Stream,
      standIn: (reason: string) => Stream,
    ): Stream {
      const excess = await budget.excess()
      if (excess !== null) return yield* writeInstead(excess, standIn)
      try {
        const usage = yield* write(within(budget, call))
        budget.spend(usage)
        return usage
      } catch (error) {
        if (!isLate(budget, call)) throw error
        // Begun again from its first letter: readers replace what they hold.
        return yield* writeInstead('seconds', standIn)
      }
    },
  }
}
type Guarded = ReturnType<typeof guardedBy>

type ConsultAsk<I, T> = (domain: ConsultDomain, input: I, call: CallContext) => Promise<Reasoned<T>>
type ConsultWrite<I> = (domain: ConsultDomain, input: I, call: CallContext) => Stream

const guardConsult = (
  consult: ConsultReasoner,
  standIn: ConsultReasoner,
  guarded: Guarded,
): ConsultReasoner => {
  const once =
    <I, T>(ask: ConsultAsk<I, T>, other: ConsultAsk<I, T>): ConsultAsk<I, T> =>
    (domain, input, call) =>
      guarded.once(
        call,
        (own) => ask(domain, input, own),
        () => other(domain, input, call),
      )
  const stream =
    <I>(write: ConsultWrite<I>, other: ConsultWrite<I>): ConsultWrite<I> =>
    (domain, input, call) =>
      guarded.stream(
        call,
        (own) => write(domain, input, own),
        () => other(domain, input, call),
      )
  return {
    classifyQuestion: once(consult.classifyQuestion, standIn.classifyQuestion),
    extractSlots: once(consult.extractSlots, standIn.extractSlots),
    writeAnswer: stream(consult.writeAnswer, standIn.writeAnswer),
    judgeAnswer: once(consult.judgeAnswer, standIn.judgeAnswer),
    rewriteQuery: once(consult.rewriteQuery, standIn.rewriteQuery),
    answerDirectly: stream(consult.answerDirectly, standIn.answerDirectly),
  }
}

type Ask<I, T> = (input: I, call: CallContext) => Promise<Reasoned<T>>
type Write<I> = (input: I, call: CallContext) => Stream

/**
 * A reasoner that asks no model any more once its run's budget is used up: rules stand in, and say why. What a call costs is
 * known when it has come back, so the last one may go beyond the budget.
 */
export const withBudget = (reasoner: Reasoner, budgeted: Budgeted): Reasoner => {
  const { standIn } = budgeted
  const guarded = guardedBy(budgeted)
  const once =
    <I, T>(ask: Ask<I, T>, other: Ask<I, T>): Ask<I, T> =>
    (input, call) =>
      guarded.once(
        call,
        (own) => ask(input, own),
        () => other(input, call),
      )
  const stream =
    <I>(write: Write<I>, other: (input: I, call: CallContext, reason: string) => Stream): Write<I> =>
    (input, call) =>
      guarded.stream(
        call,
        (own) => write(input, own),
        (reason) => other(input, call, reason),
      )
  return {
    name: reasoner.name,
    consult: guardConsult(reasoner.consult, standIn.consult, guarded),
    analyzeIntent: once(reasoner.analyzeIntent, standIn.analyzeIntent),
    selectTeams: once(reasoner.selectTeams, standIn.selectTeams),
    planSteps: once(reasoner.planSteps, standIn.planSteps),
    planSearch: once(reasoner.planSearch, standIn.planSearch),
    findInsights: once(reasoner.findInsights, standIn.findInsights),
    writeAnalysisReport: once(reasoner.writeAnalysisReport, standIn.writeAnalysisReport),
    summarizeSession: once(reasoner.summarizeSession, standIn.summarizeSession),
    composeAnswer: stream(reasoner.composeAnswer, (input, call, reason) =>
      standIn.composeAnswer({ ...input, gaps: [...new Set([...input.gaps, reason])] }, call),
    ),
    scopeResearch: once(reasoner.scopeResearch, standIn.scopeResearch),
    writeBrief: once(reasoner.writeBrief, standIn.writeBrief),
    superviseResearch: once(reasoner.superviseResearch, standIn.superviseResearch),
    researchTopic: once(reasoner.researchTopic, standIn.researchTopic),
    compressResearch: once(reasoner.compressResearch, standIn.compressResearch),
    writeReport: stream(reasoner.writeReport, (input, call, reason) =>
      standIn.writeReport({ ...input, gaps: [...new Set([...input.gaps, reason])] }, call),
    ),
  }
}
