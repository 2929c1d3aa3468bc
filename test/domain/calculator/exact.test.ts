import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compare,
  exact,
  floor,
  minus,
  over,
  plus,
  round,
  times,
  toNumber,
} from '../../../src/domain/calculator/exact.ts'

const whole = fc.integer({ min: -1_000_000, max: 1_000_000 })

describe('exact numbers', () => {
  it('add decimals as people do', () => {
    expect(compare(plus(0.1, 0.2), 0.3)).toBe(0)
    expect(toNumber(plus(0.1, 0.2))).toBe(0.3)
  })

  it('read every way in which a number is written', () => {
    expect([1e21, 1e-7, -2.5, 5e-324, 0].map((value) => toNumber(exact(value)))).toEqual([
      1e21, 1e-7, -2.5, 0, 0,
    ])
  })

  it.each([
    [2.5, 3],
    [2.49, 2],
    [-2.5, -2],
    [-2.51, -3],
    [100.5, 101],
  ])('round %s to %s: halves go up', (value, rounded) => {
    expect(round(exact(value))).toBe(rounded)
  })

  it.each([
    [2.9, 2],
    [-2.1, -3],
    [-2, -2],
  ])('floor %s to %s', (value, floored) => {
    expect(floor(exact(value))).toBe(floored)
  })

  it('come back unchanged', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e12, max: 1e12 }), (value) => {
        expect(toNumber(exact(value))).toBeCloseTo(value, 6)
      }),
    )
  })

  it('undo what they did', () => {
    fc.assert(
      fc.property(
        whole,
        whole.filter((b) => b !== 0),
        (a, b) => {
          expect(toNumber(minus(plus(a, b), b))).toBe(a)
          expect(toNumber(times(over(a, b), b))).toBe(a)
        },
      ),
    )
  })

  it('refuse what is no number, and division by zero', () => {
    expect(() => exact(Number.NaN)).toThrow(RangeError)
    expect(() => over(1, 0)).toThrow('division by zero')
  })
})
