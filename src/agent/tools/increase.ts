import { rentIncrease } from '../../domain/calculator/rent-increase.ts'
import { money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { sum } from '../facts/row.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Assumed, Findings, ToolContext } from './tool.ts'
import { calculationEvidence, concludes, finds, given } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'

/** Whether a raise keeps to the cap, and how far it may go. */
const analyseIncrease = (context: ToolContext): Promise<Findings> => {
  const { today, rules } = context
  const [said, asked] = context.given.deposits
  const [rent, newRent] = context.given.rents
  // Of a rent alone the share is that of the rent; a deposit beside it leaves more room, and is asked for.
  const currentDeposit = said ?? (rent === undefined ? undefined : 0)
  if (currentDeposit === undefined) return Promise.resolve(missing('rentIncrease', ['given.deposit']))
  return orRefused('rentIncrease', () => {
    const newDeposit = asked ?? currentDeposit
    const inputs = {
      currentDeposit,
      newDeposit,
      renewalRightUsed: true,
      ...(rent !== undefined && { currentMonthlyRent: rent, newMonthlyRent: newRent ?? rent }),
    }
    const result = rentIncrease(inputs, today, rules)
    const isAsked = asked !== undefined || newRent !== undefined
    const rate = percent(result.increaseRate)
    const deposit = money(result.maximumDeposit)
    const mostRent = money(result.maximumMonthlyRent ?? 0)
    const isRentOnly = said === undefined
    const main = isRentOnly
      ? newRent === undefined
        ? concludes('increase.rent', { rent: mostRent })
        : concludes(result.allowed ? 'increase.rentKept' : 'increase.rentBeyond', { rate, rent: mostRent })
      : isAsked
        ? concludes(result.allowed ? 'increase.depositKept' : 'increase.depositBeyond', { rate, deposit })
        : concludes('increase.deposit', { deposit })
    const assumptions: Assumed[] = [
      assume('given.renewal', message('assumed.byRight')),
      ...(isAsked
        ? []
        : [
            isRentOnly
              ? assume('given.newRent', message('assumed.sameRent'))
              : assume('given.newDeposit', message('assumed.sameDeposit')),
          ]),
      ...(isRentOnly ? [assume('given.deposit', message('assumed.rentOnly'))] : []),
    ]
    const metrics = [
      sum(
        message('calculation.rentIncrease'),
        isRentOnly ? (result.maximumMonthlyRent ?? 0) : result.maximumDeposit,
      ),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          tool: 'increase',
          name: 'rentIncrease',
          inputs,
          result,
          facts: [
            main,
            ...(result.maximumMonthlyRent === null || isRentOnly
              ? []
              : [finds('increase.withDeposit', { rent: mostRent })]),
            finds('increase.refuse'),
            ...(isRentOnly
              ? []
              : [
                  given('given.deposit', money(currentDeposit)),
                  given('given.newDeposit', money(newDeposit)),
                ]),
            ...(rent === undefined ? [] : [given('given.rent', money(rent))]),
            ...(newRent === undefined ? [] : [given('given.newRent', money(newRent))]),
          ],
          rows: metrics,
        }),
      ],
      metrics,
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

export const increase = defineTool({
  id: 'increase',
  title: 'tool.increase',
  kind: 'calculation',
  needs: [],
  asks: ({ calculates }) => calculates('increase'),
  calculations: ['rentIncrease'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseIncrease,
})
