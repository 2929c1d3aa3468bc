import { cacheExchange } from '@urql/exchange-graphcache'
import type { KeyingConfig, Resolver, UpdatesConfig } from '@urql/exchange-graphcache'
import possible from '../gql/possible-types.ts'

/** An object that is asked for by its id and may be known already. */
const byId =
  (typename: string): Resolver =>
  (_parent, { id }) =>
    typeof id === 'string' ? { __typename: typename, id } : null

/** Things without an id are part of what has them. */
const keys: KeyingConfig = { TermSuggestion: () => null }

/** What a mutation takes away; what it changes comes back in its payload, under its id. */
const updates: UpdatesConfig = {
  Mutation: {
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
    resolvers: { Query: { session: byId('ChatSession'), run: byId('Run') } },
  })
