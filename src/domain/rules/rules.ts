import type { z } from 'zod'
import { createRegionBook } from '../region-book.ts'
import type { RegionChange } from '../region-book.ts'
import type { Region } from '../region.ts'
import { RULE_VALUES } from './kinds.ts'
import type { RuleKind } from './kinds.ts'
import type { RuleRow } from './rows.ts'
import type { Rule } from './rule.ts'

/** The 시·도 and 시군구 in force, and the day for which it is asked which are. */
export interface RegionList {
  regions: readonly Pick<Region, 'code' | 'fullName'>[]
  day: string
}

/** The rules of a version, by kind, oldest first, and the regions that they are about. */
export const rulesOf = (rows: readonly RuleRow[], { regions, day }: RegionList) => {
  const of = <S extends z.ZodType<object>>(kind: RuleKind, values: S): (Rule & z.output<S>)[] =>
    rows
      .filter((row) => row.kind === kind)
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
      .map(
        ({
          id,
          name,
          english,
          englishText,
          article,
          from,
          until,
          verified,
          source,
          text,
          values: given,
        }) => ({
          id,
          name,
          ...(english !== undefined && {
            english: { name: english, ...(englishText !== undefined && { text: englishText }) },
          }),
          article,
          effectiveFrom: from,
          effectiveTo: until,
          verified,
          source,
          text,
          ...values.parse(given),
        }),
      )
  return {
    regions: createRegionBook(regions, changesOf(of('regionChange', RULE_VALUES.regionChange)), day),
    homeFee: of('homeFee', RULE_VALUES.homeFee),
    officetelFee: of('officetelFee', RULE_VALUES.officetelFee),
    officetelHome: of('officetelHome', RULE_VALUES.officetelHome),
    rentAmount: of('rentAmount', RULE_VALUES.rentAmount),
    baseRate: of('baseRate', RULE_VALUES.baseRate),
    conversionCap: of('conversionCap', RULE_VALUES.conversionCap),
    increaseCap: of('increaseCap', RULE_VALUES.increaseCap),
    shopScope: of('shopScope', RULE_VALUES.shopScope),
    shopIncreaseCap: of('shopIncreaseCap', RULE_VALUES.shopIncreaseCap),
    shopConversionCap: of('shopConversionCap', RULE_VALUES.shopConversionCap),
    shopSmallDeposit: of('shopSmallDeposit', RULE_VALUES.shopSmallDeposit),
    shopArrears: of('shopArrears', RULE_VALUES.shopArrears),
    statutoryInterest: of('statutoryInterest', RULE_VALUES.statutoryInterest),
    litigationInterest: of('litigationInterest', RULE_VALUES.litigationInterest),
    refusedRenewal: of('refusedRenewal', RULE_VALUES.refusedRenewal),
    fraudMinimum: of('fraudMinimum', RULE_VALUES.fraudMinimum),
    debtSpread: of('debtSpread', RULE_VALUES.debtSpread),
    jeonseInterest: of('jeonseInterest', RULE_VALUES.jeonseInterest),
    stressShare: of('stressShare', RULE_VALUES.stressShare),
    jeonseLoan: of('jeonseLoan', RULE_VALUES.jeonseLoan),
    jeonseRecall: of('jeonseRecall', RULE_VALUES.jeonseRecall),
    officialPrice: of('officialPrice', RULE_VALUES.officialPrice),
    otherFee: of('otherFee', RULE_VALUES.otherFee),
    guarantee: of('guarantee', RULE_VALUES.guarantee),
    guaranteeFee: of('guaranteeFee', RULE_VALUES.guaranteeFee),
    smallDeposit: of('smallDeposit', RULE_VALUES.smallDeposit),
    depositArea: of('depositArea', RULE_VALUES.depositArea),
    capitalArea: of('capitalArea', RULE_VALUES.capitalArea),
    regulatedArea: of('regulatedArea', RULE_VALUES.regulatedArea),
    permitArea: of('permitArea', RULE_VALUES.permitArea),
    ltv: {
      noHome: of('ltvNoHome', RULE_VALUES.ltvNoHome),
      firstHome: of('ltvFirstHome', RULE_VALUES.ltvFirstHome),
      owner: of('ltvOwner', RULE_VALUES.ltvOwner),
    },
    dsr: of('dsr', RULE_VALUES.dsr),
    stress: {
      capital: of('stressCapital', RULE_VALUES.stressCapital),
      elsewhere: of('stressElsewhere', RULE_VALUES.stressElsewhere),
    },
    loanCap: of('loanCap', RULE_VALUES.loanCap),
    young: of('young', RULE_VALUES.young),
    loanTerm: of('loanTerm', RULE_VALUES.loanTerm),
    standardTax: of('standardTax', RULE_VALUES.standardTax),
    heavyTax: of('heavyTax', RULE_VALUES.heavyTax),
    educationTax: of('educationTax', RULE_VALUES.educationTax),
    ruralTax: of('ruralTax', RULE_VALUES.ruralTax),
    nationalHome: of('nationalHome', RULE_VALUES.nationalHome),
    otherTax: of('otherTax', RULE_VALUES.otherTax),
    giftAcquisition: of('giftAcquisition', RULE_VALUES.giftAcquisition),
    heavyGiftAcquisition: of('heavyGiftAcquisition', RULE_VALUES.heavyGiftAcquisition),
    inheritedHome: of('inheritedHome', RULE_VALUES.inheritedHome),
    inheritedOnlyHome: of('inheritedOnlyHome', RULE_VALUES.inheritedOnlyHome),
    boughtFarmland: of('boughtFarmland', RULE_VALUES.boughtFarmland),
    inheritedFarmland: of('inheritedFarmland', RULE_VALUES.inheritedFarmland),
    newBuilding: of('newBuilding', RULE_VALUES.newBuilding),
    divorceAcquisition: of('divorceAcquisition', RULE_VALUES.divorceAcquisition),
    corporateAcquisition: of('corporateAcquisition', RULE_VALUES.corporateAcquisition),
    lowPriceHome: of('lowPriceHome', RULE_VALUES.lowPriceHome),
    homeReplaced: of('homeReplaced', RULE_VALUES.homeReplaced),
    acquisitionFiling: of('acquisitionFiling', RULE_VALUES.acquisitionFiling),
    firstHomeCut: of('firstHomeCut', RULE_VALUES.firstHomeCut),
    birthCut: of('birthCut', RULE_VALUES.birthCut),
    shrinkingAreaCut: of('shrinkingAreaCut', RULE_VALUES.shrinkingAreaCut),
    incomeBrackets: of('incomeBrackets', RULE_VALUES.incomeBrackets),
    gainsDeduction: of('gainsDeduction', RULE_VALUES.gainsDeduction),
    shortHolding: of('shortHolding', RULE_VALUES.shortHolding),
    longHolding: of('longHolding', RULE_VALUES.longHolding),
    longHoldingOneHome: of('longHoldingOneHome', RULE_VALUES.longHoldingOneHome),
    onlyHome: of('onlyHome', RULE_VALUES.onlyHome),
    twoHomesForATime: of('twoHomesForATime', RULE_VALUES.twoHomesForATime),
    multiHomeSurcharge: of('multiHomeSurcharge', RULE_VALUES.multiHomeSurcharge),
    gainsFiling: of('gainsFiling', RULE_VALUES.gainsFiling),
    comprehensiveTax: of('comprehensiveTax', RULE_VALUES.comprehensiveTax),
    comprehensiveCredits: of('comprehensiveCredits', RULE_VALUES.comprehensiveCredits),
    propertyTaxRatio: of('propertyTaxRatio', RULE_VALUES.propertyTaxRatio),
    propertyTaxOnlyHomeRatio: of('propertyTaxOnlyHomeRatio', RULE_VALUES.propertyTaxOnlyHomeRatio),
    propertyTaxRates: of('propertyTaxRates', RULE_VALUES.propertyTaxRates),
    propertyTaxOnlyHomeRates: of('propertyTaxOnlyHomeRates', RULE_VALUES.propertyTaxOnlyHomeRates),
    rentTaxCredit: of('rentTaxCredit', RULE_VALUES.rentTaxCredit),
    leaseLoanDeduction: of('leaseLoanDeduction', RULE_VALUES.leaseLoanDeduction),
    mortgageInterestDeduction: of('mortgageInterestDeduction', RULE_VALUES.mortgageInterestDeduction),
    savingsDeduction: of('savingsDeduction', RULE_VALUES.savingsDeduction),
    transferBrackets: of('transferBrackets', RULE_VALUES.transferBrackets),
    giftAllowance: of('giftAllowance', RULE_VALUES.giftAllowance),
    marriageAllowance: of('marriageAllowance', RULE_VALUES.marriageAllowance),
    generationSkip: of('generationSkip', RULE_VALUES.generationSkip),
    cheapSale: of('cheapSale', RULE_VALUES.cheapSale),
    lentMoney: of('lentMoney', RULE_VALUES.lentMoney),
    estateAllowance: of('estateAllowance', RULE_VALUES.estateAllowance),
    stampTax: of('stampTax', RULE_VALUES.stampTax),
    rentalIncomeTax: of('rentalIncomeTax', RULE_VALUES.rentalIncomeTax),
  }
}

const changesOf = (
  rows: readonly (Rule & z.output<(typeof RULE_VALUES)['regionChange']>)[],
): RegionChange[] =>
  rows.flatMap(({ effectiveFrom: from, renumbered, moved, undated = false }) => [
    ...renumbered.map((pair) => readChange(pair, true, from, !undated)),
    ...moved.map((pair) => readChange(pair, false, from, !undated)),
  ])

const readChange = (pair: string, isRenumbered: boolean, from: string, isDated: boolean): RegionChange => {
  const [former = '', code = ''] = pair.split(' ')
  const keepsRest = isRenumbered || (former.length >= 8 && code.length === former.length)
  return { former, code, keepsRest, from, isDated }
}

export type Rules = ReturnType<typeof rulesOf>
