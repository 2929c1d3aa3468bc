import { expect, test } from 'vitest'
import { talk } from './talk.ts'

const SEARCH = '강남구 5억 미만 아파트 찾아줘'
const last = (...questions: readonly string[]) => {
  const turn = talk(questions).at(-1)
  if (turn === undefined) throw new Error('there is a turn')
  return turn
}
/** Places in the list of those that a question after a search is about. */
const meant = (question: string): number[] => {
  const [search, turn] = talk([SEARCH, question])
  return (turn?.followUp?.listings ?? []).map(({ transactionId }) =>
    (search?.shown ?? []).findIndex((it) => it.transactionId === transactionId),
  )
}

test.each([
  ['그중 위험한 거 있어?', [0, 1, 2, 3, 4]],
  ['1번하고 3번 중에 뭐가 더 안전해?', [0, 2]],
  ['1번이랑 3번 취득세 각각 얼마야?', [0, 2]],
  ['첫번째 두번째 중개수수료는?', [0, 1]],
  ['2번 대출 얼마나 나와? 연봉 6천이야', [1]],
  ['1번 2번 계약서 써줘', [0, 1]],
  ['the first and the last one, are they safe?', [0, 4]],
])('“%s” is about all that it names', (question, places) => {
  expect(meant(question)).toEqual(places)
})

test('what is worked out of several is worked out of each by its own price', () => {
  const [search, turn] = talk([SEARCH, '1번이랑 3번 취득세 각각 얼마야?'])
  const prices = turn?.request.cases?.map(({ of }) => of.wishes[0]?.case.price)
  expect(prices).toEqual([0, 2].map((at) => search?.shown[at]?.salePrice))
})

test('how safe several are is asked of homes as a search finds them, by no price of the question', () => {
  const { request } = last(SEARCH, '그중 위험한 거 있어?')
  const [found, judged] = request.wishes
  expect([found?.act, judged?.need]).toEqual(['FIND', 'RISK_ANALYSIS'])
  expect(judged?.uses).toEqual([found?.id])
  expect([judged?.case.price, judged?.case.deposits]).toEqual([null, []])
})

test.each([
  '마포구 전세 4억 이하 아파트 찾고 그중 위험한 거 있는지 봐줘',
  '분당에서 전세 찾아서 계약서 써줘',
])('“%s” looks for homes of its own, whatever home was talked of', (question) => {
  const { followUp, request } = last(
    '이 집 전세 안전해? 마포구 아파트 전세 4억, 시세 5억, 선순위 근저당 1억',
    question,
  )
  expect(followUp?.about).not.toBe('homes')
  expect(request.wishes.map(({ case: of }) => [of.price, of.seniorDebt])).toEqual(
    request.wishes.map(() => [null, null]),
  )
})

test.each(['1호선 2번 출구 근처로', '연체 2번 있는데 대출 되나요?'])(
  '“%s” counts something else',
  (question) => {
    expect(meant(question)).toEqual([])
  },
)

const MARKET = '마포구 아파트 전세 시세 어때?'
test.each(['그럼 3억으로 갈 수 있는 데 있어?', '3억 이하로 찾아줘'])(
  'who has asked how prices are and says what they can pay looks for homes: %s',
  (question) => {
    const [wish] = last(MARKET, question).request.wishes
    expect([wish?.act, wish?.home.deposit?.max, wish?.home.regionCodes]).toEqual([
      'FIND',
      30_000,
      ['1144000000'],
    ])
  },
)

test('whether a sum is dear is asked of the prices', () => {
  expect(last(MARKET, '3억이면 비싼 편이야?').request.wishes[0]?.act).toBe('PRICE')
})
