import { describe, expect, test } from 'vitest'
import { resolveQuestion } from '../../../src/agent/memory/resolve.ts'
import { turnOf } from '../../../src/agent/memory/remember.ts'
import { returned } from '../../../src/agent/memory/earlier.ts'
import { NO_MEMORY } from '../../../src/domain/memory.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import { withoutReturn } from '../../../src/domain/reading/returns.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { testLawRoute } from '../../support/topics.ts'
import { now, places } from './conversation.ts'

/** Only the 강남구 sinsa has homes on offer. */
const offers = (codes: readonly string[]) => (codes.some((code) => code.startsWith('11680')) ? 3 : 1)
const ports: Parameters<typeof resolveQuestion>[1] = {
  places: () => Promise.resolve(places),
  searchListings: ({ filter }) =>
    Promise.resolve({
      items: [],
      totalCount: offers(filter.regionCodes ?? []),
      capped: false,
      isEmpty: false,
    }),
  lawRoute: testLawRoute,
}

const resolve = (question: string, last: TurnMemory | null) =>
  resolveQuestion(
    {
      question,
      memory: { ...NO_MEMORY, last },
      userId: null,
      language: /[가-힣]/.test(question) ? 'KO' : 'EN',
      now,
    },
    ports,
    new AbortController().signal,
  )

const talk = async (questions: readonly string[]) => {
  let last: TurnMemory | null = null
  let request = readRequest('', { places, now })
  for (const question of questions) {
    // oxlint-disable-next-line no-await-in-loop -- each turn goes on from the one before
    const followUp = await resolve(question, last)
    request = followUp?.request ?? readRequest(question, { places, now })
    last = turnOf(
      {
        memory: { ...NO_MEMORY, last },
        said: [question],
        question: followUp?.text ?? question,
        intent: {
          intentType: followUp?.intentType ?? request.intent.intentType,
          facets: followUp?.facets.length ? followUp.facets : request.intent.facets,
        },
        followUp,
        evidence: [],
        language: 'KO',
        places,
        now,
      },
      [],
    )
  }
  return request.wishes[0]?.home
}

const LAW = '계약할 때 집주인 세금 체납은 어떻게 확인해?'

describe('an earlier search that is gone back to', () => {
  test.each([
    [
      ['강남구 아파트 전세 4억 이하 보여줘', LAW, '아까 그 조건에 오피스텔도 같이 넣어서 다시'],
      ['APARTMENT', 'OFFICETEL'],
    ],
    [
      ['강남구 아파트 전세 4억 이하 보여줘', LAW, '아까 찾던 조건에서 빌라도 넣어봐'],
      ['APARTMENT', 'VILLA'],
    ],
    [['강남구 아파트 전세 4억 이하 보여줘', LAW, '아까 그거 다시 보여줘'], ['APARTMENT']],
    [['강남구 아파트 전세 4억 이하 보여줘', LAW, '이전 검색으로 돌아가줘'], ['APARTMENT']],
    [
      ['apartments for jeonse in Gangnam under 400 million', LAW, 'back to the earlier search please'],
      ['APARTMENT'],
    ],
    [['강남구 아파트 전세 4억 이하 보여줘', '송파구는?', '8억까지', '처음 조건으로 다시'], ['APARTMENT']],
  ])('%j', async (questions, propertyTypes) => {
    const home = await talk(questions)
    expect(home?.regionCodes).toEqual(['1168000000'])
    expect(home?.deposit?.max).toBe(40_000)
    expect([...(home?.propertyTypes ?? [])].toSorted()).toEqual(propertyTypes)
  })

  test.each([
    '아까 말한 보증금 돌려받을 수 있어?',
    '처음 집을 사는데 취득세 얼마야',
    '강남구 아파트 찾아줘',
    '지난번 계약서 봐줘',
  ])('“%s” does not', (question) => {
    expect(withoutReturn(question)).toBeNull()
  })
})

describe('a home that is pointed at once something else was talked of', () => {
  const listings = [1, 2, 3].map((at) => ({ propertyId: `p${at}`, transactionId: `t${at}` }))
  const query = { ...NO_CONDITIONS, regionCodes: ['1168000000'] }
  const loans: TurnMemory = {
    question: '대출은 얼마나 나와? 연봉 8천',
    intentType: 'LOAN_CONSULT',
    facets: ['LOAN_CONSULT'],
    query: NO_CONDITIONS,
    listings: [],
    seen: [],
    earlier: [
      {
        question: '강남구 아파트 전세 4억 이하 보여줘',
        intentType: 'PROPERTY_SEARCH',
        facets: ['PROPERTY_SEARCH'],
        query,
        listings,
        seen: listings,
      },
    ],
  }

  test.each(['첫 번째 집 안전해?', 'Is the first one safe?', 'how far is the first home from the station?'])(
    '“%s” is one of those that were shown last, and goes back to no earlier search',
    (question) => {
      const [search] = loans.earlier ?? []
      const other = { ...query, regionCodes: ['1144000000'] }
      const last: TurnMemory = {
        ...loans,
        question: 'what about Mapo?',
        intentType: 'PROPERTY_SEARCH',
        facets: ['PROPERTY_SEARCH'],
        query: other,
        listings: listings.slice(1),
        seen: listings,
        ...(search !== undefined && { earlier: [search] }),
      }
      expect(returned({ question, last, places, now })).toBeNull()
    },
  )

  test.each(['그 중에 첫 번째 집 안전해?', '2번 집 위험하지 않아?', 'Is the first one safe?'])(
    '“%s” is one of those of the search',
    (question) => {
      expect(returned({ question, last: loans, places, now })).toMatchObject({
        question,
        last: { listings },
        goesBack: false,
      })
    },
  )

  test.each(['금리는 어떻게 돼?', '연봉이 9천이면?'])('“%s” points at none', (question) => {
    expect(returned({ question, last: loans, places, now })).toBeNull()
  })

  test('and at those that were shown last, where there are some', () => {
    expect(returned({ question: '첫 번째 집 안전해?', last: { ...loans, listings }, places, now })).toBeNull()
  })
})

describe('a name that several places have', () => {
  test('means the one where most is offered, says so and can be put right', async () => {
    const followUp = await resolve('신사동 아파트 매매 찾아줘', null)
    expect(followUp?.ask).toBeNull()
    expect(followUp?.request?.wishes[0]?.home.regionCodes).toEqual(['1168010700'])
    expect(followUp?.assumptions.map(({ value }) => value)).toEqual([expect.stringContaining('강남구')])
    expect((await talk(['신사동 아파트 매매 찾아줘', '은평구 말이야']))?.regionCodes).toEqual(['1138010900'])
  })
})
