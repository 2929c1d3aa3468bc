import { textOf } from '../../../src/domain/prose.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createUnrepeated } from '../../../src/agent/model/unrepeated.ts'
import { graphFor } from '../../../src/agent/graphs.ts'
import { executeGraph } from '../../../src/agent/execute.ts'
import { modelSearch } from '../../support/model-search.ts'
import { aCall, COMPOSE, LEGAL_INTENT, QUESTION, readText, useModel } from '../../support/model-use.ts'
import { startModelServer } from '../../support/model-server.ts'
import type { ModelServer } from '../../support/model-server.ts'
import { testPorts } from '../../support/ports.ts'
import { intentCall } from '../../../src/agent/planning/intent-call.ts'
import { answerCall } from '../../../src/agent/answer/answer-call.ts'

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const write = () => readText(useModel(server).calls.write(answerCall, COMPOSE, aCall()))
const WHOLE = '전세금은 5%까지 올릴 수 있어요. 1년 안에 다시 올릴 수는 없어요.'

describe('a text that its limit cut', () => {
  it('is gone on with where it stopped, and nothing is said twice', async () => {
    server.script({
      text: [
        { kind: 'text', pieces: [WHOLE.slice(0, 12), WHOLE.slice(12, 20)], finish: 'length' },
        { kind: 'text', pieces: [WHOLE.slice(8, 25)], finish: 'length' },
        { kind: 'text', pieces: [WHOLE.slice(25)] },
      ],
    })
    const { text, usage } = await write()
    expect(text).toBe(WHOLE)
    expect(usage).toEqual({ model: 'test-model', promptTokens: 300, completionTokens: 60 })
    const [, second] = server.requests
    expect(second?.body.messages?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(second?.body.messages?.[2]?.content).toBe(WHOLE.slice(0, 20))
  })

  it('is bounded, and then said to be cut', async () => {
    server.script({
      text: [1, 2, 3, 4, 5].map((n) => ({
        kind: 'text' as const,
        pieces: [`${n}번째 조각이고 아직 할 말이 남았`],
        finish: 'length' as const,
      })),
    })
    const { text, usage } = await write()
    expect(server.requests).toHaveLength(3)
    expect(usage.isCut).toBe(true)
    expect(text).toContain('길이 한도')
  })

  it('has thought its tokens away: it is asked again with more of them', async () => {
    server.script({
      text: [
        { kind: 'text', pieces: [], finish: 'length' },
        { kind: 'text', pieces: [WHOLE] },
      ],
    })
    expect((await write()).text).toBe(WHOLE)
    const [first, second] = server.requests.map(({ body }) => body.max_tokens ?? 0)
    expect(second).toBeGreaterThan(first ?? 0)
  })

  it('lowers the confidence of the answer, which says who wrote it', async () => {
    const answered = async (finish?: 'length') => {
      server.script({
        analyze_intent: { kind: 'tool', arguments: LEGAL_INTENT },
        select_teams: { kind: 'tool', arguments: { teams: ['SEARCH'], reason: '법령' } },
        plan_steps: { kind: 'status', status: 400 },
        plan_search: {
          kind: 'tool',
          arguments: modelSearch({ legal: { query: '전세금 증액 한도', lawName: null } }),
        },
        text: { kind: 'text', pieces: ['증액은 20분의 1을 넘지 못해요 [1]. '], ...(finish && { finish }) },
      })
      const graph = graphFor('TEAM', { ports: testPorts(), calls: useModel(server).calls })
      const input = {
        runId: 'r',
        sessionId: 's',
        userId: null,
        query: textOf(QUESTION.query),
        language: 'KO',
      } as const
      for await (const output of executeGraph({ graph, input, signal: aCall().signal })) {
        const event = output.kind === 'event' ? output.draft.event : null
        if (event?.type === 'RunCompleted') return event.answer
      }
      throw new Error('no answer')
    }
    const whole = await answered()
    const cut = await answered('length')
    expect(whole.generatedBy).toEqual({
      kind: 'MODEL',
      model: 'test-model',
      standInReason: null,
      isCut: false,
    })
    expect(cut.generatedBy?.isCut).toBe(true)
    expect(cut.confidence).toBeLessThanOrEqual(whole.confidence / 2)
  })
})

describe('what a filter kept back', () => {
  it('is written by rules, which say so, and not asked for again', async () => {
    server.script({ text: { kind: 'text', pieces: ['전세금은'], finish: 'content_filter' } })
    const { text, usage } = await write()
    expect(server.requests).toHaveLength(1)
    expect(usage).toMatchObject({ model: 'offline', fallbackReason: expect.stringContaining('걸러내') })
    expect(text).not.toMatch(/^전세금은$/)
  })

  it('is no value of a structured call', async () => {
    server.script({ analyze_intent: { kind: 'tool', arguments: LEGAL_INTENT, finish: 'content_filter' } })
    expect(await useModel(server).calls.call(intentCall, QUESTION, aCall())).toMatchObject({
      model: 'offline',
    })
    expect(server.requests).toHaveLength(1)
  })
})

it('a structure that its limit cut is asked for with twice as much', async () => {
  server.script({
    analyze_intent: [
      { kind: 'tool', arguments: LEGAL_INTENT, finish: 'length' },
      { kind: 'tool', arguments: LEGAL_INTENT },
    ],
  })
  expect(await useModel(server).calls.call(intentCall, QUESTION, aCall())).toMatchObject({
    model: 'test-model',
  })
  const [first, second] = server.requests.map(({ body }) => body.max_tokens)
  expect(second).toBe(2 * (first ?? 0))
})

it('a text and what goes on with it are put together alike, however they come in pieces', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'가나다라 마바사.'), minLength: 1, maxLength: 80 })
  fc.assert(
    fc.property(
      letters,
      letters,
      fc.nat(60),
      fc.array(fc.nat(20), { maxLength: 20 }),
      (start, rest, again, cuts) => {
        const said = start.slice(-Math.min(again, start.length))
        const unrepeated = createUnrepeated(start)
        let left = said + rest
        let added = ''
        for (const cut of [...cuts, left.length]) {
          added += unrepeated.add(left.slice(0, cut))
          left = left.slice(cut)
        }
        added += unrepeated.add(left) + unrepeated.end()
        const text = start + added
        // Nothing that is new is lost, and no long repetition stays.
        expect(text.endsWith(rest) || rest.startsWith(text.slice(-rest.length))).toBe(true)
        if (said.length >= 8) expect(added.length).toBeLessThanOrEqual(rest.length)
      },
    ),
  )
})
