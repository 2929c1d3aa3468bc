import { describe, expect, test } from 'vitest'
import { readCalculations } from '../../../src/domain/reading/calculations.ts'
import type { AskName } from '../../../src/domain/reading/asks.ts'
import { readCase } from '../../../src/domain/language/case.ts'
import type { Case } from '../../../src/domain/case.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readRepaymentMethod } from '../../../src/domain/language/repayment.ts'
import { readAsks } from '../../../src/domain/reading/read-asks.ts'
import { someRegions } from './regions.ts'

const places = buildPlaceIndex(someRegions())
const today = new Date('2026-11-22T00:00:00Z')

const CASES: readonly [question: string, calculations: readonly AskName[], given: Partial<Case>][] = [
  // A loan: its sum, rate and term, wherever they stand.
  ['3억 4% 30년 대출 한 달에 얼마야', ['repayment'], { loan: 30_000, rate: 4, years: 30, price: null }],
  [
    '금리 4.2%로 4억 빌리면 30년 원리금균등 월 상환액은?',
    ['repayment'],
    { loan: 40_000, rate: 4.2, years: 30 },
  ],
  ['2억 원금균등 20년 금리 3.5% 첫 달 얼마 내?', ['repayment'], { loan: 20_000, rate: 3.5, years: 20 }],
  ['대출 3억 받으면 매달 얼마 갚아?', ['repayment'], { loan: 30_000, rate: null, years: null }],
  ['주담대 5억 금리 4.5% 40년이면 한달 이자 얼마야', ['repayment'], { loan: 50_000, rate: 4.5, years: 40 }],
  ['전세대출 2억 4.1% 이자만 내면 월 얼마?', ['repayment'], { loan: 20_000, rate: 4.1, deposits: [] }],
  ['전세 2억 대출 1억 5천 이자 4% 한달 얼마', ['repayment'], { loan: 15_000, deposits: [20_000], rate: 4 }],
  [
    'What is the monthly payment on a 300 million won loan at 4% over 30 years?',
    ['repayment'],
    { loan: 30_000, rate: 4, years: 30 },
  ],
  [
    'monthly payment on $300,000 at 4% for 30 years',
    ['repayment'],
    { loan: null, dollars: 300_000, rate: 4, years: 30 },
  ],
  ['금리 4.5로 2억 빌리면 한달에 얼마 갚아?', ['repayment'], { loan: 20_000, rate: 4.5, years: null }],
  ['3억 대출 금리는 3.9 기간 25년 월 상환액', ['repayment'], { loan: 30_000, rate: 3.9, years: 25 }],
  [
    'monthly payment on a 300 million won loan, interest rate 4.25, 30 years',
    ['repayment'],
    { loan: 30_000, rate: 4.25, years: 30 },
  ],
  ['금리 2.5년 고정이면 3억 대출 한달 얼마', ['repayment'], { rate: null }],
  ['30년 된 아파트 4억 대출 가능해?', [], { years: null }],
  // What it is to be, and what it is now, said the other way about or with one unit for both.
  [
    'my landlord wants 330 million instead of 300 for jeonse renewal, is he allowed?',
    ['increase'],
    { deposits: [30_000, 33_000] },
  ],
  ['The deposit goes up from 300 to 330 million won', [], { deposits: [30_000, 33_000] }],
  ['jeonse 330 million won instead of 300 million won, ok?', ['increase'], { deposits: [30_000, 33_000] }],
  ['He asks 1.2 million rather than 1.1 a month for rent', ['increase'], { deposits: [], rents: [110, 120] }],
  ['3억 대신 3억 3천 달래요 전세인데', ['increase'], { deposits: [30_000, 33_000] }],
  ['월세 50 대신 60 달래요', ['increase'], { rents: [50, 60] }],
  // The home that is owned already lies elsewhere.
  ...(
    [
      ['안산에 집 한 채 있고 송파에 11억짜리 한 채 더 사려고 해요', '1171000000', 1],
      ['제가 노원에 아파트 보유 중인데 강동구 7억 사면 얼마 들어요', '1174000000', 1],
      ['I have a flat in Ansan and want to buy one in Mapo for 900 million won', '1144000000', 1],
      ['송파에 집이 있어요 팔면 얼마 남죠', '1171000000', null],
    ] as const
  ).map(([question, regionCode, ownedHomes]): (typeof CASES)[number] => [
    question,
    [],
    { regionCode, ownedHomes },
  ]),
  // Numbers without a unit are money right behind 월세 or 보증금, and in a pair.
  ['보증금 2천에 월세 70 중개수수료 얼마야?', ['fee'], { deposits: [2000], rents: [70] }],
  [
    '전세 2억/70에서 2억/110으로 새 세입자를 받았대요 손해배상',
    [],
    { deposits: [20_000, 20_000], rents: [70, 110] },
  ],
  ['1000/60 복비 얼마', ['fee'], { deposits: [1000], rents: [60] }],
  ['집주인이 월세를 50에서 60으로 올려달래 올려줘야 해?', ['increase'], { rents: [50, 60], deposits: [] }],
  ['월세 50 내다가 두 달 밀리면?', [], { rents: [50] }],
  ['2주택자인데 세 번째 집 5억 취득세', ['tax'], { price: 50_000, ownedHomes: 2 }],
  // 5천인데 are no 5,000 people, and 5천일 때 is no 5001.
  ['강서구 화곡동 빌라 전세 2억 5천인데 깡통전세 아닐까?', ['jeonse'], { deposits: [25_000] }],
  ['DSR 40%면 연봉 5천일 때 대출 얼마까지 가능해?', ['loan'], { income: 5000, rate: null }],
  ['연봉 6천인데 8억 마포 아파트 사려면 대출 얼마까지 나와?', ['loan'], { income: 6000, price: 80_000 }],
  // 2억 빌라 is bought, 2억 빌라 전세 is rented; neither is lent.
  ['3억 빌라 사면 취득세 얼마?', ['tax'], { price: 30_000, loan: null }],
  ['2억 빌라 전세 안전해? 시세 2억 5천', ['jeonse'], { deposits: [20_000], price: 25_000 }],
  // What it is and what it becomes.
  ['전세 3억인데 3억 2천으로 올려달라는데 괜찮아?', ['increase'], { deposits: [30_000, 32_000] }],
  ['3억에서 3억 2천으로 전세 올려달라는데 5% 넘어?', ['increase'], { deposits: [30_000, 32_000] }],
  [
    'My landlord wants to raise the deposit from 300 million won to 330 million won',
    ['increase'],
    { deposits: [30_000, 33_000] },
  ],
  ['전세 만기 3개월 남았는데 2천 올려달래요 지금 3억이에요', ['increase'], { deposits: [30_000, 32_000] }],
  ['전세 3억 살고 있는데 3억 3천으로 올린대', ['increase'], { deposits: [30_000, 33_000] }],
  ['월세 100만원 내는데 집주인이 120으로 올린대', ['increase'], { rents: [100, 120] }],
  // Deposit and rent for one another.
  ['보증금 1억 월세 50을 전세로 바꾸면?', ['conversion'], { leases: [{ deposit: 10_000, rent: 50 }] }],
  [
    '전세 3억을 보증금 1억 반전세로 하면 월세 얼마?',
    ['conversion'],
    {
      leases: [
        { deposit: 30_000, rent: null },
        { deposit: 10_000, rent: null },
      ],
    },
  ],
  [
    '전세 살까 월세 살까? 전세 2억, 월세는 보증금 2천에 80',
    ['conversion'],
    {
      leases: [
        { deposit: 20_000, rent: null },
        { deposit: 2000, rent: 80 },
      ],
    },
  ],
  ['보증금 5천에 월세 100인데 보증금 1억으로 올리면 월세 얼마로 줄어?', ['conversion'], { rents: [100] }],
  [
    'convert 100 million won deposit and 500,000 won monthly rent to jeonse',
    ['conversion'],
    { leases: [{ deposit: 10_000, rent: 50 }] },
  ],
  ['전세로 마포 아파트 3억 찾아줘', [], { deposits: [30_000] }],
  ['반전세 보증금 2억 월세 50 이하 매물 찾아줘', [], { rents: [50] }],
  [
    'deposit 50 million won rent 800,000 won to jeonse?',
    ['conversion'],
    { leases: [{ deposit: 5000, rent: 80 }] },
  ],
  ['보증금 1억에 월세 100을 보증금 2억으로 하면 월세는?', ['conversion'], { deposits: [10_000, 20_000] }],
  // What is no price, no deposit and no rent.
  ['관리비 15만원 월세 60 보증금 1000 원룸', [], { rents: [60], leases: [{ deposit: 1000, rent: 60 }] }],
  [
    '연봉 5500 신용대출 3천 있는데 6억 집 살 때 주담대 한도',
    ['loan'],
    { income: 5500, price: 60_000, loan: null },
  ],
  ['현금 2억 있는데 3억 빌라 사면 취득세 얼마?', ['tax'], { price: 30_000 }],
  [
    'house price 500 million, mortgage 150 million, jeonse 250 million - safe?',
    ['jeonse'],
    { price: 50_000, seniorDebt: 15_000, deposits: [25_000], loan: null },
  ],
  [
    'The registry shows a lien of 150 million won; deposit 200 million, value 400 million. Is it safe?',
    ['jeonse'],
    { price: 40_000, seniorDebt: 15_000, deposits: [20_000] },
  ],
  [
    'maximum secured amount 240m, price 500m, jeonse 200m. safe?',
    ['jeonse'],
    { price: 50_000, seniorDebt: 24_000, deposits: [20_000] },
  ],
  ['2억에 산 오피스텔 월세 1000/85 수익률', ['roi'], { price: 20_000, deposits: [1000], rents: [85] }],
  // Costs of a purchase, and the homes that are owned before it.
  ['취득세 7억 5천 84제곱 무주택', ['tax'], { price: 75_000, area: 84, ownedHomes: 0 }],
  [
    'How much can I borrow with a 70 million won salary for a 900 million won apartment in Songpa?',
    ['loan'],
    { income: 7000, price: 90_000 },
  ],
  ['acquisition tax on a second home of 800 million won', ['tax'], { price: 80_000, ownedHomes: 1 }],
  ['마포 9억 아파트 사는데 현금 얼마 필요해?', ['loan', 'fee', 'tax'], { price: 90_000 }],
  ['디딤돌 대출 금리 얼마야? 연봉 6천', [], { income: 6000 }],
  ['오피스텔 3억 취득세 얼마예요?', ['tax'], { price: 30_000, propertyType: 'OFFICETEL' }],
  ['분당에 집 한 채 있는데 강남 12억 아파트 사면 세금 얼마야', ['tax'], { price: 120_000, ownedHomes: 1 }],
  [
    '3억 오피스텔 보증금 2천 월세 110 수익률 얼마?',
    ['roi'],
    { price: 30_000, deposits: [2000], rents: [110] },
  ],
]

