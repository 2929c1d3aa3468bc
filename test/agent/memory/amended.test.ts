import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Request } from '../../../src/domain/reading/request.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { runs } from '../../support/runs.ts'
import { now, places } from './conversation.ts'
import { talk } from './talk.ts'

/** What a request comes to: whatever is worked out, or looked for, is made of these. */
const figuresOf = ({ wishes, person }: Request) =>
  wishes.map(({ act, home, case: given, tax }) => {
    const { regionCodes, propertyTypes, transactionTypes, salePrice, deposit, monthlyRent } = home
    if (act === 'FIND')
      return { regionCodes, propertyTypes, transactionTypes, salePrice, deposit, monthlyRent }
    const { price, deposits, rents, loan, rate, years, income, seniorDebt, area, ownedHomes, facts } = given
    const sums = tax === null ? null : { sums: tax.sums, open: tax.open, homes: tax.homes ?? tax.ownHomes }
    const { rateType } = facts
    const { debts } = person
    return {
      // What a home is valued at is no price, though a text that names no other sum has it for one.
      price: tax?.sums.official == null ? price : null,
      deposits,
      rents,
      loan,
      rate,
      years,
      income,
      seniorDebt,
      area,
      ownedHomes,
      rateType,
      debts,
      sums,
    }
  })

/** A question of a figure, how that figure is called, and figures that it may be. */
interface Asked {
  whole: (figure: string) => string
  name: string
  figures: readonly string[]
}

const KO: Readonly<Record<string, Asked>> = {
  'acquisition tax': {
    whole: (it) => `무주택이고 비조정대상지역 아파트 ${it} 84㎡ 사면 취득세 얼마예요?`,
    name: '집값',
    figures: ['5억', '6억 5천', '7억', '8억', '9억', '11억'],
  },
  'property tax': {
    whole: (it) => `공시가격 ${it} 아파트 1주택 재산세 얼마예요?`,
    name: '공시가격',
    figures: ['4억', '5억', '7억', '8억 5천'],
  },
  'a sale taxed': {
    whole: (it) => `5억에 사서 ${it}에 팔면 양도세 얼마예요? 4년 보유했고 거주는 안 했고 2주택 비조정지역`,
    name: '매도가',
    figures: ['8억', '9억', '12억'],
  },
  'a fee': {
    whole: (it) => `아파트 ${it} 매매 복비 얼마예요?`,
    name: '매매가',
    figures: ['3억', '5억', '8억'],
  },
  'the danger of a deposit': {
    whole: (it) => `시세 5억 빌라 전세 ${it} 위험해요?`,
    name: '보증금',
    figures: ['2억 5천', '3억', '3억 2천', '4억'],
  },
  'a yield': {
    whole: (it) => `오피스텔 2억 보증금 1천 월세 ${it} 수익률 얼마예요?`,
    name: '월세',
    figures: ['70만원', '80만원', '90만원'],
  },
  'a shop': {
    whole: (it) => `서울 상가 보증금 1억 월세 ${it} 환산보증금 얼마예요?`,
    name: '월세',
    figures: ['300만원', '400만원', '500만원'],
  },
  'a small deposit': {
    whole: (it) => `서울 주택 보증금 ${it} 최우선변제 받을 수 있나요? 얼마까지요`,
    name: '보증금',
    figures: ['1억', '1억 5천', '2억'],
  },
  'a loan by its rate': {
    whole: (it) => `연봉 6천, 수도권 주담대 30년 ${it} 변동금리 DSR로 얼마까지 빌릴 수 있어요?`,
    name: '금리',
    figures: ['4%', '4.5%', '5%'],
  },
  'a loan by its time': {
    whole: (it) => `연봉 6천, 수도권 주담대 4% 만기 ${it} DSR로 얼마까지 빌릴 수 있어요?`,
    name: '만기',
    figures: ['20년', '30년', '40년'],
  },
  'a credit for rent': {
    whole: (it) => `연봉 5천 무주택 세대주 월세 ${it} 세액공제 얼마 받아요?`,
    name: '월세',
    figures: ['50만원', '60만원', '80만원'],
  },
}

