import { textOf } from '../../../src/domain/prose.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import { readPropertyQuery } from '../../../src/domain/language/query.ts'
import { withoutDismissed } from '../../../src/domain/reading/signs.ts'
import { after, lease, now, places, sales } from './conversation.ts'

const WHOLE = [
  'LEGAL_CONSULT',
  'LOAN_CONSULT',
  'MARKET_INQUIRY',
  'CONTRACT_CREATION',
  'CONTRACT_REVIEW',
  'IRRELEVANT',
]
const SEARCH = '강남구 아파트 매매 5억 이하 찾아줘'
const GANGNAM = ['1168000000']

describe('a question that points at homes that were shown', () => {
  test.each([
    ['그 중에 제일 싼 거', [0]],
    ['그중에서 가장 비싼 집은?', [4]],
    ['그 중에서 제일 넓은 거 3개', [4, 3, 2]],
    ['이 중 신뢰도 높은 거 말고 제일 싼 것', [0]],
    ['두 번째 집 자세히', [1]],
    ['3번 매물 보여줘', [2]],
    ['마지막 거 자세히 알려줘', [4]],
    ['두 번째로 싼 집', [1]],
    ['첫번째꺼 자세히', [0]],
    ['1번이랑 3번 보여줘', [0, 2]],
    ['거기 학군은?', [0, 1, 2, 3, 4]],
    ['the cheapest of those', [0]],
    ['show me the second one', [1]],
    ['tell me more about the third listing', [2]],
    ['how are the schools there?', [0, 1, 2, 3, 4]],
  ])('“%s” means the right ones', (question, positions) => {
    const found = after(SEARCH, question, sales)
    expect(found).toMatchObject({ about: 'homes', intentType: 'PROPERTY_SEARCH', ask: null })
    expect(found?.listings.map((it) => it.transactionId)).toEqual(
      positions.map((at) => sales[at]?.transactionId),
    )
    expect(found?.assumptions).toContainEqual(expect.objectContaining({ source: 'CONVERSATION' }))
  })

  test('“그거 안전해?” after one home is its risk, with its own deposit', () => {
    const found = after('마포구 아파트 전세 찾아줘', '그거 안전해?', lease)
    expect(found).toMatchObject({
      intentType: 'RISK_ANALYSIS',
      listings: [{ transactionId: lease[0]?.transactionId }],
    })
    expect(found?.text).toContain('보증금 5억 3,000만원')
  })

  test('asks which one where one is meant and several were shown, and takes the answer', () => {
    for (const question of ['그거 안전해?', 'is it safe?', '그 집 계약할 때 주의할 점은?']) {
      const asked = after(SEARCH, question, sales)
      expect([question, asked?.ask?.suggestions]).toEqual([
        question,
        expect.arrayContaining([expect.stringContaining('101동')]),
      ])
    }
    for (const answer of ['2번', '두 번째요', '2', '2번 매물 역삼하늘 102동']) {
      const found = after(SEARCH, '그거 안전해?', sales, answer)
      expect([answer, found?.listings[0]?.transactionId]).toEqual([answer, sales[1]?.transactionId])
      expect(found?.intentType).toBe('RISK_ANALYSIS')
    }
  })

  test('asks again where there are not so many, or the one meant was taken off', () => {
    expect(after(SEARCH, '9번 매물', sales)?.ask?.message).toContain('5건')
    expect(after(SEARCH, '두 번째 집 자세히', [sales[0] ?? null, null])?.ask?.message).toContain('내려갔어요')
  })
})

