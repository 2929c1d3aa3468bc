import { expect, test } from 'vitest'
import { findMissing } from '../../../src/agent/planning/missing.ts'
import { amendByAnswer } from '../../../src/agent/planning/read-answer.ts'
import type { Question } from '../../../src/agent/question.ts'
import { UNCLEAR_INTENT } from '../../../src/domain/intent.ts'
import { PLACES } from '../../support/homes.ts'

const question: Question = {
  query: '이사 들어가는 날 뭐 해야 돼?',
  language: 'KO',
  history: [],
  now: '2026-11-23T03:00:00Z',
}
const NEAR = [{ ko: '입주한 뒤 할 일', en: 'After moving in' }]

test('what nobody can tell is asked back for, and the nearest rulings are offered in its language', () => {
  const asked = findMissing({ question, intent: UNCLEAR_INTENT, places: PLACES, near: NEAR })
  expect(asked?.suggestions[0]).toBe('입주한 뒤 할 일')
  expect(asked?.suggestions.length).toBeGreaterThan(1)
  const english = { ...question, query: 'What on the day?', language: 'EN' as const }
  expect(
    findMissing({ question: english, intent: UNCLEAR_INTENT, places: PLACES, near: NEAR })?.suggestions[0],
  ).toBe('After moving in')
  const without = findMissing({ question, intent: UNCLEAR_INTENT, places: PLACES })
  expect(without?.message).not.toBe(asked?.message)
})

test('the one that is chosen, by its name or its number, says what the question left open', () => {
  for (const answer of ['입주한 뒤 할 일', '1번']) {
    const { text, request } = amendByAnswer({
      question,
      suggestions: ['입주한 뒤 할 일', '마포구 아파트 전세 시세 알려줘'],
      answer,
      places: PLACES,
    })
    expect([text, request]).toEqual(['이사 들어가는 날 뭐 해야 돼?\n입주한 뒤 할 일', null])
  }
})

test('another question in its place is that question alone', () => {
  const { text } = amendByAnswer({
    question,
    suggestions: ['입주한 뒤 할 일', '마포구 아파트 전세 시세 알려줘'],
    answer: '마포구 아파트 전세 시세 알려줘',
    places: PLACES,
  })
  expect(text).toBe('마포구 아파트 전세 시세 알려줘')
})

test('what is said in full stands for itself, however unsure the question was read that it answers', () => {
  const { text } = amendByAnswer({
    question: { ...question, query: '수원 한달살기' },
    suggestions: [],
    answer: '수원시 원룸 월세 찾아줘',
    places: PLACES,
  })
  expect(text).toBe('수원시 원룸 월세 찾아줘')
})