const KO_SAID: readonly ((figure: string, before: string, name: string) => string)[] = [
  (it) => `${it}이면?`,
  (it) => `그럼 ${it}이면요?`,
  (it) => `${it}으로 다시 계산해줘`,
  (it, before) => `아니 ${before} 말고 ${it}`,
  (it, _, name) => `${name} ${it}이면?`,
  (it, _, name) => `혹시 ${name}이 ${it}이라면 어떻게 되나요`,
  (it, _, name) => `근데 ${name} ${it}이면 달라져요?`,
]

const EN: Readonly<Record<string, Asked>> = {
  'acquisition tax': {
    whole: (it) =>
      `I own no home. How much acquisition tax on a ${it} apartment of 84 sqm in a non-regulated area?`,
    name: 'price',
    figures: ['600 million won', '700 million won', '800 million won'],
  },
  'a fee': {
    whole: (it) => `What is the brokerage fee for a sale of ${it} for an apartment?`,
    name: 'price',
    figures: ['500 million won', '800 million won'],
  },
  'the danger of a deposit': {
    whole: (it) => `Is a jeonse of ${it} safe for a villa worth 500 million won?`,
    name: 'deposit',
    figures: ['250 million won', '320 million won', '400 million won'],
  },
  'a yield': {
    whole: (it) =>
      `Yield of an officetel bought for 200 million won with a deposit of 10 million won and rent of ${it} a month?`,
    name: 'rent',
    figures: ['700,000 won', '800,000 won', '900,000 won'],
  },
  'a repayment': {
    whole: (it) => `Monthly payment on a ${it} loan at 4% over 30 years?`,
    name: 'loan',
    figures: ['200 million won', '300 million won'],
  },
}

const EN_SAID: readonly ((figure: string, before: string, name: string) => string)[] = [
  (it) => `What if it's ${it}?`,
  (it) => `How about ${it}?`,
  (it) => `Sorry, I meant ${it}`,
  (it, _, name) => `And if the ${name} is ${it}?`,
  (it, _, name) => `Actually the ${name} is ${it}`,
  (it, _, name) => `What if the ${name} were ${it} instead?`,
]

const comesTo = (questions: readonly string[]): Request => {
  const last = talk(questions).at(-1)
  if (last === undefined) throw new Error('a conversation has a turn')
  return last.request
}

describe.each([
  ['Korean', KO, KO_SAID],
  ['English', EN, EN_SAID],
] as const)('a figure that is said later in %s', (_, questions, ways) => {
  test.each(Object.entries(questions))('%s: comes to what the whole question would', (_name, asked) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...asked.figures), { minLength: 2, maxLength: 3 }),
        fc.array(fc.constantFrom(...ways), { minLength: 2, maxLength: 2 }),
        ([first = '', ...later], said) => {
          const turns = later.map(
            (figure, at) => said[at]?.(figure, later[at - 1] ?? first, asked.name) ?? '',
          )
          const request = comesTo([asked.whole(first), ...turns])
          const whole = readRequest(asked.whole(later.at(-1) ?? ''), { places, now })
          expect(figuresOf(request), turns.join(' → ')).toEqual(figuresOf(whole))
        },
      ),
      { numRuns: runs(12) },
    )
  })
})

