import {
  areaInOther,
  guaranteeFee as guaranteeFeeOf,
  prepaymentFee as prepaymentFeeOf,
  proratedRent as proratedRentOf,
} from '../../domain/calculator/plain.ts'
import { area, count, money, name, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { findingOf, plainly } from './lease-finding.ts'
import { defineTool } from './tool.ts'

/** In which such a fee usually runs down. */
const FEE_MONTHS = 36

/** The rent of a part of a month. */
export const proratedRent = defineTool({
  id: 'proratedRent',
  asks: ({ given, says, searches }) =>
    says('proratedRent') && !searches && given.rents.length > 0 && given.stay !== undefined,
  calculations: ['proratedRent'],
  run: ({ given: { rents, stay } }) => {
    const inputs = { rent: rents[0] ?? 0, days: stay?.days ?? 0, ofMonth: stay?.ofMonth ?? 0 }
    const outcome = proratedRentOf(inputs)
    const of = { days: count(inputs.days, 'day'), rent: money(outcome.result?.rent ?? 0) }
    return findingOf({
      name: 'proratedRent',
      inputs,
      outcome,
      said: [
        message('plain.prorated', of),
        message('plain.proratedHow', { month: money(inputs.rent), all: count(inputs.ofMonth, 'day') }),
        message('plain.proratedIf'),
      ],
    })
  },
})

/** What a bank asks for being repaid early. */
export const prepaymentFee = defineTool({
  id: 'prepaymentFee',
  section: 'loan',
  asks: ({ given, says, searches }) =>
    says('prepaymentFee') && !searches && given.loan !== null && given.feeRate !== undefined,
  calculations: ['prepaymentFee'],
  run: ({ given: { loan, feeRate, passed } }) => {
    const { months, of } = passed ?? { months: 0, of: FEE_MONTHS }
    const inputs = { amount: loan ?? 0, rate: feeRate ?? 0, passed: months, of }
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
          left: count(of - months, 'month'),
          all: count(of, 'month'),
        }),
        message('plain.prepaymentIf'),
      ],
    })
  },
})

/** What the guarantee of a deposit costs at a rate that is said. */
export const guaranteeFee = defineTool({
  id: 'guaranteeFee',
  asks: ({ given, says, searches }) =>
    says('guaranteeFee') && !searches && given.deposits.length > 0 && given.feeRate !== undefined,
  calculations: ['guaranteeFee'],
  run: ({ given: { deposits, feeRate, years } }) => {
    const inputs = { deposit: deposits[0] ?? 0, rate: feeRate ?? 0, years: years ?? 2 }
    const outcome = guaranteeFeeOf(inputs)
    return findingOf({
      name: 'guaranteeFee',
      inputs,
      outcome,
      said: [
        message('plain.guaranteeFee', {
          fee: money(outcome.result?.fee ?? 0),
          years: count(inputs.years, 'year'),
        }),
        message('plain.guaranteeFeeHow', { deposit: money(inputs.deposit), rate: percent(inputs.rate) }),
      ],
    })
  },
})

/** An area in the other unit. */
export const areaUnits = defineTool({
  id: 'areaUnits',
  asks: ({ given, says, searches }) => says('areaUnits') && !searches && given.measured !== undefined,
  calculations: ['areaUnits'],
  run: ({ given: { measured } }) => {
    if (measured === undefined) return {}
    const { value, unit } = measured
    const other = areaInOther(value, unit)
    const isPyeong = unit === 'PYEONG'
    const [pyeong, metres] = isPyeong ? [value, other] : [other, value]
    return findingOf({
      name: 'areaUnits',
      inputs: { value, unit },
      outcome: plainly({ value: other }),
      said: [
        isPyeong
          ? message('plain.metres', { pyeong: name(String(pyeong)), area: area(metres) })
          : message('plain.pyeong', { area: area(metres), pyeong: name(String(pyeong)) }),
        message('plain.areaHow', { area: area(areaInOther(1, 'PYEONG')) }),
        isPyeong && message('plain.supply'),
      ],
    })
  },
})
