import { describe, expect, test } from 'vitest'
import { talk } from './talk.ts'
import { lastOf, resultIn, toldIn } from './worked-in-talk.ts'

describe('a case told after another of its kind', () => {
  test('with a share has its own rent, and none that is demanded of the first', () => {
    const [, turn] = talk(['월세 50인데 5 % 올려달래요', '서울 가게 보증금 3천 월세 200인데 10% 올려달래요'])
    const [wish] = turn?.request.wishes ?? []
    expect(wish).toMatchObject({ share: 10, case: { rents: [200], deposits: [3000] } })
  })
})

describe('what a home is valued at', () => {
  test('is no price that its deposit is held against', async () => {
    const evidence = await lastOf('보증금 3억 5천이고 공시가격 3억 빌라 보증보험 되나요?')
    expect(resultIn(evidence, 'jeonseRisk')).toBeUndefined()
    expect(resultIn(evidence, 'guaranteeLimit')).toBeDefined()
  })
})

describe('whether the place is a regulated area', () => {
  test.each(['강남구 아파트 12억 취득세 얼마야? 1주택자야', '분당구 아파트 5억 취득세 얼마야?'])(
    'is told with the tax on buying: %s',
    async (question) => {
      expect(toldIn(await lastOf(question))).toContain('tax.say.regulated')
    },
  )

  test('is not told where nobody named a place, or somebody said it', async () => {
    const told = [
      ...toldIn(await lastOf('12억 아파트 취득세 얼마야? 1주택자야')),
      ...toldIn(await lastOf('조정대상지역 12억 아파트 취득세 얼마야? 1주택자야')),
    ]
    expect(told.filter((id) => id === 'tax.say.regulated' || id === 'tax.say.unregulated')).toEqual([])
  })
})

test('by how much percentages differ is told in points', async () => {
  const evidence = await lastOf('집값 5억에 전세 4억이면 안전해요?', '보증금 3억 5천이면?')
  const said = evidence.flatMap(({ facts }) => facts.filter(({ id }) => id === 'case.lowerThanBefore'))
  expect(said).toMatchObject([{ args: { difference: { kind: 'percent', value: 10, isPoints: true } } }])
})

describe('what a purchase comes to in all', () => {
  test('is told for each answer that the tax has where a fact leaves it open', async () => {
    const evidence = await lastOf('마포구 아파트 9억 취득세 1주택자야', '전부 더하면?')
    // 9억 + 450만 with 2,970만 where the home before is sold, and with 7,560만 where it is not.
    expect(resultIn(evidence, 'purchaseFunds')).toMatchObject({
      fee: 450,
      alternatives: [
        { taxes: 2970, total: 93_420 },
        { taxes: 7560, total: 98_010 },
      ],
    })
  })

  test.each(['내 돈 얼마 있어야 돼?', '그럼 총 얼마 들어?', '다 합치면요?'])(
    'is what “%s” asks after the tax on it',
    async (question) => {
      const evidence = await lastOf('무주택이고 5억 아파트 취득세 얼마예요?', question)
      expect(resultIn(evidence, 'purchaseFunds')).toMatchObject({ taxes: 550, fee: 200, total: 50_750 })
    },
  )

  test('with a tenant in it is less by the deposit', async () => {
    const evidence = await lastOf('무주택인데 5억 아파트 전세 4억 끼고 갭투자하면 내 돈 얼마 필요해?')
    expect(resultIn(evidence, 'purchaseFunds')).toMatchObject({ ownMoney: 10_750 })
  })
})

test('what is bought for a sum and sold for another by who tells how long it was held is taxed', () => {
  const [turn] = talk(['1주택자 6억에 사서 14억에 팔아요 10년 보유 5년 거주'])
  expect(turn?.request.wishes[0]?.tax).toMatchObject({
    asks: ['capitalGainsTax'],
    sums: { bought: 60_000, sold: 140_000 },
    homes: 1,
    heldMonths: 120,
    livedMonths: 60,
  })
})

test('an area that is supposed of a purchase is no question of its unit', () => {
  const [, turn] = talk(['7억 아파트 사면 취득세 얼마예요?', '전용 100제곱이면?'])
  expect(turn?.request.wishes[0]?.asks).not.toContain('areaUnits')
  expect(turn?.request.wishes[0]?.case.area).toBe(100)
})

