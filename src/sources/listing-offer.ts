import type { PortalOffer, PortalRecord } from '../domain/offer.ts'
import type { Fields } from './document.ts'
import { textOf } from './document.ts'
import { propertyTypeOfCode, tradeOf } from './listing-codes.ts'
import type { Trade } from './listing-codes.ts'
import {
  readAreas,
  readConfirmDay,
  readFlag,
  readFloor,
  readPortalAmount,
  readTags,
} from './listing-values.ts'

const SHORT_TERM_TAG = '단기임대'

/** The names of a field in the article list, in the detail page and in the mobile pages. */
const NAMES = {
  articleNo: ['articleNo', 'atclNo'],
  complexNo: ['complexNo', 'hscpNo', 'complexNumber'],
  name: ['articleName', 'atclNm', 'complexName'],
  propertyCode: ['realEstateTypeCode', 'rletTpCd'],
  propertyName: ['realEstateTypeName', 'rletTpNm', 'articleRealEstateTypeName'],
  tradeCode: ['tradeTypeCode', 'tradTpCd'],
  tradeName: ['tradeTypeName', 'tradTpNm'],
  price: ['dealOrWarrantPrc', 'hanPrc'],
  plainPrice: ['prc'],
  rent: ['rentPrc'],
  area1: ['area1', 'spc1'],
  area2: ['area2', 'spc2'],
  floor: ['floorInfo', 'flrInfo'],
  direction: ['direction'],
  building: ['buildingName', 'bildNm'],
  confirmedOn: ['articleConfirmYmd', 'articleConfirmYMD', 'atclCfmYmd'],
  tags: ['tagList'],
  description: ['articleFeatureDesc', 'articleFeatureDescription', 'atclFetrDesc'],
  realtor: ['realtorName', 'rltrNm'],
  direct: ['isDirectTrade', 'directTradYn'],
  region: ['cortarNo'],
  address: ['exposureAddress', 'detailAddress'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'lng'],
  walk: ['walkingTimeToNearSubway'],
} as const
type Name = keyof typeof NAMES

export const isOffer = (row: Fields): boolean => NAMES.articleNo.some((name) => row[name] !== undefined)

/** What is asked for a home, or why the row cannot be taken. */
export const readOffer = (row: Fields): PortalRecord => {
  const valueOf = (field: Name): unknown =>
    NAMES[field].map((name) => row[name]).find((value) => textOf(value).trim() !== '' || Array.isArray(value))
  const text = (field: Name): string => {
    const written = textOf(valueOf(field)).trim()
    return written === '-' || written === 'None' || written === 'nan' ? '' : written
  }
  const articleNo = text('articleNo')
  const refuse = (problem: string): PortalRecord => ({ kind: 'REFUSED', articleNo, problem })
  if (!/^[\w-]{1,40}$/.test(articleNo)) return refuse(`the article number “${articleNo}” is not one`)
  const propertyType = propertyTypeOfCode(text('propertyCode'), text('propertyName'))
  if (propertyType === undefined || propertyType === 'FOREIGN')
    return refuse(`“${text('propertyName') || text('propertyCode')}” is not a kind of home`)
  const trade = tradeOf(text('tradeCode'), text('tradeName'))
  if (trade === undefined) return refuse(`the trade type “${text('tradeCode')}” is not A1, B1, B2 or B3`)
  const amounts = readAmounts(trade, { price: text('price'), plain: text('plainPrice'), rent: text('rent') })
  if (typeof amounts === 'string') return refuse(amounts)
  if (Object.values(row).some((value) => typeof value === 'string' && value.includes('\uFFFD')))
    return refuse('the row holds unreadable characters')
  const floor = readFloor(text('floor'))
  const isShortTerm = trade === 'SHORT_TERM'
  const tags = readTags(valueOf('tags'))
  const offer: PortalOffer = {
    articleNo,
    complexNo: text('complexNo') || null,
    name: text('name') || articleNo,
    propertyType,
    transactionType: isShortTerm ? 'RENT' : trade,
    ...amounts,
    isShortTerm,
    ...readAreas(text('area1'), text('area2')),
    floor: floor.floor,
    floorText: floor.text,
    direction: text('direction') || null,
    building: text('building') || null,
    confirmedOn: readConfirmDay(text('confirmedOn')),
    tags: isShortTerm ? [...new Set([...tags, SHORT_TERM_TAG])] : tags,
    description: text('description') || null,
    realtorName: text('realtor') || null,
    isDirectTrade: readFlag(text('direct')),
    regionCode: /^\d{10}$/.test(text('region')) ? text('region') : null,
    regionName: regionNameOf(row),
    address: text('address') || null,
    ...readPosition(text('latitude'), text('longitude')),
    subwayWalkingTime: /^\d{1,3}$/.test(text('walk')) ? Number(text('walk')) : null,
  }
  return { kind: 'OFFER', offer }
}

