import { describe, expect, test } from 'vitest'
import { NO_CASE } from '../../../src/domain/case.ts'
import type { Case } from '../../../src/domain/case.ts'
import { NO_FACTS } from '../../../src/domain/lease-facts.ts'
import type { EventName, FactSum } from '../../../src/domain/lease-facts.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { decide, settles, verdict } from '../../../src/domain/rulings/verdict.ts'
import { faultsOfVerdict } from '../../../src/domain/rulings/verdict-faults.ts'

const told = (id: string, given: Partial<Case>): string =>
  decide(compiledRulings.get(id) ?? { verdicts: [] }, { ...NO_CASE, ...given })?.ko ?? ''
const signed = (day: string): Partial<Case> => ({
  facts: { ...NO_FACTS, dates: [{ event: 'SIGNED', day }] },
})
const owned = (day: string, end: string): Partial<Case> => ({
  facts: {
    ...NO_FACTS,
    dates: [
      { event: 'OWNED', day },
      { event: 'END', day: end },
    ],
  },
})
const said = (facts: Partial<Case['facts']>): Partial<Case> => ({ facts: { ...NO_FACTS, ...facts } })
const day = (event: EventName, on: string): Partial<Case> => said({ dates: [{ event, day: on }] })
const on = (
  today: string,
  dates: readonly (readonly [EventName, string])[],
  facts: Partial<Case['facts']> = {},
): Partial<Case> => said({ ...facts, today, dates: dates.map(([event, at]) => ({ event, day: at })) })
const shop = (started: string, end: string): Partial<Case> =>
  on('2026-11-26', [
    ['STARTED', started],
    ['END', end],
  ])
const sum = (of: FactSum, value: number, facts: Partial<Case['facts']> = {}): Partial<Case> =>
  said({ ...facts, sums: [{ of, value }] })

