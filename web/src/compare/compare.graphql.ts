/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/schema.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ComparedHomesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type ComparedHomesQuery = { nodes: Array<
    | { __typename: 'ChatMessage' }
    | { __typename: 'ChatSession' }
    | { __typename: 'GeneratedDocument' }
    | { __typename: 'LegalArticle' }
    | { __typename: 'LoanProduct' }
    | { __typename: 'Property', supplyArea: number | null, completionDate: string | null, totalHouseholds: number | null, dealCount: number, leaseCount: number, rentCount: number, id: string, code: string, propertyType: Types.PropertyType, exclusiveArea: number | null, isDemo: boolean, isFavorited: boolean, direction: string | null, floorInfo: string | null, name: string, address: string, priceRange: { minSalePrice: number | null, maxSalePrice: number | null, minDeposit: number | null, maxDeposit: number | null, minMonthlyRent: number | null, maxMonthlyRent: number | null }, nearbyFacilities: { subwayWalkingTime: number | null, elementarySchools: Array<string>, subwayStation: string | null, subwayLine: string | null } | null, region: { id: string, fullName: string }, trustScore: { score: number } | null }
    | { __typename: 'PushSubscription' }
    | { __typename: 'Region' }
    | { __typename: 'Run' }
    | { __typename: 'RunCheckpoint' }
    | { __typename: 'SavedSearch' }
    | { __typename: 'SignIn' }
    | { __typename: 'Transaction' }
    | { __typename: 'User' }
    | { __typename: 'UserPreference' }
    | { __typename: 'Webhook' }
   | null> };


export const ComparedHomesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparedHomes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}},{"kind":"Field","name":{"kind":"Name","value":"supplyArea"}},{"kind":"Field","name":{"kind":"Name","value":"completionDate"}},{"kind":"Field","alias":{"kind":"Name","value":"direction"},"name":{"kind":"Name","value":"directionLabel"}},{"kind":"Field","alias":{"kind":"Name","value":"floorInfo"},"name":{"kind":"Name","value":"floorsLabel"}},{"kind":"Field","name":{"kind":"Name","value":"totalHouseholds"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minSalePrice"}},{"kind":"Field","name":{"kind":"Name","value":"maxSalePrice"}},{"kind":"Field","name":{"kind":"Name","value":"minDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"maxDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"minMonthlyRent"}},{"kind":"Field","name":{"kind":"Name","value":"maxMonthlyRent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealCount"}},{"kind":"Field","name":{"kind":"Name","value":"leaseCount"}},{"kind":"Field","name":{"kind":"Name","value":"rentCount"}},{"kind":"Field","name":{"kind":"Name","value":"nearbyFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"elementarySchools"},"name":{"kind":"Name","value":"elementarySchoolLabels"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","alias":{"kind":"Name","value":"name"},"name":{"kind":"Name","value":"label"}},{"kind":"Field","alias":{"kind":"Name","value":"address"},"name":{"kind":"Name","value":"addressLabel"}},{"kind":"Field","name":{"kind":"Name","value":"propertyType"}},{"kind":"Field","name":{"kind":"Name","value":"exclusiveArea"}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorited"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"fullName"},"name":{"kind":"Name","value":"fullLabel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nearbyFacilities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"subwayStation"},"name":{"kind":"Name","value":"subwayStationLabel"}},{"kind":"Field","alias":{"kind":"Name","value":"subwayLine"},"name":{"kind":"Name","value":"subwayLineLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subwayWalkingTime"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trustScore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]}}]} as unknown as DocumentNode<ComparedHomesQuery, ComparedHomesQueryVariables>;