import {
  KEY_MONEY_YEARS,
  keyMoneyDamages,
  repairFund as fundOf,
} from '../../domain/calculator/lease/settlement.ts'
import { dayOf, sumOf } from '../../domain/lease-facts.ts'
import { article, count, date, money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { findingOf } from './lease-finding.ts'
import { remindersFrom } from './reminder.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

const KEY_MONEY = { lawName: '상가건물 임대차보호법', articleNumber: '제10조의4' }
const FUND = { lawName: '공동주택관리법', articleNumber: '제30조' }
const FUND_BACK = { lawName: '공동주택관리법 시행령', articleNumber: '제31조' }

/** What can be claimed at most for key money that was lost. */
const tellKeyMoney = ({ given: { facts }, today }: ToolContext): Found => {
  const inputs = {
    agreed: sumOf(facts, 'KEY_MONEY') ?? 0,
    atEnd: sumOf(facts, 'KEY_MONEY_AT_END') ?? 0,
    endedOn: dayOf(facts, 'END'),
  }
  const outcome = keyMoneyDamages(inputs)
  const { most = 0, claimUntil = null } = outcome.result ?? {}
  const years = count(KEY_MONEY_YEARS, 'year')
  return findingOf({
    name: 'keyMoneyDamages',
    inputs,
    outcome,
    said: [
      message('lease.keyMoney.most', {
        most: money(most),
        agreed: money(inputs.agreed),
        end: money(inputs.atEnd),
        article: article(KEY_MONEY),
      }),
      claimUntil === null
        ? message('lease.keyMoney.claim', { years })
        : message('lease.keyMoney.claimUntil', { years, day: date(claimUntil) }),
    ],
    reminders: remindersFrom(
      today,
      claimUntil === null
        ? []
        : [[claimUntil, message('reminder.keyMoney'), '상가건물 임대차보호법 제10조의4']],
    ),
  })
}

export const keyMoney = defineTool({
  id: 'keyMoney',
  asks: ({ given: { facts }, searches }) =>
    !searches && sumOf(facts, 'KEY_MONEY') !== null && sumOf(facts, 'KEY_MONEY_AT_END') !== null,
  calculations: ['keyMoneyDamages'],
  run: tellKeyMoney,
})

/** What an owner returns of the charges to a tenant who leaves. */
const tellFund = ({ given: { facts } }: ToolContext): Found => {
  const inputs = { monthly: sumOf(facts, 'REPAIR_FUND') ?? 0, months: facts.livedMonths ?? 0 }
  const outcome = fundOf(inputs)
  return findingOf({
    name: 'repairFund',
    inputs,
    outcome,
    said: [
      message('lease.fund.amount', {
        amount: money(outcome.result?.amount ?? 0),
        monthly: money(inputs.monthly),
        months: count(inputs.months, 'month'),
      }),
      message('lease.fund.why', { article: article(FUND), back: article(FUND_BACK) }),
    ],
  })
}

export const repairFund = defineTool({
  id: 'repairFund',
  asks: ({ given: { facts }, searches }) =>
    !searches && sumOf(facts, 'REPAIR_FUND') !== null && facts.livedMonths !== null,
  calculations: ['repairFund'],
  run: tellFund,
})
