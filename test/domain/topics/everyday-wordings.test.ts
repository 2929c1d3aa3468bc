import { expect, test } from 'vitest'
import { testLawRoute } from '../../support/topics.ts'

/** In one conversation, the last of which is led. */
const led = async (...asked: [string, ...string[]]) =>
  (await testLawRoute(asked.at(-1) ?? '', undefined, asked.slice(0, -1))).ruling?.ruling.id

test('who is told to leave by the landlord in the term is told that, and by whoever bought the home what holds against them', async () => {
  for (const asked of [
    '집주인이 나가래요',
    '집주인이 이사 나가달라는데 계약 1년 남았어요',
    '주인아저씨가 방을 비워 달라고 하네요',
    '원룸 보증금 1000에 월세 55인데 집주인이 나가래요. 계약은 내년 3월까지예요',
  ])
    expect(await led(asked), asked).toBe('home-asked-out-in-term')
  expect(await led('집이 팔렸는데 매수인이 나가래요')).toBe('home-new-owner-evicts')
  expect(await led('만기 한 달 전인데 집주인이 나가래요')).toBe('home-landlord-late-notice')
  expect(await led('집주인이 본인 들어와 산다고 나가래요')).toBe('home-refusal-own-use')
  expect(await led('집주인이 나가래요', '이사비 받을 수 있어요?')).toBe('home-moving-money')
})

test('which of stamp and registration came first decides from when the deposit has its rank', async () => {
  for (const asked of [
    '확정일자 먼저, 전입 나중',
    '확정일자 먼저 받고 전입신고는 나중에 했어요',
    '전입은 늦게 하고 확정일자는 먼저 받았어요',
  ])
    expect(await led(asked), asked).toBe('home-fixed-date-before-registration')
  for (const asked of ['전입 먼저 하고 확정일자는 나중에 받았어요', '확정일자를 늦게 받았어요'])
    expect(await led(asked), asked).toBe('home-fixed-date-late')
})

test('what is not repaired is asked of a home where a home is spoken of, and of a shop where a shop is', async () => {
  const home = '집에 곰팡이가 심하게 피었어요 집주인이 고쳐줘야 하나요?'
  const shop = '가게에 물이 새는데 건물주가 고쳐줘야 하나요?'
  expect(await led(home, '안 고쳐주면요?', '월세 안 내도 돼요?')).toBe('home-rent-withheld-for-repair')
  expect(await led(shop, '안 고쳐주면요?')).toBe('shop-rent-withheld-for-repair')
  expect(await led(shop, '안 고쳐주면요?', '월세 안 내도 돼요?')).toBe('shop-rent-withheld-for-repair')
})

test('a shop that is told to pay more or leave, gives notice by text or wants its deposit has the law of shops', async () => {
  const raise = '상가 월세 200인데 재계약하면서 월세 30% 올려달래요'
  expect(await led(raise, '안 올려주면 나가라는데요')).toBe('shop-raise-refused')
  expect(await led('집주인이 월세 20만원 올려달래요', '안 올려주면 나가라는데요')).toBe('home-raise-refused')
  const leaving = '가게 계약 끝나면 나가려고요 언제 말해야 해요?'
  expect(await led(leaving, '문자로 해도 돼요?')).toBe('shop-notice-form')
  expect(await led(leaving, '문자로 해도 돼요?', '보증금은 언제 돌려받아요?')).toBe('shop-deposit-return')
  const ofHome = '전세 만기에 나가려고요 언제 말해야 해요?'
  expect(await led(ofHome, '문자로 해도 돼요?')).toBe('how-notice-not-renew')
})

test('one of several landlords cannot end a lease alone', async () => {
  for (const asked of [
    '공동상속한 집주인 둘인데 한 명만 계약 해지한대요',
    '집주인이 두 사람인데 그중 한 사람만 방을 빼라고 합니다',
  ])
    expect(await led(asked), asked).toBe('home-landlords-several')
})

test('who tells after a tax what the landlord does is told of that, and who supposes something is told of the tax', async () => {
  const tax = '월세 세액공제 얼마 받아요? 월세 60 연봉 4000'
  expect(await led(tax, '집주인이 전입신고 하지 말래요')).toBe('home-no-registration-clause')
  expect(await led(tax, '전입신고 안 했으면?', '집주인이 전입신고 하지 말래요')).toBe(
    'home-no-registration-clause',
  )
  expect(await led(tax, '집주인이 동의 안 해주면요?')).toBe('rent-tax-credit-landlord-refuses')
})

test('noise of a shop that is heard at home has a ruling of its own, beside that of neighbours', async () => {
  for (const asked of ['집 아래층 술집 소음 심해요', '집에서 옆 가게 음악 소리가 너무 시끄러워요'])
    expect(await led(asked), asked).toBe('noise-from-shop')
  expect(await led('윗집 소음이 너무 심해요')).toBe('building-noise')
})

test('who supposes in English that they say no to a raise is told what follows', async () => {
  for (const first of [
    'Can my landlord raise the rent by 10% at renewal?',
    'My landlord wants to raise the rent by 20%',
  ])
    expect(await led(first, 'What if I say no?'), first).toBe('home-raise-refused')
})

test('a landlord who says nothing before the end is none who cannot be reached', async () => {
  expect(await led('다음달이 만기인데 집주인이 연락이 없어요')).toBe('home-tacit-renewal-when')
  expect(await led('집주인이 연락이 안 돼요')).toBe('fraud-landlord-vanished')
})

test('what befalls the landlord of a shop is answered by the law of shops', async () => {
  expect(await led('가게 건물주가 파산했대요')).toBe('shop-landlord-insolvent')
  expect(await led('가게 건물주가 파산했대요', '보증금은요?')).toBe('shop-landlord-insolvent')
  expect(await led('상가 주인이 돌아가셨는데 상속인들이 나가래요')).toBe('shop-landlord-died')
  expect(await led('집주인이 파산했대요 보증금은요?')).toBe('fraud-landlord-bankrupt')
})

test('what is asked of a loan from parents has an answer each', async () => {
  const before = '부모님한테 2억 빌려서 집 사려고 해요'
  expect(await led(before, '차용증 써야 해요?')).toBe('family-loan-paper')
  expect(await led(before, '차용증 써야 해요?', '이자를 얼마 드려야 해요?')).toBe('family-loan-interest')
})

test('a landlord who refuses the repair is spoken of, and none who wants to come in', async () => {
  expect(await led('The boiler broke, who has to fix it?', 'What if he refuses?')).toBe('repair-refused')
})

test('a deposit that is not paid is asked of the lease that was told, whoever pays the agent', async () => {
  const told = '2년 살고 계약 끝났는데 말없이 그냥 살고 있어요. 묵시적 갱신인가요?'
  const asked = ['중간에 나가고 싶으면요?', '복비는 누가 내요?', '보증금 안 주면요?'] as const
  expect(await led(told, ...asked)).toMatch(/^home-deposit/)
  const { related, points } = await testLawRoute('보증금 안 주면요?', undefined, [told, '복비는 누가 내요?'])
  expect([...related, ...points].map(({ id }) => id).filter((id) => id.includes('fee'))).toEqual([])
})

test('whether one may do something is no second thing that is asked', async () => {
  const before = ['다음달이 만기인데 집주인이 연락이 없어요']
  expect((await testLawRoute('그럼 계속 살아도 되나요', undefined, before)).points).toEqual([])
})
