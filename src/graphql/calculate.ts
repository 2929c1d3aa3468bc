import { acquisitionTax } from '../domain/calculator/acquisition-tax.ts'
import { brokerageFee } from '../domain/calculator/brokerage-fee.ts'
import { jeonseRisk } from '../domain/calculator/jeonse-risk.ts'
import { lateInterest, refusedRenewal } from '../domain/calculator/lease/claims.ts'
import { homeRaise } from '../domain/calculator/lease/raise.ts'
import { shopRaise } from '../domain/calculator/lease/shop.ts'
import { shopSmallDeposit } from '../domain/calculator/lease/shop-claims.ts'
import { loanAffordability } from '../domain/calculator/loan-affordability.ts'
import { rentConversion } from '../domain/calculator/rent-conversion.ts'
import { rentIncrease } from '../domain/calculator/rent-increase.ts'
import { roi } from '../domain/calculator/roi.ts'
import { builder } from './builder.ts'
import { AcquisitionTax, AcquisitionTaxInput } from './calculate/acquisition-tax.ts'
import { BrokerageFee, BrokerageFeeInput } from './calculate/brokerage-fee.ts'
import { JeonseRisk, JeonseRiskInput } from './calculate/jeonse-risk.ts'
import {
  HomeRaiseInput,
  LateInterestInput,
  LeaseCalculation,
  leased,
  shown,
  RefusedRenewalInput,
  ShopRaiseInput,
  ShopSmallDepositInput,
} from './calculate/lease.ts'
import { LoanAffordability, LoanAffordabilityInput } from './calculate/loan-affordability.ts'
import { RentConversion, RentConversionInput } from './calculate/rent-conversion.ts'
import { RentIncrease, RentIncreaseInput } from './calculate/rent-increase.ts'
import { Roi, RoiInput } from './calculate/roi.ts'
import { OTHERS } from './calculate/others.ts'
import { TAXES, TaxCalculationRef } from './calculate/tax.ts'

/** The same for each of a record’s values. */
const mapValues = <Name extends string, In, Out>(
  record: Record<Name, In>,
  make: (value: In) => Out,
): Record<Name, Out> =>
  Object.fromEntries(Object.entries<In>(record).map(([name, value]) => [name, make(value)])) as Record<
    Name,
    Out
  >

const known = 'What is known of the case.'

const Calculators = builder.objectRef<object>('Calculators').implement({
  description:
    'Pure calculators. Each result names the rule it applied and the date from which that rule holds. ' +
    'Errors: INVALID_INPUT, with field and rule.',
  fields: (t) => ({
    jeonseRisk: t.field({
      type: JeonseRisk,
      description: 'How safe a jeonse deposit is: its share of the price, insurance, priority repayment.',
      args: { input: t.arg({ type: JeonseRiskInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) => jeonseRisk(input, now(), await rules()),
    }),
    rentConversion: t.field({
      type: RentConversion,
      description: 'The highest rent for a part of the deposit (전월세 전환).',
      args: { input: t.arg({ type: RentConversionInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) => rentConversion(input, now(), await rules()),
    }),
    rentIncrease: t.field({
      type: RentIncrease,
      description: 'Whether a new deposit and rent stay within the 5% of a renewed lease.',
      args: { input: t.arg({ type: RentIncreaseInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) => rentIncrease(input, now(), await rules()),
    }),
    loanAffordability: t.field({
      type: LoanAffordability,
      description: 'How much a bank may lend to buy a home: LTV, DSR and the cap in won.',
      args: { input: t.arg({ type: LoanAffordabilityInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        loanAffordability(input, now(), await rules()),
    }),
    roi: t.field({
      type: Roi,
      description: 'What a let home earns on the buyer’s own money.',
      args: { input: t.arg({ type: RoiInput, required: true, description: known }) },
      resolve: (_calculators, { input }) => roi(input),
    }),
    brokerageFee: t.field({
      type: BrokerageFee,
      description: 'The most that an agent may ask (중개보수).',
      args: { input: t.arg({ type: BrokerageFeeInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) => brokerageFee(input, now(), await rules()),
    }),
    shopRaise: t.field({
      type: LeaseCalculation,
      description:
        'How far a shop’s rent may be raised, and whether the cap holds for it at all (상가 환산보증금).',
      args: { input: t.arg({ type: ShopRaiseInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        leased(shopRaise(input, now(), await rules())),
    }),
    shopSmallDeposit: t.field({
      type: LeaseCalculation,
      description: 'What of a shop’s deposit is paid before every mortgage (상가 소액임차인).',
      args: { input: t.arg({ type: ShopSmallDepositInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        leased(shopSmallDeposit(input, now(), await rules())),
    }),
    homeRaise: t.field({
      type: LeaseCalculation,
      description: 'How far a home’s deposit and rent may be raised, by what the lease goes on by.',
      args: { input: t.arg({ type: HomeRaiseInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        leased(homeRaise(input, now(), await rules())),
    }),
    lateInterest: t.field({
      type: LeaseCalculation,
      description: 'What is owed for a deposit that comes back late (지연이자).',
      args: { input: t.arg({ type: LateInterestInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        leased(lateInterest(input, now(), await rules())),
    }),
    refusedRenewal: t.field({
      type: LeaseCalculation,
      description:
        'What a landlord owes who refused renewal to move in and let to another (주임법 제6조의3).',
      args: { input: t.arg({ type: RefusedRenewalInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) =>
        leased(refusedRenewal(input, now(), await rules())),
    }),
    acquisitionTax: t.field({
      type: AcquisitionTax,
      description: 'Taxes on buying a home (취득세, 지방교육세, 농어촌특별세).',
      args: { input: t.arg({ type: AcquisitionTaxInput, required: true, description: known }) },
      resolve: async (_calculators, { input }, { now, rules }) => acquisitionTax(input, now(), await rules()),
    }),
    ...mapValues(OTHERS, ({ description, input: type, calculate }) =>
      t.field({
        type: LeaseCalculation,
        description,
        args: { input: t.arg({ type, required: true, description: known }) },
        resolve: async (_calculators, { input }, { now, rules }) =>
          shown(calculate(input, now(), await rules())),
      }),
    ),
    ...mapValues(TAXES, ({ description, input: type, calculate }) =>
      t.field({
        type: TaxCalculationRef,
        description,
        args: { input: t.arg({ type, required: true, description: known }) },
        resolve: async (_calculators, { input }, { now, rules }) => calculate(input, now(), await rules()),
      }),
    ),
  }),
})

builder.queryField('calculate', (t) =>
  t.field({
    type: Calculators,
    description: 'The calculators. Open to everybody; nothing is kept.',
    resolve: () => ({}),
  }),
)
