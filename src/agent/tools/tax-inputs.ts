import type { AcquisitionInput } from '../../domain/calculator/tax/acquisition-input.ts'
import { acquisitionBill } from '../../domain/calculator/tax/acquisition.ts'
import { capitalGainsTax } from '../../domain/calculator/tax/capital-gains.ts'
import { comprehensiveRealEstateTax } from '../../domain/calculator/tax/comprehensive.ts'
import { housingDeduction, rentalIncomeTax, rentTaxCredit } from '../../domain/calculator/tax/income.ts'
import { propertyTax } from '../../domain/calculator/tax/property.ts'
import { inheritanceTax, stampTax } from '../../domain/calculator/tax/transfer.ts'
import { inCapitalArea, readPlace } from '../../domain/calculator/region.ts'
import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import type { Request } from '../../domain/reading/request.ts'
import { purchaseTax } from '../../domain/reading/tax.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { TaxAsk } from '../../domain/reading/tax-words.ts'
import { koreanDay } from '../../domain/day.ts'
import { PROPERTY_KINDS } from '../../domain/property-kind.ts'
import type { Case } from '../../domain/case.ts'
import { isNoHome } from '../../domain/case-kind.ts'
import { giftOf } from './gift-inputs.ts'
import { firstOf, together, whole, withNote } from './tax-made.ts'
import type { Made, Needed, TaxQuestion } from './tax-made.ts'
import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'

const buysFirst = ({ firstHome, propertyType }: Case): boolean =>
  firstHome && (propertyType === null || PROPERTY_KINDS[propertyType].tax !== 'OTHER')

/** What is asked of taxes; of a first home, whose tax is cut, the tax on buying it as well. */
export const taxAsked = ({ wishes }: Request, given: Case, isBuying: boolean): TaxCase | null =>
  wishes.find(({ tax }) => tax !== null)?.tax ?? (isBuying && buysFirst(given) ? purchaseTax() : null)

/** Whether the place is regulated on a day: as somebody says, else as its code tells; null: nothing tells. */
export const regulatedOn = (
  { given, ruleRegion, rules }: Pick<TaxQuestion, 'given' | 'ruleRegion' | 'rules'>,
  day: string,
): boolean | null => {
  if (given.regulated !== null) return given.regulated
  if (ruleRegion !== null) return regulationOf(readPlace(ruleRegion, rules), day, rules) !== null
  const province = given.regionCode
  if (province === null) return null
  // A 시·도 is regulated where all of it is (서울), and not where no part of it is.
  const found = regulationOf({ parts: rules.regions.today(province), abolished: null }, day, rules)
  if (found !== null) return found.straddles ? null : true
  const some = rules.regulatedArea.some(
    ({ effectiveFrom, effectiveTo, codes }) =>
      effectiveFrom <= day &&
      (effectiveTo === null || day <= effectiveTo) &&
      codes.some((code) => code.startsWith(province.slice(0, 2))),
  )
  return some ? null : false
}

/** What is paid, with what is bought beside it: the sum that nothing else claims, else the price that was read, unless that is the official one. */
const paidIn = ({ said, given }: TaxQuestion): number | null => {
  const paid = whole(
    said.open[0] ?? said.sums.bought ?? (given.price === said.sums.official ? null : given.price),
  )
  return paid === null ? null : paid + (whole(said.sums.options) ?? 0)
}

