import { GraphQLError, Kind } from 'graphql'
import type { ValueNode } from 'graphql'
import { z } from 'zod'
import { MAX_MANWON } from '../domain/money.ts'
import { builder } from './builder.ts'

const refuse = (message: string): never => {
  throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

const readManwon = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refuse('Manwon must be a whole number')
  if (value > MAX_MANWON) {
    return refuse(
      `Manwon: ${value} looks like won. Amounts are in 만원 (10,000 KRW), at most ${MAX_MANWON}: 5억 = 50000`,
    )
  }
  if (!Number.isInteger(value)) return refuse(`Manwon must be a whole number of 만원, not ${value}`)
  return value >= 0 ? value : refuse('Manwon must not be negative')
}

builder.scalarType('Manwon', {
  specifiedByURL: 'https://spec.graphql.org/October2021/#sec-Int',
  description:
    'Amount of money in 만원 (10,000 KRW), a whole number. 5억 = 50000. A larger input than 100000000 is refused: it looks like won.',
  serialize: (value) => value,
  parseValue: readManwon,
  parseLiteral: (node) =>
    readManwon(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
})

/** RFC 3339, the strict form of ISO 8601; the offset is never left to the server's own time zone. */
const dateTime = z.iso.datetime({ offset: true })
const day = z.iso.date()
/** The calendar of the database begins with it. */
const FIRST_DAY = '0001-01-01'

const readDateTime = (value: unknown): Date => {
  const { data } = dateTime.safeParse(value)
  return data === undefined || data < FIRST_DAY
    ? refuse('DateTime must be an ISO 8601 time with Z or an offset, such as 2026-11-21T09:30:00Z')
    : new Date(data)
}

builder.scalarType('DateTime', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description:
    'An ISO 8601 point in time, in UTC: "2026-11-21T09:30:00.000Z". Input may have another offset, and has one always.',
  serialize: (value) => (value instanceof Date ? value : new Date(value)).toISOString(),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
})

const readDate = (value: unknown): string => {
  const { data } = day.safeParse(value)
  return data === undefined || data < FIRST_DAY
    ? refuse('Date must be a day of the calendar, YYYY-MM-DD, such as 2026-11-21')
    : data
}

builder.scalarType('Date', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  description: 'A calendar day in Korea, ISO 8601: "2026-11-21".',
  serialize: (value) => value,
  parseValue: readDate,
  parseLiteral: (node) => readDate(node.kind === Kind.STRING ? node.value : undefined),
})

const readJsonLiteral = (node: ValueNode): unknown => {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map(readJsonLiteral)
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, readJsonLiteral(field.value)]))
    default:
      return refuse('JSON literals cannot hold variables or enum values')
  }
}

builder.scalarType('JSON', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
  description: 'A JSON document (used for Vega-Lite specifications and step results only).',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: readJsonLiteral,
})
