import { describe, expect, test } from 'vitest'
import { TOPICS } from '../../support/topics.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { UNCLEAR_INTENT } from '../../../src/domain/intent.ts'
import { answeredInstead, leastToAnswer } from '../../../src/domain/topics/intent.ts'
import { routeLaw } from '../../../src/domain/topics/route.ts'

const HELD = ['주택임대차보호법', '상가건물 임대차보호법', '민법', '공인중개사법']
const routeOf = (text: string) => routeLaw(text, [], () => [], HELD, compiledRulings)
const rulingsOf = (text: string): string[] => {
  const { ruling, points, related } = routeOf(text)
  return [...(ruling === null ? [] : [ruling.ruling.id]), ...[...points, ...related].map(({ id }) => id)]
}

describe('a question is led to rulings', () => {
  test.each([
    [
      '계약갱신청구권은 몇 번 쓸 수 있어? 그리고 확정일자는 어디서 받아?',
      ['home-renewal-once', 'home-fixed-date-how'],
    ],
    [
      '전입신고 효력이 언제 생기는지랑 복비는 누가 내는지 궁금해요',
      ['home-opposability-when', 'broker-fee-both-sides'],
    ],
    // What is named beside another thing, told before a new beginning, or short of what was told first.
    ['중개보수 상한하고 임대차신고 언제까지인지 알려주세요. 전세 4억이에요', ['how-lease-report']],
    [
      '한 달 밀렸는데 집주인이 당장 방 빼라고 난리예요. 그리고 세탁실 누수는 누가 고쳐요',
      ['home-rent-arrears-end', 'home-repair-landlord'],
    ],
    [
      '이번에 보증금 2천 올려서 재계약해요. 확정일자 다시 받아야 하는지랑 부동산 통해서 쓰면 복비도 또 내야 하는지 알려주세요',
      ['home-raised-deposit-stamp', 'broker-fee-renewal'],
    ],
  ])('one for each thing that it asks: %s', (text, ids) => {
    expect(rulingsOf(text)).toEqual(expect.arrayContaining(ids))
  })

  test.each([
    ['갱신권 써서 연장했는데 중간에 나가면 위약금에 중개수수료까지 내야 하나요', 'broker-fee'],
    ['월세 두 달 밀렸는데 나가야 하나요 강제로 내쫓을 수도 있나요', 'home-lock-change'],
  ])('and one of a further point beside the first: %s', (text, id) => {
    // Which of them leads is decided elsewhere; what one covers needs no other one beside it.
    const { ruling, points } = routeOf(text)
    expect([ruling?.ruling, ...points].map((it) => it?.id).join(' ')).toContain(id)
  })

  test('and none where one thing is asked', () => {
    expect(routeOf('잔금날 집주인이 대출받으면 제 확정일자보다 먼저예요?').points).toEqual([])
  })

  test('one where a circumstance comes before what is asked', () => {
    const [first] = rulingsOf('전세 만기가 두 달 남았는데 집주인이 연락이 안 돼요. 어떻게 해야 하나요?')
    expect(first).toBe('fraud-landlord-vanished')
  })

  test('and its articles govern all of them', () => {
    const { articles } = routeOf('계약갱신청구권은 몇 번 쓸 수 있어? 그리고 확정일자는 어디서 받아?')
    expect(articles.map(({ articleNumber }) => articleNumber)).toEqual(
      expect.arrayContaining(['제6조의3', '제3조의6']),
    )
  })

  test.each(['계약 끝났는데 보증금을 안 줘서 이사를 못 가고 있어요', '월세를 올려 달래요'])(
    'of homes, where no shop is spoken of: %s',
    (text) => {
      expect(routeOf(text).ruling?.ruling.field).not.toBe('shop')
    },
  )

  test('of shops, where one is', () => {
    expect(routeOf('가게 계약이 끝났는데 건물주가 보증금을 안 돌려줘요').ruling?.ruling.field).toBe('shop')
  })
})

test('of rulings in one field the nearest is told, whichever articles the topic names', () => {
  const told = (text: string) => routeLaw(text, TOPICS, () => [], HELD, compiledRulings).ruling?.ruling.id
  expect(told('부동산 복비 법정 최고요율보다 더 줬는데 돌려받을 수 있나여')).toBe('broker-fee-over-cap')
  expect(told('구축 아파트 사서 들어왔는데 한 달 만에 누수가 나왔어요 전 주인한테 청구 돼요?')).toMatch(
    /^sale-/,
  )
})

test('a ruling that says what it could not check answers though no law that it names is held', () => {
  const { ruling, isBeyond, isUnheld } = routeLaw(
    '전입신고는 며칠 안에 해야 해요?',
    TOPICS,
    () => [],
    ['민법'],
    compiledRulings,
  )
  expect(ruling?.ruling.id).toBe('how-move-in-registration')
  expect(isBeyond).toBe(false)
  // It answers, and no article of another law does beside it.
  expect(isUnheld).toBe(true)
})

test('what points at a paper goes on from a question of law, and asks for none to be handed over', () => {
  const review = {
    ...UNCLEAR_INTENT,
    intentType: 'CONTRACT_REVIEW' as const,
    facets: ['CONTRACT_REVIEW' as const],
  }
  const found = routeLaw(
    '계약서에 현 시설 상태로 매매한다고 썼는데도요?',
    TOPICS,
    () => [],
    HELD,
    compiledRulings,
    ['산 집에서 누수가 나왔어요 전 주인한테 청구되나요'],
  )
  expect(answeredInstead(review, found, true)?.intentType).toBe('LEGAL_CONSULT')
  for (const text of ['이 특약 괜찮은지 봐줘', '계약서 좀 검토해 주세요', 'Please check this clause'])
    expect(
      answeredInstead(
        review,
        routeLaw(text, TOPICS, () => [], HELD, compiledRulings),
      ),
    ).toBeNull()
})

test('what is read as something else than law is answered by a ruling only where that is next to certain', () => {
  expect(leastToAnswer({ intentType: 'LEGAL_CONSULT' })).toBe(0)
  expect(leastToAnswer({ intentType: 'IRRELEVANT' })).toBeGreaterThan(0.5)
  expect(leastToAnswer({ intentType: 'PROPERTY_SEARCH' })).toBeGreaterThan(0.8)
})

test('words that lead nowhere by themselves are said of the tax that was asked for last', () => {
  const text = '전입신고를 안 했는데 가능해?'
  const after = (before: string[]) =>
    routeLaw(text, TOPICS, () => [], [...HELD, '조세특례제한법'], compiledRulings, before).ruling?.ruling.id
  expect(after(['월세 60 세액공제 얼마? 연봉 5천'])).toBe('rent-tax-credit-who')
  expect(after([])).not.toBe('rent-tax-credit-who')
})
