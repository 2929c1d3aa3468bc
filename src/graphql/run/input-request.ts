import type { InputRequest as DomainRequest } from '../../domain/input.ts'
import { formOf } from '../../domain/form/form.ts'
import type { Language } from '../../domain/run.ts'
import { builder } from '../builder.ts'
import { TransactionTypeEnum } from '../enums.ts'
import { FormField, shownForm } from './form.ts'
import { Plan } from './plan.ts'
import { loadOffers, PropertySearchResult } from '../property/property-search-result.ts'

type RequestOf<Kind extends DomainRequest['kind']> = Extract<DomainRequest, { kind: Kind }>

export interface RequestView<Request extends DomainRequest = DomainRequest> {
  request: Request
  /** That of the run. */
  language: Language
}

const TYPE_OF = {
  CLARIFICATION: 'ClarificationRequest',
  PLAN_APPROVAL: 'PlanApprovalRequest',
  PROPERTY_SELECTION: 'PropertySelectionRequest',
  CONTRACT_PARTIES: 'ContractPartiesRequest',
  DOCUMENT_DECISION: 'DocumentDecisionRequest',
} as const satisfies Record<DomainRequest['kind'], string>

export const InputRequest = builder.interfaceRef<RequestView>('InputRequest').implement({
  description: 'What a waiting run asks of its user. One answer wins; the kind says which.',
  resolveType: ({ request }) => TYPE_OF[request.kind],
  fields: (t) => ({
    id: t.id({
      description: 'Names this request when it is answered.',
      resolve: ({ request }) => request.id,
    }),
    message: t.string({
      description: 'The question, for the user to read.',
      resolve: ({ request }) => request.message,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'After this it can no longer be answered; null: it does not expire.',
      resolve: ({ request }) => request.expiresAt,
    }),
    form: t.field({
      type: [FormField],
      description:
        'What it asks for, field by field, in the language of the run: a client that shows these, and gives each answer at its ' +
        '`path` of `InputResponse`, can answer every request.',
      resolve: ({ request, language }) => shownForm(formOf(request, language), language),
    }),
  }),
})

builder.objectRef<RequestView<RequestOf<'CLARIFICATION'>>>('ClarificationRequest').implement({
  description: 'The question was not clear enough.',
  interfaces: [InputRequest],
  fields: (t) => ({
    suggestions: t.stringList({
      description: 'Answers that would do; any other text is welcome.',
      resolve: ({ request }) => request.suggestions,
    }),
  }),
})

builder.objectRef<RequestView<RequestOf<'PLAN_APPROVAL'>>>('PlanApprovalRequest').implement({
  description: 'The run was started with `requirePlanApproval`.',
  interfaces: [InputRequest],
  fields: (t) => ({
    plan: t.field({
      type: Plan,
      description: 'The plan to approve, change or reject.',
      resolve: ({ request }) => request.plan,
    }),
  }),
})

builder.objectRef<RequestView<RequestOf<'PROPERTY_SELECTION'>>>('PropertySelectionRequest').implement({
  description: 'One of several listings has to be chosen.',
  interfaces: [InputRequest],
  fields: (t) => ({
    options: t.field({
      type: [PropertySearchResult],
      description: 'The choice; listings that were taken off meanwhile are left out.',
      resolve: ({ request }, _args, context) => loadOffers(request.options, context),
    }),
  }),
})

const OfferedTerms = builder
  .objectRef<NonNullable<RequestOf<'CONTRACT_PARTIES'>['terms']>>('OfferedTerms')
  .implement({
    description: 'What a home is listed for, in 만원.',
    fields: (t) => ({
      transactionType: t.field({
        type: TransactionTypeEnum,
        nullable: true,
        description: 'The kind of deal.',
        resolve: ({ transactionType }) => transactionType,
      }),
      price: t.field({
        type: 'Manwon',
        nullable: true,
        description: 'Of a sale; null otherwise.',
        resolve: ({ price }) => price,
      }),
      deposit: t.field({
        type: 'Manwon',
        nullable: true,
        description: 'Of a lease; null for a sale.',
        resolve: ({ deposit }) => deposit,
      }),
      monthlyRent: t.field({
        type: 'Manwon',
        nullable: true,
        description: 'Null for a sale and for jeonse.',
        resolve: ({ monthlyRent }) => monthlyRent,
      }),
    }),
  })

builder.objectRef<RequestView<RequestOf<'CONTRACT_PARTIES'>>>('ContractPartiesRequest').implement({
  description: 'A contract needs its parties and terms.',
  interfaces: [InputRequest],
  fields: (t) => ({
    requiredFields: t.stringList({
      description: 'What the contract needs, by name; amounts that `terms` has may be left out.',
      resolve: ({ request }) => request.requiredFields,
    }),
    documentType: t.string({
      description: 'Which contract.',
      resolve: ({ request }) => request.documentType,
    }),
    terms: t.field({
      type: OfferedTerms,
      nullable: true,
      description:
        'What the home is listed for: amounts that the answer leaves out are as here, and what differs is asked back once. Null without a listing.',
      resolve: ({ request: { terms } }) => (terms?.transactionType == null ? null : terms),
    }),
  }),
})
