import { qualityScore } from '../../../domain/consult.ts'
import type { Judgement } from '../../../domain/consult.ts'
import { citeInOrder } from '../../answer/citations.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { judgeCall } from '../calls/judge-call.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { judgeByRules } from '../judge.ts'
import { tellStage } from '../plan.ts'
import { amendLast } from '../quality.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { nameOfCited } from '../worked-out.ts'
import { contextOf } from './assemble-context.ts'

/** Judges the attempt and keeps the best one. */
export const refine =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, calls } = deps
    const signal = signalOf(control)
    const { featureFlags, answer, iterationCount, refineIterationLogs } = state
    const conversationHistory = await recall(state, deps)
    const evidence =
      state.contextPrompt ?? (await contextOf({ ...state, conversationHistory }, deps, signal)).evidence
    const begun = tellStage(
      control,
      state.executionSteps,
      'check',
      Math.min(90, 30 * iterationCount),
      ports.now().toISOString(),
    )

    const history = usedHistory(state, conversationHistory)
    const judging = { ...questionOf(state, history, deps), profile: state.profileSummary, answer, evidence }
    const judge = async (): Promise<Judgement | null> => {
      if (!featureFlags.qualityCheckEnabled) return null
      if (!featureFlags.llmBasedQualityCheck) return judgeByRules(judging)
      return (await calls.call(judgeCall, judging, { signal, stepId: null })).value
    }
    const judgement = await judge()
    const score = judgement === null ? null : qualityScore(judgement)
    const isBest =
      state.bestAttempt === null ||
      (score !== null && state.qualityScoreHistory.every((earlier) => earlier < score))
    const cited = citeInOrder(answer, evidence)
    return {
      qualityScore: score,
      qualityFeedback: judgement?.missingInfo ?? [],
      qualityScoreHistory: score === null ? state.qualityScoreHistory : [...state.qualityScoreHistory, score],
      refineIterationLogs: amendLast(refineIterationLogs, { score, judgement }),
      executionSteps: begun,
      ...(isBest && {
        bestAttempt: {
          iteration: iterationCount,
          markdown: cited.text,
          documents: cited.sources.map((item) => nameOfCited(item, state.workedOut)),
          writer: state.writer,
        },
      }),
    }
  }
