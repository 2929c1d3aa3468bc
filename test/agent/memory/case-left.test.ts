import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter, koreanDay } from '../../../src/domain/day.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { runs } from '../../support/runs.ts'
import { now, places } from './conversation.ts'
import { talk } from './talk.ts'

const requestOf = (questions: readonly string[]) => talk(questions, { inLaw: true }).at(-1)?.request.wishes[0]
const wholeOf = (question: string) => readRequest(question, { places, now }).wishes[0]

/** A tax of a sum, what the same is called with another one, and questions of law that may come between. */
const TAXES = {
  gains: {
    whole: (it: string) => `집 10억에 사서 ${it}에 팔면 양도세 얼마, 1주택 10년 보유 10년 거주`,
    later: (it: string) => `${it}에 팔면?`,
    sums: ['14억', '15억', '16억', '18억'],
  },
  gift: {
    whole: (it: string) => `딸에게 ${it} 증여하면 증여세`,
    later: (it: string) => `${it}만 주면?`,
    sums: ['1억', '2억', '3억'],
  },
  inheritance: {
    whole: (it: string) => `상속재산 ${it} 상속세 얼마예요? 어머니 계세요`,
    later: (it: string) => `${it}이면?`,
    sums: ['12억', '13억', '15억'],
  },
}
const OF_LAW = ['신고는 언제까지 해요?', '안 내면 어떻게 돼요?', '나눠서 내도 되나요?', '어디에 신고해요?']

describe('a question of law in between', () => {
  test.each(Object.entries(TAXES))('%s: leaves the case as it was', (_, { whole, later, sums }) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...sums), { minLength: 2, maxLength: 2 }),
        fc.uniqueArray(fc.constantFrom(...OF_LAW), { minLength: 1, maxLength: 2 }),
        ([first = '', next = ''], between) => {
          const got = requestOf([whole(first), ...between, later(next)])?.tax
          const { sums: known, open } = wholeOf(whole(next))?.tax ?? {}
          expect([got?.sums, got?.open], between.join()).toEqual([known, open])
        },
      ),
      { numRuns: runs(12) },
    )
  })
})

describe('what is taken off a gain', () => {
  const SOLD = '아파트 3억에 사서 5억에 팔아요. 3년 보유 2주택 비조정 양도세'
  const WAYS = [
    (it: string) => `수리비 ${it}도 있어요`,
    (it: string) => `경비 ${it} 더 찾았어요`,
    (it: string) => `인테리어 비용 ${it} 추가로 들었어요`,
    (it: string) => `복비도 ${it} 냈어요`,
  ]
  test('is added up, and is no price', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...WAYS), fc.integer({ min: 5, max: 40 })), {
          minLength: 1,
          maxLength: 3,
        }),
        (told) => {
          const turns = told.map(([way, hundreds]) => way(`${hundreds * 100}만원`))
          const wish = requestOf([SOLD, ...turns])
          const all = told.reduce((sum, [, hundreds]) => sum + hundreds * 100, 0)
          expect(wish?.tax?.sums, turns.join()).toMatchObject({ bought: 30_000, sold: 50_000, expenses: all })
          expect(wish?.case.price).toBe(50_000)
        },
      ),
      { numRuns: runs(20) },
    )
  })
  test('is read without a unit too', () => {
    const last = talk([SOLD, '경비 1500 더 찾았어요']).at(-1)
    expect(last?.request.wishes[0]?.tax?.sums.expenses).toBe(1500)
    expect(last?.request.unread).toEqual([])
  })
})

describe('what is said of a tax', () => {
  test('that one lived there for less time says nothing of how long it is held', () => {
    const tax = requestOf([
      '2014년 3월에 6억에 사서 15억에 파는데 1주택 양도세, 계속 거주',
      '근데 실제 거주는 5년이에요',
    ])?.tax
    expect(tax).toMatchObject({ heldMonths: null, livedMonths: 60, boughtOn: '2014-03' })
  })
  test.each([
    ['딸한테 1억 주면 증여세', '5년 전에 4천 줬어요', '사위한테 주면?'],
    ['아내에게 7억 주면 증여세?', '작년에 1억 줬어요', '아들한테 주면요?'],
    ['아들한테 현금 2억 주면 증여세', '3년 전에 3천 준 적 있어요', '며느리한테 주면?'],
  ])('%s → %s → %s: what somebody else was given is not added', (...turns) => {
    expect(requestOf(turns.slice(0, 2))?.tax?.sums.earlierGift).not.toBeNull()
    expect(requestOf(turns)?.tax?.sums.earlierGift).toBeNull()
  })
  test.each([
    '집이 한 채 더 있어요 공시가 4억',
    '한 채 더 있어요. 공시가 4억이에요',
    '공시가 4억짜리 하나 더 있어요',
  ])('another home is counted beside those that there are: %s', (more) => {
    const tax = requestOf(['공시가 7억 한 채 있는데 종부세 얼마 나와요', more])?.tax
    expect(tax).toMatchObject({ homes: 2, sums: { official: 110_000 } })
  })
})

