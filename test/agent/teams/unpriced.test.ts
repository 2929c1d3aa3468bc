import { expect, it } from 'vitest'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { findMissing } from '../../../src/agent/planning/missing.ts'
import { analyse } from '../../support/analysis.ts'
import { PLACES } from '../../support/homes.ts'

const missingIn = (query: string) =>
  findMissing({
    question: { query, language: 'KO', history: [], now: '2026-11-21T00:00:00.000Z' },
    intent: readIntent(query, PLACES),
    places: PLACES,
  })

/** Low up to 70 % of the price, medium up to 80 %. */
it('tells what a home has to be worth for a deposit where nobody knows its price, and does not ask where it is', async () => {
  const query = '전세 2억 5천 빌라 계약하려는데 조심할 거 뭐예요?'
  const { evidence } = await analyse(query)
  const told = evidence.flatMap((it) => it.facts).find(({ id }) => id === 'jeonse.priceFrom')
  expect(told?.args).toMatchObject({ low: { value: 35_715 }, medium: { value: 31_250 } })
  expect(missingIn(query)).toBeNull()
})

it('asks where a home is whose safety is asked about', () => {
  expect(missingIn('전세 2억 5천 빌라 안전해?')).not.toBeNull()
})
