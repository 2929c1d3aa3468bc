import { createHash } from 'node:crypto'
import { z } from 'zod'
import { InvalidInputError } from '../domain/errors.ts'
import { rankLoans } from '../domain/loan/rank.ts'
import type { LoanPage, LoanQuery } from '../domain/loan/search.ts'
import { LOAN, readLoan } from './rows/loan.ts'
import type { LoanRow, StoredLoan } from './rows/loan.ts'
import { columnList } from './rows/read.ts'
import { createParameters, select, selectShape } from './statement.ts'
import type { Parameters, Queryable } from './statement.ts'

export type LoanFilter = Pick<LoanQuery, 'category' | 'maxRate' | 'companyName' | 'rateType'>

/** The lowest published rate. Without one the product comes last: an unknown rate is not a rate of zero. */
const EFFECTIVE = `coalesce(lp.min_rate, lp.average_rate, lp.max_rate, 'Infinity'::double precision)`

/** A part of a name, with its wildcards as data and without regard to spaces and case. */
const contains = (column: string, text: string | null | undefined, parameters: Parameters): string[] => {
  const wanted = text
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/[\s\0]/gu, '')
  return wanted ? [`strpos(lower(replace(${column}, ' ', '')), ${parameters.add(wanted)}) > 0`] : []
}

const conditionsOf = (filter: LoanFilter, parameters: Parameters): string[] => [
  'true',
  ...(filter.category == null ? [] : [`lp.category = ${parameters.add(filter.category)}`]),
  ...(filter.maxRate == null ? [] : [`lp.min_rate <= ${parameters.add(filter.maxRate)}`]),
  ...contains('lp.company', filter.companyName, parameters),
  ...contains('lp.rate_type', filter.rateType, parameters),
]

const areNoLoansKnown = async (db: Queryable): Promise<boolean> => {
  const [row] = await select<{ empty: boolean }>(
    db,
    'loans_are_empty',
    'select not exists (select from loan_product) as empty',
  )
  return row?.empty ?? true
}

/** Products come by the hundred: all that match are read, and ranked by what the person said. */
export const searchLoans = async (db: Queryable, query: LoanQuery): Promise<LoanPage> => {
  const parameters = createParameters()
  const rows = await selectShape<StoredLoan>(
    db,
    `select ${columnList(LOAN)} from loan_product lp
     where ${conditionsOf(query, parameters).join(' and ')} order by ${EFFECTIVE}, lp.id`,
    parameters.values,
  )
  const isEmpty = rows.length === 0 && (await areNoLoansKnown(db))
  return {
    items: rankLoans(rows.map(readLoan), query).slice(0, query.first),
    totalCount: rows.length,
    isEmpty,
  }
}

export interface LoanConnection {
  items: { node: LoanRow; cursor: string }[]
  hasNextPage: boolean
  totalCount: number
}

const hashOf = (filter: LoanFilter): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        [filter.category, filter.maxRate, filter.companyName, filter.rateType].map((v) => v ?? null),
      ),
    )
    .digest('base64url')
    .slice(0, 16)

const position = z.tuple([z.number().positive().nullable(), z.string().regex(/^\d{1,18}$/), z.string()])

const parseCursor = (cursor: string, hash: string) => {
  let content: unknown
  try {
    content = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    content = undefined
  }
  const parsed = position.safeParse(content)
  if (!parsed.success || parsed.data[2] !== hash) {
    throw new InvalidInputError('after is not a cursor of this list', 'after')
  }
  return { rate: parsed.data[0] ?? Number.POSITIVE_INFINITY, id: parsed.data[1] }
}

/** Lowest rate first, products without a published rate last. */
export const loanPage = async (
  db: Queryable,
  { filter, first, after }: { filter: LoanFilter; first: number; after?: string | null | undefined },
): Promise<LoanConnection> => {
  const hash = hashOf(filter)
  const parameters = createParameters()
  const conditions = conditionsOf(filter, parameters).join(' and ')
  const count = `(select count(*)::int from loan_product lp where ${conditions})`
  const from = after == null ? undefined : parseCursor(after, hash)
  const beyond = from
    ? `and (${EFFECTIVE}, lp.id) > (${parameters.add(from.rate)}::double precision, ${parameters.add(from.id)}::bigint)`
    : ''
  // The count is the outer row, so that it is told for an empty page too.
  const rows = await selectShape<{ total: number; rate: number | null } & (StoredLoan | { id: null })>(
    db,
    `select total.count as total, page.*
     from (select ${count} as count) total
     left join (
       select ${EFFECTIVE} as rate, ${columnList(LOAN)} from loan_product lp where ${conditions} ${beyond}
       order by ${EFFECTIVE}, lp.id limit ${parameters.add(first + 1)}
     ) page on true
     order by page.rate, page.id::bigint`,
    parameters.values,
  )
  const found = rows.filter((row) => row.id !== null)
  return {
    items: found.slice(0, first).map(({ total: _total, rate, ...stored }) => ({
      node: readLoan(stored),
      cursor: Buffer.from(JSON.stringify([Number.isFinite(rate) ? rate : null, stored.id, hash])).toString(
        'base64url',
      ),
    })),
    hasNextPage: found.length > first,
    totalCount: rows[0]?.total ?? 0,
  }
}
