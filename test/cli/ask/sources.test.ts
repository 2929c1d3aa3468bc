import { readFileSync } from 'node:fs'
import { buildSchema, isUnionType, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { FOLLOW } from '../../../src/cli/ask/documents.ts'
import { FOLLOW as FOLLOW_OF_PAGES } from '../../../src/graphql/ag-ui/operations.ts'
import { source } from '../../../src/cli/ask/events.ts'
import { sourceLine } from '../../../src/cli/ask/show.ts'

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'))
const union = schema.getType('Source')
const members = isUnionType(union) ? union.getTypes().map(({ name }) => name) : []

const TOOL = readFileSync(new URL('../../../examples/tools/wait-for-run.graphql', import.meta.url), 'utf8')

test.each([
  ['the terminal', FOLLOW],
  ['a page’s agent', FOLLOW_OF_PAGES],
  ['a model', TOOL],
])(
  'every kind of source that an answer may have is asked for by %s, with the number of its [n]',
  (_who, text) => {
    const asked = new Set<string>()
    const numbered: string[] = []
    visit(parse(text), {
      InlineFragment: ({ typeCondition }) => void asked.add(typeCondition?.name.value ?? ''),
      Field({ name, selectionSet }) {
        if (name.value === 'sources')
          throw new Error('sources that are gone are left out: their places say nothing')
        const fields =
          selectionSet?.selections.flatMap((it) => (it.kind === 'Field' ? it.name.value : [])) ?? []
        if (name.value === 'citations') numbered.push(...fields)
      },
    })
    expect(members.length).toBeGreaterThan(5)
    expect(members.filter((name) => !asked.has(name))).toEqual([])
    expect(numbered).toEqual(['number', 'source'])
  },
)

test('every kind of source is read by the terminal client', () => {
  const read = source.options.map(({ shape }) => shape.__typename.value)
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
