import { expect, test } from 'vitest'
import { analyse } from '../support/analysis.ts'

const calculationsOf = async (query: string) =>
  (await analyse(query)).evidence.flatMap(({ source, rows }) =>
    source.kind === 'CALCULATION' ? [{ ...source, rows }] : [],
  )

test('each of two cases is worked out, and by how much they differ', async () => {
  const [compared, first, second] = await calculationsOf(
    '2억 만기일시 1년 금리 3.9%랑 3.6% 이자 차이 얼마예요?',
  )
  expect(compared).toMatchObject({ name: 'comparison', result: { difference: 5 } })
  expect(compared?.rows).toMatchObject([
    {
      kind: 'comparison',
      figures: [
        { unit: 'MONEY', values: [65, 60] },
        { unit: 'MONEY', values: [780, 720] },
      ],
    },
  ])
  expect(first).toMatchObject({ name: 'loanRepayment', inputs: { annualRate: 3.9 } })
  expect(second).toMatchObject({ name: 'loanRepayment', inputs: { annualRate: 3.6 } })
})

test('what is of one case alone is not taken for the others', async () => {
  const [compared] = await calculationsOf(
    '3억짜리를 산다면 아파트(무주택, 생애최초 아님, 59㎡)랑 오피스텔이랑 취득세 각각 얼마예요?',
  )
  expect(compared?.rows).toMatchObject([{ figures: [{ values: [330, 1380] }] }])
})

test('cases that make no difference to a result are one', async () => {
  const made = await calculationsOf('매매 5억 아파트 복비 무주택일 때랑 1주택일 때 각각 얼마예요?')
  expect(made.map(({ name }) => name)).toEqual(['brokerageFee'])
})

test('leases are chosen between by what they cost, whichever words tell them apart', async () => {
  const [made] = await calculationsOf(
    '전세 3억(대출 2억 연4%, 내돈 1억) vs 월세 보증금 5천에 90만. 내돈은 예금 3%라고 치면 일년 부담 어디가 적어?',
  )
  expect(made).toMatchObject({ name: 'rentConversion', result: { costs: [{ year: 1100 }, { year: 1230 }] } })
})

test('what is lost of own money when the price falls is told by its share', async () => {
  const made = await calculationsOf(
    '매매 5억 전세 4억 낀 아파트를 샀는데 집값이 10프로 빠지면 내 돈 기준 손실이 몇 퍼센트예요?',
  )
  expect(made.find(({ name }) => name === 'priceFall')).toMatchObject({
    name: 'priceFall',
    inputs: { price: 50_000, deposit: 40_000, loan: 0, fall: 10 },
    result: { own: 10_000, loss: 5000, lossShare: 50 },
  })
})

test.each([
  ['월세 62만원, 11월 11일 입주. 11월분 일할로 얼마예요?', { rent: 62, days: 20, ofMonth: 30 }],
  ['2월 10일 입주 월세 90만원 일할로 첫달 얼마', { rent: 90, days: 19, ofMonth: 28 }],
  ['월세 60만원인데 6월 20일에 퇴실하면 일할 계산으로 얼마예요?', { rent: 60, days: 20, ofMonth: 30 }],
])('the day of moving says how many days are paid for: “%s”', async (query, inputs) => {
  expect((await calculationsOf(query)).find(({ name }) => name === 'proratedRent')?.inputs).toEqual(inputs)
})

test.each([
  [
    '대출 1억을 먼저 갚으려고요. 수수료율 0.7%, 부과기간 3년(1095일), 남은 기간 400일이면 중도상환수수료 얼마예요?',
    'prepaymentFee',
    { passed: 695, of: 1095 },
  ],
  [
    '365일 전에 받은 대출 2억 전액 갚으면 중도상환수수료 얼마예요? 1.2%, 3년 슬라이딩',
    'prepaymentFee',
    { passed: 365, of: 1095 },
  ],
  [
    '대출 3억 갚는데 중도상환수수료율 1.1% 남은 기간 14개월이면 수수료는?',
    'prepaymentFee',
    { passed: 22, of: 36 },
  ],
  [
    '월세 90만원을 20일 늦게 보냈는데 계약서 연체이자율이 연 10%예요. 연체이자 얼마 내요?',
    'agreedInterest',
    { amount: 90, rate: 10, days: 20 },
  ],
  [
    '잔금 2억을 30일 늦게 줬어요. 계약서 지연이자 연 5%면 지연이자 얼마예요?',
    'agreedInterest',
    { amount: 20_000, rate: 5, days: 30 },
  ],
  [
    '월세 30만원을 보증금으로 바꾸고 싶어요. 전환율 6%면 보증금을 얼마 더 내요?',
    'rentConversion',
    { deposit: 0, monthlyRent: 30, rate: 6 },
  ],
  [
    '매입가 4억(비용 1,200만 별도) 대출 2억5천 4.2%, 보증금 3천에 월 140이면 수익률은?',
    'roi',
    { price: 40_000, purchaseCost: 1200 },
  ],
  ['공급면적 34평인데 전용률 75%면 전용은 몇 제곱미터예요?', 'areaUnits', { value: 34, exclusiveShare: 75 }],
  [
    '경매에서 배당할 돈이 2억6천이고 2024년 1월 근저당 1억8천, 저는 2024년 3월에 전입하고 확정일자 받은 보증금 1억4천이에요. 배당 얼마 받아요?',
    'distribution',
    { price: 26_000 },
  ],
])('what a plain calculation is made of is read: “%s”', async (query, name, inputs) => {
  expect((await calculationsOf(query)).find((it) => it.name === name)?.inputs).toMatchObject(inputs)
})

test('rent turned into deposit goes by the rate that both agree on', async () => {
  const [made] = await calculationsOf(
    '보증금 5천에 월세 120인데 보증금 1억으로 올리면 월세는? 전환율 5.5%로 계산해줘',
  )
  // 120 − 5,000 × 5.5 % ÷ 12
  expect(made?.result).toMatchObject({ conversionRate: 5.5, monthlyRent: 120 - (5000 * 0.055) / 12 })
})
