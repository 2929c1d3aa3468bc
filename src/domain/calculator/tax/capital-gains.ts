import { present } from '../../present.ts'
import { z } from 'zod'
import { money } from '../../message/arg.ts'
import { message } from '../../message/say.ts'
import type { Said } from '../../message/say.ts'
import { exactManwon } from '../../money.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rule } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { compare, exact, larger, minus, over, times, toNumber } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { monthsFrom, monthEndAfter } from '../../day.ts'
import { caseDay, day, homeCount, positiveManwon, readInput, refuse } from '../input.ts'
import { SOLD, TWO_AS_ONE } from './kinds.ts'
import { calculate, fact, progressive, rulesOf, share, sum, toWon, topRate, step } from './bill.ts'
import type { Fact, RegimeName, TaxBill, TaxCalculation, TaxStep } from './bill.ts'
import { soldFor } from './sold-for.ts'

const months = z.int().min(0, 'must not be negative').max(1200)

export const capitalGainsInput = z.object({
  sold: z.enum(SOLD).nullish().describe('What is sold; a home when omitted.'),
  soldPrice: positiveManwon.nullish().describe('Price of the sale, 만원.'),
  boughtPrice: exactManwon.nullish().describe('Price of the purchase, 만원.'),
  costs: exactManwon.nullish().describe('Costs that can be proven (필요경비), 만원.'),
  gain: z
    .int()
    .min(-100_000_000)
    .max(100_000_000)
    .nullish()
    .describe('Instead of both prices: what is left after the costs, 만원.'),
  left: exactManwon
    .nullish()
    .describe(
      'Instead of the price of the sale: what is to be left of it after what was paid and the taxes, 만원.',
    ),
  heldMonths: months.nullish().describe('Months from the purchase to the sale; every result when omitted.'),
  livedMonths: months.nullish().describe('Months lived in; both results where it decides and is omitted.'),
  homes: homeCount
    .min(1, 'must be above 0')
    .nullish()
    .describe('Homes of the household at the sale, this one too.'),
  twoAsOne: z.enum(TWO_AS_ONE).nullish().describe('Why two homes count as one.'),
  newAfterMonths: months.nullish().describe('Months from buying the old home to buying the new one.'),
  soldAfterNewMonths: months.nullish().describe('Months from buying the new home to the sale.'),
  regulatedAtPurchase: z.boolean().nullish().describe('It lay in a 조정대상지역 when it was bought.'),
  regulatedAtSale: z.boolean().nullish().describe('It lies in a 조정대상지역 at the sale.'),
  underWay: z
    .boolean()
    .nullish()
    .describe('A permit was asked for, or contract and deposit made, while the surcharge was suspended.'),
  shared: z.boolean().nullish().describe('Owned half and half: each is taxed for their own half.'),
  unregistered: z.boolean().nullish().describe('Sold without having been registered (미등기).'),
  deductionUsed: z.boolean().nullish().describe('The basic deduction of the year is used up.'),
  soldOn: day.nullish().describe('Day of the sale, which decides the rules; today in Korea when omitted.'),
})
export type CapitalGainsInput = z.input<typeof capitalGainsInput>
type Told = z.output<typeof capitalGainsInput>
type Input = Told & { heldMonths: number }

const YEAR = 12
/** The last day on which a sale could be completed that was under way when the surcharge came back. */
const LAST_UNDER_WAY = '2026-11-09'
const isHomeOf = ({ sold }: Input): boolean => (sold ?? 'HOME') === 'HOME' || sold === 'MEMBERSHIP'

/** Why two homes that are held for a time do not count as one; null: they do, as far as is known. */
const temporaryFault = (
  input: Pick<Told, 'newAfterMonths' | 'soldAfterNewMonths'>,
  rules: Rules,
  date: string,
): Said | null => {
  const { apartYears, soldWithinYears } = inForce(rules.twoHomesForATime, date, 'soldOn')
  if (input.newAfterMonths != null && input.newAfterMonths < apartYears * YEAR)
    return message('tax.why.newTooSoon')
  if (input.soldAfterNewMonths != null && input.soldAfterNewMonths > soldWithinYears * YEAR)
    return message('tax.why.soldTooLate')
  return null
}

