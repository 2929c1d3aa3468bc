import type { PoolClient } from 'pg'
import { NO_CHANGES } from '../../domain/region-book.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { ReportedDeal } from '../../domain/deal.ts'

export interface Place {
  id: string
  code: string
  fullName: string
  isActive: boolean
}

const COLUMNS = 'region.id, region.code, region.full_name as "fullName", region.is_active as "isActive"'
const SELECT = `select ${COLUMNS} from region`

/** Where something lies, as its source tells it: {@link ReportedDeal} says how code and name go together. */
export interface Whereabouts extends Pick<ReportedDeal, 'regionCode' | 'regionName'> {
  /** The day of which the source speaks, ISO: its code is one of that day. */
  contractDate?: string
}

/**
 * Finds the regions of reported deals, by code where there is one, else by name. A place that is no longer in use is followed
 * to where it lies today: by what became of its code, or, where that is not known and beyond doubt, by its name.
 */
export const createPlaces = (client: PoolClient, book: RegionBook = NO_CHANGES) => {
  const known = new Map<string, Place | null>()
  const today = ({ regionCode, contractDate }: Whereabouts): string[] =>
    regionCode === null ? [] : book.today(regionCode, contractDate)
  const keyOf = (where: Whereabouts): string => `${today(where).join(' ')} ${nameOf(where)}`

  const findAll = async (wanted: readonly Whereabouts[]) => {
    const unknown = new Map(
      wanted.map((where): [string, Whereabouts] => [keyOf(where), where]).filter(([key]) => !known.has(key)),
    )
    if (unknown.size === 0) return
    const lookups = [...unknown].map(([key, where]) => ({ key, where, codes: today(where) }))
    const exact = await findExactly(
      client,
      lookups.flatMap(({ where, codes }) =>
        where.regionCode === null ? [nameOf(where)] : [...codes, where.regionCode],
      ),
    )
    const ended = [...new Set(exact.values())].filter(({ isActive }) => !isActive)
    const heirs = await findExactly(
      client,
      ended.flatMap(({ code }) => book.today(code)),
    )
    const above = await sigunguOf(
      client,
      lookups.filter(({ where }) => where.regionCode === null).map(({ where }) => nameOf(where)),
      book,
    )
    const within = await findWithin(
      client,
      lookups.flatMap(({ key, where, codes }) => {
        const named = above.get(nameOf(where))
        if (where.regionCode === null) return named === undefined ? [] : [{ key, ...named }]
        return where.regionName === null ? [] : [{ key, sigungu: codes, name: nameOf(where) }]
      }),
    )
    for (const { key, where, codes } of lookups) {
      const [code] = codes.length > 1 ? [] : codes
      const found = exact.get(where.regionCode === null ? nameOf(where) : (code ?? ''))
      const exactly = where.regionCode === null || isWhole(where, code) ? found : undefined
      const [heir, ...others] = exactly === undefined ? [] : book.today(exactly.code)
      const stands = others.length === 0 && heir?.endsWith('00000') === false ? heirs.get(heir) : undefined
      // What is listed under the code itself, where its change tells no dong.
      const listed = where.regionCode === null ? undefined : exact.get(where.regionCode)
      const place = exactly?.isActive === true ? exactly : (stands ?? within.get(key) ?? exactly ?? listed)
      const name = place?.fullName ?? (where.regionCode === null ? nameOf(where) : undefined)
      const follows = !place?.isActive && name !== undefined
      known.set(key, (follows ? await followName(client, name) : undefined) ?? place ?? null)
    }
  }

  /** After {@link findAll}; undefined where the place is not known. */
  const find = (where: Whereabouts): Place | undefined => known.get(keyOf(where)) ?? undefined

  return { findAll, find }
}

const nameOf = ({ regionName }: Whereabouts): string => (regionName ?? '').normalize('NFC')
/** A code of today that names the place itself, not only the 시군구 around it. */
const isWhole = ({ regionCode, regionName }: Whereabouts, code: string | undefined): boolean =>
  code?.endsWith('00000') !== true ||
  (regionName === null && regionCode?.padEnd(10, '0').endsWith('00000') === true)

