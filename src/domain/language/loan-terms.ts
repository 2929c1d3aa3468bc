import type { RepaymentMethod } from '../lease-facts.ts'
import { foundAt } from './found.ts'
import type { Found } from './found.ts'
import { readRepaymentMethod } from './repayment.ts'

/** Where a home is for lending, as it is said or supposed without a place (지방이면?). */
export const SAID_ZONES = ['capital', 'elsewhere'] as const
export type SaidZone = (typeof SAID_ZONES)[number]

/** 지방세, 지방법원 and the like are no place. */
const ELSEWHERE =
  /비\s?수도권|(?<![가-힣])지방(?:은|이면|이라면|이라|이고|으로|에서는?|에\s?(?:있|사|산)|도|\s?(?:집|아파트|빌라|주택|도시|광역시))|수도권\s?(?:이\s?)?(?:아니|아닌|밖|외)|\boutside (?:the )?(?:capital|seoul) area/i
const CAPITAL = /(?<!비\s?)수도권(?:이면|이라면|은|에서는?|이고|이라|으로)|\bin the capital area/i

export const zoneIn = (text: string): SaidZone | null =>
  ELSEWHERE.test(text) ? 'elsewhere' : CAPITAL.test(text) ? 'capital' : null

const percentBehind = (names: string): RegExp =>
  new RegExp(
    String.raw`(?:${names})(?:가|는|은|이|를|을)?\s?(?:한\s?|연\s?)?(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|퍼센트|프로|퍼)?`,
    'i',
  )
const BASE_RATE = percentBehind(String.raw`기준\s?금리|base rate(?: of| is)?`)
const LTV = percentBehind('ltv|엘티브이|담보\\s?인정\\s?비율')
/** Percent; the Bank of Korea never set more. */
const HIGHEST_BASE = 10

const shareIn = (text: string, pattern: RegExp, most: number): Found | null => {
  const said = pattern.exec(text)
  const value = Number(said?.[1])
  return said === null || value <= 0 || value > most ? null : foundAt(said, value)
}

export interface LoanTerms {
  zone?: SaidZone
  /** How it is paid back. */
  method?: RepaymentMethod
  /** Percent a year that the Bank of Korea asks, as somebody says or supposes. */
  baseRate?: number
  /** Percent of the price that may be lent, as somebody says or supposes. */
  ltv?: number
}

/** What is said of a loan, or of the rates of a day, beside its sums; and where the numbers of it stand. */
export const readLoanTerms = (text: string): { terms: LoanTerms; spans: Found[] } => {
  const zone = zoneIn(text)
  const method = readRepaymentMethod(text)
  const base = shareIn(text, BASE_RATE, HIGHEST_BASE)
  const ltv = shareIn(text, LTV, 100)
  return {
    terms: {
      ...(zone !== null && { zone }),
      ...(method !== null && { method }),
      ...(base !== null && { baseRate: base.value }),
      ...(ltv !== null && { ltv: ltv.value }),
    },
    spans: [base, ltv].flatMap((it) => it ?? []),
  }
}
