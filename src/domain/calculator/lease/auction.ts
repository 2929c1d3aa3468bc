import { z } from 'zod'
import { exactManwon } from '../../money.ts'
import { compare, exact, minus, over, plus, smaller, times } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { day, positiveManwon, regionCode } from '../input.ts'
import { toWon } from '../tax/bill.ts'
import { daysAfter } from '../../day.ts'

const creditor = z.object({
  name: z.string().max(100).describe('Words of whoever asks; told back as they are.'),
  amount: positiveManwon.describe('What is owed, 만원.'),
  on: day.describe('Entered in the register, or the 법정기일 of a tax.'),
})
const mortgage = creditor.extend({
  on: day.nullish().describe('Not said when omitted: it is earlier or later than the tenants.'),
})

export const distributionInput = z.object({
  price: positiveManwon.describe('What the auction brought.'),
  cost: exactManwon.nullish().describe('What the auction costs, which is paid first; none when omitted.'),
  mortgages: z.array(mortgage).max(20).describe('Debts in the register.'),
  tenants: z
    .array(
      z.object({
        name: z.string().max(100).describe('Told back as it is.'),
        deposit: positiveManwon.describe('The deposit, 만원.'),
        movedInOn: day
          .nullish()
          .describe('Moved in and registered there: both. Null: never; omitted: not said.'),
        fixedOn: day.nullish().describe('Null: none; omitted: not said.'),
        isFixed: z
          .boolean()
          .nullish()
          .describe('There is a 확정일자, of whatever day; not said when omitted.'),
        claimed: z
          .boolean()
          .nullish()
          .describe('Asked for a share in time; taken to be so when omitted, and told.'),
      }),
    )
    .max(30)
    .describe('Who lives there.'),
  propertyTax: exactManwon.nullish().describe('Taxes on the home itself (당해세).'),
  wages: exactManwon.nullish().describe('Wages of three months, severance of three years.'),
  taxes: z.array(creditor).max(20).nullish().describe('Other taxes by their 법정기일.'),
  unsecured: exactManwon.nullish().describe('Of whoever has neither mortgage nor date.'),
  regionCode: regionCode
    .nullish()
    .describe('Decides the small deposits; the least of them, and told, when omitted.'),
  auctionOn: day
    .nullish()
    .describe(
      'When the auction was entered; today when omitted. Decides nothing but the last day for small deposits.',
    ),
})
export type DistributionInput = z.input<typeof distributionInput>

export const RANKS = [
  'COST',
  'SMALL_DEPOSIT',
  'PROPERTY_TAX',
  'MORTGAGE',
  'TENANT',
  'TAX',
  'WAGES',
  'UNSECURED',
  'OWNER',
] as const

export interface Share {
  rank: (typeof RANKS)[number]
  name: string
  /** What was owed at this rank, and what it got, 만원. */
  owed: number
  paid: number
  /** What decided the place, ISO. */
  on: string | null
}

export interface TenantResult {
  name: string
  deposit: number
  paid: number
  missing: number
  /** Against the buyer: the unpaid rest is his (주임법 3의5). */
  opposes: boolean
  /** What the buyer owes, 만원. */
  buyerOwes: number
}

export interface Distribution {
  /** The first right that falls with the auction and takes all later ones with it (말소기준); null: none is given, or no day of it. */
  baseRight: { name: string; on: string } | null
  shares: Share[]
  tenants: TenantResult[]
  left: number
}

interface Claim {
  rank: Share['rank']
  name: string
  owed: Exact
  /** Sorts: earlier is paid earlier; the same day pro rata. 대항력 begins at 0:00 of the next day, a mortgage during its own. */
  at: string
  on: string | null
  tenant?: number
}

/** The hour of a day at which a right counts: at its beginning for a tenant's next day, else in it. */
const atBeginning = (on: string): string => `${on}T00`
const during = (on: string): string => `${on}T09`

/** When a tenant may hold the lease against others: the day after both, 0:00. */
const opposingFrom = (movedInOn: string): string => daysAfter(movedInOn, 1)

export type Input = z.output<typeof distributionInput>

/** A day before and one after all days that are said: where what is not said is put, in a case for each. */
const EARLIEST = '0001-01-01'
const LATEST = '9000-01-01'
const toldDay = (on: string): string | null => (on < '1000' || on >= LATEST ? null : on)

/** An auction of which every day that decides is known, or put. */
export interface Settled extends Omit<Input, 'mortgages' | 'tenants'> {
  mortgages: { name: string; amount: number; on: string }[]
  tenants: {
    name: string
    deposit: number
    movedInOn: string | null
    fixedOn: string | null
    claimed: boolean
  }[]
}

/** The tenants come before the mortgages of which no day is said, or after them; with the 확정일자 that is not said, or without. */
export const placed = (input: Input, isTenantFirst: boolean, isDated: boolean): Settled => ({
  ...input,
  mortgages: input.mortgages.map((it) => ({ ...it, on: it.on ?? (isTenantFirst ? LATEST : EARLIEST) })),
  tenants: input.tenants.map((it) => {
    const unsaid = isTenantFirst ? EARLIEST : LATEST
    const movedInOn = it.movedInOn === undefined ? unsaid : it.movedInOn
    const fixedOn = it.fixedOn === undefined ? (isDated ? movedInOn : null) : it.fixedOn
    return { ...it, movedInOn, fixedOn, claimed: it.claimed ?? true }
  }),
})

