import { describe, expect, it } from 'vitest'
import { readDetector } from '../../../src/domain/contract/detector.ts'
import { DETECTORS, titleOf } from '../../../src/domain/contract/detectors.ts'
import { CONTRACT_RISK_TYPES } from '../../../src/domain/contract/contract.ts'
import { reviewContract } from '../../../src/domain/contract/review.ts'
import { tellReview } from '../../../src/domain/contract/told.ts'
import entry from '../../../src/domain/contract/detectors/entry-without-consent.json' with { type: 'json' }
import { readItems } from './score.ts'

const SETS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TEXTS = SETS.flatMap((name) => readItems(new URL(`./own-${name}.jsonl`, import.meta.url))).map(
  ({ text }) => text,
)
/** Of what no contract in the sets has an example. */
const EXAMPLES = [
  'Special terms\n1. The unit is held in trust and is let without the consent of the trustee.',
  '특약\n1. 임차인은 보증금 반환을 청구할 수 없다.',
  '특약\n1. 임차인은 전입신고를 잔금일 다음 날까지 하지 않는다.',
  '주택 임대차 특약\n1. 임차인은 퇴거 6개월 전에 임대인에게 통지하여야 한다.',
  "House lease\n1. Tenant must give six months' notice before leaving.",
]

/** A rule that nobody ships, as somebody would add it. */
const drone = {
  id: 'drone',
  all: ['드론 {drone-camera}', '{lessor}(이|가|은|는)~20~(띄|날)'],
  none: '{not} {tenant}(의|이)~4~동의',
  severity: 'MEDIUM',
  reason: { ko: '임대인이 드론으로 집 안을 살핍니다.', en: 'The lessor looks into the home by drone.' },
}
const withRule = (rule: object) => ({
  ...entry,
  words: { ...entry.words, 'drone-camera': '무인기 촬영기' },
  rules: [rule, ...entry.rules],
})

describe('a detector', () => {
  it('is one row for each type, under its own name', () => {
    expect(DETECTORS.map(({ type }) => type)).toEqual([...CONTRACT_RISK_TYPES])
    for (const type of CONTRACT_RISK_TYPES) expect(titleOf(type).ko).toMatch(/[가-힣]/)
  })

  it('gets a rule by a row: the review finds it, with its reason in both languages', () => {
    const detectors = DETECTORS.map((detector) =>
      detector.type === 'ENTRY_WITHOUT_CONSENT' ? readDetector(withRule(drone)) : detector,
    )
    const text = '특약\n1. 임대인이 창가에 무인기를 띄워 볼 수 있다.\n2. 임대인은 드론을 날리지 않는다.'
    const review = reviewContract(text, { detectors })
    const found = review.risks.filter(({ rule }) => rule === 'drone')
    expect(found).toMatchObject([
      {
        type: 'ENTRY_WITHOUT_CONSENT',
        severity: 'MEDIUM',
        clause: '임대인이 창가에 무인기를 띄워 볼 수 있다.',
        article: { lawName: '민법', articleNumber: '제623조' },
      },
    ])
    expect(tellReview(review, 'KO').risks.map(({ reason }) => reason)).toContain(drone.reason.ko)
    expect(tellReview(review, 'EN').risks.map(({ reason }) => reason)).toContain(drone.reason.en)
    expect(reviewContract(text).risks.map(({ rule }) => rule)).not.toContain('drone')
  })

  it.each([
    ['a repetition without a limit', { ...drone, all: ['드론.*띄'] }, /no limit/],
    ['words that nobody knows', { ...drone, none: '{nobody}' }, /no words of the name nobody/],
    ['an English reason in Korean', { ...drone, reason: { ko: '나쁘다', en: '나쁘다' } }, /reason/],
    ['a condition that nobody wrote', { ...drone, when: { moonIsFull: true } }, /when/],
    ['a key that the schema has not', { ...drone, anyOf: ['드론'] }, /anyOf/],
    ['the name of another rule', { ...drone, id: 'unasked' }, /stands twice/],
  ])('is refused with %s', (_, rule, says) => {
    expect(() => readDetector(withRule(rule))).toThrow(says)
  })

  it('is refused without an article for one of its subjects', () => {
    const row = { ...entry, article: { LEASE_HOME: '민법 제623조' } }
    expect(() => readDetector(row)).toThrow('no article for LEASE_SHOP')
  })

  it('has no rule without an example that it is the first to find', () => {
    const found = new Set(
      [...TEXTS, ...EXAMPLES].flatMap((text) =>
        reviewContract(text).risks.map(({ type, rule }) => `${type} ${rule ?? ''}`),
      ),
    )
    const idle = DETECTORS.flatMap(({ type, rules }) => rules.map(({ id }) => `${type} ${id}`)).filter(
      (name) => !found.has(name),
    )
    expect(idle).toEqual([])
  })

  it('tells everything that it finds in English', () => {
    for (const text of TEXTS) {
      const { risks, compliance, missing } = tellReview(reviewContract(text), 'EN')
      const told = [
        ...risks.flatMap(({ reason, suggestion }) => [reason, suggestion]),
        ...compliance.map(({ rule }) => rule),
        ...missing,
      ]
      expect(told.join('\n')).not.toMatch(/[가-힣]/)
    }
  })
})

describe('a clause that bars the deposit from being claimed', () => {
  it.each([
    '제3조 임차인은 어떠한 경우에도 보증금 반환을 청구할 수 없다.',
    '특약 1. 계약이 끝나도 세입자는 전세금을 돌려 달라고 요구하지 못한다.',
    '특약 1. 임차인은 보증금 반환청구를 할 수 없다.',
  ])('is a high risk: %s', (text) => {
    expect(reviewContract(text).risks.map(({ type, severity }) => `${type} ${severity}`)).toEqual([
      'DEPOSIT_RETURN_CONDITIONAL HIGH',
    ])
  })

  it.each([
    '특약 1. 임차인은 목적물을 인도할 때까지 보증금 반환을 청구할 수 없다.',
    '특약 1. 임차인은 임대차가 끝나면 보증금 반환을 청구할 수 있다.',
    '특약 1. 임대인은 보증금 외에 다른 돈을 요구하지 않는다.',
    '특약 1. 임차인은 보증금 반환채권을 제3자에게 양도할 수 없다.',
  ])('is not one that only says when, who or what else: %s', (text) => {
    expect(reviewContract(text).risks).toEqual([])
  })
})
