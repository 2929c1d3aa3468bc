import { describe, expect, test } from 'vitest'
import examples from '../../../src/domain/language/residue/examples.json' with { type: 'json' }
import { judgeAnew, leftOut } from '../../../src/cli/learn/left-out.ts'
import { isCondition } from '../../../src/domain/language/residue/sense.ts'

/** By models that were made without them. */
const unseen = await leftOut('language/residue')

describe('words that no reader has taken', () => {
  test('no phrase is an example of both', () => {
    const all = [...examples.conditions, ...examples.talk]
    expect(new Set(all).size).toBe(all.length)
  })

  test('conditions are told, unseen ones as well', () => {
    expect(unseen['conditions']).toBeGreaterThanOrEqual(0.88)
  })

  test('talk is not, unseen one as well', () => {
    expect(unseen['talk']).toBeGreaterThanOrEqual(0.75)
  })

  // Of all figures that are kept these are the cheapest to reach again.
  test('are told so whenever that is judged', async () => {
    expect(await judgeAnew('language/residue')).toEqual(unseen)
  })

  // Written after the model was made, and not learned from.
  test.each([
    '층고 높은 데',
    '텃밭 있는 집',
    '대형견 되는',
    '음식물처리기 있는',
    '월패드',
    'with air conditioning',
  ])('%s is a condition', (phrase) => expect(isCondition(phrase)).toBe(true))
  test.each(['보고 싶어요', '누나랑 살 거라', '이직하게 돼서', '부탁드립니다', '겁나서요', '고민이라서'])(
    '%s is talk',
    (phrase) => expect(isCondition(phrase)).toBe(false),
  )
})
