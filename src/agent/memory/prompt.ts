import { phrased } from '../../domain/message/say.ts'
import type { Prose } from '../../domain/prose.ts'
import { inLanguages } from '../../domain/languages.ts'
import type { PreferenceKey, Profile } from '../../domain/preference.ts'
import type { Language } from '../../domain/run.ts'
import type { Condition } from './conditions.ts'

/** What is said of what was remembered. */
export const MEMORY_WORDS = inLanguages({
  KO: {
    listings: (conditions: string) => `${conditions} 매물 찾아줘`,
    market: (conditions: string) => `${conditions} 시세 알려줘`,
    about: (subject: Prose, rest: Prose): Prose => `${subject} ${rest}`,
    conditions: {
      region: '지역',
      propertyType: '집 종류',
      deal: '거래와 가격',
      area: '면적',
      completion: '준공',
      households: '세대수',
      walk: '역까지 거리',
      direct: '직거래',
      not: '제외',
      finer: '단지·층·방향',
      features: '방·주차 등',
      extras: '함께 볼 것',
      order: '순서',
    } satisfies Record<Condition, string>,
    meant: '가리킨 매물',
    before: '앞 질문',
    left: '뺀 조건',
    sharedName: '같은 이름의 지역',
    compared: '비교 기준',
    noneBeyond: (order: string) => `보여 드린 것을 넘는 매물이 없어 ${order} 보여 드려요`,
    preferences: {
      region: '지역',
      transaction_type: '거래 유형',
      property_type: '집 종류',
      area: '면적',
      sale_budget: '매매 예산',
      jeonse_budget: '전세 예산',
      rent_budget: '월세 예산',
      household: '가구',
      annual_income: '소득',
      owned_homes: '보유 주택',
      first_home: '생애 최초 여부',
      own_funds: '보유 자금',
    } satisfies Record<PreferenceKey, string>,
    oneself: { income: '연소득', firstHome: '생애 최초', ownMoney: '보유 자금' },
    noAntecedent:
      '무엇을 가리키시는지 알 수 없어요. 지역이나 거래 유형, 찾으시는 조건을 말씀해 주시면 이어서 볼게요.',
    noAntecedentExamples: ['마포구 아파트 전세', '송파구 아파트 매매', '강남구 오피스텔 월세'],
    which: '어느 집을 말씀하시나요?',
    option: (position: number, name: string) => `${position}번 매물 ${name}`,
    notSoMany: (count: number) => `앞에서 보여 드린 매물은 ${count}건이에요. 어느 것을 말씀하시나요?`,
    gone: '그 매물은 그사이 내려갔어요. 다른 매물을 골라 주시겠어요?',
    summary: {
      asked: (question: Prose) => `질문: ${question}`,
      found: (what: string) => `찾음: ${what}`,
      nothing: '찾지 못함',
    },
  },
  EN: {
    listings: (conditions: string) => `Find listings: ${conditions}`,
    market: (conditions: string) => `Market prices of ${conditions}`,
    about: (subject: Prose, rest: Prose): Prose => `${subject}: ${rest}`,
    conditions: {
      region: 'region',
      propertyType: 'kind of home',
      deal: 'deal and price',
      area: 'area',
      completion: 'completion',
      households: 'households',
      walk: 'distance to a station',
      direct: 'direct trade',
      not: 'left out',
      finer: 'complex, floor, light',
      features: 'rooms, parking, and the like',
      extras: 'details',
      order: 'order',
    } satisfies Record<Condition, string>,
    meant: 'listing meant',
    before: 'question before',
    left: 'condition left out',
    sharedName: 'places of one name',
    compared: 'compared with',
    noneBeyond: (order: string) => `none goes beyond those shown, so ${order}`,
    preferences: {
      region: 'region',
      transaction_type: 'deal',
      property_type: 'kind of home',
      area: 'area',
      sale_budget: 'budget for a purchase',
      jeonse_budget: 'budget for jeonse',
      rent_budget: 'budget for rent',
      household: 'household',
      annual_income: 'income',
      owned_homes: 'homes owned',
      first_home: 'first home',
      own_funds: 'own funds',
    } satisfies Record<PreferenceKey, string>,
    oneself: { income: 'income', firstHome: 'first home', ownMoney: 'cash' },
    noAntecedent:
      'It is not clear what this is about. Name a region, a kind of deal or other conditions, and it can go on from there.',
    noAntecedentExamples: ['jeonse apartments in Mapo-gu', 'apartments for sale in Songpa-gu'],
    which: 'Which home do you mean?',
    option: (position: number, name: string) => `number ${position} ${name}`,
    notSoMany: (count: number) => `Only ${count} listings were shown. Which one do you mean?`,
    gone: 'That listing has been taken off in the meantime. Which other one shall it be?',
    summary: {
      asked: (question: Prose) => `Asked: ${question}`,
      found: (what: string) => `Found: ${what}`,
      nothing: 'Nothing found',
    },
  },
} as const satisfies Record<Language, unknown>)

const SEARCH_KEYS = ['region', 'property_type', 'transaction_type'] as const

/** The search that is remembered, as a question to offer; null where too little of one is. */
export const knownSearch = ({
  profile,
  language,
}: {
  profile: Profile
  language: Language
}): string | null => {
  const known = SEARCH_KEYS.flatMap((key) => profile[key] ?? [])
  return profile.region === undefined || known.length < 2
    ? null
    : MEMORY_WORDS[language].listings(phrased(known, language))
}
