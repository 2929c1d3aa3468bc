import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAcceptLanguage } from '../../../src/domain/text/accept-language.ts'

describe('the language that a header asks for', () => {
  test.each([
    ['ko', 'KO'],
    ['ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7', 'KO'],
    ['en-GB', 'EN'],
    ['EN', 'EN'],
    ['en;q=0.3, ko;q=0.4', 'KO'],
    ['fr-CH, en;q=0.9, ko;q=0.8', 'EN'],
    ['ko;q=0, en;q=0.1', 'EN'],
    ['fr, de;q=0.5', 'EN'],
    ['ja, ko;q=0.1', 'KO'],
    ['*', null],
    ['', null],
    [' , ;q=1', null],
    [null, null],
    [undefined, null],
  ])('%s → %s', (header, language) => expect(readAcceptLanguage(header)).toBe(language))

  test('is read of anything, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (header) => {
        expect(['KO', 'EN', null]).toContain(readAcceptLanguage(header))
      }),
    )
    const from = performance.now()
    readAcceptLanguage('ko;q='.repeat(200_000))
    expect(performance.now() - from).toBeLessThan(50)
  })
})
