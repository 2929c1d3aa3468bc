import { MONTHS_A_YEAR } from './sums-told.ts'
import type { Case } from '../case.ts'
import { savingsRateIn } from './lease-money.ts'
import { countSaid } from './numeral.ts'
import { percentOf } from './percent.ts'
import type { Role } from './sum-role.ts'
import { readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import type { Span } from './text.ts'

/** What a let home costs its owner in a year, as somebody says it. */
export interface Running {
  /** 만원 a year that is paid for it beside interest. */
  yearlyCost: number | null
  /** 만원 a year that it brings in after its costs, or in rent altogether. */
  yearlyIncome: number | null
  /** Months of a year without a tenant. */
  vacantMonths: number | null
  /** Percent a year that it is to earn. */
  targetYield: number | null
  /** Where they stand. */
  spans: Span[]
}

const COST_NOUN =
  /관리비|(?<![전월])세금|재산세|종부세|수선|수리비|유지비|유지\s?관리|보험|비용|경비|공과금|cost|tax|upkeep/i
/** 연 관리비 세금 120, 1년에 60: so much a year; no share, and no time. */
const A_YEAR =
  /(?:연간?|1\s?년에|일\s?년에|한\s?해에?|매년|해마다|a year|per year)\s{0,2}(?:[가-힣]{1,6}[\s,·]{1,2}){0,4}(?:[가-힣]{1,6}\s?)?(?:\([^()\d\n]{1,30}\)\s?)?(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})\s?(억|천만|백만|만|천|백)?\s?원?(?!\s?(?:%|퍼|프로|년|개월|달|\d))/gi
/** 관리비 월 20, 유지비 매달 15만원: so much a month. */
const A_MONTH =
  /(?:관리비|유지\s?관리비|유지비|수선비|수리비|공과금)(?:은|는|이|가|도|로|를)?\s{0,2}(?:월|매달|매월|한\s?달에?|다달이)\s?(\d{1,4})\s?만?(?!\d|[.,]\d|\s?(?:억|천|백|%|년|개월|일))/
const SCALE: Readonly<Record<string, number>> = {
  억: 10_000,
  천만: 1000,
  백만: 100,
  만: 1,
  천: 1000,
  백: 100,
}
/** Letters before it in which the cost may be named. */
const NEAR = 20

const VACANT =
  /([한두세석넉네]|\d{1,2})\s?(?:달|개월)[^.?!\d]{0,8}(?:공실|비[어었면]|비는|빈(?![가-힣])|빈다)|공실[^.?!\d]{0,8}([한두세석넉네]|\d{1,2})\s?(?:달|개월)/

const yearlyCostIn = (text: string): { value: number; span: Span } | null => {
  for (const match of text.matchAll(A_YEAR)) {
    const [whole, digits = '', unit = '만'] = match
    const around = text.slice(Math.max(0, match.index - NEAR), match.index + whole.length)
    if (!COST_NOUN.test(around)) continue
    const at = match.index + whole.indexOf(digits)
    const end = match.index + whole.trimEnd().length
    return { value: Number(digits.replaceAll(',', '')) * (SCALE[unit] ?? 1), span: { start: at, end } }
  }
  const monthly = A_MONTH.exec(text)
  if (monthly === null) return null
  const [whole, digits = ''] = monthly
  const at = monthly.index + whole.lastIndexOf(digits)
  return { value: Number(digits) * MONTHS_A_YEAR, span: { start: at, end: monthly.index + whole.length } }
}

/** Whether a text tells what a let home costs or how long it is empty, whatever else it asks. */
export const tellsUpkeep = (text: string): boolean => yearlyCostIn(text) !== null || VACANT.test(text)

/** 연 순수익 2,100만원, 한 해 임대수입이 3천: what stands before what a let home brings in. */
const BROUGHT_IN =
  /(?:연간?|1\s?년에?|일\s?년에?|한\s?해에?|매년|해마다)\s{0,2}(?:(?:임대|월세)\s?(?:순\s?)?|순\s?(?:임대\s?|영업\s?)?)(?:수익|수입|소득|이익|료|합계)(?:금|액)?(?:이|은|는|가|로)?\s{0,2}(?:총\s|약\s)?$/

const yearlyIncomeIn = (text: string): Sum | null =>
  readSums(text).find(
    ({ start, bare }) => !bare && BROUGHT_IN.test(text.slice(Math.max(0, start - NEAR), start)),
  ) ?? null

/** What is said of running a home that is let. */
export const readRunning = (text: string): Running => {
  const cost = yearlyCostIn(text)
  const income = yearlyIncomeIn(text)
  const vacant = VACANT.exec(text)
  const months = vacant?.[1] ?? vacant?.[2]
  return {
    yearlyCost: cost?.value ?? null,
    yearlyIncome: income?.value ?? null,
    vacantMonths: months === undefined ? null : countSaid(months),
    targetYield: percentOf(text, 'yield')?.value ?? null,
    spans: [
      ...(cost === null ? [] : [cost.span]),
      ...(income === null ? [] : [{ start: income.start, end: income.end }]),
      ...(vacant === null ? [] : [{ start: vacant.index, end: vacant.index + vacant[0].length }]),
    ],
  }
}

/** What is said beside the sums of a home, where it is; of own money only where one of several leases is to be paid with it. */
export const besideOf = (
  text: string,
  isChoice: boolean,
  own: readonly Sum[],
  { yearlyCost, yearlyIncome, vacantMonths, targetYield }: Running,
): Partial<Case> => {
  const savingsRate = savingsRateIn(text)
  const ownMoney = isChoice ? own[0]?.value : undefined
  return {
    ...(savingsRate !== null && { savingsRate }),
    ...(ownMoney !== undefined && { ownMoney }),
    ...(yearlyCost !== null && { yearlyCost }),
    ...(yearlyIncome !== null && { yearlyIncome }),
    ...(vacantMonths !== null && { vacantMonths }),
    ...(targetYield !== null && { targetYield }),
  }
}

/** Whoever buys to let says the price first: the largest sum that nothing else claims, before any deposit. */
export const priceOfBought = (by: Record<Role, Sum[]>, open: readonly Sum[]): void => {
  if (by.price.length > 0) return
  const free = open.filter(({ bare }) => !bare)
  const most = Math.max(0, ...by.deposit.map(({ value }) => value))
  const said = free.find(({ value }) => value > most)
  if (said !== undefined) {
    by.price.push(said)
    return
  }
  const [first] = by.deposit
  if (first !== undefined && by.deposit.length > 1 && first.value === most) {
    by.price.push(first)
    by.deposit = by.deposit.filter((it) => it !== first)
  }
}

/** Homes that are held against one another: behind each price what is said of that home. */
export const offersOf = ({ price, deposit, rent }: Readonly<Record<Role, readonly Sum[]>>): Partial<Case> => {
  const prices = price.toSorted((a, b) => a.start - b.start)
  const offers = prices.map(({ value, start }, index) => {
    const end = prices[index + 1]?.start ?? Infinity
    const own = (sums: readonly Sum[]) => sums.find((it) => it.start > start && it.start < end)?.value ?? null
    return { price: value, deposit: own(deposit), rent: own(rent) }
  })
  const isEach = offers.every((it) => (it.deposit ?? it.rent) !== null)
  return offers.length > 1 && isEach ? { offers } : {}
}
