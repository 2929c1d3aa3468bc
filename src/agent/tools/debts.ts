import { count, date, money, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { unservedOf } from '../../domain/calculator/debt-service.ts'
import type { DebtService } from '../../domain/calculator/debt-service.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import type { ToolContext } from './tool.ts'

/** Debts that stand in no sum, because what is paid on them was not said. */
export const unservedSaid = ({ request, today, rules }: ToolContext): Said[] =>
  unservedOf(request.person.debts, koreanDay(today), rules).map(({ kind, balance }) =>
    message('lease.dsr.unserved', { debt: term(`debt.${kind}`), balance: money(balance ?? 0) }),
  )

/** How one debt counts. */
export const debtLine = ({ kind, years, principal, interest }: DebtService): Said => {
  const of = { debt: term(`debt.${kind}`), yearly: money(Math.round(principal)) }
  const spread = {
    ...of,
    balance: money(Math.round(principal * (years ?? 0))),
    years: count(years ?? 0, 'year'),
    interest: money(Math.round(interest)),
  }
  return years === null
    ? message('lease.dsr.real', of)
    : kind === 'OVERDRAFT'
      ? message('lease.dsr.overdraft', spread)
      : message('lease.dsr.spread', { ...spread, total: money(Math.round(principal + interest)) })
}

/** How a loan for a jeonse deposit counts: its interest, and only for who owns a home already. */
export const jeonseLoanIn = ({ request, given: asked, today, rules }: ToolContext): Said[] => {
  if (!request.wishes.some(({ loans }) => loans === 'JEONSE')) return []
  const { loan, rate, ownedHomes } = asked
  const sum =
    loan === null || rate === null
      ? []
      : [message('lease.dsr.jeonseSum', { yearly: money((loan * rate) / 100) })]
  if (ownedHomes === 0) return [message('lease.dsr.jeonseOut')]
  return [
    message(ownedHomes === null ? 'lease.dsr.jeonseOpen' : 'lease.dsr.jeonseIn', {
      from: date(inForce(rules.jeonseInterest, koreanDay(today), 'asOf').effectiveFrom),
    }),
    ...sum,
  ]
}
