import { wordsIn } from '../../../domain/message/say.ts'
import { Overwrite } from '@langchain/langgraph'
import { say, signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { researchQuestion, scopeOf } from '../deps.ts'
import type { ResearchDeps } from '../deps.ts'
import { spentOn } from '../limits.ts'
import { userMessage } from '../message.ts'
import { override } from '../override.ts'
import { givenIn, ownTopic, ownWorkOf } from '../own-work.ts'
import { isOutdated, isResearched, nameTopics, nextRevision, planResearch, stepOf } from '../plan.ts'
import type { ResearchBrief } from '../decisions.ts'
import type { AgentState, AgentUpdate } from '../state.ts'
import { MAX_TOPICS } from '../topic.ts'
import { briefCall } from '../calls/brief-call.ts'

const NOTHING: ResearchBrief = { title: '', brief: '', topics: [], assumptions: [], gaps: [], unapplied: [] }

/** Writes down what is to be found out, topic by topic; comes round again with what the user said about the plan before. */
export const writeResearchBrief =
  ({ ports, calls }: ResearchDeps) =>
  async (state: AgentState, control: NodeControl): Promise<AgentUpdate> => {
    const scope = scopeOf(state)
    // A fork with another question is read first.
    if (scope === null) return { scope: null }
    const { intent, confirmation, query } = scope
    const revision = nextRevision(state)
    const words = wordsIn(state.language)
    say(control, { mark: 'phase', phase: 'PLANNING' })
    const message = revision > 1 ? words('research.replanning') : confirmation
    if (message !== '') say(control, { mark: 'planning', revision, message })

    // What was said about the plan of another question says nothing about this one's.
    const planFeedback = isOutdated(state) ? [] : state.planFeedback
    const question = await researchQuestion(state, ports)
    const written = isResearched(intent)
      ? await calls.call(
          briefCall,
          { ...question, intent, feedback: planFeedback },
          { signal: signalOf(control), stepId: null },
        )
      : null
    const { title, brief, topics: drafts, assumptions, gaps, unapplied } = written?.value ?? NOTHING
    // What the question gives figures for is worked out as it stands, whoever writes the brief.
    const { choice } = scope
    const asking = { question, intent, feedback: planFeedback, places: await ports.places(), choice }
    const work = written && ownWorkOf(asking)
    const all = [...(work ? [ownTopic(work, state.language)] : []), ...drafts]
    const topics = nameTopics(all.slice(0, MAX_TOPICS), 0)
    const steps = topics.map(stepOf)
    return {
      currentPhase: 'PLANNING',
      planFeedback,
      approvedRevision: null,
      planningState: planResearch({
        query,
        intent,
        steps,
        revision,
        parallel: state.settings.maxParallelResearchers,
      }),
      topics,
      given: written ? givenIn(asking) : null,
      addedTopics: [],
      title,
      briefAssumptions: assumptions,
      briefGaps: gaps,
      briefUnapplied: unapplied,
      researchBrief: brief,
      executionSteps: new Overwrite(steps),
      supervisorMessages: override([userMessage(brief)]),
      ...(written && spentOn(written)),
    }
  }

/** Where a brief goes: to its user, to the supervisor, or straight to the answer where there is nothing to research. */
export const afterBrief = (
  state: AgentState,
): 'clarifyWithUser' | 'planApproval' | 'supervisor' | 'writeFinalReport' => {
  if (state.scope === null) return 'clarifyWithUser'
  if (state.executionSteps.length === 0) return 'writeFinalReport'
  return state.requirePlanApproval ? 'planApproval' : 'supervisor'
}
