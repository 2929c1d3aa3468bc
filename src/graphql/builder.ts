import SchemaBuilder from '@pothos/core'
import ComplexityPlugin from '@pothos/plugin-complexity'
import DataloaderPlugin from '@pothos/plugin-dataloader'
import ErrorsPlugin from '@pothos/plugin-errors'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import SimpleObjectsPlugin from '@pothos/plugin-simple-objects'
import ValidationPlugin from '@pothos/plugin-validation'
import WithInputPlugin from '@pothos/plugin-with-input'
import type { Viewer } from '../accounts/accounts.ts'
import { InvalidInputError, UnauthenticatedError } from '../domain/errors.ts'
import type { Context } from './context.ts'

export interface SchemaTypes {
  Context: Context
  AuthScopes: { signedIn: boolean }
  AuthContexts: { signedIn: Context & { viewer: Viewer } }
  DefaultFieldNullability: false
  DefaultEdgesNullability: { list: false; items: false }
  Scalars: {
    ID: { Input: string; Output: string | number }
    Manwon: { Input: number; Output: number }
    DateTime: { Input: Date; Output: Date | string }
    Date: { Input: string; Output: string }
    JSON: { Input: unknown; Output: unknown }
  }
}

/** A list costs what is inside it this many times, where no argument says how many items there are. */
const LIST_MULTIPLIER = 5

export const builder = new SchemaBuilder<SchemaTypes>({
  // The first is the outermost layer. Relay before scope-auth, so that scopes see parsed ids; errors before dataloader.
  plugins: [
    ComplexityPlugin,
    RelayPlugin,
    ScopeAuthPlugin,
    ErrorsPlugin,
    DataloaderPlugin,
    ValidationPlugin,
    WithInputPlugin,
    SimpleObjectsPlugin,
  ],
  defaultFieldNullability: false,
  complexity: { defaultComplexity: 1, defaultListMultiplier: LIST_MULTIPLIER },
  relay: {
    cursorType: 'String',
    // node.ts has its own, for which an id that is no id is an object that does not exist.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodeTypeOptions: { description: 'Anything with an id that `node(id:)` finds again.' },
    idFieldOptions: {
      description: 'Global id, unique over all types. Opaque: only what the API gave out is an id.',
    },
    pageInfoTypeOptions: { description: 'Where a page of a connection lies in the whole list (Relay).' },
    hasNextPageFieldOptions: { description: 'There is more after `endCursor`.' },
    hasPreviousPageFieldOptions: { description: 'There is more before `startCursor`.' },
    startCursorFieldOptions: { description: 'Cursor of the first edge; null when the page is empty.' },
    endCursorFieldOptions: { description: 'Cursor of the last edge; null when the page is empty.' },
    edgesFieldOptions: {
      nullable: { list: false, items: false },
      description: 'The page, in list order.',
      // The connection's own field counts the items by `first` or `last`.
      complexity: { field: 0, multiplier: 1 },
    },
    cursorFieldOptions: {
      description: 'Opaque place of this item in the list: pass it as `after` or `before`.',
    },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    firstArgOptions: {
      description: 'How many from the beginning, at most 100; 20 when neither `first` nor `last` is given.',
    },
    lastArgOptions: { description: 'How many from the end, at most 100; not together with `first`.' },
    afterArgOptions: { description: 'Only what comes after this cursor.' },
    beforeArgOptions: { description: 'Only what comes before this cursor.' },
    pageInfoFieldOptions: { description: 'Whether there is more, and where to go on.' },
  },
  scopeAuth: {
    // Before the first event, not at every one.
    authorizeOnSubscribe: true,
    authScopes: (context) => ({ signedIn: context.viewer !== null }),
    unauthorizedError: () => new UnauthenticatedError(),
  },
  errors: { directResult: true },
  validation: {
    validationError: (failure) => {
      const [issue] = failure.issues
      const path = (issue?.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
      const field = path.length > 0 ? path.join('.') : null
      return new InvalidInputError(
        field === null
          ? (issue?.message ?? 'the input is not valid')
          : `${field}: ${issue?.message ?? 'not valid'}`,
        field,
      )
    },
  },
})

builder.queryType({ description: 'Reads. None of them changes anything.' })
builder.mutationType({
  description:
    'Changes. Expected failures are members of the result union; anything else is a top-level error with a code.',
})
builder.subscriptionType({
  description:
    'Live events, over graphql-ws or server-sent events. Every event carries a cursor: subscribe again after the last one ' +
    'seen, and nothing is missed or repeated. Closing a subscription never stops a run.',
})
