import type { PropertyType, TransactionType } from '../property.ts'
import { readAmounts } from './amount.ts'
import type { Amount } from './amount.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'

/** The figures of somebody's case, as the question gives them: money in 만원, area in ㎡, rate in percent. */
export interface Case {
  regionCode: string | null
  propertyType: PropertyType | null
  transactionTypes: readonly TransactionType[]
  area: number | null
  price: number | null
  /** In the order in which they are said: what is paid now, then what is asked for. */
  deposits: readonly number[]
  rents: readonly number[]
  seniorDebt: number | null
  income: number | null
  loan: number | null
  rate: number | null
  years: number | null
  ownedHomes: number | null
  firstHome: boolean
}

type Role = 'senior' | 'income' | 'loan' | 'rent' | 'deposit' | 'price'

/** What stands right before an amount says what it is; else what stands right behind it. */
const BEFORE: readonly (readonly [Role, RegExp])[] = [
  ['senior', /(?:근저당|선순위|채권최고액|융자|담보|senior debt|mortgage of)[^\d]{0,8}$/i],
  ['income', /(?:연봉|소득|연\s?수입|income|salary)[^\d]{0,8}$/i],
  ['loan', /(?:대출(?:금|액|을|은|이|로)?|loan of)[^\d가-힣]{0,3}$/i],
  ['rent', /(?:월세|월\s?차임|차임|임대료|월|rent of)[^\d가-힣]{0,3}$/i],
  [
    'deposit',
    /(?:보증금|전세금?|전세가|deposit of|jeonse(?: deposit)?(?: of)?)(?:이|은|을|를)?[^\d가-힣]{0,3}$/i,
  ],
  ['price', /(?:매매가?|시세|집값|가격|매수가?|분양가|price of|worth)(?:가|이|는|은)?[^\d가-힣]{0,3}$/i],
]
const BEHIND: readonly (readonly [Role, RegExp])[] = [
  ['senior', /^\s*(?:의\s*)?(?:근저당|선순위|융자)/],
  ['loan', /^\s*(?:을|를)?\s*(?:대출|빌)/],
  ['rent', /^\s*(?:의\s*)?월세/],
  ['deposit', /^\s*(?:에|짜리|의|인|으?로)?\s*(?:전세|보증금|jeonse|deposit)/i],
  [
    'price',
    /^\s*(?:에|짜리|인|의|을|를|으?로)?\s*(?:주고\s*)?(?:매매|매수|사[서면려고 ]|살|구입|아파트|집|빌라|오피스텔|주택|apartment|home|house)/i,
  ],
]
const NEAR = 16
/** What stands between a sum and the one that it becomes. */
const CHANGES = /^\s*(?:원)?\s*(?:을|를|에서|은|는|from)?\s*(?:to|→|->)?\s*$/i

const roleOf = (text: string, amount: Amount, from: number, to: number): Role | null => {
  const before = text.slice(Math.max(from, amount.start - NEAR), amount.start)
  const behind = text.slice(amount.end, Math.min(to, amount.end + NEAR))
  return (
    BEFORE.find(([, pattern]) => pattern.test(before))?.[0] ??
    BEHIND.find(([, pattern]) => pattern.test(behind))?.[0] ??
    null
  )
}

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}

const RATE = /(?:금리|이자|이율|rate)[^\d%]{0,8}(\d{1,2}(?:\.\d+)?)\s*(?:%|퍼센트)/i
const YEARS = /(?:만기|상환|기간|over)[^\d]{0,6}(\d{1,2})\s*(?:년|years)|(\d{1,2})\s*년\s*(?:만기|상환|동안)/i
const HOMES = /(\d)\s*주택/
const FIRST_HOME = /생애\s?최초|첫\s?집|first home/i
const NO_HOME = /무주택/

/** Reads what a calculation needs. What is not said stays null: whoever calculates states or asks for it. */
export const readCase = (question: string, places: PlaceIndex, today: Date): Case => {
  const text = question.normalize('NFC').slice(0, 2000)
  const query = readPropertyQuery(text, places, today)
  const amounts = readAmounts(text)
  const by: Record<Role, number[]> = { senior: [], income: [], loan: [], rent: [], deposit: [], price: [] }
  const open: number[] = []
  let before: Role | null = null
  for (const [index, amount] of amounts.entries()) {
    const previous = amounts[index - 1]
    const own = roleOf(text, amount, previous?.end ?? 0, amounts[index + 1]?.start ?? text.length)
    // 4억을 4억 5천으로, from 400 to 450 million won: what changes stays what it is.
    const changes = previous !== undefined && CHANGES.test(text.slice(previous.end, amount.start))
    const role: Role | null = own ?? (changes ? before : null)
    before = role
    if (role === null) open.push(amount.value)
    else by[role].push(amount.value)
  }
  const [deal] = query.transactionTypes
  const [rest] = open
  // One amount without a word of its own is what the deal is about.
  if (rest !== undefined && open.length === 1) {
    if (deal === 'JEONSE' && by.deposit.length === 0) by.deposit.push(rest)
    if (deal === 'SALE' && by.price.length === 0) by.price.push(rest)
  }
  const years = YEARS.exec(text)
  const area = query.exclusiveArea
  const firstHome = FIRST_HOME.test(text)
  return {
    regionCode: query.regionCodes[0] ?? null,
    propertyType: query.propertyTypes[0] ?? null,
    transactionTypes: query.transactionTypes,
    area:
      area === null
        ? null
        : (numberIn(text, /(\d{2,3}(?:\.\d+)?)\s*(?:㎡|m2|제곱)/) ?? area.max ?? area.min ?? null),
    price: by.price[0] ?? null,
    deposits: by.deposit,
    rents: by.rent,
    seniorDebt: by.senior[0] ?? null,
    income: by.income[0] ?? null,
    loan: by.loan[0] ?? null,
    rate: numberIn(text, RATE),
    years: years === null ? null : Number(years[1] ?? years[2]),
    ownedHomes: firstHome || NO_HOME.test(text) ? 0 : numberIn(text, HOMES),
    firstHome,
  }
}
