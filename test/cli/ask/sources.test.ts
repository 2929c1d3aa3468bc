import { readFileSync } from 'node:fs'
import { buildSchema, isUnionType, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { FOLLOW } from '../../../src/cli/ask/documents.ts'
import { source } from '../../../src/cli/ask/events.ts'
import { sourceLine } from '../../../src/cli/ask/show.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const union = schema.getType('Source')
const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : []

test('every kind of source that an answer may have is asked for and read by the terminal client', () => {
  const asked = new Set<string>()
  visit(parse(FOLLOW), {
    InlineFragment: ({ typeCondition }) => void asked.add(typeCondition?.name.value ?? ''),
  })
  const read = source.options.map(({ shape }) => shape.__typename.value)
  expect(members.length).toBeGreaterThan(5)
  expect(members.filter((name) => !asked.has(name))).toEqual([])
  expect(read.toSorted()).toEqual(members.toSorted())
})

test('a ruling is told by its title in the language of the answer, with what it rests on and its day', () => {
  const ruling = source.parse({
    __typename: 'Ruling',
    about: { KO: '증액 한도', EN: 'The cap of a raise' },
    articles: ['주택임대차보호법 제7조'],
    asOf: '2026-06-01',
  })
  expect(sourceLine(ruling, 'KO')).toBe('증액 한도 (주택임대차보호법 제7조, 2026-06-01)')
  expect(sourceLine(ruling, 'EN')).toContain('The cap of a raise')
})
