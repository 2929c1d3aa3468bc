import { countSaid, KOREAN_DIGITS } from '../../language/numeral.ts'

const RATE =
  /((?<!\d)\d{1,9}(?:\.\d{1,9})?|[일이삼사오육칠팔구]?십?[일이삼사오육칠팔구]?)(%|퍼센트|프로(?!젝)|percent|할(?=의|을|이|씩|로|까지|오|올|더|인|증|만|높|[,.])|부(?=이자|로이자|의이자|이율))/g
const FRACTION = /((?<!\d)\d{1,9}|십|백|이십)분의(\d{1,9}|일|이|삼|오)/g

export interface Rate {
  /** Percent. */
  value: number
  start: number
  end: number
}

/** Shares in plain text as percent: 10%, 십퍼센트, 삼할, 10분의 1. */
export const readRates = (plain: string): Rate[] => {
  const rates: Rate[] = []
  for (const match of plain.matchAll(RATE)) {
    const [whole, number = '', unit] = match
    const value = /\d/.test(number) ? Number(number) : readTens(number)
    if (value > 0) {
      rates.push({
        value: unit === '할' ? value * 10 : value,
        start: match.index,
        end: match.index + whole.length,
      })
    }
  }
  for (const match of plain.matchAll(FRACTION)) {
    const whole = countSaid(match[1] ?? '')
    const part = countSaid(match[2] ?? '')
    if (whole > 0)
      rates.push({
        value: (part / whole) * 100,
        start: match.index,
        end: match.index + match[0].length,
      })
  }
  return rates.toSorted((a, b) => a.start - b.start)
}

const readTens = (word: string): number => {
  if (word === '') return 0
  const [tens, ones] = word.includes('십') ? word.split('십') : ['', word]
  return (word.includes('십') ? (KOREAN_DIGITS[tens ?? ''] ?? 1) * 10 : 0) + (KOREAN_DIGITS[ones ?? ''] ?? 0)
}

export const largestRate = (plain: string): number | null => {
  const rates = readRates(plain).map((rate) => rate.value)
  return rates.length === 0 ? null : Math.max(...rates)
}
