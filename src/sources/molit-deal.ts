import type { ReportedDeal } from '../domain/deal.ts'
import { MAX_MANWON } from '../domain/money.ts'
import type { PropertyType } from '../domain/property.ts'

/** The values of one reported deal as text, whichever format they came in; missing ones are undefined or blank. */
export interface MolitFields {
  regionCode?: string | undefined
  regionName?: string | undefined
  complexName?: string | undefined
  lot?: string | undefined
  road?: string | undefined
  exclusiveArea?: string | undefined
  totalFloorArea?: string | undefined
  plotArea?: string | undefined
  /** YYYYMM and DD; the day may lack its zero. */
  contractMonth?: string | undefined
  contractDay?: string | undefined
  salePrice?: string | undefined
  leaseKind?: string | undefined
  deposit?: string | undefined
  monthlyRent?: string | undefined
  floor?: string | undefined
  building?: string | undefined
  buildYear?: string | undefined
  cancelled?: string | undefined
  cancelledOn?: string | undefined
  dealing?: string | undefined
  contractType?: string | undefined
  renewalRight?: string | undefined
}

/** The deal, or the reason why the row is not one. */
export const readDeal = (fields: MolitFields, propertyType: PropertyType): ReportedDeal | string => {
  const problems: string[] = []
  const read = createReader(problems)
  const regionName = read.text(fields.regionName)?.replace(/\s+/g, ' ') ?? null
  const regionCode = read.text(fields.regionCode)
  if (regionName === null && regionCode === null) problems.push('시군구 is blank')
  const price = readPrice(fields, read, problems)
  const contractDate = readContractDate(fields)
  if (contractDate === null)
    problems.push(
      `계약년월 “${fields.contractMonth ?? ''}” with 계약일 “${fields.contractDay ?? ''}” is not a day`,
    )
  const cancelledOn = read.text(fields.cancelledOn)
  const contractType = read.text(fields.contractType)
  const renewalRight = read.text(fields.renewalRight)
  const deal = {
    propertyType,
    regionCode,
    regionName,
    complexName: read.text(fields.complexName),
    lotNumber: read.text(fields.lot),
    roadAddress: read.text(fields.road),
    exclusiveArea: read.area('전용면적', fields.exclusiveArea),
    totalFloorArea: read.area('연면적', fields.totalFloorArea),
    plotArea: read.area('대지면적', fields.plotArea),
    floor: read.integer('층', fields.floor, -20, 200),
    building: read.text(fields.building),
    buildYear: read.integer('건축년도', fields.buildYear?.trim() === '0' ? '' : fields.buildYear, 1800, 2200),
    // A mark without a readable day still is a cancellation: such a deal must never count as a price.
    isCancelled: cancelledOn !== null || read.text(fields.cancelled) !== null,
    cancelledOn: readDay(cancelledOn),
    isDirectTrade: choose(read.text(fields.dealing), { 직거래: true, 중개거래: false }),
    contractType: choose(contractType, { 신규: '신규', 갱신: '갱신' } as const),
    renewalRightUsed: contractType === null && renewalRight === null ? null : renewalRight === '사용',
  }
  const [problem] = problems
  if (problem !== undefined || price === null || contractDate === null)
    return problem ?? 'the row is not readable'
  return { ...deal, ...price, contractDate }
}

type Price = Pick<ReportedDeal, 'transactionType' | 'salePrice' | 'deposit' | 'monthlyRent'>

/** The columns decide what was traded, never which amount happens to be positive. */
const readPrice = (fields: MolitFields, read: Reader, problems: string[]): Price | null => {
  if (fields.deposit === undefined && fields.monthlyRent === undefined) {
    const salePrice = read.amount('거래금액', fields.salePrice)
    if (salePrice === 0) problems.push('거래금액 is 0')
    return salePrice ? { transactionType: 'SALE', salePrice, deposit: null, monthlyRent: null } : null
  }
  const deposit = read.amount('보증금', fields.deposit)
  const monthlyRent = isBlank(fields.monthlyRent) ? 0 : read.amount('월세금', fields.monthlyRent)
  if (deposit === null || monthlyRent === null) return null
  const kind = read.text(fields.leaseKind) ?? (monthlyRent === 0 ? '전세' : '월세')
  if (kind !== '전세' && kind !== '월세') problems.push(`전월세구분 is “${kind}”`)
  else if ((kind === '전세') !== (monthlyRent === 0))
    problems.push(`전월세구분 is ${kind}, but 월세금 is ${monthlyRent}`)
  return kind === '전세'
    ? { transactionType: 'JEONSE', salePrice: null, deposit, monthlyRent: null }
    : { transactionType: 'RENT', salePrice: null, deposit, monthlyRent }
}

/** Blanks of every kind the ministry writes. “-1” is a basement, not a blank. */
const isBlank = (value: string | undefined) =>
  value === undefined || value.trim() === '' || value.trim() === '-'

const createReader = (problems: string[]) => {
  const text = (value: string | undefined): string | null => {
    if (value === undefined || isBlank(value)) return null
    if (value.includes('\uFFFD')) problems.push(`“${value.trim()}” holds unreadable characters`)
    return value.trim()
  }
  const number = (
    value: string | undefined,
    form: RegExp,
    min: number,
    max: number,
    rule: string,
  ): number | null => {
    const written = text(value)
    if (written === null) return null
    const result = form.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN
    if (result >= min && result <= max) return result
    problems.push(rule)
    return null
  }
  return {
    text,
    amount: (name: string, value: string | undefined) => {
      if (isBlank(value)) problems.push(`${name} is blank`)
      return number(value, AMOUNT, 0, MAX_MANWON, `${name} “${value}” is not an amount in 만원`)
    },
    area: (name: string, value: string | undefined) =>
      number(value, AREA, Number.MIN_VALUE, 100_000, `${name} “${value}” is not an area in ㎡`),
    integer: (name: string, value: string | undefined, min: number, max: number) =>
      number(value, INTEGER, min, max, `${name} “${value}” is not a number from ${min} to ${max}`),
  }
}
type Reader = ReturnType<typeof createReader>

const AMOUNT = /^(\d+|\d{1,3}(,\d{3})+)$/
const AREA = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/
const INTEGER = /^-?\d+$/

const choose = <T>(written: string | null, choices: Record<string, T>): T | null =>
  written === null ? null : (choices[written] ?? null)

const readContractDate = (fields: MolitFields): string | null => {
  const month = fields.contractMonth?.trim() ?? ''
  const day = fields.contractDay?.trim().padStart(2, '0') ?? ''
  const parts = `${month}${day}`.match(/^(\d{4})(\d{2})(\d{2})$/)
  return parts && calendarDay(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '')
}

/** 20250624 or 25.06.24. */
const readDay = (written: string | null): string | null => {
  const parts = written?.match(/^(\d{4})(\d{2})(\d{2})$/) ?? written?.match(/^(\d{2})\.(\d{2})\.(\d{2})$/)
  if (!parts) return null
  const [, year = '', month = '', day = ''] = parts
  return calendarDay(year.length === 2 ? `20${year}` : year, month, day)
}

export const isBlankOrDay = (value: string | undefined) =>
  isBlank(value) || readDay(value?.trim() ?? '') !== null

const calendarDay = (year: string, month: string, day: string): string | null => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const iso = `${year}-${month}-${day}`
  return Number(year) >= 1900 && date.toISOString().slice(0, 10) === iso ? iso : null
}
