import { describe, expect, test } from 'vitest'
import rows from '../../../src/domain/language/romanised.json' with { type: 'json' }
import { glossed } from '../../../src/domain/language/romanised.ts'
import { readAsks } from '../../../src/domain/reading/read-asks.ts'

describe('Korean terms in Roman letters', () => {
  test.each([
    ['how much is the bokbi?', 'how much is the broker fee?'],
    [
      'Does the jeonip singo give me the Hwakjeong Ilja too?',
      'Does the move-in report give me the fixed date too?',
    ],
    ['cheongyak tongjang or cheongyak', 'housing subscription account or housing subscription'],
    ['the ho number is missing', 'the unit number is missing'],
  ])('are what they are called in English: %s', (text, english) => {
    expect(glossed(text)).toBe(english)
  })

  test.each([
    'Hohnumber, imchainage and jibunny are no words',
    '복비 bokbi 얼마',
    'He is at the dongho2 cafe',
  ])('and a text without them, or in Korean, is as it was: %s', (text) => {
    expect(glossed(text)).toBe(text)
  })

  test('stand once, and what they become is read as nothing else', () => {
    const terms = Object.values(rows).flat()
    expect(new Set(terms).size).toBe(terms.length)
    for (const english of Object.keys(rows)) expect(glossed(english)).toBe(english)
  })

  test('so a question asks for what it means', () => {
    expect(readAsks(glossed('how much is the bokbi for a 600 million won sale?'))).toContain('fee')
  })
})
