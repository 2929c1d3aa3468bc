import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grams, readTextQuery, searchWords } from '../../src/store/grams.ts'
import { codeRange } from '../../src/store/region-range.ts'
import { createParameters, createStatementNames } from '../../src/store/statement.ts'

describe('search grams', () => {
  test('are the bigrams of letters and digits, across spaces, each once', () => {
    expect(grams('래미안 역삼', 'e-편한 1차')).toEqual([
      '래미',
      '미안',
      '안역',
      '역삼',
      'e편',
      '편한',
      '한1',
      '1차',
    ])
    expect(grams('ＡＢ', 'ab')).toEqual(['ab'])
    expect(grams('', '가', '%%')).toEqual([])
  })

  test('every word of a text is found in the grams of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[가-힣a-z0-9]{2,6}$/), { minLength: 1, maxLength: 4 }),
        (words) => {
          const indexed = new Set(grams(words.join(' ')))
          for (const word of words) {
            const query = readTextQuery(word)
            expect(query?.grams.every((gram) => indexed.has(gram))).toBe(true)
          }
        },
      ),
    )
  })

  test('a query keeps one-letter words apart, and is nothing without letters', () => {
    expect(readTextQuery('역삼 동')).toEqual({ grams: ['역삼'], letters: ['동'] })
    expect(readTextQuery(' %_\0"\' ')).toBeUndefined()
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        searchWords(text).every((word) => !word.includes('\0')),
      ),
    )
  })
})

describe('the range of a region', () => {
  test.each([
    ['1100000000', '11', '12'],
    ['4113500000', '41135', '41136'],
    ['4113000000', '4113', '4114'],
    ['1168010900', '11680109', '1168010:'],
    ['4182025021', '4182025021', '4182025022'],
  ])('%s is %s to %s', (code, from, to) => {
    expect(codeRange(code)).toEqual({ from, to })
  })

  test('holds the region itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9}$/), (code) => {
        const { from, to } = codeRange(code)
        expect(from <= code && code < to).toBe(true)
      }),
    )
  })
})

describe('statements put together from parts', () => {
  test('number their values', () => {
    const parameters = createParameters()
    expect([parameters.add('a'), parameters.add(2)]).toEqual(['$1', '$2'])
    expect(parameters.values).toEqual(['a', 2])
  })

  test('are prepared when they come back, and only so many of them', () => {
    const nameOf = createStatementNames(1)
    expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
    const name = nameOf('select 1')
    expect(name).toMatch(/^shape_/)
    expect(nameOf('select 1')).toBe(name)
    for (let at = 0; at < 5; at++) expect(nameOf('select 2')).toBeUndefined()
  })
})
