import { parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { readExamples } from '../../src/graphql/answer/examples.ts'
import { createPool } from '../../src/store/pool.ts'
import { graphql } from '../gql/gql.ts'
import { collect } from '../support/collect.ts'
import { openSocket } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { sendJson } from '../support/production.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })

const ReadAnswer = graphql(`
  query ReadAnswer($id: ID!) {
    run(id: $id) {
      status
      plan {
        revision
        steps {
          stepId
          status
        }
      }
      steps {
        stepId
        status
        progressPercentage
        result
      }
      answer {
        type
        text
        summary
        confidence
        supportedShare
        teamsUsed
        assumptions {
          name
          value
          source
        }
        sections {
          title
          citations {
            __typename
          }
        }
        citations {
          number
          source {
            __typename
          }
        }
        sources {
          __typename
          ... on Property {
            code
          }
          ... on Transaction {
            articleNo
          }
          ... on LegalArticle {
            lawName
            articleNumber
          }
          ... on LoanProduct {
            company
          }
          ... on MarketStatistics {
            region {
              fullName
            }
            transactionCount
          }
          ... on CalculationSource {
            name
            facts {
              role
              text
            }
            rules {
              article
            }
          }
        }
        properties {
          property {
            id
            name
          }
          transaction {
            id
          }
        }
      }
      session {
        messages(last: 1) {
          edges {
            node {
              role
              answer {
                text
              }
            }
          }
        }
      }
    }
  }
`)

const answerTo = async (query: string) => {
  const id = await startRun(app.client, { sessionId: await createSession(app.client), query })
  const example = (await readExamples()).find(({ name }) => name === '10-follow-run')
  if (!example) throw new Error('the example is gone')
  expect(parse(example.query).definitions).toHaveLength(1)
  const socket = openSocket(app.url, { connectionParams: { authorization: `Bearer ${app.client.token}` } })
  const events = await collect(
    socket.iterate<{ runEvents: { __typename: string } }>({ query: example.query, variables: { runId: id } }),
  )
  await socket.dispose()
  expect(events.flatMap((event) => event.errors ?? [])).toEqual([])
  expect(events.at(-1)?.data?.runEvents.__typename).toBe('RunCompleted')
  const { run } = await app.client.execute(ReadAnswer, { id })
  if (!run?.answer) throw new Error(`no answer to ${query}`)
  return { id, run, answer: run.answer }
}

describe('a stored answer is shown with what it rests on', () => {
  test.each([
    ['전세금 5% 인상 가능해?', 'LegalArticle'],
    ['마포구 아파트 전세 시세 알려줘', 'MarketStatistics'],
    ['2억 5천 이하 전세자금대출 상품 비교해줘', 'LoanProduct'],
    ['강남구 전세 10억 이하 아파트 찾아줘', 'Transaction'],
  ])('%s → %s', async (query, source) => {
    const { run, answer } = await answerTo(query)
    expect(answer.sources.map(({ __typename }) => __typename)).toContain(source)
    expect(answer.teamsUsed).toContain('SEARCH')
    expect(run.status).toBe('COMPLETED')
    expect(run.session.messages.edges).toMatchObject([
      { node: { role: 'ASSISTANT', answer: { text: answer.text } } },
    ])
    expect(run.steps.map((step) => step.stepId)).toEqual(run.plan?.steps.map((step) => step.stepId))
    for (const step of run.steps) expect(step).toMatchObject({ status: 'COMPLETED', progressPercentage: 100 })
  })
})

test('a calculation says what went in and what came out with its units, in the language of who reads', async () => {
  const { id, answer } = await answerTo('전세 3억을 갱신하는데 5% 올리면 얼마예요?')
  const korean = answer.sources.flatMap((it) => (it.__typename === 'CalculationSource' ? it.facts : []))
  const said = (role: string, facts = korean) => facts.flatMap((it) => (it.role === role ? [it.text] : []))
  expect(said('INPUT').join()).toContain('보증금 3억')
  expect(said('CONCLUSION').join()).toContain('3억 1,500만원')

  const { text } = await sendJson(
    app.url,
    { query: print(ReadAnswer), variables: { id } },
    { authorization: `Bearer ${app.client.token}`, 'accept-language': 'en' },
  )
  const english: typeof korean = JSON.parse(text).data.run.answer.sources.flatMap(
    (it: { facts?: typeof korean }) => it.facts ?? [],
  )
  expect(english.map(({ role }) => role)).toEqual(korean.map(({ role }) => role))
  expect(said('CONCLUSION', english).join()).toContain('315')
  expect(said('INPUT', english).join()).not.toMatch(/[가-힣]/)
})

test('what was taken off the market is left out of a stored answer instead of breaking it', async () => {
  const id = await startRun(app.client, {
    sessionId: await createSession(app.client),
    query: '송파구 아파트 매매 찾아줘',
  })
  await expect
    .poll(async () => (await app.client.execute(ReadAnswer, { id })).run?.status, { timeout: 20_000 })
    .toBe('COMPLETED')
  const before = (await app.client.execute(ReadAnswer, { id })).run?.answer
  const gone = before?.properties[0]?.property
  if (!gone) throw new Error('the demo data have no sale in 송파구')
  const pool = createPool(app.databaseUrl, { max: 1 })
  await pool.query('delete from real_estate where id = $1', [atob(gone.id).replace('Property:', '')])
  await pool.end()
  const after = (await app.client.execute(ReadAnswer, { id })).run?.answer
  const left = before?.properties.filter(({ property }) => property.id !== gone.id)
  expect(after?.properties).toEqual(left)
  expect(after?.sources.length).toBeLessThan(before?.sources.length ?? 0)
  // The others keep their numbers, and the one that is gone says so.
  expect(before?.citations.map(({ number }) => number)).toEqual(before?.sources.map((_, at) => at + 1))
  expect(after?.citations.map(({ number }) => number)).toEqual(before?.citations.map(({ number }) => number))
  expect(after?.citations.filter(({ source }) => source !== null).map(({ source }) => source)).toEqual(
    after?.sources.map(({ __typename }) => ({ __typename })),
  )
  expect(after?.citations.some(({ source }) => source === null)).toBe(true)
})

test('nothing of this was worth a complaint', () => {
  expect(app.complaints).toEqual([])
})
