import { present } from '../present.ts'
import { PROPERTY_KINDS } from '../property-kind.ts'
import { area, percent } from '../message/arg.ts'
import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { PREMISES } from '../lease-facts.ts'
import { exactManwon } from '../money.ts'
import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property.ts'
import { over, times, toNumber } from './exact.ts'
import { caseDay, day, omitted, readInput, refuse } from './input.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'

export const brokerageFeeInput = z.object({
  transactionType: z.enum(TRANSACTION_TYPES),
  salePrice: exactManwon.nullish(),
  deposit: exactManwon.nullish(),
  monthlyRent: exactManwon.nullish(),
  propertyType: z.enum(PROPERTY_TYPES),
  /** A shop or land is no home, whatever kind is named beside it; a home when omitted. */
  premises: z.enum(PREMISES).nullish(),
  asOf: day.nullish(),
})
export type BrokerageFeeInput = z.input<typeof brokerageFeeInput>

export interface BrokerageFee {
  /** 만원. */
  transactionAmount: number
  /** Percent. */
  rate: number
  /** 만원, from one side, without VAT. */
  maximumFee: number
  assumptions: Said[]
  rules: AppliedRule[]
}

/** By how many months a rent counts: fewer where deposit and rent come to little. */
export const rentMonths = (deposit: number, rent: number, date: string, { rentAmount }: Rules) => {
  const rule = inForce(rentAmount, date, 'asOf')
  const full = deposit + rule.months * rent
  const isSmall = full < rule.small
  return { rule, full, isSmall, months: isSmall ? rule.fewerMonths : rule.months }
}

interface Amount {
  amount: number
  rules: AppliedRule[]
  assumptions: Said[]
}

const needed = (field: string, amount: number | null | undefined, type: string): number =>
  amount == null || amount === 0 ? refuse(field, `is needed, above 0, for ${type}`) : amount

const amountOf = (input: z.output<typeof brokerageFeeInput>, date: string, known: Rules): Amount => {
  switch (input.transactionType) {
    case 'SALE':
      return { amount: needed('salePrice', input.salePrice, 'SALE'), rules: [], assumptions: [] }
    case 'JEONSE':
      return {
        amount: needed('deposit', input.deposit, 'JEONSE'),
        rules: [],
        assumptions: (input.monthlyRent ?? 0) > 0 ? [message('note.fee.jeonse')] : [],
      }
    case 'RENT': {
      const rent = needed('monthlyRent', input.monthlyRent, 'RENT')
      const deposit = input.deposit ?? 0
      const { rule, months } = rentMonths(deposit, rent, date, known)
      return {
        amount: deposit + months * rent,
        rules: [applied(rule)],
        assumptions: omitted({ deposit: input.deposit }),
      }
    }
    default:
      return input.transactionType satisfies never
  }
}

/** Of what is no home the fee is agreed on, up to a share. */
const otherFee = (input: z.output<typeof brokerageFeeInput>, date: string, known: Rules): BrokerageFee => {
  const rule = inForce(known.otherFee, date, 'asOf')
  const { amount, rules, assumptions } = amountOf(input, date, known)
  return {
    transactionAmount: amount,
    rate: rule.rate,
    maximumFee: toNumber(over(times(amount, rule.rate), 100)),
    assumptions: [...assumptions, message('note.fee.ordinance')],
    rules: [applied(rule), ...rules],
  }
}

/** The most that an agent may ask of one side. */
export const brokerageFee = (raw: BrokerageFeeInput, today: Date, known: Rules): BrokerageFee => {
  const input = readInput(brokerageFeeInput, raw)
  const date = caseDay(input.asOf, today)
  const isOther = input.premises === 'SHOP' || input.premises === 'LAND'
  if (isOther) return otherFee(input, date, known)
  const isOfficetel = PROPERTY_KINDS[input.propertyType].fee === 'OFFICETEL'
  const table = inForce(isOfficetel ? known.officetelFee : known.homeFee, date, 'asOf')
  const flat = isOfficetel ? inForce(known.officetelHome, date, 'asOf') : null
  const { amount, rules, assumptions } = amountOf(input, date, known)
  const band = (input.transactionType === 'SALE' ? table.sale : table.lease).find(
    ({ below }) => amount < below,
  )
  if (band === undefined) throw new Error(`${table.name} has no band for ${amount}`)
  return {
    transactionAmount: amount,
    rate: band.rate,
    maximumFee: Math.min(toNumber(over(times(amount, band.rate), 100)), band.ceiling),
    assumptions: present([
      ...assumptions,
      flat !== null &&
        message('note.fee.officetel', { area: area(flat.upTo), otherwise: percent(flat.otherwise) }),
      message('note.fee.ordinance'),
    ]),
    rules: [applied(table), ...rules],
  }
}
