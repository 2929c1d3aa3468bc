import { buildSchema, parse } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSharedResults } from '../../../src/graphql/plugins/shared-results.ts'

const schema = buildSchema(
  'type Query { a: Int } type Subscription { news(after: String): News } type News { text(cut: Int): String }',
)

const asking = (query: string, variableValues: Record<string, unknown> = {}): ExecutionArgs => ({
  schema,
  document: parse(query),
  variableValues,
})

/** How often an event is shown when each of these asks for it. */
const timesShown = async (asks: readonly [ExecutionArgs, string][], pauseMs = 0): Promise<number> => {
  let now = 1_000
  let times = 0
  const share = createSharedResults(() => now)
  const event = {}
  for (const [args, asker] of asks) {
    await share(args, event, asker, () => {
      times += 1
      return Promise.resolve({ data: { times } })
    })
    now += pauseMs
  }
  return times
}

const FROM = 'subscription ($after: String) { news(after: $after) { text } }'
const CUT = 'subscription ($cut: Int) { news { text(cut: $cut) } }'

describe('what is shown of an event', () => {
  it('is made once for those who ask the same, wherever each of them began', async () => {
    expect(
      await timesShown([
        [asking(FROM), 'kim'],
        [asking(FROM, { after: 'x' }), 'kim'],
        [asking(FROM.replace('{ text }', '{\n  text\n}'), { after: 'y' }), 'kim'],
      ]),
    ).toBe(1)
  })

  it('is never another user’s, nor that of another operation, variable or fragment', async () => {
    const fragment = 'subscription ($cut: Int) { news { ...t } } fragment t on News { text(cut: $cut) }'
    expect(
      await timesShown([
        [asking(FROM), 'kim'],
        [asking(FROM), 'lee'],
        [asking(CUT, { cut: 1 }), 'kim'],
        [asking(CUT, { cut: 2 }), 'kim'],
        [asking(fragment, { cut: 1 }), 'kim'],
        [asking(fragment, { cut: 2 }), 'kim'],
        [asking('subscription { other: news { text } }'), 'kim'],
      ]),
    ).toBe(7)
  })

  it('is made anew after a while, since what surrounds the event changes', async () => {
    const asks = Array.from({ length: 4 }, (): [ExecutionArgs, string] => [asking(FROM), 'kim'])
    expect(await timesShown(asks, 600)).toBe(4)
    expect(await timesShown(asks, 100)).toBe(1)
  })
})
