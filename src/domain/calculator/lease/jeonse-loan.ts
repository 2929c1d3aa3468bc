import { present } from '../../present.ts'
import { z } from 'zod'
import { term } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import { applied, inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { floor, over, times } from '../exact.ts'
import { caseDay, day, homeCount, positiveManwon, readInput, regionCode } from '../input.ts'
import { inCapitalArea } from '../region.ts'
import { settled } from './outcome.ts'
import type { Alternative, Outcome } from './outcome.ts'

export const jeonseLoanInput = z.object({
  deposit: positiveManwon.describe('The deposit, 만원.'),
  ownedHomes: homeCount.nullish().describe('Homes that the tenant owns; every result when omitted.'),
  regionCode: regionCode
    .nullish()
    .describe('Decides the highest deposit, and what an owner gets; both results when omitted.'),
  asOf: day.nullish().describe('Day of the case; today in Korea when omitted.'),
})

export interface JeonseLoan {
  /** 만원, of loans with a guarantee of HF; 0: none. */
  limit: number
  limitedBy: 'SHARE' | 'MOST' | 'OWNER' | 'HOMES' | 'DEPOSIT'
  /** 만원; deposits above it have no guarantee. */
  highestDeposit: number
}

const smallest = (limits: readonly JeonseLoan[]): JeonseLoan =>
  limits.reduce((least, it) => (it.limit < least.limit ? it : least))

interface Lent extends Alternative<JeonseLoan> {
  isCapital: boolean
}

/** How much is lent for a jeonse deposit, for each value of what was not given. */
export const jeonseLoans = (
  raw: z.input<typeof jeonseLoanInput>,
  today: Date,
  known: Rules,
): Pick<Outcome<JeonseLoan>, 'assumptions' | 'rules'> & { all: Lent[] } => {
  const input = readInput(jeonseLoanInput, raw)
  const date = caseDay(input.asOf, today)
  const rule = inForce(known.jeonseLoan, date, 'asOf')
  const share = floor(over(times(input.deposit, rule.share), 100))
  const of = (homes: number, isCapital: boolean): JeonseLoan => {
    const highestDeposit = isCapital ? rule.capitalArea : rule.elsewhere
    if (homes > 1) return { limit: 0, limitedBy: 'HOMES', highestDeposit }
    if (input.deposit > highestDeposit) return { limit: 0, limitedBy: 'DEPOSIT', highestDeposit }
    return smallest(
      present([
        { limit: share, limitedBy: 'SHARE', highestDeposit },
        { limit: rule.most, limitedBy: 'MOST', highestDeposit },
        homes === 1 && isCapital && ({ limit: rule.owner, limitedBy: 'OWNER', highestDeposit } as const),
      ]),
    )
  }
  const isCapital = inCapitalArea(input.regionCode ?? null, date, known)
  const homes = input.ownedHomes == null ? [0, 1] : [input.ownedHomes]
  const places = isCapital === null ? [true, false] : [isCapital]
  const all = homes.flatMap((owned) =>
    places.map((capital): Lent => ({
      isCapital: capital,
      condition: message('lease.if.borrower', {
        homes: term(owned === 0 ? 'borrower.noHome' : 'borrower.owner'),
        place: term(capital ? 'dsr.capital' : 'dsr.elsewhere'),
      }),
      result: of(owned, capital),
    })),
  )
  return {
    all,
    assumptions: [message('lease.loan.guarantor')],
    rules: [applied(rule)],
  }
}

/** How much is lent for a jeonse deposit: its share, the most of the guarantor, and less for owners of homes. */
export const jeonseLoanLimit = (
  raw: z.input<typeof jeonseLoanInput>,
  today: Date,
  known: Rules,
): Outcome<JeonseLoan> => {
  const { all, ...of } = jeonseLoans(raw, today, known)
  const alternatives = all.map(({ condition, result }) => ({ condition, result }))
  return { ...settled(alternatives, (a, b) => a.limit === b.limit), ...of }
}
