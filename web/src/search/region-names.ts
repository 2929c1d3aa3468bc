import { useMemo } from 'react'
import { useLoaded } from '../api/loaded.ts'
import type { PropertyFilter } from '../gql/schema.ts'
import { regionCodesOf } from './conditions.ts'
import type { RegionNames } from './conditions.ts'
import { RegionNamesDocument } from './search.graphql.ts'

/** How the regions of some filters are called. */
export const useRegionNames = (filters: readonly PropertyFilter[]): RegionNames => {
  const codes = [...new Set(filters.flatMap(regionCodesOf))].toSorted().slice(0, 100)
  const { data } = useLoaded(RegionNamesDocument, { codes }, { pause: codes.length === 0 })
  return useMemo(
    () => new Map(data?.regions.edges.map(({ node }) => [node.code, node.fullName]) ?? []),
    [data],
  )
}
