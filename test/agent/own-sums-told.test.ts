import { describe, expect, test } from 'vitest'
import { startConversation } from '../support/conversation.ts'
import { reviewContract } from '../../src/domain/contract/review.ts'
import { repaymentAfterGrace } from '../../src/domain/calculator/loan-repayment.ts'
import { readRequest } from '../../src/domain/reading/read.ts'
import { rulesCalls } from '../support/calls.ts'
import { PLACES } from '../support/homes.ts'
import { testPorts } from '../support/ports.ts'

const answerTo = async (query: string) => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language: 'KO' },
    'TEAM',
  )
  await carryOn()
  return journal.answer()?.text ?? ''
}
const leadOf = async (query: string) => (await answerTo(query)).slice(0, 300)
const caseIn = (text: string) =>
  readRequest(text, { places: PLACES, now: new Date('2026-11-23T03:00:00Z') }).wishes[0]?.case

describe('sums as people say them', () => {
  test.each([
    ['보증금 3억 전세인데 보증금 1억은 돌려주고 그만큼 월세로 받겠대요. 월 얼마까지죠?', 30_000, 10_000],
    ['전세 3억인데 보증금 1억을 월세로 돌리면 얼마?', 30_000, 10_000],
    ['보증금 2억에서 5천 줄이고 월세 내면 얼마?', 20_000, 5000],
  ])('a part of a deposit is turned into rent: %s', (text, deposit, turned) => {
    expect(caseIn(text)).toMatchObject({ deposits: [deposit], rents: [] })
    expect(caseIn(text)?.facts.sums).toContainEqual({ of: 'TURNED', value: turned })
  })

  test('all of it is no part', () => {
    expect(caseIn('전세 3억을 월세로 돌리면 얼마?')?.facts.sums).toEqual([])
    expect(caseIn('보증금 3억인데 1억으로 낮추고 월세 내면?')?.deposits).toEqual([30_000, 10_000])
  })

  test('sums of several tenants are added up by whoever says them, and nobody pays a hundred million a month', () => {
    expect(caseIn('원룸건물 12억, 보증금 합 2억 월세 합 520 대출 5억 4.9%. 수익률?')).toMatchObject({
      price: 120_000,
      deposits: [20_000],
      rents: [520],
    })
    expect(caseIn('오피스텔 1억9천 월세 1000/75 수익률 몇?')).toMatchObject({
      price: 19_000,
      deposits: [1000],
      rents: [75],
    })
  })

  test('interest alone is paid at first', async () => {
    expect(caseIn('3억 4.2% 30년인데 처음 3년은 거치하고 나머지 원리금균등이면 월 얼마?')).toMatchObject({
      graceMonths: 36,
      years: 30,
      method: 'LEVEL',
    })
    expect(caseIn('2억 4% 3년 거치 27년 분할상환 월 얼마')).toMatchObject({ graceMonths: 36, years: 30 })
    expect(caseIn('2억 4% 1년 거치 원금균등 20년 대출 월 얼마')).toMatchObject({ method: 'EQUAL_PRINCIPAL' })
    const paid = repaymentAfterGrace({ loan: 30_000, annualRate: 4.2, years: 30, method: 'LEVEL' }, 36)
    expect(paid.gracePayment).toBeCloseTo(105)
    // 300,000,000 × 0.0035 ÷ (1 − 1.0035^−324)
    expect(paid.firstPayment * 10_000).toBeCloseTo((3e8 * 0.0035) / (1 - 1.0035 ** -324), 3)
    expect(paid.totalInterest).toBeCloseTo(105 * 36 + paid.firstPayment * 324 - 30_000)
    const lead = await leadOf('3억 4.2% 30년인데 처음 3년은 거치하고 나머지 원리금균등이면 월 얼마?')
    expect(lead).toContain('105만원')
    expect(lead).toContain('1,549,544원')
  })
})

describe('what is asked is what is worked out', () => {
  test.each([
    [
      '분양권 프리미엄 7천 붙여 사는데 분양가 6억 중 계약금 6천 중도금 1억2천까지 냈음. 복비 얼마?',
      '100만원',
    ],
    ['6억짜리 전세 4억 8천 낀 갭투자인데 복비는 얼마?', '240만원'],
    ['상가 4억 5천에 나왔는데 연 순수익 2,100만원이면 캡레이트 몇 퍼센트?', '4.67%'],
    ['우리집 59.97㎡ 7억 3천인데 평당 얼마 꼴?', '40,240,506원'],
    ['전월세전환율 지금 법정 상한이 몇퍼야', '5%'],
  ])('%s', async (text, figure) => {
    expect(await leadOf(text)).toContain(figure)
  })
})

describe('papers hold what was said', () => {
  test('what of a deposit is still open is what is claimed', async () => {
    expect(await answerTo('보증금 1억2천 중에 3천을 못 받았어. 돌려달라는 내용증명 써줘')).toContain(
      '보증금 3,000만원을',
    )
  })

  test('rent that is open, and a home by where it lies', async () => {
    const text = await answerTo(
      '월세 3달 밀린 세입자한테 보낼 내용증명 써줘. 월 60만원. 대전 서구 둔산동 101호',
    )
    expect(text).toContain('대전 서구 둔산동 101호')
    expect(text).toContain('180만원')
    expect(text).not.toContain('무엇을 뜻하는지 몰라')
  })

  test('who leaves a lease that was renewed ends it', async () => {
    expect(await answerTo('묵시적 갱신 됐는데 나가겠다고 통보하는 문자 써줘')).toContain(
      '제6조의2에 따라 해지',
    )
  })
})

test('arrears of as much as the statute asks are no risk of a clause, and fewer are', () => {
  const risksOf = (text: string) => reviewContract(text).risks.map(({ type }) => type)
  expect(risksOf('상가 특약 3개월분 차임을 연체하면 임대인은 계약을 해지할 수 있다')).toEqual([])
  expect(risksOf('월세를 1회라도 연체하면 임대인은 계약을 해지할 수 있다')).toContain(
    'UNILATERAL_TERMINATION',
  )
})
