import { expect, test } from 'vitest'
import { analyse } from '../support/analysis.ts'

const raised = async (query: string) => {
  const { evidence } = await analyse(query)
  return evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name === 'rentIncrease' ? [source] : [],
  )
}

test('a raise that says nothing of what is to rise is one of the rent where it is no more than that', async () => {
  expect(await raised('보증금 5천에 월세 50인데 10만원 올려달래요')).toMatchObject([
    { inputs: { currentDeposit: 5000, currentMonthlyRent: 50, newMonthlyRent: 60, newDeposit: null } },
  ])
  expect(await raised('보증금 5천에 월세 50인데 500만원 올려달래요')).toMatchObject([
    { inputs: { currentDeposit: 5000, newDeposit: 5500, newMonthlyRent: null } },
  ])
})

test('what a share or a sum to the won comes to is not rounded: exactly the cap may be asked for', async () => {
  for (const query of [
    '월세 50, 5 % 올려달래요',
    '월세 50만원인데 52만 5천원으로 올려달래요',
    '월세 50만원을 525,000원으로 올려 달라고 해요. 갱신청구권 쓸 거예요',
    'My rent is 500,000 won and the landlord wants 5% more',
  ]) {
    expect(await raised(query), query).toMatchObject([
      {
        inputs: { newMonthlyRent: 52.5 },
        result: { increaseRate: 5, allowed: true, maximumMonthlyRent: 52.5 },
      },
    ])
  }
  expect(await raised('월세 50만원인데 52만 6천원으로 올려달래요')).toMatchObject([
    { inputs: { newMonthlyRent: 52.6 }, result: { allowed: false } },
  ])
})

test('a shop’s rent that is raised by exactly the cap is within it', async () => {
  const { evidence } = await analyse('서울 상가 보증금 3000 월세 150인데 5% 올려달래요')
  const found = evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name === 'shopRaise' ? [source] : [],
  )
  const told = evidence.flatMap(({ facts }) => facts.filter(({ id }) => id === 'lease.shop.raiseYes'))
  expect(told).toMatchObject([
    { role: 'conclusion', args: { asked: { value: 157.5 }, rate: { value: 5 }, most: { value: 157.5 } } },
  ])
  expect(found).toMatchObject([{ inputs: { newMonthlyRent: 157.5 }, result: { result: { allowed: true } } }])
})

test('a deposit that is lowered is no raise, whatever is asked of the cap', async () => {
  expect(await raised('전세 3억을 1억5천으로 줄여서 갱신했는데 5% 넘게 올린 거 돌려받을 수 있어요?')).toEqual(
    [],
  )
  expect(await raised('전세 3억에서 3억3천으로 올려 갱신했는데 5% 상한 넘은 건가요?')).toMatchObject([
    { inputs: { currentDeposit: 30_000, newDeposit: 33_000 } },
  ])
})
