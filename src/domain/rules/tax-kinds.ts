import { z } from 'zod'
import { boundOf, percent, rising } from './value.ts'

/** 만원. */
const amount = z.number().min(0, 'must not be negative')
const upTo = boundOf(amount)
const count = z.int().min(0).max(1000)

/** Each part of a base between one `upTo` and the next is taxed at its own rate. */
const brackets = rising('upTo', z.strictObject({ upTo, rate: percent }))
const steps = rising('upTo', z.strictObject({ upTo, amount }))
const ratios = rising('upTo', z.strictObject({ upTo, ratio: percent }))
/** From so many years on, so many percent off. */
const credits = z.array(z.strictObject({ from: count, rate: percent })).min(1)
const flat = z.strictObject({ rate: percent, education: percent, rural: percent })

/** What the rows of taxes hold: percent, 만원, ㎡, years, months and days. */
export const TAX_VALUES = {
  /** A gift of a home. */
  giftAcquisition: flat,
  /** A gift of a home in a regulated area from `officialFrom` on. */
  heavyGiftAcquisition: flat.extend({ officialFrom: amount }),
  inheritedHome: flat,
  /** The only home of the household of whoever inherits it. */
  inheritedOnlyHome: flat,
  inheritedFarmland: flat,
  boughtFarmland: flat,
  newBuilding: flat,
  divorceAcquisition: flat,
  corporateAcquisition: flat,
  /** A home up to this official price is never taxed more. */
  lowPriceHome: z.strictObject({ capitalArea: amount, elsewhere: amount }),
  /** The older of two homes is sold within so many years. */
  homeReplaced: z.strictObject({ years: count }),
  acquisitionFiling: z.strictObject({
    saleDays: count,
    giftMonths: count,
    inheritanceMonths: count,
  }),
  firstHomeCut: z.strictObject({
    priceUpTo: amount,
    cut: amount,
    smallCut: amount,
    smallArea: count,
    smallPrice: amount,
    smallPriceCapital: amount,
  }),
  birthCut: z.strictObject({ priceUpTo: amount, cut: amount }),
  shrinkingAreaCut: z.strictObject({
    share: percent,
    cap: amount,
    priceUpTo: amount,
    priceUpToCapital: amount,
  }),
  /** The rates of income, for gains and for wages. */
  incomeBrackets: z.strictObject({ brackets, localShare: percent }),
  /** Off the gains of one person in a year. */
  gainsDeduction: z.strictObject({ deduction: amount }),
  /** Under one year, under two; `presale` whatever the time. */
  shortHolding: z.strictObject({
    home: z.tuple([percent, percent]),
    other: z.tuple([percent, percent]),
    presale: z.tuple([percent, percent]),
    unregistered: percent,
    idleLand: percent,
  }),
  longHolding: z.strictObject({ fromYears: count, perYear: percent, most: percent }),
  longHoldingOneHome: z.strictObject({
    livedFromYears: count,
    perYearHeld: percent,
    mostHeld: percent,
    perYearLived: percent,
    mostLived: percent,
  }),
  onlyHome: z.strictObject({ freeUpTo: amount, heldYears: count, livedYears: count }),
  /** The new home at least so long after the old one, the old one sold within so many years of the new. */
  twoHomesForATime: z.strictObject({ apartYears: count, soldWithinYears: count }),
  /** Points on the whole schedule for the second home in a regulated area and for more; `suspended` from two years held. */
  multiHomeSurcharge: z.strictObject({ second: percent, more: percent, suspended: z.boolean() }),
  gainsFiling: z.strictObject({ months: count, localMonths: count }),
  comprehensiveTax: z.strictObject({
    onlyHome: amount,
    others: amount,
    ratio: percent,
    brackets,
    manyHomes: brackets,
    corporate: percent,
    corporateMany: percent,
    rural: percent,
  }),
  comprehensiveCredits: z.strictObject({ age: credits, held: credits, most: percent }),
  propertyTaxRatio: z.strictObject({ ratio: percent }),
  propertyTaxOnlyHomeRatio: z.strictObject({ ratios }),
  propertyTaxRates: z.strictObject({ brackets, urban: percent, education: percent }),
  propertyTaxOnlyHomeRates: z.strictObject({ brackets, officialUpTo: amount }),
  rentTaxCredit: z.strictObject({
    salaryUpTo: amount,
    rentUpTo: amount,
    rate: percent,
    lowSalaryUpTo: amount,
    lowSalaryRate: percent,
  }),
  leaseLoanDeduction: z.strictObject({ share: percent, most: amount }),
  mortgageInterestDeduction: z.strictObject({
    officialUpTo: amount,
    fixedAndRepaid15: amount,
    either15: amount,
    other15: amount,
    either10: amount,
  }),
  savingsDeduction: z.strictObject({ salaryUpTo: amount, paidUpTo: amount, share: percent }),
  /** Of gifts and of estates; `filed` off the tax where it is filed in time. */
  transferBrackets: z.strictObject({ brackets, filed: percent, least: amount }),
  giftAllowance: z.strictObject({
    spouse: amount,
    ascendant: amount,
    ascendantToMinor: amount,
    descendant: amount,
    relative: amount,
    addedFrom: amount,
  }),
  marriageAllowance: z.strictObject({ most: amount }),
  /** On top of the tax where a generation is left out; to a minor above `largeFrom`. */
  generationSkip: z.strictObject({ rate: percent, minorRate: percent, largeFrom: amount }),
  /** The interest a year that a loan without or with little of it saves is a gift from `least` on. */
  /** Kin buy below value: `share` percent of the value, `most` at the most, may be let off. */
  cheapSale: z.strictObject({ share: percent, most: amount }),
  lentMoney: z.strictObject({ properRate: percent, least: amount }),
  estateAllowance: z.strictObject({
    basic: amount,
    child: amount,
    lump: amount,
    spouseLeast: amount,
    spouseMost: amount,
    funeralLeast: amount,
  }),
  stampTax: z.strictObject({ steps, homeFreeUpTo: amount, loanFreeUpTo: amount }),
  rentalIncomeTax: z.strictObject({
    separateUpTo: amount,
    rate: percent,
    expenses: percent,
    deduction: amount,
    registeredExpenses: percent,
    registeredDeduction: amount,
    otherIncomeUpTo: amount,
    freeUpTo: amount,
    depositsFrom: amount,
    depositShare: percent,
    depositRate: percent,
  }),
} as const
