import { present } from '../../domain/present.ts'
import { loanAffordability } from '../../domain/calculator/loan-affordability.ts'
import type { LoanAffordability } from '../../domain/calculator/loan-affordability.ts'
import { yearlyServiceOf } from '../../domain/calculator/debt-service.ts'
import { afterDeduction } from '../../domain/calculator/lease/deduction.ts'
import { lendingPlaceOf } from '../../domain/calculator/lending-place.ts'
import { dsrLimits } from '../../domain/calculator/lending-limit.ts'
import { capTierOf, loanCeiling, loanCeilings } from '../../domain/calculator/loan-ceiling.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { list, money, percent, phrase, term } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { sum } from '../facts/row.ts'
import type { FigureRow } from '../facts/row.ts'
import type { SaidZone } from '../../domain/language/loan-terms.ts'
import { koreanDay } from '../../domain/day.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { defineTool } from './tool.ts'
import type { Asking, Assumed, Found, ToolContext } from './tool.ts'
import { advises, concludes, finds, given } from './calculation.ts'
import { USUAL_YEARS, assume, assumeYears, confidenceOf, foundBy, missing } from './context.ts'
import { unservedSaid } from './debts.ts'
import { homesFor, withDisposal } from './disposal.ts'
import { lendingZone } from './lending-zone.ts'
import { assumedRate, lowestRate } from './lowest-rate.ts'

export const homesAssumed = (context: ToolContext): Assumed[] =>
  context.given.ownedHomes === null && context.given.disposes !== true
    ? [assume('homes', message('assumed.noHomes'))]
    : []

/** What a tenant of the home will have paid; it is owed before the loan, so lenders take it off what the home secures. */
const tenantDeposit = ({ given: { rents, deposits } }: ToolContext): number =>
  rents.length > 0 ? (deposits[0] ?? 0) : 0

/** What a calculator lends, and how the answer tells of it. */
interface Lent {
  name: 'loanAffordability' | 'loanCeiling'
  inputs: {
    price: number
    regionCode: string | null
    zone?: SaidZone
    ownedHomes: number
    firstHome: boolean
  }
  result: Omit<LoanAffordability, 'stressRate' | 'monthlyPayment'>
  /** The result, where anything is lent. */
  main: Fact
  told: readonly Fact[]
  /** The inputs beside price and homes. */
  given: readonly Fact[]
  metrics: FigureRow[]
  assumptions: Assumed[]
  confidence: number
}

/** Which cap it is that limits the loan. */
const tierSaid = ({ today, rules }: ToolContext, price: number, isCapped: boolean): Fact[] => {
  const tier = isCapped ? capTierOf(price, today, rules) : null
  if (tier === null) return []
  const { above, upTo } = tier
  const cap = money(tier.cap)
  return [
    asFact(
      'caveat',
      upTo === null
        ? message('mortgage.tierAbove', { above: money(above ?? 0), cap })
        : above === null
          ? message('mortgage.tierUpTo', { upTo: money(upTo), cap })
          : message('mortgage.tier', { above: money(above), upTo: money(upTo), cap }),
    ),
  ]
}

/** Without a place nothing is taken off for tenants who come first. */
const deductedOf = (
  { today, rules }: ToolContext,
  { inputs: { price, regionCode }, result: { ltv, maximumLoan } }: Lent,
): ReturnType<typeof afterDeduction> | null =>
  regionCode === null ? null : afterDeduction({ price, ltv, maximumLoan, regionCode }, today, rules)

/** The share of the price that is lent, and what kind of place it is that sets it. */
const ltvSaid = ({ today, rules }: ToolContext, { inputs, result: { ltv } }: Lent): Fact => {
  const { regionCode, zone = null } = inputs
  const place =
    regionCode === null ? zone : lendingPlaceOf(readPlace(regionCode, rules), koreanDay(today), rules).zone
  const value = percent(ltv)
  return place === null
    ? finds('mortgage.ltv', { value })
    : finds('mortgage.ltvIn', { value, place: term(`zone.${place}`) })
}

