import { describe, expect, test } from 'vitest'
import { citationsIn } from '../../src/agent/answer/citations.ts'
import { assessGrounding } from '../../src/agent/answer/grounding.ts'
import type { ResearchReportQuery } from '../gql/graphql.ts'
import { graphql } from '../gql/gql.ts'
import { createSession, followRun, forkFrom, startRun } from '../support/operations.ts'
import { evidenceOf } from '../support/public-evidence.ts'
import { serveApp } from '../support/served.ts'

const ResearchReport = graphql(`
  query ResearchReport($id: ID!) {
    run(id: $id) {
      status
      mode
      checkpoints {
        id
        node
      }
      steps {
        stepId
        stepType
        agentName
        team
        task
        status
        startedAt
        completedAt
        dependsOn
        result
        error
      }
      answer {
        ...WrittenAnswer
        teamsUsed
        analysis {
          ...DrawnReport
        }
        sources {
          __typename
          ... on LegalArticle {
            id
            lawName
            articleNumber
            title
            content
          }
          ... on Ruling {
            conclusion {
              ko
            }
            conditions {
              ko
            }
            steps {
              ko
            }
            unverified {
              ko
            }
            asOf
          }
          ... on Transaction {
            id
            salePrice
            deposit
            monthlyRent
            exclusiveArea
            floor
            property {
              name
              completionDate
              totalHouseholds
              trustScore {
                score
              }
            }
          }
          ... on MarketStatistics {
            region {
              fullName
            }
            transactionType
            size: exclusiveArea {
              min
              max
            }
            averagePrice
            medianPrice
            minPrice
            maxPrice
            transactionCount
            jeonseRatio
            changeRate
            series {
              month
            }
          }
          ... on LoanProduct {
            id
            name
            company
            minRate
            maxRate
            limitText
            eligibility
          }
          ...WholeCalculation
        }
        properties {
          property {
            code
          }
          transaction {
            salePrice
            deposit
            monthlyRent
            exclusiveArea
            floor
          }
        }
      }
    }
  }
`)

type Report = NonNullable<NonNullable<ResearchReportQuery['run']>['answer']>

const app = serveApp({ seed: true })

const followed = async (id: string) => {
  const events = await followRun(app.client, id)
  const { run } = await app.client.execute(ResearchReport, { id })
  if (!run?.answer) throw new Error(`no report of ${id}`)
  return { id, events, run, answer: run.answer }
}

const fork = async (checkpointId: string, query: string | null) =>
  followed(await forkFrom(app.client, checkpointId, query))

/** Asks over HTTP, follows over graphql-ws until the run ends, and reads it as it stands. */
const research = async (query: string) =>
  followed(
    await startRun(app.client, { sessionId: await createSession(app.client), query, mode: 'RESEARCH' }),
  )

/** How many listings there are is counted by the search, which is asked again; the rest stands in the sources. */
const COUNTS = /매물 [\d,]+건|[\d,]+ (?:of [\d,]+ )?listings/

const expectGrounded = (answer: Report, question: string) => {
  const { unsupported } = assessGrounding(answer.text, evidenceOf(answer), [
    question,
    ...answer.assumptions.map(({ name, value }) => `${name} ${value}`),
  ])
  expect(unsupported.filter((sentence) => !COUNTS.test(sentence))).toEqual([])
  expect(answer.supportedShare).toBe(1)
}

/** The most steps that were at work at one moment. */
const overlap = (steps: readonly { startedAt: string | null; completedAt: string | null }[]): number => {
  const spans = steps.flatMap(({ startedAt, completedAt }) =>
    startedAt && completedAt ? [{ from: Date.parse(startedAt), to: Date.parse(completedAt) }] : [],
  )
  return Math.max(...spans.map(({ from }) => spans.filter((it) => it.from <= from && from <= it.to).length))
}

