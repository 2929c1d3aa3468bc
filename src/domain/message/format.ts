import { formatManwon, formatManwonEnglish } from '../money.ts'
import type { Language } from '../run.ts'
import type { Unit } from './arg.ts'
import { nameInRoman, placeInRoman } from './place.ts'
import { TERMS } from './term.ts'
import type { TermId } from './term.ts'

// Made once: `toLocaleString` makes one each time, which takes fifty times as long as to write the number.
const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

export const grouped = (value: number): string => GROUPED.format(value)
export const plain = (value: number): string => String(Math.round(value * 100) / 100)

/** 만원 as people write it; what is not whole is told in won, cut. */
const inWon = (value: number, whole: (manwon: number) => string, won: string): string => {
  if (value < 0) return `-${inWon(-value, whole, won)}`
  return Number.isInteger(value)
    ? whole(value)
    : `${grouped(Math.floor(Number((value * 10_000).toFixed(3))))}${won}`
}

export const inDollars = (value: number): string => `$${CENTS.format(value)}`

interface Formats {
  money(value: number): string
  /** Of an axis of a chart: an expression of Vega over `datum.value`, in 만원. */
  moneyAxis: string
  counts: Record<Unit, (count: string, isOne: boolean) => string>
  capped(counted: string): string
  /** By how much two percentages differ. */
  points(value: string): string
  date(value: string): string
  place(name: string, isRegion: boolean): string
  terms: Record<TermId, string>
  phrase: string
  range: string
}

const withUnit =
  (one: string, many = one) =>
  (count: string, isOne: boolean): string =>
    `${count}${isOne ? one : many}`

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
)

/** How the readers of each language write values. */
export const FORMATS: Record<Language, Formats> = {
  KO: {
    money: (value) => inWon(value, formatManwon, '원'),
    moneyAxis:
      "abs(datum.value) >= 10000 ? format(datum.value / 10000, '~f') + '억' : format(datum.value, ',') + (datum.value == 0 ? '' : '만')",
    counts: {
      deal: withUnit('건'),
      listing: withUnit('건'),
      home: withUnit('채'),
      year: withUnit('년'),
      month: withUnit('개월'),
      day: withUnit('일'),
      household: withUnit('세대'),
      minute: withUnit('분'),
      time: withUnit('회'),
      floor: withUnit('층'),
      item: withUnit('개'),
      point: withUnit('점'),
      metre: withUnit('m'),
      pyeong: withUnit('평'),
    },
    capped: (counted) => `${counted} 이상`,
    points: (value) => `${value}%p`,
    date: (value) => {
      const [year, month, day] = value.split('-')
      if (month === undefined) return `${year}년`
      return `${year}년 ${Number(month)}월${day === undefined ? '' : ` ${Number(day)}일`}`
    },
    place: (name) => name,
    terms: TERMS.KO,
    phrase: ' ',
    range: ' ~ ',
  },
  EN: {
    money: (value) => inWon(value, formatManwonEnglish, ' won'),
    moneyAxis: "format(datum.value / 100, ',~f')",
    counts: {
      deal: withUnit(' deal', ' deals'),
      listing: withUnit(' listing', ' listings'),
      home: withUnit(' home', ' homes'),
      year: withUnit(' year', ' years'),
      month: withUnit(' month', ' months'),
      day: withUnit(' day', ' days'),
      household: withUnit(' household', ' households'),
      minute: withUnit(' minute', ' minutes'),
      time: withUnit(' time', ' times'),
      floor: (count) => `floor ${count}`,
      item: withUnit(''),
      point: withUnit(' of 100'),
      metre: withUnit(' m'),
      pyeong: withUnit(' pyeong'),
    },
    capped: (counted) => `at least ${counted}`,
    points: (value) => `${value} percentage points`,
    date: (value) => {
      const [year, month, day] = value.split('-')
      const named = month === undefined ? '' : `${MONTHS[Number(month) - 1]} `
      return `${day === undefined ? '' : `${Number(day)} `}${named}${year}`
    },
    place: (name, isRegion) => (isRegion ? placeInRoman(name) : nameInRoman(name)),
    terms: TERMS.EN,
    phrase: ', ',
    range: '–',
  },
}
