import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv, SETTINGS } from '../src/config/env.ts'

/** What docs/settings.md says of each variable: its default, as it is written there. */
const told = new Map(
  readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [first = '', second = ''] = line.slice(2).split(' | ')
      const variables = [...first.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)
      const values = second.split('; in production')[0]?.split(/, (?=`|–)/) ?? []
      return variables.map((name, index) => [name, values[index] ?? values[0] ?? ''] as const)
    }),
)
const defaults: Record<string, unknown> = readEnv({})

test('every variable stands in docs/settings.md, and no other', () => {
  expect([...told.keys()].toSorted()).toEqual(SETTINGS.toSorted())
})

test.each(SETTINGS)('%s has the default that is told', (name) => {
  const value = defaults[name]
  const isPlain = typeof value === 'string' || typeof value === 'number'
  if (isPlain) expect(told.get(name)).toContain(`\`${value}\``)
  // What is nothing by itself may still be decided where it is used, and is said in words.
  else expect(value === undefined || (Array.isArray(value) && value.length === 0)).toBe(true)
})
