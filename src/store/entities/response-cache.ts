import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { User } from './user.ts'

const ResponseCacheSchema = defineEntity({
  name: 'ResponseCache',
  tableName: 'response_cache',
  properties: {
    id: uuidId(),
    /** The scope: an answer is only ever reused for the user it was made for; null where nothing personal went in. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    corpusVersion: p.text(),
    normalisedQuery: p.text(),
    embedding: p.uint8array().nullable().lazy(),
    answer: p.json<object>(),
    hits: p.integer().default(0),
    createdAt: createdAt(),
  },
  uniques: [
    {
      // md5: a query of 20,000 characters does not fit into a b-tree entry.
      name: 'response_cache_query_unique',
      expression: (columns, table, name) =>
        `create unique index "${name}" on ${table.qualifiedName} (${columns.user}, ${columns.corpusVersion}, md5(${columns.normalisedQuery})) nulls not distinct`,
    },
  ],
  checks: [{ name: 'response_cache_hits_positive', expression: 'hits >= 0' }],
})
export class ResponseCache extends ResponseCacheSchema.class {}
ResponseCacheSchema.setClass(ResponseCache)