describe('what is said of a case that was worked out', () => {
  const DSR = '연봉 6천, 수도권 주담대 30년 4% 변동금리 DSR로 얼마까지 빌릴 수 있어요?'
  const RISK = 'Is a jeonse of 250 million won safe for a villa worth 400 million won?'

  test.each([
    [DSR, '5년 주기형이면?', DSR.replace('변동금리', '5년 주기형')],
    [DSR, '주기형 5년짜리면?', DSR.replace('변동금리', '주기형')],
    [DSR, '30년 말고 40년', DSR.replace('30년', '40년')],
    [DSR, '아 신용대출 3천 5%짜리 있어요', DSR.replace('6천,', '6천, 신용대출 3천 5%,')],
    [
      RISK,
      'Turns out there is a 100 million won mortgage on it',
      RISK.replace('million won?', 'million won with a 100 million won mortgage on it?'),
    ],
    [
      RISK,
      "What if there's a 100 million won mortgage?",
      RISK.replace('million won?', 'million won with a 100 million won mortgage on it?'),
    ],
    [
      '전세 3억을 보증금 1억에 월세로 바꾸면 월세 최대 얼마예요?',
      '전세가 4억이면?',
      '전세 4억을 보증금 1억에 월세로 바꾸면 월세 최대 얼마예요?',
    ],
    [
      '전세 3억을 보증금 1억에 월세로 바꾸면 월세 최대 얼마예요?',
      '보증금 5천이면?',
      '전세 3억을 보증금 5천에 월세로 바꾸면 월세 최대 얼마예요?',
    ],
    [
      '무주택이고 비조정대상지역 아파트 7억 84㎡ 사면 취득세 얼마예요?',
      '조정대상지역이고 1주택이면?',
      '1주택이고 조정대상지역 아파트 7억 84㎡ 사면 취득세 얼마예요?',
    ],
    [
      '무주택이고 비조정대상지역 아파트 7억 84㎡ 사면 취득세 얼마예요?',
      '사실 집이 하나 있어요',
      '1주택이고 비조정대상지역 아파트 7억 84㎡ 사면 취득세 얼마예요?',
    ],
    [
      '관악구 오피스텔 월세 보증금 3천 월 100 이하 보여줘',
      '아니 보증금 더 낮은걸로 1천까지만',
      '관악구 오피스텔 월세 보증금 1천 월 100 이하 보여줘',
    ],
    ['송파구 아파트 매매 시세 알려줘', '강동구는 얼마예요', '강동구 아파트 매매 시세 알려줘'],
    [
      'Find apartments for jeonse in Mapo-gu under 600 million won',
      'Same but in Seodaemun-gu',
      'Find apartments for jeonse in Seodaemun-gu under 600 million won',
    ],
    ['마포구 아파트 전세 6억 이하 찾아줘', '고마워용 그럼 용산구는?', '용산구 아파트 전세 6억 이하 찾아줘'],
    ['마포구 아파트 전세 6억 이하 찾아줘', '됐고 동작구로 봐줘', '동작구 아파트 전세 6억 이하 찾아줘'],
  ])('“%s”, then “%s”', (first, later, whole) => {
    expect(figuresOf(comesTo([first, later]))).toEqual(figuresOf(readRequest(whole, { places, now })))
  })

  test('is what it costs to buy it, whatever else is said for that', () => {
    const gap = talk([
      '6억짜리 아파트 전세 4억8천 끼고 사면 내돈 얼마 필요해?',
      '취득세는? 무주택이고 84㎡ 비조정',
    ])
    expect(gap.at(-1)?.request.wishes[0]?.case).toMatchObject({ price: 60_000, area: 84, ownedHomes: 0 })
    const bounded = talk(['마포구 아파트 매매 10억 이하 찾아줘', '취득세는? 무주택이야'])
    expect(bounded.at(-1)?.request.wishes[0]?.case).toMatchObject({ price: 100_000, ownedHomes: 0 })
  })

  test('is the one of those that were shown that a word of their order names', () => {
    const asked = talk(['마포구 아파트 매매 10억 이하 찾아줘', '제일 싼 거 위험해?']).at(-1)
    expect(asked?.followUp).toMatchObject({ about: 'homes', listings: [{}] })
  })

  test.each(['복비는?', '8억이면 매물 있어?', '전입신고 안 하면?', '대출은 얼마까지 돼?'])(
    '“%s” asks something else of it',
    (later) => {
      expect(
        talk(['무주택이고 비조정대상지역 아파트 7억 84㎡ 사면 취득세 얼마예요?', later]).at(-1)?.followUp
          ?.amendsCase,
      ).not.toBe(true)
    },
  )
})
