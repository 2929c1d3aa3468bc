import type { RepaymentMethod } from '../lease-facts.ts'
import { firstAsserted } from './assertion.ts'
import { percentOf } from './percent.ts'
import { repaidIn } from './repaid.ts'
import { readRepaymentMethod } from './repayment.ts'
import { readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import type { Span } from './text.ts'

/** Where a home is for lending, as it is said or supposed without a place (지방이면?). */
export const SAID_ZONES = ['capital', 'elsewhere'] as const
export type SaidZone = (typeof SAID_ZONES)[number]

/** 지방세, 지방법원 and the like are no place. */
const ELSEWHERE =
  /비\s?수도권|(?<![가-힣])지방(?:은|이면|이라면|이라|이고|으로|에서는?|에\s?(?:있|사|산)|도|\s?(?:집|아파트|빌라|주택|도시|광역시))|수도권\s?(?:이\s?)?(?:아니|아닌|밖|외)|\boutside (?:the )?(?:capital|seoul) area/i
const CAPITAL = /(?<!비\s?)수도권|\b(?:in the )?capital (?:area|region)/i

export const zoneIn = (text: string): SaidZone | null =>
  ELSEWHERE.test(text) ? 'elsewhere' : CAPITAL.test(text) ? 'capital' : null

/** 처분조건부로, 그거 파는 조건이면, 지금 집 팔고 사면. */
const DISPOSES =
  /(?:처분|매도)\s?(?:하는\s?)?(?:조건|약정|서약|약속)|(?:파는|팔기로\s?(?:하는|한)|판다는)\s?조건|(?:기존|지금|현재|살던|원래|있던|종전)\s?(?:집|주택|아파트)(?:을|를|은)?\s?(?:팔고|처분하고|팔면서)|\b(?:sell(?:ing)?|dispos(?:e|ing) of) (?:my|the|our) (?:current|present|old|existing) (?:home|house|flat|apartment)/i

/** Percent; the Bank of Korea never set more. */
const HIGHEST_BASE = 10

/** What of a home may fall. */
const FALLING = /집값|매매가|시세|가격|아파트값|집이|값이|\b(?:price|value)s?\b/i

export interface LoanTerms {
  zone?: SaidZone
  /** How it is paid back. */
  method?: RepaymentMethod
  /** Months at the beginning for which interest alone is paid (거치). */
  graceMonths?: number
  /** Percent a year that the Bank of Korea asks, as somebody says or supposes. */
  baseRate?: number
  /** The home that is owned is to be sold. */
  disposes?: true
  /** Percent of the price that may be lent, as somebody says or supposes. */
  ltv?: number
  /** Percent a year at which deposit is turned into rent, as somebody agrees on it. */
  conversionRate?: number
  /** Percent that is charged as a fee, as somebody says. */
  feeRate?: number
  /** Percent of the supply area that is exclusive. */
  exclusiveShare?: number
  /** Percent by which the price is supposed to fall. */
  fall?: number
  /** What somebody is paid a month, 만원. */
  monthlyPay?: number
  /** What may be paid a month for a loan that is asked for, 만원. */
  payable?: number
}

/** 세전월급 380, 실수령 480만원, monthly pay of 3.8 million won: what stands before such a sum. */
const PAID_A_MONTH =
  /(?:월급|월\s?소득|월\s?수입|실\s?수령액?|봉급|세[전후]\s?월\s?급여|\bmonthly (?:pay|salary|income|wage)|\btake[- ]home(?: pay)?)(?:이|은|는|가|여|액|도)?[^\d.?!\n]{0,10}$/i
/** Nobody is paid more a month, nor is less called pay; 만원. */
const PAY = { least: 50, most: 20_000 } as const

const monthlyPayIn = (text: string): Sum | null =>
  readSums(text).find(
    ({ start, value }) =>
      value >= PAY.least &&
      value <= PAY.most &&
      PAID_A_MONTH.test(text.slice(Math.max(0, start - 24), start)),
  ) ?? null

/** 월 200 갚으려면, 한 달에 150만원씩 낼 수 있는데, pay 2 million won a month: what stands before such a sum, and behind it. */
const EACH_MONTH =
  /(?:(?<!\d\s?)월|매달|매월|다달이|한\s?달에?|이자(?:로|를|는|만)?)\s?(?:에\s?)?(?:최대\s?)?$/i
const IS_PAID =
  /^\s?(?:만\s?)?(?:원)?\s?(?:씩|정도|쯤|까지|이하로?|안으로|이내로?|만|은|을|를|로)*\s?(?:만\s?)?(?:갚|상환|납입|(?:낼|내려|내고|내면|낸다)|부담)/
const PAID_MONTHLY = /^ (?:won )?(?:a|per|each|every) month\b/i
const PAYS = /\b(?:pay|repay|afford)[a-z ]{0,16}$/i

/** What may be paid a month, where it is asked how much may be borrowed for it. */
export const payableIn = (text: string): Sum | null =>
  BORROWS.test(text)
    ? (readSums(text).find(({ start, end, value }) => {
        const ahead = text.slice(Math.max(0, start - 24), start)
        const behind = text.slice(end, end + 32)
        if (value < PAY.least / 5 || value > PAY.most) return false
        return (
          (EACH_MONTH.test(ahead) && IS_PAID.test(behind)) || (PAYS.test(ahead) && PAID_MONTHLY.test(behind))
        )
      }) ?? null)
    : null
/** 3년 거치, 처음 3년은 거치, 거치기간 12개월: for how long interest alone is paid. */
const GRACE =
  /(?<!\d)(\d{1,2})\s?(년|개월|달)(?:간|동안)?(?:은|는)?\s?(?:이자만\s?(?:내는\s?|내고\s?)?)?거치|거치(?:\s?기간)?(?:은|는|이|가)?\s?(\d{1,2})\s?(년|개월|달)|\b(\d{1,2})[- ]years?[- ](?:grace|interest[- ]only)/i
const ONLY_INTEREST = /거치|이자만|interest[- ]only/gi
/** 27년 분할상환, 나머지 27년은 원리금균등: for how long it is repaid behind that. */
const REPAID_AFTER =
  /^[^.?!\n\d]{0,12}?(?:,\s?)?(?:나머지|이후|남은|그\s?뒤|후)?\s?(\d{1,2})\s?년(?:간|동안)?(?:은|는|에)?\s?(?:걸쳐\s?)?(?:분할|원리금|원금|균등|나눠|갚|상환)/

/** For how long interest alone is paid, and for how long it is repaid behind that where somebody says so. */
export const graceIn = (text: string): (Span & { months: number; repaidYears: number | null }) | null => {
  const said = GRACE.exec(text)
  if (said === null) return null
  const [whole, ahead, aheadUnit, behind, behindUnit, english] = said
  const unit = aheadUnit ?? behindUnit ?? '년'
  const end = said.index + whole.length
  const after = REPAID_AFTER.exec(text.slice(end, end + NEAR))?.[1]
  return {
    months: Number(ahead ?? behind ?? english) * (unit === '년' ? 12 : 1),
    repaidYears: after === undefined ? null : Number(after),
    start: said.index,
    end,
  }
}
/** Letters behind a time of grace in which it is said how the loan is repaid. */
const NEAR = 40

const BORROWS =
  /(?:얼마|어느\s?정도)(?:까지|나|를|\s)*(?:를\s?)?(?:빌|대출|땡|당길|당겨)|\bhow much[a-z ]{0,16}\bborrow/i

/** What is said of a loan, or of the rates of a day, beside its sums; and where the numbers of it stand. */
export const readLoanTerms = (text: string): { terms: LoanTerms; spans: Span[] } => {
  const zone = zoneIn(text)
  const grace = graceIn(text)
  const method =
    grace === null ? readRepaymentMethod(text) : readRepaymentMethod(text.replaceAll(ONLY_INTEREST, ' '))
  const base = percentOf(text, 'base', HIGHEST_BASE)
  const ltv = percentOf(text, 'ltv')
  const conversion = percentOf(text, 'conversion')
  const fee = percentOf(text, 'fee')
  const exclusive = percentOf(text, 'exclusive')
  const pay = monthlyPayIn(text)
  const fall = FALLING.test(text) ? percentOf(text, 'fall') : null
  const payable = payableIn(text)
  return {
    terms: {
      ...(zone !== null && { zone }),
      ...(firstAsserted(DISPOSES, text) !== null && { disposes: true as const }),
      ...(method !== null && { method }),
      ...(grace !== null && { graceMonths: grace.months }),
      ...(base !== null && { baseRate: base.value }),
      ...(ltv !== null && { ltv: ltv.value }),
      ...(conversion !== null && { conversionRate: conversion.value }),
      ...(fee !== null && { feeRate: fee.value }),
      ...(exclusive !== null && { exclusiveShare: exclusive.value }),
      ...(fall !== null && { fall: fall.value }),
      ...(pay !== null && { monthlyPay: pay.value }),
      ...(payable !== null && { payable: payable.value }),
    },
    spans: [base, ltv, conversion, fee, fall, exclusive, payable, grace, repaidIn(text)].flatMap(
      (it) => it ?? [],
    ),
  }
}
