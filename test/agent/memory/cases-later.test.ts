import { expect, test } from 'vitest'
import { readTax } from '../../../src/domain/reading/tax.ts'
import { talk } from './talk.ts'

const LOANS = '3억 빌리는데 1안 3.8% 30년, 2안 4.1% 40년. 월 납입 뭐가 적어?'
const HOMES = 'A아파트 매매5억 전세4억2천, B아파트 매매7억 전세5억. 전세가율이랑 갭 각각 얼마'

const casesAfter = (...questions: string[]) =>
  (talk(questions, { inLaw: true }).at(-1)?.request.cases ?? []).map(({ name, of }) => ({
    name,
    given: of.wishes[0]?.case,
    asks: of.wishes[0]?.asks,
  }))

test('what is asked of cases that were held against one another is asked of each', () => {
  expect(casesAfter(LOANS, '총이자로 보면')).toMatchObject([
    { name: '1안', given: { rate: 3.8, years: 30 } },
    { name: '2안', given: { rate: 4.1, years: 40 } },
  ])
  expect(casesAfter(HOMES, '둘다 취득세는 얼마 (무주택)')).toMatchObject([
    { name: 'A아파트', given: { price: 50_000 } },
    { name: 'B아파트', given: { price: 70_000 } },
  ])
})

test('what is said of one of them changes that one alone, by whichever part of its name it is called', () => {
  expect(casesAfter(HOMES, 'A 전세가 4억이면?')).toMatchObject([
    { given: { deposits: [40_000] } },
    { given: { deposits: [50_000] } },
  ])
})

test('a sum by itself is what the only one before it was told to be', () => {
  const [, , third, fourth] = talk([
    '울산에 집 두채 있는데 창원 성산구에 3억짜리 아파트(84) 또 사려함 취득세는?',
    '공시가격은 1억9천이래',
    '2억2천이면 어케되는데',
    '4억에 사면?',
  ])
  expect(third?.request.wishes[0]?.tax).toMatchObject({ sums: { official: 22_000 }, open: [30_000] })
  expect(fourth?.request.wishes[0]?.tax).toMatchObject({ sums: { official: 22_000 }, open: [40_000] })
})

test('the number of a case is a name, and no figure of it', () => {
  const [first] = talk([LOANS])
  expect(first?.request.unread).toEqual([])
  expect(casesAfter(LOANS, '2안 총이자만 다시').at(-1)?.given).toMatchObject({ rate: 4.1, loan: 30_000 })
})

test('as many homes are owned as places are named with one each', () => {
  expect(readTax('서울 성동구랑 서대문에 집 한채씩 있는데 하나 팔면 양도세')?.homes).toBe(2)
  expect(readTax('부산, 대구, 광주에 아파트 하나씩 있고 부산거 팔면 양도세')?.homes).toBe(3)
  expect(readTax('저랑 남편이 각각 한 채씩 있는데 제걸 팔면 양도세')?.homes).toBe(2)
})

test('each of several loans is paid back as it is said of it', () => {
  const [turn] = talk([
    '5억 아파트 사면서 3억 대출(4.5% 30년 원리금균등) vs 전세 4억에 2억 대출(4% 이자만) 매달 나가는 돈 비교해줘',
  ])
  expect(turn?.request.wishes[0]?.case.loans).toEqual([
    { amount: 30_000, rate: 4.5, method: 'LEVEL', years: 30 },
    { amount: 20_000, rate: 4, method: 'BULLET' },
  ])
})
