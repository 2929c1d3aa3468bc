/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ViewerEventsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ViewerEventsSubscription = { viewerEvents:
    | { __typename: 'FavoriteAdded', propertyId: string, cursor: string }
    | { __typename: 'FavoriteRemoved', propertyId: string, cursor: string }
    | { __typename: 'RunEnded', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunResumed', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunStarted', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunWaiting', sessionId: string, runId: string, cursor: string }
    | { __typename: 'SavedSearchCreated', savedSearchId: string, cursor: string }
    | { __typename: 'SavedSearchDeleted', savedSearchId: string, cursor: string }
    | { __typename: 'SavedSearchMatched', savedSearchId: string, cursor: string }
    | { __typename: 'SavedSearchUpdated', savedSearchId: string, cursor: string }
    | { __typename: 'SessionArchived', sessionId: string, cursor: string }
    | { __typename: 'SessionCreated', sessionId: string, cursor: string }
    | { __typename: 'SessionDeleted', sessionId: string, cursor: string }
    | { __typename: 'SessionRenamed', sessionId: string, cursor: string, session: { id: string, title: string } | null }
    | { __typename: 'SessionRestored', sessionId: string, cursor: string }
   };


export const ViewerEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSessionEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerRunEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSavedSearchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerFavoriteEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionRenamed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ViewerEventsSubscription, ViewerEventsSubscriptionVariables>;