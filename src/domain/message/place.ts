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

/**
 * A Korean place as English readers have it, the smallest first, with the Korean that is on the signs: 서울특별시 마포구 →
 * “Mapo-gu, Seoul (서울특별시 마포구)”.
 */
export const placeInRoman = (name: string): string =>
  HANGUL.test(name) ? `${name.trim().split(/\s+/).map(wordInRoman).toReversed().join(', ')} (${name})` : name

/** A name that is no region’s keeps the order of its words: 마포 래미안 → “Mapo Raemian (마포 래미안)”. */
export const nameInRoman = (name: string): string =>
  HANGUL.test(name)
    ? `${name
        .trim()
        .split(/\s+/)
        .map((word) => (HANGUL.test(word) ? capital(romanizeWord(word)) : word))
        .join(' ')} (${name})`
    : name
