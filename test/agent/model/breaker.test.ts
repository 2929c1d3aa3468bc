import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBreaker } from '../../../src/agent/model/breaker.ts'
import type { Passage } from '../../../src/agent/model/breaker.ts'
import { ModelOutputError, ModelPausedError, ModelTimeoutError } from '../../../src/agent/model/failure.ts'
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

const timeout = () => new ModelTimeoutError('slow', 30_000)

describe('a breaker', () => {
  const start = () => {
    const clock = { at: 0 }
    const told: (string | null)[] = []
    const breaker = createBreaker({ now: () => clock.at, onChange: (by) => void told.push(by) })
    const enter = (): Passage | null => {
      try {
        return breaker.enter()
      } catch (error) {
        expect(error).toBeInstanceOf(ModelPausedError)
        return null
      }
    }
    return { clock, told, breaker, enter }
  }

  it('holds calls back after two in a row, lets one through after a rest, and all when that one comes back', () => {
    const { clock, told, breaker, enter } = start()
    enter()?.failed(timeout())
    enter()?.succeeded()
    enter()?.failed(timeout())
    expect(breaker.pausedBy).toBeNull()
    enter()?.failed(timeout())
    expect([breaker.pausedBy, enter()]).toEqual(['timeout', null])

    clock.at += 20_000
    const probe = enter()
    expect(probe).not.toBeNull()
    expect(enter()).toBeNull()
    probe?.failed(timeout())
    clock.at += 20_000
    // The rest has doubled.
    expect(enter()).toBeNull()
    clock.at += 20_000
    enter()?.succeeded()
    expect(enter()).not.toBeNull()
    expect(told).toEqual(['timeout', null])
  })

  it('takes many calls that fail at once for one outage', () => {
    const { clock, enter } = start()
    const passages = Array.from({ length: 30 }, enter)
    for (const passage of passages) passage?.failed(timeout())
    clock.at += 20_000
    expect(enter()).not.toBeNull()
  })

  it('knows from one call what only its owner can mend', () => {
    const { breaker, enter } = start()
    enter()?.failed(Object.assign(new Error('pay'), { status: 429, code: 'insufficient_quota' }))
    expect(breaker.pausedBy).toBe('quota')
  })

  it('learns nothing from an answer that was no use, nor from a call that nobody waited for', () => {
    const { clock, breaker, enter } = start()
    for (let n = 0; n < 5; n++) enter()?.failed(new ModelOutputError('no JSON'))
    for (let n = 0; n < 5; n++) enter()?.abandoned()
    expect(breaker.pausedBy).toBeNull()
    enter()?.failed(timeout())
    enter()?.failed(timeout())
    clock.at += 20_000
    enter()?.abandoned()
    // A probe that nobody waited for makes room for another one.
    expect(enter()).not.toBeNull()
  })
})

describe('a provider that hangs', () => {
  it('is let go of: the request itself ends', async () => {
    server.script({ analyze_intent: { kind: 'silence' } })
    await useModel(server, { timeouts: { call: 150 } }).calls.call(intentCall, QUESTION, aCall())
    await expect.poll(() => server.letGo).toBe(server.requests.length)
    server.script({ embeddings: { kind: 'silence' } })
    const embedder = useModel(server).provider.embedder
    await expect(embedder.embed(['가'], AbortSignal.timeout(50))).rejects.toThrow(/./)
    await expect.poll(() => server.letGo).toBe(1)
  })

  it('takes no more of a run than the run has, and soon nothing at all', async () => {
    const silence = { kind: 'silence' } as const
    server.script({ analyze_intent: silence, select_teams: silence, text: silence })
    const { calls } = useModel(server, { timeouts: { call: 60_000, stall: 60_000 } })
    const until = performance.now() + 6_000
    const call = aCall({ until })
    await calls.call(intentCall, QUESTION, call)
    // It leaves something to those that come after it.
    expect(performance.now()).toBeLessThan(until)
    const { usage } = await readText(calls.write(answerCall, COMPOSE, call))
    expect(usage.fallbackReason).toContain('시간이 다 되어')
    expect(server.requests).toHaveLength(2)
  })

  it('is not asked once two calls in a row have failed; chat and vectors are apart', async () => {
    server.script({ analyze_intent: { kind: 'silence' }, text: { kind: 'silence' } })
    const { provider, calls, fellBack } = useModel(server, { attempts: 1 })
    for (let n = 0; n < 4; n++) await calls.call(intentCall, QUESTION, aCall())
    const { usage } = await readText(calls.write(answerCall, COMPOSE, aCall()))
    expect(server.requests).toHaveLength(2)
    expect(fellBack).toHaveLength(5)
    expect(usage.fallbackReason).toContain('제시간에')
    expect(provider.breakers.embedding.pausedBy).toBeNull()
    expect(await provider.embedder.embed(['가'])).toHaveLength(1)
  })
})

describe('what a retry cannot mend', () => {
  it.each([
    ['a quota that is used up', { kind: 'status', status: 429, code: 'insufficient_quota' }],
    ['credentials that are refused', { kind: 'status', status: 401 }],
  ] as const)('is asked for once: %s', async (_, reply) => {
    server.script({ analyze_intent: reply, text: reply, embeddings: reply })
    const { provider, calls } = useModel(server)
    await calls.call(intentCall, QUESTION, aCall())
    await readText(calls.write(answerCall, COMPOSE, aCall()))
    await expect(provider.embedder.embed(['가'])).rejects.toThrow(/./)
    await expect(provider.embedder.embed(['가'])).rejects.toThrow(/./)
    // Once for each kind.
    expect(server.requests).toHaveLength(2)
  })

  it('is no rate, which passes', async () => {
    server.script({
      analyze_intent: [
        { kind: 'status', status: 429, retryAfter: 0 },
        { kind: 'tool', arguments: LEGAL_INTENT },
      ],
    })
    const { calls, fellBack } = useModel(server)
    expect(await calls.call(intentCall, QUESTION, aCall())).toMatchObject({ model: 'test-model' })
    expect(fellBack).toEqual([])
  })
})
