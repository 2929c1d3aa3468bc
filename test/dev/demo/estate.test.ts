import { expect, test } from 'vitest'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../../../src/domain/property.ts'
import { dayOf, formatDay } from '../../../src/dev/demo/day.ts'
import type { PropertyRow } from '../../../src/dev/demo/home.ts'
import { demoEstate } from '../../../src/dev/demo/estate.ts'
import { shippedRegions } from '../../../src/store/reference/regions.ts'
import { distanceBetween } from '../../../src/dev/demo/stations.ts'

const today = new Date('2026-11-21T03:00:00Z')
const now = dayOf(today)
// Processor time: other processes on the machine must not decide the test.
const before = process.cpuUsage()
const estate = demoEstate({ today })
const places = shippedRegions()
const milliseconds = process.cpuUsage(before).user / 1000

const homes = new Map(estate.properties.map((row) => [row.code, row]))
const walks = new Map(estate.facilities.map((row) => [row.propertyCode, row.subwayWalkingTime]))
const listings = estate.transactions.filter(({ kind }) => kind === 'LISTING')
const deals = estate.transactions.filter(({ kind }) => kind === 'DEAL')
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const gus = places.filter(({ code, level }) => level === 'SIGUNGU' && code.startsWith('11'))

test('there is enough of everything, made in a moment', () => {
  expect(milliseconds).toBeLessThan(1500)
  expect(estate.properties.length).toBeGreaterThanOrEqual(3200)
  expect(listings.length).toBeGreaterThanOrEqual(8000)
  expect(deals.length).toBeGreaterThanOrEqual(40_000)
  for (const type of PROPERTY_TYPES) {
    expect(estate.properties.filter(({ propertyType }) => propertyType === type).length).toBeGreaterThan(200)
  }
})

test('the same day gives the same rows, whatever the hour; another day gives others', () => {
  expect(demoEstate({ today: new Date('2026-11-21T14:59:00Z') })).toEqual(estate)
  const tomorrow = demoEstate({ today: new Date('2026-11-21T15:01:00Z') })
  expect(tomorrow.properties.map(({ code, name }) => [code, name])).toEqual(
    estate.properties.map(({ code, name }) => [code, name]),
  )
  expect(tomorrow.transactions).not.toEqual(estate.transactions)
})

test('keys are unique and every row belongs to a home that exists', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)
  unique(estate.properties.map(({ code }) => code))
  unique(estate.properties.map(({ regionCode, name }) => `${regionCode} ${name}`))
  unique(estate.transactions.map(({ sourceKey }) => sourceKey))
  unique(listings.map(({ articleNo }) => articleNo))
  unique(estate.agents.map(({ articleNo }) => articleNo))
  unique(estate.facilities.map(({ propertyCode }) => propertyCode))
  const articles = new Set(listings.map(({ articleNo }) => articleNo))
  expect(estate.agents.every(({ articleNo }) => articles.has(articleNo))).toBe(true)
  const astray = estate.transactions.filter(
    (row) => row.regionCode !== homes.get(row.propertyCode)?.regionCode,
  )
  expect(astray).toEqual([])
})

test('a home lies within 350 m of the middle of its dong and its facts agree with each other', () => {
  const regions = new Map(places.map((region) => [region.code, region]))
  const thisMonth = formatDay(now).replaceAll('-', '').slice(0, 6)
  const rules: ((row: PropertyRow) => boolean)[] = [
    (row) => regions.get(row.regionCode)?.level === 'DONG',
    (row) => distanceBetween(row, regions.get(row.regionCode) ?? { latitude: 0, longitude: 0 }) <= 350,
    (row) => row.address.startsWith(`${regions.get(row.regionCode)?.fullName} `),
    (row) => /^DEMO-[AOVRH]-\d{6}$/.test(row.code),
    (row) => /^(19|20)\d\d(0[1-9]|1[0-2])$/.test(row.completionDate) && row.completionDate <= thisMonth,
    (row) => row.minExclusiveArea <= row.exclusiveArea && row.maxExclusiveArea >= row.exclusiveArea,
    (row) => row.supplyArea === null || row.supplyArea > row.exclusiveArea,
    (row) => row.tags.includes('역세권') === (walks.get(row.code) ?? 99) <= 10,
    (row) => row.tags.includes('대단지') === (row.totalHouseholds ?? 0) >= 1000,
    (row) => new Set(row.tags).size === row.tags.length,
  ]
  expect(rules.map((rule) => estate.properties.filter((row) => !rule(row)))).toEqual(rules.map(() => []))
})

