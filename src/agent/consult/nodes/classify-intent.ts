import type { AgentConfig } from '../../../domain/consult.ts'
import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { classifyCall } from '../calls/classify-call.ts'
import { questionOf, recall, usedHistory } from '../deps.ts'
import type { ConsultDeps } from '../deps.ts'
import type { Classification } from '../decisions.ts'
import { stepsOf } from '../plan.ts'
import type { ConsultState, ConsultUpdate } from '../state.ts'

type Asks = Classification['complexity']

/** Of `retrievalK`. */
const SHARE: Record<Asks, number> = { SIMPLE: 3 / 8, MODERATE: 1, COMPLEX: 15 / 8 }

const documentsFor = (complexity: Asks, { retrievalK }: AgentConfig, isActive: boolean): number =>
  isActive ? Math.max(1, Math.round(retrievalK * SHARE[complexity])) : retrievalK

/** How much has to be looked up, whether the corpus can know it, and the stages that follow. */
export const classifyIntent =
  (deps: ConsultDeps) =>
  async (state: ConsultState, control: NodeControl): Promise<ConsultUpdate> => {
    const { calls, domain } = deps
    const signal = signalOf(control)
    say(control, { mark: 'phase', phase: 'PLANNING' })
    const history = await recall(state, deps)
    const question = questionOf(state, usedHistory(state, history), deps)
    const { value } = await calls.call(classifyCall, question, { signal, stepId: null })
    const elsewhere = await domain.outOfScope(state.userText, signal)
    const needsRetrieval = value.needsRetrieval && value.inDomain
    const looksUp = needsRetrieval && elsewhere === null
    const read = await domain.readIntent(state.userText, signal)
    const intent: AnalyzedIntent =
      value.inDomain || !value.needsRetrieval
        ? read
        : { ...read, intentType: 'IRRELEVANT', facets: ['IRRELEVANT'] }
    return {
      currentPhase: 'PLANNING',
      conversationHistory: history,
      queryComplexity: value.complexity,
      dynamicK: looksUp
        ? documentsFor(value.complexity, state.agentConfig, state.featureFlags.activeRetrievalEnabled)
        : 0,
      needsRetrieval: looksUp,
      governedElsewhere: needsRetrieval ? (elsewhere?.governedBy ?? null) : null,
      intent,
      choice: (await domain.calculation?.choose(question, intent, signal)) ?? null,
      executionSteps: stepsOf(
        looksUp
          ? ['retrieve', 'answer', ...(state.featureFlags.qualityCheckEnabled ? ['check' as const] : [])]
          : ['answer'],
        state.language,
      ),
    }
  }
