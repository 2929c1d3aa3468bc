import * as fc from 'fast-check'
import { END, START, StateGraph, StateSchema } from '@langchain/langgraph'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appendOrReplace, override, overridable } from '../../../src/agent/research/override.ts'
import type { Override } from '../../../src/agent/research/override.ts'

type Change = string[] | Override<string>
const items = fc.array(fc.string({ maxLength: 4 }), { maxLength: 6 })
const change: fc.Arbitrary<Change> = fc.oneof(items, items.map(override))
const apply = (current: string[], changes: readonly Change[]) => changes.reduce(appendOrReplace, current)

describe('the override reducer', () => {
  it('appends: what is there stays, in its order, before what comes', () => {
    fc.assert(
      fc.property(items, items, (current, added) => {
        expect(appendOrReplace(current, added)).toEqual([...current, ...added])
      }),
    )
  })

  it('replaces: nothing of what was there is left', () => {
    fc.assert(
      fc.property(items, items, (current, value) => {
        expect(appendOrReplace(current, override(value))).toEqual(value)
      }),
    )
  })

  it('replaces and then appends: what came before the last override does not matter', () => {
    fc.assert(
      fc.property(items, fc.array(change), items, fc.array(items), (current, before, value, after) => {
        expect(apply(current, [...before, override(value), ...after])).toEqual([...value, ...after.flat()])
      }),
    )
  })

  it('clears a list with an empty override', () => {
    fc.assert(
      fc.property(items, (current) => {
        expect(appendOrReplace(current, override([]))).toEqual([])
      }),
    )
  })

  it('never changes what it was given', () => {
    fc.assert(
      fc.property(items, change, (current, next) => {
        const [was, wanted] = [structuredClone(current), structuredClone(next)]
        appendOrReplace(current, next).push('mine')
        expect([current, next]).toEqual([was, wanted])
      }),
    )
  })

  it('takes an item that looks like an override for an item, since only a whole change can be one', () => {
    const odd = JSON.stringify(override(['x']))
    expect(appendOrReplace(['a'], [odd])).toEqual(['a', odd])
  })
})

describe('a channel with it, in a graph', () => {
  const State = new StateSchema({ notes: overridable(z.string()) })
  const writer = (notes: Change) => () => ({ notes })

  /** Branches that write in one superstep, then one that writes after them. */
  const run = async (before: string[], parallel: readonly Change[], after: Change): Promise<string[]> => {
    const graph = new StateGraph(State)
      .addNode('first', writer(before))
      .addNode('last', writer(after))
      .addEdge(START, 'first')
      .addEdge('last', END)
    for (const [i, notes] of parallel.entries()) {
      const name = `branch${i}`
      graph.addNode({ [name]: writer(notes) })
      // The names of nodes that are added in a loop are nobody's type.
      const link = graph as { addEdge(from: string, to: string): unknown }
      link.addEdge('first', name)
      link.addEdge(name, 'last')
    }
    if (parallel.length === 0) graph.addEdge('first', 'last')
    const { notes } = await graph.compile().invoke({})
    return notes
  }

  it('keeps what all parallel writers append, each once and whole', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.array(items, { minLength: 1, maxLength: 5 }), async (before, parallel) => {
        const notes = await run(before, parallel, [])
        expect(notes.slice(0, before.length)).toEqual(before)
        expect(notes.toSorted()).toEqual([...before, ...parallel.flat()].toSorted())
      }),
      { numRuns: 40 },
    )
  })

  it('lets a later override clear what parallel writers left, and an empty one clear it all', async () => {
    await fc.assert(
      fc.asyncProperty(items, fc.array(items, { maxLength: 4 }), items, async (before, parallel, value) => {
        expect(await run(before, parallel, override(value))).toEqual(value)
      }),
      { numRuns: 25 },
    )
  })
})
