import type { ListingAgent, NearbyFacilities as DomainNearby } from '../domain/listing.ts'
import type { PriceRange as PriceRangeRow } from '../store/rows/price-range.ts'
import { tellFactor } from '../domain/trust/trust.ts'
import type { TrustFactor as FactorRow } from '../domain/trust/trust.ts'
import type { TrustScoreRow } from '../store/rows/trust-score.ts'
import { builder } from './builder.ts'

const TrustFactor = builder.objectRef<FactorRow>('TrustFactor').implement({
  description: 'One thing that a trust score looks at.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Stable name.' }),
    label: t.string({
      description: 'Name to be shown, in the language of who reads.',
      resolve: (factor, _args, { language }) => tellFactor(factor, language).label,
    }),
    score: t.exposeFloat('score', { description: '0 to 100.' }),
    weight: t.exposeFloat('weight', {
      description: 'Its part in the whole, 0 to 1; lower where facts are missing.',
    }),
    evidence: t.string({
      description:
        'What the score rests on, or what was missing, in the language of who reads; Korean where it was scored by an older release.',
      resolve: (factor, _args, { language }) => tellFactor(factor, language).evidence,
    }),
  }),
})

export const TrustScore = builder.objectRef<TrustScoreRow>('TrustScore').implement({
  description: '0–100, explained: the score is the weighted sum of its factors, each with its evidence.',
  fields: (t) => ({
    score: t.exposeFloat('score', { description: '0 to 100.' }),
    factors: t.field({
      type: [TrustFactor],
      description: 'What it is made of.',
      resolve: (score) => score.factors,
    }),
    calculatedAt: t.field({ type: 'DateTime', description: 'When.', resolve: (score) => score.calculatedAt }),
    modelVersion: t.exposeString('modelVersion', { description: 'Version of the rules.' }),
  }),
})

export const NearbyFacilities = builder.objectRef<DomainNearby>('NearbyFacilities').implement({
  description: 'What is near a home.',
  fields: (t) => ({
    subwayLine: t.exposeString('subwayLine', { nullable: true, description: 'Line of the nearest station.' }),
    subwayStation: t.exposeString('subwayStation', { nullable: true, description: 'Nearest station.' }),
    subwayDistance: t.exposeInt('subwayDistance', {
      nullable: true,
      description: 'Metres to it; null: not known.',
    }),
    subwayWalkingTime: t.exposeInt('subwayWalkingTime', {
      nullable: true,
      description: 'Minutes on foot; null: not known.',
    }),
    elementarySchools: t.exposeStringList('elementarySchools', { description: 'Elementary schools nearby.' }),
    middleSchools: t.exposeStringList('middleSchools', { description: 'Middle schools nearby.' }),
    highSchools: t.exposeStringList('highSchools', { description: 'High schools nearby.' }),
  }),
})

export const RealEstateAgent = builder.objectRef<ListingAgent>('RealEstateAgent').implement({
  description: 'Who offers a home.',
  fields: (t) => ({
    agentName: t.exposeString('agentName', { nullable: true, description: 'Person; null: not known.' }),
    companyName: t.exposeString('companyName', {
      nullable: true,
      description: 'Office; null for a direct trade.',
    }),
    isDirectTrade: t.exposeBoolean('isDirectTrade', { description: 'Offered by the owner (직거래).' }),
  }),
})

export const PriceRange = builder.objectRef<PriceRangeRow>('PriceRange').implement({
  description:
    'Lowest and highest asking prices of a property’s open listings; null where there is no such listing.',
  fields: (t) => ({
    minSalePrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Sale, lowest.',
      resolve: (r) => r.minSalePrice,
    }),
    maxSalePrice: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Sale, highest.',
      resolve: (r) => r.maxSalePrice,
    }),
    minDeposit: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Deposit of jeonse and rent, lowest.',
      resolve: (r) => r.minDeposit,
    }),
    maxDeposit: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Deposit of jeonse and rent, highest.',
      resolve: (r) => r.maxDeposit,
    }),
    minMonthlyRent: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Monthly rent, lowest.',
      resolve: (r) => r.minMonthlyRent,
    }),
    maxMonthlyRent: t.field({
      type: 'Manwon',
      nullable: true,
      description: 'Monthly rent, highest.',
      resolve: (r) => r.maxMonthlyRent,
    }),
  }),
})