test('the representative area is the exclusive area that is most common in the building', () => {
  const unitsOf = Map.groupBy(estate.transactions, (row) => row.propertyCode)
  const share = (type: string) => {
    const built = estate.properties.filter(({ propertyType }) => propertyType === type)
    const areas = built.flatMap(({ code, representativeArea }) =>
      (unitsOf.get(code) ?? []).map(({ exclusiveArea }) => exclusiveArea === representativeArea),
    )
    return areas.filter(Boolean).length / areas.length
  }
  // A detached house is let in parts, which are as large as they are.
  for (const type of PROPERTY_TYPES.filter((one) => one !== 'HOUSE'))
    expect(share(type), type).toBeGreaterThan(0.5)
  const astray = estate.properties.filter(
    (row) =>
      row.representativeArea === row.supplyArea ||
      row.representativeArea < row.minExclusiveArea ||
      row.representativeArea > row.maxExclusiveArea,
  )
  expect(astray).toEqual([])
})

test('money is whole and stands where the type of transaction puts it', () => {
  const isAmount = (amount: number | null) =>
    amount !== null && Number.isInteger(amount) && amount >= 1 && amount < 2_000_000
  const wrong = estate.transactions.filter(({ transactionType, salePrice, deposit, monthlyRent }) => {
    switch (transactionType) {
      case 'SALE':
        return !isAmount(salePrice) || deposit !== null || monthlyRent !== null
      case 'JEONSE':
        return salePrice !== null || !isAmount(deposit) || monthlyRent !== null
      default:
        return salePrice !== null || !isAmount(deposit) || !isAmount(monthlyRent)
    }
  })
  expect(wrong).toEqual([])
})

test('listings were confirmed within sixty days, listed before that, and never in the future', () => {
  const oldest = formatDay(now - 60).replaceAll('-', '')
  const newest = formatDay(now).replaceAll('-', '')
  const wrong = listings.filter(({ articleConfirmYmd, listedAt, transactionDate }) => {
    const listed = formatDay(dayOf(new Date(listedAt))).replaceAll('-', '')
    const confirmed = articleConfirmYmd ?? ''
    return !(confirmed >= oldest && confirmed < newest && listed <= confirmed && transactionDate === null)
  })
  expect(wrong).toEqual([])
  const direct = listings.filter(({ isDirectTrade }) => isDirectTrade).length / listings.length
  expect(direct).toBeGreaterThan(0.09)
  expect(direct).toBeLessThan(0.15)
  expect(estate.agents.length).toBeGreaterThan(0.85 * listings.length)
})

test('the counters of a home are those of its listings', () => {
  const counted = Map.groupBy(listings, ({ propertyCode }) => propertyCode)
  const wrong = estate.properties.filter((row) => {
    const own = counted.get(row.code) ?? []
    const sales = own.filter(({ transactionType }) => transactionType === 'SALE').length
    const all = row.dealCount + row.leaseCount + row.rentCount + row.shortTermRentCount
    const shortTerm = row.tags.includes('단기임대') || row.shortTermRentCount === 0
    return row.dealCount !== sales || all !== own.length || !shortTerm
  })
  expect(wrong).toEqual([])
})

test('deals cover the last 36 months, some cancelled later, some renewed', () => {
  const first = formatDay(now - 1097)
  const last = formatDay(now)
  const wrong = deals.filter(
    ({ transactionDate, isCancelled, cancelledOn, transactionType, contractType }) => {
      const day = transactionDate ?? ''
      const inWindow = day > first && day < last
      const cancelledLater =
        cancelledOn === null ? !isCancelled : isCancelled && cancelledOn > day && cancelledOn <= last
      return !inWindow || !cancelledLater || (contractType === null) !== (transactionType === 'SALE')
    },
  )
  expect(wrong).toEqual([])
  expect(
    new Set(deals.map(({ transactionDate }) => transactionDate?.slice(0, 7))).size,
  ).toBeGreaterThanOrEqual(36)
  const cancelled = deals.filter(({ isCancelled }) => isCancelled).length / deals.length
  expect(cancelled).toBeGreaterThan(0.003)
  expect(cancelled).toBeLessThan(0.03)
  expect(deals.filter(({ renewalRightUsed }) => renewalRightUsed).length).toBeGreaterThan(1000)
})

