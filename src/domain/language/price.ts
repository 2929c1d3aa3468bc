import { withComparators } from './bound.ts'
import type { Bound } from './bound.ts'
import { MAX_MANWON } from '../money.ts'
import { TRANSACTION_TYPES } from '../property.ts'
import type { PropertyQuery, TransactionType } from '../property.ts'
import { isAnyHome, joins, kindOf } from './token.ts'
import type { Token } from './token.ts'

type Field = 'salePrice' | 'deposit' | 'monthlyRent' | 'maintenanceFee'

export interface Prices {
  fields: Pick<PropertyQuery, 'transactionTypes' | Field>
  claimed: ReadonlySet<Token>
}

/** From here an amount said of a 월세 without 보증금 can only be the deposit. */
const DEPOSIT_FROM = 3000

interface Reading {
  tokens: readonly Token[]
  claimed: Set<Token>
  spoken: Set<TransactionType>
  bounds: Record<Field, Bound[]>
  priced: boolean
}

type Label =
  | { kind: 'FIELD'; field: Field }
  | { kind: 'DEALS'; deals: readonly TransactionType[] }
  | { kind: 'PRICE' }
  | { kind: 'OTHER' }

/** Which deal is meant and what each amount bounds. `taken` are tokens that something else has read. */
export const readPrices = (tokens: readonly Token[], taken: ReadonlySet<Token>): Prices => {
  const reading: Reading = {
    tokens: tokens.filter((token) => !taken.has(token)),
    claimed: new Set(),
    spoken: new Set(),
    bounds: { salePrice: [], deposit: [], monthlyRent: [], maintenanceFee: [] },
    priced: false,
  }
  let depositNamed = false
  for (const token of reading.tokens) {
    if (token.kind !== 'WORD') continue
    if (token.word.kind === 'DEAL') {
      for (const deal of token.word.deals) reading.spoken.add(deal)
      reading.claimed.add(token)
    }
    if (token.word.kind === 'LABEL' && token.word.field === 'DEPOSIT') depositNamed = true
    if (token.word.kind === 'LABEL' && token.word.field === 'RENT') reading.spoken.add('RENT')
  }
  readPairs(reading)
  readSingles(reading)
  if (reading.spoken.size === 0 && depositNamed) reading.spoken = new Set(['RENT', 'JEONSE'])
  if (reading.spoken.size === 0 && reading.priced) reading.spoken.add('SALE')
  const fee = merge(reading.bounds.maintenanceFee)
  return {
    fields: {
      transactionTypes: TRANSACTION_TYPES.filter((deal) => reading.spoken.has(deal)),
      salePrice: merge(reading.bounds.salePrice),
      deposit: merge(reading.bounds.deposit),
      monthlyRent: merge(reading.bounds.monthlyRent),
      ...(fee && { maintenanceFee: fee }),
    },
    claimed: reading.claimed,
  }
}

const moneyOf = (token: Token | undefined): Bound | undefined =>
  token?.kind === 'BOUND' &&
  (token.bound.unit === 'MONEY' || token.bound.unit === 'BARE') &&
  token.bound.value <= MAX_MANWON
    ? token.bound
    : undefined

/** 1000/60, 천에 육십, 보증금 일억에 월세 백: a deposit and a monthly rent. */
const readPairs = (reading: Reading): void => {
  const { tokens } = reading
  tokens.forEach((token, i) => {
    const deposit = moneyOf(token)
    const joint = tokens[i + 1]
    const rentAt = isRentWord(tokens[i + 2]) ? i + 3 : i + 2
    const rentToken = tokens[rentAt]
    const rent = moneyOf(rentToken)
    if (!deposit || !rent || !joint || !rentToken || !joinsPair(joint)) return
    if (rent.value >= deposit.value || labelBefore(reading, i)?.kind === 'OTHER') return
    if (deposit.unit === 'BARE' && deposit.value < 50) return
    reading.bounds.deposit.push(withComparators(deposit, rent.comparators))
    reading.bounds.monthlyRent.push(rent)
    reading.spoken.add('RENT')
    for (const part of tokens.slice(i, rentAt + 1)) reading.claimed.add(part)
    claimLabel(reading, i)
  })
}

const joinsPair = (token: Token): boolean =>
  (token.kind === 'PARTICLE' && token.text === '에') ||
  (token.kind === 'PUNCTUATION' && (token.text === '/' || token.text === '-'))

