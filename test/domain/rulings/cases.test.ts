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
