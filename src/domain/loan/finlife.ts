import { z } from 'zod'
import type { LoanCategory, LoanOption, LoanProduct } from './product.ts'
import { averageOf, highestOf, lowestOf, readRate } from './finlife-rate.ts'

/** A row that could not be used, and why. `where` is its place in the response (“optionList[3]”). */
export interface FinlifeProblem {
  where: string
  reason: string
}

export interface FinlifeProducts {
  products: LoanProduct[]
  problems: FinlifeProblem[]
}

const CATEGORIES: Readonly<Record<string, LoanCategory>> = { M: 'MORTGAGE', R: 'JEONSE', C: 'CREDIT' }

const CREDIT_BANDS = [
  ['crdt_grad_1', '900점 초과'],
  ['crdt_grad_4', '801~900점'],
  ['crdt_grad_5', '701~800점'],
  ['crdt_grad_6', '601~700점'],
  ['crdt_grad_10', '501~600점'],
  ['crdt_grad_11', '401~500점'],
  ['crdt_grad_12', '301~400점'],
  ['crdt_grad_13', '300점 이하'],
] as const

const scalar = z.union([z.string(), z.number()])
const words = scalar.nullish().transform(
  (value) =>
    String(value ?? '')
      .replace(/\r\n?/g, '\n')
      .trim() || null,
)
const named = scalar.transform((value) => String(value).trim()).pipe(z.string().min(1))
const rate = scalar.nullish()

const envelope = z.object({
  result: z.object({
    prdt_div: z.string().trim().nullish(),
    err_cd: scalar.nullish(),
    err_msg: words,
    baseList: z.array(z.unknown()).nullish(),
    optionList: z.array(z.unknown()).nullish(),
  }),
})
const keyOf = { fin_co_no: named, fin_prdt_cd: named, crdt_prdt_type: words }
const base = z.object({
  ...keyOf,
  dcls_month: words,
  kor_co_nm: named,
  fin_prdt_nm: named,
  loan_lmt: words,
  /** 가입대상. finlife gives it for deposits; loans have it only where a source adds it, as the demo file does. */
  join_member: words,
})
const option = z.object({
  ...keyOf,
  mrtg_type_nm: words,
  rpay_type_nm: words,
  lend_rate_type_nm: words,
  lend_rate_min: rate,
  lend_rate_max: rate,
  lend_rate_avg: rate,
  crdt_lend_rate_type: words,
  crdt_grad_1: rate,
  crdt_grad_4: rate,
  crdt_grad_5: rate,
  crdt_grad_6: rate,
  crdt_grad_10: rate,
  crdt_grad_11: rate,
  crdt_grad_12: rate,
  crdt_grad_13: rate,
  crdt_grad_avg: rate,
})
type Option = z.infer<typeof option>
interface Draft {
  product: LoanProduct
  /** The averages that the lender publishes, an option each. */
  averages: (number | null)[]
}

/**
 * The loan products of one response of 금융상품한눈에 (mortgageLoan, rentHouseLoan or creditLoan; 05-data-formats 3).
 * A bad row is told and left out; the others stay.
 */
