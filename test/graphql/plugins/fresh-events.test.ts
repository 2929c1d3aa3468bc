import { buildSchema, parse } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import { expect, test } from 'vitest'
import { subscribeFresh } from '../../../src/graphql/plugins/use-fresh-events.ts'
import { collect } from '../../support/collect.ts'

const schema = buildSchema('type Query { x: Int } type Subscription { tick: Int context: Int }')

let contexts = 0
const contextValue = () => ({ id: 0, renew: () => ({ id: ++contexts }) })

const subscribe = async (source: AsyncIterable<unknown>) => {
  const args: ExecutionArgs = {
    schema,
    document: parse('subscription { tick }'),
    contextValue: contextValue(),
    rootValue: { tick: () => source },
  }
  const results = await subscribeFresh(args)
  if (!(Symbol.asyncIterator in results)) throw new Error(JSON.stringify(results))
  return results
}

test('every event is executed in a context of its own', async () => {
  contexts = 0
  const seen: unknown[] = []
  const source = async function* () {
    for (let at = 1; at <= 3; at++)
      yield { tick: (_args: unknown, context: { id: number }) => (seen.push(context.id), at) }
  }
  const results = await collect(await subscribe(source()))
  expect(results.map((result) => result.data)).toEqual([{ tick: 1 }, { tick: 2 }, { tick: 3 }])
  expect(seen).toEqual([1, 2, 3])
})

test('a source that fails ends the subscription with its error as a result', async () => {
  const source = async function* () {
    yield { tick: 1 }
    throw new Error('the database is away')
  }
  const results = await collect(await subscribe(source()))
  expect(results).toHaveLength(2)
  expect(results[1]?.errors?.[0]?.originalError?.message).toBe('the database is away')
})

test('return stops a source that has nothing to say, without waiting for it', async () => {
  let stopped = false
  const source: AsyncIterableIterator<unknown> = {
    next: () => new Promise(() => {}),
    return: async () => {
      stopped = true
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => source,
  }
  const results = await subscribe(source)
  void results.next()
  expect(await results.return?.()).toEqual({ done: true, value: undefined })
  expect(stopped).toBe(true)
  expect(await results.next()).toEqual({ done: true, value: undefined })
})
