import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codePrefix, parentCodes, parentOf, regionLevel } from '../../src/domain/region.ts'
import { shared } from '../support/shared.ts'

test('the level of a region follows from its code', () => {
  expect(regionLevel('1100000000')).toBe('SIDO')
  expect(regionLevel('3611000000')).toBe('SIDO')
  expect(regionLevel('1168000000')).toBe('SIGUNGU')
  expect(regionLevel('4113000000')).toBe('SIGUNGU')
  expect(regionLevel('4113500000')).toBe('SIGUNGU')
  expect(regionLevel('1168010100')).toBe('DONG')
  expect(regionLevel('4420025321')).toBe('DONG')
})

test('the regions above are named nearest first', () => {
  expect(parentCodes('1100000000')).toEqual([])
  expect(parentCodes('3611000000')).toEqual([])
  expect(parentCodes('1168000000')).toEqual(['1100000000'])
  expect(parentCodes('4113500000')).toEqual(['4113000000', '4100000000'])
  expect(parentCodes('4113510300')).toEqual(['4113500000', '4113000000', '4100000000'])
  expect(parentCodes('4420025321')).toEqual(['4420025300', '4420000000', '4400000000'])
  expect(parentCodes('3611011100')).toEqual(['3611000000'])
})

test('증평군 lies in 충청북도 and not in 영동군, whose block its code stands in', () => {
  expect(parentCodes('4374500000')).toEqual(['4300000000'])
  expect(parentCodes('4374025000')).toEqual(['4374000000', '4300000000'])
  expect('4374500000'.startsWith(codePrefix('4374000000'))).toBe(false)
})

const list = shared('data/regions/region_codes.txt')

test.skipIf(list === undefined)(
  'every existing region of the country has the parent that its name tells',
  () => {
    const rows = readFileSync(list ?? '', 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t').map((cell) => cell.trim()))
      .filter(([, , state]) => state === '존재')
      .map(([code = '', fullName = '']) => ({ code, fullName }))
    const byCode = new Map(rows.map((row) => [row.code, row]))
    expect(rows.length).toBe(20_560)
    const above = (name: string) => (name.includes(' ') ? name.slice(0, name.lastIndexOf(' ')) : undefined)
    const wrong = rows.filter(
      (row) => parentOf(row, (code) => byCode.get(code))?.fullName !== above(row.fullName),
    )
    expect(wrong).toEqual([])
  },
)
