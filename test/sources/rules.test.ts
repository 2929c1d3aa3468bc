import { expect, test } from 'vitest'
import { UnreadableFileError } from '../../src/domain/errors.ts'
import { parseRules } from '../../src/sources/rules.ts'

const ROW = `- id: base-rate-2027-01-15
  kind: baseRate
  name: 한국은행 기준금리
  article: 한국은행 금융통화위원회 결정
  from: 2027-01-15
  until: null
  verified: true
  source: 한국은행
  text: 기준금리 연 2.75 %.
  values: { rate: 2.75 }
`

test('a row is read with its line', () => {
  expect(parseRules(`# a comment\n${ROW}`)).toMatchObject([
    { line: 2, value: { id: 'base-rate-2027-01-15', from: '2027-01-15', values: { rate: 2.75 } } },
  ])
})

test.each([
  ['no YAML', `${ROW}  "`, 11, 'YAML'],
  ['a key twice', `${ROW}  until: null\n`, 11, 'YAML'],
  ['no list', 'rules: 1\n', 1, 'list'],
  ['nothing', '', 1, 'list'],
  ['a day that is none', ROW.replace('2027-01-15\n  until', '2027-02-30\n  until'), 5, 'from'],
  ['a figure out of its range', ROW.replace('2.75 }', '275 }'), 10, 'values.rate'],
  ['an id twice', ROW + ROW, 11, 'twice'],
])('%s is refused with line and reason', (_name, text, line, reason) => {
  expect(() => parseRules(text)).toThrow(UnreadableFileError)
  expect(() => parseRules(text)).toThrow(new RegExp(`^line ${line}: .*${reason}`))
})

test('aliases that would grow without bound are refused', () => {
  const bomb = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`).join('\n')
  expect(() => parseRules(`a0: &a0 x\n${bomb}\n`)).toThrow(UnreadableFileError)
})
