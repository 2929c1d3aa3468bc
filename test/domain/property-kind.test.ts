import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { PROPERTY_KINDS, PROPERTY_TYPES } from '../../src/domain/property-kind.ts'
import { propertyTypeOfCode } from '../../src/sources/listing-codes.ts'

it('a word of one row is read, written and imported everywhere', () => {
  const script = fileURLToPath(new URL('../support/kind-word.ts', import.meta.url))
  const told: unknown = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  expect(told).toEqual({
    read: Array.from({ length: 4 }, () => ['VILLA']),
    nouns: true,
    placeBefore: ['가나다동'],
    label: { ko: '도담집', en: 'dodam house' },
    terms: ['도담집', 'dodam house'],
    conditions: ['도담집', 'dodam house'],
    imported: Array.from({ length: 6 }, () => 'VILLA'),
  })
}, 60_000)

describe('the table of kinds of home', () => {
  it('has a row for each value of the API, and its rules', () => {
    expect(PROPERTY_TYPES).toEqual(['APARTMENT', 'OFFICETEL', 'VILLA', 'ONEROOM', 'HOUSE'])
    expect(PROPERTY_TYPES.filter((type) => PROPERTY_KINDS[type].fee === 'OFFICETEL')).toEqual(['OFFICETEL'])
    expect(PROPERTY_TYPES.filter((type) => PROPERTY_KINDS[type].tax === 'OTHER')).toEqual(['OFFICETEL'])
  })

  it('takes the narrower of two words of a portal', () => {
    expect(propertyTypeOfCode('', '빌라/원룸')).toBe('ONEROOM')
    expect(propertyTypeOfCode('', '아파트형 오피스텔')).toBe('OFFICETEL')
    expect(propertyTypeOfCode('', '아파트 분양권')).toBe('FOREIGN')
    expect(propertyTypeOfCode('XYZ', '')).toBeUndefined()
  })
})