const isRentWord = (token: Token | undefined): boolean =>
  token?.kind === 'WORD' &&
  ((token.word.kind === 'LABEL' && token.word.field === 'RENT') ||
    (token.word.kind === 'DEAL' && token.word.deals.includes('RENT')))

const readSingles = (reading: Reading): void => {
  // A deal or label that follows its amount (3억 전세) is spent on it and does not reach the next one.
  const spent = new Set<Token>()
  const totals: Bound[] = []
  const saysDeposit = namesDeposit(reading.tokens)
  reading.tokens.forEach((token, i) => {
    const bound = moneyOf(token)
    if (!bound || reading.claimed.has(token)) return
    if (isTotal(reading, i)) {
      totals.push(bound)
      return
    }
    const before = labelBefore(reading, i, spent)
    const after = before ? undefined : labelAfter(reading, i, spent)
    const label = before ?? after
    if (label?.kind === 'OTHER') return
    if (bound.unit === 'BARE' && !believed(reading, bound, label)) return
    for (const field of fieldsOf(reading, bound, label, saysDeposit)) reading.bounds[field].push(bound)
    reading.claimed.add(token)
    if (label?.kind !== 'FIELD' || label.field !== 'maintenanceFee') reading.priced = true
    claimLabel(reading, i)
  })
  // No rent may be more than rent and fee together; which fee each home has no listing tells, so that the sum is left unread.
  if (totals.length > 0 && reading.bounds.monthlyRent.length === 0) reading.bounds.monthlyRent.push(...totals)
  if (totals.length > 0) reading.spoken.add('RENT')
}

/** Words between a maintenance fee and the sum that it is part of. */
const WIDEST_TOTAL = 10

/** 관리비까지 합쳐서 140: rent and fee together. */
const isTotal = ({ tokens }: Reading, i: number): boolean => {
  let sums = false
  for (const token of tokens.slice(Math.max(0, i - WIDEST_TOTAL), i).toReversed()) {
    if (token.kind === 'BOUND') return false
    if (token.kind !== 'WORD') continue
    if (token.word.kind === 'FILLER' && token.word.sums === true) sums = true
    if (token.word.kind === 'LABEL' && token.word.field === 'FEE') return sums
  }
  return false
}

/** A number without a unit is money beside a word of money, or under a comparator where only rent is spoken of. */
const believed = (reading: Reading, bound: Bound, label: Label | undefined): boolean => {
  const rentOnly = reading.spoken.size === 1 && reading.spoken.has('RENT')
  if (!label) return rentOnly && bound.comparators.length > 0 && bound.value >= 5
  if (label.kind === 'FIELD') return bound.value >= 1
  const sale = label.kind === 'DEALS' && !label.deals.includes('RENT')
  return bound.value >= (sale || label.kind === 'PRICE' ? 500 : 5)
}

const fieldsOf = (
  reading: Reading,
  bound: Bound,
  label: Label | undefined,
  saysDeposit: boolean,
): readonly Field[] => {
  if (label?.kind === 'FIELD') return [label.field]
  const deals = label?.kind === 'DEALS' ? label.deals : [...reading.spoken]
  if (deals.length === 0) return saysDeposit ? ['deposit'] : ['salePrice']
  const both = deals.includes('JEONSE') && deals.includes('RENT')
  const fields = deals.map((deal): Field => {
    if (deal === 'SALE') return 'salePrice'
    if (deal === 'JEONSE' || both || bound.value >= DEPOSIT_FROM) return 'deposit'
    return 'monthlyRent'
  })
  return [...new Set(fields)]
}

const namesDeposit = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) => token.kind === 'WORD' && token.word.kind === 'LABEL' && token.word.field === 'DEPOSIT',
  )

const labelOf = (reading: Reading, i: number): Label | undefined => {
  const token = reading.tokens[i]
  if (token?.kind !== 'WORD') return undefined
  if (token.word.kind === 'DEAL') return { kind: 'DEALS', deals: dealGroup(reading.tokens, i) }
  if (token.word.kind !== 'LABEL') return undefined
  switch (token.word.field) {
    case 'DEPOSIT':
      return { kind: 'FIELD', field: 'deposit' }
    case 'RENT':
      return { kind: 'FIELD', field: 'monthlyRent' }
    case 'FEE':
      return { kind: 'FIELD', field: 'maintenanceFee' }
    case 'PRICE':
      return { kind: 'PRICE' }
    case 'OTHER':
      return { kind: 'OTHER' }
    default:
      return token.word.field satisfies never
  }
}