const expectReport = ({ run, answer, events }: Awaited<ReturnType<typeof research>>) => {
  expect(run.status).toBe('COMPLETED')
  expect(answer.type).toBe('RESEARCH_REPORT')
  const kinds = events.map(({ __typename }) => __typename)
  expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toEqual([
    'PlanningStarted',
    'PlanReady',
    'ExecutionStarted',
    'StepUpdated',
    'AnswerDelta',
    'RunCompleted',
  ])
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1))
  const streamed = events.reduce(
    (said, event) => (event.__typename === 'AnswerDelta' ? said.slice(0, event.offset) + event.text : said),
    '',
  )
  expect(streamed).toBe(answer.text)
  for (const step of run.steps) {
    expect(step).toMatchObject({ stepType: 'RESEARCH', agentName: 'researcher', team: null, dependsOn: [] })
    expect(step.status).toBe('COMPLETED')
  }
  expect(overlap(run.steps)).toBeGreaterThanOrEqual(3)
  // Every number that is cited is a source, and every source is cited.
  expect(citationsIn(answer.text).toSorted((a, b) => a - b)).toEqual(
    answer.sources.map((_, index) => index + 1),
  )
  expect(answer.sources.length).toBeGreaterThanOrEqual(10)
  expect(answer.analysis?.chartSvg).toMatch(/^<svg/)
}

const sectionNamed = (answer: Report, title: string) =>
  answer.sections.find((section) => section.title === title)

describe('“분당구와 송파구 84㎡ 아파트 전세, 어디가 더 안전하고 대출까지 생각하면 어디가 나은지 조사해줘”', () => {
  const question =
    '분당구와 송파구 84㎡ 아파트 전세, 어디가 더 안전하고 대출까지 생각하면 어디가 나은지 조사해줘'

  test('is researched by several at once, and reported with a comparison, a chart and sources that are there', async () => {
    const report = await research(question)
    expectReport(report)
    const { answer, run } = report
    expectGrounded(answer, question)
    // The check has teeth: a figure that is another one is noticed.
    const [said = ''] = /\d+억 [\d,]+만원/.exec(answer.text) ?? []
    expect(() =>
      expectGrounded({ ...answer, text: answer.text.replaceAll(said, '3억 1,234만원') }, question),
    ).toThrow(/to deeply equal/)
    expect(run.steps.length).toBeGreaterThanOrEqual(5)
    expect(sectionNamed(answer, '한눈에 비교')?.content).toMatch(/^\| 항목 \| 분당구 \| 송파구 \|/)
    for (const title of ['시세', '안전성', '매물', '대출', '법과 권리', '계약 전에 할 일']) {
      expect(sectionNamed(answer, title)?.content.length).toBeGreaterThan(50)
    }
    // The answer comes first: which place, by which measure.
    expect(answer.text).toMatch(/^# .+\n\n\*\*.*(?:분당구|송파구).*\*\*/)
    const kinds = new Set(answer.sources.map(({ __typename }) => __typename))
    expect([...kinds].toSorted()).toEqual([
      'CalculationSource',
      'LegalArticle',
      'LoanProduct',
      'MarketStatistics',
      'Ruling',
      'Transaction',
    ])
    for (const source of answer.sources) {
      if (source.__typename === 'MarketStatistics') expect(source.size).toEqual({ min: 79.8, max: 88.2 })
    }
  }, 60_000)

  test('judges the two places by their own calculations', async () => {
    const { answer } = await research(question)
    const risks = answer.sources.flatMap((source) =>
      source.__typename === 'CalculationSource' && source.name === 'jeonseRisk' ? [source] : [],
    )
    expect(risks.map(({ inputs }) => (inputs as { regionCode: string }).regionCode).toSorted()).toEqual([
      '1171000000',
      '4113500000',
    ])
    const medians = answer.sources.flatMap((source) =>
      source.__typename === 'MarketStatistics' ? [source.medianPrice] : [],
    )
    for (const { inputs } of risks) {
      const { deposit, marketPrice } = inputs as { deposit: number; marketPrice: number }
      expect(medians).toContain(deposit)
      expect(medians).toContain(marketPrice)
    }
  }, 60_000)
})

test('an English question about buying in two places is researched and reported in English', async () => {
  const question = 'Compare buying an 84㎡ apartment in Mapo-gu and Songpa-gu: prices, loans and taxes'
  const report = await research(question)
  expectReport(report)
  expectGrounded(report.answer, question)
  const { answer } = report
  expect(sectionNamed(answer, 'Side by side')?.content).toMatch(
    /^\| Item \| [^|]*마포구\)? \| [^|]*송파구\)? \|/,
  )
  expect(sectionNamed(answer, 'Taxes and costs')?.content).toMatch(/마포구\)?: .*\n[\s\S]*송파구\)?: /)
  const names = answer.sources.flatMap((source) =>
    source.__typename === 'CalculationSource' ? [source.name] : [],
  )
  expect(names).toEqual(expect.arrayContaining(['acquisitionTax', 'brokerageFee']))
  expect(answer.text).not.toMatch(/전세 위험도|조사해요/)
}, 60_000)

