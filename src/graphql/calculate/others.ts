import type { z } from 'zod'
import { gapInput, gapInvestment } from '../../domain/calculator/gap.ts'
import { fraudMinimum, fraudMinimumInput } from '../../domain/calculator/lease/claims.ts'
import { distribution } from '../../domain/calculator/lease/distribution.ts'
import { distributionInput } from '../../domain/calculator/lease/auction.ts'
import { downPayment, downPaymentInput } from '../../domain/calculator/lease/down-payment.ts'
import { leaseEnding, leaseEndingInput } from '../../domain/calculator/lease/ending.ts'
import { officialGuarantee, officialGuaranteeInput } from '../../domain/calculator/lease/guarantee.ts'
import { guaranteeFee, guaranteeFeeInput } from '../../domain/calculator/lease/guarantee-fee.ts'
import { jeonseReach, jeonseReachInput } from '../../domain/calculator/reach.ts'
import { jeonseLoanInput, jeonseLoanLimit } from '../../domain/calculator/lease/jeonse-loan.ts'
import { jeonseRecall, jeonseRecallInput } from '../../domain/calculator/lease/jeonse-recall.ts'
import { tenantRank, tenantRankInput } from '../../domain/calculator/lease/rank.ts'
import type { Outcome } from '../../domain/calculator/lease/outcome.ts'
import {
  keyMoneyDamages,
  keyMoneyInput,
  repairFund,
  repairFundInput,
} from '../../domain/calculator/lease/settlement.ts'
import { shopArrears, shopArrearsInput } from '../../domain/calculator/lease/shop-claims.ts'
import {
  shopConversion,
  shopConversionInput,
  shopLeaseInput,
  shopScope,
} from '../../domain/calculator/lease/shop.ts'
import { auctionTakeover, takeoverInput } from '../../domain/calculator/lease/takeover.ts'
import { dsrLimits, dsrLimitsInput } from '../../domain/calculator/lending-limit.ts'
import { loanCeiling, loanCeilingInput } from '../../domain/calculator/loan-ceiling.ts'
import { loanRepayment, loanRepaymentInput } from '../../domain/calculator/loan-repayment.ts'
import {
  AREA_UNITS,
  agreedInterest,
  agreedInterestInput,
  areaInOther,
  areaUnitsInput,
  dealPayments,
  dealPaymentsInput,
  prepaymentFee,
  prepaymentFeeInput,
  proratedRent,
  proratedRentInput,
} from '../../domain/calculator/plain.ts'
import { priceFall, priceFallInput } from '../../domain/calculator/price-fall.ts'
import { depositConversion, depositConversionInput } from '../../domain/calculator/rent-conversion.ts'
import { RATE_TYPES, REPAYMENT_METHODS } from '../../domain/lease-facts.ts'
import type { Rules } from '../../domain/rules/rules.ts'
import { closedSet } from '../closed-set.ts'
import { inputOf } from './schema-input.ts'

closedSet('AreaUnit', AREA_UNITS, 'In what an area is said.', { PYEONG: '평.', SQUARE_METRE: '㎡.' })
closedSet('RepaymentMethod', REPAYMENT_METHODS, 'How a loan is paid back.', {
  LEVEL: '원리금균등.',
  EQUAL_PRINCIPAL: '원금균등.',
  BULLET: '만기일시.',
})
closedSet('RateType', RATE_TYPES, 'How long a rate stays as it is.', {
  VARIABLE: '변동형.',
  MIXED: '혼합형.',
  PERIODIC: '주기형.',
  FIXED: '고정형.',
})
closedSet('LendingZone', ['regulated', 'capital', 'elsewhere'], 'Where a home lies for lending.', {
  regulated: '규제지역.',
  capital: '수도권, not regulated.',
  elsewhere: '비수도권, not regulated.',
})

type Made = Outcome<object> | object
interface Other {
  description: string
  input: ReturnType<typeof inputOf>
  calculate(input: object, today: Date, rules: Rules): Made
}

const other = <Shape extends z.ZodRawShape>(
  name: string,
  description: string,
  schema: z.ZodObject<Shape>,
  calculate: (input: z.input<z.ZodObject<Shape>>, today: Date, rules: Rules) => Made,
): Other => ({
  description,
  input: inputOf(name, 'What is known of the case.', schema) as Other['input'],
  calculate: calculate as Other['calculate'],
})

/** Years of a mortgage where none are given. */
const USUAL_YEARS = 30

