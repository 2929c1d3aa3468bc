import { buildSchema as parseSchema, getOperationAST, parse, validate } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { expect, test } from 'vitest'
import { printSchema } from 'graphql'
import { z } from 'zod'
import type { Example } from '../../src/graphql/answer/examples.ts'
import { readExamples } from '../../src/graphql/answer/examples.ts'
import { buildSchema } from '../../src/graphql/schema.ts'
import { post } from '../support/gql.ts'
import { createSession, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const examples = await readExamples()
const schema = parseSchema(printSchema(buildSchema()))

const app = serveApp({ seed: true })

const found = (errors: readonly GraphQLFormattedError[] | undefined) => errors?.map((error) => error.message)

test('there are examples for each main job', () => {
  expect(examples.map((example) => example.name)).toEqual([
    '01-ask',
    '02-watch-the-newest-run',
    '03-search-listings',
    '04-market-statistics',
    '05-legal-search',
    '06-compare-loans',
    '07-read-a-sentence',
    '08-my-conversations',
    '09-what-happens',
    '10-follow-run',
  ])
})

test.each(examples)('$name fits the schema and holds one operation', ({ query, variables }) => {
  const document = parse(query)
  expect(validate(schema, document)).toEqual([])
  expect(getOperationAST(document)).not.toBeNull()
  expect(() => JSON.parse(variables ?? '{}')).not.toThrow()
})

const isSubscription = ({ query }: Example) => getOperationAST(parse(query))?.operation === 'subscription'

test.each(examples.filter((example) => !isSubscription(example)))('$name runs', async (example) => {
  const { data, errors } = await post<Record<string, unknown>>(
    app.url,
    { query: example.query, variables: JSON.parse(example.variables ?? '{}') },
    { authorization: `Bearer ${app.client.token}` },
  )
  expect(found(errors)).toBeUndefined()
  expect(data).not.toBeNull()
  expect(JSON.stringify(data)).not.toContain('Error"')
})

test.each(examples.filter(isSubscription))('$name tells of a run', async ({ query, variables }) => {
  const runId = await startRun(app.client, {
    sessionId: await createSession(app.client),
    query: '안녕하세요',
  })
  const told: string[] = []
  const isOver = (json: string) => /"status":"COMPLETED"|"RunCompleted"/.test(json)
  const document: TypedDocumentNode<unknown, Record<string, unknown>> = parse(query)
  const sent: unknown = JSON.parse((variables ?? '{}').replace('AN ID FROM TAB 8', runId))
  for await (const { data, errors } of app.client.subscribe(
    document,
    z.record(z.string(), z.unknown()).parse(sent),
  )) {
    expect(found(errors)).toBeUndefined()
    told.push(JSON.stringify(data))
    if (isOver(told.at(-1) ?? '')) break
  }
  expect(told.some(isOver)).toBe(true)
})
