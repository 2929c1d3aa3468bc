import { GraphQLError, Kind } from 'graphql'
import type { ValueNode } from 'graphql'
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

const readDateTime = (value: unknown): Date => {
  const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  return Number.isNaN(date.getTime()) ? refuse('DateTime must be an ISO 8601 time') : date
}

builder.scalarType('DateTime', {
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  description: 'An ISO 8601 point in time, in UTC: "2026-11-21T09:30:00.000Z".',
  serialize: (value) => (value instanceof Date ? value : new Date(value)).toISOString(),
  parseValue: readDateTime,
  parseLiteral: (node) => readDateTime(node.kind === Kind.STRING ? node.value : undefined),
})

const DATE = /^\d{4}-\d{2}-\d{2}$/
const readDate = (value: unknown): string => {
  if (typeof value !== 'string' || !DATE.test(value)) return refuse('Date must be YYYY-MM-DD')
  const date = new Date(`${value}T00:00:00Z`)
  // 2026-02-30 would become March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
    return refuse(`there is no day ${value}`)
  return value
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
