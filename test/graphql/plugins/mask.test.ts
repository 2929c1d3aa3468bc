import { GraphQLError } from 'graphql'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { InvalidInputError, NotFoundError } from '../../../src/domain/errors.ts'
import { createMask } from '../../../src/graphql/plugins/mask.ts'

let lines: string[] = []
const mask = createMask(pino({}, { write: (line: string) => void lines.push(line) }))
beforeEach(() => {
  lines = []
})

const shown = (error: unknown) => {
  const masked = mask(error)
  return masked instanceof GraphQLError ? masked.toJSON() : masked
}

test('an expected failure keeps its words and gets its code, place and field', () => {
  const error = new GraphQLError('x', { path: ['session'], originalError: new NotFoundError('the session') })
  expect(shown(error)).toEqual({
    message: 'the session was not found',
    path: ['session'],
    extensions: { code: 'NOT_FOUND', said: '대화를 찾을 수 없어요.' },
  })
  expect(shown(new InvalidInputError('first must not be negative', 'first'))).toEqual({
    message: 'first must not be negative',
    extensions: {
      code: 'INVALID_INPUT',
      said: '음수일 수 없어요.',
      field: 'first',
      rule: 'NOT_NEGATIVE',
      limit: null,
      issues: [{ field: 'first', rule: 'NOT_NEGATIVE', limit: null, said: '음수일 수 없어요.' }],
    },
  })
  expect(lines).toEqual([])
})

test('what GraphQL itself has to say passes as it is', () => {
  const error = new GraphQLError('Cannot query field "x"')
  expect(mask(error)).toBe(error)
  const nested = new GraphQLError('Variable "$a" got invalid value', {
    originalError: new GraphQLError('whole number'),
  })
  expect(mask(nested)).toBe(nested)
  expect(lines).toEqual([])
})

test('an object that is refused is not quoted: what was right in it may be anybody’s address', () => {
  const said =
    'got invalid value { address: "판교역로 9173", phone: "x" } at "a.b"; Field "name" was not provided.'
  expect(shown(new GraphQLError(`Variable "$a" ${said}`))).toMatchObject({
    message: 'Variable "$a" got invalid value at "a.b"; Field "name" was not provided.',
  })
})

test('anything else is logged once, and shown without what it says', () => {
  const bug = new Error('select secret from app_user: syntax error')
  const located = new GraphQLError(bug.message, { path: ['viewer', 'email'], originalError: bug })
  for (const error of [bug, located, 'a string', undefined]) {
    lines = []
    const json = JSON.stringify(shown(error))
    expect(json).toContain('Unexpected error.')
    expect(json).toContain('INTERNAL_SERVER_ERROR')
    expect(json).not.toContain('secret')
    expect(lines).toHaveLength(1)
  }
  expect(shown(located)).toMatchObject({ path: ['viewer', 'email'] })
})
