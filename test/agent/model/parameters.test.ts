import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { checkProvider } from '../../../src/agent/model/check.ts'
import { refusedParameter } from '../../../src/agent/model/parameters.ts'
import { traitsOf } from '../../../src/agent/model/traits.ts'
import { aCall, COMPOSE, LEGAL_INTENT, QUESTION, readText, useModel } from '../../support/model-use.ts'
import { startModelServer } from '../../support/model-server.ts'
import type { ModelServer } from '../../support/model-server.ts'
import { intentCall } from '../../../src/agent/planning/intent-call.ts'
import { answerCall } from '../../../src/agent/answer/answer-call.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const script = () =>
  server.script({
    analyze_intent: { kind: 'tool', arguments: LEGAL_INTENT },
    text: { kind: 'text', pieces: ['모델이 ', '썼어요.'] },
  })
const bodies = () => server.requests.map(({ body }) => body)

describe('what a model takes', () => {
  it.each([
    ['gpt-5', 1],
    ['gpt-5-mini', 1],
    ['gpt-5.2-2025-12-11', 1],
    ['o3', 1],
    ['o4-mini', 1],
    ['gpt-5-chat-latest', 1],
    ['gpt-4.1-mini', 1],
    ['gpt-4o-mini', 1],
    ['test-model', 1],
    // Nobody told the table: learned from the first refusal.
    ['gpt-5-pro', 2],
    ['plain-server', 2],
  ])('is what it is sent: %s', async (model, requestsOfTheFirst) => {
    script()
    const { calls, fellBack } = useModel(server, { model })
    const intent = await calls.call(intentCall, QUESTION, aCall())
    expect(intent).toMatchObject({ model, value: { intentType: 'LEGAL_CONSULT' } })
    expect(server.requests).toHaveLength(requestsOfTheFirst)
    const written = await readText(calls.write(answerCall, COMPOSE, aCall()))
    expect(written).toMatchObject({ text: '모델이 썼어요.', usage: { model } })
    // It is asked as it was learned, streams included.
    expect(server.requests).toHaveLength(requestsOfTheFirst + 1)
    expect(fellBack).toEqual([])
  })

  it('leaves room to think beside what is to be written, within what the model can write', async () => {
    script()
    await readText(useModel(server, { model: 'gpt-5' }).calls.write(answerCall, COMPOSE, aCall()))
    await readText(useModel(server, { model: 'gpt-4.1' }).calls.write(answerCall, COMPOSE, aCall()))
    const [thinking, talking] = bodies()
    expect(thinking?.reasoning_effort).toBe('low')
    expect([thinking?.temperature, talking?.temperature]).toEqual([undefined, 0])
    expect(thinking?.max_completion_tokens).toBeGreaterThan((talking?.max_completion_tokens ?? 0) + 4_000)
    expect(talking?.max_completion_tokens).toBeGreaterThan(4_477)
  })

  it('gives every purpose what it needs', async () => {
    script()
    const { calls } = useModel(server, { model: 'gpt-4.1' })
    await calls.call(intentCall, QUESTION, aCall())
    await readText(calls.write(answerCall, COMPOSE, aCall()))
    const [intent, answer] = bodies().map((body) => body.max_completion_tokens ?? 0)
    expect(answer).toBeGreaterThan(intent ?? 0)
  })

  it('is what an operator says, where the table does not know', () => {
    expect(traitsOf('my-thinker', [{ models: '^my-', temperature: false, thinks: true }])).toMatchObject({
      temperature: false,
      thinks: true,
      outputLimit: 'max_tokens',
    })
    expect(traitsOf('openai/gpt-5-mini').temperature).toBe(false)
    expect(traitsOf('ft:gpt-4.1-mini:org::id').outputTokens).toBe(32_768)
  })

  it('is told to operators as it is learned, once', async () => {
    script()
    const refused: string[] = []
    const { calls } = useModel(
      server,
      { model: 'plain-server' },
      { onRefused: (model, parameter) => void refused.push(`${model} ${parameter}`) },
    )
    await calls.call(intentCall, QUESTION, aCall())
    await calls.call(intentCall, QUESTION, aCall())
    expect(refused).toEqual(['plain-server temperature'])
  })
})

test('a refusal for something else is no refused parameter', () => {
  const refusal = (message: string, more: object = {}) =>
    refusedParameter(Object.assign(new Error(message), { status: 400, ...more }))
  expect(refusal("Unsupported value: 'messages' must not be empty", { param: 'messages' })).toBeNull()
  expect(refusal('This model’s maximum context length is 8192 tokens, max_tokens 4000')).toBeNull()
  expect(refusal("Unsupported value: 'temperature'", { status: 500 })).toBeNull()
  expect(refusal('Extra inputs are not permitted: max_completion_tokens')).toBe('max_completion_tokens')
})

describe('the check at the start', () => {
  const check = async (config: Parameters<typeof useModel>[1] = {}) =>
    (await checkProvider(useModel(server, config).provider, aCall().signal)).map(
      ({ kind, model, failure }) => [kind, model, failure],
    )

  it('says which models answer', async () => {
    server.script({})
    expect(await check({ model: 'gpt-5', models: ['gpt-5-pro', 'o3'] })).toEqual([
      ['chat', 'gpt-5', null],
      ['chat', 'gpt-5-pro', null],
      ['chat', 'o3', null],
      ['embedding', 'test-embedding', null],
    ])
  })

  it('says why one does not', async () => {
    server.script({
      check_model: { kind: 'status', status: 401 },
      embeddings: { kind: 'status', status: 429, code: 'insufficient_quota' },
    })
    expect(await check()).toEqual([
      ['chat', 'test-model', 'refused'],
      ['embedding', 'test-embedding', 'quota'],
    ])
    server.script({ check_model: { kind: 'silence' }, embeddings: { kind: 'silence' } })
    const quick = { timeouts: { call: 150 } }
    expect((await check(quick)).map(([, , failure]) => failure)).toEqual(['timeout', 'timeout'])
  })
})
