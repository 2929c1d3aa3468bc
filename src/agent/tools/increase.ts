import type { Assumption } from '../../domain/answer.ts'
import { rentIncrease } from '../../domain/calculator/rent-increase.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'

/** Whether a raise keeps to the cap, and how far it may go. */
const analyseIncrease = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules } = context
  const { names, increase } = words
  const [said, asked] = given.deposits
  const [rent, newRent] = given.rents
  // Of a rent alone the share is that of the rent; a deposit beside it leaves more room, and is asked for.
  const currentDeposit = said ?? (rent === undefined ? undefined : 0)
  if (currentDeposit === undefined) return Promise.resolve(missing(context, increase.title, [names.deposit]))
  return orRefused(context, increase.title, () => {
    const newDeposit = asked ?? currentDeposit
    const inputs = {
      currentDeposit,
      newDeposit,
      renewalRightUsed: true,
      ...(rent !== undefined && { currentMonthlyRent: rent, newMonthlyRent: newRent ?? rent }),
    }
    const result = rentIncrease(inputs, today, rules)
    const isAsked = asked !== undefined || newRent !== undefined
    const most = money(result.maximumDeposit, language)
    const isRentOnly = said === undefined
    const main =
      isRentOnly && newRent === undefined
        ? increase.rentMost(money(result.maximumMonthlyRent ?? 0, language))
        : isRentOnly
          ? increase.rentOnly(
              percent(result.increaseRate),
              result.allowed,
              money(result.maximumMonthlyRent ?? 0, language),
            )
          : isAsked
            ? increase.asked(percent(result.increaseRate), result.allowed, most)
            : increase.said(most)
    const assumptions: Assumption[] = [
      assume(names.renewal, words.renewalUsed),
      ...(isAsked
        ? []
        : [
            assume(
              isRentOnly ? names.newRent : names.newDeposit,
              isRentOnly ? words.unchangedRent : words.unchanged,
            ),
          ]),
      ...(isRentOnly ? [assume(names.deposit, increase.noDeposit)] : []),
    ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'rentIncrease',
          title: increase.title,
          inputs,
          result,
          said: [
            main,
            ...(result.maximumMonthlyRent === null || isRentOnly
              ? []
              : [increase.rent(money(result.maximumMonthlyRent, language))]),
            increase.refuse,
          ],
          given: [
            ...(isRentOnly
              ? []
              : [
                  `${names.deposit} ${money(currentDeposit, language)}`,
                  `${names.newDeposit} ${money(newDeposit, language)}`,
                ]),
            ...(rent === undefined ? [] : [`${names.rent} ${money(rent, language)}`]),
            ...(newRent === undefined ? [] : [`${names.newRent} ${money(newRent, language)}`]),
          ],
          language,
        }),
      ],
      metrics: [
        {
          name: increase.title,
          value: isRentOnly ? (result.maximumMonthlyRent ?? 0) : result.maximumDeposit,
          unit: '만원',
        },
      ],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

export const increase = defineTool({
  id: 'increase',
  title: { KO: '임대료 인상 한도 계산', EN: 'limit of the increase' },
  kind: 'calculation',
  needs: [],
  asks: ({ calculates }) => calculates('increase'),
  calculations: {
    rentIncrease: { KO: '임대료 인상 한도 계산', EN: 'Limit of the increase' },
  },
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseIncrease,
})
