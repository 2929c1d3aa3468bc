import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isResidentNumber, maskResidentNumber } from '../../src/domain/resident-number.ts'
import { runs } from '../support/runs.ts'

describe('a resident registration number', () => {
  test('A84 is right with any last digits: those given out from October 2020 on have no check digit, at any age', () => {
    for (const born of ['900101-1', '850228-2', '040229-3', '900101-5', '201001-3', '260815-4']) {
      fc.assert(
        fc.property(fc.stringMatching(/^\d{6}$/), (rest) => {
          expect(isResidentNumber(born + rest)).toBe(true)
          expect(isResidentNumber(`${born}${rest}`.replace('-', ''))).toBe(true)
        }),
        { numRuns: runs(60) },
      )
    }
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
