import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { tellIssue } from '../../src/domain/field-rule.ts'

const source = fileURLToPath(new URL('../../src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('cli/') && !file.startsWith('sources/'),
)

const sample = (name: string): string =>
  /^[A-Z_]+$/.test(name) || /min|max|MIN|MAX/.test(name) ? '7' : name === 'FIRST_BIRTH' ? '1900-01-01' : 'x'

/** What the code says of input that is refused, with something in the place of each value. */
const said = files.flatMap((file) => {
  const text = readFileSync(`${source}/${file}`, 'utf8')
  const found = [...text.matchAll(/new InvalidInputError\(\s*(?:'([^']+)'|`([^`]+)`)/g)]
  return found.map(([, plain, template = '']) => ({
    file,
    message: plain ?? template.replaceAll(/\$\{([^}]+)\}/g, (_all, name: string) => sample(name)),
  }))
})
/** Told by their own issues, or by no page of ours. */
const OTHERWISE = ['x: x', 'deposit: x', 'returnTo must be a path of this server']

test('every refusal of input has a rule, in words for who reads', () => {
  expect(said.length).toBeGreaterThan(35)
  const isKnown = (message: string) =>
    ['', message.split(/[ :]/)[0] ?? ''].some(
      (field) => tellIssue({ field, message }, 'KO').rule !== 'INVALID',
    )
  expect(said.filter(({ message }) => !OTHERWISE.includes(message) && !isKnown(message))).toEqual([])
})

describe('an issue', () => {
  test.each([
    ['title', 'title must have 1 to 100 characters', 'LENGTH', { min: 1, max: 100 }],
    ['filter.salePrice', 'filter.salePrice: min must not be greater than max', 'ORDER', null],
    ['first', 'first must be at most 100', 'MAX', { min: null, max: 100 }],
    ['input.rate', 'input.rate: must be percent, 0 to 100', 'RANGE', { min: 0, max: 100 }],
    ['input.floor', 'Too small: expected number to be >=-20', 'MIN', { min: -20, max: null }],
    ['input.price', 'must be at most 1e12', 'MAX', { min: null, max: 1e12 }],
    ['asOf', 'asOf: there is no rule for 1980-01-01: “x” is known from 1990 on', 'NO_RULE', null],
    ['contractParties.lessee.phone', 'must be a Korean phone number such as 010-1234-5678', 'PHONE', null],
    ['planApproval.steps', 'b is listed twice', 'GIVEN_TWICE', null],
    ['anything', 'who knows', 'INVALID', null],
  ])('of %s: %s', (field, message, rule, limit) => {
    const [ko, en] = [tellIssue({ field, message }, 'KO'), tellIssue({ field, message }, 'EN')]
    expect(ko).toMatchObject({ rule, limit })
    expect(en).toMatchObject({ rule, limit })
    expect(ko.said).toMatch(/[가-힣]/)
    expect(en.said).toMatch(/^(?!.*[가-힣{]).+\.$/)
    expect(ko.said).not.toContain('{')
  })

  test('is told of any text in no time', () => {
    const from = performance.now()
    tellIssue({ field: 'steps', message: `${'needs the result of '.repeat(2_000)}x` }, 'KO')
    expect(performance.now() - from).toBeLessThan(200)
  })
})
