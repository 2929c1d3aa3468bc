import { describe, expect, test } from 'vitest'
import { caseOfRequest } from '../../../src/domain/reading/case-of.ts'
import { after, sales } from './conversation.ts'
import { talk } from './talk.ts'

const lastOf = (...questions: string[]) => talk(questions, { inLaw: true }).at(-1)?.request

describe('why homes are to be others is no wish of its own', () => {
  test.each([
    ['대출이 생각만큼 안나온대요ㅜㅜ 5억으로 낮춰서 봐줘요', { max: 50_000 }],
    ['생각보다 비싸네요 대출 이자 무서워서.. 6억 이하로 다시', { max: 60_000 }],
    ['세금 걱정은 나중에 하고 6억 아래로만', { max: 60_000 }],
    ['요즘 금리가 너무 올라서 겁나요.. 6억 이하로 추려줘', { max: 60_000 }],
  ])('“%s”', (question, salePrice) => {
    const made = after('강남구 아파트 매매 9억 이하 찾아줘', question, sales)
    expect(made?.intentType).toBe('PROPERTY_SEARCH')
    expect(made?.conditions).toMatchObject({ salePrice, propertyTypes: ['APARTMENT'] })
  })

  test('what is asked ahead of a bound stays asked', () => {
    const made = after('강남구 아파트 매매 9억 이하 찾아줘', '대출은 얼마나 나와요? 6억 이하로 사면요', sales)
    expect(made?.intentType).not.toBe('PROPERTY_SEARCH')
  })
})

describe('for how many months rent is open', () => {
  const SHOP = '가게 월세 220인데 두달 반치 밀렸다고 계약해지래요. 해지돼요?'
  const monthsOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.case.facts.arrearsMonths

  test('is told with half a month', () => {
    expect(monthsOf(SHOP)).toBe(2.5)
  })

  test.each([
    [['사실 그전 달 것도 못 내서 다 합치면 석달 반이야'], 3.5],
    [['그게 아니라 두 달이었어요'], 2],
    [['다 합치면 석달 반이야', '장부 다시 보니 석달 반 아니고 두 달이었네'], 2],
  ])('is corrected by %j', (later, months) => {
    expect(monthsOf(SHOP, ...later)).toBe(months)
  })
})

describe('cases that are held against one another', () => {
  const RATES = '상가 3억5천 보증금3천 월150. 1억5천 빌리는데 금리 4%일때 5.5%일때 수익률 각각 알려줘'
  const casesOf = (...questions: string[]) => lastOf(...questions)?.cases?.map(({ of }) => caseOfRequest(of))

  test('are changed together where none of them is named', () => {
    expect(casesOf(RATES, '월세가 150이 아니라 170이면 둘다 어떻게 돼?')).toMatchObject([
      { rate: 4, rents: [170] },
      { rate: 5.5, rents: [170] },
    ])
  })

  test('are changed one by one where one is named', () => {
    const two = 'A는 3억에 보증2천 월110, B는 2억에 보증1천 월80. 수익률 어디가 나음?'
    const [a, b] = casesOf(two, 'B 월세가 90이면?') ?? []
    expect([a?.rents, b?.rents]).toEqual([[110], [90]])
  })

  test('each ask what only one of them asks', () => {
    const cases = lastOf(
      '3억 집 보증금 4천 월 90 받음. 대출 1억 금리 4%면 수익률 얼마고, 금리가 6%면요?',
    )?.cases
    expect(cases?.map(({ of }) => of.wishes[0]?.asks.includes('roi'))).toEqual([true, true])
  })
})

test('whoever then pays without a loan owes none', () => {
  const before = '오피스텔 2억 보증금1천 월85 대출8천 이자4.5%면 수익률 몇%?'
  expect(lastOf(before, '대출 없이 다 내돈으로 사면?')?.wishes[0]?.case).toMatchObject({
    price: 20_000,
    loan: null,
  })
})

test('a cut that cannot be had is none', () => {
  expect(lastOf('생초는 못쓴대. 비조정 84㎡ 7억3천 사면 취득세 얼마임')?.wishes[0]?.case.firstHome).toBe(
    false,
  )
})

