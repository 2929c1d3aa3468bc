import { readAmounts } from '../language/amount.ts'
import { isOneOf, othersIn, readConditions } from './condition.ts'
import type { Applicant, Condition } from './condition.ts'
import type { LoanProduct } from './product.ts'

/** How a product fits: every condition known is met and none is open; some are open; at least one is not met. */
export const FITS = ['FITS', 'OPEN', 'EXCLUDED'] as const
export type Fit = (typeof FITS)[number]

export interface LoanFit<Loan extends LoanProduct = LoanProduct> {
  loan: Loan
  fit: Fit
  conditions: Condition[]
  /** What its limit text grants at most, 만원; null where the text does not say it plainly. */
  ceiling: number | null
  /** Percent of the deposit (a lease) or of the price (a purchase). */
  share: number | null
  /** The lower of the two for this home, 만원. */
  limit: number | null
}

/** What guarantees a deposit or pays a monthly rent lends nothing for a deposit. */
const NO_LOAN = /대출이 아니라|보증이며|은행 전세대출에 붙는 보증|대출 보증과/
const FOR_RENT = /월세대출/
const FOR_LEASE = /임차보증금|전세|전월세/
const FOR_PURCHASE = /주택가격|LTV|구입자금|디딤돌|보금자리/

/** Whether a product lends for what is wanted: a lease, or a purchase. */
const lendsFor = (
  { name, eligibility, limitText }: LoanProduct,
  { deposit, monthlyRent, price }: Applicant,
) => {
  const text = [name, eligibility, limitText].join(' ')
  if (NO_LOAN.test(eligibility ?? '')) return false
  if (price === null && deposit === null) return true
  if (price !== null && deposit === null) return !FOR_LEASE.test(text)
  if (FOR_RENT.test(name) && !monthlyRent) return false
  return !FOR_PURCHASE.test(text)
}

const SHARE = /(?:임차보증금의|시세의|LTV)\s*(\d+(?:\.\d+)?)\s*%/

/** The sum that the limit text grants to anybody at the home's place: larger ones are for some only. */
const ceilingOf = (text: string, isCapital: boolean | null): number | null => {
  // What stands in brackets or on a further line is for some only, but for the place, which is everybody's.
  const places = /([^\s(,]+)\s?\(수도권\)\s*\/\s*([^\s(,]+)\s?\(그 외\)/.exec(
    text.replaceAll(/(\d억)\s(?=\d)/g, '$1'),
  )
  if (places) return readAmounts((isCapital === false ? places[2] : places[1]) ?? '')[0]?.value ?? null
  const inRegulated = /\(수도권·규제지역은?\s*([^)]*)\)/.exec(text)?.[1]
  const restricted =
    inRegulated === undefined || isCapital === false ? null : (readAmounts(inRegulated)[0]?.value ?? null)
  const [line = ''] = text.split('\n')
  const plain = line.replaceAll(/\([^)]*\)/g, '')
  const [amount] = readAmounts(plain).filter(({ min }) => min === null)
  return restricted ?? amount?.value ?? null
}

/** 생애최초 2억 4천만원, 신혼·2자녀 3억 2천만원: what stands in brackets or on a further line names whom it is for. */
const FOR_SOME = /신혼|자녀|생애\s?최초/
const ON_SHARE = /(\d+(?:\.\d+)?)\s*%/

/** The largest sum that the limit text grants to a group that the applicant is known to belong to, with its own share; null: none. */
const groupCeilingOf = (
  text: string,
  applicant: Applicant,
): { amount: number; share: number | null } | null => {
  const [first = '', ...further] = text.split('\n')
  const inBrackets = [...first.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside)
  const granted = [...inBrackets, ...further]
    .filter((part) => FOR_SOME.test(part))
    .flatMap((part) => {
      const share = Number(ON_SHARE.exec(part)?.[1] ?? Number.NaN)
      return othersIn(part, applicant.isCapitalArea)
        .filter(({ who }) => isOneOf(who, applicant) === true)
        .map(({ amount }) => ({ amount, share: Number.isFinite(share) ? share : null }))
    })
  return granted.toSorted((a, b) => b.amount - a.amount)[0] ?? null
}

const byFit: Readonly<Record<Fit, number>> = { FITS: 0, OPEN: 1, EXCLUDED: 2 }

const GROUPS: readonly string[] = [
  'newlyweds',
  'newborn',
  'age',
  'servant',
  'victim',
] satisfies Condition['kind'][]
/** How many of the groups that a product is meant for the applicant is known to belong to. */
const meantFor = ({ conditions }: Pick<LoanFit, 'conditions'>): number =>
  conditions.filter(({ kind, verdict }) => verdict === 'MET' && GROUPS.includes(kind)).length

/** Products held against the applicant: what fits first, of the open ones those meant for people like
 * them, then the larger limit, then the lower rate. */
export const fitLoans = <Loan extends LoanProduct>(
  loans: readonly Loan[],
  applicant: Applicant,
): LoanFit<Loan>[] => {
  const isCapital = applicant.isCapitalArea
  const value = applicant.deposit ?? applicant.price
  return loans
    .filter((loan) => lendsFor(loan, applicant))
    .map((loan): LoanFit<Loan> => {
      const conditions = readConditions(loan.eligibility ?? '', applicant)
      const ofGroup = groupCeilingOf(loan.limitText ?? '', applicant)
      const usual = ceilingOf(loan.limitText ?? '', isCapital)
      const isOfGroup = ofGroup !== null && usual !== null && ofGroup.amount > usual
      const ceiling = isOfGroup ? ofGroup.amount : usual
      const share = Number(
        (isOfGroup ? ofGroup.share : null) ??
          SHARE.exec(`${loan.limitText} ${loan.eligibility}`)?.[1] ??
          Number.NaN,
      )
      const byShare = Number.isFinite(share) && value !== null ? Math.floor((value * share) / 100) : null
      const limits = [ceiling, byShare].filter((limit) => limit !== null)
      return {
        loan,
        fit: conditions.some(({ verdict }) => verdict === 'UNMET')
          ? 'EXCLUDED'
          : conditions.some(({ verdict }) => verdict === 'OPEN') || loan.eligibility === null
            ? 'OPEN'
            : 'FITS',
        conditions,
        ceiling,
        share: Number.isFinite(share) ? share : null,
        limit: limits.length === 0 ? null : Math.min(...limits),
      }
    })
    .toSorted(
      (a, b) =>
        byFit[a.fit] - byFit[b.fit] ||
        (a.fit === 'OPEN' ? meantFor(b) - meantFor(a) : 0) ||
        (b.limit ?? 0) - (a.limit ?? 0) ||
        (a.loan.minRate ?? Number.POSITIVE_INFINITY) - (b.loan.minRate ?? Number.POSITIVE_INFINITY),
    )
}
