import { describe, expect, test } from 'vitest'
import { isForAnybody, isForGroup, nearnessTo } from '../../../src/domain/loan/group.ts'

const PRODUCTS = [
  '주택도시기금 주거안정 월세대출',
  '주택도시기금 신생아 특례 버팀목 전세자금대출',
  '주택도시기금 버팀목 전세자금대출',
  '주택도시기금 내집마련 디딤돌대출',
  '온뱅크 전월세보증금대출',
]
const best = (question: string): string | undefined => {
  const near = nearnessTo(question)
  return near === null ? undefined : PRODUCTS.toSorted((a, b) => near(b) - near(a))[0]
}

describe('a product that is asked for by name', () => {
  test.each([
    ['버팀목 대출 조건 알려줘', '주택도시기금 버팀목 전세자금대출'],
    ['디딤돌 금리 얼마야?', '주택도시기금 내집마련 디딤돌대출'],
    ['신생아 특례 버팀목 한도', '주택도시기금 신생아 특례 버팀목 전세자금대출'],
    ['주거안정 월세대출 자격', '주택도시기금 주거안정 월세대출'],
    ['What are the terms of a Didimdol loan?', '주택도시기금 내집마련 디딤돌대출'],
  ])('“%s” means %s', (question, product) => {
    expect(best(question)).toBe(product)
  })

  test('is none where none is named', () => {
    expect(nearnessTo('전세자금대출 추천해줘')).toBeNull()
  })
})

describe('a product for some people', () => {
  test('is none for those who do not say that they are of them', () => {
    expect(isForAnybody('신혼부부전용 전세자금대출', '전세대출 추천')).toBe(false)
    expect(isForAnybody('신혼부부전용 전세자금대출', '신혼부부 전세대출 추천')).toBe(true)
    expect(isForGroup('청년전용 버팀목', '사회초년생인데')).toBe(true)
    expect(isForAnybody('주거안정 월세대출', '디딤돌 금리')).toBe(false)
  })

  test('전월세 is the name of jeonse loans, and of no loan for rents', () => {
    expect(isForAnybody('온뱅크 전월세보증금대출', '전세대출 추천')).toBe(true)
  })
})
