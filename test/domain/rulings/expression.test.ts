import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthEndAfter, monthsFrom } from '../../../src/domain/day.ts'
import { evaluate } from '../../../src/domain/rulings/evaluate.ts'
import { exactly, kindIn, namesIn, parseExpression } from '../../../src/domain/rulings/expression.ts'
import type { Expression, Kind, Value } from '../../../src/domain/rulings/expression.ts'

const day = (said: string): Value => ({ kind: 'DAY', least: said, most: said })
const FIGURES: Readonly<Record<string, Value>> = {
  deposit: exactly('MONEY', 20_000),
  rent: exactly('MONEY', 120),
  arrears: exactly('MONTHS', 3),
  sold: day('2026-10-14'),
  /** Somewhen in that month. */
  signed: { kind: 'DAY', least: '2026-06-01', most: '2026-06-30' },
}
const worked = (source: string): Value | null =>
  evaluate(parseExpression(source), (name) => FIGURES[name] ?? null)
const kind = (source: string): Kind => kindIn(parseExpression(source), (name) => FIGURES[name]?.kind ?? null)

describe('arithmetic over the figures of a case', () => {
  test.each<[string, Value]>([
    ['3 * rent', exactly('MONEY', 360)],
    ['deposit + 100 * rent', exactly('MONEY', 32_000)],
    ['1.05 * deposit - deposit', exactly('MONEY', 1000)],
    ['(deposit - 5000만) / 3', exactly('MONEY', 5000)],
    ['5 % * deposit', exactly('MONEY', 1000)],
    ['min(deposit, 1.5억)', exactly('MONEY', 15_000)],
    ['deposit / rent', exactly('NUMBER', 166.666667)],
    ['sold + 60 days', day('2026-12-13')],
    // 말일부터 2개월: the last day of the month two months on, whichever day that is.
    ['monthEnd(sold + 2 months)', day('2026-12-31')],
    ['monthEnd(2026-12-31 + 2 months)', day('2027-02-28')],
    ['signed + 30 days', { kind: 'DAY', least: '2026-07-01', most: '2026-07-30' }],
    ['monthEnd(signed)', day('2026-06-30')],
  ])('%s', (source, value) => {
    expect(worked(source)).toEqual(value)
    expect(kind(source)).toBe(value.kind)
  })

  test('is not worked out of what nobody said, or through nothing', () => {
    expect(worked('unsaid - deposit')).toBeNull()
    expect(worked('deposit / (rent - 120만)')).toBeNull()
  })

  test.each(['deposit +', '(deposit', 'deposit rent', 'year(sold)', '', '3 * * rent', 'deposit; rent'])(
    '“%s” is refused',
    (source) => {
      expect(() => parseExpression(source)).toThrow(SyntaxError)
    },
  )

  test.each([
    'deposit + sold',
    'sold * 2',
    'deposit + 3',
    'sold + sold',
    'rent - 2 months',
    'max(rent, sold)',
    'nothing',
  ])('“%s” makes no sense, and says so before anybody asks', (source) => {
    expect(() => kind(source)).toThrow(TypeError)
  })

  test('keeps what is known between what it is known between', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.constantFrom('+', '-', '*'), (a, b, c, sign) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)]
        const figure = (value: Value) => (name: string) => (name === 'x' ? value : exactly('MONEY', c))
        const read = parseExpression(sign === '*' ? `x * ${c}` : `x ${sign} y`)
        const whole = evaluate(read, figure({ kind: 'MONEY', least, most }))
        for (const one of [least, most, Math.floor((least + most) / 2)]) {
          const exact = evaluate(read, figure(exactly('MONEY', one)))
          expect(
            exact !== null && whole !== null && exact.least >= whole.least && exact.most <= whole.most,
          ).toBe(true)
        }
      }),
    )
  })

  test('reads what is written of it again, in brackets or not', () => {
    const leaf = fc.constantFrom('rent', 'deposit', '250만', '1.2억')
    const grown = fc.letrec<{ one: string }>((tie) => ({
      one: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc
          .tuple(tie('one'), fc.constantFrom('+', '-'), tie('one'))
          .map(([a, sign, b]) => `(${a} ${sign} ${b})`),
        tie('one').map((a) => `2 * ${a}`),
        fc.tuple(tie('one'), tie('one')).map(([a, b]) => `max(${a}, ${b})`),
      ),
    })).one
    fc.assert(
      fc.property(grown, (source) => {
        const read: Expression = parseExpression(source)
        expect(parseExpression(`(${source})`)).toEqual(read)
        expect(kindIn(read, (name) => FIGURES[name]?.kind ?? null)).toBe('MONEY')
        expect(namesIn(read).every((name) => name in FIGURES)).toBe(true)
        expect(evaluate(read, (name) => FIGURES[name] ?? null)).not.toBeNull()
      }),
    )
  })

  test('and a month on lies in the next month, whatever day it is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 24 }),
        (date, months) => {
          const from = date.toISOString().slice(0, 10)
          const to = evaluate(parseExpression(`monthEnd(x + ${months} months)`), () => day(from))
          expect(to).toEqual(day(monthEndAfter(monthsFrom(from, months), 0)))
          expect(to).toEqual(day(monthEndAfter(from, months)))
        },
      ),
    )
  })
})
