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

/** Order of a listing search. */
export type PropertyOrder = {
  /** Which end comes first. */
  direction: SortDirection;
  /** What to order by. */
  field: PropertySort;
};

/** What a listing search is ordered by. */
export type PropertySort =
  /** Exclusive area. */
  | 'AREA'
  /** When the listing appeared. */
  | 'NEWEST'
  /** Sale price, jeonse deposit, or for rent the deposit plus 100 months of rent. */
  | 'PRICE'
  /** How well name and address match `text`; without a text, the newest first. */
  | 'RELEVANCE'
  /** Distance to the nearest subway station; listings without one come last. */
  | 'SUBWAY_DISTANCE'
  /** Trust score; listings without one come last. */
  | 'TRUST_SCORE';

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

/** Direction of an order. */
export type SortDirection =
  /** Smallest, oldest or nearest first. */
  | 'ASC'
  /** Largest, newest or farthest first. */
  | 'DESC';

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

export type SearchQueryVariables = Exact<{
  filter?: Types.PropertyFilter | null | undefined;
  orderBy?: Types.PropertyOrder | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchQuery = { propertySearch: { totalCount: number, totalCountCapped: boolean, facets: { medianPrice: number | null, byRegion: Array<{ key: string, label: string, count: number }>, byPropertyType: Array<{ key: string, count: number }>, byTransactionType: Array<{ key: string, count: number }> }, edges: Array<{ node: { property: { id: string, code: string, propertyType: Types.PropertyType, exclusiveArea: number | null, isDemo: boolean, isFavorited: boolean, name: string, address: string, region: { id: string, fullName: string }, nearbyFacilities: { subwayWalkingTime: number | null, subwayStation: string | null, subwayLine: string | null } | null, trustScore: { score: number } | null }, transaction: { id: string, kind: Types.TransactionKind, transactionType: Types.TransactionType, salePrice: number | null, deposit: number | null, monthlyRent: number | null, floor: number | null, exclusiveArea: number | null, transactionDate: string | null, articleConfirmYmd: string | null, isCancelled: boolean, isDemo: boolean } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RegionNamesQueryVariables = Exact<{
  codes: Array<string> | string;
}>;


export type RegionNamesQuery = { regions: { edges: Array<{ node: { id: string, code: string, latitude: number | null, longitude: number | null, fullName: string } }> } };

export type FindRegionsQueryVariables = Exact<{
  search: string;
}>;


export type FindRegionsQuery = { regions: { edges: Array<{ node: { id: string, code: string, latitude: number | null, longitude: number | null, fullName: string } }> } };

export type ReadSentenceQueryVariables = Exact<{
  text: string;
}>;


export type ReadSentenceQuery = { interpretPropertyQuery: { unrecognized: Array<string>, complexNames: Array<string>, directTrade: boolean | null, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, elevator: boolean | null, furnished: boolean | null, pets: boolean | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, bathrooms: { min: number | null, max: number | null } | null, maintenanceFee: { min: number | null, max: number | null } | null, parkingSpaces: { min: number | null, max: number | null } | null, rooms: { min: number | null, max: number | null } | null } };

export type ReadConditionsFragment = { complexNames: Array<string>, directTrade: boolean | null, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, elevator: boolean | null, furnished: boolean | null, pets: boolean | null, completionYear: { min: number | null, max: number | null } | null, deposit: { min: number | null, max: number | null } | null, exclusiveArea: { min: number | null, max: number | null } | null, floor: { min: number | null, max: number | null } | null, monthlyRent: { min: number | null, max: number | null } | null, not: { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> } | null, salePrice: { min: number | null, max: number | null } | null, subwayWalkingTime: { min: number | null, max: number | null } | null, totalHouseholds: { min: number | null, max: number | null } | null, bathrooms: { min: number | null, max: number | null } | null, maintenanceFee: { min: number | null, max: number | null } | null, parkingSpaces: { min: number | null, max: number | null } | null, rooms: { min: number | null, max: number | null } | null };

export type ExclusionsFragment = { complexNames: Array<string>, directions: Array<Types.Direction>, floorLevels: Array<Types.FloorLevel>, propertyTypes: Array<Types.PropertyType>, regionCodes: Array<string>, transactionTypes: Array<Types.TransactionType>, exclusiveArea: Array<{ min: number | null, max: number | null }>, floor: Array<{ min: number | null, max: number | null }> };

export const ExclusionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}}]} as unknown as DocumentNode<ExclusionsFragment, unknown>;
export const ReadConditionsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadConditions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyQueryInterpretation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"elevator"}},{"kind":"Field","name":{"kind":"Name","value":"furnished"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pets"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}}]} as unknown as DocumentNode<ReadConditionsFragment, unknown>;
export const SearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Search"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountCapped"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"byRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byPropertyType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"byTransactionType"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"medianPrice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","alias":{"kind":"Name","value":"address"},"name":{"kind":"Name","value":"addressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorited"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearbyFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"subwayStation"},"name":{"kind":"Name","value":"subwayStationLabel"}},{"kind":"Field","alias":{"kind":"Name","value":"subwayLine"},"name":{"kind":"Name","value":"subwayLineLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Offer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Transaction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"transactionType"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"}},{"kind":"Field","name":{"kind":"Name","value":"floor"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"transactionDate"}},{"kind":"Field","name":{"kind":"Name","value":"articleConfirmYmd"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertySearchResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transaction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Offer"}}]}}]}}]} as unknown as DocumentNode<SearchQuery, SearchQueryVariables>;
export const RegionNamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegionNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"codes"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"codes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"codes"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RegionNamesQuery, RegionNamesQueryVariables>;
export const FindRegionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindRegions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FindRegionsQuery, FindRegionsQueryVariables>;
export const ReadSentenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReadSentence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"interpretPropertyQuery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReadConditions"}},{"kind":"Field","name":{"kind":"Name","value":"unrecognized"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Exclusions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyExclusions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReadConditions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyQueryInterpretation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completionYear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"complexNames"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directTrade"}},{"kind":"Field","name":{"kind":"Name","value":"directions"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorLevels"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyRent"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"not"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Exclusions"}}]}},{"kind":"Field","name":{"kind":"Name","value":"propertyTypes"}},{"kind":"Field","name":{"kind":"Name","value":"regionCodes"}},{"kind":"Field","name":{"kind":"Name","value":"salePrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"elevator"}},{"kind":"Field","name":{"kind":"Name","value":"furnished"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceFee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"parkingSpaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pets"}},{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"min"}},{"kind":"Field","name":{"kind":"Name","value":"max"}}]}}]}}]} as unknown as DocumentNode<ReadSentenceQuery, ReadSentenceQueryVariables>;