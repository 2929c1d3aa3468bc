import { z } from 'zod'
import { InvalidInputError, NotFoundError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/id.ts'
import { unappliedConditions } from '../../domain/language/finer-words.ts'
import { detectLanguage } from '../../domain/language/language.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { filterOfQuery, hasConditions, mergeFilters } from '../../domain/property.ts'
import type { PropertyFilter as Filter } from '../../domain/property.ts'
import { STORED } from '../../domain/stored.ts'
import {
  deleteSavedSearch,
  insertSavedSearch,
  MAX_SAVED_SEARCHES,
  SAVED_SEARCH,
  updateSavedSearch,
} from '../../store/saved-searches.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'
import type { Context } from '../context.ts'
import { globalId, readIdOf, requireIdOf } from '../ids.ts'
import { PropertyConditions } from '../property/property-conditions.ts'
import { PropertyFilter } from '../property/property-filter.ts'
import { PropertySearchResult } from '../property/property-search-result.ts'
import { SavedSearch, User } from '../refs.ts'

SavedSearch.implement({
  description: 'A search that is kept, and that tells of what is new for it.',
  fields: (t) => ({
    ...columns(t, SAVED_SEARCH, {
      name: '1 to 100 characters.',
      queryText: 'The sentence that it was made from; null where it was made from a filter alone.',
      unrecognized:
        'Words of the sentence that look like a condition and were not understood: it does not heed them.',
      alertsEnabled: 'Whether `savedSearchMatches` tells of it.',
      createdAt: 'When it was saved: what was on the market then is not news.',
    }),
    filter: t.field({
      type: PropertyConditions,
      description: 'What it looks for: the conditions of its sentence and its filter together.',
      resolve: (row) => STORED.searchFilter.read(row.filter),
    }),
  }),
})

const SavedSearchResult = builder.errorUnion('SavedSearchResult', {
  description: 'The saved search, or why it was not saved or changed.',
  types: [SavedSearch, InvalidInputError, NotFoundError],
  resolveType: () => 'SavedSearch',
})

const MAX_NAME = 100
const MAX_SENTENCE = 1000
// NUL goes before a text is stored: what is left has to be one.
const textRule = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim())
    .pipe(z.string().min(1).max(max))
const nameRule = textRule(MAX_NAME)
const sentenceRule = textRule(MAX_SENTENCE)

const read = (rule: z.ZodType<string>, value: string, field: string, max: number): string => {
  const parsed = rule.safeParse(value)
  if (!parsed.success) throw new InvalidInputError(`${field} must have 1 to ${max} characters`, field)
  return parsed.data
}

/** What a sentence and a filter ask for together. A search that leaves nothing out is a mistake rather than a wish. */
const readConditions = async (
  sentence: string | null,
  filter: Filter,
  { places, now }: Pick<Context, 'places' | 'now'>,
) => {
  const query = sentence === null ? null : readPropertyQuery(sentence, await places(), now())
  const conditions = query === null ? filter : mergeFilters(filterOfQuery(query), filter)
  if (!hasConditions(conditions)) {
    throw sentence === null
      ? new InvalidInputError('give a filter with a condition, or a sentence', 'filter')
      : new InvalidInputError('no condition was understood in the sentence', 'queryText')
  }
  const language = sentence !== null && detectLanguage(sentence) === 'en' ? 'EN' : 'KO'
  return { filter: conditions, unrecognized: query === null ? [] : unappliedConditions(query, language) }
}

const DeleteSavedSearchPayload = builder.simpleObject('DeleteSavedSearchPayload', {
  description: 'A saved search that is gone.',
  fields: (t) => ({
    deletedSavedSearchId: t.id({ description: 'Its former id.' }),
    viewer: t.field({ type: User, description: 'Whose it was, with the searches that are left.' }),
  }),
})

const conditionArgs = {
  name: `1 to ${MAX_NAME} characters.`,
  filter: 'Conditions, as for `propertySearch`.',
  queryText: `A sentence, 1 to ${MAX_SENTENCE} characters: “강남구 5억 미만 아파트”.`,
}

