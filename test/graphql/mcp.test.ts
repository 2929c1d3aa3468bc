import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSchema } from '../../src/graphql/schema.ts'
import { readTools } from '../../src/graphql/mcp/tools.ts'
import { SignOut, signUp } from '../support/accounts.ts'
import { guest } from '../support/app.ts'
import { createGqlClient, post } from '../support/gql.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })
const endpoint = () => new URL('/mcp', app.url)

const connect = async (token: string | null) => {
  const client = new Client({ name: 'test', version: '1' })
  const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const transport = new StreamableHTTPClientTransport(endpoint(), { requestInit: { headers: authorization } })
  // The library's own types disagree under exactOptionalPropertyTypes.
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}
const result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
})
const call = async (client: Client, name: string, args: Record<string, unknown>) =>
  result.parse(await client.callTool({ name, arguments: args }))

let client: Client
beforeAll(async () => {
  client = await connect(app.client.token)
}, 60_000)
afterAll(() => client.close())

describe('the tools', () => {
  test('are the operations of examples/tools, with descriptions and schemas of their variables', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual((await readTools(buildSchema())).map(({ name }) => name))
    expect(tools.length).toBeGreaterThanOrEqual(15)
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/\w{3}/)
      expect(() => ajv.compile(inputSchema)).not.toThrow()
    }
    const find = ajv.compile(tools.find(({ name }) => name === 'find_listings')?.inputSchema ?? {})
    expect(find({ filter: { deposit: { max: 60000 }, not: { propertyTypes: ['VILLA'] } }, first: 5 })).toBe(
      true,
    )
    expect(find({ filter: { deposit: { max: 'much' } } })).toBe(false)
    expect(find({ colour: 'red' })).toBe(false)
    expect(JSON.stringify(tools.find(({ name }) => name === 'calculate_rent_increase'))).toContain('만원')
  })

  test('find listings, law, loans, prices and regions', async () => {
    const { structuredContent } = await call(client, 'find_regions', { search: '분당구' })
    const [region] = z
      .object({ regions: z.object({ edges: z.array(z.object({ node: z.object({ code: z.string() }) })) }) })
      .parse(structuredContent).regions.edges
    const code = region?.node.code ?? ''
    expect(code).toMatch(/^41135/)
    const listings = await call(client, 'find_listings', { filter: { regionCodes: [code] }, first: 3 })
    expect(listings.content[0]?.text).toMatch(/"isDemo":true/)
    const law = await call(client, 'search_law', { query: '전세금 5% 인상 가능해?', first: 3 })
    expect(law.content[0]?.text).toContain('주택임대차보호법')
    expect((await call(client, 'find_loans', { first: 2 })).content[0]?.text).toContain('"company"')
    const prices = await call(client, 'market_statistics', {
      filter: { regionCode: code, transactionType: 'JEONSE' },
    })
    expect([prices.isError ?? false, prices.content[0]?.text]).toEqual([
      false,
      expect.stringContaining('medianPrice'),
    ])
    const read = await call(client, 'read_search', { text: '분당구 전세 4억에서 6억 사이' })
    expect(read.content[0]?.text).toContain('"min":40000')
  })

  test('calculate, as the API does', async () => {
    const input = { currentDeposit: 50_000, newDeposit: 53_000, renewalRightUsed: true }
    const { content, structuredContent } = await call(client, 'calculate_rent_increase', { input })
    const query = `query ($input: RentIncreaseInput!) {
      calculate { rentIncrease(input: $input) { allowed increaseRate maximumDeposit } }
    }`
    const { data } = await post(app.url, { query, variables: { input } })
    expect(structuredContent).toMatchObject(z.record(z.string(), z.unknown()).parse(data))
    expect(content[0]?.text).toContain('"allowed":false')
  })

  test('ask a question and wait for its answer, told of progress', async () => {
    const asked = await call(client, 'ask', { input: { query: '전세금 5% 인상 가능해?' } })
    const { ask } = z
      .object({ ask: z.object({ run: z.object({ id: z.string() }) }) })
      .parse(asked.structuredContent)
    const told: number[] = []
    const waited = result.parse(
      await client.callTool({ name: 'wait_for_run', arguments: { runId: ask.run.id } }, undefined, {
        onprogress: ({ progress }) => void told.push(progress),
      }),
    )
    expect(waited.structuredContent).toMatchObject({
      runLive: { status: 'COMPLETED', answer: { text: expect.stringContaining('5') } },
    })
    expect(told.length).toBeGreaterThan(0)
  }, 60_000)

  test('come back from a run that waits for its user, and can answer it', async () => {
    const asked = await call(client, 'ask', { input: { query: '전월세 계약서 작성해줘' } })
    const { ask } = z
      .object({ ask: z.object({ run: z.object({ id: z.string() }) }) })
      .parse(asked.structuredContent)
    const waited = await call(client, 'wait_for_run', { runId: ask.run.id })
    expect(waited.structuredContent).toMatchObject({
      runLive: { status: 'WAITING_FOR_INPUT', pendingInput: { form: expect.any(Array) } },
    })
    expect((await call(client, 'cancel_run', { runId: ask.run.id })).structuredContent).toMatchObject({
      cancelRun: { status: 'CANCELLED' },
    })
  }, 60_000)

  test('tell what is wrong as failures of the tool', async () => {
    const failed = await Promise.all([
      call(client, 'ask', { input: { query: ' ' } }),
      call(client, 'cancel_run', { runId: btoa('Run:nothing') }),
      call(client, 'search_law', { query: 5 }),
      call(client, 'search_law', {}),
      call(client, 'search_law', { query: '전세', colour: 'red' }),
      call(client, 'find_listings', { first: 100_000 }),
      call(client, 'drop_table', {}),
    ])
    expect(failed.map(({ isError }) => isError)).toEqual(failed.map(() => true))
    expect(failed[0]?.content[0]?.text).toContain('INVALID_INPUT')
    expect(failed[1]?.content[0]?.text).toContain('NOT_FOUND')
  })

  test('have the caller’s things alone', async () => {
    const asked = await call(client, 'ask', { input: { query: '전세금 5% 인상 가능해?' } })
    const { ask } = z
      .object({ ask: z.object({ run: z.object({ id: z.string() }) }) })
      .parse(asked.structuredContent)
    const stranger = await connect((await guest(app.url)).token)
    for (const [name, args] of [
      ['wait_for_run', {}],
      ['cancel_run', {}],
      ['respond_to_run', { requestId: 'x', response: { clarification: '강남' } }],
    ] as const) {
      const { isError, content } = await call(stranger, name, { runId: ask.run.id, ...args })
      expect([name, isError, content[0]?.text]).toEqual([name, true, expect.stringContaining('NOT_FOUND')])
    }
    await stranger.close()
  })

  test('end with the sign-in', async () => {
    const person = await signUp(createGqlClient(app.url, null))
    const theirs = await connect(person.accessToken)
    expect((await theirs.listTools()).tools.length).toBeGreaterThan(0)
    await person.client.execute(SignOut, { refreshToken: person.refreshToken })
    await expect(theirs.listTools()).rejects.toThrow(/401|UNAUTHENTICATED|nauthorized/)
  })
})
