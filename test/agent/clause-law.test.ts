import { expect, test } from 'vitest'
import { compiledRulings } from '../../src/domain/rulings/compiled.ts'
import { answersOfLaw } from '../support/law-answers.ts'

const answerTo = answersOfLaw()

test.each([
  ['계약서에 ‘현 시설상태 그대로 매매’라는 특약이 있는데 서명해도 되나요?', 'sale-defect-as-is-clause'],
  [
    '특약에 ‘임차인은 월세 세액공제를 신청하지 않는다’고 있는데 지켜야 하나요?',
    'rent-tax-credit-landlord-refuses',
  ],
])('a clause with nothing against it is answered by what governs it first: %s', async (query, id) => {
  const answer = await answerTo(query)
  expect(answer?.sources.map((it) => (it.kind === 'RULING' ? it.id : it.kind))).toEqual(
    expect.arrayContaining([id, 'CALCULATION']),
  )
  const concluded = compiledRulings.get(id)?.conclusion.ko ?? ''
  expect(answer?.text.slice(0, 350)).toContain(concluded.split('. ')[0])
})

test('one that is against the tenant is told as such, and by no ruling beside it', async () => {
  const answer = await answerTo(
    "특약에 '임차인이 갱신요구권을 행사하더라도 보증금은 시세대로 10% 인상한다'고 돼 있는데 서명해도 될까요?",
  )
  expect(answer?.text).toContain('5%')
  expect(answer?.sources.some(({ kind }) => kind === 'RULING')).toBe(false)
})
