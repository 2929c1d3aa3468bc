import { describe, expect, test } from 'vitest'
import { analyse } from '../../support/analysis.ts'
import { talk } from './talk.ts'

const JEONSE = '마포구 아파트 전세 4억 이하 찾아줘'
const RENT = '수원시 월세 보증금 2000에 80 이하 찾아줘'
const SALE = '강남구 5억 미만 아파트 찾아줘'

/** What is worked out for the last question, and the home that the one before it was about. */
const lastOf = async (...questions: readonly string[]) => {
  const turns = talk(questions, { inLaw: true })
  const { followUp = null } = turns.at(-1) ?? {}
  const list = turns.find(({ shown }) => shown.length > 1)?.shown ?? []
  const home = list.find(({ transactionId }) => transactionId === followUp?.home?.transactionId)
  const { evidence } = await analyse(questions.at(-1) ?? '', {}, 'KO', undefined, followUp)
  const results = new Map(
    evidence.flatMap(({ source }) =>
      source.kind === 'CALCULATION' ? [[source.name, source.result] as const] : [],
    ),
  )
  return { home, list, results }
}

describe('what is paid at signing', () => {
  test.each([
    [JEONSE, '계약금은 얼마 걸어요?'],
    [JEONSE, '잔금은 얼마예요?'],
    [JEONSE, '가계약금 얼마나 넣어야 해요?'],
    [RENT, '계약금 얼마 내면 돼요?'],
    [SALE, '계약금은 얼마예요?'],
  ])('%s … %s is a tenth of the home that is talked of', async (search, question) => {
    const { home, list, results } = await lastOf(search, '2번 집 자세히 알려줘', question)
    expect(home).toBe(list[1])
    const amount = home?.salePrice ?? home?.deposit ?? 0
    expect(results.get('dealPayments')).toMatchObject({
      result: { down: amount / 10, balance: (amount * 9) / 10 },
    })
  })

  test.each([
    ['전세 3억 계약하는데 계약금은 얼마예요?', { down: 3000, balance: 27_000 }],
    ['5억 아파트 매매 계약금 5%만 걸면 얼마예요?', { down: 2500, balance: 47_500 }],
    ['보증금 1000에 월세 60 계약금 얼마 내요?', { down: 100, balance: 900 }],
  ])('%s', async (question, result) => {
    expect((await lastOf(question)).results.get('dealPayments')).toMatchObject({ result })
  })

  test('is not told to whoever asks what it costs to break off', async () => {
    const { results } = await lastOf('아파트 계약금 3천 넣었는데 마음이 바뀌었어요 얼마 손해예요?')
    expect(results.get('dealPayments')).toBeUndefined()
    expect(results.get('downPayment')).toBeDefined()
  })
})

describe('what moving in takes', () => {
  test.each(['총 얼마 필요해요?', '이사할 때 다 합쳐서 얼마 들어요?', '들어갈 때 총 얼마 있어야 해요?'])(
    'is the deposit with the fee: %s',
    async (question) => {
      const { home, results } = await lastOf(JEONSE, '1번 집', question)
      const deposit = home?.deposit ?? 0
      // 0.3 % from 1억 to 6억.
      const fee = (deposit * 3) / 1000
      expect(results.get('leaseFunds')).toMatchObject({ fee, total: deposit + fee })
    },
  )

  test('and the first rent, where there is one', async () => {
    const { home, results } = await lastOf(RENT, '2번 집 자세히', '들어갈 때 총 얼마 있어야 해요?')
    const { fee = 0, total } = results.get('leaseFunds') as { fee?: number; total: number }
    expect(total).toBe((home?.deposit ?? 0) + (home?.monthlyRent ?? 0) + fee)
  })

  test('is no question of a purchase', async () => {
    const { results } = await lastOf('무주택이고 5억 아파트 사려면 총 얼마 필요해요?')
    expect(results.get('purchaseFunds')).toMatchObject({ total: 50_750 })
    expect(results.get('leaseFunds')).toBeUndefined()
  })
})

describe('what is bargained over', () => {
  test.each([
    [RENT, '월세 좀 깎을 수 있을까요?'],
    [SALE, '네고 돼요?'],
    [SALE, '좀 깎아달라고 해도 될까요?'],
    [JEONSE, '보증금 좀 낮춰달라고 할 수 있나요?'],
  ])('%s … %s is asked of law, by its own words, of the home that is talked of', (search, question) => {
    const turns = talk([search, '2번 집 자세히 알려줘', question], { inLaw: true })
    const { followUp, request } = turns.at(-1) ?? {}
    expect(followUp?.home?.transactionId).toBe(turns[0]?.shown[1]?.transactionId)
    expect(followUp?.intentType ?? request?.intent.intentType).toBe('LEGAL_CONSULT')
    expect(followUp?.asks).toBeDefined()
  })

  test('of a home that is looked at is no raise of a lease', async () => {
    const { results } = await lastOf(JEONSE, '1번 집', '보증금 좀 낮춰달라고 할 수 있나요?')
    expect(results.get('rentIncrease')).toBeUndefined()
    expect(results.get('depositConversion')).toBeUndefined()
  })
})

describe('homes that were held against one another', () => {
  const places = (...questions: readonly string[]) => {
    const turns = talk(questions, { inLaw: true })
    const list = turns.find(({ shown }) => shown.length > 1)?.shown ?? []
    const { followUp } = turns.at(-1) ?? {}
    const refs = followUp?.home == null ? (followUp?.listings ?? []) : [followUp.home]
    return refs.map(({ transactionId }) => list.findIndex((it) => it.transactionId === transactionId))
  }

  test.each([
    ['2번이랑 4번 비교해줘', '3번은요?', [2]],
    ['2번이랑 4번 비교해줘', '1번 자세히 알려줘', [0]],
    ['2번이랑 4번 중에 뭐가 안전해요?', '2번 복비는 얼마예요?', [1]],
    ['2번이랑 4번 복비 비교해줘', '4번 대출은?', [3]],
    ['2번이랑 4번 비교해줘', '둘 중에 뭐가 안전해요?', [1, 3]],
    ['2번이랑 4번 비교해줘', '그중에 위험한 거 있어요?', [1, 3]],
  ])('keep the numbers of the list: %s … %s', (compares, question, meant) => {
    expect(places(JEONSE, compares, question)).toEqual(meant)
  })

  test('one that is asked about since takes their place', () => {
    expect(places(JEONSE, '2번이랑 4번 비교해줘', '3번 자세히', '대출은 얼마나 나와요 연봉 5천')).toEqual([2])
  })
})
