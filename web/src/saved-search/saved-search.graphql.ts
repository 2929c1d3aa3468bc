/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A rectangle on the map, degrees WGS 84. */
export type BoundsInput = {
  /** Longitude, -180 to 180. */
  east: number;
  /** Latitude, -90 to 90. */
  north: number;
  /** Latitude, -90 to 90, at most `north`. */
  south: number;
  /** Longitude, -180 to 180, at most `east`. */
  west: number;
};

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

/** What went wrong, for programs: `code` of an Error, `extensions.code` of a top-level error. There may be more some day. */
export type ErrorCode =
  /** A value does not fit its type. */
  | 'BAD_USER_INPUT'
  /** What came after the cursor is not kept any more: read again, and go on from there. */
  | 'CURSOR_EXPIRED'
  /** No document has this id: send its text, or build the client against this deployment. */
  | 'DOCUMENT_NOT_FOUND'
  /** This deployment answers the documents of known clients alone. */
  | 'DOCUMENT_NOT_TRUSTED'
  /** There is an account with this email already. */
  | 'EMAIL_TAKEN'
  /** The document is no GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Somebody answered before, or the request was withdrawn or has expired. */
  | 'INPUT_NO_LONGER_PENDING'
  /** A bug of ours; it has been logged. */
  | 'INTERNAL_SERVER_ERROR'
  /** What was shown as proof proves nothing. */
  | 'INVALID_CREDENTIALS'
  /** The input breaks a rule; `field`, `rule` and `limit` say which. */
  | 'INVALID_INPUT'
  /** The server has another name. */
  | 'MISDIRECTED_REQUEST'
  /** There is no such object, or it belongs to somebody else. */
  | 'NOT_FOUND'
  /** The operation asks for more than one may: ask for less, or for smaller pages. */
  | 'OPERATION_TOO_EXPENSIVE'
  /** What the account, or guests together, may use up is used up. */
  | 'QUOTA_EXCEEDED'
  /** The session has an active run. */
  | 'RUN_CONFLICT'
  /** A sign-in with a provider did not come to its end. */
  | 'SOCIAL_LOGIN_FAILED'
  /** Nothing was tried; `retryAfterSeconds` says when to try again. */
  | 'TOO_MANY_ATTEMPTS'
  /** Nothing was done; `retryAfterSeconds` says when to go on. */
  | 'TOO_MANY_REQUESTS'
  /** End one first. */
  | 'TOO_MANY_SUBSCRIPTIONS'
  /** Nobody is signed in, or the token that was sent does not hold (any more). */
  | 'UNAUTHENTICATED'
  /** This deployment was not set up for it. */
  | 'UNAVAILABLE';

/** A closed interval. */
export type FloatRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: number | null | undefined;
  /** Lower bound, inclusive; open when omitted. */
  min?: number | null | undefined;
};

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

/** A closed interval of whole numbers. */
export type IntRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: number | null | undefined;
  /** Lower bound, inclusive; open when omitted. */
  min?: number | null | undefined;
};

/** A closed interval of amounts in 만원. */
export type ManwonRange = {
  /** Upper bound, inclusive; open when omitted. */
  max?: number | null | undefined;
  /** Lower bound, inclusive; open when omitted. */
  min?: number | null | undefined;
};

/** What a home must not be: none of these may hold. Where a fact is not known (its floor, its light), the home is left out. */
export type PropertyExclusion = {
  /** In no complex whose name holds one of these. At most 20. */
  complexNames?: Array<string> | null | undefined;
  /** Looking none of these ways. */
  directions?: Array<Direction> | null | undefined;
  /** 전용면적, ㎡: in none of these. At most 20. */
  exclusiveArea?: Array<FloatRange> | null | undefined;
  /** On none of these floors. At most 20. */
  floor?: Array<IntRange> | null | undefined;
  /** In none of these parts of its building. */
  floorLevels?: Array<FloorLevel> | null | undefined;
  /** None of these kinds. */
  propertyTypes?: Array<PropertyType> | null | undefined;
  /** 법정동코드, 10 digits; in none of them. At most 200. */
  regionCodes?: Array<string> | null | undefined;
  /** None of these deals. */
  transactionTypes?: Array<TransactionType> | null | undefined;
};

