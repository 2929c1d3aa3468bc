import { describe, expect, test } from 'vitest'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const wishOf = (text: string) =>
  readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') }).wishes[0]

describe('what is owned already is of its own kind, and nothing of what is to be bought', () => {
  test.each([
    ['주거용 오피스텔 하나 있는데 마포 5억 아파트 사면 취득세 얼마?', 'HOME', 'APARTMENT'],
    ['오피스텔 한 채 보유중인데 강남 11억 아파트 사려고요 취득세', 'HOME', 'APARTMENT'],
    ['아파트 한 채 있는데 오피스텔 2억짜리 사면 취득세는?', 'OTHER', 'OFFICETEL'],
    ['오피스텔 3억에 사면 취득세 얼마야?', 'OTHER', 'OFFICETEL'],
  ])('%s', (text, acquired, kind) => {
    const wish = wishOf(text)
    expect([wish?.tax?.acquired, wish?.case.propertyType]).toEqual([acquired, kind])
  })

  test('where nothing is bought it is what is asked about', () => {
    expect(wishOf('주거용 오피스텔 하나 가지고 있는데 재산세 얼마 나와?')?.case.propertyType).toBe(
      'OFFICETEL',
    )
  })
})
