import type { NodeControl } from '../../marks.ts'
import type { AgentDeps } from '../../ports.ts'
import { documentOf } from './evidence.ts'
import { requestOf } from './state.ts'
import type { Draft, DocumentTeamState, DocumentTeamUpdate } from './state.ts'

export const attemptOf = ({ configurable }: NodeControl): number => {
  const attempt: unknown = configurable?.['attempt']
  return typeof attempt === 'number' ? attempt : 1
}

/** Done again after a crash, it finds the version that it wrote. Of the first version the key is that of earlier releases. */
const effectKeyOf = (stepId: string, version: number): string =>
  version === 1 ? `document:${stepId}` : `document:${stepId}:${version}`

export const saveDraft = async (
  state: DocumentTeamState,
  { ports }: AgentDeps,
  control: NodeControl,
): Promise<Draft> => {
  const version = (state.draft?.version ?? 0) + 1
  const firstVersionId = state.draft?.firstVersionId ?? null
  const documentId = await ports.saveDocument({
    ...requestOf(state),
    runId: state.runId,
    attempt: attemptOf(control),
    effectKey: effectKeyOf(state.stepId, version),
    review: documentOf(state).review,
    version,
    firstVersionId,
  })
  return { documentId, firstVersionId: firstVersionId ?? documentId, version }
}

/** Writes a version, sealed and fenced, for its user to read before they decide. */
export const write =
  (deps: AgentDeps) =>
  async (state: DocumentTeamState, control: NodeControl): Promise<DocumentTeamUpdate> => ({
    draft: await saveDraft(state, deps, control),
  })

/** Whoever takes suggestions over and wants nothing else has decided already. */
export const afterWriting = ({ decision }: DocumentTeamState): 'askDecision' | 'finalize' =>
  decision === 'ACCEPTED' ? 'finalize' : 'askDecision'
