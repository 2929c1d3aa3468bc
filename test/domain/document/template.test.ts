import { describe, expect, test } from 'vitest'
import { splitClauses } from '../../../src/domain/contract/split.ts'
import { readFacts } from '../../../src/domain/contract/facts.ts'
import { blank } from '../../../src/domain/document/block.ts'
import { toContractText } from '../../../src/domain/document/markdown.ts'
import { isUnderTwoYears } from '../../../src/domain/document/order.ts'
import { maskParties, maskPartiesIn } from '../../../src/domain/document/parties.ts'
import { mapReviewTexts, reviewDocument } from '../../../src/domain/document/review.ts'
import { fillTemplate, TEMPLATE_IDS } from '../../../src/domain/document/template.ts'
import { InvalidInputError } from '../../../src/domain/errors.ts'
import { anOrder, LESSEE_NUMBER, LESSOR_NUMBER, someParties } from '../../support/contract.ts'

describe('주택임대차계약서', () => {
  test('says everything that was given, amounts in figures and in words', () => {
    const { title, markdown } = fillTemplate(anOrder(), someParties())
    expect(title).toBe('주택임대차계약서')
    expect(markdown).toMatch(/자동 작성했으며, 사람이 쓰거나 검토하지 않았습니다/)
    for (const said of [
      '서울특별시 마포구 아현동 777',
      '래미안푸르지오 · 아파트',
      '84.9㎡',
      '■ 신규 계약',
      '■ 보증금 있는 월세',
      '일금 삼억오천만원정 (₩350,000,000)',
      '일금 오십만원정 (₩500,000)',
      '2026년 12월 1일부터 2028년 11월 30일까지',
      '반려동물을 기를 수 있다.',
      '김임대',
      LESSOR_NUMBER,
      LESSEE_NUMBER,
      '010-8765-4321',
      '전입신고',
      '확정일자',
      '대항력',
      '이 계약의 금액은 신고 대상에 해당한다',
      '미납 국세·지방세',
      '개업공인중개사',
    ]) {
      expect(markdown).toContain(said)
    }
  })

  test('leaves room for what is not known and invents nothing', () => {
    const { lessor } = someParties()
    const { markdown } = fillTemplate(
      anOrder({
        kind: null,
        home: { name: null, address: null, unit: null, propertyType: null, exclusiveArea: null },
      }),
      someParties({
        monthlyRent: null,
        specialTerms: null,
        lessor: { ...lessor, residentRegistrationNumber: null },
      }),
    )
    expect(markdown).toContain(`| **소재지** | ${blank(16)} |`)
    expect(markdown).toContain(`| **계약금** | 일금 ${blank(8)}원정 (₩${blank(6)}) | ${blank(3)}년`)
    expect(markdown).toContain('□ 신규 계약 □ 합의에 의한 재계약')
    expect(markdown).toContain('■ 전세')
    expect(markdown).toContain('없음 (전세)')
    expect(markdown).not.toMatch(/null|undefined|NaN/)
  })

  test('explains a term under two years and allows it', () => {
    const short = fillTemplate(anOrder(), someParties({ endDate: '2027-11-30' }))
    expect(short.notes.join()).toContain('제4조 제1항')
    expect(short.markdown).toContain('그 기간은 2년으로 보며')
    expect(fillTemplate(anOrder(), someParties()).notes).toEqual([])
  })

  test.each([
    ['2026-12-01', '2028-11-30', false],
    ['2026-12-01', '2028-12-01', false],
    ['2026-12-01', '2028-11-29', true],
    ['2024-02-29', '2026-02-28', false],
    ['2024-02-29', '2026-02-27', true],
    ['2026-01-01', '2027-12-31', false],
  ])('%s to %s is under two years: %s', (start, end, under) => {
    expect(isUnderTwoYears(start, end)).toBe(under)
  })

  test('names payments that do not add up or come in the wrong order', () => {
    const payments = {
      down: { amount: 3_500, date: '2026-11-21' },
      intermediate: [{ amount: 10_000, date: '2026-11-20' }],
      balance: { amount: 20_000, date: '2026-12-01' },
    }
    const fill = () => fillTemplate(anOrder({ payments, signedOn: '2026-11-21' }), someParties())
    expect(fill).toThrow(InvalidInputError)
    expect(fill).toThrow('payments: add up to 33500만원, not to 35000만원')
    expect(fill).toThrow('payments.intermediate.0.date: must not be before 2026-11-21')
  })

  test('shows payments that fit', () => {
    const payments = {
      down: { amount: 3_500, date: '2026-11-21' },
      intermediate: [
        { amount: 1_500, date: '2026-11-25' },
        { amount: 5_000, date: null },
      ],
      balance: { amount: 25_000, date: '2026-12-01' },
    }
    const { markdown } = fillTemplate(anOrder({ payments, signedOn: '2026-11-21' }), someParties())
    expect(markdown).toContain('| **계약금** | 일금 삼천오백만원정 (₩35,000,000) | 2026년 11월 21일 지급')
    expect(markdown).toContain('**중도금 2차** | 일금 오천만원정')
    expect(markdown).toContain('**잔금** | 일금 이억오천만원정 (₩250,000,000) | 2026년 12월 1일 지급')
  })
})

