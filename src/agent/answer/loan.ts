import { present } from '../../domain/present.ts'
import type { Prose } from '../../domain/prose.ts'
import { isForAnybody, isForGroup, meantBy, nearnessTo } from '../../domain/loan/group.ts'
import { name } from '../../domain/message/arg.ts'
import { loanTerms } from '../../domain/message/loan-terms.ts'
import { message } from '../../domain/message/say.ts'
import type { Leaf } from '../../domain/block.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ProductRow } from '../facts/row.ts'
import { lowestRateOf, rateOf } from '../tools/evidence/loan.ts'
import { ALL } from './detail.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, caveat, cell, dotted, headed, item, line, part } from './line.ts'
import type { Part } from './line.ts'

interface Product {
  source: Evidence
  /** Company and product. */
  title: string
  loan: ProductRow
}

const productsOf = (items: readonly Evidence[]): Product[] =>
  items.flatMap((source) => {
    const loan = rowOf(source, 'product')
    return loan === null ? [] : [{ source, title: `${loan.company} ${loan.name}`, loan }]
  })

/** Letters of a cell, in Korean and in English; all of a product's terms stand with its source. */
const CELL = { ko: 60, en: 120 }
const shortCell = (terms: string | null) => cell(null, terms === null ? null : loanTerms(terms, CELL))

const termsCell = (loan: ProductRow) => {
  const terms = [rateOf(loan), ...(loan.limitText ? [loanTerms(loan.limitText)] : [])].filter(
    (it) => it !== null,
  )
  return terms.length === 0
    ? null
    : dotted(
        null,
        terms.map((text) => message('words', { text })),
      )
}

/** The products side by side, in cells that fit a telephone. */
export const tableOfLoans = (products: readonly Product[]) => {
  const columns = ['product', 'terms', 'eligibility'] as const
  return [
    {
      kind: 'table' as const,
      columns: columns.map((column) => message(`loan.column.${column}`)),
      rows: products.map(({ source, title, loan }) => [
        cell(source, name(title)),
        termsCell(loan),
        shortCell(loan.eligibility),
      ]),
    },
    caveat(message('loan.note')),
  ]
}

/** The products by their rates alone: what they are for and up to how much stands with their sources. */
const ratesOfLoans = (products: readonly Product[]): Leaf[] => [
  bullets(
    products.map(({ source, title, loan }) => {
      const rate = rateOf(loan)
      const product = message('words', { text: name(title) })
      return rate === null ? line(source, product) : headed(source, product, message('words', { text: rate }))
    }),
  ),
  caveat(message('loan.note')),
]

/** Products that are shown: all stand with their sources. */
const MOST: Counts = { full: 5, brief: 3, terse: 2 }
const MOST_BESIDE: Counts = { full: 3, brief: 3, terse: 2 }
/** Where one is asked for by name, beside others of which it is one. */
const MOST_NAMED: Counts = { full: ALL, brief: 5, terse: 3 }

/** Where products are shown: a report has all of them, and what was worked out stands before them. */
export interface LoanPlace {
  isReport?: boolean
  isBeside?: boolean
  detail?: Detail
}

const titleOf = (products: readonly Product[], most: Counts, { isReport, isBeside, detail }: LoanPlace) => {
  const told = isReport === true ? products : products.slice(0, most[detail ?? 'full'])
  return [
    message('answer.heading.loan'),
    isBeside === true ? ratesOfLoans(told) : tableOfLoans(told),
  ] as const
}

/** The product that was asked for by name leads, with its own terms; those of its name for others follow, then the rest. */
const composeNamed = (
  products: readonly Product[],
  question: Prose,
  near: (product: string) => number,
  place: LoanPlace,
): Part => {
  const ranked = products.toSorted((a, b) => near(b.title) - near(a.title))
  const lead = meantBy(question, ranked).map(({ source, title, loan }) => {
    const rate = rateOf(loan)
    const product = name(title)
    return {
      ...item(
        line(
          source,
          rate === null ? message('loan.namedNoRate', { product }) : message('loan.named', { product, rate }),
          ...(loan.limitText ? [message('loan.limit', { limit: loanTerms(loan.limitText) })] : []),
          ...(loan.eligibility
            ? [message('loan.eligibility', { conditions: loanTerms(loan.eligibility) })]
            : []),
        ),
      ),
    }
  })
  return part(lead, ...titleOf(ranked, MOST_NAMED, place))
}

export const composeLoans = (
  items: readonly Evidence[],
  question: Prose,
  place: LoanPlace = { isReport: true },
): Part | null => {
  const products = productsOf(items)
  if (products.length === 0) return null
  const near = nearnessTo(question)
  if (near !== null && products.some(({ title }) => near(title) > 0)) {
    return composeNamed(products, question, near, place)
  }
  const best = products
    .filter(({ title }) => isForAnybody(title, question))
    .toSorted((a, b) => lowestRateOf(a.loan) - lowestRateOf(b.loan))[0]
  const rate = best ? rateOf(best.loan) : null
  // For newlyweds there may be a product of their own, though another has the lowest rate.
  const own = products.find((product) => product !== best && isForGroup(product.title, question))
  const ownRate = own ? rateOf(own.loan) : null
  return part(
    present([
      best && rate
        ? line(best.source, message('loan.best', { product: name(best.title), rate }))
        : line(null, message('loan.list')),
      own && ownRate && line(own.source, message('loan.own', { product: name(own.title), rate: ownRate })),
    ]),
    // What is told of stands among those that are shown.
    ...titleOf(
      [...new Set([...(best ? [best] : []), ...(own ? [own] : []), ...products])],
      place.isBeside === true ? MOST_BESIDE : MOST,
      place,
    ),
  )
}
