import { describe, expect, test } from 'vitest'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { talk } from './talk.ts'

const LOAN = ['5억을 4.2% 30년 원리금균등으로 빌리면 한 달에 얼마예요?', '40년이면?', '금리가 4.8%면?']
const TAX = [
  '무주택인데 마포 아파트 8억에 사면 취득세 얼마예요? 전용 84',
  '9억5천으로 올리면?',
  '전용이 101이면?',
]
const ENGLISH = [
  'What is the monthly payment on a 300 million won loan at 4% over 30 years?',
  'What about 40 years?',
]

const last = (questions: readonly string[]) => talk(questions, { inLaw: true }).at(-1)

describe('a question of two results of a conversation holds these against one another', () => {
  test.each([
    [LOAN, '맨 처음이랑 비교하면 한 달에 얼마나 줄어요?', 0, 2],
    [LOAN, '처음 30년 4.2랑 비교하면 한달에 얼마나 줄거나 늘어?', 0, 2],
    [LOAN, '총이자 차이는 얼마나 나?', 1, 2],
    [LOAN, '처음거랑 지금거 차이는 얼마?', 0, 2],
    [LOAN, '그럼 원래보다 월 얼마 늘어나는거지', 0, 2],
    [TAX, '그럼 맨 처음 8억짜리랑 세금 차이가 얼마에요', 0, 2],
    [TAX, '세금이 얼마나 더 나오는 거죠', 1, 2],
    [TAX.slice(0, 2), '얼마 차이예요?', 0, 1],
    [ENGLISH, 'How much less is that than the first one?', 0, 1],
    [ENGLISH, 'what is the difference?', 0, 1],
  ])('%j, “%s”', (before, question, one, other) => {
    const turns = talk([...before, question], { inLaw: true })
    const { cases, together } = turns.at(-1)?.request ?? {}
    const given = (at: number) => turns[at]?.request.wishes[0]?.case
    expect(cases?.map(({ of }) => of.wishes[0]?.case)).toEqual([given(one), given(other)])
    expect(together).toBeUndefined()
  })

  test.each([
    [
      ['1억 6천을 3.8% 만기일시로 빌리면 한 달 이자 얼마?', '천만원을 4.5%로 빌리면?'],
      '둘이 합하면 얼마예요?',
    ],
    [ENGLISH, 'how much is it for both together?'],
    [
      [
        '집 비워주고 60일동안 보증금 1억2천을 못 받았네요 이자 5% 기준 얼마 청구할 수 있나요',
        '소장이 집주인한테 송달된 다음날부터는 12%라던데 그 뒤로 40일 더 지나면 그 기간 이자는?',
      ],
      '두 기간 합치면 총 이자가 얼마?',
    ],
  ])('%j, “%s”: what they come to', (before, question) => {
    expect(last([...before, question])?.request.together).toBe(true)
  })

  test.each([
    [LOAN, '금리가 0.5%p 오르면 얼마나 늘어요?'],
    [LOAN, '8억이면 얼마나 더 내요?'],
    [LOAN, '전세랑 월세 차이가 뭐예요?'],
    [LOAN.slice(0, 1), '총이자 차이는 얼마나 나?'],
    [LOAN, '원리금균등이랑 원금균등 총이자 차이는?'],
    [TAX, '복비는 얼마나 차이나요?'],
    [TAX, '5억이랑 6억 취득세 차이는 얼마예요?'],
  ])('%j, “%s” has a case of its own', (before, question) => {
    const cases = last([...before, question])?.request.cases ?? []
    expect(cases.map(({ name }) => name).filter((it) => /계산/.test(it))).toEqual([])
  })

  test('what is talked of stays', () => {
    const turns = talk([...LOAN, '처음이랑 차이가 얼마예요?', '20년이면?'], { inLaw: true })
    expect(turns.at(-1)?.request.wishes[0]?.case).toMatchObject({ loan: 50_000, rate: 4.8, years: 20 })
    expect(turns.at(-1)?.request.cases).toBeUndefined()
  })
})

describe('a rate that rises or falls by so much is the one before, so much higher or lower', () => {
  test.each([
    ['금리가 0.5%p 오르면 얼마나 늘어요?', 4.7],
    ['금리가 1% 내리면?', 3.2],
    ['대출금리가 2%포인트 상승하면', 6.2],
    ['금리 6%로 오르면?', 6],
    ['what if the rate rises by 1%?', 5.2],
    ['And if it falls by 0.5 percentage points?', 3.7],
  ])('“%s”', (question, rate) => {
    expect(last([...LOAN.slice(0, 1), question])?.request.wishes[0]?.case.rate).toBe(rate)
  })
})

const LIMIT = '하남에 집 보는 중. 제 연봉 5천이고 대출없음. 4.1% 변동 30년이면 dsr 한도 얼마나 될까'
const OWING =
  '연봉 오천, 인천 아파트 주담대 변동 4% 30년. 마통 한도 3천짜리 6% 쓰고 있어요. DSR 40%로 얼마까지?'

