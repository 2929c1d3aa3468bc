import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_CASE } from '../../../src/domain/case.ts'
import { NO_FACTS } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { readLeaseFacts } from '../../../src/domain/reading/lease-facts.ts'
import { compiledRulings } from '../../../src/domain/rulings/compiled.ts'
import { decide, decidesFor, verdict } from '../../../src/domain/rulings/verdict.ts'
import { isOfPremises, premiseOf } from '../../../src/domain/topics/premise.ts'
import { routeLaw } from '../../../src/domain/topics/route.ts'
import { PLACES } from '../../support/homes.ts'
import { testLawRoute } from '../../support/topics.ts'

const NOW = new Date('2026-11-26T03:00:00Z')
const factsIn = (text: string) => readLeaseFacts(text, [], '2026-11-26').facts
const caseIn = (text: string) => readRequest(text, { places: PLACES, now: NOW }).wishes[0]?.case ?? NO_CASE
const told = (id: string, text: string): string =>
  decide(compiledRulings.get(id) ?? { verdicts: [] }, caseIn(text))?.ko ?? ''

describe('what is said of a case decides, in the words of whoever asks', () => {
  test.each<[string, string, RegExp]>([
    // Who is to live there: by the landlord’s kin, and not by the kin of whoever asks.
    ['home-refusal-own-use', '임대인이 시누이네가 이사 온다면서 갱신을 거절합니다', /거절할 수 없/],
    ['home-refusal-own-use', '주인집 조카가 여기서 지낼거라 갱신 안된대 나가야 하나요', /거절할 수 없/],
    ['home-refusal-own-use', '집주인 회사 직원이 들어와 산대요', /거절할 수 없/],
    ['home-refusal-own-use', "The owner's daughter is going to move in, so no renewal", /거절할 수 있/],
    ['home-refusal-own-use', '집주인 할머니가 실제로 거주하신다고 합니다', /거절할 수 있/],
    ['home-refusal-own-use', '저는 제 남동생이랑 사는데 집주인이 직접 들어와 산대요', /집주인 본인/],
    ['home-refusal-own-use', '실거주한다는 말을 아무도 안 했어요', /^$/],
    ['home-refusal-own-use', '갱신을 거절할 수 있는 이유가 뭐예요', /^$/],
    [
      'home-landlord-late-notice',
      '전세 만기 두달 전에 집주인이 나가라고 했어요 나가야 하나요',
      /늦지 않아서.*갱신을 요구하면/,
    ],
    ['home-landlord-late-notice', '만기 한 달 전에 집주인이 나가라고 했어요 나가야 하나요', /^나가지 않아도/],
    // Without a fixed date no tax comes behind the deposit.
    ['tax-before-deposit', '확정일자는 안 받았어', /우선변제권이 없/],
    ['tax-before-deposit', '확정일자 없이 살고 있는데 집주인이 세금을 밀렸어요', /우선변제권이 없/],
    ['tax-before-deposit', '확정일자도 받아놨어요 집주인이 세금을 밀렸대요', /^$/],
    // Arrears: now and once, of a shop and of a home, in figures and in months.
    [
      'shop-arrears-terminate',
      '커피숍 월세 120만원인데 밀린 돈이 300만원이에요',
      /아직 해지할 수 없.*360만원/,
    ],
    ['shop-arrears-terminate', 'My cafe rent is 2 million won and I owe 6 million won', /해지할 수 있/],
    [
      'home-rent-arrears-end',
      '월세 50만원인데 90만원 밀렸어요. 집주인이 계약을 해지할 수 있나요?',
      /아직 해지할 수 없.*100만원/,
    ],
    ['shop-arrears-history', '가게 월세가 넉 달치 밀렸다가 전부 갚았어요', /거절할 수 있/],
    ['shop-arrears-history', '식당 월세 두 달치 밀렸던 건 다 냈어요', /거절할 수 없/],
    ['home-arrears-paid-renewal', '예전에 한 달치 밀렸다가 갚았는데요', /거절할 수 없/],
    // Paid, and not paid yet; of a home and of a shop.
    ['home-rent-arrears-end', '월세 두 달치 밀렸다가 지난주에 다 갚았어요. 해지당하나요', /해지할 수 없/],
    [
      'home-rent-arrears-end',
      '월세 두 달치 밀렸는데 아직 다 못 갚았어요',
      /^밀린 월세가 2개월분이면 집주인이 계약을 해지/,
    ],
    ['shop-arrears-terminate', '카페 월세 세 달 밀렸던 거 전부 냈는데 해지한대요', /해지할 수 없/],
    // How far a registration is.
    ['lease-registration-after', '임차권등기 접수만 하고 이사해도 되나요', /아직 .*안 돼/],
    ['lease-registration-after', '임차권등기명령 결정문이 왔는데 이사해도 되나요', /아직 .*안 돼/],
    ['lease-registration-after', '등기부에 임차권등기가 올라왔는데 주소를 옮겨도 되나요', /유지돼요/],
    ['lease-registration-after', '임차권등기명령은 어떻게 신청하나요', /^$/],
    ['lease-registration-after', '임차권등기가 아직 등기부에 안 올라왔는데 이사해도 되나요', /^$/],
    ['lease-registration-after', '임차권등기 신청 마쳤어요. 주소 옮겨도 되나요', /아직 .*안 돼/],
    ['lease-registration-after', '임차권등기 신청했고 오늘 등기부에 올라왔어요. 이사해도 되죠?', /유지돼요/],
    ['home-moved-address-out', '아내와 아이는 그대로 살고 저만 주소를 옮겼어요', /순위가 유지/],
    ['home-moved-address-out', '임차권등기 올라온 거 보고 주소를 뺐어요', /순위가 유지/],
    ['home-moved-address-out', '대출 때문에 잠깐 주소를 뺐어요', /순위가 그대로 남지 않/],
    // What one side alleges, denies or asks is not what is so.
    ['home-mould', '곰팡이가 폈는데 집주인은 제가 환기를 안 해서 생겼다고 우겨요', /^$/],
    ['home-mould', '환기를 안 한 것도 아니고 외벽 결로 때문이에요', /집주인이 고쳐/],
    ['home-restore-wear', '제 잘못이 아니라 문이 낡아서 떨어졌어요', /물어내지 않아도/],
    ['home-opposability-when', '은행 근저당이 먼저인가요 제 전입이 먼저인가요', /^$/],
    [
      'broker-fee-contract-cancelled',
      '중개사 잘못이 아니라 제가 변심해서 계약을 해제했는데 복비는요',
      /중개보수를 내야/,
    ],
    ['sale-defect-as-is-clause', '현 상태 매매인데 매도인은 몰랐다고 주장해요', /^$/],
    ['home-sublet-without-consent', '집주인 동의 받은 적 없이 방을 세줬어요', /해지당할 수/],
    ['home-flatmate', '집주인 몰래 남자친구랑 같이 살고 있어요', /해지당하지 않아요/],
    // By whose notice.
    [
      'home-landlord-late-notice',
      '만기가 2026년 12월 31일인데 제가 11월 20일에 나가겠다고 말했어요',
      /^세입자가 2026년 11월 20일/,
    ],
    [
      'home-landlord-late-notice',
      '만기가 2026년 12월 31일인데 집주인이 11월 20일에 나가라고 했어요',
      /^나가지 않아도/,
    ],
    [
      'how-notice-not-renew',
      '만기 12월 31일인데 집주인이 11월 20일에 나가 달라고 문자를 보냈어요',
      /효력이 없어요/,
    ],
    // By what the present term runs.
    [
      'home-renewal-new-contract-leave',
      '갱신요구권 썼고 지금 사는 중인데 나가고 싶어요',
      /3개월 전에 알리고 나갈 수/,
    ],
    [
      'home-leave-early-first-term',
      '갱신권은 안 썼고 합의로 연장했는데 중간에 나가도 되나요',
      /어떤 기간인지/,
    ],
    [
      'home-broker-fee-midterm',
      '특약에 복비 세입자 부담이라고 적혀 있는데 묵시적 갱신 상태예요',
      /내지 않아도/,
    ],
    ['home-renewal-ask-window', '만기까지 8개월 남았는데 갱신 요구해도 되나요', /아직 일러/],
    ['home-refusal-own-use', '만기까지 한 달 남았는데 집주인이 직접 들어와 산대요', /늦어서 나가지 않아도/],
    ['shop-refusal-own-use', '12년째 장사하는 가게인데 건물주가 직접 쓰겠대요', /거절할 수 있/],
    ['shop-renewal-ten-years', '분식집 9년째인데 재계약 안해준대요', /장사한 지 9년이면/],
    ['sale-fraud-deadline', '속은 걸 안 지 3년 4개월 됐어요', /안 지 3년/],
    ['auction-claim-deadline', '배당요구를 안 했는데 종기가 다음 달이에요', /종기 전이면 지금 바로/],
    ['home-deposit-interest', '열쇠는 아직 안 줬어요. 이자 받을 수 있어요?', /^$/],
    ['home-repair-landlord', '천장 형광등이 나갔어요', /세입자가 갈아/],
    // By the days that are said.
    [
      'home-mortgage-same-day',
      '전입은 7월 3일에 했고 근저당은 7월 3일에 잡혔어요',
      /은행이 먼저.*7월 4일 0시/,
    ],
    ['home-mortgage-same-day', '전입 7월 3일, 확정일자 7월 3일, 근저당 7월 4일', /세입자가 먼저/],
    ['home-mortgage-same-day', '전입 4월 1일, 근저당 4월 10일, 확정일자 4월 20일', /은행이 먼저 배당/],
    ['home-mortgage-same-day', '전입 4월 1일, 근저당 4월 10일, 확정일자 4월 10일', /은행과 같은 순위/],
    ['home-mortgage-same-day', '전입신고랑 같은 날 은행 근저당이 들어왔네요', /은행이 먼저/],
    ['home-tacit-leave', '자동연장으로 살다가 2026년 11월 30일에 해지 통보했어요', /2027년 2월 28일/],
    ['home-tacit-leave', 'It renewed automatically. He got my notice on January 5, 2027.', /2027년 4월 5일/],
    ['home-landlord-late-notice', '만기가 한 달 남았는데 집주인이 나가래요', /나가지 않아도/],
    // For how long, and how long ago.
    ['home-term-under-two-years', '1년 계약했는데 더 살고 싶어요', /2년까지 살 수/],
    ['home-term-under-two-years', '10개월만 계약했고 만기에 나가고 싶은데요', /10개월 만기에 나갈 수/],
    ['shop-renewal-ten-years', '분식집 9년째인데 재계약 안해준대요', /요구할 수 있/],
    ['shop-renewal-ten-years', 'my shop has been here for 12 years', /더 쓸 수 없.*12년이면/],
    ['home-raise-midterm', '올린 지 9개월밖에 안됐는데 또 올려달래요', /응하지 않아도/],
    ['sale-defect-six-months-passed', '누수를 발견한 지 7개월 지났어요', /더 물을 수 없/],
    ['sale-leak-after-purchase', '두 달 전에 누수를 알았어요', /물을 수 있/],
    ['home-late-repair-claim', '이사 나온 지 8개월 됐는데 수리비 내래요', /내지 않아도/],
    ['shop-premium-damages', '상가 계약 끝난 지 4년 됐어요', /청구할 수 없/],
    // By whose fault, and by what cause.
    ['broker-fee-contract-cancelled', '변심해서 계약금 포기하고 파기했는데 복비 내라네요', /내야 해요/],
    [
      'broker-fee-contract-cancelled',
      '중개사가 하자를 숨겨서 계약이 깨졌는데 복비를 내야 하나요',
      /내지 않아도/,
    ],
    ['home-repair-landlord', '온수가 안 나와요', /집주인이/],
    ['home-repair-landlord', '화장실 전구가 나갔어요', /세입자가/],
    ['home-restore-wear', '담배로 장판을 태웠어요', /물어야/],
    ['home-restore-wear', '벽지가 햇빛에 누렇게 변했어요', /물어내지 않아도/],
    ['home-unit-number-wrong', '다가구 원룸인데 호수를 잘못 적었어요', /보호받아요/],
    // The most that was open, beside the rent; and what part of a building’s charges passes to a new owner.
    [
      'home-arrears-paid-renewal',
      '월세 70만원, 예전에 제일 많이 밀렸을 때가 130만원이고 지금은 없어요. 재계약 거절되나요',
      /140만원.*130만원.*거절당하지 않아/,
    ],
    ['home-arrears-paid-renewal', '월세 50에 연체가 쌓여 한때 100만원까지 갔었어요', /거절당할 수/],
    [
      'building-fee-arrears-successor',
      '체납 관리비 300 가운데 공용 150, 전유 120, 연체료 30이래요',
      /공용부분 150만원만.*전유부분 120만원.*연체료 30만원/,
    ],
    [
      'building-fee-arrears-successor',
      'Unpaid maintenance of 5 million won, 3 million of it for common areas',
      /공용부분 300만원만/,
    ],
    // Six months from the day on which a defect showed itself, in whatever words.
    [
      'sale-leak-after-purchase',
      '8월에 산 집인데 10월 15일에 아랫집에서 누수 연락이 왔어요',
      /10월 15일부터.*2027년 4월 15일까지/,
    ],
    [
      'sale-leak-after-purchase',
      '5월 2일 잔금 치른 빌라, 10월 8일에 천장에서 물이 새는 걸 봤어요',
      /2027년 4월 8일까지/,
    ],
    // Two years from a birth to the application.
    ['policy-newborn', '2024년 9월 10일에 아이를 낳았어요. 신생아 특례 12월에 신청하려고요', /신청할 수 없/],
    ['policy-newborn', '작년 7월 3일에 출산했는데 12월에 신청 가능한가요', /2027년 7월 3일까지/],
    ['policy-newborn', '아기가 2024년 10월 5일에 태어났어요', /신청할 수 없/],
    // When a lease was made first, and what is to be done with a home that is bought.
    ['fraud-after-may-2025', '작년 11월 최초 계약인데 대상이 아니래요', /2025년 5월 31일/],
    ['sale-permit-area', '실거주는 안 하고 전세 놔서 잔금 치르려고요', /허가받을 수 없/],
    ['sale-permit-area', '허가구역에서 집을 사서 들어가 살려고요', /^$/],
    ['sale-permit-area', '허가받아 산 집을 1년 만에 세를 놓아도 되나요', /^$/],
    // The owner’s kin is to use a shop: no ground, and by when renewal is to be demanded.
    [
      'shop-refusal-own-use',
      '미용실 만기가 내년 4월 30일인데 건물주 딸이 여기서 네일샵 하고 싶어한대요',
      /거절할 수 없.*10년.*2026년 10월 30일부터 2027년 3월 29일/,
    ],
    // A clause that ends a lease with a sale.
    [
      'home-new-owner-evicts',
      '특약에 집을 매도하는 경우 임차인은 2개월 안에 퇴거하기로 한다고 써 있어요',
      /승계.*무효/,
    ],
    ['home-new-owner-evicts', '집을 매도하는 경우 누구한테 보증금을 받나요', /^$/],
    // Shares of a count.
    ['building-vote-majority', '24세대 재건축 결의', /20세대 이상/],
    ['building-vote-majority', '관리규약을 고치려는데 30가구 중 몇 가구가 찬성해야 하나요', /23세대 이상/],
    ['building-vote-majority', '12세대가 일반 안건을 의결하려면', /7세대 이상/],
    [
      'building-common-part-change',
      '공용부분을 변경하려면 31세대 중 몇 세대가 동의해야 하나요',
      /21세대 이상/,
    ],
  ])('%s: %s', (id, text, words) => {
    expect(told(id, text)).toMatch(words)
  })

  test('what asks how something is done says nothing of how far it is', () => {
    expect(factsIn('임차권등기명령 혼자 신청하려고 하는데요').aspects).toEqual({})
    expect(factsIn('형이랑 같이 살 집을 구해요').aspects['occupant']).toBeUndefined()
    expect(factsIn('대전입니다').registered).toBeNull()
    expect(factsIn('500세대 이상 아파트').units).toBeNull()
  })

  test('a 확정일자 that was forgotten has no day, and one that came late has its own', () => {
    const forgot = factsIn('작년 2월에 이사하면서 전입신고만 하고 확정일자를 깜빡했어요')
    expect(forgot.fixed).toBe(false)
    expect(forgot.dates).toEqual([{ event: 'MOVED_IN', day: '2025-02-01' }])
    expect(factsIn('확정일자를 깜빡하고 9월 20일에 받았어요').dates).toContainEqual({
      event: 'FIXED',
      day: '2026-09-20',
    })
  })

  test('keys that were handed over are, though no suit was brought yet', () => {
    expect(factsIn('비번이랑 열쇠까지 넘겨줬고 아직 소송은 안 했어요').handedOver).toBe(true)
    expect(factsIn('열쇠는 아직 안 줬어요').handedOver).toBe(false)
  })

  test('months of arrears that are taken back for others', () => {
    expect(factsIn('밀렸던 건 세 달치가 아니라 두 달치였어요').arrearsMonths).toBe(2)
    expect(factsIn('월세 세 달치 밀렸어요').arrearsMonths).toBe(3)
  })

  test('by when something is demanded is no event of the lease, and a sentence that ended names no later day', () => {
    expect(factsIn('계약은 2026년 9월 30일에 끝났어요. 11월 30일까지 안 주면 소송해요').dates).toEqual([
      { event: 'END', day: '2026-09-30' },
      { event: 'DUE', day: '2026-11-30' },
    ])
    expect(factsIn('12월 15일까지 입금 안하면 소송').dates).toEqual([{ event: 'DUE', day: '2026-12-15' }])
    expect(factsIn('11월 20일까지 해지 통보를 안 하면 연장되나요').dates).not.toContainEqual(
      expect.objectContaining({ event: 'DUE' }),
    )
  })

  test('what was done is told of the day that is named behind it', () => {
    expect(factsIn('집 비우고 키 반납한 게 7월 1일인데').dates).toMatchObject([
      { event: 'HANDED', day: '2026-07-01' },
    ])
    expect(factsIn('계약은 9월 15일에 했고 이사는 10월 20일').dates).toContainEqual({
      event: 'SIGNED',
      day: '2026-09-15',
    })
    expect(factsIn('만기가 내년(2027년) 3월 31일이에요').dates).toEqual([{ event: 'END', day: '2027-03-31' }])
  })

  test('a shop is no home: what decides for one decides nothing for the other', () => {
    const shop = { ...NO_FACTS, premises: 'SHOP' as const }
    expect(isOfPremises({ field: 'lease' }, shop)).toBe(false)
    expect(isOfPremises({ field: 'shop' }, shop)).toBe(true)
    expect(isOfPremises({ field: 'shop' }, NO_FACTS)).toBe(false)
    expect(isOfPremises({ field: 'sale' }, shop)).toBe(true)
  })

  test('a ruling that the case decides gains on one that is worded like it', () => {
    const share = premiseOf('변심해서 계약금 포기하고 파기했는데 중개수수료를 내야 하나요')
    const ruling = compiledRulings.get('broker-fee-contract-cancelled')
    expect(ruling === null ? 0 : share(ruling)).toBeGreaterThan(1)
    const asked = '집 사려다 대출이 안 나와서 계약금 4천 포기하고 해제했는데 중개사가 수수료를 다 내래요'
    const { ruling: first, rivals } = routeLaw(asked, [], () => [], ['공인중개사법', '민법'], compiledRulings)
    const given = caseIn(asked)
    expect([first?.ruling, ...rivals].find((it) => it !== undefined && decidesFor(it, given))?.id).toBe(
      'broker-fee-contract-cancelled',
    )
  })
})

