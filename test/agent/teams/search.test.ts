import { say } from '../../../src/domain/message/say.ts'
import { rowOf } from '../../../src/agent/facts/row.ts'
import { describe, expect, it } from 'vitest'
import type { AgentPorts } from '../../../src/agent/ports.ts'
import type { SearchPlan } from '../../../src/agent/tools/look-up.ts'
import { searchTeam } from '../../../src/agent/teams/search/team.ts'
import type { SearchDeps } from '../../../src/agent/teams/search/deps.ts'
import type { StepOutcome } from '../../../src/agent/teams/team.ts'
import { stepOutcome } from '../../../src/agent/teams/team.ts'
import { testPorts } from '../../support/ports.ts'
import type { TestWorld } from '../../support/ports.ts'
import { aPropertyQuery, aSearchPlan, anIntent, everything, scriptedCalls } from '../../support/calls.ts'
import { aStep } from '../../support/plans.ts'

const down: Partial<AgentPorts> = {
  searchLoans: () => Promise.reject(new Error('select * from loan_product: relation does not exist')),
}

const search = async (
  plan: SearchPlan,
  world: TestWorld = {},
  deps: Partial<SearchDeps> = {},
  language: 'KO' | 'EN' = 'KO',
): Promise<StepOutcome & { progress: number[]; spans: ReturnType<typeof testPorts>['spans'] }> => {
  const ports = testPorts(world)
  const progress: number[] = []
  const query = '전세금 5% 인상 가능해?'
  const now = '2026-11-21T00:00:00.000Z'
  const outcome = await searchTeam({ ports, calls: scriptedCalls({ search: plan }), ...deps })(
    {
      runId: 'run-1',
      step: aStep(),
      shared: {
        userQuery: query,
        sessionId: 's',
        userId: null,
        timestamp: now,
        language,
        status: 'PROCESSING',
        errorMessage: null,
      },
      question: { query, language, history: [], now },
      kinds: [],
      notes: [],
      intent: anIntent('COMPREHENSIVE'),
      inputs: {},
      evidence: [],
    },
    { signal: new AbortController().signal, report: (percent) => progress.push(percent), configurable: {} },
  )
  return { ...outcome, progress, spans: ports.spans }
}

