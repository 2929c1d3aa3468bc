import { describe, expect, test } from 'vitest'
import { sumOf } from '../../../src/domain/lease-facts.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import type { Wish } from '../../../src/domain/reading/request.ts'
import { now, places } from '../../agent/memory/conversation.ts'
import { talk } from '../../agent/memory/talk.ts'

const read = (text: string) => readRequest(text, { places, now })
const first = (text: string): Wish => {
  const [wish] = read(text).wishes
  if (wish === undefined) throw new Error(`nothing is wanted in ${text}`)
  return wish
}
const unread = (text: string): string[] => read(text).unread.map((it) => it.text)

describe('a word that stands in another one', () => {
  test.each([
    ['서른셋 직장인. 아버지가 2억2천 주신대요. 증여세 얼마', 'PARENT'],
    ['공장인 건물 말고 아파트를 어머니한테 증여받아요. 증여세 얼마', 'PARENT'],
    ['아버지가 아파트를 증여해 주세요. 같은 평형이 5억 3천에 팔렸어요. 취득세 얼마', 'PARENT'],
    ['장인어른이 1억 보태주신대요 세금 얼마', 'RELATIVE'],
    ['남동생한테 3억 받으면 증여세 얼마', 'RELATIVE'],
    ['외삼촌이 1억 주신대요 증여세 얼마', 'RELATIVE'],
  ])('names nobody: %s', (text, relation) => {
    expect(first(text).tax?.relation).toBe(relation)
  })

  test.each([
    ['전세 1억4천 세입자 끼고 있어요, 시세 2억2천', 14_000],
    ['매매가 6억2천 / 전세 5억1천 인 단지인데 갭이 얼마예요', 51_000],
  ])('cuts no sum: %s', (text, deposit) => {
    expect(first(text).case.deposits).toEqual([deposit])
    expect(unread(text)).toEqual([])
  })
})

describe('sums', () => {
  test.each(['매매가 620,000,000 / 전세 510,000,000 인 단지 전세가율', '매매 620000000 전세 510000000 갭'])(
    'in won need no unit: %s',
    (text) => {
      expect(first(text).case).toMatchObject({ price: 62_000, deposits: [51_000] })
    },
  )

  test('of a phone number are none', () => {
    expect(first('제 번호는 01012340000 이고 5천 빌려요').case).toMatchObject({ loan: 5000, price: null })
  })

  test('of nothing change nothing, unless it is the deposit', () => {
    expect(unread('9억에 사서 16억에 파는데 필요경비는 0으로 보고 양도세 얼마')).toEqual([])
    expect(unread('보증금 0에 월세 80이면 복비')).toEqual(['0'])
  })

  test('that are taken back are no figures', () => {
    expect(unread('면적이 74가 아니라 전용 101이래요 6억8천 취득세')).toEqual([])
  })

  test('of a year before are no second home', () => {
    const { tax } = first('1세대1주택이고 올해 공시가격이 딱 4억이에요(작년도 똑같이 4억). 재산세 얼마')
    expect(tax).toMatchObject({ sums: { official: 40_000 }, listed: 1 })
    expect(first('작년 공시가 5억이던 아파트 재산세').tax?.sums.official).toBe(50_000)
    expect(first('공시가격 4억이랑 5억 두 채 종부세').tax?.sums.official).toBe(90_000)
  })

  test.each([
    ['전세 4억 살고있는데 집주인이 1억5천은 돌려줄테니 월세로 돌리자네요', 15_000],
    ['집주인이 보증금 5천만원을 내줄 테니 반전세로 하재요 지금 전세 2억8천', 5000],
    ['보증금 1억 빼 주고 월세 내라는데 현재 전세 3억', 10_000],
  ])('that are paid back for a rent are no deposit: %s', (text, turned) => {
    const { case: said } = first(text)
    expect(sumOf(said.facts, 'TURNED')).toBe(turned)
    expect(said.deposits).toHaveLength(1)
  })

  test.each([
    '전세 4억인데 월세로 돌리자네요 상한이 얼마예요? 집주인은 80 부르더라구요',
    '보증금 3억을 2억으로 줄이면 월세 상한? 집주인은 60 달래요',
  ])('that are asked for as a rent are no deposit: %s', (text) => {
    expect(Math.min(...first(text).case.deposits)).toBeGreaterThan(1000)
  })

  test.each([
    ['서울 아파트 7억4천에 사는데 부동산에서 수수료로 370만원+부가세 달라고 해요', { price: 74_000 }, 370],
    ['복비 150만원에 부가세 별도로 내라는데 전세 3억이에요', { deposits: [30_000] }, 150],
    ['agent wants 1.9M won + VAT for my 380M jeonse apartment contract. Legit?', { deposits: [38_000] }, 190],
  ])('that a broker wants are held against the cap: %s', (text, deal, fee) => {
    const { asks, case: said } = first(text)
    expect(asks).toContain('fee')
    expect(asks).not.toContain('increase')
    expect(said).toMatchObject(deal)
    expect(sumOf(said.facts, 'FEE_PAID')).toBe(fee)
  })
})

describe('times', () => {
  test.each([
    ['9억에 사서 16억에 파는데, 보유는 만 7년 4개월이고 그중에 실제 산 건 5년 2개월. 양도세', 88, 62],
    ['9억에 사서 16억에 파는데 보유기간 총 8년, 들어가 산 기간은 3년이에요 양도세', 96, 36],
    ['5억에 산 건 5년 전이고 9억에 팔아요. 거주는 딱 2년. 양도세', 60, 24],
  ])('of holding and living: %s', (text, heldMonths, livedMonths) => {
    expect(first(text).tax).toMatchObject({ heldMonths, livedMonths })
  })

  test('that are supposed later take the place of what was told', () => {
    const [, , last] = talk(
      ['2016년 5월에 5억에 산 집 14억에 팔아요. 양도세', '3년만 살았어요', '10년 다 산 걸로 보고 계산해줘'],
      {
        inLaw: true,
      },
    )
    expect(last?.request.wishes[0]?.tax?.livedMonths).toBe(120)
  })
})

describe('a reason that stands between', () => {
  test.each([
    '무주택 부부예요. 생애최초는 남편이 예전에 집이 있어서 안된다네요. 6억8천 아파트 취득세',
    '생애최초 감면은 와이프 때문에 못 받는대요. 6억 취득세',
  ])('denies a first home: %s', (text) => {
    expect(first(text)).toMatchObject({ tax: { facts: { firstHome: false } }, case: { firstHome: false } })
  })

  test('asks whether it is one', () => {
    expect(first('생애최초 감면 안되나요? 6억 취득세').tax?.facts.firstHome).not.toBe(false)
  })

  test.each([
    ['강남구 오피스텔 월세 1층은 소음때메 제외하고 보여주세용', { not: { floor: [{ min: 1, max: 1 }] } }],
    ['관악구 원룸 탑층은 더워서 제외해줘', { not: { floorLevels: ['TOP'] } }],
    ['노원구 아파트 1층은 애들이 있어서 괜찮아요', { floor: { min: 1, max: 1 } }],
  ])('refuses what stands before it: %s', (text, home) => {
    expect(first(text).home).toMatchObject(home)
  })
})

test('an area that is corrected takes the place of the former one', () => {
  const [, corrected] = talk(['전용 74짜리 아파트 6억8천 취득세', '74가 아니라 전용 101이래요'], {
    inLaw: true,
  })
  expect(corrected?.request.wishes[0]?.case.area).toBe(101)
})
