import { expect, test } from 'vitest'
import type { MarketStatistics } from '../../src/domain/market.ts'
import type { TransactionType } from '../../src/domain/property.ts'
import type { RunMode } from '../../src/domain/run.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'

const MEDIAN: Record<TransactionType, number> = { SALE: 30_000, JEONSE: 21_000, RENT: 100 }
const statistics = (transactionType: TransactionType): MarketStatistics => ({
  regionCode: '1144000000',
  regionName: '서울특별시 마포구',
  propertyType: 'OFFICETEL',
  transactionType,
  months: 12,
  asOfMonth: '2026-11',
  averagePrice: MEDIAN[transactionType],
  medianPrice: MEDIAN[transactionType],
  minPrice: MEDIAN[transactionType],
  maxPrice: MEDIAN[transactionType],
  pricePerPyeong: null,
  transactionCount: 9,
  jeonseRatio: 70,
  changeRate: 7.6,
  movement: {
    from: { firstMonth: '2025-12', lastMonth: '2026-03', pricePerPyeong: 2500, deals: 3 },
    to: { firstMonth: '2026-08', lastMonth: '2026-11', pricePerPyeong: 2690, deals: 3 },
  },
  series: [],
})

const leadOf = async (query: string, mode: RunMode = 'TEAM') => {
  const ports = testPorts({
    replace: {
      now: () => new Date('2026-11-23T03:00:00Z'),
      marketStatistics: ({ transactionType }) => Promise.resolve(statistics(transactionType)),
    },
  })
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language: 'KO' },
    mode,
  )
  await carryOn()
  return journal.answer()?.text ?? ''
}

test.each([
  ['마포구 오피스텔 수익률 얼마나 돼?', '4%'],
  ['마포구 오피스텔 2억에 사면 수익률 얼마나 나와?', '6%'],
  ['마포구 오피스텔 갭 얼마야?', '9,000만원'],
])('“%s” is worked out of what homes there are sold and let for', async (query, figure) => {
  const text = await leadOf(query)
  expect(text.split('\n')[0]).toContain(figure)
  expect(text).toContain('중위가격')
})

test('what the question gives itself is not taken from the market', async () => {
  const text = await leadOf('마포구 오피스텔 3억 월세 150이면 수익률?')
  expect(text.split('\n')[0]).toContain('6%')
  expect(text).not.toContain('중위가격')
})

test.each(['TEAM', 'RESEARCH'] as const)(
  'in %s how prices have moved comes first where it is asked, and a yield is worked out',
  async (mode) => {
    const moved = await leadOf('마포구 오피스텔 매매 작년보다 올랐어?', mode)
    const lead = moved.split('\n').filter((line) => line !== '' && !line.startsWith('#'))[0]
    expect(lead).toContain('7.6%')
    expect(await leadOf('마포구 오피스텔 수익률 얼마나 돼?', mode)).toContain('4%')
  },
)

test('what it brings in a year stands in place of a rent of the market', async () => {
  const text = await leadOf('마포구 오피스텔 연 임대수입 1800만원이면 수익률 얼마야?')
  expect(text.split('\n')[0]).toContain('월세 150만원')
  expect(text).not.toContain('월세 100만원')
})
