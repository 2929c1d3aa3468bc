import { defineEntity, p } from '@mikro-orm/core'
import { createdAt, uuidId } from './columns.ts'
import { User } from './user.ts'

const SavedSearchSchema = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_search',
  properties: {
    id: uuidId(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index(),
    name: p.text(),
    /** A validated PropertyFilter. */
    filter: p.json<object>(),
    queryText: p.text().nullable(),
    alertsEnabled: p.boolean().default(false),
    /** Cursor of the newest listing that was already announced. */
    lastMatched: p.text().nullable(),
    createdAt: createdAt(),
  },
  checks: [
    { name: 'saved_search_name_length', expression: 'char_length(name) >= 1 and char_length(name) <= 100' },
  ],
})
export class SavedSearch extends SavedSearchSchema.class {}
SavedSearchSchema.setClass(SavedSearch)
