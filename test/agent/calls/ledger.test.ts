import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/domain/canonical-json.ts'
import { hashInput, remembered } from '../../../src/agent/calls/ledger.ts'
import type { CallKey, CallLedger, CallRecord } from '../../../src/agent/calls/ledger.ts'
import { anIntent, scriptedCalls, rulesCalls, instead } from '../../support/calls.ts'
import type { ComposeInput } from '../../../src/agent/answer/input.ts'
import { searchCall } from '../../../src/agent/planning/search-call.ts'
import { answerCall } from '../../../src/agent/answer/answer-call.ts'
import { intentCall } from '../../../src/agent/planning/intent-call.ts'
import type { Calls } from '../../../src/agent/calls/runner.ts'
import { openCalls } from '../../../src/agent/calls/runner.ts'

const memoryLedger = () => {
  const entries = new Map<string, CallRecord>()
  const name = (key: CallKey) => `${key.purpose} ${key.stepId} ${key.inputHash}`
  const ledger: CallLedger = {
    find: (key) => Promise.resolve(entries.get(name(key)) ?? null),
    save: (key, record) => {
      // As a database would give it back.
      entries.set(name(key), JSON.parse(JSON.stringify(record)) as CallRecord)
      return Promise.resolve()
    },
  }
  return { ledger, entries }
}

const question = { query: '질문', language: 'KO', history: [], now: '2026-11-21T00:00:00.000Z' } as const
const call = (stepId: string | null = null) => ({ signal: new AbortController().signal, stepId })
const asked = { ...question, history: [] }
const input: ComposeInput = {
  ...asked,
  intent: anIntent('LEGAL_CONSULT'),
  evidence: [],
  gaps: [],
  assumptions: [],
}

const write = async (calls: Calls) => {
  const stream = calls.write(answerCall, input, call())
  const pieces = []
  for (;;) {
    const next = await stream.next()
    if (next.done) return { pieces, usage: next.value }
    pieces.push(next.value)
  }
}

describe('remembered', () => {
  it('does no finished call again', async () => {
    const { ledger, entries } = memoryLedger()
    const calls = scriptedCalls()
    const first = await openCalls(calls, remembered(ledger)).call(intentCall, asked, call())
    const again = await openCalls(calls, remembered(ledger)).call(intentCall, { ...asked }, call())
    expect(again).toEqual(first)
    expect(calls.asked).toEqual(['analyze_intent'])
    expect([...entries.values()][0]).toMatchObject({
      model: 'scripted',
      promptTokens: 10,
      completionTokens: 5,
    })
    expect([...entries.values()][0]?.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('asks again for another input, purpose or step', async () => {
    const { ledger } = memoryLedger()
    const calls = scriptedCalls()
    const kept = openCalls(calls, remembered(ledger))
    const search = { ...asked, intent: anIntent('LEGAL_CONSULT'), task: '검색', kinds: [], notes: [] }
    await kept.call(searchCall, search, call('step_0'))
    await kept.call(searchCall, search, call('step_1'))
    await kept.call(searchCall, { ...search, query: '다른 질문' }, call('step_1'))
    await kept.call(searchCall, search, call('step_1'))
    expect(calls.asked).toHaveLength(3)
  })

  it('says a finished answer again as a whole, and one that broke off anew', async () => {
    const { ledger } = memoryLedger()
    const calls = scriptedCalls({ answer: () => ['하나 ', '둘 ', '셋'] })
    const kept = openCalls(calls, remembered(ledger))
    for await (const piece of kept.write(answerCall, input, call())) {
      if (piece.offset > 0) break
    }
    const whole = await write(kept)
    expect(whole.pieces).toHaveLength(3)
    const replayed = await write(kept)
    expect(replayed.pieces).toEqual([{ text: '하나 둘 셋', offset: 0 }])
    expect(replayed.usage).toEqual(whole.usage)
    expect(calls.asked).toHaveLength(2)
  })

  it('stores nothing of a call that failed', async () => {
    const { ledger, entries } = memoryLedger()
    const failing = rulesCalls(
      undefined,
      instead(intentCall, () => Promise.reject(new Error('down'))),
    )
    await expect(openCalls(failing, remembered(ledger)).call(intentCall, asked, call())).rejects.toThrow(
      'down',
    )
    expect(entries.size).toBe(0)
  })
})

describe('hashInput', () => {
  it('does not depend on the order of keys, and tells different inputs apart', () => {
    expect(hashInput({ a: 1, b: [{ c: 2, d: undefined }] })).toBe(hashInput({ b: [{ c: 2 }], a: 1 }))
    expect(hashInput({ a: [1, 2] })).not.toBe(hashInput({ a: [2, 1] }))
  })

  it('reads back as the value that it was made of', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