test('shares in a purchase change nothing of its tax, which is said', async () => {
  expect(toldIn(await lastOf('7억 아파트 사면 취득세 얼마예요?', '공동명의면?'))).toContain(
    'tax.say.sharedAlike',
  )
})

/** The case of the last question of a conversation. */
const caseOf = (...questions: string[]) => talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]?.case

describe('what is said of a loan later', () => {
  test('its years are read before a month that is asked of', () => {
    expect(caseOf('3억 대출 금리 4.5% 20년 월 얼마 갚아요?')).toMatchObject({ years: 20, rate: 4.5 })
  })

  test('a time of grace leaves how it is repaid', () => {
    expect(caseOf('3억 대출 금리 4.5% 월 얼마?', '원금균등이면?', '거치 1년이면?')).toMatchObject({
      method: 'EQUAL_PRINCIPAL',
      graceMonths: 12,
    })
  })

  test('a fee is read that stands before its name, and how long the loan has run is of the fee', async () => {
    const first = '대출 2억 1.2% 중도상환수수료 1년만에 갚으면?'
    // 2억 × 1.2 % × 24/36, then × 12/36, then of 1억.
    expect(resultIn(await lastOf(first), 'prepaymentFee')).toMatchObject({ result: { fee: 160 } })
    expect(resultIn(await lastOf(first, '2년이면?'), 'prepaymentFee')).toMatchObject({ result: { fee: 80 } })
    expect(resultIn(await lastOf(first, '2년이면?', '1억만 갚으면?'), 'prepaymentFee')).toMatchObject({
      result: { fee: 40 },
    })
  })

  test('what was worked out at a rate that nobody said is not held against what comes after', async () => {
    const evidence = await lastOf('연봉 6천 서울 8억 아파트 대출 얼마나 나와?', '금리 4%면?')
    expect(toldIn(evidence).filter((id) => id.startsWith('case.'))).toEqual([])
  })
})

test('a guarantee for another time is paid for that time', async () => {
  const evidence = await lastOf('보증금 2억 보증료율 0.122% 보증료 얼마예요?', '1년만 하면?')
  expect(resultIn(evidence, 'guaranteeFee')).toMatchObject({ result: { fee: 24.4 } })
})

test('a rent whose deposit was to change comes to one jeonse where that is supposed', () => {
  expect(caseOf('보증금 1억에 월세 50인데 보증금 5천으로 낮추면 월세 얼마?', '전세로 하면?')).toMatchObject({
    deposits: [10_000],
    rents: [50],
  })
})

describe('a sum by itself after what takes one', () => {
  test.each([
    ['복비 얼마예요?', '5억이요', { price: 50_000 }],
    ['취득세 얼마예요?', '7억이요', { price: 70_000 }],
    [
      '집주인이 보증금을 늦게 주면 이자 받을 수 있어요?',
      '1억 5천이고 6개월 지났어요',
      { deposits: [15_000] },
    ],
  ])('%s … %s', (asked, said, figures) => {
    expect(caseOf(asked, said)).toMatchObject(figures)
  })
})

test('all that is paid for a home in a year is both taxes on holding it', () => {
  const [turn] = talk(['공시가격 12억 아파트 보유세 얼마예요'])
  expect(turn?.request.wishes[0]?.tax).toMatchObject({
    asks: ['comprehensiveRealEstateTax', 'propertyTax'],
    sums: { official: 120_000 },
  })
})

test('a home that is told of later leaves open whether it is sold', async () => {
  const evidence = await lastOf('강남구 9억 아파트 취득세 얼마예요?', '집이 하나 있으면요?')
  expect(resultIn(evidence, 'acquisitionTax')).toMatchObject({ bill: null })
})

describe('what is said beside a calculation that was made', () => {
  test('is what a let home costs a month, and no rent', () => {
    const later = caseOf('상가 5억에 사서 보증금 5천 월세 250 수익률', '관리비 월 20 내면?')
    expect(later).toMatchObject({ rents: [250], yearlyCost: 240 })
  })

  test('is at which rate a deposit is turned into rent', () => {
    expect(caseOf('전세 3억인데 보증금 1억으로 낮추면 월세?', '6%면?')).toMatchObject({ conversionRate: 6 })
  })
})

