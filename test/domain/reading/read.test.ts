import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildPlaceIndex } from '../../../src/domain/language/places.ts'
import { readNumbers } from '../../../src/domain/reading/numbers.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import { request } from '../../../src/domain/reading/request.ts'
import type { Act } from '../../../src/domain/reading/request.ts'
import { someRegions } from '../language/regions.ts'

const places = buildPlaceIndex(someRegions())
const world = { places, now: new Date('2026-11-22T03:00:00Z') }
const read = (text: string) => readRequest(text, world)

const MAPO = '1144000000'
const GANGNAM = '1168000000'

describe('a text becomes wishes, each with what is said of it', () => {
  test('homes in two places, each with its own bounds', () => {
    const { wishes, unread } = read('강남구 5억 이하 아파트랑 마포구 4억 이하 오피스텔 찾아줘')
    expect(wishes.map(({ act }) => act)).toEqual(['FIND', 'FIND'])
    expect(wishes[0]?.home).toMatchObject({
      regionCodes: [GANGNAM],
      propertyTypes: ['APARTMENT'],
      salePrice: { max: 50_000 },
    })
    expect(wishes[1]?.home).toMatchObject({
      regionCodes: [MAPO],
      propertyTypes: ['OFFICETEL'],
      salePrice: { max: 40_000 },
    })
    expect(unread).toEqual([])
  })

  test('two kinds of homes in one place, each with its own deal and price', () => {
    const { wishes } = read('마포구 빌라 전세 2억 이하랑 오피스텔 월세 1000/70 이하 보고 싶어요')
    expect(wishes.map(({ home }) => home)).toMatchObject([
      {
        regionCodes: [MAPO],
        propertyTypes: ['VILLA'],
        transactionTypes: ['JEONSE'],
        deposit: { max: 20_000 },
      },
      {
        regionCodes: [MAPO],
        propertyTypes: ['OFFICETEL'],
        transactionTypes: ['RENT'],
        deposit: { max: 1000 },
        monthlyRent: { max: 70 },
      },
    ])
    expect(read('마포구 월세 보증금 1000만 이하, 월 60 이하 원룸').wishes).toHaveLength(1)
  })

  test('a loan beside a search is bounded by nothing that bounds the homes', () => {
    const { wishes } = read('강남구 5억 미만 아파트 찾아주고 전세자금대출도 알려줘')
    expect(wishes.map(({ act }) => act)).toEqual(['FIND', 'LEND'])
    expect(wishes[0]?.home.salePrice).toEqual({ min: null, max: 49_999 })
    expect(wishes[1]).toMatchObject({ loans: 'JEONSE', home: { salePrice: null, deposit: null } })
  })

  test('a rule with its share, and the market of a place', () => {
    const { wishes } = read('집주인이 보증금 10% 올려달래 법적으로 가능해? 그리고 마포구 전세 시세도')
    expect(wishes.map(({ act }) => act)).toEqual(['RULE', 'PRICE'])
    expect(wishes[0]?.slots).toMatchObject([{ name: 'SHARE', text: '10%' }])
    expect(wishes[1]).toMatchObject({
      market: { aspect: 'PRICE' },
      home: { regionCodes: [MAPO], transactionTypes: ['JEONSE'] },
    })
  })

  test('who asks is told apart from what is asked for', () => {
    const { wishes, person, unread, intent } = read(
      '저는 신혼부부이고 연소득 7천만원, 무주택이에요. 마포구에서 전세 4억 안쪽으로 아파트 찾아줘',
    )
    expect(wishes).toHaveLength(1)
    expect(wishes[0]).toMatchObject({ act: 'FIND', home: { deposit: { max: 40_000 }, unrecognized: [] } })
    expect(person).toMatchObject({ newlyweds: true, income: 7000, ownedHomes: 0 })
    expect(intent.intentType).toBe('PROPERTY_SEARCH')
    expect(unread).toEqual([])
  })

  test('what points at homes that are still to be found works on them', () => {
    const { wishes } = read('분당 84㎡ 전세 찾고 그중 위험한 거 있는지 봐줘')
    expect(wishes.map(({ act, uses }) => [act, uses])).toEqual<[Act, string[]][]>([
      ['FIND', []],
      ['ADVISE', ['w0']],
    ])
  })

  test('the figures of a case stand in its wish, in their order', () => {
    const { wishes } = read('2억 5천에 80만원 월세를 보증금 3억으로 올리면 월세 얼마')
    expect(wishes[0]).toMatchObject({
      act: 'COMPUTE',
      case: { deposits: [25_000, 30_000], rents: [80] },
    })
  })

  test.each([
    ['raise the jeonse deposit from 400 to 430 million won. Is that allowed?', [40_000, 43_000]],
    ['지금 전세 3억 5천인데 재계약하면서 3억 9천 달래요', [35_000, 39_000]],
    ['보증금 1000에서 3억으로 올려달래요', [1000, 30_000]],
  ])('%s', (text, deposits) => {
    expect(read(text).wishes[0]?.case.deposits).toEqual(deposits)
  })
})

