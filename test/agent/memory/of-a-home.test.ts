import { describe, expect, test } from 'vitest'
import { caseIn } from '../../../src/domain/reading/about-case.ts'
import { talk } from './talk.ts'

const SEARCH = '강남구 5억 미만 아파트 찾아줘'
const JEONSE = '마포구 아파트 전세 4억 이하 찾아줘'

/** Places in the list of the homes that the last question is about, and the turn itself. */
const lastOf = (...questions: readonly string[]) => {
  const turns = talk(questions, { inLaw: true })
  const list = turns.find(({ shown }) => shown.length > 1)?.shown ?? []
  const turn = turns.at(-1)
  if (turn === undefined) throw new Error('there is a turn')
  const { followUp } = turn
  const refs = followUp?.home == null ? (followUp?.listings ?? []) : [followUp.home]
  const homes = refs.map(({ transactionId }) => list.findIndex((it) => it.transactionId === transactionId))
  return { ...turn, homes, list }
}

describe('what is asked of no home in particular is of the one that was asked about last', () => {
  test.each([
    ['위험한 거 없어요?', 'RISK_ANALYSIS'],
    ['실거래가는 얼마예요?', 'MARKET_INQUIRY'],
    ['그럼 내 돈 얼마 있어야 해요?', 'LOAN_CONSULT'],
    ['금리 4%로 30년이면 매달 얼마 갚아요?', 'LOAN_CONSULT'],
    ['취득세까지 하면요?', 'LEGAL_CONSULT'],
    ['대출은 얼마나 돼요?', 'LOAN_CONSULT'],
    ['몇 층이에요?', 'PROPERTY_SEARCH'],
    ['How much cash do I need?', 'LOAN_CONSULT'],
    ['How much can I borrow? I earn 50 million won a year', 'LOAN_CONSULT'],
  ] as const)('%s', (question, intentType) => {
    const { homes, followUp, request } = lastOf(SEARCH, '2번 집 자세히 알려줘', question)
    expect(homes).toEqual([1])
    expect(followUp?.intentType ?? request.intent.intentType).toBe(intentType)
  })

  test('also after its prices were asked for', () => {
    expect(lastOf(SEARCH, '2번 집 시세는 어때?', '대출은 얼마나 나올까요 연봉 7천').homes).toEqual([1])
  })

  test('and not after another search', () => {
    expect(lastOf(SEARCH, '2번 집 자세히 알려줘', JEONSE, '몇 층이에요?').homes).toEqual([])
  })

  test.each(['주차 되는 집으로', '관리비 10만원 이하로', '남향으로만'])(
    'a condition of a search is none: %s',
    (question) => {
      expect(lastOf(SEARCH, '2번 집 자세히 알려줘', question).followUp?.notListed ?? null).toBeNull()
    },
  )
})

test('who asks and how they borrow is known of the next home as well, and what encumbers one is of that one', () => {
  const { request, homes, list } = lastOf(
    SEARCH,
    '2번 대출 얼마나 나와? 연봉 6천이야',
    '금리 5%면요?',
    '1번은요?',
  )
  expect(homes).toEqual([0])
  expect(caseIn(request)).toMatchObject({ income: 6000, rate: 5, price: list[0]?.salePrice })
  const { request: other } = lastOf(JEONSE, '1번 집 근저당 2억 있다는데 안전해요?', '2번은요?')
  expect(caseIn(other)).toMatchObject({ seniorDebt: null })
  const { request: same } = lastOf(JEONSE, '1번 집 근저당 2억 있다는데 안전해요?', '보증보험 돼요?')
  expect(caseIn(same)).toMatchObject({ seniorDebt: 20_000 })
})

describe('of two are those that were asked about one after the other', () => {
  test.each(['둘 중에 뭐가 나아요?', 'Which of the two is better?'])('%s', (question) => {
    const { homes } = lastOf(JEONSE, '3번 집 괜찮아요?', '그거 말고 2번은요?', question)
    expect(homes.toSorted()).toEqual([1, 2])
  })

  test('where there are no two, it is asked which', () => {
    expect(lastOf(JEONSE, '둘 중에 뭐가 나아요?').followUp?.ask).not.toBeNull()
  })

  test('and one is held against the one before', () => {
    expect(lastOf(JEONSE, '4번 집 자세히', '3번이랑 비교하면요?').homes.toSorted()).toEqual([2, 3])
  })
})

describe('what is thought of a home', () => {
  test('of one that is let is how safe its deposit is', () => {
    expect(lastOf(JEONSE, '3번 집 괜찮아요?').followUp?.intentType).toBe('RISK_ANALYSIS')
  })

  test.each(['3번 집 괜찮아요?', '3번 적정가예요?'])(
    'of one that is sold is what it is worth: %s',
    (question) => {
      const { followUp, request, homes } = lastOf(SEARCH, question)
      expect([followUp?.intentType, homes]).toEqual(['MARKET_INQUIRY', [2]])
      expect(request.wishes[0]?.asks).toContain('market')
    },
  )

  test.each([
    ['주차 되나요?', 'parking'],
    ['관리비는 얼마예요?', 'maintenanceFee'],
    ['엘리베이터 있어요?', 'lift'],
    ['Is there parking?', 'parking'],
  ])('what no listing holds is told as such: %s', (question, attribute) => {
    expect(lastOf(SEARCH, '2번 집 자세히 알려줘', question).followUp?.notListed).toBe(attribute)
  })
})

test('the list of a search can be pointed at after something else was talked of', () => {
  const { homes } = lastOf(JEONSE, '전세금 5% 인상 가능해?', '4번 집 자세히', '3번은요?')
  expect(homes).toEqual([2])
})

test('another deposit or rent is one of the home that is talked of', () => {
  const { request, homes, list } = lastOf(
    '수원시 월세 보증금 2000에 80 이하 찾아줘',
    '2번 집 자세히',
    '보증금 3천으로 올리면 월세 얼마예요?',
  )
  expect(homes).toEqual([1])
  expect(caseIn(request)).toMatchObject({
    deposits: [list[1]?.deposit, 3000],
    rents: [list[1]?.monthlyRent],
  })
})

test('that home, after the safest was asked for, is the first of them', () => {
  const { followUp, shown } = lastOf(JEONSE, '제일 안전한 게 뭐예요?', '그 집 대출은 얼마나 나와요')
  expect(followUp?.home?.transactionId).toBe(shown[0]?.transactionId)
})