interface Standing {
  /** Counts as the only home of a household. */
  isOnly: boolean
  /** Held and lived in as long as the exemption asks. */
  isFree: boolean
  reasons: Said[]
  rules: Rule[]
}

const standingOf = (input: Input, rules: Rules, date: string): Standing => {
  if (!isHomeOf(input)) return { isOnly: false, isFree: false, reasons: [], rules: [] }
  const homes = input.homes ?? 1
  const twoAsOne = homes === 2 && input.twoAsOne != null && input.twoAsOne !== 'NONE'
  const fault = twoAsOne && input.twoAsOne === 'TEMPORARY' ? temporaryFault(input, rules, date) : null
  const isOnly = homes === 1 || (twoAsOne && fault === null)
  const rule = inForce(rules.onlyHome, date, 'soldOn')
  const pair = twoAsOne ? [inForce(rules.twoHomesForATime, date, 'soldOn')] : []
  if (!isOnly) return { isOnly, isFree: false, reasons: fault === null ? [] : [fault], rules: pair }
  const isHeld = input.heldMonths >= rule.heldYears * YEAR
  const isLived = input.regulatedAtPurchase !== true || (input.livedMonths ?? 0) >= rule.livedYears * YEAR
  return {
    isOnly,
    // What is sold without having been registered is never free (제91조 제1항).
    isFree: isHeld && isLived && input.unregistered !== true,
    reasons: [
      ...(isHeld ? [] : [message('tax.why.heldTooShort')]),
      ...(isHeld && !isLived ? [message('tax.why.livedTooShort')] : []),
      ...(twoAsOne && isHeld && isLived ? [message('tax.why.twoAsOne')] : []),
    ],
    rules: [rule, ...pair],
  }
}

/** Points on the schedule for several homes; 0 where none. */
const surchargeOf = (input: Input, { isOnly }: Standing, rules: Rules, date: string) => {
  const homes = input.homes ?? 1
  if ((input.sold ?? 'HOME') !== 'HOME' || isOnly || homes < 2 || input.regulatedAtSale !== true) return null
  const rule = inForce(rules.multiHomeSurcharge, date, 'soldOn')
  const isSpared = (rule.suspended || input.underWay === true) && input.heldMonths >= 2 * YEAR
  return { rule, points: isSpared ? 0 : homes === 2 ? rule.second : rule.more, isSpared }
}

const longShareOf = (input: Input, { isOnly }: Standing, rules: Rules, date: string) => {
  const years = Math.floor(input.heldMonths / YEAR)
  const lived = Math.floor((input.livedMonths ?? 0) / YEAR)
  const rule = inForce(rules.longHolding, date, 'soldOn')
  if (years < rule.fromYears || input.sold === 'PRESALE' || input.unregistered === true) return null
  const ofHome = inForce(rules.longHoldingOneHome, date, 'soldOn')
  if (isOnly && lived >= ofHome.livedFromYears) {
    const held = Math.min(ofHome.perYearHeld * years, ofHome.mostHeld)
    return { rule: ofHome, percent: held + Math.min(ofHome.perYearLived * lived, ofHome.mostLived) }
  }
  return { rule, percent: Math.min(rule.perYear * years, rule.most) }
}

/** The rate that does not rise with the base, for what is held too short; null where none. */
const flatRateOf = (input: Input, rules: Rules, date: string) => {
  const rule = inForce(rules.shortHolding, date, 'soldOn')
  const at = input.heldMonths < YEAR ? 0 : input.heldMonths < 2 * YEAR ? 1 : null
  if (input.unregistered === true) return { rule, rate: rule.unregistered }
  if (input.sold === 'PRESALE') return { rule, rate: rule.presale[at === 0 ? 0 : 1] }
  if (at === null) return null
  return { rule, rate: isHomeOf(input) ? rule.home[at] : rule.other[at] }
}

const gainOf = ({ gain, soldPrice, boughtPrice, costs }: Input): number => {
  if (gain != null) return gain
  if (soldPrice == null) return refuse('soldPrice', 'the price of the sale, or the gain')
  if (boughtPrice == null) return refuse('boughtPrice', 'the price of the purchase, or the gain')
  return soldPrice - boughtPrice - (costs ?? 0)
}

