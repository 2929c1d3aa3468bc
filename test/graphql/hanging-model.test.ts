import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { guest, startApp } from '../support/app.ts'
import type { TestApp } from '../support/app.ts'
import { modelSearch } from '../support/model-search.ts'
import { startModelServer } from '../support/model-server.ts'
import type { ModelServer } from '../support/model-server.ts'
import { LEGAL_INTENT } from '../support/model-use.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { send } from '../support/production.ts'

/** Seconds that a run may take here, in the place of the ninety of a real one. */
const SECONDS = 7
/** What all else may take on a busy machine; one call alone would be waited for thirty seconds otherwise, three times over. */
const SLACK = 20

let server: ModelServer
let app: TestApp | null = null
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(async () => {
  await app?.stop()
  await server.close()
})

const HangingRun = graphql(`
  query HangingRun($id: ID!) {
    run(id: $id) {
      status
      answer {
        text
        generatedBy {
          kind
          model
          standInReason
        }
        sources {
          __typename
        }
      }
    }
  }
`)

const begin = async () => {
  app = await startApp({
    seed: true,
    env: {
      OPENAI_API_KEY: 'test',
      OPENAI_BASE_URL: server.url,
      OPENAI_MODEL: 'gpt-5-mini',
      RUN_SECONDS: String(SECONDS),
    },
  })
  const { url } = app
  const ask = async (query: string, mode: 'TEAM' | 'CONSULT' = 'TEAM') => {
    const client = await guest(url)
    const from = performance.now()
    const id = await startRun(client, { sessionId: await createSession(client), query, mode })
    await followRun(client, id)
    const seconds = (performance.now() - from) / 1000
    const { run } = await client.execute(HangingRun, { id })
    await client.close()
    if (!run?.answer) throw new Error('the run has no answer')
    return {
      ...run.answer,
      seconds,
      isLaw: run.answer.sources.some((it) => it.__typename === 'LegalArticle'),
    }
  }
  const base = new URL(url).origin
  return { ask, base, app }
}

test('vectors that hang take no law from an answer, which says what was not looked for', async () => {
  server.script({
    embeddings: { kind: 'silence' },
    analyze_intent: { kind: 'tool', arguments: LEGAL_INTENT },
    select_teams: { kind: 'tool', arguments: { teams: ['SEARCH'], reason: '법령' } },
    plan_steps: {
      kind: 'tool',
      arguments: {
        steps: [{ team: 'SEARCH', kinds: ['legal'], task: '법령', description: '법령', dependsOn: [] }],
      },
    },
    plan_search: {
      kind: 'tool',
      arguments: modelSearch({ legal: { query: '전세 보증금 증액 한도', lawName: null } }),
    },
    text: { kind: 'text', pieces: ['증액에는 한도가 있어요 [1].'] },
  })
  const { ask, base } = await begin()
  const answer = await ask('전세금 5% 인상 가능해?')
  expect(answer).toMatchObject({ isLaw: true, generatedBy: { kind: 'MODEL', model: 'gpt-5-mini' } })
  expect(answer.text).toContain('낱말로만 찾았어요')
  expect(answer.seconds).toBeLessThan(SECONDS + SLACK)
  // Known by now: nobody waits again.
  const before = server.requests.filter(({ path }) => path.endsWith('/embeddings')).length
  await ask('전세금 5% 인상 가능해?')
  await ask('보증금 증액은 언제 다시 할 수 있어?')
  const again = server.requests.filter(({ path }) => path.endsWith('/embeddings')).length
  expect(again - before).toBeLessThanOrEqual(1)
  const { text, status } = await send(`${base}/health/ready`)
  expect([status, text]).toEqual([200, expect.stringContaining('"degraded":["embedding"]')])
  await app?.stop()
  app = null
}, 120_000)

test('a model that hangs takes no longer than the run has; the rules answer and say so, operators see it', async () => {
  const silence = { kind: 'silence' } as const
  server.script({
    check_model: silence,
    analyze_intent: silence,
    select_teams: silence,
    plan_steps: silence,
    plan_search: silence,
    classify_question: silence,
    extract_slots: silence,
    judge_answer: silence,
    summarize_session: silence,
    text: silence,
    embeddings: silence,
  })
  const { ask, base, app: started } = await begin()
  const modes = ['TEAM', 'CONSULT'] as const
  const answers = await Promise.all(
    modes.map(async (mode) => [mode, await ask('전세금 5% 인상 가능해?', mode)] as const),
  )
  for (const [mode, answer] of answers) {
    expect([mode, answer.isLaw]).toEqual([mode, true])
    expect(answer.seconds).toBeLessThan(SECONDS + SLACK)
    expect(answer.text).toMatch(/제시간에 응답하지 않아|시간이 다 되어/)
    expect(answer.generatedBy).toMatchObject({ kind: 'RULES', model: null })
    expect(answer.generatedBy?.standInReason).not.toBeNull()
  }
  expect(started.complaints.join('\n')).toContain('rules stood in for the model')
  const { text } = await send(`${base}/metrics`)
  expect(text).toMatch(
    /holmesnyangz_model_fallbacks_total\{purpose="analyze_intent",reason="timeout"\} [1-9]/,
  )
}, 120_000)
