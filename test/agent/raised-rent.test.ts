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
