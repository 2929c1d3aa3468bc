import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { runs } from '../../support/runs.ts'
import { homeOf, readRequest } from '../../../src/domain/reading/read.ts'
import { someRegions } from '../language/regions.ts'
import { REFUSALS, TWO_WISHES } from './refusals.ts'

const TODAY = new Date('2026-11-20T03:00:00Z')
const places = buildPlaceIndex(someRegions())
const read = (text: string) => homeOf(readRequest(text, { places, now: TODAY }))

test.each(REFUSALS)('$text', ({ text, want, told }) => {
  expect(read(text)).toMatchObject({ ...want, unrecognized: told })
})

describe('beside another wish', () => {
  test.each(TWO_WISHES)('$text', ({ text, want, told }) => {
    expect(read(text)).toMatchObject({ ...want, unrecognized: told })
    expect(readRequest(text, { places, now: TODAY }).wishes.length).toBeGreaterThan(1)
  })
})

test.each(['반지하 옥탑 제외', '반지하랑 옥탑 빼고', '옥탑방 반지하 빼고', '반지하나 옥탑은 싫어요'])(
  '“%s” looks for nothing of either',
  (text) => {
    const { floor, unrecognized } = read(`강남구 원룸 전세 ${text}`)
    expect(floor).toEqual({ min: 1, max: null })
    expect(unrecognized.join(' ')).toContain('옥탑')
  },
)

const REFUSING = [' 말고', ' 제외', ' 빼고', '는 싫어요', '은 빼주세요', '인 데는 제외', '는 사양할게요']
const types = { 아파트: 'APARTMENT', 오피스텔: 'OFFICETEL', 빌라: 'VILLA', 원룸: 'ONEROOM' } as const

describe('whatever is refused', () => {
  test('is never what is looked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(types) as (keyof typeof types)[])),
        fc.constantFrom(...REFUSING),
        fc.constantFrom('강남구', '마포구', '송파구 잠실동'),
        fc.boolean(),
        (type, refusing, place, isLast) => {
          const parts = [`${place} 전세 3억 이하`, `${type}${refusing}`]
          const { propertyTypes, deposit } = read((isLast ? parts : parts.toReversed()).join(', '))
          expect(propertyTypes).not.toContain(types[type])
          expect(deposit).toEqual({ min: null, max: 30_000 })
        },
      ),
      { numRuns: runs(200) },
    )
  })

  test('of an age is the other side of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.constantFrom('넘은', '이상 된', '초과한'),
        fc.constantFrom('데는 제외하고', '집은 빼고', '곳 말고', '건 싫고'),
        (years, more, refusing) => {
          const { completionYear, unrecognized } = read(
            `지은 지 ${years}년 ${more} ${refusing} 강남구 아파트`,
          )
          const least = 2026 - years + (more === '이상 된' ? 1 : 0)
          expect({ completionYear, unrecognized }).toEqual({
            completionYear: { min: least, max: null },
            unrecognized: [],
          })
        },
      ),
      { numRuns: runs(200) },
    )
  })

  test('is read in linear time', () => {
    const time = (text: string) => {
      const begun = performance.now()
      read(text)
      return performance.now() - begun
    }
    for (const unit of [
      '싫어 ',
      '빌라 말고 ',
      '가나다라',
      'no villas ',
      '84㎡ 말고 ',
      '역세권 아닌 데는 ',
      '찾아주고 대출 알려줘 ',
    ]) {
      time(unit.repeat(1000 / unit.length))
      const short = time(unit.repeat(2000 / unit.length))
      const long = time(unit.repeat(16_000 / unit.length))
      expect(long).toBeLessThan(30 * Math.max(short, 10))
    }
  })
})
