import type { ReportedDeal } from '../domain/deal.ts'
import { UnreadableFileError } from '../domain/errors.ts'
import type { PropertyType } from '../domain/property.ts'
import type { SourceRow } from '../domain/source-row.ts'
import { isFields, listOf, textOf } from './document.ts'
import type { Fields } from './document.ts'
import { propertyTypeOfItem, readItem } from './molit-api-fields.ts'
import type { MolitItem } from './molit-api-fields.ts'
import { REPORTED_TYPES } from './molit-columns.ts'
import { readDeal } from './molit-deal.ts'
import type { MolitFields } from './molit-deal.ts'
import { molitError, normalizeCode } from './molit-error.ts'

export interface MolitPage {
  /** Lines count the items of the page from 1. */
  rows: SourceRow<ReportedDeal>[]
  /** Items of all pages together; null where the answer does not say. */
  totalCount: number | null
}

const SUCCESS = '00'
const NO_DATA = '03'

/**
 * One answer of the ministry's deal services as XML or JSON (05-data-formats 1.2 to 1.5), already parsed. Errors that come
 * with HTTP 200, the gateway's own envelope among them, are thrown as ProviderError; “no data” is an empty page.
 */
export const parseMolit = (document: unknown, options: { propertyType?: PropertyType } = {}): MolitPage => {
  if (!isFields(document)) throw notAnAnswer()
  const root = lowerKeys(document)
  refuseGatewayError(root)
  const response = isFields(root['response']) ? lowerKeys(root['response']) : root
  const header = isFields(response['header']) ? lowerKeys(response['header']) : undefined
  if (header === undefined) throw notAnAnswer()
  const code = normalizeCode(textOf(header['resultcode']))
  if (code === NO_DATA) return { rows: [], totalCount: 0 }
  if (code !== SUCCESS) throw molitError(code, textOf(header['resultmsg']))
  const body = isFields(response['body']) ? lowerKeys(response['body']) : undefined
  if (body === undefined) throw new UnreadableFileError('the answer has a header but no body: it is cut off')
  const items = body['items']
  const found = listOf(isFields(items) ? lowerKeys(items)['item'] : items)
  return { rows: readItems(found, options.propertyType), totalCount: readCount(body['totalcount']) }
}

/** A file of one answer, or of the pages of one question as a JSON list. */
export const parseMolitPages = (
  document: unknown,
  options: { propertyType?: PropertyType } = {},
): MolitPage => {
  const pages = (Array.isArray(document) ? document : [document]).map((page) => parseMolit(page, options))
  const [first] = pages
  if (first === undefined) throw new UnreadableFileError('the file is an empty list')
  const rows = pages.flatMap((page) => page.rows).map((row, index) => ({ ...row, line: index + 1 }))
  return { rows, totalCount: first.totalCount }
}

const notAnAnswer = () =>
  new UnreadableFileError('this is not an answer of the 실거래가 services (response, header, resultCode)')

const lowerKeys = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]))

const readCount = (value: unknown): number | null => {
  const text = textOf(value).trim()
  return /^\d+$/.test(text) ? Number(text) : null
}

const refuseGatewayError = (root: Fields): void => {
  const envelope = root['openapi_serviceresponse']
  if (!isFields(envelope)) return
  const header = lowerKeys(envelope)['cmmmsgheader']
  const fields = isFields(header) ? lowerKeys(header) : {}
  const told = [fields['returnauthmsg'], fields['errmsg']].map(textOf).filter((text) => text.trim() !== '')
  throw molitError(normalizeCode(textOf(fields['returnreasoncode']) || '99'), told.join(', '))
}

const readItems = (items: unknown[], told: PropertyType | undefined): SourceRow<ReportedDeal>[] => {
  const read = items.map((item) => (isFields(item) ? readItem(item) : undefined))
  const types = read.map((item) => (item === undefined ? undefined : propertyTypeOfItem(item)))
  if (told === undefined && types.includes('FOREIGN'))
    throw new UnreadableFileError('these are not deals of homes (분양권·입주권, 토지, 상업용, 공장)')
  return read.map((item, index) => {
    const line = index + 1
    const propertyType = told ?? types[index]
    if (item === undefined || Object.keys(item).length === 0)
      return { line, problem: 'the item has none of the known fields' }
    if (propertyType === undefined || propertyType === 'FOREIGN')
      return {
        line,
        problem: `the item does not tell the kind of home: name it with --type ${REPORTED_TYPES.join('|')}`,
      }
    const deal = readDeal(fieldsOf(item), propertyType)
    return typeof deal === 'string' ? { line, problem: deal } : { line, value: deal }
  })
}

/** The names are those of the columns of a download, where the two formats say the same thing. */
const fieldsOf = (item: MolitItem): MolitFields => {
  const isRent = item.deposit !== undefined || item.monthlyRent !== undefined
  return {
    ...readRegion(item),
    complexName: item.aptNm ?? item.offiNm ?? item.mhouseNm,
    lot: item.jibun,
    road: readRoad(item),
    exclusiveArea: item.excluUseAr,
    totalFloorArea: item.totalFloorAr,
    plotArea: item.plottageAr,
    contractMonth: `${item.dealYear?.trim() ?? ''}${item.dealMonth?.trim().padStart(2, '0') ?? ''}`,
    contractDay: item.dealDay,
    salePrice: item.dealAmount,
    ...(isRent && { deposit: item.deposit ?? '', monthlyRent: item.monthlyRent ?? '' }),
    floor: item.floor,
    building: item.aptDong,
    buildYear: item.buildYear,
    cancelled: item.cdealType,
    cancelledOn: item.cdealDay,
    dealing: item.dealingGbn,
    contractType: item.contractType,
    renewalRight: item.useRRRight,
  }
}

/** Only the detailed service tells the whole code; the others the 시군구 and the name of the dong in it. */
const readRegion = ({ sggCd, umdCd, umdNm }: MolitItem): Pick<MolitFields, 'regionCode' | 'regionName'> => {
  const written = sggCd?.trim() ?? ''
  if (!/^\d{4,5}$/.test(written)) return {}
  // A spreadsheet or a JSON writer may have taken the code for a number.
  const sigungu = written.padStart(5, '0')
  const dong = umdCd?.trim() ?? ''
  return { regionCode: /^\d{5}$/.test(dong) ? `${sigungu}${dong}` : sigungu, regionName: umdNm }
}

/** “종로66길” with main number “00028” → “종로66길 28”, as downloads write it; some services have it all in one. */
const readRoad = ({ roadNm, roadNmBonbun, roadNmBubun }: MolitItem): string | undefined => {
  const name = roadNm?.trim() ?? ''
  const [main, sub] = [roadNmBonbun, roadNmBubun].map((number) => Number(number?.trim() || 0))
  if (name === '' || !main || /\s\d+(-\d+)?$/.test(name)) return name
  return `${name} ${main}${sub ? `-${sub}` : ''}`
}
