import type { AnalysisReport as Report, Metric as DomainMetric } from '../../domain/analysis.ts'
import { builder } from '../builder.ts'
import { ComplianceCheck, DocumentRisk } from '../document/document-review.ts'
import { RiskLevelEnum } from '../enums.ts'
import { CHART_COST } from './market.ts'

const Metric = builder.objectRef<DomainMetric>('Metric').implement({
  description: 'A number of an analysis.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is, in the language of the answer.' }),
    value: t.exposeFloat('value', { description: 'The number.' }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: '“만원”, “%”, “건”; null for a bare number.',
    }),
  }),
})

export const AnalysisReport = builder.objectRef<Report>('AnalysisReport').implement({
  description: 'What an analysis found.',
  fields: (t) => ({
    analysisType: t.exposeString('analysisType', {
      description: '`contract`, `risk`, `market`, or `comprehensive` where several were done.',
    }),
    summary: t.string({
      nullable: true,
      description: 'The result in one to three sentences; null where nothing was worked out.',
      resolve: ({ summary }) => summary ?? null,
    }),
    insights: t.exposeStringList('insights', { description: 'What it means.' }),
    recommendations: t.exposeStringList('recommendations', { description: 'What to do next.' }),
    metrics: t.field({ type: [Metric], description: 'Its numbers.', resolve: (report) => report.metrics }),
    riskLevel: t.field({
      type: RiskLevelEnum,
      nullable: true,
      description: 'The highest risk found; null where nothing was judged.',
      resolve: (report) => report.riskLevel,
    }),
    risks: t.field({
      type: [DocumentRisk],
      description: 'Clauses of a contract that are against the tenant or buyer.',
      resolve: (report) => report.risks,
    }),
    complianceCheck: t.field({
      type: [ComplianceCheck],
      description: 'Every statutory rule that a contract was held against, kept or not.',
      resolve: (report) => report.complianceCheck,
    }),
    confidenceScore: t.exposeFloat('confidenceScore', {
      description: 'How much of what it needs was known, 0 to 1.',
    }),
    chart: t.field({
      type: 'JSON',
      nullable: true,
      description: 'A Vega-Lite specification with its data; null where there is nothing to draw.',
      resolve: (report) => report.chart,
    }),
    chartSvg: t.string({
      nullable: true,
      description: 'The chart drawn, as an SVG document; null where there is nothing to draw.',
      complexity: { field: CHART_COST },
      resolve: ({ chart }, _args, { renderChart }) => chart && renderChart(chart),
    }),
  }),
})