/** What is lent and what the buyer has to bring, with a tenant's deposit taken into account. */
const findingsOf = (context: ToolContext, lent: Lent): Found => {
  const { region } = context
  const { inputs, result, assumptions, confidence } = lent
  const { price } = inputs
  const deposit = tenantDeposit(context)
  const secured = Math.max(0, Math.floor((price * result.ltv) / 100) - deposit)
  const afterDeposit = Math.min(result.maximumLoan, secured)
  const own = Math.max(0, price - afterDeposit - deposit)
  const found = deductedOf(context, lent)
  const deducted =
    found !== null && deposit === 0 && result.maximumLoan > 0 && found.loan < result.maximumLoan
      ? found
      : null
  const main = result.maximumLoan === 0 ? concludes('mortgage.none', { ltv: percent(result.ltv) }) : lent.main
  const advice = context.given.rents.length > 0 ? [advises('mortgage.letting')] : []
  const metrics = [
    sum(message('calculation.loanAffordability'), result.maximumLoan),
    ...lent.metrics,
    sum(message('figure.ownMoney'), own),
  ]
  return foundBy(
    {
      name: lent.name,
      inputs,
      result: deducted === null ? result : { ...result, rules: [...result.rules, ...deducted.rules] },
      further: {
        ownMoney: own,
        ...(deducted !== null && { smallDeposit: deducted.amount, loanAfterSmallDeposit: deducted.loan }),
        ...(deposit > 0 && { tenantDeposit: deposit, loanAfterDeposit: afterDeposit }),
      },
      facts: [
        main,
        ...tierSaid(context, price, result.limitingFactor === 'ABSOLUTE_CAP'),
        ltvSaid(context, lent),
        ...lent.told,
        deposit > 0 && finds('mortgage.afterDeposit', { deposit: money(deposit), loan: money(afterDeposit) }),
        deducted !== null &&
          finds('lease.loan.deduction', {
            amount: money(deducted.amount),
            loan: money(deducted.loan),
          }),
        finds('mortgage.own', { value: money(own) }),
        given({ price }),
        ...lent.given,
        given({
          homes: inputs.ownedHomes,
          region: region ?? (inputs.zone === undefined ? null : term(`zone.${inputs.zone}`)),
        }),
        ...advice,
      ],
      rows: metrics,
    },
    { gaps: unservedSaid(context), assumptions, confidence },
  )
}

type Place = Pick<Lent['inputs'], 'regionCode' | 'zone'>

/** Where the home is; without a place, whether that is the capital area, as somebody says or supposes. */
export const placeOf = (context: ToolContext): Place | null => {
  const { ruleRegion } = context
  if (ruleRegion !== null) return { regionCode: ruleRegion }
  const zone = lendingZone(context)
  return zone === null ? null : { regionCode: null, zone }
}

/** What ranks before a new mortgage: what tenants and older creditors are owed, and what the bank keeps for small tenants. */
const rankingFirst = ({ given: { deposits, seniorDebt, facts } }: ToolContext): number =>
  (deposits[0] ?? 0) + (seniorDebt ?? 0) + (sumOf(facts, 'SMALL_TENANTS') ?? 0)

/** At a share of the price that somebody names, whatever the place allows. */
const tellShare = (context: ToolContext, price: number, ltv: number): Found => {
  const whole = Math.floor((price * ltv) / 100)
  const taken = rankingFirst(context)
  const loan = Math.max(0, whole - taken)
  const of = { ltv: percent(ltv), price: money(price), loan: money(loan) }
  return foundBy(
    {
      name: 'loanCeiling',
      inputs: { price, ltv, ...(taken > 0 && { senior: taken }) },
      further: { loan },
      facts: [
        taken > 0
          ? concludes('mortgage.atLtvLess', { ...of, whole: money(whole), taken: money(taken) })
          : concludes('mortgage.atLtv', of),
        given({ price }),
      ],
      rows: [sum(message('calculation.loanAffordability'), loan)],
    },
    { gaps: unservedSaid(context) },
  )
}

