import { expect, test } from 'vitest'
import { CHECKS } from '../../../src/agent/tools/check-list.ts'
import { CATALOGUES } from '../../../src/domain/message/catalogue.ts'
import { SAFETY_ANSWERS } from '../../../src/domain/safety/answers.ts'
import type { SafetyWords } from '../../../src/domain/safety/answers.ts'

const citedIn = (words: SafetyWords): number[] =>
  [...JSON.stringify(words).matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)).toSorted()

test.each(Object.entries(SAFETY_ANSWERS))(
  'what is said of %s cites each of its articles, and the same in both languages',
  (_, { articles, ko, en }) => {
    expect([...new Set(citedIn(ko))]).toEqual(articles.map((_article, at) => at + 1))
    expect([...new Set(citedIn(en))]).toEqual([...new Set(citedIn(ko))])
  },
)

test('every check before a signature has its words', () => {
  const said = Object.values(CHECKS).flatMap((list) => list.map(({ says }) => says))
  expect(said.filter((id) => !(id in CATALOGUES.KO))).toEqual([])
  expect(new Set(said).size).toBe(said.length)
})
