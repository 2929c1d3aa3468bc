import { describe, expect, test, vi } from 'vitest'
import { INTENT_TYPES } from '../../../../src/domain/intent.ts'
import { buildPlaceIndex } from '../../../../src/domain/language/places.ts'
import { auc } from '../../../../src/cli/eval/statistics.ts'
import { compose } from '../../../../src/cli/learn/examples.ts'
import { fitCalibration } from '../../../../src/cli/learn/fit.ts'
import type { Outcome } from '../../../../src/cli/learn/fit.ts'
import { readInFolds, trainIntents } from '../../../../src/cli/learn/intents.ts'
import { packWeights } from '../../../../src/cli/learn/train.ts'
import { calibrate } from '../../../../src/domain/learned/calibration.ts'
import { NEEDS } from '../../../../src/domain/reading/intent/need.ts'
import stored from '../../../../src/domain/reading/intent/weights.json' with { type: 'json' }
import { shippedRegions } from '../../../../src/store/reference/regions.ts'
import { EXAMPLES } from './examples.ts'

/** Learning reads thousands of questions, six times over. */
vi.setConfig({ testTimeout: 240_000 })

const places = buildPlaceIndex(shippedRegions())

describe('the examples of intents', () => {
  test('are many, in both languages, of each intent and each need, and none stands there twice', () => {
    const { asked, told } = EXAMPLES
    expect(asked.length).toBeGreaterThan(2000)
    expect(asked.filter(({ text }) => !/[가-힣]/.test(text)).length).toBeGreaterThan(500)
    expect(told.length).toBeGreaterThan(40)
    expect([...new Set(asked.map(({ intent }) => intent))].toSorted()).toEqual(INTENT_TYPES.toSorted())
    const combined = asked.filter(({ intent }) => intent === 'COMPREHENSIVE')
    for (const need of NEEDS)
      expect(combined.filter(({ needs }) => needs.includes(need)).length).toBeGreaterThan(15)
    const texts = asked.map(({ text }) => text.replaceAll(/[\s.?!~]/g, '').toLowerCase())
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  test('make questions of two needs, and questions with something told beside them', () => {
    const made = compose(EXAMPLES)
    const joined = made.filter(({ intent }) => intent === 'COMPREHENSIVE')
    expect(joined.length).toBeGreaterThan(50)
    expect(joined.every(({ needs }) => new Set(needs).size === 2)).toBe(true)
    expect(made.length - joined.length).toBeGreaterThan(300)
  })
})

describe('the stored weights', () => {
  test('are what the examples teach: if this fails, `npm run learn`', () => {
    const packed = packWeights(trainIntents(EXAMPLES, places))
    expect(packed.bias).toEqual(stored.bias)
    expect(packed.step).toEqual(stored.step)
    expect(packed.slots === stored.slots).toBe(true)
    expect(packed.present === stored.present).toBe(true)
    expect(packed.values === stored.values).toBe(true)
  })

  test('take little room', () => {
    expect(JSON.stringify(stored).length).toBeLessThan(400_000)
  })
})

/** By tenths of what was said. */
const reliability = (outcomes: readonly Outcome[]) =>
  Array.from({ length: 10 }, (_, tenth) => {
    const inside = outcomes.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth)
    const mean = (of: (it: Outcome) => number) =>
      inside.reduce((sum, it) => sum + of(it), 0) / Math.max(1, inside.length)
    return { count: inside.length, said: mean((it) => it.said), right: mean((it) => Number(it.isRight)) }
  })

/** Expected calibration error: how far what is said lies from how often it is right, on average. */
const calibrationError = (outcomes: readonly Outcome[]): number =>
  reliability(outcomes).reduce((sum, { count, said, right }) => sum + count * Math.abs(said - right), 0) /
  Math.max(1, outcomes.length)

describe('questions that the model has not seen', () => {
  const held = readInFolds(EXAMPLES, places).flatMap((all, fold) => all.map((one) => ({ ...one, fold })))
  const outcomes = held.map(({ example, fold, reading }) => ({
    said: reading.likely,
    isRight: reading.intent === example.intent,
    fold,
  }))
  const shareOf = (list: readonly { isRight: boolean }[]) =>
    list.filter(({ isRight }) => isRight).length / list.length

  test('are read rightly nine times in ten', () => {
    expect(shareOf(outcomes)).toBeGreaterThan(0.915)
    const english = outcomes.filter((_outcome, at) => !/[가-힣]/.test(held[at]?.example.text ?? ''))
    expect(shareOf(english)).toBeGreaterThan(0.87)
  })

  test('the needs of a combined one are found', () => {
    const combined = held.filter(({ example }) => example.intent === 'COMPREHENSIVE')
    const pairs = combined.flatMap(({ example, reading }) =>
      reading.needs.map(([need, likely]) => ({ is: example.needs.includes(need), said: likely > 0.3 })),
    )
    const hits = pairs.filter(({ is, said }) => is && said).length
    expect(hits / pairs.filter(({ said }) => said).length).toBeGreaterThan(0.9)
    expect(hits / pairs.filter(({ is }) => is).length).toBeGreaterThan(0.88)
  })

  test('confidence is how often a reading is right, on folds that it was not fitted to as well', () => {
    const calibrated = outcomes.map(({ said, isRight, fold }) => ({
      said: calibrate(fitCalibration(outcomes.filter((other) => other.fold !== fold)), said),
      isRight,
    }))
    expect(calibrationError(calibrated)).toBeLessThan(0.03)
    expect(auc(calibrated.map(({ said, isRight }) => ({ confidence: said, isRight })))).toBeGreaterThan(0.85)
    expect(fitCalibration(outcomes)).toEqual(stored.calibration)
  })
})
