import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { User } from './user.ts'

export const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    name: p.text(),
    /** A validated PropertyFilter. */
    filter: p.json<object>(),
    queryText: p.text().nullable(),
    /** Words of the sentence that were not understood. */
    unrecognized: p.array().default([]),
    alertsEnabled: p.boolean().default(false),
    /** `listing_search.position` up to which everything that matches was announced. */
    lastMatched: p.bigint('string').default('0'),
    /** The same for the user's feed, on all of their devices; -1: not looked at yet. */
    lastTold: p.bigint('string').default('-1'),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'saved_search_due_idx', properties: ['lastTold'], where: 'alerts_enabled' }],
  checks: [
    { name: 'saved_search_name_length', expression: 'char_length(name) >= 1 and char_length(name) <= 100' },
  ],
})
export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch)
