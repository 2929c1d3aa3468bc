import { expect, test } from 'vitest'
import { lastSteps } from '../../../src/agent/talk/last-steps.ts'
import { line } from '../../../src/agent/answer/line.ts'
import type { Block, Leaf } from '../../../src/domain/block.ts'
import { message } from '../../../src/domain/message/say.ts'
import type { MessageId, Said } from '../../../src/domain/message/say.ts'
import { talk } from './talk.ts'

const lastOf = (questions: readonly string[]) => {
  const wish = talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]
  if (wish === undefined) throw new Error('nothing was asked')
  return wish
}

test.each([
  [['전세 2억 8천 사는데 집주인이 2천 더 올려달래요', '1천만 올리자고 하면요?'], [28_000, 29_000], []],
  [
    [
      '전세 2억 8천 사는데 집주인이 2천 더 올려달래요',
      '안 된다고 하면 나가야 돼요?',
      '그럼 1천만 올리자고 하면요?',
    ],
    [28_000, 29_000],
    [],
  ],
  [['보증금 1천에 월세 60인데 월세 10만원 올려달래요', '5만원만 올리자고 하면요?'], [1_000], [60, 65]],
])(
  'another raise is one of what is paid, and not of what was asked for first: %s',
  (questions, deposits, rents) => {
    const { case: given } = lastOf(questions)
    expect([given.deposits, given.rents]).toEqual([deposits, rents])
  },
)

test.each([
  [['원룸 월세 500에 45 복비 얼마에요', '전세 1억이면?'], [10_000], []],
  [['원룸 월세 500에 45 복비 얼마에요', '보증금 1000이면?'], [1_000], [45]],
  [['원룸 월세 500에 45 복비 얼마에요', '월세 1000에 60이면?'], [1_000], [60]],
])('a jeonse that is supposed in place of a lease with rent pays none: %s', (questions, deposits, rents) => {
  const { case: given } = lastOf(questions)
  expect([given.deposits, given.rents]).toEqual([deposits, rents])
})

test.each([
  ['근저당은 없대요', 0],
  ['등기부 보니 융자 없어요', 0],
  ['근저당이 없으면 어때요?', 0],
  ['There is no mortgage on it', 0],
  ['근저당 5천이래요', 5_000],
  ['근저당이 없는지 어떻게 확인해요?', 3_000],
])('what is said of older debt takes the place of what was said before: %s', (said, debt) => {
  const { case: given } = lastOf(['전세 2억이고 매매가 2억 5천이에요 위험해요?', '근저당 3천 있어요', said])
  expect(given.seniorDebt ?? 3_000).toBe(debt)
})

test.each([
  [
    ['전세 2억 5천인데 계약 끝났는데 보증금을 안 돌려줘요', '문자로 뭐라고 보내죠?'],
    'DEPOSIT_RETURN',
    'LESSEE',
  ],
  [
    [
      '전세 2억 8천 사는데 집주인이 2천 더 올려달래요',
      '안 된다고 하면 나가야 돼요?',
      '문자로 뭐라고 보내죠?',
    ],
    'RENEWAL_CLAIM',
    'LESSEE',
  ],
  [['임대인인데요 세입자가 월세 두 달 안 냈어요', '문자로 뭐라고 보내죠?'], 'ARREARS', 'LESSOR'],
  [['벽에 곰팡이가 심한데 수리 누가 해요?', '카톡으로 뭐라고 보내요?'], 'REPAIR_REQUEST', 'LESSEE'],
])('a message that says nothing of what it is for is of what was talked of: %s', (questions, of, sender) => {
  expect(lastOf(questions).notice).toMatchObject({ of, sender, isMessage: true })
})

test('its figures are those of the case that was talked of', () => {
  const questions = ['전세 2억 5천인데 계약 끝났는데 보증금을 안 돌려줘요', '문자로 뭐라고 보내죠?']
  expect(lastOf(questions).case.deposits).toEqual([25_000])
})

test('special terms are for what was talked of', () => {
  const questions = ['확정일자 받는 날 집주인이 근저당 대출받으면 어떻게 돼요?', '그럼 특약으로 뭐라고 넣죠?']
  const { notice } = lastOf(questions)
  expect(notice?.of).toBe('SPECIAL_TERMS')
  expect(notice?.about.length).toBeGreaterThan(0)
})

test('a landlord is written no paper of a tenant', () => {
  const questions = ['저는 집주인인데 월세를 5% 올려 달라고 하려고요', '문자로 뭐라고 보내죠?']
  expect(lastOf(questions).notice?.sender ?? null).not.toBe('LESSEE')
})

