import { afterAll, beforeAll, expect, test } from 'vitest'
import { RUN_MODES } from '../../src/domain/run.ts'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { createGqlClient } from '../support/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

let server: ModelServer
let app: TestApp
beforeAll(async () => {
  server = await startModelServer()
  server.script({ text: { kind: 'text', pieces: ['모델이 쓴 답이에요.'] } })
  app = await startApp({
    seed: true,
    env: {
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: server.url,
      OPENAI_MODEL: 'gpt-4.1-mini',
      OPENAI_MODELS: 'o3',
    },
  })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await server.close()
})

const Told = graphql(`
  query ToldOfModel {
    modelProvider {
      host
      models
      embeddingModel
      isThisMachine
      allowedByDefault
    }
    viewer {
      allowsModelProvider
    }
  }
`)
const Allow = graphql(`
  mutation AllowModelForTest($allows: Boolean!) {
    allowModelProvider(allows: $allows) {
      allowsModelProvider
    }
  }
`)
const Maker = graphql(`
  query MakerOfAnswer($id: ID!) {
    run(id: $id) {
      status
      answer {
        generatedBy {
          kind
          model
        }
      }
    }
  }
`)
const SearchLaw = graphql(`
  query SearchLawForConsent($query: String!) {
    legalSearch(query: $query, first: 3) {
      edges {
        node {
          id
        }
      }
    }
  }
`)

/** A word of the question that stands nowhere else. */
const ask = async (client: GqlClient, mode: (typeof RUN_MODES)[number], word: string) => {
  const id = await startRun(client, {
    sessionId: await createSession(client),
    query: `마포구 아파트 전세금 5% 인상 가능해? ${word}`,
    mode,
  })
  await followRun(client, id)
  const { run } = await client.execute(Maker, { id })
  return run
}
const readBy = (word: string) =>
  server.requests.filter(({ body }) => JSON.stringify(body).includes(word)).length

test('people are told who reads along, before they ask', async () => {
  const nobody = createGqlClient(app.url, null)
  expect(await nobody.execute(Told, {})).toEqual({
    modelProvider: {
      host: new URL(server.url).host,
      models: ['gpt-4.1-mini', 'o3'],
      embeddingModel: 'text-embedding-3-small',
      isThisMachine: true,
      allowedByDefault: true,
    },
    viewer: null,
  })
})

test('of who refuses the provider gets no word, in any mode; rules answer', async () => {
  const client = await guest(app.url)
  const refused = await client.execute(Allow, { allows: false })
  expect(refused.allowModelProvider.allowsModelProvider).toBe(false)
  for (const mode of RUN_MODES) {
    const run = await ask(client, mode, `거절말${mode}`)
    expect([mode, run?.status, run?.answer?.generatedBy]).toEqual([
      mode,
      'COMPLETED',
      { kind: 'RULES', model: null },
    ])
  }
  const { legalSearch } = await client.execute(SearchLaw, { query: '전세금 증액 거절말법령' })
  expect(legalSearch.edges.length).toBeGreaterThan(0)
  expect(readBy('거절말')).toBe(0)
  expect((await client.execute(Told, {})).viewer?.allowsModelProvider).toBe(false)
  await client.close()
}, 120_000)

test('who allows it, or says nothing, is answered by the model; a refusal can be taken back', async () => {
  const client = await guest(app.url)
  const first = await ask(client, 'DIRECT', '허용말')
  expect(first?.answer?.generatedBy).toEqual({ kind: 'MODEL', model: 'gpt-4.1-mini' })
  expect(readBy('허용말')).toBeGreaterThan(0)
  await client.execute(Allow, { allows: false })
  await ask(client, 'DIRECT', '거둔말')
  expect(readBy('거둔말')).toBe(0)
  await client.execute(Allow, { allows: true })
  await ask(client, 'DIRECT', '다시말')
  expect(readBy('다시말')).toBeGreaterThan(0)
  await client.close()
}, 120_000)

test('a refusal in the middle of a run holds from its next call on', async () => {
  const client = await guest(app.url)
  server.script({
    analyze_intent: {
      kind: 'tool',
      pause: 1_500,
      arguments: {
        intentType: 'LEGAL_CONSULT',
        confidence: 0.9,
        keywords: ['전세금'],
        facets: [],
        entities: { region: [], propertyType: [], transactionType: [], amount: [] },
      },
    },
    text: { kind: 'text', pieces: ['모델이 쓴 답이에요.'] },
  })
  const id = await startRun(client, {
    sessionId: await createSession(client),
    query: '전세금 5% 인상 가능해?',
  })
  // The check at the start asks the model too, and nothing of the question.
  const called = () =>
    server.requests
      .filter(({ body }) => JSON.stringify(body).includes('전세금 5%'))
      .map(({ body }) => body.tools?.[0]?.function.name ?? 'other')
  await expect.poll(() => called().length, { timeout: 20_000 }).toBeGreaterThan(0)
  await client.execute(Allow, { allows: false })
  await followRun(client, id)
  const { run } = await client.execute(Maker, { id })
  expect(run?.answer?.generatedBy?.kind).toBe('RULES')
  expect(called()).toEqual(['analyze_intent'])
  await client.close()
}, 60_000)
