import { present } from '../../present.ts'
import type { z } from 'zod'
import { message } from '../../message/say.ts'
import type { Said } from '../../message/say.ts'
import { money } from '../../message/arg.ts'
import { inForce } from '../../rules/rule.ts'
import type { Rules } from '../../rules/rules.ts'
import { burdenOf, flatRates, homeRates } from '../acquisition-tax.ts'
import type { PurchaseRates } from '../acquisition-tax.ts'
import { minus, over, plus, times, toNumber } from '../exact.ts'
import type { Exact } from '../exact.ts'
import { caseDay, readInput, refuse } from '../input.ts'
import { calculate, fact, rulesOf, share, sum, toWon, step } from './bill.ts'
import { daysAfter, monthEndAfter } from '../../day.ts'
import type { Fact, RegimeName, TaxBill, TaxCalculation, TaxPart } from './bill.ts'
import { cutOf } from './acquisition-cut.ts'
import { acquisitionInput } from './acquisition-input.ts'
import type { AcquisitionInput } from './acquisition-input.ts'
import type { Relation } from './kinds.ts'

type Input = z.output<typeof acquisitionInput> & { officialOver?: boolean | null }

const HOME_SIZE = 85
const EXEMPT_GIVERS: readonly Relation[] = ['SPOUSE', 'PARENT', 'GRANDPARENT', 'CHILD']

/** Whether the official price is so low that a home is never taxed more. */
const isLowPrice = ({ officialPrice, capitalArea }: Input, date: string, rules: Rules): boolean => {
  if (officialPrice == null) return false
  const low = inForce(rules.lowPriceHome, date, 'asOf')
  return officialPrice <= (capitalArea === false ? low.elsewhere : low.capitalArea)
}

/** The rates of a home that is paid for. */
const saleRates = (
  input: Input,
  price: number,
  date: string,
  rules: Rules,
  plain: boolean,
): PurchaseRates => {
  if (input.corporation === true) return flatRates(inForce(rules.corporateAcquisition, date, 'asOf'))
  const owned = input.ownedHomes ?? 0
  const burden = burdenOf(owned, input.regulatedArea === true)
  const isReplaced = owned === 1 && input.replaces === true
  const isPlain = plain || isReplaced || isLowPrice(input, date, rules)
  const rates = homeRates(isPlain ? 'standard' : burden, price, date, rules)
  return burden !== 'standard' && isReplaced
    ? { ...rates, rules: [...rates.rules, inForce(rules.homeReplaced, date, 'asOf')] }
    : rates
}

const isHeavyGift = (input: Input): boolean =>
  input.regulatedArea === true &&
  input.officialOver === true &&
  !(input.giverHasOne === true && input.relation != null && EXEMPT_GIVERS.includes(input.relation))

/** The parts of one acquisition at its rates. */
const partsOf = (base: number, { rate, education, rural }: PurchaseRates, isSmall: boolean): TaxPart[] => {
  const of = (tax: TaxPart['tax'], percent: Exact | number): TaxPart => ({
    tax,
    amount: toWon(share(percent, base)),
    rate: typeof percent === 'number' ? percent : toNumber(percent),
  })
  return [
    of('acquisitionTax', rate),
    of('localEducationTax', education),
    ...(isSmall || rural === 0 ? [] : [of('ruralSpecialTax', rural)]),
  ]
}

const together = (a: readonly TaxPart[], b: readonly TaxPart[]): TaxPart[] =>
  a.map((part) => {
    const other = b.find(({ tax }) => tax === part.tax)
    return { ...part, rate: null, amount: sum([part.amount, other?.amount ?? 0]) }
  })

/** The base of each cause, and why it is that. */
const baseOf = (input: Input): number => {
  const { cause, price, officialPrice } = input
  if (cause === 'INHERITANCE') return officialPrice ?? refuse('officialPrice', 'the base of an inheritance')
  if (cause === 'SALE' || cause === 'NEW_BUILDING') return price ?? refuse('price', 'what is paid')
  return price ?? officialPrice ?? refuse('price', 'the market value, or the official price')
}

const REGIMES: Record<Input['cause'], RegimeName> = {
  SALE: 'acquisitionSale',
  GIFT: 'acquisitionGift',
  INHERITANCE: 'acquisitionInheritance',
  NEW_BUILDING: 'acquisitionNewBuilding',
  DIVORCE: 'acquisitionDivorce',
}

