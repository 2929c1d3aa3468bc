import { describe, expect, it, test } from 'vitest'
import { VOCABULARY } from '../../../src/domain/language/vocabulary.ts'
import { wordClass } from '../../../src/domain/language/word-class.ts'

describe('the vocabulary', () => {
  it('says no form twice of one class in one place', () => {
    const all = VOCABULARY.flatMap(({ word, anywhere, forms }) =>
      forms.map((form) => JSON.stringify([word, anywhere, form])),
    )
    const twice = all.filter((form, index) => all.indexOf(form) !== index)
    expect(twice).toEqual([])
  })
})

describe('a row of the vocabulary', () => {
  test.each([
    [{ kind: 'CASTLE' }],
    [{ kind: 'DEAL' }],
    [{ kind: 'DEAL', deals: [] }],
    [{ kind: 'DEAL', deals: ['GIFT'] }],
    [{ kind: 'NEAR', minutes: 5 }],
    [{ kind: 'ROOMS', count: 0 }],
  ])('is refused with the class %j', (word) => {
    expect(wordClass.safeParse(word).success).toBe(false)
  })
})
