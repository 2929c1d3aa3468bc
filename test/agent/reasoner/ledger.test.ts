import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../../src/domain/canonical-json.ts'
import { hashInput, withLedger } from '../../../src/agent/reasoner/ledger.ts'
import type { CallKey, CallLedger, CallRecord } from '../../../src/agent/reasoner/ledger.ts'
import type { ComposeInput, Reasoner } from '../../../src/agent/reasoner/reasoner.ts'
import { anIntent, scriptedReasoner } from '../../support/reasoner.ts'

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

const write = async (reasoner: Reasoner) => {
  const stream = reasoner.composeAnswer(input, call())
  const pieces = []
  for (;;) {
    const next = await stream.next()
    if (next.done) return { pieces, usage: next.value }
    pieces.push(next.value)
  }
}

describe('withLedger', () => {
  it('does no finished call again', async () => {
    const { ledger, entries } = memoryLedger()
    const reasoner = scriptedReasoner()
    const first = await withLedger(reasoner, ledger).analyzeIntent(asked, call())
    const again = await withLedger(reasoner, ledger).analyzeIntent({ ...asked }, call())
    expect(again).toEqual(first)
    expect(reasoner.calls).toEqual(['analyze_intent'])
    expect([...entries.values()][0]).toMatchObject({
      model: 'scripted',
      promptTokens: 10,
      completionTokens: 5,
    })
    expect([...entries.values()][0]?.milliseconds).toBeGreaterThanOrEqual(0)
  })

  it('asks again for another input, purpose or step', async () => {
    const { ledger } = memoryLedger()
    const reasoner = scriptedReasoner()
    const kept = withLedger(reasoner, ledger)
    const search = { ...asked, intent: anIntent('LEGAL_CONSULT'), task: '검색', kinds: [], notes: [] }
    await kept.planSearch(search, call('step_0'))
    await kept.planSearch(search, call('step_1'))
    await kept.planSearch({ ...search, query: '다른 질문' }, call('step_1'))
    await kept.planSearch(search, call('step_1'))
    expect(reasoner.calls).toHaveLength(3)
  })

  it('says a finished answer again as a whole, and one that broke off anew', async () => {
    const { ledger } = memoryLedger()
    const reasoner = scriptedReasoner({ answer: () => ['하나 ', '둘 ', '셋'] })
    const kept = withLedger(reasoner, ledger)
    for await (const piece of kept.composeAnswer(input, call())) {
      if (piece.offset > 0) break
    }
    const whole = await write(kept)
    expect(whole.pieces).toHaveLength(3)
    const replayed = await write(kept)
    expect(replayed.pieces).toEqual([{ text: '하나 둘 셋', offset: 0 }])
    expect(replayed.usage).toEqual(whole.usage)
    expect(reasoner.calls).toHaveLength(2)
  })

  it('stores nothing of a call that failed', async () => {
    const { ledger, entries } = memoryLedger()
    const failing: Reasoner = {
      ...scriptedReasoner(),
      analyzeIntent: () => Promise.reject(new Error('down')),
    }
    await expect(withLedger(failing, ledger).analyzeIntent(asked, call())).rejects.toThrow('down')
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
