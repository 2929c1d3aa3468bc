import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { learnClassifier } from '../../../src/cli/learn/classifier.ts'
import { classifierOf, packRows } from '../../../src/domain/rulings/classifier.ts'

const text = (...pieces: string[]) => ({ concepts: [], pieces })
/** Two words for each of three things, never together; what goes with both is what makes them near. */
const THINGS = [
  [text('boiler', 'heat', 'cold'), text('radiator', 'heat', 'cold'), text('boiler', 'repair', 'heat')],
  [text('deposit', 'back', 'late'), text('bond', 'back', 'late'), text('deposit', 'owed', 'back')],
  [text('dog', 'pet', 'bark'), text('cat', 'pet', 'bark'), text('dog', 'pet', 'walks')],
]
const EXAMPLES = [...Array(6)].flatMap(() =>
  THINGS.flatMap((all, at) => all.map((words) => ({ words, at, weight: 1 }))),
)
const LESSON = { width: 8, rounds: 60, members: 2 }
const learned = learnClassifier(EXAMPLES, THINGS.length + 1, LESSON)
const classify = classifierOf(learned)
const best = (probabilities: Float32Array) => probabilities.indexOf(Math.max(...probabilities))

describe('what a text asks for, by its words', () => {
  test('is what it was taught', () => {
    for (const { words, at } of EXAMPLES) expect(best(classify(words))).toBe(at)
  })

  test('a word alone leads where it was said', () => {
    expect(['radiator', 'bond', 'cat'].map((word) => best(classify(text(word))))).toEqual([0, 1, 2])
  })

  test('is learned the same every time', () => {
    const again = learnClassifier(EXAMPLES, THINGS.length + 1, LESSON)
    expect(again).toEqual(learned)
  })

  test('sums to 1, whatever is said and however often', () => {
    const word = fc.oneof(fc.constantFrom(...learned.words), fc.string())
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 60 }),
        fc.array(word, { maxLength: 20 }),
        (pieces, concepts) => {
          const all = classify({ pieces, concepts })
          expect(all).toHaveLength(THINGS.length + 1)
          expect(all.every((it) => it >= 0 && it <= 1)).toBe(true)
          expect(all.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1, 4)
        },
      ),
    )
  })

  test('as it is kept, differs by half a step of its row at most', () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((it) => it / 1000)
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, number)), (rows) => {
        const numbers = Float32Array.from(rows.flat())
        const { values, scales } = packRows(numbers, 3)
        for (const [at, value] of numbers.entries()) {
          const scale = scales[Math.floor(at / 3)] ?? 0
          expect(Math.abs(value - (values[at] ?? 0) * scale)).toBeLessThanOrEqual(scale * 0.51)
        }
      }),
    )
  })
})
