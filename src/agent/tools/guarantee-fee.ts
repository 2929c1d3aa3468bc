import { guaranteeFee as guaranteeFeeOf } from '../../domain/calculator/lease/guarantee-fee.ts'
import type { GuaranteeFee } from '../../domain/calculator/lease/guarantee-fee.ts'
import { count, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { findingOf, saidOf } from './lease-finding.ts'
import { defineTool } from './tool.ts'

/** As long as a lease of a home runs, years. */
const USUAL_YEARS = 2
/** Decimals of its rates. */
const DECIMALS = 3

const tell =
  (years: number) =>
  ({ fee, highestFee }: GuaranteeFee): Said =>
    fee === highestFee
      ? message('plain.guaranteeFee', { fee: money(fee), years: count(years, 'year') })
      : message('plain.guaranteeFeeFrom', {
          fee: money(fee),
          highest: money(highestFee),
          years: count(years, 'year'),
        })

const tellHow =
  (deposit: number) =>
  ({ rate, highestRate, debtRatio }: GuaranteeFee): Said =>
    rate !== highestRate
      ? message('plain.guaranteeFeeHowFrom', {
          deposit: money(deposit),
          rate: percent(rate, DECIMALS),
          highest: percent(highestRate, DECIMALS),
        })
      : debtRatio === null
        ? message('plain.guaranteeFeeHow', { deposit: money(deposit), rate: percent(rate, DECIMALS) })
        : message('plain.guaranteeFeeHowAt', {
            deposit: money(deposit),
            rate: percent(rate, DECIMALS),
            ratio: percent(debtRatio),
          })

/** What the guarantee of a deposit costs, at a rate that is said or by the guarantor's table. */
export const guaranteeFee = defineTool({
  id: 'guaranteeFee',
  asks: ({ given, says, searches }) => says('guaranteeFee') && !searches && given.deposits.length > 0,
  calculations: ['guaranteeFee'],
  run: ({ given: { deposits, feeRate, years, price, seniorDebt, propertyType }, today, rules }) => {
    const inputs = {
      deposit: deposits[0] ?? 0,
      rate: feeRate ?? null,
      years: years ?? USUAL_YEARS,
      apartment: propertyType === null ? null : propertyType === 'APARTMENT',
      price,
      seniorDebt,
    }
    const outcome = guaranteeFeeOf(inputs, today, rules)
    const told = saidOf(outcome, tell(inputs.years))
    return findingOf({
      name: 'guaranteeFee',
      inputs,
      outcome,
      said: [...told, ...saidOf(outcome, tellHow(inputs.deposit)), message('plain.guaranteeFeeIf')],
      caveats: told.slice(1),
    })
  },
})
