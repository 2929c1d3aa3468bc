import { describe, expect, test } from 'vitest'
import { inCaseOfLaw } from '../../../src/agent/memory/in-law.ts'
import { lentBy, threadAfter } from '../../../src/agent/memory/left.ts'
import { NO_MEMORY } from '../../../src/domain/memory.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import { message } from '../../../src/domain/message/say.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import type { Wish } from '../../../src/domain/reading/request.ts'
import { sum } from '../../../src/agent/facts/row.ts'
import { now, places, turnAbout } from './conversation.ts'
import { talk } from './talk.ts'

/** What the last of several questions asks for. */
const last = (...questions: readonly string[]): Wish => {
  const wish = talk(questions).at(-1)?.request.wishes[0]
  if (wish === undefined) throw new Error('a request has a wish')
  return wish
}

describe('a sum that takes the place of another one', () => {
  test('is of the lease whose fee was asked for, though nobody says what it is', () => {
    const { case: given } = last('전세 12억이면 복비 상한은?', '11억 9천으로 깎으면?')
    expect(given).toMatchObject({ deposits: [119_000], price: null })
  })

  test('is known by the one that it takes the place of, however near it is to another', () => {
    const first =
      '집주인이 실거주한다며 갱신 거절해서 나왔는데 딴 사람을 들였어요. 저는 2억에 월 40, 새 세입자는 2억에 월 75래요. 얼마 청구돼요?'
    expect(last(first, '새 월세가 75가 아니라 50이면?').case.rents).toEqual([40, 50])
    expect(last(first, '새 월세가 45면?').case.rents).toEqual([40, 45])
  })

  test('by how much something changes is none by itself', () => {
    const first = '전세 3억 2천인데 갱신청구권 쓰면 얼마까지 올릴 수 있어요?'
    expect(last(first, '보증금을 2천 깎아주면 어떻게 돼요?').case.deposits).toEqual([30_000])
    const guarantee = '공시가 1억 5천인 서울 빌라 전세 1억 9천인데 허그 전세보증보험 들 수 있나요?'
    const made = talk([guarantee, '천만원 깎아서 1억 8천이면?']).at(-1)?.request
    expect(made?.wishes[0]?.case.deposits).toEqual([18_000])
    expect(made?.unread).toEqual([])
  })
})

describe('what is said of the tax that was asked for', () => {
  const FIRST = '부부 공동명의 공시가 17억 아파트 한 채뿐이면 종부세 나와요?'

  test.each([
    ['남편 단독명의였으면 산출세액이 얼마죠? 1세대1주택이요', { facts: { shared: false }, homes: 1 }],
    ['남편이 65세고 12년 보유했으면 얼마나 줄어요?', { age: 65, heldMonths: 144 }],
  ])('“%s” amends it', (question, said) => {
    expect(last(FIRST, question).tax).toMatchObject({ sums: { official: 170_000 }, ...said })
  })

  test('a fact that is dropped no longer counts', () => {
    const { tax } = last(
      '아버지가 저한테 현금 1억5천 증여하시면 증여세 얼마예요?',
      '내년 5월에 결혼하는데 그러면요?',
      '결혼 얘기는 빼고, 아버지 말고 할아버지가 주시면 얼마예요?',
    )
    expect(tax).toMatchObject({ relation: 'GRANDPARENT', facts: { marriageOrBirth: false }, open: [15_000] })
  })

  test('another day of the sale is another time that it was held, and living there for less is none', () => {
    const first = '작년 12월에 4억 주고 산 아파트 이달에 5억에 팔면 양도세 얼마 내요?'
    expect(last(first).tax).toMatchObject({ boughtOn: '2025-12', soldOn: '2026-11-21', heldMonths: 11 })
    expect(last(first, '내년 1월에 팔면?').tax).toMatchObject({ heldMonths: 13 })
    const lived = last(
      '2019년 3월에 9억 주고 산 마포 아파트 이번에 13억에 팔아요. 5년 살았어요 양도세 있나요',
      '실은 딱 2년만 살고 나머진 세 줬어요 그러면?',
    )
    expect(lived.tax).toMatchObject({ heldMonths: 92, livedMonths: 24 })
  })
})

