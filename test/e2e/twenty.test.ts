import { describe, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { createSession, FollowRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'
import { ask } from './ask.ts'
import type { AskedRun } from './ask.ts'
import { INQUIRIES, SEARCHES } from './twenty.ts'
import type { Wanted } from './twenty.ts'

const app = serveApp({ seed: true })

const Asked = graphql(`
  query AskedBack($id: ID!) {
    run(id: $id) {
      pendingInput {
        __typename
        ... on ClarificationRequest {
          suggestions
        }
      }
    }
  }
`)

type Answer = NonNullable<AskedRun['answer']>
type Found = Answer['properties'][number]

const within = (value: number | null | undefined, bounds: readonly [number, number] | undefined): boolean =>
  bounds === undefined || (value != null && value >= bounds[0] && value <= bounds[1])

/** What of a listing is not as it was wanted. */
const misfits = ({ property, transaction }: Found, wanted: Wanted): string[] => [
  ...(wanted.regions.some((code) => code.test(property.region.code)) ? [] : ['region']),
  ...(wanted.types?.includes(property.propertyType) === false ? ['type'] : []),
  ...(wanted.deals?.includes(transaction.transactionType) === false ? ['deal'] : []),
  ...(within(transaction.salePrice, wanted.sale) ? [] : ['sale price']),
  ...(within(transaction.deposit, wanted.deposit) ? [] : ['deposit']),
  ...(within(transaction.monthlyRent, wanted.rent) ? [] : ['rent']),
  ...(within(transaction.exclusiveArea, wanted.area) ? [] : ['area']),
  ...(within(Number(property.completionDate?.slice(0, 4) ?? Number.NaN), wanted.year) ? [] : ['year']),
  ...(within(
    property.nearbyFacilities?.subwayWalkingTime,
    wanted.walk === undefined ? undefined : [0, wanted.walk],
  )
    ? []
    : ['walk']),
  ...(wanted.direction === undefined || property.direction === wanted.direction ? [] : ['direction']),
]

/** 30000만원, NaN, undefined, 을(를): what no person writes. */
const MACHINE = /undefined|null|NaN|\[object|을\(를\)|이\(가\)|은\(는\)|\d{5,}만원|만원만원/

const expectSound = (answer: Answer) => {
  expect(answer.text).not.toMatch(MACHINE)
  // Every sentence with a figure or an article in it is held by a source that it cites.
  expect(answer.supportedShare).toBe(1)
  const marks = [...answer.text.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n))
  for (const mark of marks) expect(mark).toBeLessThanOrEqual(answer.sources.length)
}

const nameOf = (source: Answer['sources'][number]): string =>
  source.__typename === 'LegalArticle' ? `${source.lawName} ${source.articleNumber}` : source.__typename

describe('searches', () => {
  test.each(SEARCHES)('“$question”', async ({ question, wanted, notUnderstood = [] }) => {
    const { answer, run } = await ask(app.client, question)
    expect(run.status).toBe('COMPLETED')
    expect(answer.type).toBe(answer.properties.length > 0 ? 'PROPERTY_LIST' : 'ANSWER')
    expect(answer.properties.flatMap((found) => misfits(found, wanted))).toEqual([])
    if (answer.properties.length === 0) expect(answer.text).toContain('없어요')
    for (const words of notUnderstood) expect(answer.text).toContain(words)
    expectSound(answer)
  })

  test('most of them find something', async () => {
    const found = await Promise.all(
      SEARCHES.map(async ({ question }) => (await ask(app.client, question)).answer),
    )
    expect(found.filter(({ properties }) => properties.length > 0).length).toBeGreaterThanOrEqual(6)
  })

  test('a name that two cities share is asked about, with both to choose from', async () => {
    const sessionId = await createSession(app.client)
    const runId = await startRun(app.client, { sessionId, query: '강서구 빌라 전세 2억', mode: 'TEAM' })
    for await (const { data } of app.client.subscribe(FollowRun, { runId, after: null })) {
      const event = data?.runEvents
      if (event?.__typename !== 'InputRequested') continue
      const { run } = await app.client.execute(Asked, { id: runId })
      const request = run?.pendingInput
      if (request?.__typename !== 'ClarificationRequest') throw new Error('nothing was asked')
      expect(request.suggestions.join()).toMatch(/서울.*강서구.*부산.*강서구/)
      return
    }
    expect.unreachable('the run ended without a question')
  })
})

describe('prices, rules, sums, loans', () => {
  test.each(INQUIRIES)('“$question”', async ({ question, says, cites }) => {
    const { answer, run } = await ask(app.client, question)
    expect(run.status).toBe('COMPLETED')
    for (const words of says) expect(answer.text).toMatch(words)
    expect(answer.sources.map(nameOf).join(', ')).toMatch(cites)
    expectSound(answer)
  })
})
