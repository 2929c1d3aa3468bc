import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import { NO_CONDITIONS } from '../../../src/domain/property.ts'
import { STORED, UnreadableError } from '../../../src/domain/stored.ts'

/** Payloads as releases wrote them, a line each: what was recorded once must be readable for ever. */
const recorded = z.object({
  kind: z.enum(Object.keys(STORED) as (keyof typeof STORED)[]),
  payload: z.unknown(),
})
const corpora = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => {
    const lines = readFileSync(`${import.meta.dirname}/${name}`, 'utf8')
      .trim()
      .split('\n')
    return { name, payloads: lines.map((line) => recorded.parse(JSON.parse(line))) }
  })

describe.each(corpora)('what $name holds', ({ payloads }) => {
  test.each(Object.entries(STORED))('every %s can be read', (kind, format) => {
    const own = payloads.filter((payload) => payload.kind === kind)
    for (const { payload } of own) expect(() => format.read(payload)).not.toThrow()
    // What is kept inside of answers, and not apart.
    if (kind !== 'memory') expect(own.length, kind).toBeGreaterThan(0)
  })

  test('what an answer leaves for the next question can be read', () => {
    const memories = payloads.flatMap(({ kind, payload }) =>
      kind === 'answer' && typeof payload === 'object' && payload !== null && 'memory' in payload
        ? [payload.memory]
        : [],
    )
    expect(memories.length).toBeGreaterThan(0)
    for (const memory of memories) expect(() => STORED.memory.read(memory)).not.toThrow()
  })

  test('what is read and kept again is read as the same', () => {
    for (const { kind, payload } of payloads) {
      const format = STORED[kind] as { read: (value: unknown) => object; keep: (value: object) => unknown }
      const value = format.read(payload)
      expect(format.read(JSON.parse(JSON.stringify(format.keep(value))))).toEqual(value)
    }
  })
})

describe('forms', () => {
  const step = {
    stepId: 'step_0',
    stepType: 'PLANNING',
    agentName: 'search_team',
    team: null,
    task: '계획',
    description: '계획을 세워요',
    status: 'PENDING',
    progressPercentage: 0,
    dependsOn: [],
    startedAt: null,
    completedAt: null,
    result: null,
    error: null,
  }
  const event = { type: 'StepUpdated', step, completedSteps: 0, totalSteps: 1 }

  test('what a conversation could go back to before is what it can go back to', () => {
    const question = '강남구 아파트 매매 찾아줘'
    const search = {
      question,
      intentType: 'PROPERTY_SEARCH',
      facets: ['PROPERTY_SEARCH'],
      query: NO_CONDITIONS,
      listings: [],
      seen: [],
    }
    const kept = { turn: { ...search, question: '취득세는?', searches: [search] } }
    expect(STORED.memory.read(kept).turn?.earlier).toMatchObject([{ question }])
  })

  test('an older form becomes the one of today, where it is said and where nothing is said', () => {
    for (const older of [event, { ...event, v: 1 }])
      expect(STORED.event.read(older)).toMatchObject({ type: 'StepUpdated', step: { stepType: 'ANALYSIS' } })
    expect(() => STORED.event.read({ ...event, v: STORED.event.version })).toThrow(UnreadableError)
  })

  test('of a step from before what it found was kept there are the counts', () => {
    const kept = {
      ...event,
      step: { ...step, stepType: 'SEARCH', status: 'COMPLETED', result: { totalCount: 3 } },
    }
    expect(STORED.event.read({ ...kept, v: 2 })).toMatchObject({
      step: { result: { totalCount: 3 }, output: null },
    })
    expect(STORED.stepResult.read({ totalCount: 3, v: 1 })).toEqual({
      result: { totalCount: 3 },
      output: null,
    })
  })

  test('a form that only a newer release knows is named, not guessed at', () => {
    const newer = { type: 'RunCancelled', reason: null, v: STORED.event.version + 1 }
    expect(() => STORED.event.read(newer)).toThrow(UnreadableError)
    expect(STORED.event.find(newer)).toBeNull()
  })

  test('what is kept says its form, and nobody who reads it sees that', () => {
    const kept = STORED.event.keep({ type: 'RunCancelled', reason: null })
    expect(kept).toEqual({ type: 'RunCancelled', reason: null, v: STORED.event.version })
    expect(STORED.event.read(kept)).toEqual({ type: 'RunCancelled', reason: null })
  })
})
