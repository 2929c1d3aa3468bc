import { z } from 'zod'
import { REPORTED } from '../calculator/lease/dates.ts'
import stored from './agreed.json' with { type: 'json' }
import { blank } from './block.ts'
import type { Block } from './block.ts'
import type { LeaseInput } from './order.ts'
import { dateText } from './wording.ts'

/** In Korean; `{startDate}` and the like are where something is filled in. */
const text = z.string().min(1)
const contract = z.strictObject({
  clauses: z.array(
    z.strictObject({
      title: z.string().regex(/^제\d+조 \(.+\)$/),
      /** Of a lease another one where no rent is paid. */
      paragraphs: z.array(z.union([text, z.strictObject({ rent: text, jeonse: text })])).min(1),
    }),
  ),
  /** What the parties have to do to be protected; no part of what is agreed. */
  guidance: z.strictObject({ heading: text, items: z.array(text).min(1) }),
})

/**
 * What is agreed in the contracts that are written here, in the project's own words. It follows the statutes where they protect the tenant and
 * adds nothing against them; every clause must stay clean under the product's own contract analysis (a test holds it to that).
 */
export const AGREED = z.strictObject({ lease: contract, sale: contract }).parse(stored)

const PLACE = /\{([a-zA-Z]+)\}/g
const ALWAYS = { day: dateText(null), room: blank(10) }

const blocksOf = (
  { clauses, guidance }: z.infer<typeof contract>,
  values: Readonly<Record<string, string>>,
  isJeonse: boolean,
): { clauses: Block[]; guidance: Block } => {
  const filled = (template: string): string =>
    template.replaceAll(PLACE, (_found, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`there is nothing to fill in for ${name}`)
      return value
    })
  return {
    clauses: clauses.map(({ title, paragraphs }) => ({
      kind: 'clause',
      title,
      paragraphs: paragraphs.map((it) =>
        filled(typeof it === 'string' ? it : isJeonse ? it.jeonse : it.rent),
      ),
    })),
    guidance: { kind: 'guidance', heading: guidance.heading, items: guidance.items.map(filled) },
  }
}

/** Whether this lease is to be reported (부동산 거래신고 등에 관한 법률 시행령 제4조의3). */
const reportText = ({ deposit, monthlyRent }: LeaseInput): string => {
  if (deposit === null || monthlyRent === null) return ''
  const isDue = deposit > REPORTED.deposit || monthlyRent > REPORTED.rent
  return ` 이 계약의 금액은 신고 대상에 ${isDue ? '해당한다' : '해당하지 않는다'}.`
}

export const agreedInLease = (lease: LeaseInput): ReturnType<typeof blocksOf> =>
  blocksOf(
    AGREED.lease,
    {
      ...ALWAYS,
      startDate: dateText(lease.startDate),
      endDate: dateText(lease.endDate),
      report: reportText(lease),
    },
    lease.monthlyRent === 0,
  )

export const agreedInSale = (): ReturnType<typeof blocksOf> => blocksOf(AGREED.sale, ALWAYS, false)