/** 시도, 시군구 and 동 of the detail page. */
const regionNameOf = (row: Fields): string | null => {
  const parts = [row['cityName'], row['divisionName'], row['sectionName']].map((part) => textOf(part).trim())
  return parts.every((part) => part !== '') ? parts.join(' ') : null
}

/** South Korea and its seas; anything else is a slip or a zero. */
export const readPosition = (latitude: string, longitude: string) => {
  const [north, east] = [Number(latitude), Number(longitude)]
  const isHere = north > 32 && north < 39.5 && east > 123 && east < 133
  return isHere ? { latitude: north, longitude: east } : { latitude: null, longitude: null }
}

type Amounts = Pick<PortalOffer, 'salePrice' | 'deposit' | 'monthlyRent'>

/** Beyond these no home is offered, but any price is that was written in won instead of 만원. */
const HIGHEST = { salePrice: 10_000_000, deposit: 2_000_000, monthlyRent: 10_000 }

const readAmounts = (
  trade: Trade,
  written: { price: string; plain: string; rent: string },
): Amounts | string => {
  const price = readPrice(written.price, written.plain)
  if (typeof price === 'string') return price
  const rent = written.rent === '' ? 0 : readPortalAmount(written.rent)
  if (rent === undefined) return `the rent “${written.rent}” is not an amount in 만원`
  const amounts: Amounts = { salePrice: null, deposit: null, monthlyRent: null }
  if (trade === 'SALE') amounts.salePrice = price
  else amounts.deposit = price
  if (trade === 'RENT' || trade === 'SHORT_TERM') amounts.monthlyRent = rent
  if (trade === 'SALE' && price === 0) return 'a sale without a price'
  if (trade === 'JEONSE' && price === 0) return 'a jeonse without a deposit'
  if (trade === 'JEONSE' && rent > 0) return `a jeonse (B1) with a rent of ${written.rent}`
  if (amounts.monthlyRent === 0) return 'a monthly rent without a rent'
  for (const [name, highest] of Object.entries(HIGHEST)) {
    const amount = Object.entries(amounts).find(([key]) => key === name)?.[1] ?? 0
    if (amount > highest) return `${name} ${amount} is beyond any home in 만원: it looks like won`
  }
  return amounts
}

/** Mobile pages tell the price twice, in words and in digits: where the two differ the digits are won. */
const readPrice = (words: string, digits: string): number | string => {
  const [inWords, inDigits] = [readPortalAmount(words), readPortalAmount(digits)]
  if (words !== '' && inWords === undefined) return `the price “${words}” is not an amount in 만원`
  if (digits !== '' && inDigits === undefined) return `the price “${digits}” is not an amount in 만원`
  if (inWords !== undefined && inDigits !== undefined && inWords !== inDigits)
    return `the price is “${words}” and “${digits}”`
  return inWords ?? inDigits ?? 'the price is blank'
}
