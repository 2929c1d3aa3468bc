import type { PoolClient } from 'pg'
import type { PortalComplex } from '../../domain/offer.ts'
import { anyOf, statement } from '../db.ts'
import type { Given } from '../db.ts'
import { countWritten, skipRow } from './account.ts'
import type { ImportAccount } from './account.ts'
import { complexCode, homeOfComplex, upsertHomes } from './listing-homes.ts'
import type { PortalHome } from './listing-homes.ts'
import { PLACE } from './places.ts'
import type { Place, createPlaces } from './places.ts'

interface Entry {
  line: number
  rows: number
  complex: PortalComplex
}

/** The complexes of a file: a marker and a detail page of the same number are one complex, whatever dong each names. */
export const createComplexBook = () => {
  const entries = new Map<string, Entry>()
  const add = (line: number, complex: PortalComplex): void => {
    const first = entries.get(complex.complexNo)
    entries.set(complex.complexNo, {
      line: first?.line ?? line,
      rows: (first?.rows ?? 0) + 1,
      complex: first === undefined ? complex : merge(first.complex, complex),
    })
  }
  return { add, entries }
}
export type ComplexBook = ReturnType<typeof createComplexBook>

/** The later row counts, but never with a blank. */
const merge = (first: PortalComplex, later: PortalComplex): PortalComplex => ({
  ...later,
  regionCode: later.regionCode ?? first.regionCode,
  address: later.address ?? first.address,
  roadAddress: later.roadAddress ?? first.roadAddress,
  latitude: later.latitude ?? first.latitude,
  longitude: later.longitude ?? first.longitude,
  totalHouseholds: later.totalHouseholds ?? first.totalHouseholds,
  totalBuildings: later.totalBuildings ?? first.totalBuildings,
  completionDate: later.completionDate ?? first.completionDate,
  floorAreaRatio: later.floorAreaRatio ?? first.floorAreaRatio,
  minExclusiveArea: later.minExclusiveArea ?? first.minExclusiveArea,
  maxExclusiveArea: later.maxExclusiveArea ?? first.maxExclusiveArea,
  supplyArea: later.supplyArea ?? first.supplyArea,
})

const placed = statement('places.of-homes', (db, given: Given<{ codes: readonly string[] }>) =>
  db
    .selectFrom('RealEstate as re')
    .innerJoin('Region as region', 'region.id', 're.region')
    .select(['re.code as complex', ...PLACE])
    .where('re.code', '=', anyOf(given.codes)),
)

/** Where stored complexes lie, by their code. */
export const findComplexes = async (
  client: PoolClient,
  codes: readonly string[],
): Promise<Map<string, Place>> => {
  const rows = await placed.all(client, { codes })
  return new Map(rows.map(({ complex, ...place }) => [complex, place]))
}

/** A marker does not tell its region: then an ad of the same complex may. */
const regionsOfAds = async (client: PoolClient): Promise<Map<string, string>> => {
  const { rows } = await client.query<{ complexNo: string; regionCode: string }>(
    `select complex_no as "complexNo", min(offer->>'regionCode') as "regionCode" from staged_offer
     where complex_no is not null and offer->>'regionCode' is not null group by complex_no`,
  )
  return new Map(rows.map(({ complexNo, regionCode }) => [complexNo, regionCode]))
}

const BATCH = 1000

/** Writes the complexes of the book after all ads are staged; tells which codes changed. */
export const writeComplexes = async (
  client: PoolClient,
  book: ComplexBook,
  places: ReturnType<typeof createPlaces>,
  account: ImportAccount,
): Promise<string[]> => {
  const told = await regionsOfAds(client)
  const changed: string[] = []
  const entries = [...book.entries.values()]
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH)
    const stored = await findComplexes(
      client,
      batch.map(({ complex }) => complexCode(complex.complexNo)),
    )
    const whereOf = ({ complexNo, regionCode }: PortalComplex) => ({
      regionCode: regionCode ?? told.get(complexNo) ?? null,
      regionName: null,
    })
    await places.findAll(
      batch.map(({ complex }) => whereOf(complex)).filter(({ regionCode }) => regionCode !== null),
    )
    const homes: PortalHome[] = []
    const written: Entry[] = []
    for (const entry of batch) {
      const where = whereOf(entry.complex)
      const place =
        (where.regionCode === null ? undefined : places.find(where)) ??
        stored.get(complexCode(entry.complex.complexNo))
      if (place === undefined) {
        skipRow(account, entry.line, problemOf(where.regionCode), entry.rows)
        continue
      }
      homes.push(homeOfComplex(entry.complex, place))
      written.push(entry)
    }
    const { inserted, updated } = await upsertHomes(client, homes)
    changed.push(...inserted, ...updated)
    for (const { complex, rows } of written) {
      const code = complexCode(complex.complexNo)
      countWritten(account, rows, {
        inserted: inserted.has(code) ? 1 : 0,
        updated: updated.has(code) ? 1 : 0,
      })
    }
  }
  return changed
}

export const problemOf = (region: string | null): string =>
  region === null
    ? 'nothing tells where it lies: neither a region (cortarNo) nor a complex that is known'
    : `“${region}” is not a known region: import the list of regions first`
