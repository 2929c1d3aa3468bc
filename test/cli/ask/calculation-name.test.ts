import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMPARISON } from '../../../src/agent/tools/compare-cases.ts'
import { calculationName } from '../../../src/cli/ask/calculation-name.ts'
import { sourceLine } from '../../../src/cli/ask/show.ts'

/** The names under which sources of a calculation are written. */
const written = globSync('src/agent/tools/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^\s+name: '([a-z][A-Za-z]+)',$/gm)].map(([, name]) => name ?? ''),
)

describe('the name of a calculation', () => {
  test('is there for every one that an answer may rest on', () => {
    expect(written.length).toBeGreaterThan(10)
    for (const name of [...written, COMPARISON, 'contractDocument'])
      expect(calculationName(name, 'KO')).toMatch(/[가-힣]/)
  })

  test('is in the language of the answer', () => {
    const source = { __typename: 'CalculationSource' as const, calculation: 'acquisitionTax' }
    expect(sourceLine(source, 'KO')).toBe('취득세 계산')
    expect(sourceLine(source, 'EN')).toBe('Acquisition tax')
  })

  test('that nobody knows is told as it is', () => {
    expect(calculationName('other', 'EN')).toBe('other')
  })
})