describe('a sum that is demanded', () => {
  const WAYS = [
    (it: number) => `${it} 내래`,
    (it: number) => `${it} 달라는데`,
    (it: number) => `월 ${it} 부르던데요`,
    (it: number) => `${it}만원으로 올려달래요`,
    (it: number) => `he wants ${it}0,000 won`,
  ]
  test('stands beside what is paid, and takes the place of what was demanded before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 99 }),
        fc.array(fc.tuple(fc.constantFrom(...WAYS), fc.integer({ min: 1, max: 20 })), {
          minLength: 1,
          maxLength: 2,
        }),
        (rent, told) => {
          const turns = told.map(([way, more]) => way(rent + more))
          const given = requestOf([
            `보증금 2천에 월 ${rent} 사는데 갱신하면 월세 얼마까지 올릴 수 있어요?`,
            ...turns,
          ])
          expect(given?.case.rents, turns.join()).toEqual([rent, rent + (told.at(-1)?.[1] ?? 0)])
          expect(given?.case.deposits).toEqual([2000])
        },
      ),
      { numRuns: runs(30) },
    )
  })
  test('what is paid is corrected as before', () => {
    const asked = '보증금 2천에 월 80 사는데 갱신하면 월세 얼마까지 올릴 수 있어요?'
    expect(requestOf([asked, '아 월세는 85예요'])?.case.rents).toEqual([85])
    expect(requestOf([asked, '80이 아니라 70이에요'])?.case.rents).toEqual([70])
  })
})

describe('the day on which notice is given', () => {
  const TACIT = '묵시적 갱신된 전세인데 나가고 싶어요'
  test.each([
    ['오늘 통보하면 정확히 언제 끝나?', 0],
    ['지금말하면언제나갈수있음', 0],
    ['내일 문자 보내면 언제까지예요?', 1],
    ['모레 내용증명 보내면 언제 끝나요?', 2],
  ])('%s', (asked, later) => {
    const { facts } = requestOf([TACIT, asked])?.case ?? {}
    const day = daysAfter(koreanDay(now), later)
    expect(facts).toMatchObject({ renewal: 'TACIT', dates: [{ event: 'NOTICE', day }] })
  })
  test.each([
    '오늘 계약서 검토해 주세요',
    '지금 전세 2억에 사는데 갱신 통지를 못 받았어요',
    '내일 이사 갑니다',
  ])('is none of: %s', (asked) => {
    expect(wholeOf(asked)?.case.facts.dates.filter(({ event }) => event === 'NOTICE')).toEqual([])
  })
  test.each([
    ['계약 끝나는 날이 2027년 4월 5일이야', '2027-04-05'],
    ['전세 만료되는 날짜가 2027년 5월 10일이에요', '2027-05-10'],
  ])('the day on which it ends is told as such: %s', (asked, day) => {
    expect(wholeOf(asked)?.case.facts.dates).toEqual([{ event: 'END', day }])
  })
})

describe('a day that is said anew', () => {
  test.each([
    ['아 3월이 아니라 4월 15일', '2027-04-15'],
    ['3월 말고 5월 10일이네요', '2027-05-10'],
    ['아니 3월 25일', '2027-03-25'],
    ['sorry, not March, April 2', '2027-04-02'],
  ])('takes the place of the only one that was spoken of: %s', (later, day) => {
    const asked = '전세 만기가 2027년 3월 15일인데 갱신은 언제까지 요구해요?'
    expect(requestOf([asked, later])?.case.facts.dates).toEqual([{ event: 'END', day }])
  })
})