/** Conditions on a listing; all that are given must hold. A listing whose fact is not known does not meet a bound on it. */
export type PropertyFilter = {
  /** Inside this part of the map. */
  bounds?: BoundsInput | null | undefined;
  /** Year of completion, 1900 to 2200. */
  completionYear?: IntRange | null | undefined;
  /** In a complex whose name holds one of these (2 to 60 characters, spaces aside). At most 20. */
  complexNames?: Array<string> | null | undefined;
  /** Bounds on the deposit of jeonse and rent. */
  deposit?: ManwonRange | null | undefined;
  /** True: only offered by the owner; false: only through an agent. */
  directTrade?: boolean | null | undefined;
  /** Looking any of these ways. */
  directions?: Array<Direction> | null | undefined;
  /** 전용면적, ㎡. */
  exclusiveArea?: FloatRange | null | undefined;
  /** The floor, -20 to 200; below the ground it is negative. Of “고/15” only the third is known: 11 to 15. */
  floor?: IntRange | null | undefined;
  /** Any of these parts of its building; a home in a building of unknown height is in none. */
  floorLevels?: Array<FloorLevel> | null | undefined;
  /** Bounds on the monthly rent. */
  monthlyRent?: ManwonRange | null | undefined;
  /** What it must not be. */
  not?: PropertyExclusion | null | undefined;
  /** Any of these kinds of building. */
  propertyTypes?: Array<PropertyType> | null | undefined;
  /** 법정동코드, 10 digits; in any of them or below. At most 200. One that is in force no more stands for what took its place. */
  regionCodes?: Array<string> | null | undefined;
  /** Bounds on the sale price. Beside bounds on deposit or rent: a sale within these, or a lease within those. */
  salePrice?: ManwonRange | null | undefined;
  /** Minutes on foot to the nearest station. */
  subwayWalkingTime?: IntRange | null | undefined;
  /** All of these tags; at most 20. */
  tags?: Array<string> | null | undefined;
  /** Words of name, address or tags, at most 200 characters. */
  text?: string | null | undefined;
  /** 세대수 of the complex. */
  totalHouseholds?: IntRange | null | undefined;
  /** Any of sale, jeonse, rent. */
  transactionTypes?: Array<TransactionType> | null | undefined;
  /** 0 to 100. */
  trustScore?: FloatRange | null | undefined;
};

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

export type SavedSearchRowFragment = { id: string, name: string, queryText: string | null, alertsEnabled: boolean, createdAt: string, unrecognized: Array<string>, filter: { complexNames: Array<string> | null, directTrade: boolean | null, directions: Array<Types.Direction> | null, floorLevels: Array<Types.FloorLevel> | null, propertyTypes: Array<Types.PropertyType> | null, regionCodes: Array<string> | null, tags: Array<string> | null, text: string | null, transactionTypes: Array<Types.TransactionType> | null, bounds: { east: number, north: number, south: number, west: number } | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, trustScore: { min: number | null, max: number | null } | null } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { viewer: { id: string, savedSearches: Array<{ id: string, name: string, queryText: string | null, alertsEnabled: boolean, createdAt: string, unrecognized: Array<string>, filter: { complexNames: Array<string> | null, directTrade: boolean | null, directions: Array<Types.Direction> | null, floorLevels: Array<Types.FloorLevel> | null, propertyTypes: Array<Types.PropertyType> | null, regionCodes: Array<string> | null, tags: Array<string> | null, text: string | null, transactionTypes: Array<Types.TransactionType> | null, bounds: { east: number, north: number, south: number, west: number } | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, trustScore: { min: number | null, max: number | null } | null } }> } | null };

export type SaveSearchMutationVariables = Exact<{
  name: string;
  filter?: Types.PropertyFilter | null | undefined;
  queryText?: string | null | undefined;
  alertsEnabled?: boolean | null | undefined;
}>;


export type SaveSearchMutation = { saveSearch:
    | { __typename: 'InvalidInputError', code: Types.ErrorCode, said: string, issues: Array<{ field: string, said: string }> }
    | { __typename: 'NotFoundError', code: Types.ErrorCode, said: string }
    | { __typename: 'SavedSearch', id: string, name: string, queryText: string | null, alertsEnabled: boolean, createdAt: string, unrecognized: Array<string>, filter: { complexNames: Array<string> | null, directTrade: boolean | null, directions: Array<Types.Direction> | null, floorLevels: Array<Types.FloorLevel> | null, propertyTypes: Array<Types.PropertyType> | null, regionCodes: Array<string> | null, tags: Array<string> | null, text: string | null, transactionTypes: Array<Types.TransactionType> | null, bounds: { east: number, north: number, south: number, west: number } | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, trustScore: { min: number | null, max: number | null } | null } }
   };

export type UpdateSavedSearchMutationVariables = Exact<{
  id: string | number;
  name?: string | null | undefined;
  filter?: Types.PropertyFilter | null | undefined;
  queryText?: string | null | undefined;
  alertsEnabled?: boolean | null | undefined;
}>;


export type UpdateSavedSearchMutation = { updateSavedSearch:
    | { __typename: 'InvalidInputError', code: Types.ErrorCode, said: string, issues: Array<{ field: string, said: string }> }
    | { __typename: 'NotFoundError', code: Types.ErrorCode, said: string }
    | { __typename: 'SavedSearch', id: string, name: string, queryText: string | null, alertsEnabled: boolean, createdAt: string, unrecognized: Array<string>, filter: { complexNames: Array<string> | null, directTrade: boolean | null, directions: Array<Types.Direction> | null, floorLevels: Array<Types.FloorLevel> | null, propertyTypes: Array<Types.PropertyType> | null, regionCodes: Array<string> | null, tags: Array<string> | null, text: string | null, transactionTypes: Array<Types.TransactionType> | null, bounds: { east: number, north: number, south: number, west: number } | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, trustScore: { min: number | null, max: number | null } | null } }
   };

export type DeleteSavedSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { deletedSavedSearchId: string } | null };

