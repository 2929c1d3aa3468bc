import { beforeAll, describe, expect, test } from 'vitest'
import { guest } from '../support/app.ts'
import { createSession } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'
import { askOnce, interpret } from './asked.ts'
import type { AskedRun, PropertyReading } from './asked.ts'
import { shortcomings } from './expectation.ts'
import { CATEGORIES, categoryOf, conversationsOf, readQuestions } from './questions.ts'
import type { Conversation, Place, Question } from './questions.ts'
import { keyOf, readAnswers, recordOf, writeAnswers } from './recorded.ts'
import type { RecordedAnswer } from './recorded.ts'

/**
 * `all`: every question, in both languages, of every mode; `write`: and what is answered becomes the record. With a
 * category after a colon (`write:law`) its questions alone.
 */
const [SCOPE, ONLY] = (process.env['GOLDEN'] ?? '').split(':')
/** In the loop, one conversation of so many. */
const ONE_OF = 12
const AT_ONCE = 8

const questions = readQuestions()
const all = conversationsOf(questions)
const asked = all.filter(({ questions: [first] }, at) =>
  SCOPE === '' ? at % ONE_OF === 0 : ONLY === undefined || first?.id.startsWith(`${ONLY}-`),
)
const turns = asked.flatMap(({ questions: session, place }) =>
  session.map((question): [string, Place, Question] => [keyOf(question.id, place), place, question]),
)

const app = serveApp({ seed: true })
const answers = new Map<string, { run: AskedRun; reading: PropertyReading | null }>()

/** Somebody new asks one after the other. */
const hold = async ({ place, language, mode, questions: session }: Conversation) => {
  const client = await guest(app.url)
  const sessionId = await createSession(client)
  for (const question of session) {
    const query = language === 'KO' ? question.ko : question.en
    const run = await askOnce(client, { sessionId, query, language, mode })
    const isRead = mode === 'TEAM' && ['listing', 'several'].includes(categoryOf(question))
    answers.set(keyOf(question.id, place), { run, reading: isRead ? await interpret(client, query) : null })
  }
  await client.close()
}

/** Reports, written contracts and reviews of contracts are as long as what they are about. */
const MOST_CHARACTERS = 2_500
/** English takes more letters for the same; several subjects at once are all answered. */
const MOST_IN_ENGLISH = 2_600
const MOST_OF_SEVERAL_IN_ENGLISH = 3_750
const mostOf = (place: Place, { type }: NonNullable<AskedRun['answer']>): number => {
  if (!place.startsWith('EN')) return MOST_CHARACTERS
  return type === 'COMPREHENSIVE_ANALYSIS' ? MOST_OF_SEVERAL_IN_ENGLISH : MOST_IN_ENGLISH
}
const mayBeLong = ({ type, sources }: NonNullable<AskedRun['answer']>): boolean =>
  type === 'RESEARCH_REPORT' ||
  type === 'DOCUMENT' ||
  sources.some((it) => it.__typename === 'CalculationSource' && it.name === 'contractReview')

const answerTo = (key: string) => {
  const answer = answers.get(key)
  if (!answer) throw new Error(`${key} was not answered`)
  return answer
}

const missed = (key: string, place: Place, { expect: expected }: Question): string[] =>
  expected ? shortcomings(expected, place, answerTo(key)) : []

test('207 questions, in every category, each with an id of its own, a session of twelve among them', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(207)
  expect(new Set(questions.map(categoryOf))).toEqual(new Set(CATEGORIES))
  expect(all.reduce((sum, { questions: session }) => sum + session.length, 0)).toBeGreaterThan(1000)
  expect(Math.max(...all.map(({ questions: session }) => session.length))).toBe(12)
})

test('what is known to be wrong is expected otherwise, where it is asked', () => {
  const places = new Map<string, Set<Place>>()
  for (const { questions: session, place } of all)
    for (const { id } of session) places.set(id, (places.get(id) ?? new Set()).add(place))
  for (const { id, expect: expected, known } of questions) {
    if (!known) continue
    expect(expected, id).toBeDefined()
    expect([...(places.get(id) ?? [])], id).toEqual(expect.arrayContaining(known.where))
  }
})

describe.each(['RESEARCH', 'CONSULT'] as const)('what TEAM works out from given figures %s', (mode) => {
  const kept = readAnswers()
  // What rests on no figures is general, and what rests on the market is worked out from what a mode looks up.
  const given = ({ calculations = [] }: RecordedAnswer) =>
    calculations.filter((it) => !it.includes(' {} ') && !it.endsWith(' of the market'))
  const pairs = Object.entries(kept).flatMap(([key, team]) => {
    const other = kept[key.replace(/ TEAM$/, ` ${mode}`)]
    // What is asked back is not answered yet; CONSULT looks for no homes whose figures it could take.
    const isApart = mode === 'CONSULT' && (team.type.startsWith('asks') || team.homes !== undefined)
    return key.endsWith(' TEAM') && other && !isApart ? [{ key, team, other }] : []
  })

  test('works out too, to the same results and verdict', () => {
    expect(pairs.length).toBeGreaterThan(mode === 'RESEARCH' ? 200 : 50)
    const apart = pairs.filter(
      ({ team, other }) =>
        team.level !== other.level || given(team).some((figures) => !other.calculations?.includes(figures)),
    )
    expect(apart.map(({ key }) => key)).toEqual([])
  })
})

describe('asked of the product', () => {
  let recorded: Record<string, RecordedAnswer> = {}
  beforeAll(async () => {
    const queue = [...asked]
    const ask = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await hold(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, ask))
    recorded = readAnswers()
    if (SCOPE !== 'write') return
    for (const [key, place, question] of turns) {
      const { run, reading } = answerTo(key)
      if (missed(key, place, question).length > 0) delete recorded[key]
      else recorded[key] = recordOf(run, reading)
    }
    writeAnswers(recorded)
  }, 1_800_000)

  const isKnown = ([, place, { known }]: (typeof turns)[number]) => known?.where.includes(place) === true

  test.each(turns.filter((turn) => !isKnown(turn)))('%s is answered as it was', (key, place, question) => {
    expect(missed(key, place, question)).toEqual([])
    const { run, reading } = answerTo(key)
    expect(recordOf(run, reading)).toEqual(recorded[key])
  })

  test('no answer is longer than anybody reads, but reports and reviews of contracts', () => {
    const long = turns.flatMap(([key, place]) => {
      const answer = answerTo(key).run.answer
      return answer && !mayBeLong(answer) && answer.text.length > mostOf(place, answer)
        ? [`${key}: ${answer.text.length} characters`]
        : []
    })
    expect(long).toEqual([])
  })

  // A wrong answer is in no record: what is right stands in `expect`, and `known` says what is not so yet.
  test.each(turns.filter(isKnown))('%s is known to be wrong', (key, place, question) => {
    expect(
      missed(key, place, question),
      `is right now: take it out of “known” of ${question.id}`,
    ).not.toEqual([])
  })
})