describe('nothing is dropped', () => {
  const SENTENCES = [
    '전세 3억 5천인데 4억 1천으로 올려달래요, 5% 넘는 거 아닌가요?',
    '보증금 3억 전세, 채권최고액 1억 2천, 시세 5억 안전해?',
    '현금 2억 있는데 6억 집 사려면 대출 얼마나 받아야 해? 연봉 6천',
    '마포구 30평대 아파트 7억에서 9억 사이, 500세대 이상, 역까지 10분 안쪽으로 찾아줘',
    'Find a flat in Mapo under 400 million won jeonse, at least 59 sqm, built after 2015',
    '주택임대차보호법 제6조의3이 뭐예요? 2년 살고 나서 3개월 전에 말하면 되나요',
    '은마 17층 4번 타입 시세 33 궁금해요',
    '천에 육십 원룸, 관리비 7만원, 3층 이상 관악구',
  ]

  test.each(SENTENCES)(
    'every number of “%s” ends in a slot, in what is told of its author, or unread',
    (text) => {
      const { wishes, unread, told } = read(text)
      const spans = [...told, ...wishes.flatMap(({ slots }) => slots), ...unread]
      const missing = readNumbers(text).filter(
        (it) => !spans.some(({ start, end }) => start < it.end && it.start < end),
      )
      expect(missing.map(({ start, end }) => text.slice(start, end))).toEqual([])
    },
  )

  test('no number serves two roles', () => {
    for (const text of SENTENCES) {
      const { wishes } = read(text)
      const slots = wishes.flatMap((it) => it.slots).toSorted((a, b) => a.start - b.start)
      const twice = slots.filter((it, index) => {
        const before = slots[index - 1]
        return before !== undefined && it.start < before.end
      })
      expect(twice).toEqual([])
    }
  })
})

const words = fc.constantFrom(
  '강남구',
  '마포구',
  '아파트',
  '빌라',
  '전세',
  '월세',
  '5억',
  '3억 5천',
  '이하',
  '이상',
  '찾아줘',
  '그리고',
  '시세',
  '대출',
  '안전해?',
  '얼마',
  '10%',
  '30년',
  '제6조의3',
  '두 번째',
  '84㎡',
  '연봉 7천',
  'under',
  'million',
  'won',
  '그중',
  '올려달래',
  '.',
  ',',
  '2',
  '400 to 430 million won',
  '🏠',
  'ㅋㅋ',
  '1000/60',
  '계약서 써줘',
)

describe('any text', () => {
  test('is read into a request of its form, with spans that lie in it', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
        const text = parts.join(' ')
        const reading = read(text === '' ? ' ' : text)
        expect(request.parse(structuredClone(reading))).toEqual(reading)
        const source = text.normalize('NFC')
        for (const { start, end, text: said } of [
          ...reading.wishes.flatMap(({ slots }) => slots),
          ...reading.unread,
        ])
          expect(source.slice(start, end)).toBe(said)
        const ids = reading.wishes.map(({ id }) => id)
        for (const [index, { uses }] of reading.wishes.entries())
          for (const id of uses) expect(ids.indexOf(id)).toBeLessThan(index)
      }),
    )
  })

  test('every number is used or unread', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 14 }), (parts) => {
        const text = parts.join(' ')
        const { wishes, unread, told } = read(text)
        const spans = [...told, ...wishes.flatMap(({ slots }) => slots), ...unread]
        const left = readNumbers(text).filter(
          (it) => !spans.some(({ start, end }) => start < it.end && it.start < end),
        )
        expect(left.map(({ start, end }) => text.slice(start, end))).toEqual([])
      }),
    )
  })
})