test('three places without a word of safety are compared by what is asked, and nobody is told which is safe', async () => {
  const question = '마포구, 강남구, 분당구 오피스텔 월세를 비교 조사해줘'
  const report = await research(question)
  expectReport(report)
  expectGrounded(report.answer, question)
  const { answer } = report
  expect(sectionNamed(answer, '한눈에 비교')?.content).toMatch(/^\| 항목 \| 마포구 \| 강남구 \| 분당구 \|/)
  expect(answer.text).toContain('월세 중위가격')
  expect(answer.text).not.toMatch(/더 안전해요|나아요\*\*/)
  for (const source of answer.sources) {
    if (source.__typename === 'MarketStatistics') expect(source.transactionType).toBe('RENT')
  }
}, 60_000)

describe('a fork of a research', () => {
  const question = '마포구 아파트 전세 시세 조사해줘'

  test('ends with the same report from every point, and does nothing again that was done', async () => {
    const { run, answer } = await research(question)
    expect(run.checkpoints.map(({ node }) => node)).toEqual([
      'clarifyWithUser',
      'writeResearchBrief',
      'supervisor',
      'supervisorTools',
      'researcher',
      'supervisor',
      'writeFinalReport',
    ])
    for (const { id, node } of run.checkpoints) {
      const forked = await fork(id, null)
      expect({ node, text: forked.answer.text }).toEqual({ node, text: answer.text })
      if (node === 'writeFinalReport') expect(forked.run.steps).toEqual(run.steps)
    }
  }, 60_000)

  test('with another question is planned anew as long as nobody has set out', async () => {
    const { run } = await research(question)
    for (const { id, node } of run.checkpoints.slice(0, 4)) {
      const { answer } = await fork(id, '송파구 아파트 전세 시세 조사해줘')
      expect({ node, title: answer.sections[0]?.title }).toEqual({
        node,
        title: '송파구 아파트 전세 조사 보고서',
      })
    }
    for (const { id } of run.checkpoints.slice(4)) {
      const { answer } = await fork(id, '송파구 아파트 전세 시세 조사해줘')
      expect(answer.type).toBe('RESEARCH_REPORT')
    }
  }, 60_000)
})

test('settings bound the run, and the report names the limit that was hit', async () => {
  const id = await startRun(app.client, {
    sessionId: await createSession(app.client),
    query: '마포구와 송파구 아파트 전세 조사해줘',
    mode: 'RESEARCH',
    research: { maxParallelResearchers: 2, maxIterations: 1 },
  })
  const { run, answer } = await followed(id)
  expect(run.steps.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED', 'SKIPPED'])
  expect(sectionNamed(answer, '조사 한도')?.content).toContain('조사 횟수 한도')
  expect(answer.text).toContain('주제는 조사하지 못했어요')
  expect(answer.supportedShare).toBe(1)
}, 60_000)

test('settings that are out of range are refused by their name', async () => {
  const sessionId = await createSession(app.client)
  await expect(
    startRun(app.client, {
      sessionId,
      query: '마포구 조사해줘',
      mode: 'RESEARCH',
      research: { maxSeconds: 0 },
    }),
  ).rejects.toThrow(/1 to 3600/)
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
