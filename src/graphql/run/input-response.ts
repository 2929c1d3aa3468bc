import { InputNoLongerPendingError, InvalidInputError, NotFoundError } from '../../domain/errors.ts'
import { OWN_HOME } from '../../domain/input-response.ts'
import { builder } from '../builder.ts'
import { ContractHomeInput, DocumentDecisionInput } from '../document/document-input.ts'
import { PlanDecisionEnum } from '../enums.ts'
import { readIdOf, requireIdOf } from '../ids.ts'
import { reload, Run } from '../refs.ts'

const PlanStepInput = builder.inputType('PlanStepInput', {
  description: 'A step of the plan as it should be. Steps that are not listed follow as they were.',
  fields: (t) => ({
    stepId: t.string({
      required: true,
      description: 'The step; the order of the list is the order of the plan.',
    }),
    description: t.string({ description: 'What it should do, 1 to 500 characters; as it was when omitted.' }),
    skip: t.boolean({ description: 'Leave it out, and with it the steps that need its result.' }),
  }),
})

const PlanApprovalInput = builder.inputType('PlanApprovalInput', {
  description: 'What becomes of the plan.',
  fields: (t) => ({
    decision: t.field({ type: PlanDecisionEnum, required: true, description: 'The decision.' }),
    steps: t.field({ type: [PlanStepInput], description: 'For MODIFY.' }),
    feedback: t.string({ description: 'For REJECT: what a better plan would do. 1 to 20000 characters.' }),
  }),
})

const PartyInput = builder.inputType('PartyInput', {
  description:
    'The resident registration number may be left out: the document then leaves room to write it by hand. It may be ' +
    'processed only where a statute allows it, so a deployment can switch its collection off.',
  fields: (t) => ({
    name: t.string({ required: true, description: '1 to 50 characters.' }),
    address: t.string({ required: true, description: '1 to 200 characters.' }),
    phone: t.string({ required: true, description: 'A Korean number: 010-1234-5678.' }),
    residentRegistrationNumber: t.string({
      description: 'Six digits, hyphen, seven digits; checked for form.',
    }),
  }),
})

const ContractPartiesInput = builder.inputType('ContractPartiesInput', {
  description:
    'Who concludes the contract, and on which terms. For a sale `lessor` sells, `lessee` buys, `deposit` is the down payment ' +
    '(계약금), `startDate` the day of the contract and `endDate` that of the balance.',
  fields: (t) => ({
    lessor: t.field({ type: PartyInput, required: true, description: 'Who lets (임대인).' }),
    lessee: t.field({ type: PartyInput, required: true, description: 'Who rents (임차인).' }),
    home: t.field({
      type: ContractHomeInput,
      description: 'Where no listing was chosen; the document leaves room for it when omitted.',
    }),
    deposit: t.field({
      type: 'Manwon',
      description:
        'Deposit in 만원; as the home is listed when omitted (`ContractPartiesRequest.terms`). Needed for a sale and without a listing.',
    }),
    monthlyRent: t.field({
      type: 'Manwon',
      description: 'Monthly rent in 만원; as listed when omitted, 0 or omitted for jeonse.',
    }),
    price: t.field({ type: 'Manwon', description: 'Price of a sale in 만원; as listed when omitted.' }),
    startDate: t.field({ type: 'Date', required: true, description: 'First day of the lease.' }),
    endDate: t.field({
      type: 'Date',
      required: true,
      description: 'Last day of the lease, after `startDate`.',
    }),
    specialTerms: t.stringList({ description: 'Special terms (특약), one an item, at most 50.' }),
  }),
})

const InputResponse = builder.inputType('InputResponse', {
  description: 'Exactly one field is set: the one that fits the pending request.',
  isOneOf: true,
  fields: (t) => ({
    clarification: t.string({ description: 'Answers a ClarificationRequest; 1 to 2000 characters.' }),
    planApproval: t.field({ type: PlanApprovalInput, description: 'Answers a PlanApprovalRequest.' }),
    propertySelection: t.id({
      description: 'Answers a PropertySelectionRequest: id of one of its Properties.',
    }),
    ownHome: t.boolean({
      description:
        'True answers a PropertySelectionRequest too: the contract is about none of these, but about a home whose address is typed in.',
    }),
    contractParties: t.field({
      type: ContractPartiesInput,
      description: 'Answers a ContractPartiesRequest.',
    }),
    documentDecision: t.field({
      type: DocumentDecisionInput,
      description: 'Answers a DocumentDecisionRequest.',
    }),
  }),
})

const RespondToInputResult = builder.errorUnion('RespondToInputResult', {
  description: 'The run, which goes on, or why the answer was not taken.',
  types: [Run, InvalidInputError, NotFoundError, InputNoLongerPendingError],
  resolveType: () => 'Run',
})

/** The answer with database ids; an id that is no Property's is passed on as one that is not among the options. */
const readResponse = ({
  ownHome,
  propertySelection,
  ...response
}: typeof InputResponse.$inferInput): Record<string, unknown> => {
  if (ownHome === true) return { propertySelection: OWN_HOME }
  if (ownHome === false) throw new InvalidInputError('is true, or another field answers', 'response.ownHome')
  return propertySelection == null
    ? response
    : { propertySelection: readIdOf('Property', propertySelection) ?? 'none' }
}

builder.mutationField('respondToInput', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: RespondToInputResult,
    description:
      'Answers what a run waits for (`Run.pendingInput`); the run goes on. Of several answers the first is taken, and the ' +
      'same answer again changes nothing, so it can be repeated safely. Errors: InvalidInputError (with every field at ' +
      'fault; the request stays open), NotFoundError, InputNoLongerPendingError.',
    args: {
      runId: t.arg.id({ required: true, description: 'Id of a Run.' }),
      requestId: t.arg.id({ required: true, description: '`id` of the pending request.' }),
      response: t.arg({ type: InputResponse, required: true, description: 'The answer.' }),
    },
    resolve: async (_root, { runId, requestId, response }, context) => {
      const id = requireIdOf('Run', runId, 'the run')
      await context.runs.respond(context.viewer.userId, id, requestId, readResponse(response))
      return reload(Run.getDataloader(context), id, 'the run')
    },
  }),
)
