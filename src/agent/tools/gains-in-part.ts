import { nextWorkday } from '../../domain/holiday.ts'
import type { TaxBill } from '../../domain/calculator/tax/bill.ts'
import {
  capitalGainsTax,
  gainsDeadlines,
  pairFault,
  sellBy,
  taxedPart,
} from '../../domain/calculator/tax/capital-gains.ts'
import { count, date, money, percent, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { TaxAsk } from '../../domain/reading/tax-words.ts'
import type { Evidence } from '../facts/evidence.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { ReminderRow } from '../facts/row.ts'
import { calculationEvidence, concludes, finds } from './calculation.ts'
import { remindersFrom } from './reminder.ts'
import type { ToolContext } from './tool.ts'

/** Days by which a tax is to be filed, where they were counted from one that was said. */
export const filedBy = (deadlines: TaxBill['deadlines'], today: Date): ReminderRow[] =>
  remindersFrom(
    today,
    deadlines.flatMap(({ what, day }) =>
      day === null
        ? []
        : [
            [
              nextWorkday(day),
              message('reminder.tax', { what: term(`tax.deadline.${what}`) }),
              null,
            ] as const,
          ],
    ),
  )

interface Told {
  inputs: Record<string, unknown>
  facts: Fact[]
  rules: TaxBill['rules']
  rows?: ReminderRow[]
}

/** By when the old of two homes is to be sold. */
const soldBy = ({ newBoughtOn, facts, soldOn }: TaxCase, { today, rules }: ToolContext): Told | null => {
  if (newBoughtOn === null || facts.asksDeadline !== true || soldOn !== null) return null
  const by = sellBy(newBoughtOn, today, rules)
  const isDay = by.until.length > 'YYYY-MM'.length
  return {
    inputs: { newBoughtOn },
    facts: [
      concludes('tax.say.sellBy', { until: date(by.until), years: count(by.years, 'year') }),
      finds('tax.say.sellByIf', { apart: count(by.apart, 'year') }),
    ],
    rules: by.rules,
    rows: isDay ? remindersFrom(today, [[by.until, message('reminder.sellOld'), null]]) : [],
  }
}

/** Months held and lived in, the least and the most that change anything. */
const SHORTEST = 24
const LONGEST = 120

/** What of the gain of an only home is taxed, where it is not said how long it was held. */
const taxedOf = (
  { sums, open, homes, heldMonths, boughtOn, sold }: TaxCase,
  { today, rules }: ToolContext,
): Told | null => {
  const [first] = open
  const soldPrice = sums.sold ?? (sums.bought === null ? null : (first ?? null))
  const boughtPrice = sums.bought ?? (sums.sold === null ? null : (first ?? null))
  const isHeldSaid = (heldMonths ?? boughtOn) !== null
  if (isHeldSaid || homes !== 1 || sold !== 'HOME' || soldPrice === null || boughtPrice === null) return null
  const prices = { soldPrice: Math.round(soldPrice), boughtPrice: Math.round(boughtPrice) }
  const part = taxedPart(prices, today, rules)
  if (part === null) return null
  const taxFor = (months: number): number =>
    capitalGainsTax({ ...prices, heldMonths: months, livedMonths: months, homes: 1 }, today, rules).bill
      ?.total ?? 0
  return {
    inputs: prices,
    facts: [
      concludes('tax.say.taxedPart', {
        taxed: money(part.taxed),
        gain: money(part.gain),
        limit: money(part.limit),
        share: percent(part.share),
      }),
      asFact(
        'caveat',
        message('tax.say.taxedRange', {
          least: money(taxFor(LONGEST)),
          longest: count(LONGEST / 12, 'year'),
          most: money(taxFor(SHORTEST)),
          shortest: count(SHORTEST / 12, 'year'),
        }),
      ),
    ],
    rules: part.rules,
  }
}

/** By when a sale is to be filed. */
const filedOf = ({ soldOn, facts }: TaxCase, { today, rules }: ToolContext): Told | null => {
  if (soldOn === null || facts.asksDeadline !== true) return null
  const due = gainsDeadlines(soldOn, rules)
  const [own = '', local = ''] = due.days
  return {
    inputs: { soldOn },
    facts: [concludes('tax.say.filed', { own: date(nextWorkday(own)), local: date(nextWorkday(local)) })],
    rules: due.rules,
    rows: filedBy(
      [
        { what: 'gains', day: own },
        { what: 'gainsLocal', day: local },
      ],
      today,
    ),
  }
}

/** Why two homes do not count as one. */
const faultOf = (said: TaxCase, { today, rules }: ToolContext): Told | null => {
  const fault = said.newAfterMonths === null ? null : pairFault(said, today, rules)
  return fault === null
    ? null
    : {
        inputs: { newAfterMonths: said.newAfterMonths },
        facts: [asFact('conclusion', fault.reason)],
        rules: fault.rules,
      }
}

/** What can be said of a sale before all is known of it: its deadlines, why two homes are not one, what of the gain is taxed. */
export const gainsInPart = (ask: TaxAsk, said: TaxCase, context: ToolContext): Evidence | null => {
  if (ask !== 'capitalGainsTax') return null
  const told =
    faultOf(said, context) ?? soldBy(said, context) ?? filedOf(said, context) ?? taxedOf(said, context)
  return told === null
    ? null
    : calculationEvidence({
        name: ask,
        inputs: told.inputs,
        result: { assumptions: [], rules: told.rules },
        facts: told.facts,
        rows: told.rows ?? [],
      })
}