/** Without an income: what the price and the place allow. */
const ceilingOf = (context: ToolContext, price: number, place: Place): Lent => {
  const { given: asked, today, rules } = context
  const inputs = { price, ...place, ownedHomes: homesFor(asked), firstHome: asked.firstHome }
  const result = withDisposal(loanCeiling(inputs, today, rules), asked)
  const assumptions = homesAssumed(context)
  return {
    name: 'loanCeiling',
    inputs,
    result,
    main: concludes('mortgage.withoutIncome', {
      loan: money(result.maximumLoan),
      factor: term(`factor.${result.limitingFactor}`),
    }),
    told: result.cap === null ? [] : [finds('mortgage.cap', { value: money(result.cap) })],
    given: [],
    metrics: [],
    assumptions,
    confidence: confidenceOf(assumptions) - 0.2,
  }
}

/** The most that is lent and what it costs a month: what is asked for stands first. */
const saidOf = (
  { maximumLoan, limitingFactor, monthlyPayment }: ReturnType<typeof loanAffordability>,
  isOfPayment: boolean,
): Pick<Lent, 'main' | 'told'> => {
  const of = { loan: money(maximumLoan), factor: term(`factor.${limitingFactor}`) }
  if (isOfPayment)
    return { main: concludes('mortgage.paid', { ...of, value: money(monthlyPayment) }), told: [] }
  return {
    main: concludes('mortgage.most', of),
    told: maximumLoan === 0 ? [] : [finds('mortgage.payment', { value: money(monthlyPayment) })],
  }
}

/** How much a bank may lend to buy the home; where that cannot be told, what it lacks. */
const lentOf = (context: ToolContext): Lent | { lacks: ReturnType<typeof missing> } => {
  const { given: asked, request, today, rules } = context
  const { price, income } = asked
  const place = placeOf(context)
  const found = asked.rate === null ? lowestRate(context) : null
  const rate = asked.rate ?? found?.rate ?? null
  if (price !== null && place !== null && income === null) return ceilingOf(context, price, place)
  if (price === null || income === null || place === null || rate === null) {
    return { lacks: missing('loanAffordability', { price, income, region: place, rate }) }
  }
  const years = asked.years ?? USUAL_YEARS
  const owed = yearlyServiceOf(request.person.debts, koreanDay(today), rules)
  const inputs = {
    price,
    annualIncome: income,
    ...(owed > 0 && { existingAnnualRepayment: owed }),
    annualRate: rate,
    years,
    regionCode: place.regionCode,
    ownedHomes: homesFor(asked),
    firstHome: asked.firstHome,
  }
  const { rateType } = asked.facts
  const terms = {
    ...(place.zone !== undefined && { zone: place.zone }),
    ...(rateType !== null && { rateType }),
  }
  const result = withDisposal(loanAffordability(inputs, today, rules, terms), asked)
  const assumptions: Assumed[] = present([
    found && assumedRate(found),
    asked.years === null && assumeYears(USUAL_YEARS),
    ...homesAssumed(context),
  ])
  return {
    name: 'loanAffordability',
    inputs: { ...inputs, ...place },
    result,
    ...saidOf(result, context.says('repayment')),
    given: present([
      ...given({ income, rate, years, owed: owed > 0 ? owed : null }),
      rateType !== null && finds('lease.dsr.type', { type: term(`rate.${rateType}`) }),
    ]),
    metrics: [sum(message('figure.payment'), result.monthlyPayment)],
    assumptions,
    confidence: confidenceOf(assumptions),
  }
}

/** What an income bears by where the home is, at the rate that was said or the lowest that is offered; null: no income is known. */
const bornOf = (context: ToolContext) => {
  const { given: asked, request, today, rules } = context
  const { income } = asked
  const found = income === null || asked.rate !== null ? null : lowestRate(context)
  const rate = asked.rate ?? found?.rate ?? null
  if (income === null || rate === null) return null
  const { rateType } = asked.facts
  const terms = { annualIncome: income, annualRate: rate, years: asked.years ?? USUAL_YEARS }
  const existing = yearlyServiceOf(request.person.debts, koreanDay(today), rules)
  const { loans, rules: applied } = dsrLimits(
    { ...terms, existing, ...(rateType !== null && { rateType }) },
    today,
    rules,
  )
  const assumptions = present([found && assumedRate(found), asked.years === null && assumeYears(USUAL_YEARS)])
  return { loans, applied, terms, assumptions }
}

