import { describe, expect, it } from 'vitest'
import { planSearch } from '../../../src/agent/planning/search-plan.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { startConversation } from '../../support/conversation.ts'
import { PLACES } from '../../support/homes.ts'
import { NOW, testPorts } from '../../support/ports.ts'
import { anIntent, rulesCalls } from '../../support/calls.ts'
import { stepsCall } from '../../../src/agent/planning/steps-call.ts'

const COMBINED = '강남구에서 5억 아파트 사려는데 시세랑 대출, 법적으로 주의할 점 알려줘'

const draft = async (query: string, ...feedback: string[]) => {
  const calls = rulesCalls()
  const { value } = await calls.call(
    stepsCall,
    {
      query,
      language: 'KO',
      history: [],
      now: NOW.toISOString(),
      intent: readIntent(query, PLACES),
      teams: ['SEARCH'],
      feedback,
    },
    { signal: new AbortController().signal, stepId: null },
  )
  return value
}
const kindsOf = async (query: string, ...feedback: string[]) =>
  (await draft(query, ...feedback)).flatMap((step) => step.kinds)

describe('a plan', () => {
  it('has one step for a question that needs one kind of data', async () => {
    expect(await draft('마포구 아파트 전세 시세 알려줘')).toMatchObject([
      { task: '시세 조회', kinds: ['market'], dependsOn: [] },
    ])
  })

  it('has a step for each kind that the question needs, all at once', async () => {
    expect(await draft(COMBINED)).toMatchObject([
      { task: '법령 검색', kinds: ['legal'], dependsOn: [] },
      { task: '시세 조회', kinds: ['market'], dependsOn: [] },
      { task: '대출 상품 조회', kinds: ['loan'], dependsOn: [] },
    ])
  })

  it.each([
    ['대출은 빼줘', ['legal', 'market']],
    ['대출이랑 시세는 필요 없어요', ['legal']],
    ['법률만', ['legal']],
    ['법률이랑 시세만 봐줘', ['legal', 'market']],
    ['매물도 같이 봐줘', ['legal', 'market', 'loan', 'property']],
    ['대출은 빼고 매물도 찾아줘', ['legal', 'market', 'property']],
    ['대출 먼저', ['loan', 'legal', 'market']],
    ['without loans', ['legal', 'market']],
    ['only the law', ['legal']],
    ['also look at listings', ['legal', 'market', 'loan', 'property']],
    ['잘 모르겠어요', ['legal', 'market', 'loan']],
    ['법률, 대출은 빼줘', ['market']],
    ['법률, 시세만 보여줘', ['legal', 'market']],
    // Nothing would be left to do.
    ['법률, 시세, 대출 다 빼줘', ['legal', 'market', 'loan']],
  ])('is changed by “%s”', async (feedback, kinds) => {
    expect(await kindsOf(COMBINED, feedback)).toEqual(kinds)
  })

  it('takes all feedback into account, the later last', async () => {
    expect(await kindsOf(COMBINED, '법률만', '시세도 같이 봐줘')).toEqual(['legal', 'market'])
  })

  it('goes step by step where that is asked for', async () => {
    const steps = await draft(COMBINED, '순서대로 해줘')
    expect(steps.map((step) => step.dependsOn)).toEqual([[], [0], [1]])
    expect(
      (await draft(COMBINED, '순서대로 해줘', '아니 동시에')).every((step) => step.dependsOn.length === 0),
    ).toBe(true)
  })
})

describe('a search', () => {
  const search = (
    query: string,
    notes: string[],
    kinds: ('market' | 'property' | 'legal')[] = ['property'],
  ) =>
    planSearch({
      question: { query, language: 'KO', history: [], now: NOW.toISOString() },
      intent: anIntent('PROPERTY_SEARCH'),
      places: PLACES,
      task: { kinds, notes },
    })

  it('looks up its own kinds only', () => {
    expect(search('강남구 아파트 매매', [], ['market'])).toMatchObject({ property: null, legal: null })
    expect(search('강남구 아파트 매매', [], ['market']).market).toHaveLength(1)
  })

  it('reads what its user said about it before the question', () => {
    const { property } = search('강남구 아파트 매매 찾아줘', ['시세는 빼줘', '마포구 전세로 찾아줘'])
    expect(property?.[0]).toMatchObject({ regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] })
    expect(
      search('강남구 아파트 매매 찾아줘', ['마포구도 봐줘']).property?.[0]?.regionCodes.toSorted(),
    ).toEqual(['1144000000', '1168000000'])
  })
})

describe('a combined question', () => {
  it('is searched by all its steps at the same time, and their counts and sources come together', async () => {
    const ports = testPorts({ delay: 60 })
    const calls = rulesCalls(ports)
    const { talk, journal, graph, runId } = startConversation(
      { ports, calls },
      { query: '강남구 5억 이하 아파트 매물 찾아주고 시세랑 대출, 법적으로 주의할 점도 알려줘' },
    )
    await talk()
    // The law is asked in general, and once more where articles govern the question in its own words.
    const sources = [...new Set(ports.spans.map((span) => span.source))].toSorted()
    expect(sources).toEqual(['legal', 'loan', 'market', 'property'])
    const lastBegin = Math.max(...ports.spans.map((span) => span.from))
    const firstEnd = Math.min(...ports.spans.map((span) => span.to))
    expect(lastBegin).toBeLessThan(firstEnd)
    expect(journal.plans()[0]).toMatchObject({
      executionStrategy: 'PARALLEL',
      parallelGroups: [['step_0', 'step_1', 'step_2', 'step_3']],
    })
    const { values } = await graph.getState({ configurable: { thread_id: runId } })
    const { aggregatedResults } = values
    expect(aggregatedResults?.sources.toSorted()).toEqual(['loan_service', 'market_data_api', 'property_db'])
    const byType: Record<string, number> = aggregatedResults?.byType ?? {}
    expect(aggregatedResults?.totalCount).toBe(Object.values(byType).reduce((sum, count) => sum + count, 0))
    expect(aggregatedResults?.byType).toMatchObject({ propertySearch: 6, marketData: 1 })
  })
})
