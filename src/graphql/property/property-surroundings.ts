import { landmarkInRoman } from '../../domain/message/place.ts'
import type { Language } from '../../domain/run.ts'
import { tellFactor } from '../../domain/trust/trust.ts'
import type { TrustFactor as FactorRow } from '../../domain/trust/trust.ts'
import { PRICE_RANGE } from '../../store/rows/price-range.ts'
import type { PriceRange as PriceRangeRow } from '../../store/rows/price-range.ts'
import { AGENT, NEARBY } from '../../store/rows/surroundings.ts'
import type { AgentRow, NearbyRow } from '../../store/rows/surroundings.ts'
import { TRUST_SCORE } from '../../store/rows/trust-score.ts'
import type { TrustScoreRow } from '../../store/rows/trust-score.ts'
import { builder } from '../builder.ts'
import { columns } from '../columns.ts'

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
    ...columns(t, TRUST_SCORE, {
      score: '0 to 100.',
      calculatedAt: 'When.',
      modelVersion: 'Version of the rules.',
    }),
    factors: t.field({
      type: [TrustFactor],
      description: 'What it is made of.',
      resolve: (score) => score.factors,
    }),
  }),
})

const landmark = (name: string | null, language: Language): string | null =>
  name === null || language !== 'EN' ? name : landmarkInRoman(name)
const landmarks = (names: readonly string[], language: Language): string[] =>
  names.map((name) => landmark(name, language) ?? name)

export const NearbyFacilities = builder.objectRef<NearbyRow>('NearbyFacilities').implement({
  description: 'What is near a home.',
  fields: (t) => ({
    ...columns(t, NEARBY, {
      subwayLine: 'Line of the nearest station.',
      subwayStation: 'Nearest station.',
      subwayDistance: 'Metres to it; null: not known.',
      subwayWalkingTime: 'Minutes on foot; null: not known.',
      elementarySchools: 'Elementary schools nearby.',
      middleSchools: 'Middle schools nearby.',
      highSchools: 'High schools nearby.',
    }),
    subwayLineLabel: t.string({
      nullable: true,
      description: 'Line of the nearest station in the language of who reads: “Line 7”.',
      resolve: ({ subwayLine }, _args, { language }) => landmark(subwayLine, language),
    }),
    subwayStationLabel: t.string({
      nullable: true,
      description: 'Nearest station in the language of who reads: “Cheongdam Station”.',
      resolve: ({ subwayStation }, _args, { language }) => landmark(subwayStation, language),
    }),
    elementarySchoolLabels: t.stringList({
      description: 'Elementary schools nearby in the language of who reads.',
      resolve: ({ elementarySchools }, _args, { language }) => landmarks(elementarySchools, language),
    }),
    middleSchoolLabels: t.stringList({
      description: 'Middle schools nearby in the language of who reads.',
      resolve: ({ middleSchools }, _args, { language }) => landmarks(middleSchools, language),
    }),
    highSchoolLabels: t.stringList({
      description: 'High schools nearby in the language of who reads.',
      resolve: ({ highSchools }, _args, { language }) => landmarks(highSchools, language),
    }),
  }),
})

export const RealEstateAgent = builder.objectRef<AgentRow>('RealEstateAgent').implement({
  description: 'Who offers a home.',
  fields: (t) =>
    columns(t, AGENT, {
      agentName: 'Person; null: not known.',
      companyName: 'Office; null for a direct trade.',
      isDirectTrade: 'Offered by the owner (직거래).',
    }),
})

export const PriceRange = builder.objectRef<PriceRangeRow>('PriceRange').implement({
  description:
    'Lowest and highest asking prices of a property’s open listings; null where there is no such listing.',
  fields: (t) =>
    columns(t, PRICE_RANGE, {
      minSalePrice: 'Sale, lowest.',
      maxSalePrice: 'Sale, highest.',
      minDeposit: 'Deposit of jeonse and rent, lowest.',
      maxDeposit: 'Deposit of jeonse and rent, highest.',
      minMonthlyRent: 'Monthly rent, lowest.',
      maxMonthlyRent: 'Monthly rent, highest.',
    }),
})
