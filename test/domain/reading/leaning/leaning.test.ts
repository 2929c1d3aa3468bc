import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseConversations } from '../../../../src/cli/learn/conversations.ts'
import { parseExamples } from '../../../../src/cli/learn/examples.ts'
import { judgeLeaningInFolds, questionsKnown } from '../../../../src/cli/learn/leaning.ts'
import { buildPlaceIndex } from '../../../../src/domain/language/places.ts'
import { WAYS } from '../../../../src/domain/reading/leaning/names.ts'
import { shippedRegions } from '../../../../src/store/reference/regions.ts'

const READING = '../../../../src/domain/reading'
const read = (file: string) => readFileSync(new URL(`${READING}/${file}`, import.meta.url), 'utf8')
const conversations = parseConversations(read('leaning/conversations.tsv'))

test('conversations begin with a question that leans on nothing, and know every way', () => {
  expect(() => parseConversations('# one\nAGAIN\t송파구는?')).toThrow('no turn')
  expect(() => parseConversations('*\t송파구 아파트')).toThrow('no turn')
  expect(() => parseConversations('# one\n*\t송파구 아파트\nELSE\t마포구는?')).toThrow('Invalid option')
  const ways = new Set(conversations.flatMap(({ turns }) => turns.map(({ way }) => way)))
  expect([...ways].toSorted()).toEqual([...WAYS, null].toSorted())
  expect(new Set(conversations.map(({ name }) => name)).size).toBe(conversations.length)
})

/** Bounds are what was reached in folds less what chance takes: 95.8 %, 3.0 %, 6.7 %, 83.6 %. */
test('of conversations that were kept apart most questions are read as they are meant, and whole ones are left alone', () => {
  const known = questionsKnown(
    conversations,
    parseExamples(read('intent/examples.tsv')),
    buildPlaceIndex(shippedRegions()),
    new Date('2026-11-25T03:00:00Z'),
  )
  const judged = judgeLeaningInFolds(known)
  const share = (of: typeof judged, is: (one: (typeof judged)[number]) => boolean) =>
    of.filter(is).length / of.length
  const talked = judged.filter(({ question }) => !question.isPut)
  const [whole, first] = [true, false].map((it) =>
    judged.filter(({ question }) => question.isPut && question.of.startsWith('examples') === it),
  )
  const leaning = talked.filter(({ question }) => question.way !== 'NEW')
  expect(leaning.length).toBeGreaterThan(500)
  expect(share(leaning, (it) => it.leaning.way !== 'NEW')).toBeGreaterThan(0.92)
  expect(share(whole ?? [], (it) => it.leaning.way !== 'NEW')).toBeLessThan(0.04)
  expect(share(first ?? [], (it) => it.leaning.way !== 'NEW')).toBeLessThan(0.085)
  expect(share(talked, ({ question, leaning: { way } }) => way === question.way)).toBeGreaterThan(0.79)
}, 480_000)
