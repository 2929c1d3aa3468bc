import { describe, expect, it } from 'vitest'
import { reviewContract } from '../../../src/domain/contract/review.ts'
import { readRates } from '../../../src/domain/contract/risk/rate.ts'
import { readWon } from '../../../src/domain/contract/won.ts'

const LEASE = `아파트 전세 계약서
임대인: 곽도현(등기부 소유자) 임차인: 심예린
소재지: 부산광역시 해운대구 좌동 1410 대우아파트 305동 804호
보증금: 금 이억오천만원정 (₩250,000,000)
계약금 2,500만원은 계약일, 잔금 2억 2,500만원은 2026년 9월 15일 지급
임대차기간: 2026년 9월 15일부터 2028년 9월 14일까지(24개월)
계좌: 부산은행 예금주 곽도현
2026년 8월 30일 임대인 곽도현 (인) 임차인 심예린 (인)`

const types = (text: string): string[] => reviewContract(text).risks.map((risk) => risk.type)

describe('the facts of a contract', () => {
  it('are read in 만원 and days', () => {
    expect(reviewContract(LEASE)).toMatchObject({
      kind: 'LEASE_HOME',
      risks: [],
      riskLevel: 'LOW',
      facts: {
        lessor: '곽도현',
        lessee: '심예린',
        accountHolder: '곽도현',
        deposit: 25000,
        downPayment: 2500,
        balance: 22500,
        termStart: '2026-09-15',
        termEnd: '2028-09-14',
        termMonths: 24,
      },
    })
  })

  it('know 이 as a surname where it stands apart, and as a particle where it does not', () => {
    expect(reviewContract(LEASE.replaceAll('심예린', '이임차')).facts.lessee).toBe('이임차')
    expect(reviewContract('특약\n1. 임대인이 수리한다. 임차인 이행을 확인한다.').facts.lessee).toBeNull()
  })

  it('are compared: amounts in words and figures, payments and their sum, days and months, account and lessor', () => {
    expect(types(LEASE.replace('₩250,000,000', '₩205,000,000'))).toContain('ESSENTIALS_MISSING')
    expect(types(LEASE.replace('2억 2,500만원', '2억 3,500만원'))).toContain('ESSENTIALS_MISSING')
    expect(types(LEASE.replace('2028년 9월 14일', '2026년 3월 14일'))).toContain('TERM_DEFECT')
    expect(types(LEASE.replace('24개월', '12개월'))).toContain('TERM_DEFECT')
    expect(types(LEASE.replace('예금주 곽도현', '예금주 주미란'))).toContain('THIRD_PARTY_ACCOUNT')
    expect(types(LEASE.replace('임차인: 심예린', '임차인: ________'))).toContain('ESSENTIALS_MISSING')
  })

  it('are not missed in an excerpt of special terms, which leaves them to the main contract', () => {
    const review = reviewContract('특약사항\n1. 임대인은 입주 전에 도배를 해 준다.\n2. 전구는 임차인이 간다.')
    expect(review).toMatchObject({ kind: 'EXCERPT', risks: [], missing: [] })
  })

  it('say what a whole contract leaves out', () => {
    const missing = reviewContract(LEASE).missing.map(({ ko }) => ko)
    expect(missing).toContain('임대인의 납세 정보(국세·지방세) 확인')
    expect(missing).not.toContain('임대차 기간')
  })

  it('allow a term under two years and say what it means', () => {
    const review = reviewContract(
      LEASE.replace('2028년 9월 14일', '2027년 9월 14일').replace('24개월', '12개월'),
    )
    expect(review.risks).toEqual([])
    expect(review.compliance.find((check) => check.rule.ko.startsWith('기간이 2년'))?.passed).toBe(false)
  })
})

describe('the law of a clause', () => {
  const overdue = '1. 임대인은 차임이 2기 연체되면 계약을 해지할 수 있다.'

  it('takes two periods of rent for a home and three for a shop', () => {
    expect(reviewContract(`특약\n${overdue}`, { subject: 'LEASE_HOME' }).risks).toEqual([])
    expect(reviewContract(`특약\n${overdue}`, { subject: 'LEASE_SHOP' }).risks).toMatchObject([
      {
        type: 'UNILATERAL_TERMINATION',
        article: { lawName: '상가건물 임대차보호법', articleNumber: '제10조의8' },
      },
    ])
  })

  it('turns on who does what, not on the words', () => {
    const pairs: readonly (readonly [string, string, string])[] = [
      ['EXCESSIVE_INCREASE', '증액은 10 % 이내로 한다.', '증액은 5 % 이내로 한다.'],
      ['SENIOR_DEBT', '임대인은 근저당을 설정할 수 있다.', '임대인은 근저당을 설정하지 않는다.'],
      ['REPAIR_BURDEN', '임차인은 보일러 수선을 부담한다.', '임대인은 대규모 수선을 부담한다.'],
      [
        'ENTRY_WITHOUT_CONSENT',
        '임대인은 임차인의 동의 없이 출입할 수 있다.',
        '임대인은 임차인의 동의 없이 출입할 수 없다.',
      ],
      ['REGISTRATION_FORBIDDEN', '임차인은 전입신고를 하지 않는다.', '임대인은 전입신고를 막지 않는다.'],
      [
        'TAX_ARREARS',
        '임대인은 납세증명서를 제시하지 아니한다.',
        '임대인은 납세증명서를 제시하였고 미납이 없다.',
      ],
      ['TRUST_PROPERTY', '수탁자의 동의 없이 위탁자가 임대한다.', '수탁자의 동의 없이는 임대하지 못한다.'],
      [
        'DEPOSIT_RETURN_CONDITIONAL',
        '보증금은 새 임차인이 들어오면 돌려준다.',
        '보증금은 새 임차인과 상관없이 돌려준다.',
      ],
    ]
    for (const [type, risky, harmless] of pairs) {
      expect(types(`특약\n1. ${risky}`), risky).toEqual([type])
      expect(types(`특약\n1. ${harmless}`), harmless).toEqual([])
    }
  })

  it('hears the exception that follows', () => {
    const rule = '임차인은 나갈 때 바랜 벽지까지 도배를 새로 한다.'
    expect(types(`특약\n1. ${rule}`)).toEqual(['EXCESSIVE_RESTORATION'])
    expect(types(`특약\n1. ${rule} 다만 통상의 마모는 제외한다.`)).toEqual([])
  })
})

describe('numbers glued to words', () => {
  it('are read as amounts', () => {
    const values = (plain: string): number[] => readWon(plain).map((amount) => amount.value)
    expect(values('금이억일천육백만원정(₩216,000,000)')).toEqual([21600, 21600])
    expect(values('월차임일금일백이십만원')).toEqual([120])
    expect(values('잔금3억4,000만원은')).toEqual([34000])
  })

  it('are read as shares', () => {
    const values = (plain: string): number[] => readRates(plain).map((rate) => rate.value)
    expect(values('십퍼센트')).toEqual([10])
    expect(values('20분의1')).toEqual([5])
    expect(values('삼할의')).toEqual([30])
    expect(values('7.5%')).toEqual([7.5])
  })
})