describe('what is said later of a tax', () => {
  const taxOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.tax

  test('is no other thing that is sold once it is denied to be one', () => {
    const before = '분양권 3년 쥐고있다가 피 6천 붙여서 팔면 세금?'
    expect(taxOf(before)).toMatchObject({ sold: 'PRESALE', heldMonths: 36 })
    expect(taxOf(before, '그게 분양권이 아니라 다 지어진 아파트였다면 얼마에요')).toMatchObject({
      sold: 'HOME',
      heldMonths: 36,
    })
  })

  test('tells what was paid for it, and asks for no tax on that', () => {
    const before = '4억에 산 아파트 11개월 만에 4억9천에 팔았는데 양도세 얼마예요?'
    expect(taxOf(before, '취득세 복비 합쳐서 1200 들었고 영수증 다 있음 그건 빼주나?')).toMatchObject({
      asks: ['capitalGainsTax'],
      sums: { bought: 40_000, sold: 49_000, expenses: 1200 },
    })
  })

  test('names who gave earlier, and not who gives now', () => {
    const before = '외할머니가 손녀인 저(26살)한테 1억2천 주신대요 증여세 얼마나 나올까요'
    expect(taxOf(before, '작년에 아빠한테 5천 받은거 있는데 그거 치면?')).toMatchObject({
      relation: 'GRANDPARENT',
      open: [12_000],
      sums: { earlierGift: 5000 },
    })
  })

  test('is a gift where nobody has died yet', () => {
    const before = '할머니 돌아가시고 공시 2억4천 아파트(전용70) 물려받아요. 취득세 합쳐서 얼마'
    expect(taxOf(before, '돌아가시기 전에 증여로 받았다 치면? 비조정이고 시가는 3억')).toMatchObject({
      cause: 'GIFT',
      sums: { market: 30_000 },
    })
  })

  test('is a sum without a unit that takes the place of another', () => {
    const before = '무주택 세대주 총급여 4900, 월세 72씩 올해 3월~12월 열달 냈어 연말정산 얼마 돌려받음?'
    expect(taxOf(before)).toMatchObject({ rentMonths: 10 })
    expect(taxOf(before, '아차차 4900 아니고 7900임')).toMatchObject({ sums: { salary: 7900, rent: 72 } })
  })

  test('is for how long of what was held somebody lived there', () => {
    const before = '2019년 3월에 6억에 사서 쭉 살고있는 1주택 12월에 15억5천에 팔면 양도세 얼마?'
    expect(taxOf(before, '사실 산 건 3년뿐이고 나머지는 전세 놨었어요')).toMatchObject({
      livedMonths: 36,
      livedThroughout: false,
    })
  })
})

describe('what was paid beyond what may be asked for a deposit', () => {
  const TURNED = '전세 2억4천에서 6천 빼주고 그만큼 월세로 돌리쟤요 최대 얼마까지 내면 되죠'
  const PAID = '32 달라길래 멋모르고 다섯달 냈어요ㅠ 더낸거 돌려받을수 있나요?'
  const factsOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.case.facts

  test.each([
    [[PAID], 5],
    [[PAID, '다시 세보니 다섯달 말고 넉달이네요'], 4],
  ])('is of the months that %j tells', (later, months) => {
    const facts = factsOf(TURNED, ...later)
    expect(facts?.livedMonths).toBe(months)
    expect(facts?.sums).toContainEqual({ of: 'ASKED_RENT', value: 32 })
    expect(lastOf(TURNED, ...later)?.wishes[0]?.asks).toContain('conversion')
  })
})

describe('who is to live in a home', () => {
  const REFUSED = '갱신한댔더니 주인이 처제가 들어와 살거라 안된다네 거절 사유됨?'
  const occupantOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.case.facts.aspects.occupant

  test.each([
    [[REFUSED], 'KIN'],
    [[REFUSED, '처제가 아니고 자기 어머니래'], 'LINEAL'],
    [['처제 말고 집주인 어머니가 들어온다고 갱신 거절한대요'], 'LINEAL'],
  ])('%j', (questions, occupant) => {
    expect(occupantOf(...questions)).toBe(occupant)
  })
})

describe('the names of a paper', () => {
  const PAPER = '보증금 9천만원 돌려달라고 내용증명 써줘'
  const partiesOf = (...questions: string[]) => lastOf(...questions)?.wishes[0]?.notice?.parties

  test.each([
    [[`${PAPER} 집주인 오민석 나는 배가은`], { lessor: '오민석', lessee: '배가은' }],
    [[`${PAPER} 집주인 오민석 나는 배가은`, '오민석 아님 오민식임'], { lessor: '오민식', lessee: '배가은' }],
    [[PAPER, '임대인은 오민석이고 임차인은 배가은이에요'], { lessor: '오민석', lessee: '배가은' }],
  ])('%j', (questions, parties) => {
    expect(partiesOf(...questions)).toMatchObject(parties)
  })
})

test('what is demanded of the one is so no more where only the other is to be raised', () => {
  const before = '1000에 70 살고있고 갱신권 쓸건데 80 부르네요 얼마까지가 법임?'
  const stays = '월세는 그대로 두고 보증금만 2000으로 올리자는건 돼요?'
  expect(lastOf(before, stays, '1800은요?')).toMatchObject({
    unread: [],
    wishes: [{ case: { deposits: [1000, 1800], rents: [70] } }],
  })
})

test('what a home is valued at is no other sum of its deal', () => {
  const given = lastOf('내일 전세계약해요. 수원 빌라 2억1천, 공시가 1억7천. 위험한가요?')?.wishes[0]?.case
  expect(given).toMatchObject({ deposits: [21_000], price: null, transactionTypes: ['JEONSE'] })
})