describe('a threshold is decided by the figures of the case', () => {
  test.each<[string, Partial<Case>, RegExp]>([
    ['home-report-who', { deposits: [5000], rents: [28] }, /의무도 과태료도 없/],
    ['home-report-who', { deposits: [6000], rents: [30] }, /의무도 과태료도 없/],
    ['home-report-who', { deposits: [6000], rents: [31] }, /31만원은 30만원을 넘어/],
    ['home-report-who', { deposits: [7000], rents: [10] }, /7,000만원은 6,000만원을 넘어/],
    ['home-report-who', { deposits: [4000], transactionTypes: ['JEONSE'] }, /없어요/],
    // What the rent is nobody said.
    ['home-report-who', { deposits: [4000] }, /^$/],
    // Which of two is meant nobody said.
    ['home-report-who', { deposits: [4000, 7000], rents: [20] }, /^$/],
    ['fraud-deposit-limit', { deposits: [60_000] }, /최대 7억원까지/],
    ['fraud-deposit-limit', { deposits: [50_000] }, /금액 요건에 맞/],
    ['fraud-deposit-limit', { deposits: [70_001] }, /어려워요/],
    ['fraud-after-may-2025', signed('2025-05-31'), /맞아요/],
    ['fraud-after-may-2025', signed('2025-06-01'), /대상이 아니/],
    ['fraud-after-may-2025', signed('2025-05-01'), /2025년 5월이면/],
    // A day alone makes no duty: a lease within both limits has none, and of one whose sums nobody told only the day is told.
    ['how-lease-report', { deposits: [5000], rents: [20], ...signed('2026-05-03') }, /의무도 과태료도 없/],
    // Somewhen in that year: on either side of the day.
    ['fraud-after-may-2025', signed('2025-01-01'), /^$/],
    ['fraud-after-may-2025', signed('2024-01-01'), /2024년이면/],
    // How long before the end of the term a new owner was registered.
    ['home-refusal-new-owner', owned('2026-11-10', '2027-02-15'), /거절할 수 있어요/],
    ['home-refusal-new-owner', owned('2026-12-15', '2027-02-15'), /거절할 수 있어요/],
    ['home-refusal-new-owner', owned('2026-12-16', '2027-02-15'), /거절할 수 없어요/],
    // Somewhen in that month: on either side of the day.
    ['home-refusal-new-owner', owned('2026-12-01', '2027-02-15'), /^$/],
    ['home-refusal-new-owner', owned('2027-03-10', '2027-02-15'), /^$/],
    ['home-rent-arrears-end', { facts: { ...NO_FACTS, arrearsMonths: 1 } }, /아직 해지할 수 없/],
    ['home-rent-arrears-end', { facts: { ...NO_FACTS, arrearsMonths: 2 } }, /해지할 수 있/],
    // Whose the home is on the first of June of the year of its last payment.
    [
      'property-tax-june-first',
      said({ dates: [{ event: 'SOLD', day: '2027-06-01', exact: true }] }),
      /^사는 사람\(매수인\)이 내야/,
    ],
    ['property-tax-june-first', day('SOLD', '2027-06-02'), /^파는 사람\(매도인\)이 내야/],
    // Somewhen in that year: on either side of it.
    ['property-tax-june-first', day('SOLD', '2027-01-01'), /^$/],
    [
      'shop-renewal-ten-years',
      shop('2019-03-01', '2027-02-28'),
      /^갱신을 요구할 수 있어요.*2029년 3월.*2026년 8월 28일부터 2027년 1월 27일까지/,
    ],
    ['shop-renewal-ten-years', shop('2017-03-02', '2027-02-28'), /^갱신을 요구할 수 있어요/],
    ['shop-renewal-ten-years', shop('2016-04-01', '2027-03-31'), /^갱신요구권은 더 쓸 수 없어요/],
    ['shop-renewal-ten-years', shop('2020-01-05', '2026-12-20'), /요구 기한은 2026년 11월 19일까지였어요/],
    [
      'home-renewal-ask-window',
      on('2026-11-26', [['END', '2027-03-31']]),
      /2026년 9월 30일부터 2027년 1월 30일까지/,
    ],
    ['home-renewal-ask-window', on('2026-11-26', [['END', '2027-01-20']]), /기한이 지났어요/],
    [
      'home-renewal-ask-window',
      on(
        '2026-11-26',
        [
          ['END', '2027-01-20'],
          ['NOTICE', '2026-11-25'],
        ],
        { aspects: { demand: 'MADE' } },
      ),
      /^늦었어요.*묵시적 갱신/,
    ],
    [
      'home-renewal-ask-window',
      on(
        '2026-11-26',
        [
          ['END', '2027-02-28'],
          ['NOTICE', '2026-11-03'],
        ],
        { aspects: { demand: 'MADE' } },
      ),
      /^늦지 않았어요/,
    ],
    [
      'home-tacit-leave',
      on('2026-11-26', [['LEAVES', '2027-02-28']], { renewal: 'TACIT' }),
      /^늦어도 2026년 11월 28일까지/,
    ],
    [
      'home-tacit-leave',
      on('2026-11-26', [['LEAVES', '2027-01-31']], { renewal: 'TACIT' }),
      /2026년 10월 31일까지 닿았어야 해요.*2027년 2월 26일에 끝나/,
    ],
    [
      'inheritance-shares',
      { price: 70_000, ...said({ heirs: 2, spouseLeft: true }) },
      /^배우자 3억원, 자녀 한 사람에 2억원/,
    ],
    [
      'inheritance-shares',
      { price: 80_000, ...said({ heirs: 4, spouseLeft: false }) },
      /^자녀 한 사람에 2억원/,
    ],
    ['inheritance-shares', said({ heirs: 3, spouseLeft: true }), /^배우자가 3\/9, 자녀 한 사람이 2\/9/],
    // Whether a spouse is left nobody said.
    ['inheritance-shares', { price: 80_000, ...said({ heirs: 4 }) }, /^$/],
    // What is asked is interest, and not whether to move.
    [
      'home-leasehold-moved-early',
      said({ aspects: { move: 'SPOKEN', leasehold: 'REGISTERED' } }),
      /이제 이사/,
    ],
    [
      'home-leasehold-moved-early',
      said({ aspects: { move: 'SPOKEN', leasehold: 'REGISTERED', interest: 'SPOKEN' } }),
      /^$/,
    ],
    // What is told is worked out of what is said: twice the money, the rest of a deposit, rent of three months.
    ['sale-deposit-seller-withdraws', sum('DOWN_PAYMENT', 8000), /2배인 1억 6,000만원/],
    ['sale-deposit-buyer-withdraws', sum('DOWN_PAYMENT', 8000), /계약금 8,000만원을 포기하고/],
    ['sale-deposit-buyer-withdraws', sum('DOWN_PAYMENT', 8000, { performed: true }), /해제할 수 없어요/],
    ['auction-senior-tenant', { deposits: [9000], ...sum('RECOVERED', 6000) }, /남은 3,000만원을 낙찰자/],
    // Nothing is left to take over.
    ['auction-senior-tenant', { deposits: [9000], ...sum('RECOVERED', 9000) }, /^$/],
    [
      'auction-buyer-takes-over-deposit',
      { deposits: [18_000], ...said({ claimed: false }) },
      /1억 8,000만원 전부/,
    ],
    // Whoever came after the base right is owed nothing by the buyer, whatever the distribution left.
    [
      'auction-buyer-takes-over-deposit',
      { deposits: [18_000], ...sum('RECOVERED', 6000, { opposes: false }) },
      /떠안지 않아요/,
    ],
    ['shop-arrears-terminate', { rents: [200], ...said({ arrearsMonths: 2 }) }, /3개월분 600만원에 이르러야/],
    // What was paid above a cap, what of a tax may be paid later, and by when something is due.
    [
      'home-raise-over-cap-paid',
      { deposits: [20_000, 21_600], ...said({ paid: true, renewal: 'RIGHT' }) },
      /2억 1,000만원이에요.*넘게 낸 600만원/,
    ],
    // Nothing above the cap; not paid yet; without the right nothing comes back.
    [
      'home-raise-over-cap-paid',
      { deposits: [20_000, 21_000], ...said({ paid: true, renewal: 'RIGHT' }) },
      /^$/,
    ],
    ['home-raise-over-cap-paid', { deposits: [20_000, 21_600], ...said({ renewal: 'RIGHT' }) }, /^$/],
    [
      'home-raise-over-cap-paid',
      { deposits: [20_000, 21_600], ...said({ paid: true, renewal: 'AGREED' }) },
      /^$/,
    ],
    ['home-rental-business-raise', { deposits: [20_000, 25_000] }, /2억 1,000만원까지만/],
    ['comprehensive-tax-payment', sum('BILL', 250), /나누어 낼 수 없고/],
    ['comprehensive-tax-payment', sum('BILL', 380), /넘는 130만원은/],
    ['comprehensive-tax-payment', sum('BILL', 500), /넘는 250만원은/],
    ['comprehensive-tax-payment', sum('BILL', 501), /절반인 2,505,000원까지/],
    ['capital-gains-filing', sum('BILL', 1500), /넘는 500만원은/],
    ['shop-arrears-history', { rents: [120], ...sum('ARREARS', 400) }, /3개월분은 360만원.*거절당할 수 있고/],
    ['shop-arrears-history', { rents: [120], ...sum('ARREARS', 360) }, /거절당할 수 있고/],
    ['shop-arrears-history', { rents: [120], ...sum('ARREARS', 300) }, /거절당하지 않고/],
    ['shop-arrears-history', { rents: [120] }, /3개월분은 360만원/],
    [
      'fraud-minimum-guarantee',
      { deposits: [9000], ...sum('RECOVERED', 1000, { foreign: true }) },
      /국적이 없는/,
    ],
    // A day that something is known since says its last day, a length of time only whether it is over.
    ['sale-leak-after-purchase', on('2026-11-26', [['KNOWN', '2026-06-10']]), /2026년 12월 10일까지/],
    ['sale-leak-after-purchase', on('2026-11-26', [['KNOWN', '2026-05-10']]), /2026년 11월 10일이 지났/],
    ['sale-leak-after-purchase', said({ months: [{ of: 'KNOWN_AGO', value: 7 }] }), /7개월/],
    ['home-late-repair-claim', on('2026-11-26', [['HANDED', '2026-05-10']]), /^내지 않아도/],
    ['home-late-repair-claim', on('2026-11-26', [['HANDED', '2026-06-10']]), /2026년 12월 10일까지/],
    // Above the limit neither the notice of three months nor the year of the shop act holds.
    ['shop-tacit-leave', on('2026-11-26', [['LEAVES', '2027-02-28']], { renewal: 'TACIT' }), /11월 28일까지/],
    [
      'shop-tacit-leave',
      on('2026-11-26', [['LEAVES', '2027-02-28']], { renewal: 'TACIT', aspects: { shopLimit: 'ABOVE' } }),
      /1개월이 지나면/,
    ],
    [
      'shop-term-min',
      said({ months: [{ of: 'TERM', value: 6 }], aspects: { intends: 'STAY', shopLimit: 'ABOVE' } }),
      /한도를 넘/,
    ],
    // Who breaks a contract that was concluded does not keep the provisional deposit of the other side.
    ['home-provisional-deposit', said({ concluded: true, aspects: { brokenBy: 'SELLER' } }), /2배/],
    ['home-provisional-deposit', said({ concluded: true }), /돌려받기 어려워요/],
    ['home-fixed-date-without-registration', said({ fixed: true, registered: false }), /아직 없어요/],
    ['home-fixed-date-without-registration', said({ fixed: true }), /^$/],
  ])('%s %j', (id, given, words) => {
    expect(told(id, given)).toMatch(words)
  })

  test('and a sum that is only told settles nothing between two rulings', () => {
    const settled = (id: string, given: Partial<Case>): boolean =>
      settles(compiledRulings.get(id) ?? { verdicts: [] }, { ...NO_CASE, ...given })
    expect(settled('auction-buyer-takes-over-deposit', { deposits: [9000] })).toBe(false)
    expect(settled('home-report-who', { deposits: [7000], rents: [10] })).toBe(true)
    expect(settled('auction-senior-tenant', { deposits: [9000], ...said({ claimed: false }) })).toBe(true)
  })

  test('and every verdict is told in both languages without a gap', () => {
    for (const { verdicts } of compiledRulings.all)
      for (const { ko, en } of verdicts) {
        expect(ko).toMatch(/[가-힣]/)
        // The units of its expressions are no words of it.
        expect(en.replaceAll(/\{[^}]*\}/g, '')).not.toMatch(/[가-힣]/)
      }
  })
})

describe('a verdict that cannot be worked out says so where it is read', () => {
  const faults = (change: Record<string, unknown>): string[] =>
    faultsOfVerdict(verdict.parse({ ko: '{rent}이에요', en: 'It is {rent}.', ...change }))
  test.each<[Record<string, unknown>, RegExp]>([
    [{ ko: '{rant}이에요', en: 'It is {rant}.' }, /no figure is called rant/],
    [{ ko: '{rent +}이에요', en: 'It is {rent +}.' }, /cannot be read/],
    [{ ko: '{rent + signed}이에요', en: 'It is {rent + signed}.' }, /SUM of MONEY and DAY/],
    [{ when: { rent: { over: '2 months' } } }, /MONEY is held against MONTHS/],
    [{ en: 'It is {2 * rent}.' }, /one language only/],
  ])('%j', (change, fault) => {
    expect(faults(change).join()).toMatch(fault)
  })
  test('and one that can says nothing', () => {
    expect(faults({ when: { 'deposit + 100 * rent': { over: '9억' } } })).toEqual([])
    expect(() => verdict.parse({ ko: '그래요', en: 'So it is.' })).toThrow(/depends on nothing/)
  })
})
