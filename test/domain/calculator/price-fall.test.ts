import fc from 'fast-check'
import { expect, test } from 'vitest'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { priceFall } from '../../../src/domain/calculator/price-fall.ts'

test.each([
  [
    { price: 50_000, loan: 0, deposit: 40_000, fall: 10 },
    { own: 10_000, loss: 5000, lossShare: 50 },
  ],
  [
    { price: 90_000, loan: 36_000, deposit: 0, fall: 15 },
    { own: 54_000, loss: 13_500, lossShare: 25 },
  ],
  [
    { price: 60_000, loan: 0, deposit: 45_000, fall: 30 },
    { own: 15_000, loss: 18_000, lossShare: 120 },
  ],
])('%o comes to %o', (input, expected) => {
  expect(priceFall(input)).toMatchObject(expected)
})

test('what is borrowed is a larger share of what is worth less', () => {
  expect(priceFall({ price: 90_000, loan: 36_000, deposit: 0, fall: 15 }).burden).toBeCloseTo(47.06, 2)
  expect(priceFall({ price: 90_000, loan: 36_000, deposit: 0, fall: 100 }).burden).toBeNull()
})

test.each([
  { price: 50_000, loan: 10_000, deposit: 40_000, fall: 10 },
  { price: 50_000, loan: 0, deposit: 0, fall: 0 },
  { price: 0, loan: 0, deposit: 0, fall: 10 },
])('%o is refused', (input) => {
  expect(() => priceFall(input)).toThrow(InvalidInputError)
})

test('own money is lost as much faster as there is less of it', () => {
  fc.assert(
    fc.property(
      fc.record({
        price: fc.integer({ min: 1000, max: 1_000_000 }),
        lent: fc.double({ min: 0, max: 0.95, noNaN: true }),
        fall: fc.integer({ min: 1, max: 100 }),
      }),
      ({ price, lent, fall }) => {
        const loan = Math.floor(price * lent)
        const { own, loss, worth, lossShare } = priceFall({ price, loan, deposit: 0, fall })
        expect(own + loan).toBeCloseTo(price)
        expect(loss + worth).toBeCloseTo(price)
        expect(lossShare).toBeGreaterThanOrEqual(fall - 1e-6)
      },
    ),
  )
})