builder.mutationFields((t) => ({
  saveSearch: t.withAuth({ signedIn: true }).field({
    type: SavedSearchResult,
    description:
      'Keeps a search: the conditions of a filter, of a sentence, or of both (what both say is taken from the filter). ' +
      `At most ${MAX_SAVED_SEARCHES} a user. Errors: InvalidInputError (name, filter, queryText).`,
    args: {
      name: t.arg.string({ required: true, description: conditionArgs.name }),
      filter: t.arg({ type: PropertyFilter, description: conditionArgs.filter }),
      queryText: t.arg.string({ description: conditionArgs.queryText }),
      alertsEnabled: t.arg.boolean({ description: 'True when omitted.' }),
    },
    resolve: async (_root, args, context) => {
      const name = read(nameRule, args.name, 'name', MAX_NAME)
      const queryText =
        args.queryText == null ? null : read(sentenceRule, args.queryText, 'queryText', MAX_SENTENCE)
      const conditions = await readConditions(queryText, args.filter ?? {}, context)
      const saved = await insertSavedSearch(context.pool, context.viewer.userId, {
        name,
        queryText,
        ...conditions,
        alertsEnabled: args.alertsEnabled ?? true,
      })
      if (saved === null) throw new InvalidInputError(`at most ${MAX_SAVED_SEARCHES} searches can be saved`)
      return saved
    },
  }),
  updateSavedSearch: t.withAuth({ signedIn: true }).field({
    type: SavedSearchResult,
    description:
      'Changes a saved search; what is left out or null stays. Conditions change as a whole: a filter, a sentence or both take ' +
      'the place of those before (what both say is taken from the filter), and a filter alone that of the sentence as well. ' +
      'With other conditions, or alerts that were off, what is on the market now is no news. Errors: InvalidInputError (name, ' +
      'filter, queryText), NotFoundError.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of a SavedSearch.' }),
      name: t.arg.string({ description: conditionArgs.name }),
      filter: t.arg({ type: PropertyFilter, description: conditionArgs.filter }),
      queryText: t.arg.string({ description: conditionArgs.queryText }),
      alertsEnabled: t.arg.boolean({ description: 'Whether it tells of what is new.' }),
    },
    resolve: async (_root, { id, ...args }, context) => {
      const key = requireIdOf('SavedSearch', id, 'the saved search')
      if (!isUuid(key)) throw new NotFoundError('the saved search')
      const queryText =
        args.queryText == null ? null : read(sentenceRule, args.queryText, 'queryText', MAX_SENTENCE)
      const saved = await updateSavedSearch(context.pool, context.viewer.userId, key, {
        name: args.name == null ? undefined : read(nameRule, args.name, 'name', MAX_NAME),
        conditions:
          args.filter == null && queryText === null
            ? undefined
            : { queryText, ...(await readConditions(queryText, args.filter ?? {}, context)) },
        alertsEnabled: args.alertsEnabled ?? undefined,
      })
      if (saved === null) throw new NotFoundError('the saved search')
      return saved
    },
  }),
  deleteSavedSearch: t.withAuth({ signedIn: true }).field({
    type: DeleteSavedSearchPayload,
    nullable: true,
    description:
      'Forgets a saved search. Null when there is no such search (any more), so that a repeated request does no harm.',
    args: { id: t.arg.id({ required: true, description: 'Id of a SavedSearch.' }) },
    resolve: async (_root, args, { pool, viewer }) => {
      const id = readIdOf('SavedSearch', args.id)
      if (id === null || !isUuid(id) || !(await deleteSavedSearch(pool, viewer.userId, id))) return null
      return { deletedSavedSearchId: globalId('SavedSearch', id), viewer: viewer.userId }
    },
  }),
}))

builder.subscriptionField('savedSearchMatches', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: PropertySearchResult,
    description:
      'Listings that appear and match a saved search of the viewer, and those that become cheaper. What came while nobody ' +
      'listened is told first, and the place is kept by the server: subscribe again, and nothing is missed. Each is told at ' +
      'least once. Ends when the search is deleted. Errors: NOT_FOUND, INVALID_INPUT (alerts are off).',
    args: { savedSearchId: t.arg.id({ required: true, description: 'Id of a SavedSearch.' }) },
    subscribe: (_root, { savedSearchId }, { alerts, viewer }) =>
      alerts.follow(viewer.userId, requireIdOf('SavedSearch', savedSearchId, 'the saved search')),
    resolve: (match) => match,
  }),
)
