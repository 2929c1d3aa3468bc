import { romanizePlace, romanizeWord } from '../language/romanize.ts'

const HANGUL = /[가-힣]/
const SPECIAL_CITY = /(?:특별자치|특별|광역)시$/
const SPECIAL_PROVINCE = /특별자치도$/

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const wordInRoman = (word: string): string => {
  if (!HANGUL.test(word)) return word
  if (SPECIAL_CITY.test(word)) return capital(romanizeWord(word.replace(SPECIAL_CITY, '')))
  const { stem, suffix } = romanizePlace(word.replace(SPECIAL_PROVINCE, '도'))
  return capital(suffix === '' ? stem : `${stem}-${suffix}`)
}

/** The same, with no Korean: 서울특별시 강남구 역삼동 → “Yeoksam-dong, Gangnam-gu, Seoul”. */
export const regionInRoman = (name: string): string =>
  name.trim().split(/\s+/).map(wordInRoman).toReversed().join(', ')

const NUMBER = /^산?\d+(?:-\d+)?$/
const ROAD = /^(?<stem>.+?)(?<suffix>대로|로|길)$/
const ROADS: Readonly<Record<string, string>> = { 대로: 'daero', 로: 'ro', 길: 'gil' }

const roadOrPlace = (word: string): string => {
  const { stem = '', suffix = '' } = ROAD.exec(word)?.groups ?? {}
  return suffix === '' ? wordInRoman(word) : `${capital(romanizeWord(stem))}-${ROADS[suffix]}`
}

/** An address as it is written in English: 서울특별시 강남구 테헤란로 123 → “123 Teheran-ro, Gangnam-gu, Seoul”. */
export const addressInRoman = (address: string): string => {
  const lines: string[] = []
  for (const word of address.trim().split(/\s+/)) {
    const before = lines.pop()
    if (before === undefined) lines.push(roadOrPlace(word))
    else if (NUMBER.test(word)) lines.push(`${word.replace('산', 'San ')} ${before}`)
    else lines.push(before, roadOrPlace(word))
  }
  return lines.toReversed().join(', ')
}

/** 청담콤마하임 2차 → “Cheongdamkommahaim 2cha”. */
export const wordsInRoman = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => (HANGUL.test(word) ? capital(romanizeWord(word)) : word))
    .join(' ')

const THINGS: readonly (readonly [ending: RegExp, english: string])[] = [
  [/초등학교$/, 'Elementary School'],
  [/중학교$/, 'Middle School'],
  [/고등학교$/, 'High School'],
  [/대학교$/, 'University'],
  [/역$/, 'Station'],
  [/선$/, 'Line'],
]

/** What is near a home, by its name: 청담역 → “Cheongdam Station”, 7호선 → “Line 7”, 언북초등학교 → “Eonbuk Elementary School”. */
export const landmarkInRoman = (name: string): string => {
  const line = /^(\d+)호선$/.exec(name.trim())
  if (line !== null) return `Line ${line[1]}`
  const [ending, english] = THINGS.find(([it]) => it.test(name)) ?? []
  return ending === undefined ? wordsInRoman(name) : `${wordsInRoman(name.replace(ending, ''))} ${english}`
}

/**
 * A Korean place as English readers have it, the smallest first, with the Korean that is on the signs: 서울특별시 마포구 →
 * “Mapo-gu, Seoul (서울특별시 마포구)”.
 */
export const placeInRoman = (name: string): string =>
  HANGUL.test(name) ? `${regionInRoman(name)} (${name})` : name

/** A name that is no region’s keeps the order of its words: 마포 래미안 → “Mapo Raemian (마포 래미안)”. */
export const nameInRoman = (name: string): string =>
  HANGUL.test(name) ? `${wordsInRoman(name)} (${name})` : name

/** A station with its lines (“3호선,4호선 충무로역”) as English readers have it: “Chungmuro Station, Line 3, Line 4 (3호선,4호선 충무로역)”. */
export const stationInRoman = (lines: string | null, station: string): string => {
  const called = [station, ...(lines?.split(/\s?,\s?/) ?? [])].map(landmarkInRoman).join(', ')
  return `${called} (${[lines, station].filter(Boolean).join(' ')})`
}
