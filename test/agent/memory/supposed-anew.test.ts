import { describe, expect, test } from 'vitest'
import { askedApart } from '../../../src/domain/topics/points.ts'
import { talk } from './talk.ts'
import { lastOf, resultIn } from './worked-in-talk.ts'

const AUCTION = [
  '집이 경매로 넘어갔어요. 보증금 1억 2천, 서울, 전입은 2023년 3월이에요',
  '근저당은 2022년 5월에 2억이요',
]

describe('what an auction brings', () => {
  test.each([
    // 5,000만 before the bank, 2억 to it, the rest to the tenant.
    ['낙찰가가 4억이면 얼마나 받나요?', 12_000],
    ['낙찰가 4억이면 얼마 받아?', 12_000],
    ['낙찰가 3억이면?', 10_000],
  ])('is shared among those who were told of: %s', async (question, received) => {
    const evidence = await lastOf(...AUCTION, question)
    expect(resultIn(evidence, 'distribution')).toMatchObject({ result: { tenants: [{ paid: received }] } })
  })

  test('is what another sum is that says nothing of what it is', async () => {
    const evidence = await lastOf(...AUCTION, '낙찰가 4억이면 얼마 받아?', '3억이면?')
    expect(resultIn(evidence, 'distribution')).toMatchObject({ result: { tenants: [{ paid: 10_000 }] } })
  })
})

test('a mortgage that is told with its day is older debt, and no price', () => {
  const [, turn] = talk(AUCTION)
  const [wish] = turn?.request.wishes ?? []
  expect(wish?.case).toMatchObject({ deposits: [12_000], seniorDebt: 20_000, price: null })
})

describe('a jeonse that is turned into rent', () => {
  test('is what it is now, wherever the deposit is told that it becomes', async () => {
    const evidence = await lastOf('전세 3억에 월세로 바꾸면 얼마? 보증금 1억으로')
    expect(evidence.find(({ source }) => source.kind === 'CALCULATION')?.source).toMatchObject({
      inputs: { deposit: 30_000, newDeposit: 10_000 },
    })
  })

  test('is held against the rent that is wanted for it', () => {
    const [, turn] = talk(['전세 3억에 월세로 바꾸면 얼마? 보증금 1억으로', '집주인이 90만원 달래'])
    const [wish] = turn?.request.wishes ?? []
    expect(wish?.case.deposits).toEqual([30_000, 10_000])
    expect(wish?.case.facts.sums).toContainEqual({ of: 'ASKED_RENT', value: 90 })
  })
})

describe('after the tax on buying a shop', () => {
  const SHOP = '시가 6억짜리 상가 살 때 취득세'

  test.each(['주택이면?', '집이면요?', '아파트로 사면?'])('“%s” supposes a home', async (question) => {
    const evidence = await lastOf(SHOP, question)
    const worked = resultIn(evidence, 'acquisitionTax')
    expect(JSON.stringify(worked)).toMatch(/\b660\b/)
  })

  test.each(['2주택이면?', '무주택이면?'])('“%s” counts homes, and leaves it a shop', async (question) => {
    const evidence = await lastOf(SHOP, question)
    expect(JSON.stringify(resultIn(evidence, 'acquisitionTax'))).toMatch(/\b2760\b/)
  })
})

test('who somebody is with is no thing that is asked about', () => {
  expect(askedApart('10억 아파트를 상속받아요. 어머니랑 자녀 둘인데 상속세는?')).toHaveLength(1)
  expect(askedApart('복비랑 이사비는 누가 내요?').length).toBeGreaterThan(0)
})

test.each([
  ['보증금 2억 5천 빌라 보증료 얼마예요?', '아파트면?', [53.5, 77]],
  ['보증금 2억 5천 아파트 보증료 얼마예요?', '1년만 하면?', [26.75, 38.5]],
])('the fee of a guarantee after “%s”, “%s”', async (first, next, [fee, highestFee]) => {
  const evidence = await lastOf(first, next)
  expect(resultIn(evidence, 'guaranteeFee')).toMatchObject({ result: { fee, highestFee } })
})

describe('after a raise without a sum', () => {
  test.each([
    ['전세금 5% 인상 가능해?', '지금 3억인데 3억 2천 달래', 31_500],
    ['전세금 5% 인상 가능해?', '3억에서 3억 2천으로 올려달래', 31_500],
    ['보증금 5% 올려달라는데 돼?', '지금 2억인데 2억 1500 달래요', 21_000],
  ])('%s, “%s” is what is paid and what is asked for', async (first, next, most) => {
    const [, turn] = talk([first, next])
    const [wish] = turn?.request.wishes ?? []
    expect(wish?.case.deposits).toHaveLength(2)
    expect(turn?.request.unread).toEqual([])
    expect(JSON.stringify(resultIn(await lastOf(first, next), 'rentIncrease'))).toContain(String(most))
  })
})
