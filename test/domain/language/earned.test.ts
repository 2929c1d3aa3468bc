import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { PLACES } from '../../support/homes.ts'
import { readOnDay as read, taxAsked, TODAY } from '../../support/tax.ts'

const acquisition = (text: string) => taxAsked('acquisitionTax', text)

const INCOMES = [
  '연봉 합치면 1억2천인데',
  '둘이 합쳐서 연봉 1억2천이고',
  '소득 합산 1억 2천만원인데',
  '부부합산 연소득 1억2천이고',
  '부부 소득은 저랑 남편 합쳐서 대략 1억2천이에요.',
  '연봉을 남편이랑 다 더하면 1억2천 정도고',
  '맞벌이 합쳐서 1억2천이고',
  '1억2천이 저희 연봉 합친 거예요.',
  '우리 둘이 1억2천 벌고 있고',
  '총급여 합계가 1억2천인데',
] as const
const PRICES = [
  '인천 59㎡ 아파트 5억4천에 매수해요.',
  '5억4천에 아파트 사요.',
  '아파트를 5억4천에 계약했어요.',
  '매매가 5억4천 아파트예요.',
] as const
const ASKS = '생애최초 취득세 감면 후 얼마?'

test('what a household earns is never what it pays, whichever is told first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INCOMES),
      fc.constantFrom(...PRICES),
      fc.boolean(),
      (income, price, isFirst) => {
        const text = (isFirst ? [income, price, ASKS] : [price, income, ASKS]).join(' ')
        expect([text, acquisition(text).inputs['price']]).toEqual([text, 54_000])
        expect([text, read(text).given]).toMatchObject([
          text,
          { price: 54_000, income: 12_000, deposits: [] },
        ])
      },
    ),
    { numRuns: 200 },
  )
})

test.each([
  'Our combined income is 120 million won and we buy an apartment for 540 million won. Acquisition tax for first-time buyers?',
  'With a combined income of 120 million won, buying a flat for 540 million won, first home. How much acquisition tax?',
  'We are buying a first home for 540 million won. Our salaries together come to about 120 million won. Acquisition tax?',
  'Buying our first home for 540 million won; we earn together 120 million won. What acquisition tax?',
])('an income and a price in English: %s', (text) => {
  expect(acquisition(text).inputs).toMatchObject({ price: 54_000 })
  expect(read(text).given).toMatchObject({ income: 12_000 })
})

test('a first home of 5.4억 is 540만 less 200만, whatever is earned', () => {
  const { calculation } = acquisition(
    '저희 부부 둘다 태어나서 집 가져본적 없고 이번에 인천 59㎡ 아파트 5억4천에 매수해요. 연봉 합치면 1억2천인데 생애최초 취득세 감면 되나요? 감면 후 취득세 얼마?',
  )
  expect(calculation.bill?.parts.find(({ tax }) => tax === 'acquisitionTax')?.amount).toBe(340)
})

test.each([
  ['월급 합하면 900만원인데 5억4천 아파트 사면 취득세?', { price: 54_000, income: 10_800 }],
  ['월급이 둘이 합쳐서 900만원이고 전세 3억 집 대출 얼마나 나와요?', { deposits: [30_000], income: 10_800 }],
  ['연봉 합치면 9천인데 전세 3억 대출 되나요?', { deposits: [30_000], income: 9000 }],
  ['연봉 높은데 집값 5억이면 대출 얼마나 나와요?', { price: 50_000, income: null }],
  ['소득 없이 5억에 집을 사면 대출 얼마나 나와요?', { price: 50_000, income: null }],
  [
    'monthly income of 6 million won, jeonse deposit 300 million won loan?',
    { deposits: [30_000], income: 7200 },
  ],
])('%s', (text, wanted) => {
  expect(read(text).given).toMatchObject(wanted)
})

test.each([
  ['한 달에 500만원 버는데 대출 얼마나 나와?', 6000],
  ['월 500 법니다. 대출 한도는?', 6000],
  ['월급 400만원인데 대출 얼마나 나와?', 4800],
  ['세전 월 450만원 받는데 4% 30년이면 얼마까지 대출돼?', 5400],
  ['I earn 5 million won a month, what loan can I get at 4% for 30 years?', 6000],
  ['I make 60 million won a year. How much can I borrow?', 6000],
  ['We make about 90 million a year together, how much can we borrow at 4%?', 9000],
  ['월세 50 내면서 실수령 250만원인데 대출돼?', null],
  ['원룸 월세 놓고 월 200만원 받는데 세금 얼마예요', null],
])(
  'what is earned in a month is twelve times that in a year, and what is left after tax is none: %s',
  (text, income) => {
    const { given } = read(text)
    expect(given.income).toBe(income)
    expect(given.price).toBeNull()
  },
)

test('an income is no budget of a search', () => {
  const text = '연봉 합치면 1억2천인데 인천 아파트 매매 5억 이하 찾아줘'
  expect(readPropertyQuery(text, PLACES, TODAY)).toMatchObject({ salePrice: { min: null, max: 50_000 } })
})
