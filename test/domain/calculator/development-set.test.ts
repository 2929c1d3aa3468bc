import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { shared } from '../../support/shared.ts'
import type { Rules } from '../../../src/domain/rules/rules.ts'
import { RULES } from '../../support/rules.ts'
import { CALCULATORS, TODAY } from './cases.ts'
import type { CalculatorName } from './cases.ts'

const file = shared('eval/calculators.dev.jsonl')

const item = z.object({
  id: z.string(),
  calculator: z.enum(Object.keys(CALCULATORS) as [CalculatorName]),
  input: z.record(z.string(), z.unknown()),
  expect: z.record(z.string(), z.unknown()),
  tolerance: z.number(),
  why: z.string(),
})

const items =
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => item.parse(JSON.parse(line)))

/** The calculators check what they are given, so that data of any shape may be handed to them. */
const run = (name: CalculatorName, input: unknown): object => {
  const calculate = CALCULATORS[name] as (input: unknown, today: Date, rules: Rules) => object
  return calculate(input, TODAY, RULES)
}

type Outcome = ReadonlyMap<string, unknown> | 'refused'

const outcomeOf = (name: CalculatorName, input: unknown): Outcome => {
  try {
    return new Map(Object.entries(run(name, input)))
  } catch (error) {
    if (error instanceof InvalidInputError) return 'refused'
    throw error
  }
}

/** The fields that are not as expected, as `evaluate calculators` compares them. */
const mismatches = (outcome: Outcome, wanted: Record<string, unknown>, tolerance: number): string[] => {
  if (wanted['error'] === true) return outcome === 'refused' ? [] : ['error']
  if (outcome === 'refused') return ['refused']
  return Object.entries(wanted)
    .filter(([field, value]) => {
      const got = outcome.get(field)
      if (typeof value !== 'number') return got !== value
      return typeof got !== 'number' || Math.abs(got - value) > tolerance
    })
    .map(([field, value]) => `${field}: ${String(outcome.get(field))} instead of ${String(value)}`)
}

describe.skipIf(file === undefined)('the development set of calculations', () => {
  it.each(items)('$id: $why', ({ calculator, input, expect: wanted, tolerance }) => {
    expect(mismatches(outcomeOf(calculator, input), wanted, tolerance)).toEqual([])
  })
})
