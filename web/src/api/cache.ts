import { cacheExchange } from '@urql/exchange-graphcache'
import type {
  Cache,
  KeyingConfig,
  OptimisticMutationConfig,
  Resolver,
  UpdatesConfig,
} from '@urql/exchange-graphcache'
import possible from '../gql/possible-types.ts'

/** An object that is asked for by its id and may be known already. */
const byId =
  (typename: string): Resolver =>
  (_parent, { id }) =>
    typeof id === 'string' ? { __typename: typename, id } : null

/** Things without an id are part of what has them. */
const keys: KeyingConfig = { TermSuggestion: () => null }

/** A list of the viewer's that has another length now is asked for again where it is shown. */
const invalidateList = (cache: Cache, field: 'favorites' | 'savedSearches') => {
  const user = cache.resolve('Query', 'viewer')
  if (typeof user !== 'string') return
  for (const { fieldName, arguments: given } of cache.inspectFields(user))
    if (fieldName === field) cache.invalidate(user, fieldName, given ?? undefined)
}

/** What is shown before the server has answered; it goes again where the server says no. */
const optimistic: OptimisticMutationConfig = {
  addFavorite: ({ propertyId }) => ({ __typename: 'Property', id: propertyId, isFavorited: true }),
  removeFavorite: ({ propertyId }) => ({ __typename: 'Property', id: propertyId, isFavorited: false }),
}

/** What a mutation takes away; what it changes comes back in its payload, under its id. */
const updates: UpdatesConfig = {
  Mutation: {
    addFavorite: (_payload, _args, cache, { optimistic: isGuess }) => {
      if (isGuess !== true) invalidateList(cache, 'favorites')
    },
    removeFavorite: (_payload, _args, cache, { optimistic: isGuess }) => {
      if (isGuess !== true) invalidateList(cache, 'favorites')
    },
    saveSearch: (_payload, _args, cache) => invalidateList(cache, 'savedSearches'),
    deleteSession: ({ deleteSession }, _args, cache) => {
      const gone = idIn(deleteSession, 'deletedSessionId')
      if (gone !== null) cache.invalidate({ __typename: 'ChatSession', id: gone })
    },
    deleteSavedSearch: ({ deleteSavedSearch }, _args, cache) => {
      const gone = idIn(deleteSavedSearch, 'deletedSavedSearchId')
      if (gone !== null) cache.invalidate({ __typename: 'SavedSearch', id: gone })
    },
    deletePreference: ({ deletePreference }, _args, cache) => {
      const gone = idIn(deletePreference, 'deletedPreferenceId')
      if (gone !== null) cache.invalidate({ __typename: 'UserPreference', id: gone })
    },
  },
  Subscription: {
    // What happened on another device, or in another tab.
    viewerEvents: ({ viewerEvents }, _args, cache) => {
      const type = idIn(viewerEvents, '__typename')
      if (type?.startsWith('Favorite') === true) invalidateList(cache, 'favorites')
      if (type === 'SavedSearchCreated' || type === 'SavedSearchDeleted')
        invalidateList(cache, 'savedSearches')
    },
  },
}

const idIn = (payload: unknown, name: string): string | null => {
  if (typeof payload !== 'object' || payload === null) return null
  const id: unknown = Reflect.get(payload, name)
  return typeof id === 'string' ? id : null
}

export const createCache = () =>
  cacheExchange({
    possibleTypes: possible.possibleTypes,
    keys,
    updates,
    optimistic,
    resolvers: { Query: { session: byId('ChatSession'), run: byId('Run') } },
  })