describe('two gifts of which one is given after the other', () => {
  test.each([
    // 1억 of tax base beside 5,000만 that the deduction covered: 10 %, less 3 %.
    ['부모님한테 5천 받고 3년 뒤에 또 1억 받으면 증여세?', 970],
    // More than ten years apart nothing is added up.
    ['부모님한테 5천 받고 11년 뒤에 또 1억 받으면 증여세?', 485],
  ])('%s', async (question, total) => {
    expect(resultIn(await lastOf(question), 'giftTax')).toMatchObject({ bill: { total } })
  })
})

describe('a sum that is only said to be exceeded', () => {
  const SALE = '1주택자인데 6억에 산 집 11억에 팔면 양도세 얼마예요? 5년 보유 5년 거주'

  test.each([
    // 15억 − 6억 = 9억, of it 3/15 taxed, less 40 % and 250만: 1억 550만 at 35 % less 1,544만, and a tenth of that.
    [SALE, '12억 넘으면요?', 'capitalGainsTax', 2363.35],
    [SALE, '12억 초과면 얼마나 내요?', 'capitalGainsTax', 2363.35],
    [SALE, '12억 넘게 팔면?', 'capitalGainsTax', 2363.35],
    // (15억 − 12억) × 60 % at 0.5 %.
    ['공시가격 11억 아파트 종부세 얼마예요? 1주택', '12억 넘으면요?', 'comprehensiveRealEstateTax', 90],
  ])('%s … %s is worked out for an example above it', async (before, after, name, total) => {
    const evidence = await lastOf(before, after)
    expect(resultIn(evidence, name)).toMatchObject({ bill: { total } })
    expect(toldIn(evidence)).toContain('tax.say.example')
  })

  test('is none where the sum itself is said, and is no example any more then', async () => {
    expect(toldIn(await lastOf(SALE, '13억이면요?'))).not.toContain('tax.say.example')
    expect(toldIn(await lastOf(SALE, '12억 넘으면요?', '13억이면요?'))).not.toContain('tax.say.example')
  })
})

describe('a gift that lies more than ten years back', () => {
  test.each([
    ['부모님이 1억 주시면 증여세 얼마예요? 3년 전에 5천 받았어요', '12년 전에 받은 거면?', 485],
    ['부모님한테 5천 받고 3년 뒤에 또 1억 받으면 증여세?', '12년 전에 받은 거면?', 485],
    ['부모님이 1억 주시면 증여세 얼마예요? 3년 전에 5천 받았어요', '10년 넘었으면요?', 485],
    // Less than ten years ago it is added.
    ['부모님이 1억 주시면 증여세 얼마예요? 3년 전에 5천 받았어요', '8년 전에 받은 거면?', 970],
  ])('%s … %s', async (before, after, total) => {
    expect(resultIn(await lastOf(before, after), 'giftTax')).toMatchObject({ bill: { total } })
  })

  test('is not added in one question either, and comes back where it was nearer', async () => {
    const [first, nearer] = [
      '12년 전에 5천 받았고 이번에 부모님이 1억 주시면 증여세 얼마예요?',
      '5년 전에 받은 거면?',
    ]
    expect(resultIn(await lastOf(first), 'giftTax')).toMatchObject({ bill: { total: 485 } })
    expect(resultIn(await lastOf(first, nearer), 'giftTax')).toMatchObject({ bill: { total: 970 } })
  })
})

describe('what is paid without a loan', () => {
  const LENT = '무주택이고 5억 아파트 대출 3억 받으면 내 돈 얼마 필요해요?'

  test.each(['대출 없이 사면?', '대출 안 받으면요?', '현금으로만 사면?', '전액 현금이면요?'])(
    '%s: all of it is own money, and no loan is looked for',
    async (after) => {
      const evidence = await lastOf(LENT, after)
      expect(resultIn(evidence, 'purchaseFunds')).toMatchObject({ ownMoney: 50_750 })
      expect(resultIn(evidence, 'loanMatch')).toBeUndefined()
    },
  )

  test('is paid with one again where one is said', async () => {
    const evidence = await lastOf(LENT, '대출 없이 사면?', '대출 2억이면?')
    expect(resultIn(evidence, 'purchaseFunds')).toMatchObject({ ownMoney: 30_750 })
  })

  test('of a lease too', async () => {
    const evidence = await lastOf(
      '전세 3억 들어가는데 대출 2억 받으면 총 얼마 필요해요?',
      '대출 없이 들어가면?',
    )
    // 3억 and a fee of 0.3 %.
    expect(resultIn(evidence, 'leaseFunds')).toMatchObject({ ownMoney: 30_090 })
  })
})

