/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where the main rooms look. */
export type Direction =
  /** 동향. */
  | 'EAST'
  /** 북향. */
  | 'NORTH'
  /** 북동향. */
  | 'NORTHEAST'
  /** 북서향. */
  | 'NORTHWEST'
  /** 남향. */
  | 'SOUTH'
  /** 남동향. */
  | 'SOUTHEAST'
  /** 남서향. */
  | 'SOUTHWEST'
  /** 서향. */
  | 'WEST';

/** Part of a building that a home lies in. */
export type FloorLevel =
  /** 고층: the upper third, the top floor included. */
  | 'HIGH'
  /** 저층: the lower third of the floors. */
  | 'LOW'
  /** 중층: the middle third. */
  | 'MIDDLE'
  /** 탑층: the top floor. */
  | 'TOP';

/** Kind of building. */
export type PropertyType =
  /** 아파트. */
  | 'APARTMENT'
  /** 단독·다가구 주택. */
  | 'HOUSE'
  /** 오피스텔. */
  | 'OFFICETEL'
  /** 원룸. */
  | 'ONEROOM'
  /** 빌라: 연립, 다세대. */
  | 'VILLA';

/** LISTING is an asking price on the market; DEAL is a reported, concluded transaction (실거래). */
export type TransactionKind =
  /** A reported, concluded transaction (실거래). */
  | 'DEAL'
  /** An asking price on the market. */
  | 'LISTING';

/** What is agreed between the parties. */
export type TransactionType =
  /** 전세: a `deposit` and no rent. */
  | 'JEONSE'
  /** 월세: a `deposit` and a `monthlyRent`. */
  | 'RENT'
  /** 매매: `salePrice`. */
  | 'SALE';

export type ViewerEventsSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ViewerEventsSubscription = { viewerEvents:
    | { __typename: 'FavoriteAdded', propertyId: string, cursor: string, property: { id: string, isFavorited: boolean } | null }
    | { __typename: 'FavoriteRemoved', propertyId: string, cursor: string, property: { id: string, isFavorited: boolean } | null }
    | { __typename: 'RunEnded', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunResumed', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunStarted', sessionId: string, runId: string, cursor: string }
    | { __typename: 'RunWaiting', sessionId: string, runId: string, cursor: string }
    | { __typename: 'SavedSearchCreated', savedSearchId: string, cursor: string }
    | { __typename: 'SavedSearchDeleted', savedSearchId: string, cursor: string }
    | { __typename: 'SavedSearchMatched', savedSearchId: string, hasMore: boolean, cursor: string, savedSearch: { id: string, name: string } | null, results: Array<{ property: { id: string, code: string, propertyType: Types.PropertyType, exclusiveArea: number | null, isDemo: boolean, isFavorited: boolean, name: string, address: string, region: { id: string, fullName: string }, nearbyFacilities: { subwayWalkingTime: number | null, subwayStation: string | null, subwayLine: string | null } | null, trustScore: { score: number } | null }, transaction: { id: string, kind: Types.TransactionKind, transactionType: Types.TransactionType, salePrice: number | null, deposit: number | null, monthlyRent: number | null, floor: number | null, exclusiveArea: number | null, transactionDate: string | null, articleConfirmYmd: string | null, isCancelled: boolean, isDemo: boolean } }> }
    | { __typename: 'SavedSearchUpdated', savedSearchId: string, cursor: string, savedSearch: { id: string, name: string, queryText: string | null, alertsEnabled: boolean, createdAt: string, unrecognized: Array<string>, filter: { complexNames: Array<string> | null, directTrade: boolean | null, directions: Array<Types.Direction> | null, floorLevels: Array<Types.FloorLevel> | null, propertyTypes: Array<Types.PropertyType> | null, regionCodes: Array<string> | null, tags: Array<string> | null, text: string | null, transactionTypes: Array<Types.TransactionType> | null, bounds: { east: number, north: number, south: number, west: number } | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, trustScore: { min: number | null, max: number | null } | null } } | null }
    | { __typename: 'SessionArchived', sessionId: string, cursor: string }
    | { __typename: 'SessionCreated', sessionId: string, cursor: string }
    | { __typename: 'SessionDeleted', sessionId: string, cursor: string }
    | { __typename: 'SessionRenamed', sessionId: string, cursor: string, session: { id: string, title: string } | null }
    | { __typename: 'SessionRestored', sessionId: string, cursor: string }
   };


export const ViewerEventsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ViewerEvents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerEvents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSessionEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessionId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerRunEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"runId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerFavoriteEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Favored"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerSavedSearchEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchId"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchUpdated"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchMatched"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingRow"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SessionRenamed"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","alias":{"kind":"Name","value":"address"},"name":{"kind":"Name","value":"addressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorited"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearbyFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"subwayStation"},"name":{"kind":"Name","value":"subwayStationLabel"}},{"kind":"Field","alias":{"kind":"Name","value":"subwayLine"},"name":{"kind":"Name","value":"subwayLineLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"}},{"kind":"Field","name":{"kind":"Name","value":"articleConfirmYmd"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Favored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorited"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"queryText"}},{"kind":"Field","name":{"kind":"Name","value":"alertsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertySearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}}]} as unknown as DocumentNode<ViewerEventsSubscription, ViewerEventsSubscriptionVariables>;