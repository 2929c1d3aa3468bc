import { describe, expect, test } from 'vitest'
import { serveApp } from '../support/served.ts'
import { ask } from './ask.ts'

const app = serveApp({ seed: true })

const kindsInOrder = (types: readonly string[]) => types.filter((type, index) => type !== types[index - 1])

describe('“강남구 5억 미만 아파트 찾아줘, 지하철역 근처로”', () => {
  test('answers with listings that all satisfy the conditions, with trust score and surroundings', async () => {
    const { answer, run } = await ask(app.client, '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    expect(run.plan?.intent.intentType).toBe('PROPERTY_SEARCH')
    expect(answer.properties).toHaveLength(10)
    for (const { property, transaction } of answer.properties) {
      expect(property.propertyType).toBe('APARTMENT')
      expect(property.region.code).toMatch(/^1168/)
      expect(transaction).toMatchObject({ kind: 'LISTING', transactionType: 'SALE' })
      expect(transaction.salePrice).toBeLessThan(50_000)
      expect(property.trustScore?.score).toBeGreaterThan(0)
      expect(property.nearbyFacilities?.subwayStation).toMatch(/역$/)
      expect(property.nearbyFacilities?.subwayWalkingTime).toBeLessThanOrEqual(10)
    }
    expect(answer.sources.filter(({ __typename }) => __typename === 'Transaction').length).toBeGreaterThan(0)
    expect(answer.supportedShare).toBe(1)
  })

  test('reports 10 results from 1 source, as the original system failed to', async () => {
    const { run } = await ask(app.client, '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    expect(run.steps).toHaveLength(1)
    expect(run.steps[0]?.result).toMatchObject({
      totalCount: 10,
      byType: { legal: 0, marketData: 0, loan: 0, propertySearch: 10 },
      sources: ['property_db'],
    })
  })

  test('tells its events in order, numbered without a gap, with progress that moves', async () => {
    const { events, run } = await ask(app.client, '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로')
    expect(kindsInOrder(events.map(({ __typename }) => __typename))).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
    expect(run.lastEventCursor).toBe(events.at(-1)?.cursor)
    const progress = events.flatMap((event) =>
      event.__typename === 'StepUpdated' ? [event.step.progressPercentage] : [],
    )
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(new Set(progress).size).toBeGreaterThan(2)
    expect(progress.at(-1)).toBe(100)
    const text = events.reduce(
      (said, event) => (event.__typename === 'AnswerDelta' ? said.slice(0, event.offset) + event.text : said),
      '',
    )
    expect(text).toBe(run.answer?.text)
  })
})

test('“전세금 5% 인상 가능해?” cites 주택임대차보호법 제7조', async () => {
  const { answer } = await ask(app.client, '전세금 5% 인상 가능해?')
  expect(answer.sources).toContainEqual(
    expect.objectContaining({ lawName: '주택임대차보호법', articleNumber: '제7조', isDigest: true }),
  )
  expect(answer.text).toMatch(/5%|20분의 1/)
  for (const section of answer.sections) expect(section.citations.length).toBeGreaterThan(0)
})

test('“마포구 아파트 전세 시세 알려줘” cites market statistics', async () => {
  const { answer } = await ask(app.client, '마포구 아파트 전세 시세 알려줘')
  expect(answer.sources).toEqual([
    expect.objectContaining({
      __typename: 'MarketStatistics',
      region: { code: '1144000000', fullName: '서울특별시 마포구' },
      propertyType: 'APARTMENT',
      transactionType: 'JEONSE',
    }),
  ])
  expect(answer.text).toContain('해제 거래 제외')
})

test('“2억 5천 이하 전세자금대출 상품 비교해줘” lists products', async () => {
  const { answer } = await ask(app.client, '2억 5천 이하 전세자금대출 상품 비교해줘')
  const companies = answer.sources.flatMap((source) =>
    source.__typename === 'LoanProduct' ? [source.company] : [],
  )
  expect(companies.length).toBeGreaterThanOrEqual(5)
  for (const company of companies) expect(answer.text).toContain(company)
})

describe('a filter that no demo sentence contains', () => {
  test('is obeyed in every part, what is refused among it', async () => {
    const { answer } = await ask(
      app.client,
      '성남 분당구, 전세 3억에서 7억 사이, 59㎡ 이상, 2005년 이후 준공, 역세권, 직거래 제외',
    )
    expect(answer.properties.length).toBeGreaterThan(0)
    for (const { property, transaction } of answer.properties) {
      expect(property.region.code).toMatch(/^41135/)
      expect(transaction.transactionType).toBe('JEONSE')
      expect(transaction.deposit).toBeGreaterThanOrEqual(30_000)
      expect(transaction.deposit).toBeLessThanOrEqual(70_000)
      expect(transaction.exclusiveArea).toBeGreaterThanOrEqual(59)
      expect(Number(property.completionDate?.slice(0, 4))).toBeGreaterThanOrEqual(2005)
      expect(property.nearbyFacilities?.subwayWalkingTime).toBeLessThanOrEqual(10)
    }
    // What is refused is a condition like any other: none of them is a direct deal, and nothing is left to be told.
    expect(
      answer.properties.map(({ transaction }) => transaction.agent?.isDirectTrade ?? false),
    ).not.toContain(true)
    expect(answer.text).not.toMatch(/적용하지 못/)
  })
})

describe('homes that are looked for in different places', () => {
  test('are each held to their own conditions, counted apart and cited', async () => {
    const { answer } = await ask(app.client, '강남구 5억 이하 아파트랑 마포구 4억 이하 오피스텔 찾아줘')
    const homes = answer.properties.map(({ property, transaction }) => ({
      place: property.region.code.slice(0, 5),
      most: transaction.salePrice ?? Infinity,
    }))
    expect(new Set(homes.map(({ place }) => place))).toEqual(new Set(['11680', '11440']))
    expect(homes.every(({ place, most }) => most <= (place === '11680' ? 50_000 : 40_000))).toBe(true)
    expect(answer.supportedShare).toBe(1)
  })
})

describe('questions that cannot be answered as asked', () => {
  test('a region without data gets an honest “nothing found” and no listing', async () => {
    const { answer } = await ask(app.client, '울릉군 아파트 매매 찾아줘')
    expect(answer.properties).toEqual([])
    expect(answer.sources).toEqual([])
    expect(answer.text).toContain('없어요')
  })

  test('a question about something else is declined without running a team', async () => {
    const { answer, run } = await ask(app.client, '파이썬으로 정렬하는 코드 짜줘')
    expect(answer.type).toBe('DECLINED')
    expect(run.steps).toEqual([])
  })
})

test('an English question is answered in English', async () => {
  const { answer } = await ask(app.client, 'Find apartments in Songpa-gu under 1 billion won near a subway')
  expect(answer.properties.length).toBeGreaterThan(0)
  expect(answer.text).toMatch(/listings that fit/i)
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
