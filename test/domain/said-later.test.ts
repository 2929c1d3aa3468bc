import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSaid } from '../../src/domain/said-later.ts'

const values = fc.option(fc.oneof(fc.integer(), fc.boolean(), fc.string()))
const things = fc.record({ a: values, b: values, c: values })

test('what is said later replaces what was said of the same thing, and nothing else', () => {
  fc.assert(
    fc.property(things, things, (before, said) => {
      const after = withSaid(before, said)
      for (const name of ['a', 'b', 'c'] as const) expect(after[name]).toBe(said[name] ?? before[name])
    }),
  )
})

test('no and nought are said, too; what is left out is not', () => {
  expect(
    withSaid<{ a: number | null; b?: boolean; c?: string }>({ a: 1, b: true, c: 'c' }, { a: 0, b: false }),
  ).toEqual({
    a: 0,
    b: false,
    c: 'c',
  })
})
