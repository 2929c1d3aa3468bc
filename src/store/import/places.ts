import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { PoolClient } from 'pg'
import { NO_CHANGES } from '../../domain/region-book.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { ReportedDeal } from '../../domain/deal.ts'
import { anyOf, statement } from '../db.ts'
import type { Given, RowOf } from '../db.ts'

export const PLACE = ['region.id', 'region.code', 'region.fullName', 'region.isActive'] as const

const exactly = statement('places.exactly', (db, given: Given<{ wanted: readonly string[] }>) =>
  db
    .selectFrom('Region as region')
    .select(PLACE)
    .where((place) =>
      place.or([
        place('region.code', '=', anyOf(given.wanted)),
        place('region.fullName', '=', anyOf(given.wanted)),
      ]),
    )
    .orderBy('region.isActive'),
)
export type Place = RowOf<typeof exactly>

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
    const around = await sigunguOf(
      client,
      lookups.filter(({ where }) => where.regionCode === null).map(({ where }) => nameOf(where)),
      book,
    )
    const within = await findWithin(
      client,
      lookups.flatMap(({ key, where, codes }) => {
        const named = around.get(nameOf(where))
        if (where.regionCode === null) return named === undefined ? [] : [{ key, ...named }]
        return where.regionName === null ? [] : [{ key, sigungu: codes, name: nameOf(where) }]
      }),
    )
    for (const { key, where, codes } of lookups) {
      const [code] = codes.length > 1 ? [] : codes
      const found = exact.get(where.regionCode === null ? nameOf(where) : (code ?? ''))
      const whole = where.regionCode === null || isWhole(where, code) ? found : undefined
      const [heir, ...others] = whole === undefined ? [] : book.today(whole.code)
      const stands = others.length === 0 && heir?.endsWith('00000') === false ? heirs.get(heir) : undefined
      // What is listed under the code itself, where its change tells no dong.
      const listed = where.regionCode === null ? undefined : exact.get(where.regionCode)
      const place = whole?.isActive === true ? whole : (stands ?? within.get(key) ?? whole ?? listed)
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
  const rows = await exactly.all(client, { wanted: [...new Set(wanted)] })
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

const above = statement('places.above', (db, given: Given<{ names: readonly string[] }>) =>
  db
    .selectFrom('Region as region')
    .select(PLACE)
    .where('region.level', '<>', 'DONG')
    .where('region.fullName', '=', anyOf(given.names))
    .orderBy('region.isActive'),
)

/** “인천광역시 서구 청라동”: what the region at its beginning is today, and the name below; the longest beginning that is known. */
const sigunguOf = async (client: PoolClient, names: readonly string[], book: RegionBook) => {
  const beginnings = (name: string): string[] => {
    const words = name.split(' ')
    return [3, 2, 1].filter((count) => count < words.length).map((count) => words.slice(0, count).join(' '))
  }
  const rows = await above.all(client, { names: [...new Set(names.flatMap(beginnings))] })
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

interface Sought {
  keys: readonly string[]
  stems: readonly string[]
  names: readonly string[]
}
const below = statement('places.below', (db, given: Given<Sought>) =>
  db
    .selectFrom(
      sql<{
        key: string
        stem: string
        name: string
      }>`unnest(${given.keys}::text[], ${given.stems}::text[], ${given.names}::text[])`.as<'wanted'>(
        sql`wanted(key, stem, name)`,
      ),
    )
    .innerJoin('Region as region', (join) =>
      join
        .on('region.code', '>=', sql<string>`rpad(wanted.stem, 10, '0')`)
        .on('region.code', '<=', sql<string>`rpad(wanted.stem, 10, '9')`)
        .on('region.level', '=', 'DONG')
        .on(
          sql<string>`right(${sql.ref('region.fullName')}, length(wanted.name) + 1)`,
          '=',
          sql<string>`' ' || wanted.name`,
        ),
    )
    .select(['wanted.key', ...PLACE]),
)

/** By 시군구 code (or 시·도) and the name below it; nothing where two places there have that name. */
const findWithin = async (client: PoolClient, wanted: readonly Within[]) => {
  const asked = wanted.flatMap(({ key, sigungu, name }) => sigungu.map((code) => ({ key, code, name })))
  if (asked.length === 0) return new Map<string, Place>()
  const rows = await below.all(client, {
    keys: asked.map(({ key }) => key),
    stems: asked.map(({ code }) => (code.endsWith('00000000') ? code.slice(0, 2) : code.slice(0, 5))),
    names: asked.map(({ name }) => name),
  })
  const found = new Map<string, Place>()
  for (const [key, places] of Map.groupBy(rows, (row) => row.key)) {
    const active = places.filter(({ isActive }) => isActive)
    const [only, ...others] = active.length > 0 ? active : places
    if (only && others.length === 0) found.set(key, only)
  }
  return found
}

interface Named {
  names: readonly string[]
  inCity: string
  dong: string
  inSido: string
  path: string
}
const called = statement('places.called', (db, given: Given<Named>) => {
  const name = sql.ref<string>('region.fullName')
  const between = (start: Expression<string>, end: Expression<string>) =>
    sql<boolean>`(starts_with(${name}, ${start}::text) and right(${name}, length(${end}::text)) = ${end}::text)`
  return db
    .selectFrom('Region as region')
    .select(PLACE)
    .where('region.isActive', '=', true)
    .where('region.level', '=', 'DONG')
    .where((place) =>
      place.or([
        place('region.fullName', '=', anyOf(given.names)),
        between(given.inCity, given.dong),
        between(given.inSido, given.path),
      ]),
    )
    .limit(2)
})

/** A city that got or lost its 구: the 동 of that name in it, if there is only one. */
const followName = async (client: PoolClient, name: string): Promise<Place | undefined> => {
  const [sido, city, ...rest] = name.split(' ')
  if (sido === undefined || city === undefined || rest.length === 0) return undefined
  const withoutGu = rest.length > 1 && rest[0]?.endsWith('구') ? rest.slice(1) : rest
  const rows = await called.all(client, {
    names: [name, [sido, city, ...withoutGu].join(' ')],
    inCity: `${sido} ${city} `,
    dong: ` ${withoutGu.join(' ')}`,
    inSido: `${sido} `,
    path: ` ${[city, ...rest].join(' ')}`,
  })
  return rows.length === 1 ? rows[0] : rows.find((place) => place.fullName === name)
}
