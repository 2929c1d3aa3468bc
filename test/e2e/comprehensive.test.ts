import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { guest } from '../support/app.ts'
import { createSession, FollowRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'
import { askTraced, untraced } from './traced.ts'
import type { TracedAnswer } from './traced.ts'

const app = serveApp({ seed: true })

/** As somebody of whom nothing is remembered. */
const askAnew = async (question: string) => {
  const client = await guest(app.url)
  try {
    return await askTraced(client, question)
  } finally {
    await client.close()
  }
}

const calculation = (answer: TracedAnswer, name: string) =>
  answer.sources.flatMap((it) => (it.__typename === 'CalculationSource' && it.name === name ? [it] : []))[0]

const CASES = [
  {
    question:
      '분당구 84㎡ 아파트를 전세 6억에 들어가려는데 안전한지, 대출은 얼마나 되는지, 법적으로 뭘 확인해야 하는지 알려줘',
    calculations: ['jeonseRisk', 'marketComparison', 'loanMatch'],
    articles: ['주택임대차보호법 제3조', '주택임대차보호법 제3조의2', '주택임대차보호법 제3조의7'],
  },
  {
    question:
      '마포구 59㎡ 아파트 전세 5억 3천, 연봉 6천만원 신혼부부인데 전세대출 얼마나 나오고 위험하진 않은지, 계약할 때 뭘 확인해야 하는지 알려줘',
    calculations: ['jeonseRisk', 'marketComparison', 'loanMatch'],
    articles: ['주택임대차보호법 제3조의2'],
  },
  {
    question:
      '부산 해운대구 오피스텔 보증금 3천만원에 월세 80만원으로 들어가려는데 안전한지, 복비는 얼마고 법적으로 뭘 조심해야 해?',
    calculations: ['jeonseRisk', 'brokerageFee', 'marketComparison'],
    articles: ['주택임대차보호법 제3조'],
  },
  {
    question:
      '송파구 84㎡ 아파트를 12억에 사려는데 대출은 얼마까지 되고 취득세랑 복비는 얼마인지, 시세보다 비싼지, 뭘 조심해야 하는지 알려줘',
    calculations: ['loanCeiling', 'loanMatch', 'acquisitionTax', 'brokerageFee', 'marketComparison'],
    articles: ['민법 제565조'],
  },
  {
    question:
      '수원 영통구 아파트를 6억에 사서 보증금 1억 월세 150만원에 세놓으려는데 수익률이랑 취득세, 대출 가능 여부, 법적으로 알아둘 것 알려줘',
    calculations: ['roi', 'acquisitionTax', 'loanCeiling', 'loanMatch', 'marketComparison'],
    articles: ['주택임대차보호법 제7조'],
  },
  {
    question:
      '인천 부평구 빌라 전세 2억인데 깡통전세 아닌지, 연소득 4천만원 무주택 세대주인데 버팀목 대출 되는지, 전세사기 안 당하려면 뭘 확인해야 하는지 알려줘',
    calculations: ['jeonseRisk', 'loanMatch'],
    articles: ['주택임대차보호법 제3조의7'],
  },
] as const

describe.each(CASES)('“$question”', ({ question, calculations, articles }) => {
  let answer: TracedAnswer
  let run: Awaited<ReturnType<typeof askTraced>>['run']
  beforeAll(async () => {
    ;({ answer, run } = await askAnew(question))
  }, 60_000)

  test('searches first, analyses what was found, and answers last', () => {
    expect(run.status).toBe('COMPLETED')
    expect(answer.type).toBe('COMPREHENSIVE_ANALYSIS')
    expect(run.plan?.executionStrategy).toBe('PIPELINE')
    const steps = run.plan?.steps ?? []
    const searches = steps.filter(({ team }) => team === 'SEARCH').map(({ stepId }) => stepId)
    expect(searches.length).toBeGreaterThan(1)
    expect(steps.find(({ team }) => team === 'ANALYSIS')?.dependsOn).toEqual(searches)
    expect(steps.map(({ status }) => status)).not.toContain('FAILED')
  })

  test('does every calculation that is asked for', () => {
    const done = answer.sources.flatMap((it) => (it.__typename === 'CalculationSource' ? [it.name] : []))
    expect(done).toEqual(expect.arrayContaining([...calculations]))
  })

  test('rests on the articles that matter', () => {
    const cited = answer.sources.flatMap((it) =>
      it.__typename === 'LegalArticle' ? [`${it.lawName} ${it.articleNumber}`] : [],
    )
    expect(cited).toEqual(expect.arrayContaining([...articles]))
  })

  test('states no figure that is not in what its line cites', () => {
    expect(untraced(answer, question)).toEqual([])
    expect(answer.supportedShare).toBe(1)
  })

  test('cites something in every section but the notes', () => {
    const silent = answer.sections.filter(({ citations }) => citations.length === 0).map(({ title }) => title)
    expect(silent.filter((title) => !['이렇게 보고 찾았어요', '알아 두세요'].includes(title))).toEqual([])
  })

  test('reports what it means, what to do, how much was known, and a chart that is drawn', () => {
    const { analysis } = answer
    expect(analysis?.analysisType).toBe('comprehensive')
    expect(analysis?.summary).toBeTruthy()
    expect(analysis?.insights.length).toBeGreaterThan(1)
    expect(analysis?.recommendations.length).toBeGreaterThan(0)
    expect(analysis?.confidenceScore).toBeGreaterThan(0.3)
    expect(analysis?.confidenceScore).toBeLessThan(1)
    expect(analysis?.chartSvg).toMatch(/^<svg[^>]*>[\s\S]*[가-힣][\s\S]*<\/svg>$/)
  })
})

test('a safe deposit is called safe only on its conditions, and the cheapest homes of the area are told', async () => {
  const { answer } = await askAnew(CASES[0].question)
  expect(answer.text).toMatch(/^선순위채권이 없다면/)
  expect(calculation(answer, 'jeonseRisk')?.result).toMatchObject({
    priceBasis: expect.stringContaining('전용 79~89㎡ 매매'),
    seniorDebtUpToLow: expect.any(Number),
  })
  expect(answer.assumptions.map(({ name }) => name)).toEqual(expect.arrayContaining(['시세', '선순위채권']))
})

test('a product for newlyweds leads only where newlyweds ask', async () => {
  const newlyweds = calculation((await askAnew(CASES[1].question)).answer, 'loanMatch')
  const anybody = calculation((await askAnew(CASES[0].question)).answer, 'loanMatch')
  const products = z.array(z.object({ name: z.string(), fit: z.string() }))
  const named = (source: typeof anybody, fit: string): string[] =>
    products
      .parse((source?.result as { products?: unknown } | undefined)?.products)
      .filter((it) => it.fit === fit)
      .map(({ name }) => name)
  expect(named(newlyweds, 'OPEN')[0]).toContain('신혼')
  expect(named(newlyweds, 'FITS').join()).not.toContain('청년')
  expect(named(anybody, 'FITS').join()).not.toMatch(/신혼|청년/)
  expect(named(anybody, 'OPEN')[0]).not.toMatch(/신혼|청년/)
})

describe('an English question', () => {
  const question =
    'I want to move into an 84㎡ apartment in Bundang-gu on a jeonse of 600 million won. Is it safe, how much can I borrow, and what should I check legally?'

  test('is answered in English: headings, results, reasons, advice; only names and quotes are Korean', async () => {
    const { answer } = await askAnew(question)
    expect(untraced(answer, question)).toEqual([])
    for (const { title } of answer.sections) expect(title).not.toMatch(/[가-힣]/)
    const own = answer.text
      .split('\n')
      .filter((line) => /^(?:- (?:If|At|Above|The|Deposit|Paid)|\d+\. )/.test(line))
      // A name in brackets, or a district.
      .map((line) => line.replaceAll(/\([^)]*\)|[가-힣]+(?:도|시|구)(?=[\s,;])/g, ''))
    expect(own.length).toBeGreaterThan(4)
    for (const line of own) expect(line).not.toMatch(/[가-힣]/)
    for (const text of answer.analysis?.recommendations ?? [])
      expect(text.replaceAll(/\([^)]*\)/g, '')).not.toMatch(/[가-힣]/)
  })
})

test('what decides is asked for: without a place neither price nor rules are known', async () => {
  const asker = await guest(app.url)
  const query = '아파트 전세 6억에 들어가려는데 안전한지, 대출은 얼마나 되는지 알려줘'
  const runId = await startRun(asker, { sessionId: await createSession(asker), query, mode: 'TEAM' })
  const events: (string | undefined)[] = []
  for await (const { data } of asker.subscribe(FollowRun, { runId, after: null })) {
    events.push(data?.runEvents.__typename)
    if (events.includes('InputRequested') || events.length > 3) break
  }
  expect(events).toEqual(['PlanningStarted', 'InputRequested'])
  await asker.close()
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