const ratesOf = (input: Input, base: number, date: string, rules: Rules, plain: boolean): PurchaseRates => {
  const isHome = (input.acquired ?? 'HOME') === 'HOME'
  switch (input.cause) {
    case 'SALE':
      return isHome
        ? saleRates(input, base, date, rules, plain)
        : flatRates(
            inForce(input.acquired === 'FARMLAND' ? rules.boughtFarmland : rules.otherTax, date, 'asOf'),
          )
    case 'GIFT':
      return flatRates(
        isHome && isHeavyGift(input)
          ? inForce(rules.heavyGiftAcquisition, date, 'asOf')
          : inForce(rules.giftAcquisition, date, 'asOf'),
      )
    case 'INHERITANCE':
      if (input.acquired === 'FARMLAND') return flatRates(inForce(rules.inheritedFarmland, date, 'asOf'))
      return flatRates(
        isHome && input.ownedHomes === 0
          ? inForce(rules.inheritedOnlyHome, date, 'asOf')
          : inForce(rules.inheritedHome, date, 'asOf'),
      )
    case 'NEW_BUILDING':
      return flatRates(inForce(rules.newBuilding, date, 'asOf'))
    case 'DIVORCE':
      return flatRates(inForce(rules.divorceAcquisition, date, 'asOf'))
    default:
      return input.cause satisfies never
  }
}

const notesOf = (input: Input, isSmall: boolean): { reasons: Said[]; assumptions: Said[] } => {
  const { cause, price, officialPrice } = input
  const isHome = (input.acquired ?? 'HOME') === 'HOME'
  return {
    reasons: present([
      cause === 'INHERITANCE' && isHome && input.ownedHomes === 0 && message('tax.why.inheritedOnlyHome'),
      cause === 'INHERITANCE' && message('tax.why.officialBase'),
      cause === 'GIFT' &&
        isHome &&
        input.regulatedArea === true &&
        input.officialOver === false &&
        message('tax.why.giftBelow3'),
      cause === 'GIFT' && isHome && isHeavyGift(input) && message('tax.why.heavyGift'),
      isHome &&
        cause === 'SALE' &&
        input.ownedHomes === 1 &&
        input.replaces &&
        input.regulatedArea &&
        message('tax.why.replaced'),
      cause === 'SALE' &&
        !isHome &&
        message(input.acquired === 'FARMLAND' ? 'tax.why.farmland' : 'tax.why.noHome'),
    ]),
    assumptions: present([
      cause === 'GIFT' && price == null && officialPrice != null && message('tax.note.officialForMarket'),
      cause === 'INHERITANCE' && message('tax.note.singleHeir'),
      (input.debt ?? 0) > 0 && message('tax.note.debtProven'),
      cause === 'SALE' && isHome && input.corporation !== true && message('note.tax.household'),
      isHome && isSmall && input.exclusiveArea == null && message('tax.note.upTo85'),
      isHome && message('tax.note.noLuxury'),
    ]),
  }
}

const deadlinesOf = (input: Input, date: string, rules: Rules): TaxBill['deadlines'] => {
  const { saleDays, giftMonths, inheritanceMonths } = inForce(rules.acquisitionFiling, date, 'asOf')
  const given = input.asOf ?? null
  if (input.cause === 'INHERITANCE')
    return [{ what: 'inheritedHome', day: given && monthEndAfter(given, inheritanceMonths) }]
  if (input.cause === 'GIFT') return [{ what: 'giftedHome', day: given && monthEndAfter(given, giftMonths) }]
  return [{ what: 'acquired', day: given && daysAfter(given, saleDays) }]
}

