import fc from 'fast-check'
import { expect, test } from 'vitest'
import { costOfCall, costOfCalls, MODEL_PRICES } from '../../src/domain/model-price.ts'

const call = (change: object = {}) => ({
  model: 'gpt-4.1-mini',
  promptTokens: 1_000_000,
  completionTokens: 1_000_000,
  at: new Date('2026-11-22T00:00:00Z'),
  ...change,
})

test('a call costs what its model cost on its day, a dated version what its model costs', () => {
  expect(costOfCall(call())).toBeCloseTo(2, 10)
  expect(costOfCall(call({ model: 'gpt-4.1-mini-2025-04-14' }))).toBeCloseTo(2, 10)
  expect(costOfCall(call({ model: 'gpt-4o', at: new Date('2024-06-01') }))).toBeCloseTo(20, 10)
  expect(costOfCall(call({ model: 'gpt-4o' }))).toBeCloseTo(12.5, 10)
})

test('rules cost nothing; what a model that is not listed costs is not known', () => {
  expect(costOfCall(call({ model: 'offline' }))).toBe(0)
  expect(costOfCall(call({ model: 'llama-3.3-70b' }))).toBeNull()
  expect(costOfCall(call({ at: new Date('2020-01-01') }))).toBeNull()
  expect(costOfCalls([])).toBe(0)
  expect(costOfCalls([call({ model: 'offline' }), call()])).toBeCloseTo(2, 10)
  expect(costOfCalls([call(), call({ model: 'llama-3.3-70b' })])).toBeNull()
})

test('each row says its day, and of two calls on one day the one with more tokens never costs less', () => {
  for (const { effectiveFrom } of MODEL_PRICES) expect(effectiveFrom).toMatch(/^20\d\d-\d\d-\d\d$/)
  const keys = MODEL_PRICES.map(({ model, effectiveFrom }) => `${model} ${effectiveFrom}`)
  expect(new Set(keys).size).toBe(keys.length)
  fc.assert(
    fc.property(
      fc.constantFrom(...MODEL_PRICES.map(({ model }) => model)),
      fc.nat(100_000),
      fc.nat(100_000),
      fc.nat(100_000),
      (model, promptTokens, completionTokens, more) => {
        const cost = (prompt: number, completion: number) =>
          costOfCall(call({ model, promptTokens: prompt, completionTokens: completion })) ?? NaN
        expect(cost(promptTokens + more, completionTokens)).toBeGreaterThanOrEqual(
          cost(promptTokens, completionTokens),
        )
        expect(cost(promptTokens, completionTokens + more)).toBeGreaterThanOrEqual(
          cost(promptTokens, completionTokens),
        )
      },
    ),
  )
})
