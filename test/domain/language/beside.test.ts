import { describe, expect, it } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'

describe('what a sum is by all that stands beside it', () => {
  it.each([
    ['1주택 1년 반 보유 차익 5천 양도세', { gain: 5000, sold: null }],
    ['6억에 산 집을 시세 9억에 팔면 양도세', { bought: 60_000, sold: 90_000 }],
    ['1주택 9억→15억 8년 거주 양도세', { bought: 90_000, sold: 150_000 }],
    ['분양권 차익 8천만원에 팔면 양도세', { gain: 8000, sold: null }],
    ['청약통장 240 연봉 5천 소득공제', { paid: 240, salary: 5000 }],
    [
      'I sell a shop for 800 million won that I bought for 500 million won. Capital gains tax?',
      { bought: 50_000, sold: 80_000 },
    ],
  ])('%s', (text, sums) => {
    expect(readTax(text)?.sums).toMatchObject(sums)
  })

  it('years lived are years held, and 작년 is said from today', () => {
    expect(readTax('1주택 9억에 사서 8년 살고 15억에 팔면 양도세')).toMatchObject({
      heldMonths: 96,
      livedMonths: 96,
    })
    expect(readTax('1주택 2년 넘게 살고 팔면 양도세')).toMatchObject({ heldMonths: null, livedMonths: 24 })
    expect(
      readTax('작년 5월에 산 아파트 차익 5천 양도세', [], new Date('2026-11-25T03:00:00Z')),
    ).toMatchObject({
      boughtOn: '2025-05',
    })
  })

  it('a home that makes two leaves one before it', () => {
    expect(readTax('조정지역 5억 전용 84 사서 2주택 되면 취득세')).toMatchObject({ ownHomes: 1 })
  })
})
