import { defineEntity, p } from '@mikro-orm/core'
import { LANGUAGES } from '../../domain/run.ts'
import { createdAt, uuidId } from './columns.ts'
import { Run } from './run.ts'
import { User } from './user.ts'

/** An answer that may be given again, with everything that it depends on: whatever differs is another answer. */
export const ResponseCacheSchema = defineEntity({
  name: 'ResponseCache',
  tableName: 'response_cache',
  properties: {
    id: uuidId(),
    /** Whom it was made for. */
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    /** Nothing personal went in: others who ask the same, word for word, may have it. */
    isShared: p.boolean(),
    /** The run that made it; gone with it and its session. */
    run: () => p.manyToOne(Run).ref().deleteRule('cascade'),
    domain: p.text(),
    corpusVersion: p.text(),
    language: p.enum(LANGUAGES),
    /** Of settings and of who makes the calls. */
    variant: p.text(),
    /** Of the circumstances that it takes into account; empty without any. */
    profile: p.text(),
    normalisedQuery: p.text(),
    /** float32, a unit vector of `embedding_model`. */
    embedding: p.uint8array().nullable().lazy(),
    embeddingModel: p.text().nullable(),
    answer: p.json<object>(),
    hits: p.integer().default(0),
    createdAt: createdAt(),
  },
  indexes: [{ properties: ['run'] }],
  uniques: [
    {
      // md5: a query of 20,000 characters does not fit into a b-tree entry.
      name: 'response_cache_query_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table.qualifiedName} (${columns.user}, ${columns.domain}, ${columns.corpusVersion}, ${columns.language}, ${columns.variant}, ${columns.profile}, md5(${columns.normalisedQuery}))`,
    },
    {
      name: 'response_cache_shared',
      expression: (columns, table, name) =>
        `create index "${name}" on ${table.qualifiedName} (md5(${columns.normalisedQuery}), ${columns.domain}, ${columns.corpusVersion}) where ${columns.isShared}`,
    },
  ],
  checks: [
    { name: 'response_cache_hits_positive', expression: 'hits >= 0' },
    { name: 'response_cache_shared_without_profile', expression: `not is_shared or profile = ''` },
    {
      name: 'response_cache_embedding_named',
      expression: '(embedding is null) = (embedding_model is null)',
    },
  ],
})
export class ResponseCache extends ResponseCacheSchema.class {}
ResponseCacheSchema.setClass(ResponseCache)
