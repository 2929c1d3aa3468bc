import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCase } from '../../../src/domain/language/case.ts'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readSums } from '../../../src/domain/language/sum.ts'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { openRentIn } from '../../../src/domain/reading/arrears.ts'
import { someRegions } from '../language/regions.ts'

const places = buildPlaceIndex(someRegions())
const today = new Date('2026-11-26T03:00:00Z')

const TOLD: readonly [question: string, rent: number, open: number][] = [
  ['월세 80인데 8월 30만 덜 내고 9월 안 냈어요 10월 11월은 냈고요. 집주인이 나가래요', 80, 110],
  ['월세 60 인데 저번달 20 이번달 40만 냈어요 두번 밀렸다고 해지한대요. 가능?', 60, 60],
  ['월세 80을 8월엔 40, 9월엔 50, 10월엔 20만 냈어요', 80, 130],
  ['월세가 50만원인데 9월분과 10월분을 통째로 못 냈습니다', 50, 100],
  ['월세 100. 7월에 50 덜 냈고 8월 완납 9월에 60 덜 냈음. 해지당함?', 100, 110],
  ['상가 월세 180, 6월에 100 밀리고 7월 8월 통으로 못냈어요', 180, 460],
  ['월세 140인데 지난달에 40만 내고 이번달은 하나도 못 냈어요. 다 합쳐 240만원 밀린 건데', 140, 240],
  ['한 달 140인데 100 밀림. 쫓겨나나요', 140, 100],
  ['월세 100, 7월 30 8월 40 덜 냈고 총 70만원 밀림', 100, 70],
  ['월세 90인데 5월은 60만 보내고 6월은 못 보내고 7월은 정상', 90, 120],
  ['I pay 1 million won a month. I skipped January and in March I sent only 400k.', 100, 160],
  ["Rent 600,000 won. I didn't pay in July, short by 150,000 in September", 60, 75],
  ["The rent is 650k. I couldn't pay October at all and paid 500k in November", 65, 80],
  ['My rent is 800k. I missed May, paid only 500k in June and was 200k short in August.', 80, 130],
  ['Rent 700k. I was 300k short in September and skipped October. Must I leave?', 70, 100],
]

describe('rent that is open', () => {
  test.each(TOLD)('%s', (question, rent, open) => {
    const { rents, facts } = readCase(question, places, today)
    expect([rents, sumOf(facts, 'ARREARS')]).toEqual([[rent], open])
  })

  test.each(['월세 50이고 11월 3일에 문자 보냈어요', '월세 50, 10월 11월 다 냈어요'])(
    'is not read out of %s',
    (question) => {
      expect(sumOf(readCase(question, places, today).facts, 'ARREARS')).toBeNull()
    },
  )

  test('what was not paid of months adds up, in whatever order they are told', () => {
    const part = fc.record({
      month: fc.integer({ min: 1, max: 12 }),
      short: fc.option(fc.integer({ min: 10, max: 90 })),
    })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const text = parts.map(({ month, short }) =>
          short === null ? `${month}월은 못 냈고` : `${month}월은 ${short}만원 덜 냈고`,
        )
        const said = `월세 100만원인데 ${text.join(' ')}`
        const owed = parts.reduce((all, { short }) => all + (short ?? 100), 0)
        expect(openRentIn(said, readSums(said), 100)?.value).toBe(owed)
      }),
    )
  })
})

const RELET: readonly [question: string, deposits: number[], rents: number[]][] = [
  [
    '실거주 한다더니 나간지 반년만에 월세 주셨네요. 저는 3억에 40 냈고 지금 사람은 3억에 75래요. 얼마 청구 가능?',
    [30_000, 30_000],
    [40, 75],
  ],
  [
    '실거주한다고 거절하고 새 세입자 들어옴. 보증금 1억 월 80 → 1억 월 110. 배상액 계산',
    [10_000, 10_000],
    [80, 110],
  ],
  [
    '실거주한다고 거절하더니 세를 줬어요. 새 세입자는 2억에 90, 저는 1억5천에 60이었어요. 손해배상?',
    [15_000, 20_000],
    [60, 90],
  ],
  [
    '딸이 산다고 해서 비워줬는데 7월에 다른 사람이 살고 있네요. 보증금 5천 월 90이었고 새 사람은 보증금 5천에 월 130',
    [5000, 5000],
    [90, 130],
  ],
  [
    'He refused renewal saying he would live there, but let it to someone else. I paid 100 million deposit and 600k a month, the new tenant 100 million and 900k. How much can I claim?',
    [10_000, 10_000],
    [60, 90],
  ],
]
describe('a home that was let again', () => {
  test.each(RELET)('%s', (question, deposits, rents) => {
    expect(readCase(question, places, today)).toMatchObject({ deposits, rents, seniorDebt: null })
  })
})
