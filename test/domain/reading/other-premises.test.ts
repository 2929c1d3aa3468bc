import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { planSearch } from '../../../src/agent/planning/search-plan.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { now, places } from '../../agent/memory/conversation.ts'
import { talk } from '../../agent/memory/talk.ts'

const read = (text: string) => readRequest(text, { places, now }).premises

describe('what is looked for in the place of a home', () => {
  test.each([
    ['강남구 상가 매물 찾아줘', ['SHOP']],
    ['마포구 사무실 월세 300 이하 찾아줘', ['OFFICE']],
    ['마포 지식산업센터 매매 시세', ['OFFICE']],
    ['마포구에 땅 사고 싶어 1억 이하로 보여줘', ['LAND']],
    ['강남구 꼬마빌딩 매물 보여줘', ['BUILDING']],
    ['find a shop for rent in Gangnam-gu', ['SHOP']],
    ['office space for rent in Mapo-gu under 3 million won', ['OFFICE']],
  ])('“%s”', (text, premises) => {
    expect(read(text)).toEqual(premises)
  })

  test.each([
    '마포구 상가 근처 아파트 전세 찾아줘',
    '사무실까지 30분 걸리는 원룸 마포',
    '창고 있는 빌라 강남구 전세',
    '강남구 아파트 찾아줘',
    '땅집 같은 단독주택 마포구',
    '상가 월세 5프로 올려달래',
    '상가 권리금 못 받게 하면 어떻게 해요?',
    'find a studio near my office in Mapo-gu',
  ])('is a home, or a question of law: “%s”', (text) => {
    expect(read(text)).toEqual([])
  })

  test('nothing is searched for it, and the answer says so', () => {
    const text = '강남구 상가 매물 찾아줘'
    const plan = planSearch({
      question: { query: text, language: 'KO', history: [], now: now.toISOString() },
      intent: readIntent(text, places),
      places,
      task: { kinds: [], notes: [] },
    })
    expect(plan).toMatchObject({ property: null, market: null })
    expect(plan.gaps).toHaveLength(1)
  })

  test('a home that is asked for after it is looked for where it was', () => {
    const [, home] = talk(['마포구 상가 월세 찾아줘', '그럼 오피스텔은?'])
    expect(home?.request.premises).toEqual([])
    expect(home?.request.wishes[0]?.home).toMatchObject({
      regionCodes: ['1144000000'],
      propertyTypes: ['OFFICETEL'],
    })
  })
})
