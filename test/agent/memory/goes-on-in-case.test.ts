import { describe, expect, test } from 'vitest'
import { inCaseOfLaw } from '../../../src/agent/memory/in-law.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { now, places, turnAbout } from './conversation.ts'
import { talk } from './talk.ts'

/** What the last of several turns came to. */
const wishOf = (...turns: string[]) => {
  const came = talk(turns).at(-1)
  return came?.followUp === null ? undefined : came?.request.wishes[0]
}

describe('a number without a unit', () => {
  test.each([
    ['전용 59제곱은 몇평이에요', '84는?', { measured: { value: 84, unit: 'SQUARE_METRE' } }],
    ['10평이 몇㎡야', '15는', { measured: { value: 15, unit: 'PYEONG' } }],
    ['how many pyeong is 84 sqm?', 'and 59?', { measured: { value: 59, unit: 'SQUARE_METRE' } }],
    ['보증금 1000에 월세 60 복비 얼마야', '70이면?', { deposits: [1000], rents: [70] }],
    ['3억 대출 4% 20년 매달 얼마', '4.8은?', { loan: 30_000, rate: 4.8 }],
  ])('after “%s”, “%s” is of its kind', (first, question, expected) => {
    expect(wishOf(first, question)?.case).toMatchObject(expected)
  })

  test('of an area that is said in the other unit looks for no home', () => {
    const wish = wishOf('전용 59제곱은 몇평이에요', '반대로 33평을 제곱미터로 바꾸면')
    expect(wish?.act).not.toBe('FIND')
    expect(wish?.case.measured).toEqual({ value: 33, unit: 'PYEONG' })
  })
})

describe('another sum of a loan', () => {
  test.each([
    [
      '연봉 6천이고 빚은 없어요. 금리 4% 30년이면 DSR로 얼마까지 빌려요?',
      '그냥 2억만 빌리면 매달 얼마씩 갚아?',
    ],
    ['소득 6000만원, 금리 4%로 30년 빌리면 한도가 얼마예요', '2억 빌리면 월 상환액은 얼마나 돼요?'],
  ])('is in the terms that were said: %s', (first, question) => {
    const wish = wishOf(first, question)
    expect(wish?.asks).toContain('repayment')
    expect(wish?.case).toMatchObject({ loan: 20_000, rate: 4, years: 30 })
  })

  test('of another home is not', () => {
    const wish = wishOf(
      '금리 4% 30년이면 연봉 6천으로 얼마까지 빌려요?',
      '강동구 8억 아파트 대출 얼마까지 돼요?',
    )
    expect(wish?.case.rate ?? null).toBeNull()
  })
})

describe('a rent that is said of what is turned into rent', () => {
  const FIRST = '전세 2억 8천인데 그중 8천을 월세로 돌리면 월세 상한이 얼마야'
  test.each([
    ['집주인은 40만원 달라는데요', 40],
    ['월세 20만원만 내기로 하면 보증금은 얼마를 돌리는 거야?', 20],
  ])('%s', (question, value) => {
    const wish = wishOf(FIRST, question)
    expect(wish?.asks).toContain('conversion')
    expect(wish?.asks).not.toContain('increase')
    expect(wish?.case.deposits).toEqual([28_000])
    expect(wish?.case.facts.sums).toContainEqual({ of: 'ASKED_RENT', value })
    expect(wish?.case.facts.sums).toContainEqual({ of: 'TURNED', value: 8_000 })
  })
})

describe('beside what is taxed', () => {
  test.each([
    '5년 전에도 아버지가 4천만원 주셨는데 그때는 세금 안냈어요',
    '작년에도 아버지한테 4천만원 받은 게 있어요',
  ])('a gift that was given earlier: %s', (question) => {
    const wish = wishOf('아버지한테 2억 받으면 증여세 얼마나 내요?', question)
    expect(wish?.tax).toMatchObject({ asks: ['giftTax'], open: [20_000], sums: { earlierGift: 4_000 } })
  })

  test('a home of one’s spouse, and one that is sold again', () => {
    const first = '공시 14억짜리 아파트 한채 제 명의인데 종부세 얼마 나와요'
    const told = '근데 남편 명의로 부산에 공시 3억짜리가 하나 있어요'
    expect(wishOf(first, told)?.tax).toMatchObject({ sums: { official: 140_000 }, spouseOwns: true })
    expect(wishOf(first, told, '그걸 팔아버리면?')?.tax).toMatchObject({
      sums: { official: 140_000 },
      spouseOwns: null,
    })
    expect(wishOf(first, '공시 8억짜리 빌라도 하나 더 있어요')?.tax).toMatchObject({
      sums: { official: 220_000 },
      homes: 2,
    })
  })
})

test('a fee is told with what is added to it', () => {
  expect(wishOf('아파트 6억 5천에 사면 복비 최대 얼마에요?', '부가세 10%까지 하면요')?.asks).toEqual(
    expect.arrayContaining(['fee', 'vat']),
  )
})