/** What is paid when every day is known. */
export const distributed = (
  input: Settled,
  auctionOn: string,
  small: { ceiling: number; amount: number },
): Distribution => {
  const first = input.mortgages.toSorted((a, b) => (a.on < b.on ? -1 : 1))[0] ?? null
  const baseOn = first === null ? null : toldDay(first.on)
  const shares: Share[] = []
  const got: Exact[] = input.tenants.map(() => exact(0))
  let left = exact(input.price)
  const give = (claim: Claim, amount: Exact): void => {
    const paid = smaller(amount, left)
    left = minus(left, paid)
    if (claim.tenant !== undefined) got[claim.tenant] = plus(got[claim.tenant] ?? exact(0), paid)
    shares.push({
      rank: claim.rank,
      name: claim.name,
      owed: toWon(claim.owed),
      paid: toWon(paid),
      on: claim.on === null ? null : toldDay(claim.on),
    })
  }
  /** Claims of one place: in full, or pro rata. */
  const giveAll = (claims: readonly Claim[]): void => {
    const all = claims.reduce((sum, { owed }) => plus(sum, owed), exact(0))
    const here = smaller(all, left)
    for (const claim of claims) {
      give(claim, compare(all, 0) === 0 ? exact(0) : over(times(here, claim.owed), all))
    }
  }
  const plain = (rank: Share['rank'], owed: number | null | undefined): Claim[] =>
    owed == null || owed === 0 ? [] : [{ rank, name: '', owed: exact(owed), at: '', on: null }]

  giveAll(plain('COST', input.cost))
  // Small deposits: half of what is left of the price at most, pro rata among them; wages of three months stand beside them.
  const half = over(left, 2)
  const smallOnes = input.tenants.flatMap((it, tenant): Claim[] =>
    it.claimed &&
    it.movedInOn != null &&
    (toldDay(it.movedInOn) ?? EARLIEST) < auctionOn &&
    it.deposit <= small.ceiling
      ? [
          {
            rank: 'SMALL_DEPOSIT',
            name: it.name,
            owed: exact(Math.min(it.deposit, small.amount)),
            at: '',
            on: null,
            tenant,
          },
        ]
      : [],
  )
  const wanted = smallOnes.reduce((sum, { owed }) => plus(sum, owed), exact(0))
  const capped =
    compare(wanted, half) <= 0
      ? smallOnes
      : smallOnes.map((it) => ({ ...it, owed: over(times(half, it.owed), wanted) }))
  giveAll([...capped, ...plain('WAGES', input.wages)])
  giveAll(plain('PROPERTY_TAX', input.propertyTax))

  const ranked: Claim[] = [
    ...input.mortgages.map(({ name, amount, on }): Claim => ({
      rank: 'MORTGAGE',
      name,
      owed: exact(amount),
      at: during(on),
      on,
    })),
    ...(input.taxes ?? []).map(({ name, amount, on }): Claim => ({
      rank: 'TAX',
      name,
      owed: exact(amount),
      at: during(on),
      on,
    })),
    ...input.tenants.flatMap((it, tenant): Claim[] => {
      if (!it.claimed || it.movedInOn == null || it.fixedOn == null) return []
      const opposing = opposingFrom(it.movedInOn)
      const [at, on] =
        it.fixedOn >= opposing ? [during(it.fixedOn), it.fixedOn] : [atBeginning(opposing), opposing]
      return [
        {
          rank: 'TENANT',
          name: it.name,
          owed: minus(it.deposit, got[tenant] ?? exact(0)),
          at,
          on,
          tenant,
        },
      ]
    }),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  for (const at of new Set(ranked.map((claim) => claim.at))) {
    giveAll(ranked.filter((claim) => claim.at === at && compare(claim.owed, 0) > 0))
  }
  // A tenant without a date is a creditor like others.
  const rest = input.tenants.flatMap((it, tenant): Claim[] => {
    const owed = minus(it.deposit, got[tenant] ?? exact(0))
    return it.claimed && (it.fixedOn == null || it.movedInOn == null) && compare(owed, 0) > 0
      ? [{ rank: 'UNSECURED', name: it.name, owed, at: '', on: null, tenant }]
      : []
  })
  giveAll([...rest, ...plain('UNSECURED', input.unsecured)])

  return {
    baseRight: first === null || baseOn === null ? null : { name: first.name, on: baseOn },
    shares,
    tenants: input.tenants.map((it, index): TenantResult => {
      const paid = toWon(got[index] ?? exact(0))
      const missing = toWon(minus(it.deposit, paid))
      const opposes =
        it.movedInOn != null && (first === null || atBeginning(opposingFrom(it.movedInOn)) < during(first.on))
      return { name: it.name, deposit: it.deposit, paid, missing, opposes, buyerOwes: opposes ? missing : 0 }
    }),
    left: toWon(left),
  }
}
