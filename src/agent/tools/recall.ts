import { jeonseRecall } from '../../domain/calculator/lease/jeonse-recall.ts'
import type { JeonseRecall } from '../../domain/calculator/lease/jeonse-recall.ts'
import { permitOf } from '../../domain/calculator/regulated-area.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { money } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { koreanDay } from '../../domain/day.ts'
import { findingOf, saidOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'

const recallSaid = ({ recalled, above }: JeonseRecall): Said =>
  message(recalled ? 'lease.recall.yes' : 'lease.recall.no', { above: money(above) })

/** What the home costs that is bought; beside a lease loan its sum may be read as a deposit. */
const priceOf = ({ price, deposits }: Asking['given']): number | null => price ?? deposits.at(-1) ?? null

/** What becomes of a jeonse loan when its borrower buys a home. */
const tellRecall = (context: ToolContext): Found => {
  const { given, today, rules, ruleRegion } = context
  const inputs = {
    price: priceOf(given) ?? 0,
    regionCode: ruleRegion,
    regulated: given.regulated,
    propertyType: given.propertyType,
  }
  const outcome = jeonseRecall(inputs, today, rules)
  const main = saidOf(outcome, recallSaid)
  const permit = ruleRegion === null ? null : permitOf(readPlace(ruleRegion, rules), koreanDay(today), rules)
  const barred = permit !== null && context.says('gap') ? [message('lease.recall.permit')] : []
  return findingOf({
    name: 'jeonseRecall',
    inputs,
    outcome,
    said: [...main, ...barred, message('lease.recall.ask')],
    caveats: [...main.slice(1), ...barred],
  })
}

export const recall = defineTool({
  id: 'recall',
  isAlone: true,
  asks: ({ given, searches }) => !searches && given.facts.buysOnLoan === true && priceOf(given) !== null,
  calculations: ['jeonseRecall'],
  section: 'loan',
  isByPlace: true,
  run: tellRecall,
})
