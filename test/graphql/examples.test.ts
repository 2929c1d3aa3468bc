import { buildSchema as parseSchema, getOperationAST, parse, validate } from 'graphql'
import type { GraphQLFormattedError } from 'graphql'
import { expect, test } from 'vitest'
import { printSchema } from 'graphql'
import { readExamples } from '../../src/graphql/examples.ts'
import { buildSchema } from '../../src/graphql/schema.ts'
import { post } from '../support/gql.ts'
import { createSession } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const examples = await readExamples()
const schema = parseSchema(printSchema(buildSchema()))

const app = serveApp({ role: 'api', seed: true })

const found = (errors: readonly GraphQLFormattedError[] | undefined) => errors?.map((error) => error.message)

test('there are examples for each main job', () => {
  expect(examples.map((example) => example.name)).toEqual([
    '01-sign-in-as-guest',
    '02-create-session',
    '03-start-run',
    '04-follow-run',
    '05-search-listings',
    '06-market-statistics',
    '07-legal-search',
    '08-compare-loans',
    '09-read-a-sentence',
    '10-ask',
    '11-watch-the-newest-run',
  ])
})

test.each(examples)('$name fits the schema and holds one operation', ({ query, variables }) => {
  const document = parse(query)
  expect(validate(schema, document)).toEqual([])
  expect(getOperationAST(document)).not.toBeNull()
  expect(() => JSON.parse(variables ?? '{}')).not.toThrow()
})

const runnable = examples.filter(({ query }) => getOperationAST(parse(query))?.operation !== 'subscription')

test.each(runnable)('$name runs', async ({ query, variables }) => {
  const filled = (variables ?? '{}').replace("PASTE THE SESSION'S ID", await createSession(app.client))
  const { data, errors } = await post<Record<string, unknown>>(
    app.url,
    { query, variables: JSON.parse(filled) },
    { authorization: `Bearer ${app.client.token}` },
  )
  expect(found(errors)).toBeUndefined()
  expect(data).not.toBeNull()
  expect(JSON.stringify(data)).not.toContain('Error"')
})