const billOf = (input: Input, today: Date, rules: Rules): TaxBill => {
  const date = caseDay(input.asOf, today)
  const base = baseOf(input)
  const isHome = (input.acquired ?? 'HOME') === 'HOME'
  const isSmall = isHome && (input.exclusiveArea ?? HOME_SIZE) <= HOME_SIZE
  const debt = input.cause === 'GIFT' ? Math.min(input.debt ?? 0, base) : 0
  const cut = cutOf(input, date, rules)
  const rates = ratesOf(input, base, date, rules, cut?.plainRate === true)
  // Of a gift with debt the debt is a sale, at the rate of the whole price.
  const sold = debt === 0 ? null : saleRates(input, base, date, rules, false)
  const parts =
    sold === null
      ? partsOf(base, rates, isSmall)
      : together(partsOf(debt, sold, isSmall), partsOf(base - debt, rates, isSmall))
  const { reasons, assumptions } = notesOf(input, isSmall)
  const [tax, ...others] = parts
  const before = tax?.amount ?? 0
  const off = cut === null ? 0 : cut.amountOf(before)
  const left = toNumber(minus(before, off))
  const cutParts =
    tax === undefined || off === 0
      ? parts
      : [
          { ...tax, amount: left },
          ...others.map((part) =>
            part.tax === 'ruralSpecialTax'
              ? { ...part, rate: null, amount: toWon(plus(part.amount, share(20, off))) }
              : part,
          ),
        ]
  const education = others.find((part) => part.tax === 'localEducationTax')?.amount ?? 0
  return {
    regime:
      input.corporation === true && input.cause === 'SALE' ? 'acquisitionCorporation' : REGIMES[input.cause],
    total: sum(cutParts.map(({ amount }) => amount)),
    parts: cutParts,
    steps: present([
      step('base', base),
      debt > 0 && step('debt', debt),
      off > 0 && [step('beforeCut', before), step('cut', off)],
    ]),
    reasons: present([
      ...(cut?.reasons ?? []),
      ...reasons,
      // How 지방교육세 follows a fixed cut is practice: both ends are told.
      off > 0 &&
        before > 0 &&
        message('tax.why.educationAfterCut', {
          least: money(toWon(times(education, over(left, before)))),
          most: money(education),
        }),
    ]),
    assumptions,
    deadlines: deadlinesOf(input, date, rules),
    rules: rulesOf(...rates.rules, ...(sold?.rules ?? []), ...(cut === null ? [] : [cut.rule])),
  }
}

const REGULATED = fact('regulatedArea', [false, 'tax.if.unregulated'], [true, 'tax.if.regulated'])
/** Of a gift. */
const DECIDING: readonly Fact<Input>[] = [
  fact('officialOver', [false, 'tax.if.officialBelow'], [true, 'tax.if.officialOver']),
  REGULATED,
  fact('giverHasOne', [true, 'tax.if.giverOne'], [false, 'tax.if.giverMore']),
]

const factsOf = (input: Input): { deciding: Fact<Input>[]; assumed: Fact<Input>[] } => {
  const isHome = (input.acquired ?? 'HOME') === 'HOME'
  const size = fact('exclusiveArea', [HOME_SIZE, 'tax.if.upTo85'], [HOME_SIZE + 1, 'tax.if.over85'])
  if (!isHome) return { deciding: [], assumed: [] }
  switch (input.cause) {
    case 'GIFT':
      return {
        deciding: [...DECIDING],
        assumed: [size, fact('ownedHomes', [0, 'tax.if.noHome'])],
      }
    case 'INHERITANCE':
      return {
        deciding: [fact('ownedHomes', [0, 'tax.if.heirNone'], [1, 'tax.if.heirSome'])],
        assumed: [size],
      }
    case 'SALE':
      return {
        deciding: [
          fact(
            'ownedHomes',
            [0, 'tax.if.noHome'],
            [1, 'tax.if.ownsOne'],
            [2, 'tax.if.ownsTwo'],
            [3, 'tax.if.ownsThree'],
          ),
          REGULATED,
          fact('replaces', [true, 'tax.if.replaces'], [false, 'tax.if.keeps']),
        ],
        assumed: [size],
      }
    case 'NEW_BUILDING':
    case 'DIVORCE':
      return { deciding: [], assumed: [size] }
    default:
      return input.cause satisfies never
  }
}

/**
 * Taxes on acquiring a home or other real estate: 취득세, 지방교육세 and 농어촌특별세, 만원 to the won, by sale, gift,
 * inheritance, building or division at divorce. Errors: InvalidInputError where the base is not given.
 */
export const acquisitionBill = (raw: AcquisitionInput, today: Date, rules: Rules): TaxCalculation => {
  const read = readInput(acquisitionInput, raw)
  const date = caseDay(read.asOf, today)
  const { officialFrom } = inForce(rules.heavyGiftAcquisition, date, 'asOf')
  const input: Input = {
    ...read,
    // Both cuts are for who has no other home.
    ownedHomes: read.ownedHomes ?? (read.firstHome === true || read.birth === true ? 0 : null),
    officialOver: read.officialPrice == null ? null : read.officialPrice >= officialFrom,
  }
  // A value below the line leaves no official price above it.
  if (input.officialOver === null && read.price != null && read.price < officialFrom)
    input.officialOver = false
  return calculate(input, factsOf(input), (it) => billOf(it, today, rules))
}
