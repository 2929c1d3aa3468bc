import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSums } from '../../../src/domain/language/sum.ts'

const HANGUL = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']

/** One part of a sum as it is written: 5천, 오천; 천 for one of them. */
const part = (digit: number, unit: string, spelled: boolean): string =>
  digit === 0 ? '' : `${spelled ? (digit === 1 ? '' : HANGUL[digit]) : digit}${unit}`

const eokOf = (eok: number, spelled: boolean): string => {
  if (eok === 0) return ''
  if (!spelled) return `${eok}억`
  const tens = Math.floor(eok / 10)
  return `${tens === 0 ? '' : `${tens === 1 ? '' : HANGUL[tens]}십`}${HANGUL[eok % 10]}억`
}

/** What people write right behind a sum. */
const TAILS = [
  '',
  '을 3.9%로',
  '를 빌리면',
  '이고',
  '인데요',
  '이면',
  '입니다',
  '이에요',
  '은 있어요',
  '의 절반',
  ' 이하',
  '까지',
  '짜리',
  '에 사서',
  '주고 산',
  '빌리면',
  '받으면',
  '씩',
  '이랑',
  '하고',
  '보다',
  '정도',
  '가량',
  '넘는데',
  '밖에 없어요',
  ', 그리고',
  ') 맞나요',
  '?',
  ' 전세',
]
const AHEAD = ['', '그냥 ', '보증금 ', '보증금', '전세', '집값은 ']

const digit = fc.integer({ min: 0, max: 9 })
const written = fc
  .record({
    eok: fc.integer({ min: 0, max: 99 }),
    thousand: digit,
    hundred: digit,
    spelled: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    gap: fc.constantFrom('', ' '),
    unit: fc.constantFrom('', '만', '만원', '만 원'),
    ahead: fc.constantFrom(...AHEAD),
    tail: fc.constantFrom(...TAILS),
  })
  // A thousand or a hundred by itself (천, 백) needs a word beside it to be money.
  .filter(({ eok, thousand, hundred }) => eok > 0 || thousand > 1 || (thousand === 1 && hundred > 0))
  .map(({ eok, thousand, hundred, spelled, gap, unit, ahead, tail }) => {
    const rest = part(thousand, '천', spelled[1]) + part(hundred, '백', spelled[2])
    const end = rest === '' ? (unit === '' || unit === '만' ? '' : '원') : unit
    return {
      text: `${ahead}${eokOf(eok, spelled[0])}${eok > 0 && rest !== '' ? gap : ''}${rest}${end}${tail}`,
      value: eok * 10_000 + thousand * 1000 + hundred * 100,
      // 이천 and 사천 are cities as well.
      isCity: eok === 0 && hundred === 0 && spelled[1] && (thousand === 2 || thousand === 4) && unit === '',
    }
  })

describe('sums as people write them', () => {
  it('reads back figures and words in one numeral, whatever stands around it', () => {
    fc.assert(
      fc.property(
        written.filter(({ isCity }) => !isCity),
        ({ text, value }) => {
          expect([text, readSums(text)[0]?.value]).toEqual([text, value])
        },
      ),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['2억3을 빌리면', 23_000],
    ['2억3만 빌리면', 23_000],
    ['2억 6천 2백 50만원 달라는데', 26_250],
    ['억오천에 산 집', 15_000],
    ['2.35억이면', 23_500],
    ['1억이천오백을 연 5%로', 12_500],
  ])('%s', (text, value) => {
    expect(readSums(text)[0]?.value).toBe(value)
  })

  it.each(['이천은 집값이 어때요', '이천에서 살아요', '사천은 비싸요', '천안 아파트', '구로 오피스텔'])(
    'no sum of money: %s',
    (text) => {
      expect(readSums(text).filter(({ bare }) => !bare)).toEqual([])
    },
  )
})
