import { describe, expect, test } from 'vitest'
import { readFollowUp } from '../../../src/agent/memory/follow-up.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { after, now, places, turnAbout } from './conversation.ts'

/** The case of the second question, where the first is kept with how it was read, as turns are. */
const caseAfter = (first: string, question: string) =>
  readFollowUp({
    question,
    last: { ...turnAbout(first), request: readRequest(first, { places, now }) },
    shown: [],
    language: 'KO',
    places,
    now,
    answer: undefined,
  })?.request?.wishes[0]?.case

describe('what is told of the case that was worked out last', () => {
  const JEONSE = '매매가 4억인데 전세 3억 2천이면 위험해요?'

  test.each([
    ['근저당이 5천 있대요', { price: 40_000, deposits: [32_000], seniorDebt: 5_000 }],
    ['전세를 2억 8천으로 깎으면?', { price: 40_000, deposits: [28_000] }],
  ])('“%s” changes that case, whatever it would be read as by itself', (question, changed) => {
    expect(caseAfter(JEONSE, question)).toMatchObject(changed)
  })

  test('is another number of homes for the tax that was asked for', () => {
    const first = '양도세 계산해줘. 5억에 사서 9억에 팔고 10년 보유했어, 1주택'
    expect(caseAfter(first, '아니 조건이 틀렸어 2주택이야')).toMatchObject({ ownedHomes: 2 })
  })

  test.each(['전세 사기 당하면 어디에 신고해요?', '관악구 원룸 전세 1억 이하 찾아줘'])(
    '“%s” is a question of its own',
    (question) => {
      expect(caseAfter(JEONSE, question)).toBeUndefined()
    },
  )
})

describe('the fee of another deal', () => {
  test('is that of the same sum where none is said', () => {
    expect(caseAfter('9억 아파트 매매 복비 얼마야?', '전세로 들어가면?')).toMatchObject({
      price: null,
      deposits: [90_000],
    })
    expect(caseAfter('전세 5억 복비 얼마야?', '아니 전세 말고 매매')).toMatchObject({
      price: 50_000,
      deposits: [],
    })
  })
})

describe('corrections in English', () => {
  const FIRST = 'Find apartments in Mapo-gu for monthly rent, deposit up to 100 million won'

  test.each(['Not Mapo, Yongsan please', 'No wait, Yongsan', 'Actually, Yongsan', 'I meant Yongsan'])(
    '“%s” changes the place and keeps the rest',
    (question) => {
      expect(after(FIRST, question)?.conditions).toMatchObject({
        regionCodes: ['1117000000'],
        transactionTypes: ['RENT'],
        deposit: { max: 10_000 },
      })
    },
  )
})