const turnOf = (
  heading: MessageId | null,
  intentType: 'LEGAL_CONSULT' | 'PROPERTY_SEARCH' = 'LEGAL_CONSULT',
) => {
  const title: Said = { id: 'answer.heading.steps', args: {} }
  const note: Leaf = {
    kind: 'note',
    role: 'caveat',
    lines: [{ ...line(null, message('talk.next')), cites: [1] }],
  }
  const blocks: Block[] =
    heading === null ? [] : [{ kind: 'section', title: { ...title, id: heading }, blocks: [note] }]
  return { answer: { blocks }, turn: { intentType } }
}
const LAST = { intentType: 'LEGAL_CONSULT' } as const

test('what to do now is what the latest answer of the matter said, without its citations', () => {
  const steps = lastSteps(
    [turnOf('answer.heading.advice'), turnOf('answer.heading.steps'), turnOf(null)],
    LAST,
  )
  expect(steps).toHaveLength(1)
  expect(steps[0]).toMatchObject({ lines: [{ cites: [] }] })
  expect(lastSteps([turnOf('answer.heading.steps', 'PROPERTY_SEARCH')], LAST)).toEqual([])
  expect(lastSteps([turnOf('answer.heading.steps'), turnOf(null), turnOf(null), turnOf(null)], LAST)).toEqual(
    [],
  )
})

test('the tax on a gift of which no sum is said is of the money that kin lends', () => {
  const before = '부모님한테 2억 빌려서 집 사려고 해요'
  for (const questions of [
    [before, '그냥 받으면 증여세 얼마예요?'],
    [before, '차용증 써야 해요?', '그냥 받으면 증여세 얼마예요?'],
  ]) {
    const { act, tax } = lastOf(questions)
    expect([act, tax?.open, tax?.relation, tax?.facts.lent]).toEqual(['COMPUTE', [20_000], 'PARENT', false])
  }
  expect(lastOf([before, '3억 받으면 증여세 얼마예요?']).tax?.open).toEqual([30_000])
})

test('whoever borrows of their parents wants no product of a bank', () => {
  const needOf = (question: string) => talk([question]).at(-1)?.request.intent.intentType
  expect(needOf('부모님한테 2억 빌려서 집 사려고 해요')).toBe('LEGAL_CONSULT')
  expect(needOf('2억 빌려서 집 사려고 해요')).toBe('LOAN_CONSULT')
  expect(needOf('부모님한테 1억 빌리고 나머지 3억은 대출 받으려고요')).not.toBe('LEGAL_CONSULT')
})

test.each([
  ['원룸 월세 500/40 복비', '부동산이 30만원 달라고 하네', 30],
  ['원룸 월세 500/40 복비', '40만 내라던데', 40],
  ['오피스텔 전세 2억 복비 얼마예요', '100만원 받는다는데 맞아?', 100],
  ['아파트 매매 7억 복비', '중개사가 400만원 불렀어요', 400],
])('what a broker wants is held against the fee, and is no sum of the deal: %s, %s', (asked, said, paid) => {
  const { case: before } = lastOf([asked])
  const { case: given, asks } = lastOf([asked, said])
  expect(given).toMatchObject({ price: before.price, deposits: before.deposits, rents: before.rents })
  expect(given.facts.sums).toContainEqual({ of: 'FEE_PAID', value: paid })
  expect(asks).toContain('fee')
})

test('what a landlord wants after a fee was worked out is what the lease is about', () => {
  const { case: given } = lastOf(['전세 3억 복비', '집주인이 3억 2천 달라는데'])
  expect([given.deposits.at(-1), given.facts.sums]).toEqual([32_000, []])
})

test.each([
  [['분양권 프리미엄 5천 8개월 보유 양도세', '1년2개월 기준으로'], 14],
  [['분양권 프리미엄 5천 8개월 보유 양도세', '2년 3개월이면'], 27],
])('years and months that are said of no thing are one time: %s', (questions, months) => {
  expect(lastOf(questions).tax?.heldMonths).toBe(months)
})

test.each([
  ['복비랑 취득세로 4천 썼어', 4_000],
  ['취득세 복비 합쳐서 3천 들었어요', 3_000],
])('what was paid for a home comes off its gain: %s', (said, expenses) => {
  const { tax } = lastOf(['1주택 5년 보유 4년 거주 8억에 사서 16억에 팔면 양도세', said])
  expect(tax).toMatchObject({ asks: ['capitalGainsTax'], sums: { sold: 160_000, expenses } })
})

test('a salary that is said to be again what it was is what the tax takes', () => {
  const { tax } = lastOf(['연봉 4800 월세 55 세액공제', '8300이면?', '연봉은 다시 4800이면?'])
  expect(tax?.sums.salary).toBe(4_800)
})
