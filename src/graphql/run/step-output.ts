import type { SourceRef } from '../../domain/answer.ts'
import type { OutputKind, StepOutput as Output } from '../../domain/step-output.ts'
import { loadDocumentsOfRuns } from '../../store/documents.ts'
import { builder } from '../builder.ts'
import { loadOffers, PropertySearchResult } from '../property/property-search-result.ts'
import { MarketStatistics } from '../property/market.ts'
import { GeneratedDocument, LegalArticle, LoanProduct } from '../refs.ts'
import { CalculationSource, loadSources, Source } from '../answer/source.ts'

const sourcesOf = <K extends SourceRef['kind']>({ sources }: Output, kind: K) =>
  sources.filter((source): source is Extract<SourceRef, { kind: K }> => source.kind === kind)

const BESIDE = 'Whatever else the step found or rests on; what no longer exists is left out.'

const ListingsOutput = builder.objectRef<Output>('ListingsOutput').implement({
  description: 'Homes that a step found.',
  fields: (t) => ({
    listings: t.field({
      type: [PropertySearchResult],
      description:
        'In the order in which they were found, as they are offered now; those that were taken off are left out.',
      resolve: ({ listings }, _args, context) => loadOffers(listings, context),
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) =>
        loadSources(
          sources.filter(({ kind }) => kind !== 'PROPERTY' && kind !== 'TRANSACTION'),
          context,
        ),
    }),
  }),
})

const ArticlesOutput = builder.objectRef<Output>('ArticlesOutput').implement({
  description: 'Articles of the law that a step found.',
  fields: (t) => ({
    articles: t.field({
      type: [LegalArticle],
      description: 'The one that governs the question first.',
      resolve: async (output, _args, context) => {
        const articles = LegalArticle.getDataloader(context)
        const rows = await Promise.all(sourcesOf(output, 'LAW').map(({ id }) => articles.load(id)))
        // A loader of rows gives null for what it does not find, whatever its type says.
        return rows.filter((row) => (row as typeof row | null) !== null)
      },
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) =>
        loadSources(
          sources.filter(({ kind }) => kind !== 'LAW'),
          context,
        ),
    }),
  }),
})

const StatisticsOutput = builder.objectRef<Output>('StatisticsOutput').implement({
  description: 'Statistics of reported deals that a step looked up.',
  fields: (t) => ({
    statistics: t.field({
      type: [MarketStatistics],
      description: 'As they were when the step was done.',
      resolve: (output) => sourcesOf(output, 'MARKET').map(({ statistics }) => statistics),
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) =>
        loadSources(
          sources.filter(({ kind }) => kind !== 'MARKET'),
          context,
        ),
    }),
  }),
})

const ProductsOutput = builder.objectRef<Output>('ProductsOutput').implement({
  description: 'Loans that a step found.',
  fields: (t) => ({
    products: t.field({
      type: [LoanProduct],
      description: 'The best fit first.',
      resolve: async (output, _args, context) => {
        const products = LoanProduct.getDataloader(context)
        const rows = await Promise.all(sourcesOf(output, 'LOAN').map(({ id }) => products.load(id)))
        return rows.filter((row) => (row as typeof row | null) !== null)
      },
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) =>
        loadSources(
          sources.filter(({ kind }) => kind !== 'LOAN'),
          context,
        ),
    }),
  }),
})

const FiguresOutput = builder.objectRef<Output>('FiguresOutput').implement({
  description: 'Calculations of a step, each with all that is needed to repeat it.',
  fields: (t) => ({
    calculations: t.field({
      type: [CalculationSource],
      description: 'In the order in which an answer tells them; of several homes the riskiest first.',
      resolve: (output) => sourcesOf(output, 'CALCULATION'),
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) =>
        loadSources(
          sources.filter(({ kind }) => kind !== 'CALCULATION'),
          context,
        ),
    }),
  }),
})

const DocumentOutput = builder.objectRef<Output>('DocumentOutput').implement({
  description: 'The contract that a step wrote.',
  fields: (t) => ({
    title: t.string({
      nullable: true,
      description: '“주택임대차계약서”; null where none was written.',
      resolve: ({ document }) => document?.title ?? null,
    }),
    documentType: t.string({
      nullable: true,
      description: '`lease_contract` or `sales_contract`; null where none was written.',
      resolve: ({ document }) => document?.documentType ?? null,
    }),
    document: t.loadable({
      type: GeneratedDocument,
      nullable: true,
      description: 'The contract itself; null where it was deleted.',
      load: async (runIds: string[], { pool, viewer }) => {
        const documents = viewer === null ? [] : await loadDocumentsOfRuns(pool, viewer.userId, runIds)
        return runIds.map((runId) => documents.find((document) => document.runId === runId) ?? null)
      },
      resolve: ({ document }) => document?.runId ?? null,
    }),
    sources: t.field({
      type: [Source],
      description: BESIDE,
      resolve: ({ sources }, _args, context) => loadSources(sources, context),
    }),
  }),
})

const NAMES: Record<OutputKind, string> = {
  LISTINGS: ListingsOutput.name,
  ARTICLES: ArticlesOutput.name,
  STATISTICS: StatisticsOutput.name,
  PRODUCTS: ProductsOutput.name,
  FIGURES: FiguresOutput.name,
  DOCUMENT: DocumentOutput.name,
}

export const StepOutput = builder.unionType('StepOutput', {
  description:
    'What a step found, as data. Which type it is says what the step was for; `sources` holds what it found beside that.',
  types: [ListingsOutput, ArticlesOutput, StatisticsOutput, ProductsOutput, FiguresOutput, DocumentOutput],
  resolveType: ({ kind }) => NAMES[kind],
})
