import { describe, expect, test } from 'vitest'
import { readCase } from '../../../src/domain/language/case.ts'
import { now, places } from '../../agent/memory/conversation.ts'

const read = (question: string) => readCase(question, places, now)

describe('a sum that is asked for in the place of one of a lease', () => {
  test.each([
    ['월세 50 보증금 1000으로 살고 있는데 주인이 60으로 올려달래요', { deposits: [1000], rents: [50, 60] }],
    ['월세 50 보증금 1000인데 60으로 인상 요구', { deposits: [1000], rents: [50, 60] }],
    ['보증금 3억에 월세 50인데 3억 2천으로 올려달래요', { deposits: [30_000, 32_000], rents: [50] }],
    ['보증금 2000 월세 80인데 70으로 내려달라고 해도 돼?', { deposits: [2000], rents: [80, 70] }],
    ['월세 50에 보증금 1000인데 집주인이 보증금 2000으로 올려달래', { deposits: [1000, 2000], rents: [50] }],
  ])('takes the place of the one that it is near to: %s', (question, figures) => {
    expect(read(question)).toMatchObject(figures)
  })

  test('leaves the lease with the rent that is paid now', () => {
    expect(read('월세 50 보증금 1000인데 60으로 올려달래요').leases).toEqual([{ deposit: 1000, rent: 50 }])
  })
})

test('by how much a rent is to rise is no rent', () => {
  expect(read('집주인이 월세 10만원 올려달라는데 거절하면 쫓겨나나요?').rents).toEqual([])
  expect(read('월세 10만원 더 올려달래요, 지금 55만원').rents).toEqual([55, 65])
})