test('a share of a count is the least whole number that reaches it', () => {
  const of = (formula: string, units: number): number => {
    const made = verdict.parse({ said: { resolution: 'REBUILD' }, ko: `{${formula}}`, en: `{${formula}}` })
    const given = { ...NO_CASE, facts: { ...NO_FACTS, units, aspects: { resolution: 'REBUILD' } } }
    return Number(decide({ verdicts: [made] }, given)?.ko)
  }
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5000 }), (units) => {
      for (const [formula, over, under] of [
        ['ceil(units * 4 / 5)', 4, 5],
        ['ceil(units * 3 / 4)', 3, 4],
        ['ceil(units * 2 / 3)', 2, 3],
      ] as const) {
        const least = of(formula, units)
        expect(least * under).toBeGreaterThanOrEqual(units * over)
        expect((least - 1) * under).toBeLessThan(units * over)
      }
      expect(of('floor(units / 2) + 1', units) * 2).toBeGreaterThan(units)
      expect((of('floor(units / 2) + 1', units) - 1) * 2).toBeLessThanOrEqual(units)
    }),
  )
})

describe('what is told of a case says which ruling is meant', () => {
  test.each([
    ['2년 계약인데 반년 만에 나가야 해요', 'home-leave-early-first-term'],
    ['1년 계약했는데 6개월만 살고 나가고 싶어요', 'home-leave-early-first-term'],
    ['다섯달 살았는데 중간에 나가면 어떻게 되나요', 'home-leave-early-first-term'],
    [
      'my lease is 2 yrs but i need to leave after 6 months, can i get deposit back right away?',
      'home-leave-early-first-term',
    ],
    ['We are 5 months into a one-year lease and want to move out', 'home-leave-early-first-term'],
    ['2년 계약하고 8개월 살았는데 이사가야해요 복비 내가 내나요?', 'home-broker-fee-midterm'],
    ['1년만 계약했는데 만기에 나가면 위약금 있나요', 'home-term-under-two-years'],
    ['1년 계약 다 채우고 나가고 싶은데 2년 살아야 하나요', 'home-term-under-two-years'],
    ['갱신청구권 쓰고 6개월 살았는데 나가려고요', 'home-renewal-leave'],
    ['전입신고 하루 늦게 했는데 그 사이에 근저당 잡혔대 나 망한거임?', 'home-mortgage-same-day'],
    ['전입신고 언제까지 해야 해?', 'how-move-in-registration'],
    ['부동산 중개사가 복비를 현금으로만 받는대요', 'broker-fee-cash-receipt'],
    ['집주인이 만기 전에 나가래요 2년 계약 중 1년 살았어요', 'home-asked-out-in-term'],
  ])('“%s”: %s', async (text, id) => {
    expect((await testLawRoute(text)).ruling?.ruling.id).toBe(id)
  })
})