/** By whole code or full name. */
const findExactly = async (client: PoolClient, wanted: readonly string[]) => {
  const { rows } = await client.query<Place>(
    `${SELECT} where code = any($1) or full_name = any($1) order by is_active`,
    [[...new Set(wanted)]],
  )
  // Active regions come last and win: an abolished one may have had the same name.
  return new Map(
    rows.flatMap((place): [string, Place][] => [
      [place.code, place],
      [place.fullName, place],
    ]),
  )
}

interface Within {
  key: string
  /** 시군구 of today that it may lie in. */
  sigungu: readonly string[]
  /** Below it. */
  name: string
}

/** “인천광역시 서구 청라동”: what the region at its beginning is today, and the name below; the longest beginning that is known. */
const sigunguOf = async (client: PoolClient, names: readonly string[], book: RegionBook) => {
  const beginnings = (name: string): string[] => {
    const words = name.split(' ')
    return [3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(0, count).join(' '))
  }
  const { rows } = await client.query<Place>(
    `${SELECT} where level <> 'DONG' and full_name = any($1) order by is_active`,
    [[...new Set(names.flatMap(beginnings))]],
  )
  const byName = new Map(rows.map((place) => [place.fullName, place]))
  return new Map(
    names.flatMap((name): [string, Omit<Within, 'key'>][] => {
      const place = beginnings(name)
        .map((beginning) => byName.get(beginning))
        .find((found) => found !== undefined)
      if (place === undefined) return []
      return [[name, { sigungu: book.today(place.code), name: name.slice(place.fullName.length + 1) }]]
    }),
  )
}

/** By 시군구 code (or 시·도) and the name below it; nothing where two places there have that name. */
const findWithin = async (client: PoolClient, wanted: readonly Within[]) => {
  const asked = wanted.flatMap(({ key, sigungu, name }) => sigungu.map((code) => ({ key, code, name })))
  if (asked.length === 0) return new Map<string, Place>()
  const { rows } = await client.query<Place & { key: string }>(
    `select wanted.key, ${COLUMNS}
     from unnest($1::text[], $2::text[], $3::text[]) wanted(key, stem, name)
     join region on region.code between rpad(wanted.stem, 10, '0') and rpad(wanted.stem, 10, '9')
       and region.level = 'DONG' and right(region.full_name, length(wanted.name) + 1) = ' ' || wanted.name`,
    [
      asked.map(({ key }) => key),
      asked.map(({ code }) => (code.endsWith('00000000') ? code.slice(0, 2) : code.slice(0, 5))),
      asked.map(({ name }) => name),
    ],
  )
  const found = new Map<string, Place>()
  for (const [key, places] of Map.groupBy(rows, (row) => row.key)) {
    const active = places.filter(({ isActive }) => isActive)
    const [only, ...others] = active.length > 0 ? active : places
    if (only && others.length === 0) found.set(key, only)
  }
  return found
}

/** A city that got or lost its 구: the 동 of that name in it, if there is only one. */
const followName = async (client: PoolClient, name: string): Promise<Place | undefined> => {
  const [sido, city, ...rest] = name.split(' ')
  if (sido === undefined || city === undefined || rest.length === 0) return undefined
  const withoutGu = rest.length > 1 && rest[0]?.endsWith('구') ? rest.slice(1) : rest
  const { rows } = await client.query<Place>(
    `${SELECT} where is_active and level = 'DONG' and (full_name = $1 or full_name = $2 or
       (starts_with(full_name, $3) and right(full_name, length($4)) = $4) or
       (starts_with(full_name, $5) and right(full_name, length($6)) = $6)) limit 2`,
    [
      name,
      [sido, city, ...withoutGu].join(' '),
      `${sido} ${city} `,
      ` ${withoutGu.join(' ')}`,
      `${sido} `,
      ` ${[city, ...rest].join(' ')}`,
    ],
  )
  return rows.length === 1 ? rows[0] : rows.find((place) => place.fullName === name)
}
