import type { TeamRunner } from '../team.ts'
import type { AgentDeps } from '../../ports.ts'
import { buildDocumentTeam } from './graph.ts'
import type { DocumentTeamState } from './state.ts'

/** Percent of the work that is done when a node is. */
const DONE: Record<string, number> = {
  prepare: 5,
  findHomes: 15,
  askHome: 35,
  askWithoutHome: 35,
  selectTemplate: 40,
  askParties: 60,
  askTerms: 65,
  generate: 75,
  review: 85,
  write: 90,
  askDecision: 95,
}

/** The document team as the supervisor runs it. It asks its user: the run stops there, and comes back here with the answer. */
export const documentTeam =
  (deps: AgentDeps): TeamRunner =>
  async ({ step, runId, shared, question, notes, evidence, inputs }, { signal, report, configurable }) => {
    const input = {
      sharedContext: shared,
      request: question.followUp?.request ?? null,
      stepId: step.stepId,
      runId,
      notes,
      pointed: question.followUp?.about === 'homes' && question.followUp.listings.length === 1,
      found: evidence.filter(({ kind }) => kind === 'property'),
      searched: Object.keys(inputs).length > 0,
    }
    let last: DocumentTeamState | null = null
    for await (const [mode, chunk] of await buildDocumentTeam(deps).stream(input, {
      configurable,
      signal,
      streamMode: ['values', 'updates'],
    })) {
      if (mode === 'values') last = chunk
      else for (const node of Object.keys(chunk)) report(DONE[node] ?? 0)
    }
    if (!last?.outcome) throw new Error('the document team ended without an outcome')
    return last.outcome
  }