const regimeOf = (input: Input, standing: Standing, taxed: boolean): RegimeName => {
  if (input.sold === 'PRESALE') return 'gainsPresale'
  if (!isHomeOf(input)) return 'gainsOther'
  if (standing.isFree) return taxed ? 'gainsOnlyHomeAbove' : 'gainsOnlyHomeFree'
  return standing.isOnly ? 'gainsOnlyHomeTaxed' : 'gainsManyHomes'
}

const deadlinesOf = (input: Input, rules: Rules, date: string): TaxBill['deadlines'] => {
  const { months: own, localMonths } = inForce(rules.gainsFiling, date, 'soldOn')
  const on = input.soldOn ?? null
  return [
    { what: 'gains', day: on && monthEndAfter(on, own) },
    { what: 'gainsLocal', day: on && monthEndAfter(on, own + localMonths) },
  ]
}

const billOf = (input: Input, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.soldOn, today)
  const standing = standingOf(input, rules, date)
  const onlyHome = inForce(rules.onlyHome, date, 'soldOn')
  const deadlines = deadlinesOf(input, rules, date)
  const notes = [
    ...(input.gain == null && input.costs == null ? [message('tax.note.noCosts')] : []),
    ...(input.deductionUsed == null ? [message('tax.note.deductionUnused')] : []),
    ...(isHomeOf(input) && input.homes == null ? [message('tax.note.onlyHome')] : []),
    ...(input.unregistered === true ? [] : [message('tax.note.registered')]),
  ]
  // A gain alone does not tell for how much it was sold.
  const isUnpriced = standing.isFree && input.soldPrice == null && input.sold !== 'MEMBERSHIP'
  const isAbove = standing.isFree && (input.soldPrice ?? 0) > onlyHome.freeUpTo
  if (standing.isFree && !isAbove) {
    return {
      regime: regimeOf(input, standing, false),
      total: 0,
      parts: [
        { tax: 'capitalGainsTax', amount: 0, rate: null },
        { tax: 'localIncomeTax', amount: 0, rate: null },
      ],
      steps: [],
      reasons: [message('tax.why.onlyHomeFree', { limit: money(onlyHome.freeUpTo) }), ...standing.reasons],
      assumptions: [
        ...(isUnpriced ? [message('tax.note.upToLine', { limit: money(onlyHome.freeUpTo) })] : []),
        ...notes.slice(-1),
      ],
      deadlines: [],
      rules: rulesOf(...standing.rules),
    }
  }
  const whole = gainOf(input)
  const sold = input.soldPrice ?? 0
  const taxed: Exact = isAbove
    ? over(times(whole, sold - onlyHome.freeUpTo), sold)
    : exact(Math.max(0, whole))
  const surcharge = surchargeOf(input, standing, rules, date)
  const points = surcharge?.points ?? 0
  const long = points > 0 ? null : longShareOf(input, standing, rules, date)
  const off = long === null ? exact(0) : share(long.percent, taxed)
  const basic = inForce(rules.gainsDeduction, date, 'soldOn')
  const deduction = input.deductionUsed === true || input.unregistered === true ? 0 : basic.deduction
  // Each owner has a half of the gain, a deduction and a schedule of their own.
  const owners = input.shared === true ? 2 : 1
  const left = minus(over(minus(taxed, off), owners), deduction)
  const base = compare(left, 0) > 0 ? left : exact(0)
  const schedule = inForce(rules.incomeBrackets, date, 'soldOn')
  const flat = flatRateOf(input, rules, date)
  const idle = input.sold === 'IDLE_LAND' ? inForce(rules.shortHolding, date, 'soldOn').idleLand : 0
  const rising = progressive(base, schedule.brackets, points + idle)
  const byFlat = flat === null ? exact(0) : share(flat.rate, base)
  // Only the flat rate holds for a presale and for what is held short, unless another rate comes to more.
  const isFlat = flat !== null && (compare(byFlat, rising) >= 0 || input.sold === 'PRESALE')
  const exactTax = isFlat ? byFlat : flat === null ? rising : larger(rising, byFlat)
  const forBoth = (each: Exact): number => toNumber(times(toWon(each), owners))
  const tax = forBoth(exactTax)
  const local = forBoth(share(schedule.localShare, exactTax))
  const steps: TaxStep[] = present([
    step('gain', whole),
    isAbove && step('taxedGain', toWon(taxed)),
    long !== null && [step('longShare', long.percent, 'PERCENT'), step('longDeduction', toWon(off))],
    owners > 1 && step('halfGain', toWon(over(minus(taxed, off), owners))),
    deduction > 0 && step('basicDeduction', deduction),
    step('taxBase', toWon(base)),
    step(
      'rate',
      isFlat && flat !== null ? flat.rate : topRate(toNumber(base), schedule.brackets) + points + idle,
      'PERCENT',
    ),
  ])
  return {
    regime: points > 0 ? 'gainsSurcharge' : regimeOf(input, standing, true),
    total: sum([tax, local]),
    parts: [
      { tax: 'capitalGainsTax', amount: tax, rate: isFlat && flat !== null ? flat.rate : null },
      { tax: 'localIncomeTax', amount: local, rate: schedule.localShare },
    ],
    steps,
    reasons: present([
      ...standing.reasons,
      owners > 1 && message('tax.why.halves'),
      whole <= 0 && message('tax.why.noGain'),
      isAbove && message('tax.why.above', { limit: money(onlyHome.freeUpTo) }),
      isAbove && long !== null && (input.livedMonths ?? 0) < 2 * YEAR && message('tax.why.table1'),
      points > 0 && message('tax.why.surcharge'),
      surcharge?.isSpared === true && message('tax.why.surchargeSpared'),
      isFlat && input.sold !== 'PRESALE' && input.unregistered !== true && message('tax.why.heldShort'),
      input.sold === 'PRESALE' && message('tax.why.presale'),
    ]),
    assumptions: notes,
    deadlines,
    rules: rulesOf(
      ...standing.rules,
      ...(surcharge === null ? [] : [surcharge.rule]),
      ...(long === null ? [] : [long.rule]),
      ...(isFlat && flat !== null ? [flat.rule] : []),
      schedule,
      basic,
      inForce(rules.gainsFiling, date, 'soldOn'),
    ),
  }
}