/** What the agents' tools work out beside what has a type of its own, by the names under which answers have it as a source. */
export const OTHERS = {
  areaUnits: other(
    'AreaUnitsInput',
    'An area in the other unit (평, ㎡).',
    areaUnitsInput,
    ({ value, unit }) => ({
      value: areaInOther(value, unit),
    }),
  ),
  proratedRent: other('ProratedRentInput', 'The rent of a part of a month.', proratedRentInput, proratedRent),
  prepaymentFee: other(
    'PrepaymentFeeInput',
    'What a bank asks for being repaid early (중도상환수수료).',
    prepaymentFeeInput,
    prepaymentFee,
  ),
  guaranteeFee: other(
    'GuaranteeFeeInput',
    'What the guarantee of a deposit costs (보증료), at a rate that is given or by the table of HUG.',
    guaranteeFeeInput,
    guaranteeFee,
  ),
  dealPayments: other(
    'DealPaymentsInput',
    'What is paid at signing and what is left then (계약금, 잔금).',
    dealPaymentsInput,
    dealPayments,
  ),
  agreedInterest: other(
    'AgreedInterestInput',
    'Interest for paying late, at the rate of a contract (약정 지연이자).',
    agreedInterestInput,
    agreedInterest,
  ),
  depositConversion: other(
    'DepositConversionInput',
    'What a lease is worth with more deposit and less rent.',
    depositConversionInput,
    depositConversion,
  ),
  loanRepayment: other(
    'LoanRepaymentInput',
    'What a loan costs a month and altogether.',
    loanRepaymentInput,
    loanRepayment,
  ),
  loanCeiling: other(
    'LoanCeilingInput',
    'What price and place of a home allow to borrow, where the income is not known.',
    loanCeilingInput,
    loanCeiling,
  ),
  dsrLimits: other(
    'DsrLimitsInput',
    'What an income allows to borrow, before price and place (DSR).',
    dsrLimitsInput,
    ({ annualIncome, annualRate, years, existing, rateType }, today, rules) =>
      dsrLimits(
        {
          annualIncome,
          annualRate: annualRate ?? null,
          years: years ?? USUAL_YEARS,
          existing: existing ?? 0,
          ...(rateType != null && { rateType }),
        },
        today,
        rules,
      ),
  ),
  jeonseLoanLimit: other(
    'JeonseLoanLimitInput',
    'How much is lent for a jeonse deposit.',
    jeonseLoanInput,
    jeonseLoanLimit,
  ),
  jeonseReach: other(
    'JeonseReachInput',
    'Up to which jeonse deposit one’s own money goes, with what is lent for it.',
    jeonseReachInput,
    jeonseReach,
  ),
  jeonseRecall: other(
    'JeonseRecallInput',
    'Whether a jeonse loan is called back from a borrower who buys a home.',
    jeonseRecallInput,
    jeonseRecall,
  ),
  guaranteeLimit: other(
    'GuaranteeLimitInput',
    'Up to which deposit a home without a market price is insured (공시가격 × 140 % × 90 %).',
    officialGuaranteeInput,
    officialGuarantee,
  ),
  gapInvestment: other(
    'GapInvestmentInput',
    'What buying a home with a tenant in it takes of one’s own (갭투자).',
    gapInput,
    gapInvestment,
  ),
  priceFall: other(
    'PriceFallInput',
    'What a fall of the price takes of one’s own money.',
    priceFallInput,
    priceFall,
  ),
  downPayment: other(
    'DownPaymentInput',
    'What it costs to withdraw from a sale (계약금).',
    downPaymentInput,
    downPayment,
  ),
  leaseEnding: other(
    'LeaseEndingInput',
    'When a lease ends that its tenant gives notice of.',
    leaseEndingInput,
    leaseEnding,
  ),
  tenantRank: other(
    'TenantRankInput',
    'Where a tenant stands beside a mortgage, by their days.',
    tenantRankInput,
    tenantRank,
  ),
  distribution: other(
    'DistributionInput',
    'Who is paid what of the proceeds of an auction (배당).',
    distributionInput,
    distribution,
  ),
  auctionTakeover: other(
    'AuctionTakeoverInput',
    'What of a tenant’s deposit is left to whoever buys at auction.',
    takeoverInput,
    auctionTakeover,
  ),
  fraudMinimum: other(
    'FraudMinimumInput',
    'What a victim of jeonse fraud gets at least (최소보장).',
    fraudMinimumInput,
    fraudMinimum,
  ),
  shopScope: other(
    'ShopScopeInput',
    'Whether all rules of the Act on shops hold for a lease (환산보증금).',
    shopLeaseInput,
    shopScope,
  ),
  shopConversion: other(
    'ShopConversionInput',
    'The most rent for a part of a shop’s deposit.',
    shopConversionInput,
    shopConversion,
  ),
  shopArrears: other(
    'ShopArrearsInput',
    'Whether arrears end the lease of a shop (3기 차임).',
    shopArrearsInput,
    shopArrears,
  ),
  keyMoneyDamages: other(
    'KeyMoneyDamagesInput',
    'What a landlord owes at most who kept a tenant from key money (권리금).',
    keyMoneyInput,
    keyMoneyDamages,
  ),
  repairFund: other(
    'RepairFundInput',
    'What an owner returns of the long-term repair fund (장기수선충당금).',
    repairFundInput,
    repairFund,
  ),
} satisfies Record<string, Other>
