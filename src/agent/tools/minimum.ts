import { fraudMinimum } from '../../domain/calculator/lease/claims.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { money, name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { findingOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'

/** What a victim of fraud gets at least. */
const tellMinimum = (context: ToolContext): Found => {
  const { given, today, rules } = context
  const inputs = { deposit: given.deposits[0] ?? 0, recovered: sumOf(given.facts, 'RECOVERED') ?? 0 }
  const outcome = fraudMinimum(inputs, today, rules)
  const { amount = 0, minimum = 0, parts = 1 } = outcome.result ?? {}
  const part = name(`1/${parts}`)
  return findingOf({
    name: 'fraudMinimum',
    inputs,
    outcome,
    said: [
      amount > 0
        ? message('lease.fraud.amount', { amount: money(amount), minimum: money(minimum), part })
        : message('lease.fraud.none', { minimum: money(minimum), part }),
    ],
  })
}

export const minimum = defineTool({
  id: 'minimum',
  asks: ({ given, says, searches }) =>
    says('fraudMinimum') &&
    !searches &&
    given.deposits.length > 0 &&
    sumOf(given.facts, 'RECOVERED') !== null,
  calculations: ['fraudMinimum'],
  run: tellMinimum,
})