const acquisitionOf = (question: TaxQuestion): Made => {
  const { said, given, today, rules } = question
  const { cause, sums, facts } = said
  const date = koreanDay(today)
  const official = whole(sums.official)
  const isGiven = cause === 'GIFT' || cause === 'DIVORCE'
  const price =
    cause === 'INHERITANCE'
      ? null
      : cause === 'NEW_BUILDING'
        ? firstOf(said, sums.cost, given.price)
        : isGiven
          ? (whole(sums.market) ?? paidIn(question))
          : paidIn(question)
  // 상속받은 논 1억: what is inherited has but one value.
  const base =
    cause === 'INHERITANCE' ? (official ?? (said.acquired === 'FARMLAND' ? firstOf(said) : null)) : official
  if (price === null && base === null) return { needs: [cause === 'INHERITANCE' ? 'official' : 'price'] }
  // 생애최초 아니고: what is denied of it goes before that it is named.
  const firstHome = facts.firstHome ?? (given.firstHome ? true : null)
  const owned = said.ownHomes ?? (cause === 'GIFT' ? null : said.homes) ?? given.ownedHomes
  const input: AcquisitionInput = {
    cause,
    acquired:
      said.acquired === 'FARMLAND' || (said.acquired === 'OTHER' && cause === 'SALE')
        ? said.acquired
        : 'HOME',
    price,
    officialPrice: base,
    exclusiveArea: given.area,
    ownedHomes: firstHome === true ? 0 : owned,
    regulatedArea: regulatedOn(question, date),
    capitalArea: inCapitalArea(given.regionCode, date, rules),
    replaces: facts.replaces ?? (said.twoAsOne === 'TEMPORARY' ? true : null),
    corporation: facts.corporation,
    relation: said.relation,
    giverHasOne: cause === 'GIFT' && said.homes !== null ? said.homes === 1 : null,
    debt: cause === 'GIFT' ? whole(sums.debt) : null,
    firstHome,
    birth: facts.birth,
    shrinkingArea: facts.shrinkingArea,
    apartment: said.apartment,
  }
  return { inputs: { ...input }, calculation: acquisitionBill(input, today, rules) }
}

const LONG_HELD = 24

/** Whole months; a month that is said without its day counts as its first day, a year as its last month: it is held at least so long. */
const monthsBetween = (from: string | null, to: string): number | null => {
  if (from === null) return null
  const [year = 0, month = 12, on = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 1] = to.split('-').map(Number)
  const months = (toYear - year) * 12 + toMonth - month - (toDay < on ? 1 : 0)
  return months < 0 ? null : months
}

/** Of a gift with debt the debt is a sale: what it was bought for belongs to it in proportion (소득세법 시행령 제159조). */
const debtSold = (said: TaxCase, value: number | null): TaxCase => {
  const { debt, bought } = said.sums
  if (said.cause !== 'GIFT' || debt === null || bought === null || value === null || debt > value) return said
  return { ...said, sums: { ...said.sums, sold: value, gain: Math.round(((value - bought) * debt) / value) } }
}

const gainsOf = (question: TaxQuestion): Made => {
  const { today, rules } = question
  const valued = question.said.sums.market ?? question.said.open[0] ?? question.given.price
  const said = debtSold(question.said, whole(valued))
  const { sums, facts } = said
  const [first, second] = said.open
  const soldOn = said.soldOn
  // What is sold without having been registered is taxed alike whenever it was bought.
  const heldMonths =
    said.heldMonths ??
    monthsBetween(said.boughtOn, soldOn ?? koreanDay(today)) ??
    (facts.unregistered === true ? LONG_HELD : null)
  const soldPrice = whole(sums.sold) ?? (sums.left === null ? whole(first) : null)
  const gain = whole(sums.gain)
  const boughtPrice =
    whole(sums.bought) ?? (gain === null && (sums.sold ?? sums.left) !== null ? whole(first) : whole(second))
  const isUntold = gain === null && ((soldPrice ?? sums.left) === null || boughtPrice === null)
  const needs: Needed[] = isUntold && !isPlainlyFree(said) ? ['prices'] : []
  if (needs.length > 0) return { needs }
  const atSale = regulatedOn(question, soldOn ?? koreanDay(today))
  const input = {
    sold: said.sold,
    soldPrice,
    boughtPrice,
    gain,
    left: soldPrice === null ? whole(sums.left) : null,
    // A gain is told with what it cost taken off.
    costs: gain === null ? whole(sums.expenses) : null,
    heldMonths,
    livedMonths: said.livedMonths ?? (said.livedThroughout ? heldMonths : null),
    // The old one and the new one, where the day of the new one is told and nobody counts them.
    homes: said.homes ?? (said.twoAsOne === 'TEMPORARY' && said.newBoughtOn !== null ? 2 : null),
    twoAsOne: said.twoAsOne,
    newAfterMonths: said.newAfterMonths,
    soldAfterNewMonths:
      said.soldAfterNewMonths ?? monthsBetween(said.newBoughtOn, soldOn ?? koreanDay(today)),
    regulatedAtPurchase: facts.regulatedAtPurchase,
    regulatedAtSale: atSale,
    unregistered: facts.unregistered,
    shared: facts.shared,
    underWay: said.underWay,
    soldOn,
  }
  const calculation = capitalGainsTax(input, today, rules)
  const year = said.heldMonths === null && said.boughtOn?.length === 4 ? said.boughtOn : null
  return {
    inputs: input,
    calculation:
      year === null
        ? calculation
        : withNote(calculation, message('tax.note.boughtLate', { year: name(year) })),
  }
}