describe('either of two places', () => {
  test.each(['둘 중 아무데나 전세 3억 이하 있으면 보여줘', '두 군데 다 전세 3억 이하로 찾아줘'])(
    '%s',
    (question) => {
      const home = wishOf('노원구 아파트 시세 알려줘', '도봉은 어때?', question)?.home
      expect(home?.regionCodes.toSorted()).toEqual(['1132000000', '1135000000'])
      expect(home).toMatchObject({ transactionTypes: ['JEONSE'], deposit: { max: 30_000 } })
    },
  )
})

describe('what changes nothing of a case', () => {
  const FIRST = '서울 아파트 9억 매매 복비 얼마야?'
  test.each(['근데 계약이 깨지면 그것도 줘야돼?', '중개사 실수로 깨진거면?'])(
    'asks something else of it: %s',
    (question) => {
      expect(wishOf(FIRST, question)).toBeUndefined()
    },
  )

  test('asks for the same once more, where it asks how much', () => {
    expect(wishOf(FIRST, '그래서 얼마야?')?.asks).toContain('fee')
  })

  test('what was told of the case is not told again, unless a figure of it is said anew', () => {
    const last: TurnMemory = {
      ...turnAbout(FIRST),
      request: readRequest(FIRST, { places, now }),
      thread: [FIRST],
      worked: ['fee'],
    }
    const next = (question: string) =>
      inCaseOfLaw({ question, last, places, now }, readRequest(question, { places, now })).worked
    expect(next('계약이 깨지면 그것도 줘야 돼요?')).toEqual(['fee'])
    expect(next('8억으로 깎았다가 깨지면 그것도 줘야 돼요?')).toBeUndefined()
  })
})

describe('what is to change in a lease that was converted', () => {
  const lease = '오피스텔 월세 1000에 70인데 전세로 바꾸면 얼마야?'
  test.each([
    [['보증금 5천으로 올리면 월세는?'], { deposits: [1000, 5000], rents: [70] }],
    [
      ['보증금 5천으로 올리면 월세는?', '반대로 월세를 50으로 하려면?'],
      { deposits: [1000], rents: [70, 50] },
    ],
    [['월세를 50으로 낮추려면?', '보증금을 3천으로 올리면요?'], { deposits: [1000, 3000], rents: [70] }],
  ])('is the one or the other: %j', (questions, expected) => {
    const wish = wishOf(lease, ...questions)
    expect(wish?.case).toMatchObject(expected)
    expect(wish?.asks).not.toContain('increase')
  })
})

describe('how many homes one would have', () => {
  test.each([
    ['8억짜리 아파트 사려고 하는데 취득세 얼마야', '2주택이면?', { homes: 2, ownHomes: 1 }],
    ['8억짜리 아파트 사려고 하는데 취득세 얼마야', '2주택자라면?', { homes: 2, ownHomes: null }],
    ['5억에 산 아파트 7억에 팔면 양도세 얼마야 3년 보유', '2주택이면?', { homes: 2, ownHomes: null }],
  ])('counts a home that is bought, and not whoever owns them: %s %s', (first, question, expected) => {
    expect(wishOf(first, question)?.tax).toMatchObject(expected)
  })
})

describe('a tax credit for rent', () => {
  const wish = (...questions: string[]) => talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]

  test.each([
    ['월세 세액공제 얼마 받아요? 월세 60 연봉 4000', '전입신고 안 했으면?'],
    [
      'My rent is 700 thousand, salary 40 million. How much is the rent tax credit?',
      'What if I did not register my address?',
    ],
  ])('is of who is not registered there, where that is said: %s', (first, next) => {
    expect(wish(first, next)?.tax?.asks).toContain('rentTaxCredit')
    expect(wish(first, next)?.case.facts.registered).toBe(false)
  })

  test.each([
    ['원룸 보증금 1000에 월세 55 살고 있는데 복비 얼마예요?', '월세 세액공제 얼마? 연봉 3200'],
    ['월세 55 사는데 집주인이 나가래요', '연봉 3200인데 월세 연말정산으로 얼마 돌려받아요?'],
  ])('is of the rent that was told: %s', (first, next) => {
    expect(wish(first, next)?.case).toMatchObject({ rents: [55], income: 3200 })
  })

  test('is of the rent that it says itself, and of none where none was told', () => {
    expect(wish('월세 55 사는데 집주인이 나가래요', '월세 70이면 월세 세액공제 얼마?')?.case.rents).toEqual([
      70,
    ])
    expect(wish('집주인이 나가래요', '월세 세액공제 얼마? 연봉 3200')?.case.rents).toEqual([])
  })
})

describe('what is said after a question of one home that was shown', () => {
  const before = [
    '송파구 아파트 전세 6억 이하로 보여줘',
    '그중에 제일 싼 거',
    '그 집 전세대출 얼마까지 나와요?',
  ]
  test.each([
    ['연봉 5천이에요', { income: 5000 }],
    ['금리 5%면요?', { rate: 5 }],
    ['무주택이에요', { ownedHomes: 0 }],
  ])('“%s” is said of that home', (question, expected) => {
    const { followUp, request } = talk([...before, question]).at(-1) ?? {}
    expect(followUp?.about).toBe('homes')
    expect(request?.wishes[0]).toMatchObject({ act: 'LEND', case: { deposits: [42_000], ...expected } })
  })

  test('and what bounds a search is not', () => {
    expect(wishOf(...before, '4억 이하로만')?.act).toBe('FIND')
  })
})
