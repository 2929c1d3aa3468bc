import { qualityScore } from '../../../domain/consult.ts'
import type { Judgement } from '../../../domain/consult.ts'
import { citeInOrder } from '../../citations.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { judgeByRules } from '../judge.ts'
import { advanceStage } from '../plan.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'
import { contextOf } from './assemble-context.ts'

/** Judges the attempt and keeps the best one. */
export const refine =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, reasoner, domain } = deps
    const signal = signalOf(control)
    const { featureFlags, answer, iterationCount, refineIterationLogs } = state
    const evidence = state.contextPrompt ?? (await contextOf(state, deps, signal)).evidence
    const begun = advanceStage(
      state.executionSteps,
      'check',
      { status: 'IN_PROGRESS', progressPercentage: Math.min(90, 30 * iterationCount) },
      ports.now().toISOString(),
    )
    for (const step of begun) say(control, { mark: 'step', step })

    const history = usedHistory(state, await recall(state, deps))
    const judging = { ...questionOf(state, history, deps), profile: state.profileSummary, answer, evidence }
    const judge = async (): Promise<Judgement | null> => {
      if (!featureFlags.qualityCheckEnabled) return null
      if (!featureFlags.llmBasedQualityCheck) return judgeByRules(domain, judging)
      return (await reasoner.consult.judgeAnswer(domain, judging, { signal, stepId: null })).value
    }
    const judgement = await judge()
    const score = judgement === null ? null : qualityScore(judgement)
    const logs = refineIterationLogs.map((log, i) =>
      i === refineIterationLogs.length - 1 ? { ...log, score, judgement } : log,
    )
    const isBest =
      state.bestAttempt === null ||
      (score !== null && state.qualityScoreHistory.every((earlier) => earlier < score))
    return {
      qualityScore: score,
      qualityFeedback: judgement?.missingInfo ?? [],
      qualityScoreHistory: score === null ? state.qualityScoreHistory : [...state.qualityScoreHistory, score],
      refineIterationLogs: logs,
      executionSteps: begun,
      ...(isBest && {
        bestAttempt: {
          iteration: iterationCount,
          markdown: citeInOrder(answer, evidence).text,
          documents: citeInOrder(answer, evidence).sources.map(({ source }) =>
            'id' in source ? source.id : source.label,
          ),
        },
      }),
    }
  }
