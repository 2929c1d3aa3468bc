import { describe, expect, test } from 'vitest'
import { amendTax } from '../../../src/domain/reading/tax-after.ts'
import { readTax, taxSpans } from '../../../src/domain/reading/tax.ts'
import type { TaxCase } from '../../../src/domain/reading/tax.ts'

describe('what a question says for a tax', () => {
  test.each([
    [
      '집 두채 가진 아빠가 노원구 아파트(공시가 4억2천, 시가인정액 6억)를 아들한테 증여. 취득세는?',
      {
        asks: ['acquisitionTax'],
        cause: 'GIFT',
        relation: 'PARENT',
        homes: 2,
        sums: { official: 42_000, market: 60_000 },
      },
    ],
    ['송파에 11억짜리 집을 하나 더 사면 취득세가 얼마예요?', { homes: null, ownHomes: 1, open: [110_000] }],
    ['세 번째 집으로 6억 아파트를 사요. 취득세는?', { homes: null, ownHomes: 2 }],
    ['2주택째 9억인데 취득세', { homes: null, ownHomes: 1 }],
    ['집이 두 채인데 8억짜리를 하나 더 사면 취득세?', { homes: 2 }],
    ['acquisition tax if I buy another home for 900 million won', { ownHomes: 1 }],
    ['장인어른이 하나뿐인 집을 사위에게 증여하면 취득세', { relation: 'RELATIVE', homes: 1, open: [] }],
    [
      '15억에 판 집 하나, 8억에 사서 12년 보유하고 5년 거주했어요. 양도세?',
      {
        asks: ['capitalGainsTax'],
        heldMonths: 144,
        livedMonths: 60,
        homes: 1,
        sums: { sold: 150_000, bought: 80_000 },
      },
    ],
    ['8년2개월 세만 주고 한번도 안살았어요. 양도세', { heldMonths: 98, livedMonths: 0 }],
    ['집 산지 8개월 만에 새 아파트 또 샀어요. 양도세 비과세 맞죠?', { newAfterMonths: 8, heldMonths: null }],
    [
      '2주택(일시적 아님), 토지거래허가도 2026년 7월에 신청, 8월 20일 잔금. 양도세?',
      { sold: 'HOME', twoAsOne: 'NONE', soldOn: '2026-08-20', underWay: false, homes: 2 },
    ],
    [
      '월세 60만원씩 8개월 냈고 총급여 6천. 월세 세액공제액은?',
      { asks: ['rentTaxCredit'], rentMonths: 8, sums: { rent: 60, salary: 6000 } },
    ],
    [
      '부모님께 5년 전 1억 받았고 이번에 2억 또 받아요. 증여세는?',
      { sums: { earlierGift: 10_000 }, open: [20_000], relation: 'PARENT' },
    ],
    [
      '아버지 상속재산 9억이고 어머니와 제가 있어요 상속세 나와요?',
      { spouse: true, sums: { estate: 90_000 } },
    ],
    [
      '배우자 없이 자녀 둘이 12억을 상속받으면 상속세',
      { spouse: false, children: 2, sums: { estate: 120_000 } },
    ],
    ['부부 공동명의 반반 공시 20억 종부세', { facts: { shared: true }, sums: { official: 200_000 } }],
    ['오피스텔 3억 취득세', { acquired: 'OTHER', apartment: null }],
  ])('%s', (text, wanted) => {
    expect(readTax(text)).toMatchObject(wanted)
  })

  test('is nothing where no tax is asked for', () => {
    expect(readTax('마포구 아파트 전세 3억 찾아줘')).toBeNull()
    expect(taxSpans('마포구 아파트 전세 3억 찾아줘')).toEqual([])
  })

  test('leaves open what is not said', () => {
    const said = readTax('마포 아파트 취득세 7억')
    expect(said?.facts).toMatchObject({ firstHome: null, corporation: null, replaces: null })
    expect(said).toMatchObject({ homes: null, relation: null, soldOn: null })
  })

  test('keeps what is not said anew', () => {
    const before = readTax('부모님이 3억 주시면 증여세 얼마? 성인이에요')
    const after = amendTax(before, readTax('증여세, 5억이면?'), '증여세, 5억이면?')
    expect(after).toMatchObject({ relation: 'PARENT', open: [50_000], facts: { minor: false } })
  })

  const next = (texts: readonly string[]) =>
    texts.reduce<TaxCase | null>((before, text) => amendTax(before, readTax(text, before?.asks), text), null)
  test.each<[readonly string[], object]>([
    [['6억 아파트 사면 취득세 얼마예요?', '법인이면?'], { cause: 'SALE', facts: { corporation: true } }],
    [['6억 아파트 사면 취득세 얼마예요?', '증여로 받으면?'], { asks: ['acquisitionTax'], cause: 'GIFT' }],
    [['6억 아파트 사면 취득세?', '상속으로 받으면요?', '그럼 그냥 사면요?'], { cause: 'SALE' }],
    [['상가 9억 취득세', '10억이면?'], { acquired: 'OTHER', open: [100_000] }],
    [['아버지가 3억 주시면 증여세 얼마', '할아버지가 주시면?'], { relation: 'GRANDPARENT', open: [30_000] }],
    [['6억 아파트 취득세', '법인이면?', '제가 2주택자라면요?'], { facts: { corporation: null } }],
    [['6억 아파트 취득세', '법인이면?', '법인 말고 개인이면?'], { facts: { corporation: false } }],
  ])('%j goes on with the tax that was asked for', (texts, wanted) => {
    expect(next(texts)).toMatchObject(wanted)
  })
})