describe('a question that changes the one before', () => {
  test.each([
    [
      '그럼 송파구는?',
      { regionCodes: ['1171000000'], propertyTypes: ['APARTMENT'], salePrice: { max: 50_000 } },
    ],
    ['송파구도 같이', { regionCodes: [...GANGNAM, '1171000000'] }],
    [
      '전세로 바꿔서 다시',
      { regionCodes: GANGNAM, transactionTypes: ['JEONSE'], salePrice: null, deposit: null },
    ],
    ['6억으로 올려서', { transactionTypes: ['SALE'], salePrice: { max: 60_000 } }],
    ['1억 더 올려서', { salePrice: { max: 60_000 } }],
    ['예산 5천만원 줄여서', { salePrice: { max: 45_000 } }],
    ['빌라 말고 오피스텔로', { propertyTypes: ['OFFICETEL'], salePrice: { max: 50_000 } }],
    ['84㎡로', { exclusiveArea: { min: 79.8, max: 88.2 }, salePrice: { max: 50_000 } }],
    ['신축만', { completionYear: { min: 2021 }, regionCodes: GANGNAM }],
    ['가격은 상관없이', { salePrice: null, transactionTypes: ['SALE'] }],
    ['제일 싼 순으로 다시', { order: { field: 'PRICE', direction: 'ASC' } }],
    ['더 큰 평수는?', { exclusiveArea: { min: 45.86 }, salePrice: { max: 50_000 } }],
    ['송파구로 바꾸고 전세로', { regionCodes: ['1171000000'], transactionTypes: ['JEONSE'] }],
    ['좀 더 싼 걸로', { salePrice: { max: 39_999 } }],
    ['더 싼 거 없어?', { salePrice: { max: 39_999 } }],
    ['what about Songpa-gu?', { regionCodes: ['1171000000'], salePrice: { max: 50_000 } }],
    ['change it to jeonse', { transactionTypes: ['JEONSE'], salePrice: null }],
    ['raise the budget to 700 million won', { salePrice: { max: 70_000 } }],
    ['송파구도 추가해줘', { regionCodes: [...GANGNAM, '1171000000'], salePrice: { max: 50_000 } }],
    [
      'make it jeonse, up to 700 million',
      { regionCodes: GANGNAM, transactionTypes: ['JEONSE'], deposit: { max: 70_000 } },
    ],
    ['only ones built after 2005', { completionYear: { min: 2005 }, salePrice: { max: 50_000 } }],
    [
      '아니다 그냥 전세로 볼게 2억 아래',
      { regionCodes: GANGNAM, transactionTypes: ['JEONSE'], deposit: { max: 20_000 } },
    ],
    ['bigger ones?', { exclusiveArea: { min: 45.86 } }],
  ])('“%s”', (question, conditions) => {
    const found = after(SEARCH, question, sales)
    expect(found).toMatchObject({
      about: 'conditions',
      intentType: 'PROPERTY_SEARCH',
      listings: [],
      ask: null,
    })
    expect(found?.conditions).toMatchObject(conditions)
  })

  test('an amount without a word of its own is of the deal that was talked about', () => {
    const jeonse = after('마포구 아파트 전세 3억 이하 찾아줘', '5억으로 올려서')
    expect(jeonse?.conditions).toMatchObject({
      transactionTypes: ['JEONSE'],
      deposit: { max: 50_000 },
      salePrice: null,
    })
    const rent = after('마포구 원룸 월세 1000에 60 이하 찾아줘', '80만원으로 올려서')
    expect(rent?.conditions).toMatchObject({ monthlyRent: { max: 80 }, deposit: { max: 1000 } })
  })

  test('says what it leaves out', () => {
    expect(after(SEARCH, '전세로 바꿔서 다시')?.assumptions).toContainEqual({
      name: '뺀 조건',
      value: '매매 5억원 이하',
      source: 'CONVERSATION',
    })
  })

  test('keeps the wish: prices stay prices, a calculation a calculation', () => {
    expect(after('마포구 아파트 전세 시세 알려줘', '그럼 송파구는?')).toMatchObject({
      intentType: 'MARKET_INQUIRY',
    })
    // What is asked of prices and names no place is asked of those that were talked of.
    expect(after('마포구 아파트 전세 시세 알려줘', '요새 오르는 분위기야?')).toMatchObject({
      intentType: 'MARKET_INQUIRY',
      conditions: { regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] },
    })
    expect(after('마포구 아파트 전세 시세 알려줘', '매매는?')?.conditions?.transactionTypes).toEqual(['SALE'])
    const loan = '연봉 7천만원 무주택 서울 8억 아파트 대출 얼마나 나와?'
    const wishAfter = (before: string, said: string) => after(before, said)?.request?.wishes[0]
    const same = { income: 7000, price: 80_000, ownedHomes: 0 }
    expect(wishAfter(loan, '10억이면?')).toMatchObject({ act: 'LEND', case: { ...same, price: 100_000 } })
    expect(wishAfter(loan, '연봉이 9천이면?')?.case).toMatchObject({ ...same, income: 9000 })
    expect(wishAfter(loan, '1주택이면?')?.case).toMatchObject({ ...same, ownedHomes: 1 })
    expect(wishAfter(loan, '8억9900으로 깎으면?')?.case).toMatchObject({ ...same, price: 89_900 })
    const repayment = '주담대 4억 금리 4.5% 30년이면 월 얼마?'
    expect(wishAfter(repayment, '20년이면?')?.case).toMatchObject({ loan: 40_000, rate: 4.5, years: 20 })
    expect(wishAfter(repayment, '5%로 오르면?')?.case).toMatchObject({ loan: 40_000, rate: 5, years: 30 })
    expect(wishAfter('전세금 5% 인상 가능해?', '10%는?')).toMatchObject({ act: 'RULE', share: 10 })
  })

  test('changes the wish where it says another one', () => {
    expect(after(SEARCH, '거기 시세는?', sales)).toMatchObject({
      intentType: 'MARKET_INQUIRY',
      conditions: { regionCodes: GANGNAM, salePrice: null },
    })
    expect(after('마포구 아파트 전세 시세 알려줘', '매물 찾아줘')).toMatchObject({
      intentType: 'PROPERTY_SEARCH',
      conditions: { regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] },
    })
  })
})

