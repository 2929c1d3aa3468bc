import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { loadTokenizer } from '../../../src/agent/model/tokens.ts'
import { executeGraph } from '../../../src/agent/execute.ts'
import { fitTurns, shortenText } from '../../../src/agent/model/fit-history.ts'
import { graphFor } from '../../../src/agent/graphs.ts'
import type { Turn } from '../../../src/agent/ports.ts'
import { fitInput } from '../../../src/agent/calls/fit.ts'
import { RUN_MODES } from '../../../src/domain/run.ts'
import { LEGAL_INTENT, useModel } from '../../support/model-use.ts'
import { modelSearch } from '../../support/model-search.ts'
import { startModelServer } from '../../support/model-server.ts'
import type { ModelServer } from '../../support/model-server.ts'
import { testPorts } from '../../support/ports.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

/** Some 10,000 tokens. */
const contract = (n: number) =>
  `제${n}호 임대차계약서를 봐줘.\n${Array.from({ length: 150 }, (_, at) => `제${at + 1}조(특약 ${n}-${at}) 임차인은 목적물을 반환할 때까지 차임과 관리비를 매월 말일에 지급하고 원상으로 회복한다.`).join('\n')}`

const HISTORY: Turn[] = [1, 2, 3].flatMap((n) => [
  { role: 'USER' as const, content: contract(n) },
  {
    role: 'ASSISTANT' as const,
    content: `계약서 ${n}을 검토했어요. ${'특약이 임차인에게 불리해요. '.repeat(60)}`,
  },
])

/** Of the whole prompt of one call; and of all calls of a run on average. */
const MOST_OF_A_CALL = 7_000
const AVERAGE = 4_000

test.each(RUN_MODES)(
  'three pasted contracts before it make a short follow-up no long one: %s',
  async (mode) => {
    const silent = { kind: 'status', status: 400 } as const
    server.script({
      analyze_intent: { kind: 'tool', arguments: LEGAL_INTENT },
      plan_search: { kind: 'tool', arguments: modelSearch({ legal: { query: '증액', lawName: null } }) },
      classify_question: {
        kind: 'tool',
        arguments: { complexity: 'MODERATE', needsRetrieval: true, inDomain: true },
      },
      select_teams: silent,
      plan_steps: silent,
      text: { kind: 'text', pieces: ['한도가 있어요 [1].'] },
    })
    const count = await loadTokenizer()
    expect(count(contract(1))).toBeGreaterThan(5_000)
    const ports = testPorts()
    ports.recentTurns = () => Promise.resolve(HISTORY)
    const { calls } = useModel(server)
    const graph = graphFor(mode, { ports, calls })
    const query = '그럼 보증금은 5% 올려도 돼?'
    const input = { runId: 'r', sessionId: 's', userId: null, query, language: 'KO' } as const
    for await (const output of executeGraph({ graph, input, signal: new AbortController().signal }))
      void output

    const prompts = server.requests
      .filter(({ path }) => !path.endsWith('/embeddings'))
      .map(({ body }) => (body.messages ?? []).map(({ content }) => content).join('\n'))
    expect(prompts.length).toBeGreaterThan(0)
    const tokens = prompts.map((prompt) => count(prompt))
    expect(Math.max(...tokens)).toBeLessThan(MOST_OF_A_CALL)
    expect(tokens.reduce((sum, one) => sum + one, 0)).toBeLessThan(AVERAGE * prompts.length)
    // The newest is there, and said to be shortened; what is asked is whole.
    for (const prompt of prompts) expect(prompt).toContain(query)
    expect(prompts.some((prompt) => prompt.includes('계약서 3을 검토했어요'))).toBe(true)
  },
  60_000,
)

test('what a follow-up takes over is bounded, what is asked now is not', async () => {
  const count = await loadTokenizer()
  const query = contract(1)
  const asked = { language: 'KO' as const, history: HISTORY, query }
  expect(fitInput(asked, count).query).toBe(query)
  const leaning = { ...asked, query: `${query} 그럼 2조는?`, followUp: { query: '그럼 2조는?' } }
  const fitted = fitInput(leaning, count)
  expect(count(fitted.query)).toBeLessThan(1_600)
  expect(fitted.query).toMatch(/그럼 2조는\?$/)
  // The present question may itself be long, and be made whole from the profile.
  const pasted = { ...asked, query: `${query}\n마포구 아파트`, followUp: { query } }
  expect(fitInput(pasted, count).query).toBe(pasted.query)
})

test('a text that is shortened keeps its beginning and its end, and fits', async () => {
  const count = await loadTokenizer()
  const text = fc.string({ unit: fc.constantFrom(...'가나다 \n제조abc.😀'), maxLength: 3_000 })
  fc.assert(
    fc.property(text, fc.integer({ min: 60, max: 400 }), (whole, limit) => {
      const short = shortenText(whole, limit, count)
      if (short === whole) return
      expect(count(short)).toBeLessThanOrEqual(limit + 16)
      expect(short.isWellFormed()).toBe(true)
      const [head = '', tail = ''] = short.split(/\n… \([\d,]+자 생략 \/ omitted\) …\n/)
      expect([whole.startsWith(head), whole.endsWith(tail)]).toEqual([true, true])
    }),
    { numRuns: 40 },
  )
})

test('of a history the newest turns stay, in their order', async () => {
  const count = await loadTokenizer()
  const turns: Turn[] = Array.from({ length: 50 }, (_, n) => ({
    role: 'USER',
    content: `질문 ${n} ${'말 '.repeat(n)}`,
  }))
  const kept = fitTurns(turns, { all: 500, turn: 100 }, count)
  expect(kept.length).toBeLessThan(turns.length)
  expect(kept.map(({ content }) => Number(/\d+/.exec(content)?.[0]))).toEqual(
    Array.from({ length: kept.length }, (_, at) => 50 - kept.length + at),
  )
  expect(kept.reduce((sum, { content }) => sum + count(content), 0)).toBeLessThanOrEqual(540)
  expect(fitTurns(turns.slice(0, 3), { all: 500, turn: 100 }, count)).toEqual(turns.slice(0, 3))
})

test('a text of any length is shortened to its ends', async () => {
  const count = await loadTokenizer()
  const long = `${'가나다 라마바 '.repeat(500_000)}끝`
  expect(shortenText(long, 500, count)).toMatch(/끝$/)
})
