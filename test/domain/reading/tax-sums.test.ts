import { describe, expect, it } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

const NOW = new Date('2026-11-26T03:00:00Z')
const tax = (text: string) => readTax(text, [], NOW)

describe('several sums of one thing', () => {
  it.each([
    ['공시가 8억, 7억 아파트 두채 갖고있으면 종부세 얼마', [80_000, 70_000]],
    ['공시가 각각 6억이랑 5억5천인 집 두 채 종부세', [60_000, 55_000]],
    ['집이 두 채인데 아파트 공시가 8억이고 빌라 공시가 3억이에요 종부세는?', [80_000, 30_000]],
    [
      'Two homes with official prices of 700 million and 500 million won, comprehensive tax?',
      [70_000, 50_000],
    ],
  ])('%s', (text, officials) => {
    const read = tax(text)
    expect(read?.listed).toBe(officials.length)
    expect(read?.sums.official).toBe(officials.reduce((all, it) => all + it, 0))
  })

  it('homes of two people are no sum of one', () => {
    expect(tax('저는 공시가 8억, 남편은 7억 집이 있어요 종부세')?.sums.official).toBe(80_000)
  })

  it.each([
    ['부부가 각각 집 한채씩 공시 7억 6억 종부세 나와요?', [70_000, 60_000]],
    ['우리 부부 각자 한 채씩 있어요. 공시가 10억, 4억인데 종부세는?', [100_000, 40_000]],
  ])('a couple with a home each: %s', (text, officials) => {
    expect(tax(text)?.couple.map(({ official }) => official)).toEqual(officials)
  })

  it.each([
    ['어머니가 돌아가셨는데 아파트 9억, 예금 2억 남기셨어요 상속세', 110_000],
    ['돌아가신 아버지 재산이 모두 12억(아파트 9억, 예금 3억)이에요 상속세 얼마', 120_000],
    ['빚하고 장례비까지 다 빼면 딱 7억이 남아요. 상속세 얼마일까요', 70_000],
  ])('what somebody leaves: %s', (text, estate) => {
    expect(tax(text)?.sums.estate).toBe(estate)
  })
})

describe('when it was bought and sold', () => {
  it.each([
    ['25년 1월 5억에 사서 26년 2월에 5억6천에 팔았음 양도세', '2025-01', '2026-02-15', 13],
    ['작년 6월 6억 3천에 취득했고 올해 11월 7억에 매도 예정 양도소득세', '2025-06', '2026-11-15', 17],
  ])('%s', (text, boughtOn, soldOn, heldMonths) => {
    expect(tax(text)).toMatchObject({ boughtOn, soldOn, heldMonths })
  })

  it('each span is of the label that stands with it', () => {
    for (const text of ['보유 5년 거주 3년', '5년 보유 3년 거주', '보유 5년, 거주 3년'])
      expect(tax(`6억에 산 집 8억에 팔면 양도세 ${text}`)).toMatchObject({ heldMonths: 60, livedMonths: 36 })
  })
})
