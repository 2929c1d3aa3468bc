import { expect, test } from 'vitest'
import { analyse } from '../support/analysis.ts'

const reached = async (query: string) => {
  const { evidence } = await analyse(query)
  return evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name.endsWith('Reach') ? [source] : [],
  )
}

test('up to which jeonse deposit own money goes is worked out with what is lent', async () => {
  for (const query of [
    '연봉 4천, 모은 돈 8천만원이에요. 전세 얼마짜리까지 가능할까요?',
    '현금 8천만원으로 몇 억짜리 전세까지 들어갈 수 있나요?',
    'I make 40 million a year and saved 80 million won. What jeonse deposit can I afford?',
  ]) {
    expect(await reached(query), query).toMatchObject([
      {
        name: 'jeonseReach',
        inputs: { ownMoney: 8000 },
        result: { result: { deposit: 40_000, loan: 32_000 } },
      },
    ])
  }
})

test('up to which price, with the loan of the place and after taxes and fee', async () => {
  const [found] = await reached('현금 2억 있어요. 마포구에서 얼마짜리 아파트까지 살 수 있을까요?')
  expect(found).toMatchObject({ name: 'purchaseReach', inputs: { ownMoney: 20_000 } })
  const [price, loan, costs] = ['price', 'loan', 'costs'].map((name) => Number(found?.result[name]))
  if (price === undefined || loan === undefined || costs === undefined)
    throw new Error('nothing was worked out')
  expect(price + costs - loan).toBeLessThanOrEqual(20_000)
  // A step more is too much.
  expect(price + 100 + costs - loan).toBeGreaterThan(19_900)
  expect(loan).toBeGreaterThan(0)
})

test('of a price or a loan that is said nothing is sought that is within reach', async () => {
  expect(await reached('모은 돈 2억이고 5억짜리 집까지 살 수 있을까요?')).toEqual([])
  expect(await reached('연봉 5천인데 전세대출 얼마까지 가능해요?')).toEqual([])
  expect(await reached('모은 돈 8천만원이에요. 월세는 얼마짜리까지 가능할까요?')).toEqual([])
})
