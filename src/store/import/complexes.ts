import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { ReportedDeal } from '../../domain/deal.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/property.ts'
import { RealEstate } from '../entities/real-estate.ts'
import { grams } from '../grams.ts'
import { upsertMany } from '../upsert.ts'
import { cleanText } from '../../domain/text/clean.ts'
import type { RegionBook } from '../../domain/region-book.ts'
import type { Place } from './places.ts'

/** A building as a reported deal describes it. */
export interface Complex {
  code: string
  name: string
  propertyType: ReportedDeal['propertyType']
  place: Place
  address: string
  road: string | null
  buildYear: number | null
  description: string | null
}

const digest = (parts: readonly (string | number | null)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)

/** Buildings were known by the codes of before this day; a change of later on makes no other buildings of them. */
const NAMED_BEFORE = '2026-07-01'

/**
 * The same building has the same code in every file: region, kind, name and lot. A detached house has neither name nor full
 * lot number; its size and year take their place. Of a leased one some sources mask the lot and others leave it out, so it
 * tells nothing.
 */
export const complexOf = (deal: ReportedDeal, place: Place, book: RegionBook): Complex => {
  const { propertyType, complexName, buildYear, totalFloorArea, plotArea } = deal
  const lotNumber = complexName === null && deal.transactionType !== 'SALE' ? null : deal.lotNumber
  const size = complexName === null ? [totalFloorArea, plotArea, buildYear] : []
  const address = lotNumber === null ? place.fullName : `${place.fullName} ${lotNumber}`
  const region = book.formerCodes(place.code, NAMED_BEFORE).at(-1) ?? place.code
  const label = PROPERTY_TYPE_LABELS[propertyType].ko
  return {
    code: `MOLIT-${digest([region, propertyType, complexName, lotNumber, ...size])}`,
    name: cleanText(complexName ?? `${place.fullName.split(' ').at(-1)} ${label}`),
    propertyType,
    place,
    address: cleanText(address),
    road: deal.roadAddress === null ? null : cleanText(deal.roadAddress),
    buildYear,
    description: describeSize(deal),
  }
}

/** What makes two reports the same deal; what may be added or corrected later (동, 등기, 해제) is no part of it. */
export const dealIdentity = (deal: ReportedDeal, complex: Complex): string =>
  digest([
    complex.code,
    deal.transactionType,
    deal.contractDate,
    deal.exclusiveArea,
    deal.totalFloorArea,
    deal.plotArea,
    deal.floor,
    deal.salePrice,
    deal.deposit,
    deal.monthlyRent,
  ])

const describeSize = ({ totalFloorArea, plotArea }: ReportedDeal): string | null => {
  const parts = [
    totalFloorArea === null ? [] : [`연면적 ${totalFloorArea}㎡`],
    plotArea === null ? [] : [`대지면적 ${plotArea}㎡`],
  ].flat()
  return parts.length === 0 ? null : parts.join(', ')
}

/** Creates the buildings that are not known yet, and fills in what is not known of the others. */
export const upsertComplexes = async (client: PoolClient, complexes: readonly Complex[]): Promise<void> => {
  const byCode = new Map<string, Complex>()
  for (const complex of complexes) {
    const first = byCode.get(complex.code)
    byCode.set(complex.code, {
      ...(first ?? complex),
      road: first?.road ?? complex.road,
      buildYear: first?.buildYear ?? complex.buildYear,
    })
  }
  await upsertMany(
    client,
    RealEstate,
    [...byCode.values()].map((complex) => ({
      code: complex.code,
      name: complex.name,
      propertyType: complex.propertyType,
      region: complex.place.id,
      regionCode: complex.place.code,
      address: complex.address,
      addressDetail: complex.road,
      completionYear: complex.buildYear,
      buildingDescription: complex.description,
      searchGrams: grams(complex.name, complex.address, complex.road ?? ''),
    })),
    {
      key: ['code'],
      merge: {
        name: 'stored',
        propertyType: 'stored',
        region: 'stored',
        regionCode: 'stored',
        address: 'stored',
        addressDetail: 'known',
        completionYear: 'known',
        buildingDescription: 'stored',
        searchGrams: 'stored',
      },
    },
  )
}

/** Smallest, largest and most frequent exclusive area of a building, out of its reported deals. */
export const refreshAreas = async (client: PoolClient, complexCodes: readonly string[]): Promise<void> => {
  await client.query(
    `update real_estate re
     set min_exclusive_area = area.min, max_exclusive_area = area.max, representative_area = area.mode, updated_at = now()
     from (
       select t.real_estate_id as id, min(t.exclusive_area), max(t.exclusive_area),
         mode() within group (order by t.exclusive_area)
       from "transaction" t join real_estate e on e.id = t.real_estate_id
       where e.code = any($1) and t.exclusive_area is not null
       group by t.real_estate_id
     ) area
     where area.id = re.id and (re.min_exclusive_area, re.max_exclusive_area, re.representative_area)
       is distinct from (area.min, area.max, area.mode)`,
    [complexCodes],
  )
}
