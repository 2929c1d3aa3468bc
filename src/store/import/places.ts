import type { PoolClient } from 'pg'
import type { ReportedDeal } from '../../domain/deal.ts'

export interface Place {
  id: string
  code: string
  fullName: string
  isActive: boolean
}

/** 시도 under their former names: old downloads and old programs still write them. */
const RENAMED: readonly [old: string, current: string][] = [
  ['강원도 ', '강원특별자치도 '],
  ['전라북도 ', '전북특별자치도 '],
  ['제주도 ', '제주특별자치도 '],
  ['경상북도 군위군 ', '대구광역시 군위군 '],
]

const COLUMNS = 'region.id, region.code, region.full_name as "fullName", region.is_active as "isActive"'
const SELECT = `select ${COLUMNS} from region`

/** Where something lies, as its source tells it: {@link ReportedDeal} says how the two go together. */
export type Whereabouts = Pick<ReportedDeal, 'regionCode' | 'regionName'>

/**
 * Finds the regions of reported deals, by code where there is one, else by name. A place that is no longer (or not yet) in
 * use is followed to where it lies today if that is beyond doubt: a renamed 시도, a city that got or lost its 구.
 */
export const createPlaces = (client: PoolClient) => {
  const known = new Map<string, Place | null>()

  const findAll = async (wanted: readonly Whereabouts[]) => {
    const unknown = new Map(
      wanted.map((where): [string, Whereabouts] => [keyOf(where), where]).filter(([key]) => !known.has(key)),
    )
    if (unknown.size === 0) return
    const exact = await findExactly(client, [...unknown.values()])
    const within = await findWithin(
      client,
      [...unknown.values()].filter((where) => !exact.has(lookupOf(where))),
    )
    for (const [key, where] of unknown) {
      const found = exact.get(lookupOf(where)) ?? within.get(key)
      const name = found?.fullName ?? (where.regionCode === null ? lookupOf(where) : undefined)
      const follows = !found?.isActive && name !== undefined
      known.set(key, (follows ? await followName(client, name) : undefined) ?? found ?? null)
    }
  }

  /** After {@link findAll}; undefined where the place is not known. */
  const find = (where: Whereabouts): Place | undefined => known.get(keyOf(where)) ?? undefined

  return { findAll, find }
}

const nameOf = ({ regionName }: Whereabouts): string => (regionName ?? '').normalize('NFC')
const keyOf = (where: Whereabouts): string => `${where.regionCode ?? ''} ${nameOf(where)}`
const lookupOf = (where: Whereabouts): string => where.regionCode ?? nameOf(where)

/** By whole code or full name. */
const findExactly = async (client: PoolClient, wanted: readonly Whereabouts[]) => {
  const { rows } = await client.query<Place>(
    `${SELECT} where code = any($1) or full_name = any($1) order by is_active`,
    [[...new Set(wanted.map(lookupOf))]],
  )
  // Active regions come last and win: an abolished one may have had the same name.
  return new Map(
    rows.flatMap((place): [string, Place][] => [
      [place.code, place],
      [place.fullName, place],
    ]),
  )
}

/** By 시군구 code and the name below it; nothing where two places there have that name. */
const findWithin = async (client: PoolClient, wanted: readonly Whereabouts[]) => {
  const named = wanted.filter(({ regionCode, regionName }) => regionCode !== null && regionName !== null)
  const { rows } = await client.query<Place & { key: string }>(
    `select wanted.key, ${COLUMNS}
     from unnest($1::text[], $2::text[], $3::text[]) wanted(key, sigungu, name)
     join region on region.code between wanted.sigungu || '00000' and wanted.sigungu || '99999'
       and region.level = 'DONG' and right(region.full_name, length(wanted.name) + 1) = ' ' || wanted.name`,
    [named.map(keyOf), named.map(({ regionCode }) => (regionCode ?? '').slice(0, 5)), named.map(nameOf)],
  )
  const found = new Map<string, Place>()
  for (const [key, places] of Map.groupBy(rows, (row) => row.key)) {
    const active = places.filter(({ isActive }) => isActive)
    const [only, ...others] = active.length > 0 ? active : places
    if (only && others.length === 0) found.set(key, only)
  }
  return found
}

const followName = async (client: PoolClient, name: string): Promise<Place | undefined> => {
  const current = RENAMED.reduce(
    (text, [old, next]) => (text.startsWith(old) ? next + text.slice(old.length) : text),
    name,
  )
  const [sido, city, ...rest] = current.split(' ')
  if (sido === undefined || city === undefined || rest.length === 0) return undefined
  const withoutGu = rest.length > 1 && rest[0]?.endsWith('구') ? rest.slice(1) : rest
  const { rows } = await client.query<Place>(
    `${SELECT} where is_active and level = 'DONG' and (full_name = $1 or full_name = $2 or
       (starts_with(full_name, $3) and right(full_name, length($4)) = $4)) limit 2`,
    [current, [sido, city, ...withoutGu].join(' '), `${sido} ${city} `, ` ${withoutGu.join(' ')}`],
  )
  return rows.length === 1 ? rows[0] : rows.find((place) => place.fullName === current)
}
