import { guaranteeFee } from '../../../src/domain/calculator/lease/guarantee-fee.ts'
import { brokerageFee } from '../../../src/domain/calculator/brokerage-fee.ts'
import { lateInterest } from '../../../src/domain/calculator/lease/claims.ts'
import { homeRaise } from '../../../src/domain/calculator/lease/raise.ts'
import { keyMoneyDamages, repairFund } from '../../../src/domain/calculator/lease/settlement.ts'
import { shopArrears } from '../../../src/domain/calculator/lease/shop-claims.ts'
import { shopRaise, shopScope } from '../../../src/domain/calculator/lease/shop.ts'
import { auctionTakeover } from '../../../src/domain/calculator/lease/takeover.ts'
import { dsrLimits } from '../../../src/domain/calculator/lending-limit.ts'
import { loanAffordability } from '../../../src/domain/calculator/loan-affordability.ts'
import { loanRepayment } from '../../../src/domain/calculator/loan-repayment.ts'
import { agreedInterest, prepaymentFee, proratedRent } from '../../../src/domain/calculator/plain.ts'
import { depositConversion, rentConversion } from '../../../src/domain/calculator/rent-conversion.ts'
import { roi } from '../../../src/domain/calculator/roi.ts'
import { acquisitionBill } from '../../../src/domain/calculator/tax/acquisition.ts'
import { capitalGainsTax } from '../../../src/domain/calculator/tax/capital-gains.ts'
import { comprehensiveRealEstateTax } from '../../../src/domain/calculator/tax/comprehensive.ts'
import { rentalIncomeTax, rentTaxCredit } from '../../../src/domain/calculator/tax/income.ts'
import { propertyTax } from '../../../src/domain/calculator/tax/property.ts'
import { giftTax, inheritanceTax, stampTax } from '../../../src/domain/calculator/tax/transfer.ts'
import { RULES } from '../../support/rules.ts'
import { NOW } from './now.ts'

type Result = Record<string, unknown>
type Calculate = (input: never) => object

/** The calculators by the names under which their results are known. Their inputs are checked by themselves. */
const CALCULATORS: Readonly<Record<string, Calculate>> = {
  acquisitionTax: (input) => acquisitionBill(input, NOW, RULES),
  capitalGainsTax: (input) => capitalGainsTax(input, NOW, RULES),
  comprehensiveRealEstateTax: (input) => comprehensiveRealEstateTax(input, NOW, RULES),
  propertyTax: (input) => propertyTax(input, NOW, RULES),
  rentTaxCredit: (input) => rentTaxCredit(input, NOW, RULES),
  rentalIncomeTax: (input) => rentalIncomeTax(input, NOW, RULES),
  giftTax: (input) => giftTax(input, NOW, RULES),
  inheritanceTax: (input) => inheritanceTax(input, NOW, RULES),
  stampTax: (input) => stampTax(input, NOW, RULES),
  brokerageFee: (input) => brokerageFee(input, NOW, RULES),
  rentConversion: (input: { newDeposit?: number }) =>
    input.newDeposit === undefined
      ? depositConversion(input as never, NOW, RULES)
      : rentConversion(input as never, NOW, RULES),
  rentIncrease: (input) => homeRaise(input, NOW, RULES),
  lateInterest: (input) => lateInterest(input, NOW, RULES),
  agreedInterest: (input) => agreedInterest(input),
  auctionTakeover: (input) => auctionTakeover(input),
  loanRepayment: (input) => loanRepayment(input),
  loanAffordability: (input) => loanAffordability(input, NOW, RULES),
  dsrLimits: (input) => dsrLimits(input, NOW, RULES),
  roi: (input) => roi(input),
  proratedRent: (input) => proratedRent(input),
  prepaymentFee: (input) => prepaymentFee(input),
  guaranteeFee: (input) => guaranteeFee(input, NOW, RULES),
  repairFund: (input) => repairFund(input),
  keyMoneyDamages: (input) => keyMoneyDamages(input),
  shopScope: (input) => shopScope(input, NOW, RULES),
  shopRaise: (input) => shopRaise(input, NOW, RULES),
  shopArrears: (input) => shopArrears(input, NOW, RULES),
}

const numbersIn = (value: unknown, only?: readonly string[]): string => {
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map((it) => numbersIn(it)).join()
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(
        ([key, it]) =>
          typeof it !== 'string' &&
          typeof it !== 'undefined' &&
          !NOT_HELD.has(key) &&
          (only?.includes(key) ?? true),
      )
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([key, it]) => `${key} ${numbersIn(it)}`)
      .join()
  return ''
}
const NOT_HELD = new Set([
  'rules',
  'assumptions',
  'reasons',
  'condition',
  'conditions',
  'from',
  'until',
  'alternatives',
  'years',
])

interface Bill {
  total: number | null
}
const totalsOf = (alternatives: unknown): string =>
  [...new Set((alternatives as { result: Bill }[]).map(({ result }) => String(result.total ?? 0)))].join(
    ' or ',
  )

/** What a result comes to, in words that can be held against one another. */
export const comesTo = (result: Result, only?: readonly string[]): string => {
  if ('bill' in result) {
    const bill = result['bill'] as Bill | null
    return bill === null ? totalsOf(result['alternatives']) : String(bill.total ?? 0)
  }
  // The tool for purchases that nothing marks tells its total alone.
  if (typeof result['total'] === 'number')
    return 'alternatives' in result ? totalsOf(result['alternatives']) : String(result['total'])
  if ('result' in result)
    return result['result'] === null
      ? (result['alternatives'] as { result: unknown }[]).map((it) => numbersIn(it.result, only)).join(' or ')
      : numbersIn(result['result'], only)
  return numbersIn(result, only)
}

/** The typed calculator of a name with typed input. */
export const calculate = (name: string, input: Result, only?: readonly string[]): string => {
  const calculator = CALCULATORS[name]
  if (calculator === undefined) throw new Error(`no calculator ${name}`)
  return comesTo(calculator(input as never) as Result, only)
}