/** Months as good as any other of their kind: short, up to two years, and what the exemption asks for. */
const HELD = fact('heldMonths', [2 * YEAR, 'tax.if.held2'], [YEAR, 'tax.if.held1'], [0, 'tax.if.heldUnder1'])
/** What is left of it can be told. */
const isPriced = ({ gain, soldPrice, boughtPrice, left }: Told): boolean =>
  gain != null || ((soldPrice ?? left) != null && boughtPrice != null)

const factsOf = (input: Told): Fact<Told>[] => {
  const held: Fact<Told>[] = [HELD]
  if (!['HOME', 'MEMBERSHIP'].includes(input.sold ?? 'HOME') || input.unregistered === true) return held
  return present([
    // Without what was paid nothing can be said of a home that is not free.
    isPriced(input) &&
      fact('homes', [1, 'tax.if.onlyHome'], [2, 'tax.if.secondHome'], [3, 'tax.if.thirdHome']),
    ...held,
    // Whoever says nothing of the new one is told the tax before the exemption, which asks for more.
    {
      ...fact('twoAsOne', ['NONE', 'tax.if.twoApart'], ['TEMPORARY', 'tax.if.twoAsOne']),
      where: ({ homes }) => homes === 2,
    },
    fact('regulatedAtPurchase', [false, 'tax.if.boughtUnregulated'], [true, 'tax.if.boughtRegulated']),
    fact('livedMonths', [Infinity, 'tax.if.livedAll'], [0, 'tax.if.livedNone']),
    fact('regulatedAtSale', [false, 'tax.if.soldUnregulated'], [true, 'tax.if.soldRegulated']),
    fact('underWay', [false, 'tax.if.notUnderWay'], [true, 'tax.if.underWay']),
  ])
}

