import { z } from 'zod'
import { lawInEnglish } from '../../domain/law/english.ts'
import type { LawHit } from '../../domain/law/search.ts'
import { LEGAL_ARTICLE } from '../../store/rows/legal-article.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import { allowsModel } from '../user/model-provider.ts'
import { pageCost, pageFields, readPageSize, toForwardPage } from '../connection.ts'
import type { Edge, Page } from '../connection.ts'
import { LegalArticle } from '../refs.ts'

LegalArticle.implement({
  description: 'An article of a law in force.',
  fields: (t) => ({
    ...columns(t, LEGAL_ARTICLE, {
      lawName: 'Full name of the law.',
      articleNumber: '“제7조의2”.',
      title: 'Heading of the article.',
      content: 'The whole article: the statute’s own text, or where `isDigest` the project’s short wording.',
      isDigest: 'A digest in the project’s own words, not the statute’s text.',
      effectiveDate: 'From when it holds; null where the source does not say.',
      sourceUrl: 'The law at its official publisher.',
    }),
    label: t.string({
      description:
        'Law and number in the language of who reads: “Housing Lease Protection Act, Article 7-2”; in Korean where the law has no English name here. English names are unofficial.',
      resolve: ({ lawName, articleNumber }, _args, { language }) => {
        const korean = `${lawName} ${articleNumber}`
        return language === 'EN' ? lawInEnglish(korean) : korean
      },
    }),
    titleLabel: t.string({
      description: 'Heading in the language of who reads; in Korean where there is no English one.',
      resolve: ({ lawName, articleNumber, title }, _args, { language, law }) =>
        language === 'EN' ? (law.english(lawName, articleNumber)?.title ?? title) : title,
    }),
    englishDigest: t.string({
      nullable: true,
      description: 'What it says, in English, in the project’s own words; null where there is none.',
      resolve: ({ lawName, articleNumber }, _args, { law }) =>
        law.english(lawName, articleNumber)?.digest ?? null,
    }),
  }),
})

interface LegalEdge {
  cursor: string
  node: LawHit
}

const LegalSearchEdge = builder.objectRef<LegalEdge>('LegalSearchEdge').implement({
  description: 'An article in a page.',
  fields: (t) => ({
    node: t.field({
      type: LegalArticle,
      description: 'The article.',
      resolve: ({ node }) => ({ ...node, id: node.articleId }),
    }),
    cursor: t.exposeString('cursor', { description: pageFields.cursor }),
    score: t.float({
      description: 'Higher is better; only comparable within one result.',
      resolve: ({ node }) => node.score,
    }),
    snippet: t.string({ description: 'The part that matched.', resolve: ({ node }) => node.snippet }),
  }),
})

const LegalSearchConnection = builder
  .objectRef<Page<LawHit, Edge<LawHit>>>('LegalSearchConnection')
  .implement({
    description: 'A page of articles, best first.',
    fields: (t) => ({
      edges: t.field({ type: [LegalSearchEdge], ...pageFields.edges, resolve: (page) => page.edges }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        ...pageFields.pageInfo,
        resolve: (page) => page.pageInfo,
      }),
    }),
  })

const MAX_QUERY = 2000
const legalArgs = z.object({
  query: z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(MAX_QUERY, `must have at most ${MAX_QUERY} characters`),
  lawName: z.string().trim().min(1).max(100).nullish(),
  first: z.int().nullish(),
  after: z.string().nullish(),
})

builder.queryField('legalSearch', (t) =>
  t.field({
    type: LegalSearchConnection,
    description: 'Articles that answer a question, best first. Errors: INVALID_INPUT.',
    args: {
      query: t.arg.string({
        required: true,
        description: `Question or keywords, 1 to ${MAX_QUERY} characters; “주임법 7조의2” is understood.`,
      }),
      lawName: t.arg.string({ description: 'Only this law: its full name or a common abbreviation.' }),
      first: t.arg.int({ description: 'Page size, at most 100; 20 when omitted.' }),
      after: t.arg.string({ description: 'Cursor of an article of the same search.' }),
    },
    validate: legalArgs,
    complexity: (args) => ({ ...pageCost(args), field: 20 }),
    resolve: async (_root, { query, lawName, first, after }, context) => {
      const { limit } = readPageSize({ first })
      const page = await context.law.page({
        query,
        lawName: lawName ?? null,
        first: limit,
        after: after ?? null,
        isByWords: !(await allowsModel(context)),
      })
      return toForwardPage(page.items, page.hasNextPage, after)
    },
  }),
)
