import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import type { JournalEntry } from '../../src/domain/event.ts'
import type { HintCarrier } from '../../src/runs/hints.ts'
import { toPayloads } from '../../src/runs/hints.ts'
import { createHub } from '../../src/runs/hub.ts'
import type { Hub } from '../../src/runs/hub.ts'
import { noFeeds } from '../support/no-feeds.ts'
import { runs } from '../support/runs.ts'

const RUN = { kind: 'run', id: 'r' } as const

const entry = (sequence: number): JournalEntry => ({
  runId: 'r',
  sessionId: 's',
  sequence,
  sessionSequence: sequence,
  at: '2026-11-21T00:00:00.000Z',
  event: { type: 'AnswerDelta', text: String(sequence), offset: sequence },
})

/** A journal in memory that counts how often it is read. */
const createJournal = () => {
  const entries: JournalEntry[] = []
  const reads = { count: 0 }
  return {
    reads,
    /** Returns what it wrote. */
    write: (count: number) => {
      const written = Array.from({ length: count }, (_, i) => entry(entries.length + i + 1))
      entries.push(...written)
      return written
    },
    reader: {
      read: async (_topic: unknown, after: number, limit: number) => {
        reads.count += 1
        await new Promise((resolve) => setImmediate(resolve))
        return entries.slice(after, after + limit)
      },
      tails: async () => new Map([['r', entries.length]]),
    },
  }
}

const silent: HintCarrier = { send: () => {}, flush: async () => {}, listen: () => async () => {} }
const hubs: Hub[] = []
const open = (journal: ReturnType<typeof createJournal>, pollMs = 10_000) => {
  const hub = createHub({ reader: journal.reader, feeds: noFeeds, carrier: silent, pollMs })
  hubs.push(hub)
  return hub
}
afterEach(async () => {
  for (const hub of hubs.splice(0)) {
    await hub.stop()
    expect(hub.size).toBe(0)
  }
})

const take = async (hub: Hub, after: number, until: number, pause = 0): Promise<number[]> => {
  const leaving = new AbortController()
  const got: number[] = []
  for await (const { sequence } of hub.follow(RUN, { after, tail: 0 }, leaving.signal)) {
    got.push(sequence)
    if (pause > 0 && got.length % 50 === 0) await new Promise((resolve) => setTimeout(resolve, pause))
    if (sequence === until) leaving.abort()
  }
  return got
}
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('the hub', () => {
  test('replays what was written before and follows what is written after, without gap or repeat', async () => {
    const journal = createJournal()
    const hub = open(journal)
    journal.write(3)
    const reading = take(hub, 0, 8)
    for (let i = 0; i < 5; i++) {
      await new Promise((resolve) => setTimeout(resolve, 2))
      journal.write(1)
      hub.publish([RUN])
    }
    expect(await reading).toEqual(upTo(1, 8))
  })

  test('brings a reader that stalls back from the journal instead of buffering for it', async () => {
    const journal = createJournal()
    const hub = open(journal)
    const slow = take(hub, 0, 3000, 1)
    const fast = take(hub, 0, 3000)
    for (let i = 0; i < 30; i++) {
      journal.write(100)
      hub.publish([RUN])
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await fast).toEqual(upTo(1, 3000))
    expect(await slow).toEqual(upTo(1, 3000))
  })

  test('reads the journal once for all who follow at its end', async () => {
    const journal = createJournal()
    const hub = open(journal)
    const readers = Array.from({ length: 200 }, () => take(hub, 0, 10))
    await new Promise((resolve) => setTimeout(resolve, 20))
    const before = journal.reads.count
    for (let i = 0; i < 10; i++) {
      journal.write(1)
      hub.publish([RUN])
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    for (const got of await Promise.all(readers)) expect(got).toEqual(upTo(1, 10))
    expect(journal.reads.count - before).toBeLessThan(40)
  })

  test('reads the journal once for all who are behind, wherever they began', async () => {
    const journal = createJournal()
    const hub = open(journal)
    journal.write(5000)
    const readers = Array.from({ length: 100 }, (_, at) => take(hub, at, 5000, 1))
    for (const [at, got] of (await Promise.all(readers)).entries()) expect(got).toEqual(upTo(at + 1, 5000))
    // Twenty pages; a reader for itself would read as many.
    expect(journal.reads.count).toBeLessThan(200)
  })

  test('hands on what its own process wrote without reading it again', async () => {
    const journal = createJournal()
    const hub = open(journal)
    const reading = take(hub, 0, 50)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const before = journal.reads.count
    for (let i = 0; i < 50; i++) hub.publishEntries(journal.write(1))
    expect(await reading).toEqual(upTo(1, 50))
    expect(journal.reads.count).toBe(before)
  })

  test('finds by its poll what no hint announced', async () => {
    const journal = createJournal()
    const hub = open(journal, 20)
    const reading = take(hub, 0, 2)
    await new Promise((resolve) => setTimeout(resolve, 30))
    journal.write(2)
    expect(await reading).toEqual([1, 2])
  })

  test('delivers everything for any order of writes, hints and starting points', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ writes: fc.nat(300), told: fc.constantFrom('not', 'hint', 'entries', 'entries late') }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.array(fc.nat(400), { minLength: 1, maxLength: 6 }),
        async (bursts, starts) => {
          const journal = createJournal()
          const hub = open(journal, 5)
          const total = bursts.reduce((sum, burst) => sum + burst.writes, 0) + 1
          const wanted = starts.map((start) => Math.min(start, total - 1))
          const readers = wanted.map((start) => take(hub, start, total))
          const late: JournalEntry[][] = []
          for (const burst of bursts) {
            const written = journal.write(burst.writes)
            if (burst.told === 'hint') hub.publish([RUN])
            if (burst.told === 'entries') hub.publishEntries(written)
            await new Promise((resolve) => setImmediate(resolve))
            for (const entries of late.splice(0)) hub.publishEntries(entries)
            if (burst.told === 'entries late') late.push(written)
          }
          journal.write(1)
          for (const [i, got] of (await Promise.all(readers)).entries()) {
            expect(got).toEqual(upTo((wanted[i] ?? 0) + 1, total))
          }
        },
      ),
      { numRuns: runs(30) },
    )
  })

  test('lets a reader of a quiet run leave at once', async () => {
    const hub = open(createJournal())
    const leaving = new AbortController()
    const reading = hub.follow(RUN, { after: 0, tail: 0 }, leaving.signal).next()
    await new Promise((resolve) => setTimeout(resolve, 5))
    leaving.abort()
    expect(await reading).toEqual({ done: true, value: undefined })
  })
})

describe('hints', () => {
  test('are split into payloads that NOTIFY takes, and none is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1, maxLength: 60, unit: fc.constantFrom('a', '한', '-', '9') }), {
          maxLength: 2000,
        }),
        (keys) => {
          const payloads = toPayloads('origin', keys)
          expect(payloads.flatMap((payload) => payload.split('\n').slice(1))).toEqual(keys)
          for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
        },
      ),
    )
  })
})