describe('the search team', () => {
  it('makes each search for homes with its own conditions, and says what each found', async () => {
    const { evidence, gaps, result } = await search(
      aSearchPlan({
        property: [
          aPropertyQuery({ salePrice: { min: null, max: 45_000 } }),
          aPropertyQuery({ regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] }),
          aPropertyQuery({ salePrice: { min: null, max: 100 } }),
        ],
      }),
    )
    const found = [
      ...new Set(
        evidence.flatMap(
          (item) =>
            rowOf(item, 'listing')
              ?.found.map((it) => say(it, 'KO'))
              .join(' ') ?? [],
        ),
      ),
    ]
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('강남구')
    expect(found[1]).toContain('마포구')
    expect(result['totalCount']).toBe(evidence.length)
    expect(gaps.filter((gap) => gap.includes('강남구'))).toHaveLength(1)
  })

  it('reports 10 results from 1 source for a listing search that found 10 (the founding bug)', async () => {
    const { result } = await search(aSearchPlan({ property: [aPropertyQuery()] }))
    expect(result).toMatchObject({
      totalCount: 10,
      byType: { legal: 0, marketData: 0, loan: 0, propertySearch: 10 },
      sources: ['property_db'],
      summary: { propertyCount: 10, totalCount: 10 },
    })
  })

  it('counts all four kinds', async () => {
    const outcome = await search(everything())
    expect(outcome.result).toMatchObject({
      totalCount: 10 + 1 + 2 + 3,
      byType: { legal: 2, marketData: 1, loan: 3, propertySearch: 10 },
      sources: ['property_db', 'market_data_api', 'legal_db', 'loan_service'],
      keywordsUsed: ['아파트'],
      failedSources: [],
    })
    expect(stepOutcome.safeParse(outcome).error).toBeUndefined()
  })

  it('searches the four sources at the same time', async () => {
    const { spans } = await search(everything(), { delay: 60 })
    expect(spans.map((span) => span.source).toSorted()).toEqual(['legal', 'loan', 'market', 'property'])
    const lastBegin = Math.max(...spans.map((span) => span.from))
    const firstEnd = Math.min(...spans.map((span) => span.to))
    expect(lastBegin).toBeLessThan(firstEnd)
    const whole = Math.max(...spans.map((span) => span.to)) - Math.min(...spans.map((span) => span.from))
    const added = spans.reduce((sum, span) => sum + span.to - span.from, 0)
    expect(whole).toBeLessThan(added / 2)
  })

  it('tells its progress as sources finish, never backwards', async () => {
    const { progress } = await search(everything())
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    for (const percent of [10, 30, 50, 70, 90, 95]) expect(progress).toContain(percent)
  })

  it('loses only the source that fails, and says so without its message', async () => {
    const told: unknown[] = []
    const outcome = await search(everything(), { replace: down }, { onError: (error) => told.push(error) })
    expect(outcome.status).toBe('COMPLETED')
    expect(outcome.result).toMatchObject({
      byType: { legal: 2, marketData: 1, loan: 0, propertySearch: 10 },
      failedSources: [{ source: 'loan_service', error: 'unavailable' }],
    })
    expect(outcome.gaps).toEqual(['대출 상품 정보를 가져오지 못해 빠졌어요.'])
    expect(JSON.stringify(outcome)).not.toContain('select *')
    expect(told).toHaveLength(1)
  })

  it('does not wait for a source that is too slow, even one that does not heed its signal', async () => {
    const outcome = await search(
      everything(),
      { replace: { searchLaw: () => new Promise(() => undefined) } },
      { sourceTimeout: 40 },
    )
    expect(outcome.result).toMatchObject({ failedSources: [{ source: 'legal_db', error: 'timeout' }] })
    expect(outcome.gaps.join()).toContain('제시간에')
  })

  it('fails when every source failed', async () => {
    const outcome = await search(aSearchPlan({ loan: { first: 5 } }), { replace: down })
    expect(outcome).toMatchObject({ status: 'FAILED', error: '검색할 자료에 연결하지 못했어요.' })
  })

  it('keeps the statistics of one place when those of another fail', async () => {
    const ports = testPorts()
    const outcome = await search(
      aSearchPlan({
        market: [
          { regionCode: '1144000000', transactionType: 'JEONSE' },
          { regionCode: '1168000000', transactionType: 'SALE' },
        ],
      }),
      {
        replace: {
          marketStatistics: (query, signal) =>
            query.regionCode === '1168000000'
              ? Promise.reject(new Error('x'))
              : ports.marketStatistics(query, signal),
        },
      },
    )
    expect(outcome.result).toMatchObject({ byType: { marketData: 1 } })
    expect(outcome.gaps).toHaveLength(1)
  })

  it('says that nothing was found, how to relax the conditions, and which were not understood', async () => {
    const { gaps, unapplied, evidence, result } = await search(
      aSearchPlan({
        property: [aPropertyQuery({ salePrice: { min: null, max: 100 }, unrecognized: ['남향'] })],
      }),
    )
    expect(evidence).toEqual([])
    expect(result).toMatchObject({ totalCount: 0, sources: [] })
    expect(unapplied).toEqual(['남향'])
    expect(gaps).toEqual([
      '서울특별시 강남구 아파트 매매 100만원 이하: 찾은 매물이 없어요. 가격 범위를 넓히거나 이웃 지역을 더하면 다시 찾아볼 수 있어요.',
    ])
  })

  it('says where there are too few deals, and which region has no data', async () => {
    const { gaps } = await search(
      aSearchPlan({
        market: [
          { regionCode: '1168000000', propertyType: 'VILLA', transactionType: 'RENT' },
          { regionCode: '9999999999', transactionType: 'SALE' },
        ],
      }),
    )
    expect(gaps).toEqual([
      '서울특별시 강남구 빌라 월세: 집계할 만한 실거래 신고가 없어요.',
      '요청한 지역의 시세 자료를 찾지 못했어요.',
    ])
  })

  it('asks for nearby facilities only where the question does, and shows a trust score always', async () => {
    const factsOf = async (includesNearbyFacilities: boolean) =>
      (
        await search(aSearchPlan({ property: [aPropertyQuery({ includesNearbyFacilities })] }))
      ).evidence.flatMap((item) => item.facts.map(({ id }) => id))
    expect((await factsOf(true)).filter((id) => id.startsWith('listing.station'))).toHaveLength(10)
    const without = await factsOf(false)
    expect(without.some((id) => id.startsWith('listing.station'))).toBe(false)
    expect(without.filter((id) => id === 'listing.trust' || id === 'listing.noTrust')).toHaveLength(10)
    expect(without).toContain('listing.noTrust')
  })

  it('says in English what it says in Korean', async () => {
    const { evidence, gaps } = await search(everything(), { replace: down }, {}, 'EN')
    expect(evidence[0]?.facts.map((it) => say(it, 'EN'))).toContain('sale 400 million won')
    expect(gaps).toEqual(['The loan data could not be read and is missing.'])
  })

  it('has nothing to do for a plan that asks nothing', async () => {
    expect((await search(aSearchPlan({ gaps: ['어느 지역인지 알려 주세요.'] }))).gaps).toEqual([
      '어느 지역인지 알려 주세요.',
    ])
  })
})
