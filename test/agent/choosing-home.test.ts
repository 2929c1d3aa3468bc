import { expect, test } from 'vitest'
import { shippedConcepts, shippedRulings } from '../../src/compose/shipped-rulings.ts'
import { answersOfLaw } from '../support/law-answers.ts'

const answerTo = answersOfLaw()

test('the rulings on choosing a home are read, with what they are called', async () => {
  const of = (await shippedRulings()).filter(({ field }) => field === 'choosing')
  expect(of.length).toBeGreaterThanOrEqual(6)
  expect((await shippedConcepts()).length).toBeGreaterThan(0)
})

test.each([
  '요즘 집을 사도 될까?',
  '집값이 오를까 내릴까',
  '애 키우기 좋은 동네가 어디야',
  '전세랑 월세 뭐가 나을까',
])('“%s” is answered by practice, and cites no article that only shares its words', async (query) => {
  const answer = await answerTo(query)
  expect(answer?.type).toBe('ANSWER')
  expect(answer?.sources.map(({ kind }) => kind)).not.toContain('LAW')
  expect(answer?.sources.map(({ kind }) => kind)).toContain('RULING')
})