export const parseFinlife = (json: unknown): FinlifeProducts => {
  const problems: FinlifeProblem[] = []
  const report = (where: string, reason: string) => void problems.push({ where, reason })
  const parsed = envelope.safeParse(json)
  if (!parsed.success)
    return { products: [], problems: [{ where: 'result', reason: reasonOf(parsed.error) }] }
  const { prdt_div, err_cd, err_msg, baseList, optionList } = parsed.data.result
  const code = err_cd == null ? '000' : String(err_cd).padStart(3, '0')
  if (code !== '000') report('result', `err_cd ${code}${err_msg === null ? '' : `: ${err_msg}`}`)
  const category = CATEGORIES[prdt_div ?? '']
  if (category === undefined)
    report('result', `prdt_div ${prdt_div ?? 'missing'} is not a kind of loan (M, R, C)`)
  if (code !== '000' || category === undefined) return { products: [], problems }

  const drafts = new Map<string, Draft>()
  for (const [index, row] of (baseList ?? []).entries()) {
    const where = `baseList[${index}]`
    const read = base.safeParse(row)
    if (!read.success) report(where, reasonOf(read.error))
    else if (drafts.has(key(read.data))) report(where, `the product ${key(read.data)} is there twice`)
    else drafts.set(key(read.data), { product: draftProduct(read.data, category), averages: [] })
  }
  for (const [index, row] of (optionList ?? []).entries()) {
    const where = `optionList[${index}]`
    const read = option.safeParse(row)
    if (!read.success) {
      report(where, reasonOf(read.error))
      continue
    }
    const draft = drafts.get(key(read.data))
    if (!draft) report(where, `no product ${key(read.data)} in baseList`)
    else addOption(draft, read.data, (reason) => report(where, reason))
  }
  return { products: [...drafts.values()].map(finish), problems }
}

const key = (row: { fin_co_no: string; fin_prdt_cd: string; crdt_prdt_type: string | null }): string =>
  [row.fin_co_no, row.fin_prdt_cd, row.crdt_prdt_type].filter((part) => part !== null).join('-')

const reasonOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`).join('; ')

const draftProduct = (row: z.infer<typeof base>, category: LoanCategory): LoanProduct => ({
  code: key(row),
  name: row.fin_prdt_nm,
  company: row.kor_co_nm,
  category,
  rateType: null,
  repaymentType: null,
  minRate: null,
  maxRate: null,
  averageRate: null,
  limitText: row.loan_lmt,
  eligibility: row.join_member,
  disclosedMonth: /^\d{4}(?:0[1-9]|1[0-2])$/.test(row.dcls_month ?? '') ? row.dcls_month : null,
  options: [],
})

const addOption = (draft: Draft, row: Option, report: (reason: string) => void): void => {
  const rateOf = (field: keyof Option): number | null => {
    const read = readRate(row[field])
    if (read === undefined) report(`${field} “${row[field]}” is not a rate`)
    return read ?? null
  }
  if (draft.product.category !== 'CREDIT') {
    const [low, high] = [rateOf('lend_rate_min'), rateOf('lend_rate_max')]
    if (low !== null && high !== null && low > high)
      report(`lend_rate_min ${low} is above lend_rate_max ${high}`)
    const averageRate = rateOf('lend_rate_avg')
    draft.averages.push(averageRate)
    draft.product.options.push({
      collateral: row.mrtg_type_nm,
      creditBand: null,
      rateType: row.lend_rate_type_nm,
      repaymentType: row.rpay_type_nm,
      minRate: lowestOf([low, high]),
      maxRate: highestOf([low, high]),
      averageRate,
    })
    return
  }
  // Of A = B + C + D only A (대출금리) is what a borrower pays; the parts would look like cheaper loans.
  if (row.crdt_lend_rate_type !== 'A') return
  draft.averages.push(rateOf('crdt_grad_avg'))
  for (const [field, creditBand] of CREDIT_BANDS) {
    const rate = rateOf(field)
    if (rate === null) continue
    draft.product.options.push({
      collateral: null,
      creditBand,
      rateType: null,
      repaymentType: null,
      minRate: rate,
      maxRate: rate,
      averageRate: rate,
    })
  }
}

const finish = ({ product, averages }: Draft): LoanProduct => ({
  ...product,
  rateType: namesOf(product.options, 'rateType'),
  repaymentType: namesOf(product.options, 'repaymentType'),
  minRate: lowestOf(product.options.map(({ minRate }) => minRate)),
  maxRate: highestOf(product.options.map(({ maxRate }) => maxRate)),
  averageRate: averageOf(averages),
})

const namesOf = (options: readonly LoanOption[], field: 'rateType' | 'repaymentType'): string | null =>
  [...new Set(options.map((option) => option[field]).filter((name) => name !== null))].join(', ') || null
