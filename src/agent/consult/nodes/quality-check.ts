import { textOf } from '../../../domain/prose.ts'
import type { Prose } from '../../../domain/prose.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { rewriteCall } from '../calls/rewrite-call.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import { tellStage } from '../plan.ts'
import { amendLast, decideStop } from '../quality.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

/** Decides whether the attempt is good enough, and what a further one looks up. */
export const qualityCheck =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { ports, calls } = deps
    const { refineIterationLogs, featureFlags, iterationCount, queryForRetrieval } = state
    const stopReason = decideStop(refineIterationLogs, featureFlags)
    if (stopReason !== null) {
      return { needsRetrieval: false, refineIterationLogs: amendLast(refineIterationLogs, { stopReason }) }
    }
    const earlier = [...state.queryRewriteHistory, queryForRetrieval]
    const rewritten = async (): Promise<Prose> => {
      if (!featureFlags.dynamicQueryRewrite) return queryForRetrieval
      const history = usedHistory(state, await recall(state, deps))
      const { value } = await calls.call(
        rewriteCall,
        {
          ...questionOf(state, history, deps),
          profile: state.profileSummary,
          missingInfo: state.qualityFeedback,
          earlier,
        },
        { signal: signalOf(control), stepId: null },
      )
      return value
    }
    const next = await rewritten()
    const again = tellStage(
      control,
      state.executionSteps,
      'check',
      Math.min(90, 30 * (iterationCount + 1)),
      ports.now().toISOString(),
    )
    return {
      iterationCount: iterationCount + 1,
      needsRetrieval: true,
      queryForRetrieval: next,
      queryRewriteHistory: earlier,
      refineIterationLogs: amendLast(refineIterationLogs, { rewrittenQuery: textOf(next) }),
      executionSteps: again,
    }
  }

export const afterCheck = (state: ConsultState): 'retrieve' | 'storeResponse' =>
  state.needsRetrieval ? 'retrieve' : 'storeResponse'
