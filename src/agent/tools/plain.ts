import type { Case } from '../../domain/case.ts'
import {
  agreedInterest as agreedInterestOf,
  areaInOther,
  prepaymentFee as prepaymentFeeOf,
  proratedRent as proratedRentOf,
  DAYS_OF_YEAR,
} from '../../domain/calculator/plain.ts'
import { plainly } from '../../domain/calculator/lease/outcome.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { area, count, money, name, percent } from '../../domain/message/arg.ts'
import { toNearestWon } from '../../domain/money.ts'
import { message } from '../../domain/message/say.ts'
import { findingOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'
import type { Found } from './tool.ts'

/** In which such a fee runs down: later none may be asked for (금융소비자 보호에 관한 법률 제20조 제1항 제4호 나목). */
const FEE_MONTHS = 36
const MONTHS_A_YEAR = 12

interface Repaid {
  /** 만원 that are repaid before their time. */
  amount: number
  passed: number
  of: number
  unit: 'month' | 'day'
}

/** The rent of a part of a month. */
export const proratedRent = defineTool({
  id: 'proratedRent',
  asks: ({ given, says, searches }) =>
    says('proratedRent') && !searches && given.rents.length > 0 && given.stay !== undefined,
  calculations: ['proratedRent'],
  run: ({ given: { rents, stay } }) => {
    const inputs = { rent: rents[0] ?? 0, days: stay?.days ?? 0, ofMonth: stay?.ofMonth ?? 0 }
    const outcome = proratedRentOf(inputs)
    const { rent = 0, rest = 0 } = outcome.result ?? {}
    const of = { days: count(inputs.days, 'day'), rent: money(rent) }
    const left = count(inputs.ofMonth - inputs.days, 'day')
    return findingOf({
      name: 'proratedRent',
      inputs,
      outcome,
      said: [
        message('plain.prorated', of),
        rest > 0 && message('plain.proratedRest', { days: left, rent: money(rest) }),
        message('plain.proratedHow', { month: money(inputs.rent), all: count(inputs.ofMonth, 'day') }),
        message('plain.proratedIf'),
      ],
    })
  },
})

/** How a fee is worked out whose rate nobody said, and what each percent of it would come to; after so long there is none. */
const tellPrepayment = ({ amount, passed, of, unit }: Repaid): Found => {
  const inputs = { amount, rate: 1, passed, of }
  const outcome = prepaymentFeeOf(inputs)
  const all = of === FEE_MONTHS ? count(FEE_MONTHS / MONTHS_A_YEAR, 'year') : count(of, unit)
  return findingOf({
    name: 'prepaymentFee',
    inputs: { amount, passed, of },
    outcome,
    said: [
      ...(passed >= of
        ? [message('plain.prepaymentOver', { all })]
        : [
            message('plain.prepaymentBy', { all }),
            message('plain.prepaymentPer', {
              amount: money(amount),
              rate: percent(inputs.rate),
              left: count(of - passed, unit),
              fee: money(outcome.result?.fee ?? 0),
            }),
            message('plain.prepaymentTell'),
          ]),
      message('plain.prepaymentIf'),
    ],
    caveats: passed >= of ? [] : [message('plain.prepaymentTell')],
  })
}

/** What a bank asks for being repaid early. */
export const prepaymentFee = defineTool({
  id: 'prepaymentFee',
  section: 'loan',
  asks: ({ given, says, searches }) => says('prepaymentFee') && !searches && (given.loan ?? 0) > 0,
  calculations: ['prepaymentFee'],
  run: ({ given: { loan, feeRate, passed } }) => {
    const { count: gone, of, unit } = passed ?? { count: 0, of: FEE_MONTHS, unit: 'month' as const }
    if (feeRate === undefined)
      return tellPrepayment({ amount: loan ?? 0, passed: Math.min(gone, of), of, unit })
    const inputs = { amount: loan ?? 0, rate: feeRate ?? 0, passed: gone, of }
    const outcome = prepaymentFeeOf(inputs)
    return findingOf({
      name: 'prepaymentFee',
      inputs,
      outcome,
      said: [
        message('plain.prepayment', { fee: money(outcome.result?.fee ?? 0) }),
        message('plain.prepaymentHow', {
          amount: money(inputs.amount),
          rate: percent(inputs.rate),
          left: count(of - gone, unit),
          all: count(of, unit),
        }),
        message('plain.prepaymentIf'),
      ],
    })
  },
})

/** What is paid late where a contract sets the rate: a rent, a last payment, or what is open; the statute's rate of a deposit is told apart. */
const lateSum = ({
  given: { rents, facts },
  open,
}: {
  given: Case
  open: readonly number[]
}): number | null => sumOf(facts, 'ARREARS') ?? sumOf(facts, 'BALANCE') ?? rents[0] ?? open[0] ?? null

/** Interest at the rate of a contract. */
export const agreedInterest = defineTool({
  id: 'agreedInterest',
  asks: ({ given, says, searches }) =>
    says('lateInterest') &&
    !searches &&
    given.rate !== null &&
    given.facts.days !== null &&
    given.deposits.length === 0 &&
    (lateSum({ given, open: [] }) !== null || given.facts.aspects.clause !== undefined),
  calculations: ['agreedInterest'],
  run: ({ given, request }) => {
    const amount = lateSum({ given, open: request.wishes.flatMap(({ open }) => open) })
    if (amount === null) return {}
    const inputs = { amount, rate: given.rate ?? 0, days: given.facts.days ?? 0 }
    const outcome = agreedInterestOf(inputs)
    return findingOf({
      name: 'agreedInterest',
      inputs,
      outcome,
      said: [
        message('plain.interest', { interest: money(outcome.result?.interest ?? 0) }),
        message('plain.interestHow', {
          amount: money(amount),
          rate: percent(inputs.rate),
          days: count(inputs.days, 'day'),
          year: count(DAYS_OF_YEAR, 'day'),
        }),
        message('plain.interestIf'),
      ],
    })
  },
})

/** An area in the other unit; what of it is exclusive, and what a 평 of it costs, where that is said. */
export const areaUnits = defineTool({
  id: 'areaUnits',
  asks: ({ given, says, searches }) =>
    !searches &&
    given.measured !== undefined &&
    (says('areaUnits') || (says('perPyeong') && given.price !== null)),
  calculations: ['areaUnits'],
  run: ({ given: { measured, exclusiveShare, price } }) => {
    if (measured === undefined) return {}
    const { value, unit } = measured
    const other = areaInOther(value, unit)
    const isPyeong = unit === 'PYEONG'
    const [pyeong, metres] = isPyeong ? [value, other] : [other, value]
    const exact = isPyeong ? value : areaInOther(value, unit, 10)
    const of = exclusiveShare === undefined ? null : exclusiveShare / 100
    const perPyeong = price === null ? null : toNearestWon(price / exact)
    const exclusive = of === null ? null : Math.round(metres * of * 100) / 100
    return findingOf({
      name: 'areaUnits',
      inputs: {
        value,
        unit,
        ...(exclusiveShare !== undefined && { exclusiveShare }),
        ...(price !== null && { price }),
      },
      outcome: plainly({
        value: other,
        ...(exclusive !== null && { exclusive }),
        ...(perPyeong !== null && { perPyeong }),
      }),
      said: [
        exclusive !== null &&
          message('plain.exclusive', {
            share: percent(exclusiveShare ?? 0),
            area: area(exclusive),
            pyeong: name(String(areaInOther(exclusive, 'SQUARE_METRE'))),
          }),
        perPyeong !== null &&
          price !== null &&
          message('plain.perPyeong', { price: money(price), each: money(perPyeong) }),
        isPyeong
          ? message('plain.metres', { pyeong: name(String(pyeong)), area: area(metres) })
          : message('plain.pyeong', { area: area(metres), pyeong: name(String(pyeong)) }),
        message('plain.areaHow', { area: area(areaInOther(1, 'PYEONG')) }),
        isPyeong && exclusive === null && message('plain.supply'),
      ],
    })
  },
})