describe('the figures of a case', () => {
  test.each(CASES)('“%s”', (question, calculations, given) => {
    expect(readCalculations(question, places, today)).toEqual(calculations)
    expect(readCase(question, places, today)).toMatchObject(given)
  })
})

describe('how a loan is paid back', () => {
  test.each([
    ['원리금균등', 'LEVEL'],
    ['원금 균등 상환', 'EQUAL_PRINCIPAL'],
    ['만기일시상환', 'BULLET'],
    ['이자만 내면', 'BULLET'],
    ['interest-only', 'BULLET'],
    ['한 달에 얼마', null],
  ] as const)('%s', (text, method) => {
    expect(readRepaymentMethod(text)).toBe(method)
  })
})

const RULES: readonly AskName[] = ['limits', 'priority', 'guarantee']

describe('rules that are asked about by name', () => {
  test.each([
    ['LTV가 뭐야?', ['limits']],
    ['무주택자 서울 ltv 몇 퍼센트야', ['limits']],
    ['최우선변제금 서울 얼마야?', ['priority']],
    ['보증금 1억 4천 원룸 경매 넘어가면 얼마 돌려받아?', ['priority']],
    ['보증보험 가입 조건 알려줘', ['guarantee']],
    ['Can I get deposit insurance for this jeonse? deposit guarantee conditions', ['guarantee']],
    ['확정일자 받으면 뭐가 좋아?', []],
    ['마포구 빌라 전세 2억 찾아줘', []],
  ] as const)('%s', (text, rules) => {
    expect(readAsks(text).filter((it) => RULES.includes(it))).toEqual(rules)
  })
})
