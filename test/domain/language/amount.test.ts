import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { formatManwon, formatManwonEnglish } from '../../../src/domain/money.ts'
import { readAmounts } from '../../../src/domain/language/amount.ts'

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** 53000 → 오억삼천, as it is said; a leading 일 is left out before 천, 백 and 십. */
const hangul = (value: number): string => {
  const below = (part: number): string =>
    [1000, 100, 10, 1]
      .map((unit, i) => {
        const digit = Math.floor(part / unit) % 10
        if (digit === 0) return ''
        return (digit === 1 && unit > 1 ? '' : (DIGITS[digit] ?? '')) + (['천', '백', '십', ''][i] ?? '')
      })
      .join('')
  const eok = Math.floor(value / 10_000)
  const rest = value % 10_000
  return `${eok > 0 ? `${below(eok)}억` : ''}${rest > 0 ? `${below(rest)}만` : ''}원`
}

const single = (text: string): number | undefined => {
  const amounts = readAmounts(text)
  return amounts.length === 1 ? amounts[0]?.value : undefined
}

describe('readAmounts', () => {
  it('reads back amounts that go down to the won', () => {
    const won = fc.integer({ min: 10_001, max: 9_999_999_999 }).filter((it) => it % 10_000 !== 0)
    fc.assert(
      fc.property(won, (amount) => {
        const [eok, man, rest] = [
          Math.floor(amount / 100_000_000),
          Math.floor(amount / 10_000) % 10_000,
          amount % 10_000,
        ]
        if (man === 0) return
        const head = `${eok > 0 ? `${eok}억 ` : ''}${man.toLocaleString('en-US')}만`
        const forms = [`${head} ${rest.toLocaleString('en-US')}원`, `${head}${rest}원`]
        if (rest % 1000 === 0) forms.push(`${head}${rest / 1000}천원`, `${head} ${rest / 1000}천 원`)
        for (const form of forms) expect([form, single(form)]).toEqual([form, amount / 10_000])
      }),
    )
  })

  const value = fc.integer({ min: 2, max: 99_999_999 })
  const prefix = fc.constantFrom('', '보증금 ', '매매가', '약속한 금액은 ')

  it('reads back every amount a writer can print', () => {
    fc.assert(
      fc.property(value, prefix, (amount, before) => {
        const eok = Math.floor(amount / 10_000)
        const rest = amount % 10_000
        const forms = [
          formatManwon(amount),
          `${amount}만원`,
          `${amount.toLocaleString('en-US')}만 원`,
          `${(amount * 10_000).toLocaleString('en-US')}원`,
          `${amount * 10_000}원`,
          formatManwonEnglish(amount),
          `KRW ${amount * 10_000}`,
          ...(eok > 0 && rest > 0 ? [`${eok}억 ${rest}만원`, `${eok}억${rest}만`] : []),
          ...(eok > 0 && rest >= 100 ? [`${eok}억 ${rest}`, `${eok}억${rest}`] : []),
          ...(eok > 0 && rest === 0 ? [`${eok}억`, `${eok}억원`, `${eok}억 원`] : []),
          ...(eok > 0 && rest > 0 && rest % 1000 === 0
            ? [`${eok}억 ${rest / 1000}천`, `${eok}억${rest / 1000}천만원`]
            : []),
          ...(rest % 1000 === 0 ? [`${amount / 10_000}억`] : []),
        ]
        for (const form of forms)
          expect([before + form, single(before + form)]).toEqual([before + form, amount])
        expect([hangul(amount), single(hangul(amount))]).toEqual([hangul(amount), amount])
      }),
      { numRuns: 500, examples: [[20_149_000, '']] },
    )
  })

  it('reads back both ends of a range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (low, width) => {
        const high = low + width
        for (const text of [
          `${low}~${high}억`,
          `${low}억에서 ${high}억 사이`,
          `${low}억-${high}억`,
          `${low}억 이상 ${high}억 이하`,
          `${low}억부터 ${high}억까지`,
          `between ${low * 100} and ${high * 100} million won`,
        ]) {
          expect([text, ...readAmounts(text)]).toMatchObject([
            text,
            { min: low * 10_000, max: high * 10_000 },
          ])
        }
      }),
    )
  })

  it.each([
    ['5억 이하', null, 50000],
    ['5억 미만', null, 49999],
    ['5억 이상', 50000, null],
    ['5억 초과', 50001, null],
    ['5억까지', null, 50000],
    ['5억부터', 50000, null],
    ['5억 안쪽', null, 50000],
    ['5억 언더', null, 50000],
    ['최대 5억', null, 50000],
    ['최소 5억', 50000, null],
    ['5억 넘지 않는', null, 50000],
    ['5억 안 넘는', null, 50000],
    ['5억 넘으면 안 돼요', null, 50000],
    ['5억을 넘는', 50001, null],
    ['5억 아래', null, 50000],
    ['5억대', 50000, 59999],
    ['10억대', 100000, 199999],
    ['20억대', 200000, 299999],
    ['1억5천대', 15000, 15999],
    ['100만원대', 100, 199],
    ['3천만원대', 3000, 3999],
    ['3~5억대', 30000, 59999],
    ['5억대 초반', 50000, 53333],
    ['5억 후반', 56666, 59999],
    ['5억 정도', 45000, 55000],
    ['약 3억 5천', 31500, 38500],
    ['333만원쯤', 299, 367],
    ['under 300 million won', null, 30000],
    ['less than 300 million won', null, 29999],
    ['more than 300 million won', 30001, null],
    ['at least 1.2 billion won', 120000, null],
    ['300M KRW', null, 30000],
    ['₩300,000,000', null, 30000],
    ['~5억', null, 50000],
    ['2,3억 아닌 2~3억', 20000, 30000],
  ])('%s is %s to %s', (text, min, max) => {
    expect(readAmounts(text).at(-1)).toMatchObject({ min, max })
  })

  it.each([
    '84㎡',
    '25평',
    '12월 15일',
    '2015년',
    '10층',
    '1000세대',
    '이천시',
    '천안',
    '구로구',
    '오산',
    '만촌동',
    '삼성동',
    '도보 5분',
    '500m from the station',
    '3호선',
  ])('%s is no amount', (text) => {
    expect(readAmounts(text)).toEqual([])
  })

  it('quotes the words of the writer and their place', () => {
    const text = '보증금은 1억 5천 이하, 월세는 50만원'
    expect(readAmounts(text).map((amount) => [amount.text, text.slice(amount.start, amount.end)])).toEqual([
      ['1억 5천 이하', '1억 5천 이하'],
      ['50만원', '50만원'],
    ])
  })
})
