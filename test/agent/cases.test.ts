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