/** One home below the line is free, whatever it was bought for. */
const isPlainlyFree = ({ sums, open, homes, twoAsOne }: TaxCase): boolean =>
  ((homes ?? 1) === 1 || twoAsOne === 'TEMPORARY') && (sums.sold ?? open[0] ?? Infinity) <= 120_000

/** Homes of whoever asks: as many as they say, and no fewer than they tell the official prices of. */
const ownedBy = ({ homes, listed }: TaxCase): number | null =>
  (listed ?? 0) > 1 ? Math.max(homes ?? 0, listed ?? 0) : homes

/** Whether the household has just this home: not where the spouse has one as well. */
const isOnly = (said: TaxCase): boolean | null => {
  const homes = ownedBy(said)
  return said.spouseOwns === true ? false : homes === null ? null : homes === 1
}

const holdingOf = (question: TaxQuestion): Made => {
  const { said, today, rules } = question
  if (said.couple.length > 0) {
    const each = said.couple.map(({ name: called, official }) => ({
      called,
      ...comprehensiveRealEstateTax({ officialPrice: official, homes: 1, onlyHome: false }, today, rules),
    }))
    return { inputs: { couple: said.couple }, calculation: together(each, 'tax.why.eachOwner') }
  }
  const officialPrice = firstOf(said, said.sums.official)
  if (officialPrice === null) return { needs: ['official'] }
  const isCompany = said.facts.corporation === true
  const input = {
    officialPrice,
    homes: ownedBy(said),
    onlyHome: isOnly(said),
    shared: said.facts.shared,
    ownShare: said.partOwned,
    corporation: isCompany,
    age: said.age,
    heldYears: said.heldMonths === null ? null : Math.floor(said.heldMonths / 12),
  }
  return { inputs: input, calculation: comprehensiveRealEstateTax(input, today, rules) }
}

const propertyOf = ({ said, today, rules }: TaxQuestion): Made => {
  const officialPrice = firstOf(said, said.sums.official)
  if (officialPrice === null) return { needs: ['official'] }
  const input = { officialPrice, onlyHome: isOnly(said) }
  return { inputs: input, calculation: propertyTax(input, today, rules) }
}

const creditOf = ({ said, given, today, rules }: TaxQuestion): Made => {
  const rent = said.sums.rent ?? given.rents[0] ?? null
  if (rent === null) return { needs: ['rent'] }
  const input = {
    yearRent: Math.round(rent * (said.rentMonths ?? 12)),
    salary: whole(said.sums.salary ?? given.income),
    noHome: said.facts.noHome,
    registered: given.facts.registered,
  }
  return { inputs: input, calculation: rentTaxCredit(input, today, rules) }
}

/** By 소득세법 제47조 a salary of 3,000만 leaves 2,025만 of income, and one of 2,000만 less than 2,000만; between them nothing is said. */
const SURELY_ABOVE = 3000
const SURELY_BELOW = 2000
const afterSalary = (salary: number | null): number | null =>
  salary === null || (salary > SURELY_BELOW && salary < SURELY_ABOVE) ? null : salary

