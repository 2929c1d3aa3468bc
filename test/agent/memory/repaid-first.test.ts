import { expect, test } from 'vitest'
import { talk } from './talk.ts'

test.each([
  // Of a debt that was told so much is paid.
  [
    ['빌라 전세 2억인데 근저당 1억 1천 있고 시세는 3억이래요. 위험해요?', '근저당을 5천만원 갚아준대요'],
    6_000,
  ],
  [['빌라 전세 2억인데 근저당 1억 1천 있고 시세는 3억이래요. 위험해요?', '근저당 3천 상환하면요?'], 8_000],
  // What is not paid back is owed still.
  [['빌라 전세 2억인데 근저당 5천 있고 시세는 3억이래요. 위험해요?', '근저당 5천 상환 못하면?'], 5_000],
  [['빌라 전세 2억인데 근저당 5천 있고 시세는 3억이래요. 위험해요?', '근저당 5천을 갚지 않으면요?'], 5_000],
  [['빌라 전세 2억인데 근저당 5천 있고 시세는 3억이래요. 위험해요?', '근저당 5천 상환이 안 되면?'], 5_000],
  [['빌라 전세 2억인데 근저당 5천 있고 시세는 3억이래요. 위험해요?', '근저당 5천 갚을 수 없으면요?'], 5_000],
  [['빌라 전세 2억인데 근저당 5천 있고 시세는 3억이래요. 위험해요?', '근저당 5천 갚아주면 안 위험해요?'], 0],
  // What it becomes is what it is.
  [
    ['빌라 전세 2억인데 근저당 1억 1천 있고 시세는 3억이래요. 위험해요?', '근저당을 5천만원으로 줄여준대요'],
    5_000,
  ],
  // In one breath.
  [['전세 2억, 시세 3억, 근저당 1억 1천인데 근저당 5천만원은 갚아준대요. 위험해요?'], 6_000],
  // Nothing was told before: so much is owed.
  [['전세 2억 시세 3억 근저당 1억 갚아준다는데 위험해요?'], 10_000],
])('what is paid back of an older debt is taken from it: %s', (questions, left) => {
  expect(talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]?.case.seniorDebt).toBe(left)
})

test('what else is asked of a loan for a lease is of that loan, however it is named', () => {
  const turns = talk(['전세대출 이자 얼마야? 2억', '3.5%면?', '2년 총 이자는?'])
  expect(turns.map(({ request }) => request.wishes[0]?.loans)).toEqual(['JEONSE', 'JEONSE', 'JEONSE'])
})
