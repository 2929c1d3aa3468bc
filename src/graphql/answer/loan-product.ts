import { loanTerms } from '../../domain/message/loan-terms.ts'
import { formatArg } from '../../domain/message/say.ts'
import { sourceWord } from '../../domain/message/source-word.ts'
import { loanQuery } from '../../domain/loan/search.ts'
import { loanPage } from '../../store/loan-search.ts'
import { LOAN } from '../../store/rows/loan.ts'
import type { LoanRow } from '../../store/rows/loan.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import { pageCost, pageFields, readPageSize, toForwardPage } from '../connection.ts'
import type { Edge, Page } from '../connection.ts'
import { LoanCategoryEnum } from '../enums.ts'
import { LoanProduct } from '../refs.ts'

LoanProduct.implement({
  description: 'A loan that a bank or a public programme offers. Rates are percent a year.',
  fields: (t) => ({
    ...columns(t, LOAN, {
      code: 'Code at its company.',
      name: 'Name of the product.',
      company: 'Who lends.',
      category: 'What it is for.',
      rateType: '고정, 변동 …; null: not published.',
      repaymentType: 'How it is paid back; null: not published.',
      minRate: 'Null, never 0, where nothing is published.',
      maxRate: 'Null, never 0, where nothing is published.',
      averageRate: 'Average of what was lent in the last month; null, never 0, where nothing is published.',
      limitText: 'How much is lent, in the lender’s words.',
      disclosedMonth: 'YYYYMM of the publication; null: not known.',
      isDemo: 'An invented product of the demo data: nobody offers it.',
      eligibility: 'Who may have it; null: not published.',
    }),
    limitLabel: t.string({
      nullable: true,
      description:
        'How much is lent, in the language of who reads; in the lender’s words where these are not known in it.',
      resolve: ({ limitText }, _args, { language }) =>
        limitText === null ? null : formatArg(loanTerms(limitText), language),
    }),
    eligibilityLabel: t.string({
      nullable: true,
      description:
        'Who may have it, in the language of who reads; in the lender’s words where these are not known in it.',
      resolve: ({ eligibility }, _args, { language }) =>
        eligibility === null ? null : formatArg(loanTerms(eligibility), language),
    }),
    rateTypeLabel: t.string({
      nullable: true,
      description: 'Kind of rate in the language of who reads; null: not published.',
      resolve: ({ rateType }, _args, { language }) =>
        rateType === null ? null : sourceWord(rateType, language),
    }),
    repaymentTypeLabel: t.string({
      nullable: true,
      description: 'How it is paid back, in the language of who reads; null: not published.',
      resolve: ({ repaymentType }, _args, { language }) =>
        repaymentType === null ? null : sourceWord(repaymentType, language),
    }),
  }),
})

const LoanProductEdge = builder.objectRef<Edge<LoanRow>>('LoanProductEdge').implement({
  description: 'A loan product in a page.',
  fields: (t) => ({
    node: t.field({ type: LoanProduct, description: 'The product.', resolve: (edge) => edge.node }),
    cursor: t.exposeString('cursor', { description: pageFields.cursor }),
  }),
})

interface LoanPageView extends Page<LoanRow> {
  totalCount: number
}

const LoanProductConnection = builder.objectRef<LoanPageView>('LoanProductConnection').implement({
  description: 'A page of loan products.',
  fields: (t) => ({
    edges: t.field({ type: [LoanProductEdge], ...pageFields.edges, resolve: (page) => page.edges }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      ...pageFields.pageInfo,
      resolve: (page) => page.pageInfo,
    }),
    totalCount: t.exposeInt('totalCount', { description: 'All products that match.' }),
  }),
})

const LoanFilter = builder.inputType('LoanFilter', {
  description: 'Conditions on a loan product; all that are given must hold.',
  fields: (t) => ({
    category: t.field({ type: LoanCategoryEnum, description: 'What it is for.' }),
    maxRate: t.float({
      description:
        'Percent a year, 0 to 100: products whose lowest rate is at most this. Unpublished rates do not match.',
    }),
    companyName: t.string({ description: 'Part of the lender’s name.' }),
    rateType: t.string({ description: 'Part of the rate type: 고정, 변동 …' }),
  }),
  validate: loanQuery.pick({ category: true, maxRate: true, companyName: true, rateType: true }),
})

builder.queryField('loanProducts', (t) =>
  t.field({
    type: LoanProductConnection,
    description: 'Loan products, lowest rate first, those without a published rate last.',
    args: {
      filter: t.arg({ type: LoanFilter, description: 'Conditions; all products when omitted.' }),
      first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
      after: t.arg.string({ description: 'Cursor of a product of the same list.' }),
    },
    complexity: pageCost,
    resolve: async (_root, { filter, first, after }, { replica }) => {
      const { limit } = readPageSize({ first })
      const page = await loanPage(replica, { filter: filter ?? {}, first: limit, after: after ?? null })
      return { ...toForwardPage(page.items, page.hasNextPage, after), totalCount: page.totalCount }
    },
  }),
)
