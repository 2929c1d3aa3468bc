import { cashFlowChart } from '../../domain/chart/cash-flow.ts'
import { cashFlow } from '../../domain/calculator/cash-flow.ts'
import { priceForYield, rentForYield, roi as rentalReturn } from '../../domain/calculator/roi.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { count, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { share, sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { advises, concludes, finds, given, inOrder } from './calculation.ts'
import { foundBy, missing } from './context.ts'
import { yieldsApart } from './offers.ts'
import { asksOfPlace, letInPlace } from './let-in-place.ts'

/** What the calculation leaves out is said once. */
const ADVICE = advises('roi.advice')

/** What a home has to cost, or to be let for, to earn what is wanted; null where the yield itself is asked for. */
const analyseTarget = ({ given: asked }: ToolContext): Found | null => {
  const { price, loan, rate, deposits, yearlyCost = 0, targetYield: target } = asked
  const [rent] = asked.rents
  const [deposit = 0] = asked.deposits
  if (target === undefined || (price === null) === (rent === undefined)) return null
  if (loan !== null && rate === null) return null
  const inputs = {
    target,
    ...(deposits.length > 0 && { deposit }),
    ...(loan !== null && { loanAmount: loan, annualRate: rate }),
    ...(yearlyCost > 0 && { annualCost: yearlyCost }),
  }
  const wanted = percent(target)
  const found = price === null ? priceForYield(rent ?? 0, inputs) : rentForYield(price, inputs)
  const main =
    price === null
      ? concludes('roi.priceFor', { target: wanted, price: money(found) })
      : concludes('roi.rentFor', { target: wanted, rent: money(found) })
  const metrics = [sum(message(price === null ? 'figure.priceFor' : 'figure.rentFor'), found)]
  return foundBy({
    name: 'roi',
    inputs: { ...inputs, ...(price === null ? { monthlyRent: rent } : { price }) },
    result: { assumptions: [message('note.roi.leftOut')], rules: [] },
    further: price === null ? { price: found } : { monthlyRent: found },
    facts: [
      main,
      given({
        price,
        rent,
        deposit: deposits[0],
        loan,
        rate: loan === null ? null : rate,
        yearlyCost: yearlyCost || null,
      }),
      ADVICE,
    ],
    rows: metrics,
  })
}

/** Several homes by what each earns; null where one is talked of. */
const analyseApart = ({ given: asked }: ToolContext): Found | null => {
  const { offers = [] } = asked
  const hasMore = asked.loan !== null || asked.yearlyCost !== undefined || asked.vacantMonths !== undefined
  // A loan and costs that are said of no home in particular are of none.
  if (hasMore || offers.length < 2) return null
  const held = yieldsApart(asked)
  if (held === null) return missing('roi', { rent: null })
  const facts = inOrder(held.said)
  return foundBy({
    name: 'roi',
    inputs: { offers },
    result: { assumptions: [message('note.roi.leftOut')], rules: [] },
    further: { yields: held.values },
    facts: [...facts, ADVICE],
  })
}

/** What the home earns on its buyer's own money. */
const analyseRoi = async (context: ToolContext): Promise<Found> => {
  const other = analyseTarget(context) ?? analyseApart(context)
  if (other !== null) return other
  const place = await letInPlace(context, 'RENT')
  const {
    price,
    loan,
    rate,
    rents,
    deposits,
    yearlyCost = 0,
    vacantMonths = 0,
  } = place?.given ?? context.given
  const { yearlyIncome } = context.given
  const rent = rents[0] ?? (yearlyIncome === undefined ? undefined : yearlyIncome / 12)
  const [deposit] = deposits
  if (price === null || rent === undefined || (loan !== null && rate === null)) {
    return missing('roi', { price, rent, rate: loan === null ? 0 : rate })
  }
  // What it brings in in a year has its empty months in it.
  const vacancy = vacantMonths * (rents[0] ?? 0)
  // What is paid for it every year is no part of what it was bought for.
  const spent = sumOf(context.given.facts, 'COST')
  const cost = spent === yearlyCost ? null : spent
  const inputs = {
    price,
    monthlyRent: rent,
    ...(deposit !== undefined && { deposit }),
    ...(loan !== null && { loanAmount: loan, annualRate: rate }),
    ...(yearlyCost + vacancy > 0 && { annualCost: yearlyCost + vacancy }),
    ...(cost !== null && { purchaseCost: cost }),
  }
  const result = rentalReturn(inputs)
  const years = cashFlow(inputs)
  const value = percent(result.estimatedRoi)
  const main =
    place === null
      ? concludes('roi.yearly', { value })
      : concludes('roi.ofPlace', { value, price: money(price), rent: money(rent) })
  const told = [years[0], years[4], years[9]].filter((year) => year !== undefined)
  const metrics = [share(message('calculation.roi'), result.estimatedRoi)]
  return foundBy(
    {
      name: 'roi',
      inputs,
      result,
      further: { years },
      facts: [
        main,
        place !== null && deposit === undefined && finds('roi.ofMedians'),
        finds('roi.equity', { value: money(result.equity) }),
        cost !== null && finds('roi.cost', { cost: money(cost), price: money(price) }),
        finds('roi.flow', { value: money(result.annualCashFlow) }),
        result.paybackPeriod === null
          ? finds('roi.loss')
          : finds('roi.payback', { years: count(result.paybackPeriod, 'year') }),
        ...told.map(({ year, cashFlow: flow, cumulative }) =>
          finds('roi.year', { year: count(year, 'year'), flow: money(flow), sum: money(cumulative) }),
        ),
        vacancy > 0 && finds('roi.vacant', { months: count(vacantMonths, 'month'), rent: money(vacancy) }),
        given({
          yearlyCost: yearlyCost || null,
          price,
          rent: rents[0],
          yearlyIncome,
          deposit,
          loan,
          rate: loan === null ? null : rate,
        }),
        ADVICE,
      ],
      rows: metrics,
    },
    {
      ...(place !== null && { beside: place.evidence, assumptions: place.assumptions }),
      chart: (language) => cashFlowChart(years, result.equity, language),
    },
  )
}

export const roi = defineTool({
  id: 'roi',
  needs: ['price', 'monthlyRent'],
  asks: (asking) => asking.calculates('roi') || asksOfPlace(asking, 'roi'),
  calculations: ['roi'],
  takesAll: ({ offers }) => offers !== undefined,
  section: 'yield',
  run: analyseRoi,
})
