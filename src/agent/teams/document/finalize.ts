import { present } from '../../../domain/present.ts'
import type { Assumption } from '../../../domain/answer.ts'
import { TEMPLATES } from '../../../domain/document/template.ts'
import { name } from '../../../domain/message/arg.ts'
import { formatArg, wordsIn } from '../../../domain/message/say.ts'
import { mergeEvidence } from '../../facts/evidence.ts'
import type { NodeControl } from '../../marks.ts'
import type { StepOutcome } from '../team.ts'
import type { AgentDeps } from '../../ports.ts'
import { attemptOf, saveDraft } from './draft.ts'
import { documentEvidence, documentOf } from './evidence.ts'
import { agreedTerms, nameOfSum, sumOf, tellDifferences } from './offered-terms.ts'
import { required } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** What the parties left out and the listing says, and what is left to them. */
const assumptionsOf = (state: DocumentTeamState): Assumption[] => {
  const { language } = state.sharedContext
  const words = wordsIn(language)
  const { withoutHome, isRenewal, offer } = state
  const parties = required(state, 'contractParties')
  const terms = agreedTerms(state)
  const asListed = (['price', 'deposit', 'monthlyRent'] as const).flatMap((field) => {
    const amount = terms[field]
    return parties[field] == null && amount !== null
      ? [
          {
            name: formatArg(nameOfSum(field), language),
            value: words(offer === null ? 'document.assumed.said' : 'document.assumed.listed', {
              amount: sumOf(amount),
            }),
          },
        ]
      : []
  })
  return present([
    ...asListed,
    withoutHome &&
      parties.home === null && {
        name: words('document.assumed.home'),
        value: words(isRenewal ? 'document.assumed.renewal' : 'document.assumed.byHand'),
      },
  ]).map((item) => ({
    ...item,
    source: 'DEFAULT',
  }))
}

/** No contract: the reason is the answer. */
const withoutDocument = (state: DocumentTeamState): StepOutcome => {
  const words = wordsIn(state.sharedContext.language)
  return {
    stepId: state.stepId,
    team: 'DOCUMENT',
    status: 'COMPLETED',
    result: { documentType: null, reason: state.refusal },
    evidence: [],
    gaps: [
      state.refusal === 'BEYOND_HOMES'
        ? words('document.beyondHomes', { wanted: name(state.beyondHomes ?? '') })
        : state.refusal === 'REJECTED'
          ? words('document.thrownAway')
          : words('document.noDocument'),
    ],
    assumptions: [],
    error: null,
  }
}

const settle = async (
  state: DocumentTeamState,
  deps: AgentDeps,
  control: NodeControl,
  decision: 'ACCEPT' | 'REJECT',
): Promise<void> => {
  const { documentId, firstVersionId } = required(state, 'draft')
  const { runId } = state
  await deps.ports.settleDocument({
    runId,
    attempt: attemptOf(control),
    documentId,
    firstVersionId,
    decision,
  })
}

const written = (state: DocumentTeamState): StepOutcome => {
  const document = documentOf(state)
  const { review, title, documentType } = document
  const { selectedProperty, homes } = state
  const home = homes.find(({ transactionId }) => transactionId === selectedProperty?.transactionId)
  return {
    stepId: state.stepId,
    team: 'DOCUMENT',
    status: 'COMPLETED',
    result: {
      documentType,
      templateId: state.templateId,
      templateName: TEMPLATES[required(state, 'templateId')].name,
      title,
      riskLevel: review.riskLevel,
      riskCount: review.risks.length,
      version: state.draft?.version ?? 1,
      complianceCheck: Object.fromEntries(review.complianceCheck.map(({ rule, passed }) => [rule, passed])),
      generationTime: state.generationTime,
      reviewTime: state.reviewTime,
    },
    evidence: mergeEvidence([[documentEvidence(document)], home ? [home.evidence] : [], state.articles]),
    gaps: tellDifferences(state),
    assumptions: assumptionsOf(state),
    error: null,
    document,
  }
}

/** Does what was decided, and leaves what the run may say of it. */
export const finalize =
  (deps: AgentDeps) =>
  async (state: DocumentTeamState, control: NodeControl): Promise<DocumentTeamUpdate> => {
    if (state.refusal !== null) {
      if (state.draft !== null) await settle(state, deps, control, 'REJECT')
      return { status: 'COMPLETED', outcome: withoutDocument(state) }
    }
    // Reviewed by an earlier release, which wrote it here and asked nothing.
    const draft = state.draft ?? (await saveDraft(state, deps, control))
    if (state.decision === 'ACCEPTED') await settle(state, deps, control, 'ACCEPT')
    return { status: 'COMPLETED', draft, outcome: written(state) }
  }
