import { expect, test } from 'vitest'
import { withoutToldFigures } from '../../../src/domain/topics/told-figures.ts'
import { testLawRoute } from '../../support/topics.ts'

test('a clause that only tells what a lease costs leads nowhere', () => {
  expect(withoutToldFigures('원룸 보증금 1000에 월세 55인데 집주인이 나가래요.')).toBe('집주인이 나가래요.')
  for (const kept of [
    '보증금 1000에 월세 55면 복비 얼마예요?',
    '보증금 1000에 월세 55예요',
    '월세 두 달 밀렸는데 집주인이 나가래요',
    '1년 계약인데 2년 살 수 있나요',
  ])
    expect(withoutToldFigures(kept)).toBe(kept)
})

test.each([
  [
    '원룸 보증금 1000에 월세 55인데 집주인이 나가래요. 계약은 내년 3월까지예요',
    '집주인이 나가래요. 계약은 내년 3월까지예요',
  ],
  ['전세 2억 5천 살고 있는데요, 집주인이 전입신고를 하지 말래요', '집주인이 전입신고를 하지 말래요'],
])('the same ruling answers with the figures and without: %s', async (told, bare) => {
  const [of, alone] = await Promise.all([testLawRoute(told), testLawRoute(bare)])
  expect(of.ruling?.ruling.id).toBe(alone.ruling?.ruling.id)
})