/** Why two homes count as one where nobody says; null: unless both times are known, or one forbids it, nothing tells. */
const pairOf = (input: Told, rules: Rules, date: string): Told['twoAsOne'] => {
  if (input.newAfterMonths == null) return (input.homes ?? 2) === 2 ? null : 'NONE'
  const isTold = input.soldAfterNewMonths != null || temporaryFault(input, rules, date) !== null
  return isTold || input.homes !== 2 ? 'TEMPORARY' : null
}

/**
 * 양도소득세 and 지방소득세 on selling real estate, 만원 to the won. Errors: InvalidInputError where neither the gain nor both
 * prices are given.
 */
export const capitalGainsTax = (raw: CapitalGainsInput, today: Date, rules: Rules): TaxCalculation => {
  const read = readInput(capitalGainsInput, raw)
  // One home is no pair, and what ended in May of 2026 decides nothing where there is no surcharge.
  const input: Told = {
    ...read,
    twoAsOne: read.twoAsOne ?? pairOf(read, rules, caseDay(read.soldOn, today)),
    // Sales that were under way on 2026-05-09 had half a year at most.
    underWay: read.underWay ?? (caseDay(read.soldOn, today) > LAST_UNDER_WAY ? false : null),
  }
  return calculate(input, { deciding: factsOf(input) }, (it) => {
    const heldMonths = it.heldMonths ?? 0
    // Nobody lives in a home longer than they hold it.
    const livedMonths = it.livedMonths == null ? it.livedMonths : Math.min(it.livedMonths, heldMonths)
    const known = { ...it, heldMonths, livedMonths }
    const bill = (soldPrice: number | null | undefined) => billOf({ ...known, soldPrice }, today, rules)
    return it.left == null ? bill(it.soldPrice) : soldFor({ ...known, left: it.left }, bill)
  })
}

/** Why two homes do not count as one, by when the new one was bought and the old one is sold; null: they may. */
export const pairFault = (
  pair: Pick<Told, 'newAfterMonths' | 'soldAfterNewMonths'>,
  today: Date,
  rules: Rules,
): { reason: Said; rules: TaxBill['rules'] } | null => {
  const date = caseDay(null, today)
  const reason = temporaryFault(pair, rules, date)
  return reason === null ? null : { reason, rules: rulesOf(inForce(rules.twoHomesForATime, date, 'soldOn')) }
}

/** The last days for 양도소득세 and 지방소득세 of a sale. */
export const gainsDeadlines = (soldOn: string, rules: Rules): { days: string[]; rules: TaxBill['rules'] } => {
  const rule = inForce(rules.gainsFiling, soldOn, 'soldOn')
  return {
    days: [monthEndAfter(soldOn, rule.months), monthEndAfter(soldOn, rule.months + rule.localMonths)],
    rules: rulesOf(rule),
  }
}

/** The last day, or month, to sell the old of two homes, by when the new one was bought. */
export const sellBy = (
  newBoughtOn: string,
  today: Date,
  rules: Rules,
): { until: string; years: number; apart: number; rules: TaxBill['rules'] } => {
  const rule = inForce(rules.twoHomesForATime, caseDay(null, today), 'soldOn')
  const { soldWithinYears: years, apartYears: apart } = rule
  const [year, month, date] = newBoughtOn.split('-')
  const until =
    date === undefined ? `${Number(year) + years}-${month}` : monthsFrom(newBoughtOn, years * YEAR)
  return { until, years, apart, rules: rulesOf(rule) }
}

/** What of the gain of an only home is above the line; null where nothing is. */
export const taxedPart = (
  { soldPrice, boughtPrice }: { soldPrice: number; boughtPrice: number },
  today: Date,
  rules: Rules,
): { gain: number; taxed: number; share: number; limit: number; rules: TaxBill['rules'] } | null => {
  const rule = inForce(rules.onlyHome, caseDay(null, today), 'soldOn')
  const gain = soldPrice - boughtPrice
  const above = soldPrice - rule.freeUpTo
  if (gain <= 0 || above <= 0) return null
  return {
    gain,
    taxed: toWon(over(times(gain, above), soldPrice)),
    share: toNumber(over(times(above, 100), soldPrice)),
    limit: rule.freeUpTo,
    rules: rulesOf(rule),
  }
}
