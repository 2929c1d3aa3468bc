import { z } from 'zod'
import { readAmounts } from '../language/amount.ts'

export const LOAN_CATEGORIES = ['MORTGAGE', 'JEONSE', 'CREDIT', 'POLICY'] as const
export type LoanCategory = (typeof LOAN_CATEGORIES)[number]

export const LOAN_CATEGORY_LABELS = {
  MORTGAGE: { ko: '주택담보대출', en: 'mortgage' },
  JEONSE: { ko: '전세자금대출', en: 'jeonse loan' },
  CREDIT: { ko: '신용대출', en: 'credit loan' },
  POLICY: { ko: '정책대출', en: 'policy loan' },
} as const satisfies Record<LoanCategory, { ko: string; en: string }>

const text = z.string().nullable()
const rate = z.number().nullable()
/**
 * One way to take a loan, with its rates in percent a year; null where the lender publishes none. For credit loans
 * an option is a band of credit scores, and its three rates are the band's one average.
 */
const loanOption = z.object({
  /** 아파트 | 아파트외; null where the loan has no collateral. */
  collateral: text,
  /** “900점 초과”. */
  creditBand: text,
  rateType: text,
  repaymentType: text,
  minRate: rate,
  maxRate: rate,
  averageRate: rate,
})
export type LoanOption = z.infer<typeof loanOption>
export const loanOptions = z.array(loanOption)

/** A loan on offer. Rates are percent a year over all options, null (never 0) where nothing is published. */
export const loanProduct = z.object({
  /** Unique with `company`. */
  code: z.string(),
  name: z.string(),
  company: z.string(),
  category: z.enum(LOAN_CATEGORIES),
  /** “고정금리, 변동금리”. */
  rateType: text,
  repaymentType: text,
  minRate: rate,
  maxRate: rate,
  averageRate: rate,
  limitText: text,
  eligibility: text,
  /** YYYYMM. */
  disclosedMonth: text,
  options: loanOptions,
})
export type LoanProduct = z.infer<typeof loanProduct>

/** What stands before an amount that is a condition of the loan and not its limit. */
const CONDITION = /(?:보증금|시가|시세|가격|소득|자산|한도액을 뺀)\s*$/

/**
 * The largest sum that a limit text grants, in 만원: “최대 2억 2천만원, 임차보증금의 80% 이내” → 22000, “222백만원” → 22200.
 * Null where it names none (“LTV 70% 이내”). “시가 15억 초과 4억원” grants 4억: an amount with a lower bound is a condition.
 */
export const readLoanLimit = (limitText: string | null): number | null => {
  if (limitText === null) return null
  const limits = readAmounts(limitText)
    .filter(({ min, start }) => min === null && !CONDITION.test(limitText.slice(0, start)))
    .map(({ value }) => value)
  return limits.length === 0 ? null : Math.max(...limits)
}
