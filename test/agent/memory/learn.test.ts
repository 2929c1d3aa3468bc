import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownSearch } from '../../../src/agent/memory/prompt.ts'
import { writeConditions } from '../../../src/domain/language/conditions.ts'
import { learnFrom } from '../../../src/agent/memory/learn.ts'
import { amendByProfile } from '../../../src/domain/reading/known.ts'
import { homeOf, readRequest } from '../../../src/domain/reading/read.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { PREFERENCE_KEYS, PREFERENCE_SLOTS, profileOf } from '../../../src/domain/preference.ts'
import type { Profile } from '../../../src/domain/preference.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import type { PropertyQuery } from '../../../src/domain/property.ts'
import { now, places, regions } from './conversation.ts'
import { someQuery } from './queries.ts'
import { runs } from '../../support/runs.ts'

const languageOf = (text: string) => (/[가-힣]/.test(text) ? 'KO' : 'EN')
const learn = (text: string, known: Profile = {}, understood: PropertyQuery | null = null) =>
  profileOf(
    learnFrom({
      text,
      intent: readIntent(text, places),
      understood,
      known,
      language: languageOf(text),
      places,
      now,
    }),
  )
const apply = (text: string, profile: Profile) =>
  amendByProfile(readRequest(text, { places, now }), profile, { places, now })

const SOMEBODY: Profile = {
  region: '서울특별시 마포구',
  transaction_type: '전세',
  property_type: '아파트',
  jeonse_budget: '5억원 이하',
  household: '신혼부부, 자녀 1명',
  annual_income: '연소득 7,000만원',
  owned_homes: '무주택',
  first_home: '생애 최초',
}

describe('what a question tells of its author', () => {
  test.each<[string, Profile]>([
    [
      '마포구 아파트 전세 5억 이하 찾아줘',
      {
        region: '서울특별시 마포구',
        property_type: '아파트',
        transaction_type: '전세',
        jeonse_budget: '5억원 이하',
      },
    ],
    [
      '송파구 빌라 월세 1000에 60 이하 찾아줘',
      {
        region: '서울특별시 송파구',
        property_type: '빌라',
        transaction_type: '월세',
        rent_budget: '보증금 1,000만원 이하 월세 60만원 이하',
      },
    ],
    ['신혼부부인데 아이 둘 있어요', { household: '신혼부부, 자녀 2명' }],
    [
      '4인 가구예요. 연봉은 7천만원이고 무주택이에요',
      { household: '4인 가구', annual_income: '연소득 7,000만원', owned_homes: '무주택' },
    ],
    ['모아둔 돈 2억 있고 생애최초예요', { own_funds: '보유 자금 2억원', first_home: '생애 최초' }],
    [
      '연봉 7천 1주택자인데 서울 8억 아파트 대출 얼마나 나와?',
      { annual_income: '연소득 7,000만원', owned_homes: '1주택' },
    ],
    [
      'Find jeonse apartments in Mapo-gu under 500 million won',
      {
        region: '서울특별시 마포구',
        property_type: 'apartment',
        transaction_type: 'jeonse',
        jeonse_budget: 'at most 500 million won',
      },
    ],
  ])('“%s”', (text, told) => {
    expect(learn(text)).toMatchObject(told)
  })

  test.each([
    '마포구 아파트 전세 시세 알려줘',
    '신혼부부 전세대출 조건 알려줘',
    '1가구 1주택 비과세 요건은?',
    '친구가 연봉 5천인데 대출 얼마나 나와?',
    '만약 연봉이 1억이면 대출 얼마나 나와?',
    '집주인이 2주택자인데 괜찮나요?',
    '그 중에 4억 이하만',
    '두 번째 집 자세히',
    '전세금 5% 인상 가능해?',
  ])('nothing from “%s”', (text) => {
    expect(learn(text)).toEqual({})
  })

  test('nothing from a pasted contract, and no personal data', () => {
    const contract = `계약서 검토해줘\n제1조 보증금은 5억원으로 한다.\n제2조 임차인의 연소득은 7천만원이다.\n제3조 계약기간은 2년으로 한다.`
    expect(learn(contract)).toEqual({})
    const told = learn('마포구 아파트 전세 찾아줘, 제 번호는 010-1234-5678 주민번호 900101-1234567이에요')
    expect(JSON.stringify(told)).not.toMatch(/1234/)
  })

  test('an amount is of the deal that was talked about', () => {
    const understood = { ...NO_CONDITIONS, transactionTypes: ['JEONSE' as const], deposit: { max: 50_000 } }
    expect(learn('예산은 5억이야', {}, understood)).toEqual({ jeonse_budget: '5억원 이하' })
  })

  test('a household is joined to what was known, and replaces what it excludes', () => {
    expect(learn('아이 하나 있어요', { household: '신혼부부' })).toEqual({ household: '신혼부부, 자녀 1명' })
    expect(learn('혼자 살 거예요', { household: '신혼부부, 자녀 1명, 반려동물' })).toEqual({
      household: '1인 가구, 반려동물',
    })
  })

  test('reads back as it was learned', () => {
    fc.assert(
      fc.property(someQuery(regions), fc.constantFrom('KO' as const, 'EN' as const), (query, language) => {
        const asked = { ...query, order: null, directTrade: null, includesAgent: false }
        const text =
          language === 'KO'
            ? `${writeConditions(asked, 'KO', places)} 매물 찾아줘`
            : `Find listings: ${writeConditions(asked, 'EN', places)}`
        const told = profileOf(
          learnFrom({
            text,
            intent: { intentType: 'PROPERTY_SEARCH', facets: ['PROPERTY_SEARCH'] },
            understood: null,
            known: {},
            language,
            places,
            now,
          }),
        )
        const read = (value: string | undefined) => readPropertyQuery(value ?? '', places, now)
        if (told.region !== undefined)
          expect(new Set(read(told.region).regionCodes)).toEqual(new Set(query.regionCodes))
        if (told.property_type !== undefined)
          expect(new Set(read(told.property_type).propertyTypes)).toEqual(new Set(query.propertyTypes))
        expect(
          read(told.sale_budget && `${language === 'KO' ? '매매' : 'sale'} ${told.sale_budget}`).salePrice,
        ).toEqual(query.salePrice)
        if (query.transactionTypes[0] === 'JEONSE')
          expect(
            read(told.jeonse_budget && `${language === 'KO' ? '전세' : 'jeonse'} ${told.jeonse_budget}`)
              .deposit,
          ).toEqual(query.deposit)
        expect(read(told.area).exclusiveArea).toEqual(query.exclusiveArea)
      }),
      { numRuns: runs(200) },
    )
  })
})

