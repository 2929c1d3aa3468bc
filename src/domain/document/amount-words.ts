import { inWon } from '../money.ts'

const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const SMALL = ['천', '백', '십', '']
const LARGE = ['', '만', '억', '조']

const fourDigits = (group: number): string =>
  [...String(group).padStart(4, '0')]
    .map((digit, place) => (digit === '0' ? '' : `${DIGITS[Number(digit)] ?? ''}${SMALL[place] ?? ''}`))
    .join('')

/**
 * 35000 → “일금 삼억오천만원정”, 52.5 → “일금 오십이만오천원정”. Every digit is said (일억일천만): in a contract a missing 일 could be written in.
 */
export const amountInKorean = (manwon: number): string => {
  const groups = LARGE.map((unit, place) => ({
    unit,
    value: Math.floor(inWon(manwon) / 10_000 ** place) % 10_000,
  }))
  const words = groups
    .toReversed()
    .map(({ unit, value }) => (value === 0 ? '' : `${fourDigits(value)}${unit}`))
    .join('')
  return `일금 ${words === '' ? '영' : words}원정`
}

/** 35000 → “₩350,000,000”. */
export const amountInFigures = (manwon: number): string => `₩${inWon(manwon).toLocaleString('en-US')}`