test.each(['더 보여줘', '더 없어?', '다음 거 보여줘', '그거 말고 다른 거', 'show me more'])(
  '“%s” goes on after what was shown, with the same conditions',
  (question) => {
    const found = after(SEARCH, question, sales)
    expect(found).toMatchObject({
      intentType: 'PROPERTY_SEARCH',
      listings: [],
      conditions: { regionCodes: GANGNAM },
    })
    expect(found?.except.map((it) => it.transactionId)).toEqual(sales.map((hit) => hit.transactionId))
  },
)

describe('a question that stands for itself', () => {
  test.each([
    '송파구 전세 시세 알려줘',
    '마포구 빌라 월세 1000에 60 이하',
    '전세금 5% 인상 가능해?',
    '그럼 송파구 아파트 전세 시세 알려줘',
    '집주인이 이 집을 판다는데 새 주인이 나가라고 하면 나가야 하나요?',
    '보증금을 안 돌려주는데 그거 어떻게 받아야 하는지 절차를 알려주세요, 계약은 지난달에 끝났어요',
    '전세자금대출 상품 비교해줘',
    '고마워',
    '오늘 날씨 어때',
    'can my landlord raise the rent?',
    'Find apartments in Mapo-gu for jeonse',
  ])('“%s” is read as it is, whatever was asked before', (question) => {
    expect(after(SEARCH, question, sales)).toBeNull()
  })
})

