import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../../../src/domain/contract/phrase.ts'

const words = { door: '문 현관(?!문)', opens: ['열{end}', '따{end}'], end: '(고|어)', loop: '{loop}' }

describe('a phrase', () => {
  it.each([
    ['문 창', '창을닫는다', true],
    ['문을(열|닫)', '문을닫는다', true],
    ['문을(열|닫)', '문을민다', false],
    ['문(을)?연', '문연다', true],
    ['{door}~3~{opens}', '현관을따고', true],
    ['{door}~3~{opens}', '현관문을꼭잠그고따고', false],
    ['{door}~10~{opens}', '현관문을꼭잠그고따고', true],
    ['[가-힣·,()]{0,4}끝', '(가,나)끝', true],
    ['끝[.]?$', '여기가끝.', true],
    ['(?<!대)문', '대문', false],
  ])('%s in %s: %s', (phrase, plain, is) => {
    expect(compile(phrase, words).test(plain)).toBe(is)
  })

  it('of words reads them wherever they stand, and nothing else', () => {
    const syllable = fc.constantFrom(...'가나다라마바사')
    const word = fc.array(syllable, { minLength: 1, maxLength: 3 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 5 }), word, word, (some, before, after) => {
        for (const one of some) expect(compile(some.join(' '), {}).test(before + one + after)).toBe(true)
        const text = before + after
        expect(compile(some, {}).test(text)).toBe(some.some((one) => text.includes(one)))
      }),
    )
  })

  it.each(['문.*', '문.+', '문{2,}', '{nobody}', '{loop}'])('is refused: %s', (phrase) => {
    expect(() => compile(phrase, words)).toThrow(/no (?:limit|words)/)
  })
})
