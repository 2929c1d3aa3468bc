import { describe, expect, test } from 'vitest'
import { isResidentNumber, maskResidentNumber } from '../../src/domain/resident-number.ts'

/** Completes twelve digits by the published rule. */
const withCheckDigit = (twelve: string): string => {
  const sum = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5].reduce(
    (total, weight, i) => total + weight * Number(twelve[i]),
    0,
  )
  const check = (11 - (sum % 11) + (Number(twelve[6]) >= 5 ? 2 : 0)) % 10
  return `${twelve.slice(0, 6)}-${twelve.slice(6)}${check}`
}

describe('a resident registration number', () => {
  test.each(['900101123456', '850228212345', '040229312345', '900101512345', '010101812345'])(
    'made from %s is right with its check digit and, before 2020-10, wrong with any other',
    (twelve) => {
      const right = withCheckDigit(twelve)
      expect(isResidentNumber(right)).toBe(true)
      expect(isResidentNumber(right.replace('-', ''))).toBe(true)
      const last = Number(right.at(-1))
      for (let other = 0; other < 10; other++) {
        if (other !== last) expect(isResidentNumber(`${right.slice(0, -1)}${other}`)).toBe(false)
      }
    },
  )

  test('given out from October 2020 on needs no check digit', () => {
    expect(isResidentNumber('201001-3123456')).toBe(true)
    expect(isResidentNumber('260815-4000000')).toBe(true)
  })

  test.each([
    '901301-1234567',
    '900230-1234567',
    '030229-3123456',
    '900101-9234567',
    '900101-12345',
    'abcdef-1234567',
    '',
  ])('“%s” is none', (text) => expect(isResidentNumber(text)).toBe(false))

  test('is shown without what follows the first digit behind the hyphen', () => {
    expect(maskResidentNumber('900101-1234567')).toBe('900101-1******')
    expect(maskResidentNumber('9001011234567')).toBe('900101-1******')
  })
})
