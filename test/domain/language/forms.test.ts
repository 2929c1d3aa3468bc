import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { anyForm, besideOf, factsOf, namesIn, wordsOf } from '../../../src/domain/language/forms.ts'
import { factsSaid, firstSaid } from '../../../src/domain/language/said.ts'

const domain = fileURLToPath(new URL('../../../src/domain', import.meta.url))

/** The tables that are read by `forms.ts`, with every list of forms in them. */
const tables = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const code = readFileSync(join(domain, file), 'utf8')
    if (!/from '[^']*\/forms\.ts'/.test(code)) return []
    return Array.from(code.matchAll(/from '(\.[^']*\.json)'/g), ([, json = '']) =>
      join(dirname(join(domain, file)), json),
    )
  })
const listsIn = (value: unknown): string[][] => {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.every((it) => typeof it === 'string')) return [value]
  return Object.values(value).flatMap(listsIn)
}

describe('words as data', () => {
  test.each(tables.map((file) => [relative(domain, file), file]))(
    '%s says no form twice of one thing',
    (_, file) => {
      const lists = listsIn(JSON.parse(readFileSync(file, 'utf8')))
      expect(lists.length).toBeGreaterThan(0)
      for (const list of lists) expect(new Set(list).size, list.join(' | ')).toBe(list.length)
    },
  )

  test('of a table the first thing that is said is meant', () => {
    const table = { KNOWN: ['전세\\s?대출', 'jeonse loan'], ANY: ['대출', 'loan'] }
    const words = wordsOf(table)
    expect(namesIn(table)).toEqual(['KNOWN', 'ANY'])
    expect(firstSaid(words, '전세 대출 받고')).toBe('KNOWN')
    expect(firstSaid(words, 'a JEONSE loan')).toBe('KNOWN')
    expect(firstSaid(words, '대출')).toBe('ANY')
    expect(firstSaid(words, '월세')).toBeNull()
  })

  test('a part stands for its expression, in parts too, and no count or class of letters is taken for one', () => {
    const parts = { home: '(?:집|{flat})', flat: '(?:빌라|원룸)' }
    const said = anyForm(['{home}[가-힣]{1,2}팔'], parts)
    expect(said.source).toBe('(?:집|(?:빌라|원룸))[가-힣]{1,2}팔')
    expect(said.test('빌라를팔')).toBe(true)
    expect(anyForm(['\\p{L}{2}'], {}, 'u').test('집')).toBe(false)
    expect(() => anyForm(['{castle}'], parts)).toThrow('castle')
    expect(() => anyForm([])).toThrow('too_small')
  })

  test('a fact is said, denied or not spoken of; what says what a sum is stands before it or behind it', () => {
    const facts = factsOf({ paid: { yes: ['냈'], no: ['안\\s?냈'] }, owed: { yes: ['밀렸'] } })
    expect(factsSaid(facts, '안 냈어요')).toEqual({ paid: false, owed: null })
    expect(factsSaid(facts, '냈는데 밀렸어요')).toEqual({ paid: true, owed: true })
    const [before, behind] = besideOf({ sold: { before: ['판\\s?값\\s?$'], behind: ['^에\\s?팔'] } }).sold
    expect([before.test('판 값 '), behind?.test('에 팔면')]).toEqual([true, true])
  })
})