describe('days', () => {
  const FIRST =
    '11월 25일에 이사하고 전입신고+확정일자 다 받음. 근저당은 11월 26일 오후 접수. 순위 누가 먼저?'
  const dayOf = (wish: Wish, event: string) => wish.case.facts.dates.find((it) => it.event === event)?.day

  test('alone are of the month that was spoken of', () => {
    expect(dayOf(last(FIRST, '근저당이 25일 접수였으면?'), 'MORTGAGE')).toBe('2026-11-25')
    const later = last('전입은 12월 3일, 근저당은 5일, 확정일자는 7일에 받았는데 누가 먼저예요?')
    expect(['MOVED_IN', 'MORTGAGE', 'FIXED'].map((event) => dayOf(later, event))).toEqual([
      '2026-12-03',
      '2026-12-05',
      '2026-12-07',
    ])
  })

  test('of an end that is asked for are none', () => {
    const { facts } = last('12월 10일에 집주인이 제 문자를 읽으면 언제 끝나요?').case
    expect(facts.dates).toEqual([{ event: 'NOTICE', day: '2026-12-10' }])
  })
})

describe('what is asked next of a case of law', () => {
  const lastOf = (question: string): TurnMemory => ({
    ...turnAbout(question),
    request: readRequest(question, { places, now }),
    thread: [question],
  })
  const next = (before: TurnMemory, question: string) =>
    inCaseOfLaw({ question, last: before, places, now }, readRequest(question, { places, now })).request

  test('is of law and of that case, though it says nothing of either', () => {
    const before = lastOf('성남 오피스텔 보증금 1000에 월세 45 계약했는데 임대차 신고 해야 되나요')
    const made = next(before, '안 하고 있으면 어떻게 되나요?')
    expect(made.intent.intentType).toBe('LEGAL_CONSULT')
    expect(made.wishes[0]?.case).toMatchObject({ deposits: [1000], rents: [45] })
  })

  test('borrows as much as may be lent, where it says so', () => {
    const before = {
      ...lastOf('연봉 8천인데 대전 4억5천 아파트 대출 얼마까지 돼요? 금리 4% 30년'),
      lent: 31_500,
    }
    expect(next(before, '그 금액 다 빌리면 한 달에 얼마씩 갚아요?').wishes[0]?.case).toMatchObject({
      loan: 31_500,
      rate: 4,
      years: 30,
    })
  })

  test('another subject is no part of it', () => {
    const before = lastOf('전세 3억인데 갱신하면 얼마까지 올릴 수 있어요?')
    const question = '마포구 오피스텔 월세 60 이하 찾아줘'
    expect(next(before, question)).toEqual(readRequest(question, { places, now }))
  })
})

test('what may be lent is kept with the turn that worked it out, and for those that go on from it', () => {
  const rows = [sum(message('calculation.loanAffordability'), 36_000)]
  const evidence = [{ rows }]
  expect(lentBy({ evidence, followUp: null, memory: NO_MEMORY })).toEqual({ lent: 36_000 })
  expect(lentBy({ evidence: [], followUp: null, memory: NO_MEMORY })).toEqual({})
})

test('what only says more of a case stays with the question that it is said of', () => {
  const followUp = talk(['매매가 4억인데 전세 3억이면 위험해요?', '근저당이 5천 있대요']).at(-1)?.followUp
  expect(followUp?.amendsCase).toBe(true)
  const made = followUp && { ...followUp, asks: undefined, before: ['매매가 4억인데 전세 3억이면 위험해요?'] }
  expect(threadAfter(made ?? null, '근저당이 5천 있대요')).toEqual([
    '매매가 4억인데 전세 3억이면 위험해요?\n근저당이 5천 있대요',
  ])
})

test('the question that told the case stays with those that go on from it, and a case that is told anew takes its place', () => {
  const made = talk(['서울 아파트 전세 찾아줘', '더 싼 거']).at(-1)?.followUp
  if (made == null) throw new Error('nothing goes on')
  const after = (before: string[], question: string) =>
    threadAfter({ ...made, query: question, before }, question)
  const asked = ['묵시적 갱신 중이에요', '중간에 나가고 싶으면요?', '복비는 누가 내요?', '보증금 안 주면요?']
  expect(after(asked.slice(0, 3), asked[3] ?? '')).toEqual([asked[0], asked[2], asked[3]])
  const told = `상가를 5년째 하고 있는데 ${'건물주가 바뀌었고 '.repeat(12)}나가래요`
  expect(after(asked, told)).toEqual([told])
})
