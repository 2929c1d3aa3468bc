import { describe, expect, test } from 'vitest'
import { INTENT_TYPES } from '../../../../src/domain/intent.ts'
import { compose } from '../../../../src/cli/learn/examples.ts'
import { leftOut } from '../../../../src/cli/learn/left-out.ts'
import { NEEDS } from '../../../../src/domain/reading/intent/need.ts'
import stored from '../../../../src/domain/reading/intent/weights.json' with { type: 'json' }
import { EXAMPLES } from './examples.ts'

const figures = await leftOut('reading/intent')

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
  test('are what the examples teach, calibrated by what was left out: if this fails, `npm run learn`', () => {
    expect(figures['isTaught']).toBe(1)
  })

  test('take little room', () => {
    expect(JSON.stringify(stored).length).toBeLessThan(400_000)
  })
})

describe('questions that the model has not seen', () => {
  test('are read rightly nine times in ten', () => {
    expect(figures['right']).toBeGreaterThan(0.915)
    expect(figures['rightInEnglish']).toBeGreaterThan(0.87)
  })

  test('the needs of a combined one are found', () => {
    expect(figures['needsRight']).toBeGreaterThan(0.9)
    expect(figures['needsFound']).toBeGreaterThan(0.88)
  })

  test('confidence is how often a reading is right, on folds that it was not fitted to as well', () => {
    expect(figures['calibrationError']).toBeLessThan(0.03)
    expect(figures['auc']).toBeGreaterThan(0.85)
  })
})
