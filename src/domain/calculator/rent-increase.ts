import { message } from '../message/say.ts'
import type { Said } from '../message/say.ts'
import { z } from 'zod'
import type { AppliedRule } from '../answer.ts'
import { exactManwon } from '../money.ts'
import { conversionRateOn, depositOf, rentOf } from './conversion-rule.ts'
import { compare, exact, larger, minus, over, plus, times, toNumber } from './exact.ts'
import type { Exact } from './exact.ts'
import { caseDay, day, omitted, percent, readInput, refuse } from './input.ts'
import { applied, inForce } from '../rules/rule.ts'
import type { Rules } from '../rules/rules.ts'

export const rentIncreaseInput = z.object({
  currentDeposit: exactManwon,
  currentMonthlyRent: exactManwon.nullish(),
  newDeposit: exactManwon,
  newMonthlyRent: exactManwon.nullish(),
  renewalRightUsed: z.boolean(),
  baseRate: percent.nullish(),
  asOf: day.nullish(),
})
export type RentIncreaseInput = z.input<typeof rentIncreaseInput>

export interface RentIncrease {
  /** Percent, of the converted deposits. */
  increaseRate: number
  allowed: boolean
  /** 만원, with the new rent as given. */
  maximumDeposit: number
  /** 만원, with the new deposit as given; null where no rent is spoken of. */
  maximumMonthlyRent: number | null
  assumptions: Said[]
  rules: AppliedRule[]
}

const convert = (deposit: number, rent: number, rate: Exact): Exact =>
  rent === 0 ? exact(deposit) : plus(deposit, depositOf(rent, rate))

/** Whether a new deposit and rent stay within the cap of a renewed lease, compared as converted deposits. */
export const rentIncrease = (raw: RentIncreaseInput, today: Date, known: Rules): RentIncrease => {
  const input = readInput(rentIncreaseInput, raw)
  const date = caseDay(input.asOf, today)
  const { rate, rules, assumptions } = conversionRateOn(date, input.baseRate, known)
  const oldRent = input.currentMonthlyRent ?? 0
  const newRent = input.newMonthlyRent ?? 0
  if (compare(rate, 0) === 0 && oldRent + newRent > 0) {
    refuse('baseRate', 'must be above 0: at 0 % no deposit stands for a rent')
  }
  const before = convert(input.currentDeposit, oldRent, rate)
  if (compare(before, 0) === 0) {
    refuse(
      'currentDeposit',
      'must be above 0 where there is no currentMonthlyRent: there is nothing to compare with',
    )
  }
  const cap = inForce(known.increaseCap, date, 'asOf')
  const increase = minus(times(over(convert(input.newDeposit, newRent, rate), before), 100), 100)
  const ceiling = times(before, over(100 + cap.cap, 100))
  const deposit = newRent === 0 ? ceiling : minus(ceiling, depositOf(newRent, rate))
  const rent = rentOf(minus(ceiling, input.newDeposit), rate)
  const speaksOfRent = input.currentMonthlyRent != null || input.newMonthlyRent != null
  return {
    increaseRate: toNumber(increase),
    allowed: !input.renewalRightUsed || compare(increase, cap.cap) <= 0,
    maximumDeposit: toNumber(larger(deposit, 0)),
    maximumMonthlyRent: speaksOfRent ? toNumber(larger(rent, 0)) : null,
    assumptions: [
      ...omitted({ monthlyRent: input.currentMonthlyRent, newMonthlyRent: input.newMonthlyRent }),
      ...assumptions,
      message('note.lease.ordinance'),
    ],
    rules: [binding(applied(cap), input.renewalRightUsed), ...rules],
  }
}

/** What the cap means for this lease. */
const binding = (rule: AppliedRule, renewalRightUsed: boolean): AppliedRule =>
  renewalRightUsed
    ? rule
    : {
        ...rule,
        text: `${rule.text} 갱신요구권을 쓰지 않은 새 계약이나 자유로운 합의에는 이 상한이 적용되지 않습니다.`,
      }