test('what is said of oneself is stated, what is searched for once is not', () => {
  const stated = (text: string) =>
    learnFrom({
      text,
      intent: readIntent(text, places),
      understood: null,
      known: {},
      language: languageOf(text),
      places,
      now,
    })
      .filter(({ key }) => key === 'region')
      .map(({ isStated }) => isStated)
  for (const text of ['마포구 아파트 전세 찾아줘', 'Find apartments in Mapo-gu'])
    expect([text, stated(text)]).toEqual([text, [false]])
  for (const text of [
    '마포구에서 전세 구하고 있어요',
    '저는 마포구 아파트를 찾아요',
    '신혼부부예요. 마포구 아파트 전세 찾아줘',
    "I'm looking for an apartment in Mapo-gu",
  ])
    expect([text, stated(text)]).toEqual([text, [true]])
})

describe('what is known of a user', () => {
  test('fills what a search leaves open, and is told', () => {
    const applied = apply('아파트 매물 찾아줘', SOMEBODY)
    expect(applied && homeOf(applied.request)).toMatchObject({
      regionCodes: ['1144000000'],
      propertyTypes: ['APARTMENT'],
      transactionTypes: ['JEONSE'],
      deposit: { max: 50_000 },
    })
    expect(applied?.keys).toEqual(['region', 'transaction_type', 'jeonse_budget'])
  })

  test('never goes before what the question says', () => {
    fc.assert(
      fc.property(someQuery(regions), (query) => {
        const text = `${writeConditions(query, 'KO', places)} 매물 찾아줘`
        const own = readPropertyQuery(text, places, now)
        const applied = apply(text, SOMEBODY)
        const read = homeOf(applied?.request ?? readRequest(text, { places, now }))
        if (own.regionCodes.length > 0) expect(read.regionCodes).toEqual(own.regionCodes)
        if (own.propertyTypes.length > 0) expect(read.propertyTypes).toEqual(own.propertyTypes)
        if (own.transactionTypes.length > 0) expect(read.transactionTypes).toEqual(own.transactionTypes)
        for (const slot of ['salePrice', 'deposit', 'monthlyRent', 'exclusiveArea'] as const) {
          if (own[slot] !== null) expect(read[slot]).toEqual(own[slot])
        }
      }),
      { numRuns: runs(200) },
    )
  })

  test('is left out where the search is for another place, for everywhere, or no search', () => {
    for (const text of [
      '강남구 전세 찾아줘',
      '전국 전세 매물 찾아줘',
      '전세금 5% 인상 가능해?',
      '전세자금대출 상품 비교해줘',
      '집 알아봐줘',
    ])
      expect([text, apply(text, SOMEBODY)]).toEqual([text, null])
  })

  test('is what a calculation of their own needs', () => {
    const applied = apply('서울 8억 아파트 살 때 대출 얼마나 나와?', SOMEBODY)
    expect(applied?.request.wishes[0]?.case).toMatchObject({
      price: 80_000,
      income: 7000,
      ownedHomes: 0,
      firstHome: true,
    })
    expect(applied?.request.person).toMatchObject({ newlyweds: true, children: 1 })
    expect(apply('8억 아파트 취득세 얼마야?', SOMEBODY)?.keys).toEqual(['owned_homes'])
    const own = apply('연봉 9천 1주택 서울 8억 아파트 대출 얼마나 나와?', SOMEBODY)
    expect(own?.request.wishes[0]?.case).toMatchObject({ income: 9000, ownedHomes: 1 })
  })

  test('is offered, and not guessed, where a question says too little', () => {
    expect(knownSearch({ profile: SOMEBODY, language: 'KO' })).toBe(
      '서울특별시 마포구 아파트 전세 매물 찾아줘',
    )
    expect(knownSearch({ profile: { household: '신혼부부' }, language: 'KO' })).toBeNull()
  })

  test('has a slot of a consultation for each of its keys', () => {
    expect(new Set(Object.values(PREFERENCE_SLOTS).flat())).toEqual(new Set(PREFERENCE_KEYS))
  })
})