const unitPrices = (prefix: string, type: 'SALE' | 'JEONSE', from = '', to = '9') =>
  deals
    .filter((deal) => deal.regionCode.startsWith(prefix) && deal.transactionType === type)
    .filter(({ transactionDate }) => (transactionDate ?? '') >= from && (transactionDate ?? '') < to)
    .filter(({ propertyCode }) => propertyCode.includes('-A-'))
    .map(({ salePrice, deposit, exclusiveArea }) => (salePrice ?? deposit ?? 0) / exclusiveArea)

test('강남 is dear, 노원 cheaper, 평택 cheapest; prices rose here and fell there', () => {
  expect(median(unitPrices('11680', 'SALE'))).toBeGreaterThan(2 * median(unitPrices('11350', 'SALE')))
  expect(median(unitPrices('11350', 'SALE'))).toBeGreaterThan(1.5 * median(unitPrices('41220', 'SALE')))
  const change = (prefixes: string[]) => {
    const early = prefixes.flatMap((prefix) => unitPrices(prefix, 'SALE', '', '2024-11'))
    const late = prefixes.flatMap((prefix) => unitPrices(prefix, 'SALE', '2025-11'))
    return median(late) / median(early) - 1
  }
  expect(change(['11680', '11650', '11710'])).toBeGreaterThan(0.04)
  expect(change(['41220', '27290', '41550'])).toBeLessThan(-0.01)
})

test('villas are let for nearly what they cost, apartments in 강남 for less than half', () => {
  const ratioOf = (letter: string, prefix: string) => {
    const of = (type: string) =>
      deals
        .filter((deal) => deal.regionCode.startsWith(prefix) && deal.propertyCode.includes(`-${letter}-`))
        .filter(({ transactionType }) => transactionType === type)
        .map(({ salePrice, deposit, exclusiveArea }) => (salePrice ?? deposit ?? 0) / exclusiveArea)
    return median(of('JEONSE')) / median(of('SALE'))
  }
  expect(ratioOf('V', '11')).toBeGreaterThan(0.65)
  expect(ratioOf('V', '11')).toBeLessThan(0.95)
  expect(ratioOf('A', '11680')).toBeLessThan(0.55)
})

test('in every gu of Seoul apartments are sold, let for a deposit and by the month, and some cost less than 5억', () => {
  const poor = gus.filter(({ code }) => {
    const own = listings.filter(
      ({ regionCode, propertyCode }) =>
        regionCode.startsWith(code.slice(0, 5)) && propertyCode.includes('-A-'),
    )
    const counts = TRANSACTION_TYPES.map((type) => own.filter((row) => row.transactionType === type).length)
    return (
      Math.min(...counts) < 4 || own.filter(({ salePrice }) => (salePrice ?? Infinity) < 50_000).length < 3
    )
  })
  expect(gus).toHaveLength(25)
  expect(poor).toEqual([])
})

test.each(['2026-11-21', '2027-02-10'])('what people ask for first is found on %s', (day) => {
  const market = demoEstate({ today: new Date(`${day}T03:00:00Z`) })
  const facts = new Map(market.properties.map((row) => [row.code, row]))
  const minutes = new Map(market.facilities.map((row) => [row.propertyCode, row.subwayWalkingTime]))
  const near = (code: string) => (minutes.get(code) ?? 99) <= 10
  const cheap = market.transactions.filter(
    ({ kind, regionCode, salePrice, propertyCode }) =>
      kind === 'LISTING' &&
      regionCode.startsWith('11680') &&
      propertyCode.includes('-A-') &&
      salePrice !== null &&
      salePrice < 50_000 &&
      near(propertyCode),
  )
  expect(cheap.length).toBeGreaterThanOrEqual(10)
  const family = market.transactions.filter(
    ({ kind, regionCode, transactionType, deposit, exclusiveArea, propertyCode }) =>
      kind === 'LISTING' &&
      regionCode.startsWith('41135') &&
      transactionType === 'JEONSE' &&
      deposit !== null &&
      deposit >= 40_000 &&
      deposit <= 60_000 &&
      exclusiveArea >= 84 &&
      (facts.get(propertyCode)?.completionDate ?? '') >= '2015' &&
      near(propertyCode),
  )
  expect(family.length).toBeGreaterThanOrEqual(1)
})