const rentalOf = ({ said, given, today, rules }: TaxQuestion): Made => {
  const { yearRent, salary } = said.sums
  const homes = said.homes
  const deposits = said.sums.deposits ?? ((homes ?? 0) >= 3 ? (given.deposits[0] ?? null) : null)
  const monthly = said.sums.rent ?? given.rents[0] ?? null
  // Deposits alone: no rent is taken.
  const ofMonths = monthly === null ? (deposits === null ? null : 0) : monthly * (said.rentMonths ?? 12)
  const taken = yearRent ?? ofMonths
  if (taken === null) return { needs: ['rent'] }
  const input = {
    homes,
    officialPrice: whole(said.sums.official),
    yearRent: Math.round(taken),
    deposits: whole(deposits),
    otherIncome: whole(
      said.sums.otherIncome ?? (said.facts.noOtherIncome === true ? 0 : afterSalary(salary)),
    ),
    registered: said.facts.registered,
  }
  return { inputs: input, calculation: rentalIncomeTax(input, today, rules) }
}

/** What a loan or savings take off the income, by what is spoken of. */
const deductionOf = ({ said, given, today, rules }: TaxQuestion): Made => {
  const paid = firstOf(said, said.sums.paid, said.sums.debt, said.sums.rent, given.loan)
  if (paid === null || said.deduction === null) return { needs: ['amount'] }
  // 매달 20만원씩 올해 240만원: of what is paid in a month, and what that is in the year, the year counts.
  const isOfMonth = said.facts.monthly === true && said.sums.paid === null
  const input = {
    deduction: said.deduction,
    paid: isOfMonth ? paid * 12 : paid,
    officialPrice: whole(said.sums.official),
    salary: whole(said.sums.salary ?? given.income),
  }
  return { inputs: input, calculation: housingDeduction(input, today, rules) }
}

const estateOf = ({ said, today, rules }: TaxQuestion): Made => {
  const estate = firstOf(said, said.sums.estate, said.sums.market)
  if (estate === null) return { needs: ['estate'] }
  const input = {
    estate,
    net: said.facts.afterCosts,
    debts: said.facts.afterCosts === true ? null : whole(said.sums.debt),
    funeral: whole(said.sums.funeral),
    spouse: said.spouse,
    spouseReceives: whole(said.sums.spouseShare ?? (said.relation === 'SPOUSE' ? said.sums.ownShare : null)),
    children: said.children,
  }
  return { inputs: input, calculation: inheritanceTax(input, today, rules) }
}

const stampOf = ({ said, given, today, rules }: TaxQuestion, isLoan: boolean): Made => {
  const amount = firstOf(said, given.price, said.sums.debt, given.loan)
  if (amount === null) return { needs: ['document'] }
  const input = {
    document: isLoan
      ? ('LOAN' as const)
      : said.acquired === 'HOME'
        ? ('HOME_SALE' as const)
        : ('SALE' as const),
    amount,
  }
  return { inputs: input, calculation: stampTax(input, today, rules) }
}

/** Each tax that is asked for, from what is said for it. Errors: InvalidInputError. */
export const makeTax = (ask: TaxAsk, asked: TaxQuestion): Made => {
  const { said: read, given } = asked
  const isOther = ask === 'acquisitionTax' && read.acquired === 'HOME' && isNoHome(given)
  const question = isOther ? { ...asked, said: { ...read, acquired: 'OTHER' as const } } : asked
  switch (ask) {
    case 'acquisitionTax':
      return acquisitionOf(question)
    case 'capitalGainsTax':
      return gainsOf(question)
    case 'comprehensiveRealEstateTax':
      return holdingOf(question)
    case 'propertyTax':
      return propertyOf(question)
    case 'rentTaxCredit':
      return creditOf(question)
    case 'housingDeduction':
      return deductionOf(question)
    case 'rentalIncomeTax':
      return rentalOf(question)
    case 'giftTax':
      return giftOf(question)
    case 'inheritanceTax':
      return estateOf(question)
    case 'stampTax':
      return stampOf(question, question.given.loan !== null || question.said.sums.debt !== null)
    default:
      return ask satisfies never
  }
}
