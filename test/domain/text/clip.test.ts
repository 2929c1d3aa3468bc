import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clip } from '../../../src/domain/text/clip.ts'

const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

describe('a text that is clipped', () => {
  test.each([
    ['합산 연소득 7,500만원 이하, 순자산 3.45억원 이하', 24, '합산 연소득 7,500만원 이하, 순자산…'],
    ['합산 연소득이 1억 3천만원 이하인 부부', 11, '합산 연소득이…'],
    ['짧은 글', 10, '짧은 글'],
    ['띄어쓰기없이길게이어지는한낱말', 8, '띄어쓰기없이길…'],
  ])('%s', (text, most, said) => {
    expect(clip(text, most)).toBe(said)
  })

  test('is no longer than it may be and states no figure that the text has not', () => {
    const words = fc.array(
      fc.constantFrom('연소득', '3.45억원', '1억', '3천만원', '이하,', '12,000', 'a'.repeat(30)),
    )
    fc.assert(
      fc.property(words, fc.integer({ min: 8, max: 60 }), (some, most) => {
        const text = some.join(' ')
        const said = clip(text, most)
        expect(said.length).toBeLessThanOrEqual(most)
        const known = figures(text)
        expect(figures(said).every((it, at) => it === known[at])).toBe(true)
      }),
    )
  })
})
