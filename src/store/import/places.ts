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

const SELECT = 'select id, code, full_name as "fullName", is_active as "isActive" from region'

/**
 * Finds the regions of reported deals, by code where there is one, else by name. A name that is no longer (or not yet) in
 * use is followed to where the place lies today if that is beyond doubt: a renamed 시도, a city that got or lost its 구.
 */
export const createPlaces = (client: PoolClient) => {
  const known = new Map<string, Place | null>()

  const findAll = async (deals: readonly Pick<ReportedDeal, 'regionCode' | 'regionName'>[]) => {
    const keys = new Set(deals.map(keyOf).filter((key) => !known.has(key)))
    if (keys.size === 0) return
    const { rows } = await client.query<Place>(
      `${SELECT} where code = any($1) or full_name = any($1) order by is_active`,
      [[...keys]],
    )
    for (const key of keys) known.set(key, null)
    // Active regions come last and win: an abolished one may have had the same name.
    for (const place of rows) {
      for (const key of [place.code, place.fullName]) if (keys.has(key)) known.set(key, place)
    }
    for (const key of keys) {
      const found = known.get(key)
      if (!found?.isActive)
        known.set(key, (await followName(client, found?.fullName ?? key)) ?? found ?? null)
    }
  }

  /** After {@link findAll}; undefined where the place is not known. */
  const find = (deal: Pick<ReportedDeal, 'regionCode' | 'regionName'>): Place | undefined =>
    known.get(keyOf(deal)) ?? undefined

  return { findAll, find }
}

const keyOf = ({ regionCode, regionName }: Pick<ReportedDeal, 'regionCode' | 'regionName'>): string =>
  regionCode ?? (regionName ?? '').normalize('NFC')

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
