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

/** What is agreed between the parties. */
export type TransactionType =
  /** 전세: a `deposit` and no rent. */
  | 'JEONSE'
  /** 월세: a `deposit` and a `monthlyRent`. */
  | 'RENT'
  /** 매매: `salePrice`. */
  | 'SALE';

export type ClustersQueryVariables = Exact<{
  bounds: Types.BoundsInput;
  zoom: number;
  filter?: Types.PropertyFilter | null | undefined;
}>;


export type ClustersQuery = { propertyClusters: Array<{ count: number, latitude: number, longitude: number, minPrice: number | null, medianPrice: number | null, region: { id: string, name: string, fullName: string } | null, property: { id: string, propertyType: Types.PropertyType, isDemo: boolean, name: string } | null }> };


export const ClustersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clusters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BoundsInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyClusters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bounds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bounds"}}},{"kind":"Argument","name":{"kind":"Name","value":"zoom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zoom"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"minPrice"}},{"kind":"Field","name":{"kind":"Name","value":"medianPrice"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}}]}}]}}]}}]} as unknown as DocumentNode<ClustersQuery, ClustersQueryVariables>;