test('of hundreds of whole questions none is taken for a part of the conversation', () => {
  const whole = readFileSync(new URL('whole-questions.tsv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([intent]) => intent !== undefined && WHOLE.includes(intent))
    .map(([, text = '']) => text)
  expect(whole.length).toBeGreaterThan(400)
  const talks = [
    SEARCH,
    '마포구 아파트 전세 시세 알려줘',
    '연봉 7천만원 무주택 서울 8억 아파트 대출 얼마나 나와?',
    '전세금 5% 인상 가능해?',
  ]
  // What a question says by itself is read once for all that may have been said before it.
  const taken = whole.flatMap((question) =>
    [null, ...talks]
      .filter((first) => after(first, question, first === SEARCH ? sales : []) !== null)
      .map((first) => [first, question]),
  )
  expect(taken).toEqual([])
}, 120_000)

describe('a question that leans on nothing', () => {
  test.each([
    '그 중에 제일 싼 거',
    '전세로 바꿔서 다시',
    '거기 학군은?',
    '더 큰 평수는?',
    '5억으로 올려서',
    '그럼 송파구는?',
    '두 번째 집 자세히',
    '그거 안전해?',
    'the cheapest of those',
    'is it safe?',
    'what about Songpa-gu?',
  ])('“%s” is asked back, and not guessed', (question) => {
    expect(after(null, question)?.ask?.message.length).toBeGreaterThan(10)
  })

  test('and goes on from the answer', () => {
    const cheapest = after(null, '그 중에 제일 싼 거', [], '마포구 아파트 전세')
    expect(cheapest?.conditions).toMatchObject({
      regionCodes: ['1144000000'],
      transactionTypes: ['JEONSE'],
      order: { field: 'PRICE', direction: 'ASC' },
    })
    const changed = after(null, '5억으로 올려서', [], '마포구 아파트 전세')
    expect(changed?.conditions).toMatchObject({ deposit: { max: 50_000 }, transactionTypes: ['JEONSE'] })
  })

  test.each([
    '마포구 아파트 전세 시세 알려줘',
    '전세금 5% 인상 가능해?',
    '아파트 매매 찾아줘',
    '오늘 날씨 어때',
    '안녕',
  ])('while “%s” needs nothing before it', (question) => {
    expect(after(null, question)).toBeNull()
  })
})

test('what is made of a search reads back as the search that is made, and its wish as the wish', () => {
  for (const question of [
    '그럼 송파구는?',
    '전세로 바꿔서 다시',
    '더 큰 평수는?',
    '거기 시세는?',
    '역세권만',
    '직거래로',
  ]) {
    const found = after(SEARCH, question, sales)
    if (!found?.conditions) throw new Error(`${question} was not read`)
    const read = readPropertyQuery(textOf(found.text), places, now)
    expect([question, { ...read, order: read.order ?? null, unrecognized: [] }]).toEqual([
      question,
      { ...found.conditions, order: found.conditions.order ?? null },
    ])
    expect([question, readIntent(textOf(found.text), places).intentType]).toEqual([
      question,
      found.intentType,
    ])
  }
})

describe('a question that goes on from an answer of law', () => {
  const LAW = '이사 가야 하는데 보증금을 못 받았어요. 임차권등기명령 할 수 있나요?'
  test.each([
    '서류는 뭐가 필요해요?',
    '얼마나 걸려요?',
    '어디서 받아요?',
    '그럼 언제까지요?',
    '안 나가면요?',
    '상가면?',
    '집주인이 법인이면?',
    'What documents do I need?',
    'And if it is a shop?',
  ])('“%s” is asked of its subject', (question) => {
    expect(after(LAW, question)).toMatchObject({
      text: expect.stringContaining(`${LAW}\n${question}`),
      intentType: 'LEGAL_CONSULT',
      ask: null,
    })
  })

  test.each(['전월세신고 기한 넘기면?', '오늘 날씨 어때', '송파구 아파트 매매 찾아줘', '대출 얼마나 나와?'])(
    '“%s” has a subject of its own',
    (question) => {
      expect(after(LAW, question)?.text ?? question).not.toContain(LAW)
    },
  )
})

describe('a place that several provinces have', () => {
  test.each([
    ['서울 마포구 아파트 전세 3억 이하 찾아줘', '강서구는?', '11'],
    ['부산 해운대구 아파트 전세 시세', '강서구는?', '26'],
  ])('after “%s”, “%s” is the one in that province', (first, question, province) => {
    const request = after(first, question)?.request
    expect(request?.where.shared).toEqual([])
    expect(request?.wishes[0]?.home.regionCodes.map((code) => code.slice(0, 2))).toEqual([province])
  })
})

describe('what is put aside before something else is said', () => {
  test.each([
    ['됐고 동작구로', ['1159000000']],
    ['아니 그건 됐고, 동작구는?', ['1159000000']],
    ['never mind that, what about Dongjak-gu?', ['1159000000']],
  ])('“%s” goes on with the same search elsewhere', (question, regionCodes) => {
    const found = after(SEARCH, question, sales)
    expect(found?.conditions?.regionCodes ?? found?.request?.wishes[0]?.home.regionCodes).toEqual(regionCodes)
    expect(found?.request?.wishes[0]?.home.salePrice).toMatchObject({ max: 50_000 })
  })

  test.each([
    ['대출은 됐고 복비는 얼마야?', '복비는 얼마야?'],
    ['대출은 나중에 하고 시세부터', '시세부터'],
    ['forget the loan, what is the agent fee?', 'what is the agent fee?'],
  ])('“%s” asks for the other thing alone', (question, left) => {
    expect(withoutDismissed(question)).toBe(left)
  })

  test.each([
    '계약이 됐고 잔금은 내일이에요',
    '나중에 팔면 세금이 얼마야?',
    '대출이 됐는데 금리가 높아요',
    '됐고',
    'leave the deposit',
  ])('“%s” puts nothing aside', (question) => {
    expect(withoutDismissed(question)).toBe(question)
  })
})
