import * as fc from 'fast-check'
import { GraphQLScalarType, Kind } from 'graphql'
import { describe, expect, test } from 'vitest'
import { buildSchema } from '../../src/graphql/schema.ts'

const schema = buildSchema()
const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`${name} is no scalar`)
  return type
}
/** As a variable and as a literal, which have to agree. */
const reads = (name: string, value: string): unknown => {
  const read = scalar(name).parseValue(value)
  expect(scalar(name).parseLiteral({ kind: Kind.STRING, value })).toEqual(read)
  return read
}
const refuses = (name: string, value: string, rule: RegExp) => {
  expect(() => scalar(name).parseValue(value)).toThrow(rule)
  expect(() => scalar(name).parseLiteral({ kind: Kind.STRING, value })).toThrow(rule)
}

describe('DateTime', () => {
  test.each([
    ['2026-11-21T09:30:00Z', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21T09:30:00.125Z', '2026-11-21T09:30:00.125Z'],
    ['2026-11-21T09:30:00+09:00', '2026-11-21T00:30:00.000Z'],
    ['2024-02-29T23:59:59-05:30', '2024-03-01T05:29:59.000Z'],
  ])('%s is %s', (text, utc) => {
    expect(reads('DateTime', text)).toEqual(new Date(utc))
  })

  test.each([
    '',
    '1',
    '2026',
    '2026-11',
    '2026-11-21',
    // Whose time zone?
    '2026-11-21T09:30:00',
    '2026-11-21 09:30:00Z',
    'Nov 21, 2026',
    'Sat, 21 Nov 2026 09:30:00 GMT',
    '11/21/2026',
    '2026-02-30T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T09:60:00Z',
    '+012026-11-21T09:30:00Z',
    '0000-01-01T00:00:00Z',
    ' 2026-11-21T09:30:00Z',
  ])('%j is none', (text) => {
    refuses('DateTime', text, /ISO 8601/)
  })

  test('every time as this API writes it is read as what it is', () => {
    const year = (n: number) => new Date(`${n}-01-01T00:00:00Z`)
    fc.assert(
      fc.property(fc.date({ min: year(1900), max: year(2200), noInvalidDate: true }), (time) => {
        expect(reads('DateTime', String(scalar('DateTime').serialize(time)))).toEqual(time)
      }),
    )
  })
})

describe('Date', () => {
  test('a day of the calendar is one, February 29 in leap years alone', () => {
    expect(reads('Date', '2026-11-21')).toBe('2026-11-21')
    expect(reads('Date', '2024-02-29')).toBe('2024-02-29')
  })

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '20261121',
    '2026-11-21T00:00:00Z',
    '21.11.2026',
    '0000-01-01',
    '',
  ])('%j is none', (text) => {
    refuses('Date', text, /YYYY-MM-DD/)
  })
})
