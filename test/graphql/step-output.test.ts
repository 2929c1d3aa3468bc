import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import type { RunMode } from '../gql/graphql.ts'
import { guest } from '../support/app.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const StepOutputs = graphql(`
  query StepOutputs($id: ID!) {
    run(id: $id) {
      status
      steps {
        stepType
        status
        result
        output {
          __typename
          ... on ListingsOutput {
            listings {
              property {
                name
                region {
                  code
                }
              }
              transaction {
                transactionType
                deposit
              }
            }
          }
          ... on ArticlesOutput {
            articles {
              lawName
              articleNumber
            }
          }
          ... on StatisticsOutput {
            statistics {
              transactionType
              medianPrice
            }
          }
          ... on ProductsOutput {
            products {
              name
            }
          }
          ... on FiguresOutput {
            calculations {
              name
              inputs
              result
            }
            sources {
              __typename
            }
          }
        }
      }
    }
  }
`)

const app = serveApp({ seed: true })

const stepsOf = async (query: string, mode: RunMode = 'TEAM') => {
  const sessionId = await createSession(app.client)
  const runId = await startRun(app.client, { sessionId, query, mode })
  await followRun(app.client, runId)
  const { run } = await app.client.execute(StepOutputs, { id: runId })
  return { runId, steps: run?.steps ?? [] }
}

describe('what a step found', () => {
  test('is a list of homes for one, and what was worked out of each of them for the next', async () => {
    const { runId, steps } = await stepsOf('마포구 전세 찾고 그중 위험한지 봐줘')
    const outputs = steps.map(({ output }) => output)
    const homes = outputs.find((it) => it?.__typename === 'ListingsOutput')
    if (homes?.__typename !== 'ListingsOutput') throw new Error('no step found homes')
    expect(homes.listings.length).toBeGreaterThan(1)
    for (const { property, transaction } of homes.listings) {
      expect(property.region.code).toMatch(/^11440/)
      expect(transaction.transactionType).toBe('JEONSE')
    }
    const figures = outputs.find((it) => it?.__typename === 'FiguresOutput')
    if (figures?.__typename !== 'FiguresOutput') throw new Error('no step worked anything out')
    const risks = figures.calculations.filter(({ name }) => name.startsWith('jeonseRisk'))
    expect(risks.length).toBeGreaterThan(1)
    const deposits = homes.listings.map(({ transaction }) => transaction.deposit)
    for (const { inputs } of risks) expect(deposits).toContain((inputs as Record<string, unknown>)['deposit'])

    // Nobody else sees the steps, and so nothing that they found.
    const stranger = await guest(app.url)
    expect((await stranger.execute(StepOutputs, { id: runId })).run).toBeNull()
    await stranger.close()
  })

  test.each([
    ['전세금 5% 넘게 올려달라는데 법적으로 가능해?', 'ArticlesOutput'],
    ['마포구 아파트 전세 시세 알려줘', 'StatisticsOutput'],
    ['전세자금대출 어떤 게 있어?', 'ProductsOutput'],
    ['강남구 아파트 8억에 살 때 취득세 얼마야?', 'FiguresOutput'],
  ] as const)('of “%s” is %s', async (query, typename) => {
    const { steps } = await stepsOf(query)
    const found = steps.find(({ output }) => output?.__typename === typename)?.output
    const rows =
      found?.__typename === 'ArticlesOutput'
        ? found.articles
        : found?.__typename === 'StatisticsOutput'
          ? found.statistics
          : found?.__typename === 'ProductsOutput'
            ? found.products
            : found?.__typename === 'FiguresOutput'
              ? found.calculations
              : []
    expect(rows.length).toBeGreaterThan(0)
    for (const step of steps) expect(step.output === null).toBe(step.status !== 'COMPLETED')
  })

  test('of a research that works on what it finds is what it worked out', async () => {
    const { steps } = await stepsOf('마포구 전세 찾고 그중 위험한지 조사해줘', 'RESEARCH')
    const figures = steps.map(({ output }) => output).find((it) => it?.__typename === 'FiguresOutput')
    if (figures?.__typename !== 'FiguresOutput') throw new Error('no topic worked anything out')
    expect(figures.calculations.filter(({ name }) => name.startsWith('jeonseRisk')).length).toBeGreaterThan(1)
  })

  test('is there for each topic of a research', async () => {
    const { steps } = await stepsOf('마포구 아파트 전세 시세 조사해줘', 'RESEARCH')
    expect(steps.length).toBeGreaterThan(0)
    for (const { output, result } of steps) {
      expect(result).not.toBeNull()
      expect(output).not.toBeNull()
    }
  })
})
