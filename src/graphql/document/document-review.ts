import type { DocumentReview as Review } from '../../domain/document/review.ts'
import { findArticles } from '../../store/rows/legal-article.ts'
import { builder } from '../builder.ts'
import { ContractRiskTypeEnum, RiskLevelEnum } from '../enums.ts'
import { LegalArticle } from '../refs.ts'

type Risk = Review['risks'][number]
type Check = Review['complianceCheck'][number]

const nameOf = ({ lawName, articleNumber }: NonNullable<Risk['article']>): string =>
  `${lawName} ${articleNumber}`

export const DocumentRisk = builder.objectRef<Risk>('DocumentRisk').implement({
  description: 'A clause that is against the tenant or buyer.',
  fields: (t) => ({
    type: t.field({
      type: ContractRiskTypeEnum,
      description: 'What kind of risk.',
      resolve: (risk) => risk.type,
    }),
    severity: t.field({
      type: RiskLevelEnum,
      description: 'How much is at stake.',
      resolve: (risk) => risk.severity,
    }),
    clause: t.exposeString('clause', { description: 'The clause’s own words, without personal data.' }),
    reason: t.exposeString('reason', { description: 'Why it is a risk.' }),
    law: t.loadable({
      type: LegalArticle,
      nullable: true,
      description: 'What the law says on it; null where no article is known or imported.',
      load: (names: string[], { pool }) => findArticles(pool, names),
      resolve: (risk) => risk.article && nameOf(risk.article),
    }),
    suggestion: t.string({
      nullable: true,
      description: 'A wording that would do.',
      resolve: (risk) => (risk.suggestion === '' ? null : risk.suggestion),
    }),
  }),
})

export const ComplianceCheck = builder.objectRef<Check>('ComplianceCheck').implement({
  description: 'A statutory rule that a contract was held against.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'The rule in plain words.' }),
    passed: t.exposeBoolean('passed', { description: 'The contract keeps it.' }),
    article: t.string({
      nullable: true,
      description: '“주택임대차보호법 제4조”.',
      resolve: (check) => check.article && nameOf(check.article),
    }),
  }),
})

export const DocumentReview = builder.objectRef<Review>('DocumentReview').implement({
  description: 'What contract analysis found in a document.',
  fields: (t) => ({
    riskLevel: t.field({
      type: RiskLevelEnum,
      description: 'The highest severity found; LOW where nothing was.',
      resolve: (review) => review.riskLevel,
    }),
    risks: t.field({
      type: [DocumentRisk],
      description: 'The clauses at fault.',
      resolve: (review) => review.risks,
    }),
    recommendations: t.exposeStringList('recommendations', {
      description: 'What to change, to know and still to write before signing.',
    }),
    complianceCheck: t.field({
      type: [ComplianceCheck],
      description: 'Every rule that was checked, kept or not.',
      resolve: (review) => review.complianceCheck,
    }),
  }),
})
