import type { TermSuggestion as Suggestion, WrittenTerms as Written } from '../../domain/document/decision.ts'
import type { InputRequest as DomainRequest } from '../../domain/input.ts'
import { builder } from '../builder.ts'
import { ContractRiskTypeEnum, RiskLevelEnum } from '../enums.ts'
import { InputRequest } from '../run/input-request.ts'
import type { RequestView } from '../run/input-request.ts'
import { GeneratedDocument } from '../refs.ts'

const TermSuggestion = builder.objectRef<Suggestion>('TermSuggestion').implement({
  description: 'Another wording for a special term that the review found fault with.',
  fields: (t) => ({
    id: t.id({ description: 'Names it in the answer.', resolve: ({ id }) => id }),
    type: t.field({ type: ContractRiskTypeEnum, description: 'What is wrong.', resolve: ({ type }) => type }),
    severity: t.field({
      type: RiskLevelEnum,
      description: 'How much is at stake.',
      resolve: ({ severity }) => severity,
    }),
    specialTerm: t.exposeInt('specialTerm', { description: 'Which special term it would replace, from 1.' }),
    reason: t.exposeString('reason', { description: 'Why.' }),
    suggestion: t.exposeString('suggestion', {
      description: 'What it would say, in the language of the run.',
    }),
    wording: t.exposeString('wording', { description: 'The same as the contract would have it, in Korean.' }),
  }),
})

const WrittenTerms = builder.objectRef<Written>('WrittenTerms').implement({
  description: 'What a contract says of money and days; what its special terms say stands in the document.',
  fields: (t) => ({
    deposit: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Null: left blank. Of a sale the down payment.',
      resolve: ({ deposit }) => deposit,
    }),
    monthlyRent: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Null or 0: none.',
      resolve: ({ monthlyRent }) => monthlyRent,
    }),
    price: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Of a sale; null: left blank, or a lease.',
      resolve: ({ price }) => price,
    }),
    startDate: t.field({
      type: 'Date',
      description: 'First day of a lease; of a sale the day of the contract.',
      resolve: ({ startDate }) => startDate,
    }),
    endDate: t.field({
      type: 'Date',
      description: 'Last day of a lease; of a sale that of the balance.',
      resolve: ({ endDate }) => endDate,
    }),
    specialTermCount: t.int({
      description: 'How many special terms it has.',
      resolve: ({ specialTerms }) => specialTerms,
    }),
  }),
})

type Decision = Extract<DomainRequest, { kind: 'DOCUMENT_DECISION' }>

builder.objectRef<RequestView<Decision>>('DocumentDecisionRequest').implement({
  description: 'A contract was written and reviewed: it stands, is changed, or is thrown away.',
  interfaces: [InputRequest],
  fields: (t) => ({
    document: t.field({
      type: GeneratedDocument,
      nullable: true,
      description: 'The version to decide on, with its review; null where it is gone.',
      resolve: ({ request }) => request.documentId,
    }),
    version: t.int({
      description: 'Which version it is, from 1.',
      resolve: ({ request }) => request.version,
    }),
    termSuggestions: t.field({
      type: [TermSuggestion],
      description: 'What can be taken over.',
      resolve: ({ request }) => request.suggestions,
    }),
    writtenTerms: t.field({
      type: WrittenTerms,
      description: 'What stands in it.',
      resolve: ({ request }) => request.written,
    }),
  }),
})
