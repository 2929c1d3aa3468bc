import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternativesIn } from '../../../src/domain/reading/alternatives.ts'
import { amendBy } from '../../../src/domain/reading/amend.ts'
import { caseOfRequest } from '../../../src/domain/reading/case-of.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { PLACES } from '../../support/homes.ts'

const WORLD = { places: PLACES, now: new Date('2026-11-26T03:00:00Z') }
const casesOf = (text: string) => (readRequest(text, WORLD).cases ?? []).map(({ of }) => caseOfRequest(of))

test.each([
  ['2억 30년 연 4.2%랑 3.8% 월 상환액 차이', [{ rate: 4.2 }, { rate: 3.8 }], { loan: 20_000, years: 30 }],
  ['주담대 2억 4.5%로 20년 vs 30년 총이자 비교', [{ years: 20 }, { years: 30 }], { loan: 20_000, rate: 4.5 }],
  [
    '고정 4.3% 변동 3.9%, 3억 30년 원리금균등. 매달 얼마 차이?',
    [{ rate: 4.3 }, { rate: 3.9 }],
    { loan: 30_000 },
  ],
  [
    '1억을 5%에 10년 빌리면 원리금균등이랑 만기일시 총이자 각각',
    [{ method: 'LEVEL' }, { method: 'BULLET' }],
    { loan: 10_000 },
  ],
  [
    '4억 빌라랑 5억 오피스텔 취득세 비교해주세요',
    [
      { price: 40_000, propertyType: 'VILLA' },
      { price: 50_000, propertyType: 'OFFICETEL' },
    ],
    {},
  ],
  [
    '6억 아파트 84㎡ 무주택일 때랑 1주택일 때 취득세 각각 얼마예요?',
    [{ ownedHomes: 0 }, { ownedHomes: 1 }],
    { price: 60_000 },
  ],
  [
    '복비 매매 5억이면 얼마고 전세 4억이면 얼마예요',
    [
      { price: 50_000, deposits: [] },
      { price: null, deposits: [40_000] },
    ],
    {},
  ],
  [
    '보증금 1억 월세 50이랑 보증금 5천 월세 75 중에 뭐가 유리해요?',
    [
      { deposits: [10_000], rents: [50] },
      { deposits: [5000], rents: [75] },
    ],
    {},
  ],
  [
    'A loan of 200 million won at 4% over 15 years or 25 years, how much a month each?',
    [{ years: 15 }, { years: 25 }],
    { loan: 20_000, rate: 4 },
  ],
] as const)('“%s” holds cases against one another', (text, apart, shared) => {
  expect(casesOf(text)).toMatchObject(apart.map((own) => ({ ...shared, ...own })))
})

test.each([
  '보증금 3억에서 3억3천으로 올려달래요, 상한 넘나요?',
  '매매 5억 전세 4억 낀 집이면 갭이 얼마예요?',
  '2015년 3월에 7억에 사서 5년 살고 16억에 팔았어요. 양도소득세랑 지방소득세 각각 얼마예요?',
  '아버지가 1억2천, 어머니가 8천 주시면 증여세 총 얼마예요?',
  '무주택자인데 7억 아파트(전용 84) 삽니다. 취득세 총 얼마예요? 생애최초는 아니에요',
  '남편은 강남에서 전세 8억까지, 저는 마포에서 매매 13억까지 찾아줘요. 각각 보여줄래요?',
  '저 살 때 보증금 2억에 월 80, 새 세입자는 보증금 2억에 월 130. 손해배상 얼마예요?',
])('“%s” is about one case', (text) => {
  expect(readRequest(text, WORLD).cases).toBeUndefined()
})

test('what is read of a case leaves no number of it unread', () => {
  expect(readRequest('3억 30년 4.2%랑 3.8% 매달 상환액 차이', WORLD).unread).toEqual([])
})

test('cases that are said later are cases of what was asked before', () => {
  const before = readRequest('3억 4% 30년 원리금균등 매달 얼마 갚아요?', WORLD)
  const after = amendBy(before, ['20년이랑 40년은 각각?'], 'FOLLOW_UP', WORLD)
  expect(after.cases?.map(({ of }) => caseOfRequest(of))).toMatchObject([
    { loan: 30_000, rate: 4, years: 20 },
    { loan: 30_000, rate: 4, years: 40 },
  ])
})

test('what is said later of cases is said of each, until they differ no more', () => {
  const before = readRequest('3억 30년 4.2%랑 3.8% 매달 상환액 차이', WORLD)
  const longer = amendBy(before, ['40년이면?'], 'FOLLOW_UP', WORLD)
  expect(longer.cases?.map(({ of }) => caseOfRequest(of))).toMatchObject([
    { rate: 4.2, years: 40 },
    { rate: 3.8, years: 40 },
  ])
  expect(amendBy(before, ['금리 5%면?'], 'FOLLOW_UP', WORLD).cases).toBeUndefined()
})

test('whatever is written, cases are as long as the text, apart from one another and few', () => {
  const word = fc.constantFrom(
    '3억',
    '4%',
    '30년',
    '이랑',
    'vs',
    '매매',
    '전세',
    '(조정지역)',
    '각각',
    '얼마',
    '아파트',
    '빌라',
    ',',
    '?',
    '월세',
    '70',
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const text = words.join(' ')
      const cases = alternativesIn(text, PLACES)
      expect(cases.length).toBeLessThanOrEqual(4)
      expect(new Set(cases.map((it) => it.text)).size).toBe(cases.length)
      for (const it of cases) {
        expect(it.text).toHaveLength(text.length)
        expect(it.name).not.toBe('')
        for (const [at, letter] of [...it.text].entries()) expect([' ', text[at]]).toContain(letter)
      }
    }),
  )
})
