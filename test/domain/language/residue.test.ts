import { describe, expect, test } from 'vitest'
import examples from '../../../src/domain/language/residue/examples.json' with { type: 'json' }
import { trainResidue } from '../../../src/cli/learn/residue.ts'
import { isCondition } from '../../../src/domain/language/residue/sense.ts'

const FOLDS = 5

/** How often what a model that was made without them says of some phrases is right. */
const inFolds = (list: 'conditions' | 'talk', says: boolean): number => {
  let right = 0
  for (let fold = 0; fold < FOLDS; fold++) {
    const isHeld = (_: string, at: number) => at % FOLDS === fold
    const isKept = (_: string, at: number) => at % FOLDS !== fold
    const by = trainResidue({
      conditions: examples.conditions.filter(isKept),
      talk: examples.talk.filter(isKept),
    })
    right += examples[list].filter(isHeld).filter((phrase) => isCondition(phrase, by) === says).length
  }
  return right / examples[list].length
}

describe('words that no reader has taken', () => {
  test('no phrase is an example of both', () => {
    const all = [...examples.conditions, ...examples.talk]
    expect(new Set(all).size).toBe(all.length)
  })

  test('conditions are told, unseen ones as well', () => {
    expect(inFolds('conditions', true)).toBeGreaterThanOrEqual(0.88)
  })

  test('talk is not, unseen one as well', () => {
    expect(inFolds('talk', false)).toBeGreaterThanOrEqual(0.75)
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
