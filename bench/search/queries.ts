import { PAGE, SEOUL, SEOUL_ZOOM } from './settings.ts'
import type { Call } from './load.ts'

const SEARCH = `query Search($filter: PropertyFilter, $first: Int!, $after: String) {
  found: propertySearch(filter: $filter, orderBy: { field: NEWEST, direction: DESC }, first: $first, after: $after) {
    edges {
      cursor
      node {
        property {
          id code name propertyType address exclusiveArea completionDate totalHouseholds latitude longitude tags
          region { code fullName }
          trustScore { score calculatedAt }
        }
        transaction { id transactionType salePrice deposit monthlyRent floor exclusiveArea agent { agentName companyName } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`

const CLUSTERS = `query Clusters($bounds: BoundsInput!, $zoom: Int!) {
  found: propertyClusters(bounds: $bounds, zoom: $zoom) { region { code } latitude longitude count }
}`

/** Apartments for sale in a 구, newest first. */
export const ofRegion = (sigungu: string) => ({
  regionCodes: [`${sigungu}00000`],
  transactionTypes: ['SALE'],
  propertyTypes: ['APARTMENT'],
})

export const searchCall = (
  url: string,
  filter: object,
  after: string | null = null,
  first: number = PAGE,
): Call => ({ url, body: JSON.stringify({ query: SEARCH, variables: { filter, first, after } }) })

export const clusterCall = (url: string): Call => ({
  url,
  body: JSON.stringify({ query: CLUSTERS, variables: { bounds: SEOUL, zoom: SEOUL_ZOOM } }),
})