export type NewestQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
}>;


export type NewestQuery = { propertySearch: { totalCount: number, totalCountCapped: boolean, edges: Array<{ node: { property: { id: string, code: string, propertyType: Types.PropertyType, exclusiveArea: number | null, isDemo: boolean, isFavorited: boolean, name: string, address: string, region: { id: string, fullName: string }, nearbyFacilities: { subwayWalkingTime: number | null, subwayStation: string | null, subwayLine: string | null } | null, trustScore: { score: number } | null }, transaction: { id: string, kind: Types.TransactionKind, transactionType: Types.TransactionType, salePrice: number | null, deposit: number | null, monthlyRent: number | null, floor: number | null, exclusiveArea: number | null, transactionDate: string | null, articleConfirmYmd: string | null, isCancelled: boolean, isDemo: boolean } } }> } };

export const SavedSearchRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"queryText"}},{"kind":"Field","name":{"kind":"Name","value":"alertsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}}]} as unknown as DocumentNode<SavedSearchRowFragment, unknown>;
export const SavedSearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"queryText"}},{"kind":"Field","name":{"kind":"Name","value":"alertsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}}]} as unknown as DocumentNode<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const SaveSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queryText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alertsEnabled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"queryText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queryText"}}},{"kind":"Argument","name":{"kind":"Name","value":"alertsEnabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alertsEnabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InputProblem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"queryText"}},{"kind":"Field","name":{"kind":"Name","value":"alertsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InputProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]}}]} as unknown as DocumentNode<SaveSearchMutation, SaveSearchMutationVariables>;
export const UpdateSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"queryText"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alertsEnabled"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"queryText"},"value":{"kind":"Variable","name":{"kind":"Name","value":"queryText"}}},{"kind":"Argument","name":{"kind":"Name","value":"alertsEnabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alertsEnabled"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchRow"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"InputProblem"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"queryText"}},{"kind":"Field","name":{"kind":"Name","value":"alertsEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}},{"kind":"Field","name":{"kind":"Name","value":"filter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"west"}}]}},{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Error"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InputProblem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInputError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"said"}}]}}]}}]} as unknown as DocumentNode<UpdateSavedSearchMutation, UpdateSavedSearchMutationVariables>;
export const DeleteSavedSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteSavedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletedSavedSearchId"}}]}}]}}]} as unknown as DocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const NewestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Newest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NEWEST"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountCapped"}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","alias":{"kind":"Name","value":"address"},"name":{"kind":"Name","value":"addressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorited"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearbyFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"subwayStation"},"name":{"kind":"Name","value":"subwayStationLabel"}},{"kind":"Field","alias":{"kind":"Name","value":"subwayLine"},"name":{"kind":"Name","value":"subwayLineLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"}},{"kind":"Field","name":{"kind":"Name","value":"articleConfirmYmd"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertySearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}}]} as unknown as DocumentNode<NewestQuery, NewestQueryVariables>;