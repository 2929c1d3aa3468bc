import { PROPERTY_KINDS, PROPERTY_TYPES } from '../property-kind.ts'
import { isHangul, nearness } from './hangul.ts'
import { readWord } from './lexicon.ts'
import type { WordClass } from './word-class.ts'
import { endsWord, readParticle, stripParticle } from './particle.ts'
import { blanked, shortened } from './places.ts'
import type { PlaceIndex } from './places.ts'
import type { PlaceMention } from './place-mention.ts'

type Typo = { end: number } & ({ kind: 'WORD'; word: WordClass } | { kind: 'PLACE'; mention: PlaceMention })

/** Type and deal words as they should be written. */
const WORDS = [
  ...PROPERTY_TYPES.flatMap((type) => PROPERTY_KINDS[type].names),
  '매매',
  '전세',
  '월세',
  '반전세',
  '전월세',
  '직거래',
  '역세권',
  '보증금',
]

/** Everyday words one jamo away from a word above. */
const EVERYDAY = new Set(
  (
    '전에 전체 전혀 전화 전제 전해 천세 정세 월에 월새미 매미 매년 매일 매번 매주 매달 매매가 빌딩 바라 원문 원래 원금 원칙 ' +
    '연립 세세 절세 전기 전망 전용 전자 전국 전주 전철 반절 반전 다세 아파서 아파도 아파요 보증 보증인 원룬 면세 명세 집세 열세 운세 ' +
    '빌려 벌려 발라 달라 골라 몰라 올라 말라 필라 별로 빌리 불러 일단 신세 전학 전세기 월척 월급 역세 매물 매우 매장 진세 언제 이제 문제 어제 실제 경제 규제 숙제'
  ).split(' '),
)

/**
 * A word that nobody knows, one jamo or one syllable from exactly one type, deal or place word: 월새, 오피스탤, 강남그.
 * Words of two syllables allow a jamo only; a whole syllable in so short a word could be anything.
 */
export const readTypo = (text: string, at: number, places: PlaceIndex): Typo | undefined => {
  const end = endOfHangul(text, at)
  const word = text.slice(at, end)
  if (word.length < 2 || EVERYDAY.has(word) || EVERYDAY.has(stripParticle(word))) return undefined
  return readWordTypo(text, at, word) ?? (word.length > LONGEST ? undefined : readPlaceTypo(at, word, places))
}

/** No name is longer; a run of Hangul that is no word at all would cost its square. */
const LONGEST = 20

const endOfHangul = (text: string, at: number): number => {
  let end = at
  while (isHangul(text[end]) && end - at <= LONGEST) end++
  return end
}

const readWordTypo = (text: string, at: number, word: string): Typo | undefined => {
  for (const tolerance of ['JAMO', 'SYLLABLE'] as const) {
    const near = new Map<string, number>()
    for (const right of WORDS) {
      if (tolerance === 'SYLLABLE' && right.length < 3) continue
      for (const length of tolerance === 'JAMO'
        ? [right.length]
        : [right.length, right.length + 1, right.length - 1]) {
        const written = word.slice(0, length)
        if (written.length < Math.max(2, length) || EVERYDAY.has(written)) continue
        if (length < 3 && tolerance === 'SYLLABLE') continue
        if (nearness(written, right) === tolerance && fits(text, at + length)) near.set(right, at + length)
      }
    }
    const [only, ...others] = near
    if (only && others.length === 0) {
      const span = readWord(only[0], 0, true)
      if (span) return { kind: 'WORD', word: span.word, end: only[1] }
    }
  }
  return undefined
}

const fits = (text: string, at: number): boolean => {
  if (endsWord(text, at)) return true
  const word = readWord(text, at + readParticle(text, at), true)
  return word !== undefined && (word.word.kind === 'TYPE' || word.word.kind === 'DEAL')
}

/** 상속하면, 이혼하게 되면: what is supposed is no 면 that was misspelt (상하면). */
const SUPPOSED = /[하되]면$/

const readPlaceTypo = (at: number, word: string, places: PlaceIndex): Typo | undefined => {
  if (SUPPOSED.test(word)) return undefined
  const bare = [word, stripParticle(word)].filter(
    (form, i, all) => form.length >= 3 && all.indexOf(form) === i,
  )
  for (const written of bare) {
    const candidates = new Set(blanked(written).flatMap((key) => places.spellings().get(key) ?? []))
    const jamo = [...candidates].filter((name) => nearness(written, name) === 'JAMO')
    const nearest = jamo.length > 0 ? jamo : written.length > 3 ? wider(written, candidates, places) : []
    const [name, ...others] = nearest
    const place = name === undefined ? undefined : places.names.get(name)
    if (!name || !place || others.length > 0 || !looksLikePlace(written, name)) continue
    const end = at + written.length
    return { kind: 'PLACE', end, mention: { start: at, end, name: place, written: name, trust: 'SURE' } }
  }
  return undefined
}

/** A syllable exchanged, left out or put in, in names of four and more. */
const wider = (written: string, exchanged: ReadonlySet<string>, places: PlaceIndex): string[] => {
  const short = places.spellings().get(`-${written}`) ?? []
  const long = shortened(written)
    .map((key) => key.slice(1))
    .filter((name) => name.length >= 3 && (places.names.get(name)?.exact.length ?? 0) > 0)
  return [...new Set([...exchanged, ...short, ...long])]
}

/** Either the suffix was hit (강남그), or it stands (강낭구); an unknown word of another shape is no place. */
const looksLikePlace = (written: string, name: string): boolean =>
  written.at(-1) === name.at(-1) ||
  // 고양이 is no 고양시: where the suffix was hit, a particle in its place is the likelier reading.
  (written.slice(0, -1) === name.slice(0, -1) && readParticle(written, written.length - 1) === 0)