describe('부동산매매계약서', () => {
  const order = anOrder({ templateId: 'sales_contract_v1', price: 120_000, kind: null })

  test('takes the deposit for the down payment and leaves the rest for the balance', () => {
    const { title, markdown } = fillTemplate(
      order,
      someParties({ deposit: 12_000, monthlyRent: null, specialTerms: null }),
    )
    expect(title).toBe('부동산매매계약서')
    expect(markdown).toMatch(/자동 작성했으며, 사람이 쓰거나 검토하지 않았습니다/)
    expect(markdown).toContain('**매매대금** | 일금 일십이억원정 (₩1,200,000,000)')
    expect(markdown).toContain('**계약금** | 일금 일억이천만원정')
    expect(markdown).toContain('**잔금** | 일금 일십억팔천만원정')
    expect(markdown).toContain('**매도인**')
    expect(markdown).not.toContain('임대인')
  })

  test('refuses a down payment above the price', () => {
    expect(() => fillTemplate(order, someParties({ deposit: 120_001 }))).toThrow(/more than the price/)
  })
})

describe('every template', () => {
  test.each(TEMPLATE_IDS)('%s is clean under contract analysis and reads back what it says', (templateId) => {
    const { documentType, blocks } = fillTemplate(anOrder({ templateId, price: 120_000 }), someParties())
    const review = reviewDocument(documentType, blocks)
    expect(review.risks).toEqual([])
    expect(review.riskLevel).toBe('LOW')
    expect(review.complianceCheck.length).toBeGreaterThan(1)
    expect(review.complianceCheck.filter((check) => !check.passed)).toEqual([])
    const text = toContractText(blocks)
    const facts = readFacts(text, splitClauses(text))
    expect(facts.lessor).toBe('김임대')
    expect(facts.lessee).toBe('박임차')
    if (templateId === 'lease_contract_v1') {
      expect(facts).toMatchObject({
        deposit: 35_000,
        monthlyRent: 50,
        termStart: '2026-12-01',
        termEnd: '2028-11-30',
      })
    } else {
      expect(facts).toMatchObject({ salePrice: 120_000, downPayment: 35_000, balance: 85_000 })
    }
  })

  test('a bad special term is found, and the finding quotes nobody', () => {
    const bad = '임차인 박임차(010-8765-4321)는 전입신고를 하지 않는다.'
    const parties = someParties({ specialTerms: [bad] })
    const { documentType, blocks, notes } = fillTemplate(anOrder(), parties)
    const found = reviewDocument(documentType, blocks, notes)
    const review = mapReviewTexts(found, (text) => maskPartiesIn(text, parties))
    expect(review.risks.map((risk) => [risk.type, risk.severity])).toContainEqual([
      'REGISTRATION_FORBIDDEN',
      'HIGH',
    ])
    expect(JSON.stringify(review)).not.toMatch(/박임차|8765/)
    expect(review.recommendations.at(-1)).toMatch(/^서명하기 전에 적을 것: 동·층·호/)
  })

  test.each(TEMPLATE_IDS)('%s with masked parties holds nothing of them', (templateId) => {
    const parties = someParties({ specialTerms: [`임차인 ${LESSEE_NUMBER} 확인`, '김임대의 계좌로 낸다.'] })
    const { markdown, blocks } = fillTemplate(anOrder({ templateId, price: 120_000 }), maskParties(parties))
    for (const text of [markdown, JSON.stringify(blocks)]) {
      expect(text).not.toMatch(/1234568|2345678|1234-5678|8765-4321|김임대|박임차|월드컵로|정자로/)
      expect(text).toContain('900101-1')
      expect(text).toContain('김○대')
    }
  })
})