describe('what somebody else earns is added to what one earns, where it is said to be', () => {
  test.each([
    ['와이프 3천 합치면', 8000],
    ['아내 연봉 4천을 더하면 얼마까지 돼요?', 9000],
    ['와이프 연봉 4천까지 합치면?', 9000],
    ['남편 소득 5,500만원까지 합산하면요?', 10_500],
    ["what if we add my wife's 30 million won?", 8000],
    ['부부합산 8천이면?', 8000],
    ['연봉 7천이면?', 7000],
  ])('“%s”', (question, income) => {
    const { wishes, person } = last([LIMIT, question])?.request ?? {}
    expect([wishes?.[0]?.case.income, person?.income]).toEqual([income, income])
  })
})

test('what somebody else earns is no result to be added up, after two of them', () => {
  const turns = talk([LIMIT, '금리가 4.5%면?', '와이프 연봉 4천까지 합치면?'])
  expect(turns.at(-1)?.request.cases).toBeUndefined()
  expect(turns.at(-1)?.request.wishes[0]?.case.income).toBe(9000)
})

describe('rent that is not paid either is open beside what was', () => {
  const RENT = '월세 80을 세입자가 8월엔 40, 9월엔 50, 10월엔 20만 냈어요 계약해지 되나요'
  test.each([
    ['11월 것도 통째로 안냈어요', 210],
    ['11월도 30만 냈어요', 180],
  ])('“%s”', (question, open) => {
    const facts = last([RENT, question])?.request.wishes[0]?.case.facts
    expect(facts === undefined ? null : sumOf(facts, 'ARREARS')).toBe(open)
  })
})

describe('of two leases the one that is meant is said anew', () => {
  const SHOP = '서울에서 카페해요 보증금 5천 월 300인데 재계약하면서 월세 350 달래요 줘야하나'
  const LET_AGAIN =
    '보증금 3억에 월40 살다가 작년 12월에 주인이 직접 산다고 갱신거절해서 나왔어요. 올 3월에 3억/80으로 딴사람 들였는데 얼마 물어내라 할수있어요'
  test.each([
    [SHOP, '보증금 7억에 월 150이면 얼마까지 올릴수 있는거?', [70_000], [150]],
    [LET_AGAIN, '새로 들인게 3억에 55면요?', [30_000, 30_000], [40, 55]],
  ])('%s “%s”', (before, question, deposits, rents) => {
    expect(last([before, question])?.request.wishes[0]?.case).toMatchObject({ rents })
    expect(last([before, question])?.request.wishes[0]?.case.deposits.at(-1)).toBe(deposits.at(-1))
  })
})

test('the stamp is on the day of moving in, where both were done then', () => {
  const AUCTION =
    '서울 빌라 경매 3억에 낙찰. 근저당 2억(2024년 3월), 저는 2024년 6월에 전입 확정일자 받고 보증금 1.5억이에요 얼마 받아요'
  const turn = last([AUCTION, '제가 2023년 12월에 전입이랑 확정 다 받은거였으면?'])
  const days = turn?.request.wishes[0]?.case.facts.dates ?? []
  expect(days.filter(({ event }) => event === 'FIXED' || event === 'MOVED_IN').map(({ day }) => day)).toEqual(
    ['2023-12-01', '2023-12-01'],
  )
})

describe('a tax is worked out anew by what is said of it later', () => {
  const HEIR = '엄마 집 혼자 상속받아요 공시 4억 전용 76. 저 무주택이고 혼자 살아요 취득세 총?'
  const FLAT = '작년 12월 20일에 5억에 산 빌라를 지금 6억에 팔면 양도세 얼마에요'
  test('whoever was said to have no home has one', () => {
    expect(last([HEIR, '제 집이 이미 있었다면?'])?.request.wishes[0]?.tax).toMatchObject({ ownHomes: 1 })
  })
  test('sold on another day it is held for another time, and the day of the purchase is none of the sale', () => {
    const turn = last([FLAT, '내년 2월에 파는걸로 미루면?'])
    expect(turn?.request.wishes[0]?.tax?.soldOn).toMatch(/-02-/)
    expect(turn?.request.wishes[0]?.case.facts.day).toBeNull()
  })
})

describe('how far what is paid may rise is asked of the law, and of no bank', () => {
  test.each([
    ['지금 3.2억인데 얼마까지 올려줄수있어', { deposits: [32_000], rents: [] }],
    ['80만원인데 얼마까지 올릴 수 있나요', { deposits: [], rents: [80] }],
  ])('“%s”', (question, sums) => {
    const { intent, wishes } = last([question])?.request ?? {}
    expect(intent?.intentType).toBe('LEGAL_CONSULT')
    expect(wishes?.[0]?.case).toMatchObject(sums)
  })
})

describe('a debt that is supposed to be gone is owed no more', () => {
  test.each([
    '마통을 아예 해지하면',
    '마이너스통장 해지하면요?',
    '마통 그냥 없애면 한도가 얼마까지 늘어나요?',
    'what if I close the overdraft?',
  ])('“%s”', (question) => {
    expect(last([OWING])?.request.person.debts).toHaveLength(1)
    expect(last([OWING, question])).toMatchObject({
      followUp: { amendsCase: true },
      request: { person: { debts: [] } },
    })
  })

  test('whether to close it is a question, and closes nothing', () => {
    expect(last([OWING, '마통은 해지하는 게 나은가요?'])?.request.person.debts).toHaveLength(1)
  })
})