/** What each kind of place allows, and the income where it is known, where it is not said in which of them the home is. */
export const ceilingsOf = (context: ToolContext, born = bornOf(context)) => {
  const { given: asked, today, rules } = context
  if (asked.price === null || placeOf(context) !== null) return []
  const inputs = { price: asked.price, ownedHomes: homesFor(asked), firstHome: asked.firstHome }
  return loanCeilings(inputs, today, rules).map((it) => {
    const bears = born?.loans.find(({ zone }) => (zone === 'elsewhere') === (it.zone === 'elsewhere'))
    return { ...it, maximumLoan: Math.min(it.maximumLoan, bears?.loan ?? it.maximumLoan) }
  })
}

/** The most that is lent to buy it, wherever it may be; null where that cannot be told. */
export const mostLent = (context: ToolContext): number | null => {
  const lent = lentOf(context)
  if (!('lacks' in lent)) return lent.result.maximumLoan
  const ceilings = ceilingsOf(context)
  return ceilings.length === 0 ? null : Math.min(...ceilings.map(({ maximumLoan }) => maximumLoan))
}

/** Without the place: the limit of every kind of place, and what is lacking to say which holds. */
const tellZones = (context: ToolContext, lacks: ReturnType<typeof missing>): Found => {
  const { given: asked } = context
  const born = bornOf(context)
  const ceilings = ceilingsOf(context, born)
  const [first] = ceilings
  if (first === undefined) return lacks
  const zones = list(
    ceilings.map(({ zone, ltv, maximumLoan }) =>
      phrase([term(`zone.${zone}`), ...(born === null ? [percent(ltv)] : []), money(maximumLoan)]),
    ),
  )
  const rules = [...ceilings.flatMap((it) => it.rules), ...(born?.applied ?? [])]
  return foundBy(
    {
      name: 'loanCeiling',
      inputs: {
        price: asked.price,
        ...born?.terms,
        ownedHomes: homesFor(asked),
        firstHome: asked.firstHome,
      },
      result: {
        // That income was not taken in is so only where none is known.
        assumptions: first.assumptions.filter(({ id }) => born === null || id !== 'note.loan.noIncome'),
        rules: rules.filter(({ name: called }, at) => rules.findIndex((it) => it.name === called) === at),
      },
      further: { byZone: ceilings.map(({ zone, ltv, maximumLoan }) => ({ zone, ltv, maximumLoan })) },
      facts: [
        concludes(born === null ? 'mortgage.byZone' : 'mortgage.byZoneAndIncome', { zones }),
        given({
          price: asked.price,
          ...(born !== null && {
            income: asked.income,
            rate: born.terms.annualRate,
            years: born.terms.years,
          }),
          homes: asked.ownedHomes,
        }),
      ],
    },
    {
      gaps: lacks.gaps,
      assumptions: [...(born?.assumptions ?? []), ...homesAssumed(context)],
      confidence: confidenceOf([]) - 0.3,
    },
  )
}

const analyseLoan = (context: ToolContext): Found => {
  const { price, ltv } = context.given
  if (price !== null && ltv !== undefined) return tellShare(context, price, ltv)
  const lent = lentOf(context)
  return 'lacks' in lent ? tellZones(context, lent.lacks) : findingsOf(context, lent)
}

/** 그럼 매달 얼마 갚아요?, of no loan that was said: of the most that is lent for the home. */
const paysTheMost = ({ says, searches, given }: Asking): boolean =>
  says('repayment') &&
  !searches &&
  given.price !== null &&
  given.income !== null &&
  [given.loan, given.dollars, given.payable ?? null].every((it) => it === null) &&
  given.loans === undefined

export const loan = defineTool({
  id: 'loan',
  needs: ['price'],
  asks: (asking) => (asking.borrows && asking.given.price !== null) || paysTheMost(asking),
  calculations: ['loanAffordability', 'loanCeiling'],
  section: 'loan',
  isByPlace: true,
  takesRates: true,
  run: analyseLoan,
})