/** Deals joined by 나, 랑, 또는 or a comma are one group: 매매나 전세 5억. */
const dealGroup = (tokens: readonly Token[], at: number): readonly TransactionType[] => {
  const deals = new Set<TransactionType>()
  const walk = (step: 1 | -1): void => {
    for (let i = at; i >= 0 && i < tokens.length; i += step) {
      const token = tokens[i]
      if (token?.kind === 'WORD' && token.word.kind === 'DEAL')
        for (const deal of token.word.deals) deals.add(deal)
      else if (!token || !joins(token)) return
    }
  }
  walk(-1)
  walk(1)
  return [...deals]
}

const SKIPPED_BEFORE = new Set(['FILLER', 'LIMIT', 'NEW', 'COMPLEX', 'TYPE'])

const labelBefore = (
  reading: Reading,
  i: number,
  spent: ReadonlySet<Token> = new Set(),
): Label | undefined => {
  const at = indexBefore(reading, i)
  const token = reading.tokens[at]
  if (!token || spent.has(token)) return undefined
  const label = labelOf(reading, at)
  // 전세대출 되는 빌라 화곡동 2억, 대출 되는 집 2억: the loan ended at the home it describes.
  const described = reading.tokens.slice(at, i).some((other) => other.kind === 'PLACE' || isHome(other))
  return label?.kind === 'OTHER' && described ? undefined : label
}

const isHome = (token: Token): boolean => kindOf(token) === 'TYPE' || isAnyHome(token)

/** The label that an amount leans on, over words that say nothing about money; another amount or a stop ends the search. */
const indexBefore = (reading: Reading, i: number): number => {
  for (let at = i - 1; at >= 0; at--) {
    const token = reading.tokens[at]
    if (!token) return -1
    if (token.kind === 'PARTICLE' || token.kind === 'PLACE') continue
    if (token.kind === 'PUNCTUATION' && /[:(=]/.test(token.text)) continue
    if (token.kind === 'WORD' && SKIPPED_BEFORE.has(token.word.kind)) continue
    return at
  }
  return -1
}

const labelAfter = (reading: Reading, i: number, spent: Set<Token>): Label | undefined => {
  for (let at = i + 1; at < reading.tokens.length; at++) {
    const token = reading.tokens[at]
    if (!token) return undefined
    if (token.kind === 'PARTICLE') continue
    if (token.kind === 'WORD' && token.word.kind === 'FILLER' && token.end - token.start <= 4) continue
    if (token.kind === 'WORD' && token.word.kind === 'TYPE') continue
    const label = labelOf(reading, at)
    // “3억 이하 보증금 …” may open the next pair; a label with its own amount behind it is not ours.
    if (!label || hasOwnAmount(reading, at)) return undefined
    spent.add(token)
    return label
  }
  return undefined
}

const hasOwnAmount = (reading: Reading, at: number): boolean => {
  for (let i = at + 1; i < reading.tokens.length; i++) {
    const token = reading.tokens[i]
    if (token?.kind === 'PARTICLE' || (token?.kind === 'WORD' && token.word.kind === 'LIMIT')) continue
    const bound = moneyOf(token)
    if (!bound) return false
    // 1000 보증금 60 월세: the next amount has a label of its own behind it.
    return labelOf(reading, i + 1) === undefined
  }
  return false
}

const claimLabel = (reading: Reading, i: number): void => {
  for (let at = i - 1; at >= 0; at--) {
    const token = reading.tokens[at]
    if (
      token?.kind === 'PARTICLE' ||
      (token?.kind === 'WORD' && (token.word.kind === 'LIMIT' || token.word.kind === 'FILLER'))
    ) {
      if (token.kind === 'WORD') reading.claimed.add(token)
      continue
    }
    if (token?.kind === 'WORD' && token.word.kind === 'LABEL') reading.claimed.add(token)
    return
  }
}

/** Several bounds of one field make one interval; a spoken limit outranks a bare budget. */
const merge = (bounds: readonly Bound[]): { min: number | null; max: number | null } | null => {
  if (bounds.length === 0) return null
  const spoken = bounds.filter((bound) => bound.comparators.length > 0)
  const used = spoken.length > 0 ? spoken : bounds
  const mins = used.flatMap(({ min }) => (min === undefined ? [] : [min]))
  const maxes = used.flatMap(({ max }) => (max === undefined ? [] : [max]))
  const min = mins.length > 0 ? Math.max(0, Math.round(Math.min(...mins))) : null
  const max = maxes.length > 0 ? Math.max(0, Math.round(Math.max(...maxes))) : null
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max }
}