describe('a loan that is paid back early at a rate that nobody said', () => {
  test.each([
    [['3억 대출 금리 4.5% 30년 월 얼마 갚아요?', '중도상환 수수료는요?'], 300],
    [['대출 3억 1년 만에 갚으면 중도상환수수료 얼마 나와요?'], 200],
    [['대출 2억 4% 받았는데 매달 얼마예요?', '3년 뒤에 다 갚으면 수수료 있어요?'], 0],
  ])('%s: what each percent of it comes to', async (questions, fee) => {
    const evidence = await lastOf(...questions)
    expect(resultIn(evidence, 'prepaymentFee')).toMatchObject({ result: { fee } })
    expect(toldIn(evidence).includes('plain.prepaymentOver')).toBe(fee === 0)
  })
})

describe('a raise without the right to renewal', () => {
  test.each([
    '갱신청구권 안 쓰면?',
    '갱신요구권을 안 쓰고 새로 계약하면요?',
    '합의해서 재계약하면?',
    '갱신권 못 쓰면요?',
  ])('is not capped: %s', async (after) => {
    expect(resultIn(await lastOf('전세 3억인데 5% 올려달래요', after), 'rentIncrease')).toMatchObject({
      result: { capped: false, regime: 'AGREED' },
    })
  })

  test('is, where it was not used yet and is used', async () => {
    const evidence = await lastOf('전세 3억인데 5% 올려달래요', '갱신청구권 쓰면?')
    expect(resultIn(evidence, 'rentIncrease')).toMatchObject({ result: { capped: true } })
  })
})

describe('both taxes on holding a home', () => {
  test('are told as one sum', async () => {
    // 342.9만 of property tax, and 90만 of the other.
    const evidence = await lastOf('1주택 공시가격 15억 아파트 보유세 합쳐서 얼마예요')
    expect(resultIn(evidence, 'holdingTaxes')).toMatchObject({
      total: 432.9,
      propertyTax: 342.9,
      comprehensiveRealEstateTax: 90,
    })
  })

  test('in each case that a fact leaves open', async () => {
    const evidence = await lastOf('공시가격 15억 아파트 보유세 합쳐서 얼마예요')
    expect(resultIn(evidence, 'holdingTaxes')).toMatchObject({
      alternatives: [{ total: 432.9 }, { total: 674.4 }],
    })
  })

  test('and not where one of them is asked for alone', async () => {
    const evidence = await lastOf('1주택 공시가격 15억 아파트 재산세 얼마예요')
    expect(resultIn(evidence, 'holdingTaxes')).toBeUndefined()
  })
})

describe('another matter between', () => {
  test('what is gone back to by the name of a tax is worked out of what was told of it', () => {
    const [, , back] = talk(
      [
        '생애최초로 서울 84 아파트 8억 사면 취득세 얼마',
        '전세사기 안 당하려면 등기부 뭐 봐야 돼',
        '취득세 얘기로 돌아가서 7억이면?',
      ],
      { inLaw: true },
    )
    expect(back?.request.wishes[0]).toMatchObject({
      case: { price: 70_000, firstHome: true, area: 84 },
      tax: { asks: ['acquisitionTax'], cause: 'SALE' },
    })
  })

  test('what was spoken of earlier is known by that', () => {
    const [, , back] = talk(
      [
        '전세금 3억 못 받고 열쇠 넘긴 지 73일 지연이자 얼마예요',
        '딴 얘긴데 청약통장 서울 84짜리 예치금 얼마여야 해?',
        '아까 이자 소장 받은 다음부터 73일로 치면?',
      ],
      { inLaw: true },
    )
    expect(back?.request.wishes[0]?.case).toMatchObject({
      deposits: [30_000],
      facts: { days: 73, served: true },
    })
  })

  test('homes that are looked for again are so under the conditions of before', () => {
    const [, , back] = talk(
      ['노원 아파트 매매 7억 이하', '6억짜리 사면 취득세 얼마? 무주택 59', '다시 매물, 도봉으로 봐줘'],
      { inLaw: true },
    )
    expect(back?.request.wishes[0]?.home).toMatchObject({
      regionCodes: ['1132000000'],
      propertyTypes: ['APARTMENT'],
      salePrice: { max: 70_000 },
    })
  })
})
