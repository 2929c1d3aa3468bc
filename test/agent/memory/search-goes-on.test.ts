import { describe, expect, test } from 'vitest'
import { resolveQuestion } from '../../../src/agent/memory/resolve.ts'
import { NO_MEMORY } from '../../../src/domain/memory.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { readSigns, withShown } from '../../../src/domain/reading/signs.ts'
import { testLawRoute } from '../../support/topics.ts'
import { now, places } from './conversation.ts'

const ports: Parameters<typeof resolveQuestion>[1] = {
  places: () => Promise.resolve(places),
  searchListings: () => Promise.resolve({ items: [], totalCount: 1, capped: false, isEmpty: false }),
  lawRoute: testLawRoute,
}

const after = (search: string): TurnMemory => {
  const request = readRequest(search, { places, now })
  const [wish] = request.wishes
  if (wish === undefined) throw new Error(`Nothing is wanted by “${search}”`)
  return {
    question: search,
    intentType: 'PROPERTY_SEARCH',
    facets: ['PROPERTY_SEARCH'],
    query: wish.home,
    listings: [1, 2, 3].map((at) => ({ propertyId: `p${at}`, transactionId: `t${at}` })),
    seen: [],
    request,
  }
}

const resolve = (before: string | TurnMemory, question: string) =>
  resolveQuestion(
    {
      question,
      memory: { ...NO_MEMORY, last: typeof before === 'string' ? after(before) : before },
      userId: null,
      language: 'KO',
      now,
    },
    ports,
    new AbortController().signal,
  )

describe('a search that goes on', () => {
  test.each([
    ['강남구 아파트 매매 20억까지 59타입', '84로 바꿔줘', 79.8, 88.2],
    ['강남구 아파트 매매 20억까지 전용 59', '84는?', 79.8, 88.2],
    ['강남구 아파트 매매 20억까지 25평', '33은?', 76.36, 87.28],
  ])('“%s”, “%s”: a number without a unit is another size', async (search, question, min, max) => {
    const followUp = await resolve(search, question)
    expect(followUp?.conditions?.exclusiveArea?.min).toBeCloseTo(min, 1)
    expect(followUp?.conditions?.exclusiveArea?.max).toBeCloseTo(max, 1)
    expect(followUp?.conditions?.unrecognized).toEqual([])
  })

  test('no number that is no size of theirs', async () => {
    const followUp = await resolve('강남구 아파트 매매 20억까지 전용 59', '32는?')
    expect(followUp?.conditions?.exclusiveArea).toEqual({ min: 56.05, max: 61.95 })
    expect(followUp?.conditions?.unrecognized).toEqual(['32'])
  })

  test.each([
    ['강남구 아파트 전세 6억 이하 10층 이상', '층은 상관없어 다시'],
    ['강남구 아파트 전세 6억 이하 10층 이상', '층수는 상관없으니까 다시 찾아줘'],
    ['강남구 아파트 전세 6억 이하 1층 빼고', '층은 빼고 봐줘'],
  ])('“%s”, “%s”: what is of no importance any more is gone, and nothing else', async (search, question) => {
    const followUp = await resolve(search, question)
    const { floor, not, deposit, regionCodes, unrecognized } = followUp?.conditions ?? {}
    expect([floor ?? null, not ?? null]).toEqual([null, null])
    expect([deposit?.max, regionCodes, unrecognized]).toEqual([60_000, ['1168000000'], []])
  })

  test.each(['만기때 돈 안주면 어케?', '만기때 보증금 안주면 어떡해?'])(
    '“%s” is of law, and the search is not told again',
    async (question) => {
      expect(await resolve('강남구 오피스텔 전세 2억 이하', question)).toBeNull()
    },
  )

  test.each(['곰팡이 안피는 집', '집주인이 안 들어와 사는데로', '조용한 동네로'])(
    '“%s” says what homes are to be like',
    async (question) => {
      expect((await resolve('강남구 오피스텔 전세 2억 이하', question))?.conditions?.deposit?.max).toBe(
        20_000,
      )
    },
  )
})

describe('what is asked of a case of which it changes nothing that was worked out', () => {
  const question = '전세 만기가 내년 5월20일이에요 더 살고싶은데 언제까지 말해야하죠'
  const last: TurnMemory = {
    question,
    intentType: 'LEGAL_CONSULT',
    facets: ['LEGAL_CONSULT'],
    query: NO_CONDITIONS,
    listings: [],
    seen: [],
    thread: [question],
    request: readRequest(question, { places, now }),
  }

  test.each(['여동생이 들어온대면요', '아들 산다해놓고 딴사람 들이면?'])(
    '“%s” is of law, and the day is not told again in its place',
    async (next) => {
      const followUp = await resolve(last, next)
      expect(followUp?.amendsCase).toBeUndefined()
      expect(followUp?.before).toEqual([question])
    },
  )

  test('another day is worked out', async () => {
    expect((await resolve(last, '만기가 6월 1일이면?'))?.amendsCase).toBe(true)
  })
})

test('the tax of a home that was shown is asked of that home', () => {
  const question = '첫번째 집 취득세는? 집 없어요'
  expect(withShown(readSigns(question), question, true).ordinals).toEqual([0])
  const own = '두 번째 집 취득하면 세금은?'
  expect(withShown(readSigns(own), own, true).ordinals).toEqual([])
})
