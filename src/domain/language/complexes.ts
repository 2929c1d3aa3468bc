import nicknames from './complex-nicknames.json' with { type: 'json' }
import { endsWord } from './particle.ts'
import { foldRoman, romanizeWord } from './romanize.ts'
import { matchAt } from './text.ts'

/** A complex of flats that is held: what it is called, and where it stands. */
export interface NamedComplex {
  id: string
  name: string
  regionCode: string
}

/** The names that complexes are known by, spaces and brackets aside. */
export interface ComplexIndex {
  /** By what is said: the names that the complexes meant have. */
  readonly names: ReadonlyMap<string, readonly string[]>
  /** By letters only: eunma, heliositi. */
  readonly roman: () => ReadonlyMap<string, readonly string[]>
  readonly held: readonly NamedComplex[]
  readonly longest: number
}

/** A shorter name stands in too many sentences; the table of nicknames knows some that do not. */
const SHORTEST = 3

/** 까치마을(1단지)(대우롯데) → 까치마을, 마포래미안푸르지오 1단지 → 마포래미안푸르지오, 은마아파트 → 은마. */
const tightName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]|[\s·,.'-]+/g, '')
    .replace(/아파트$/, '')
    .replace(/(?<=\D)\d{1,2}(?:단지|차)$/, '')

export const buildComplexIndex = (
  complexes: readonly NamedComplex[],
  isTaken: (name: string) => boolean,
): ComplexIndex => {
  const names = new Map<string, readonly string[]>()
  for (const { name } of complexes) {
    const tight = tightName(name)
    if (tight.length >= SHORTEST && /[가-힣]{2}/.test(tight) && !isTaken(tight)) names.set(tight, [tight])
  }
  for (const [said, meant] of Object.entries(nicknames.names))
    if (!isTaken(said)) names.set(said, meant.split(' '))
  let longest = 0
  for (const name of names.keys()) longest = Math.max(longest, name.length)
  let roman: ReadonlyMap<string, readonly string[]> | undefined
  return {
    names,
    roman: () =>
      (roman ??= new Map(Array.from(names, ([said, meant]) => [foldRoman(romanizeWord(said)), meant]))),
    held: complexes,
    longest: Math.min(longest, MOST),
  }
}

/** Characters of the longest name that is looked for. */
const MOST = 24
/** What may follow a name: a particle, its kind, its number, a word of the trade. */
const NEXT =
  /\s?(?:아파트|\d{1,2}\s?(?:단지|차)|반?전세|전월세|월세|매매|급매|시세|실거래|국평|전용|대형|소형|단지|앞|근처|인근|\d)/y

export interface ComplexMention {
  names: readonly string[]
  end: number
}

/** The longest name at an offset; it may be written with spaces (헬리오 시티, Helio City). */
export const matchComplex = (text: string, at: number, index: ComplexIndex): ComplexMention | undefined => {
  if (/[a-z]/.test(text[at] ?? '')) return matchRoman(text, at, index)
  let tight = ''
  let found: ComplexMention | undefined
  for (let end = at; end < text.length && tight.length < index.longest; end++) {
    const char = text[end] ?? ''
    if (char === ' ') {
      if (text[end - 1] === ' ') break
      continue
    }
    tight += char
    const names = index.names.get(tight)
    if (names && (endsWord(text, end + 1) || matchAt(NEXT, text, end + 1) !== null))
      found = { names, end: end + 1 }
  }
  return found
}

const WORDS = /[a-z]{2,20}(?:[ -][a-z]{2,20}){0,2}/y
/** Shorter ones are words of English. */
const SHORTEST_ROMAN = 5

const matchRoman = (text: string, at: number, index: ComplexIndex): ComplexMention | undefined => {
  const words = matchAt(WORDS, text, at)?.[0].split(/(?<=[ -])/) ?? []
  for (let count = words.length; count > 0; count--) {
    const written = words.slice(0, count).join('').replace(/[ -]$/, '')
    if (written.length < SHORTEST_ROMAN) continue
    const names = index.roman().get(foldRoman(written.replace(/city\b/, 'siti')))
    if (names) return { names, end: at + written.length }
  }
  return undefined
}

/** The complexes whose names hold one of these. */
export const complexesCalled = (names: readonly string[], { held }: ComplexIndex): NamedComplex[] =>
  held.filter(({ name }) => names.some((one) => name.toLowerCase().replaceAll(/\s/g, '').includes(one)))

/** Of more dongs than these a name is one that many complexes have. */
const MOST_DONGS = 3

/** Where the complexes of a name stand: who names one has said its place, unless the name is one of many. */
export const dongsOf = (names: readonly string[], index: ComplexIndex): string[] => {
  const dongs = new Set(complexesCalled(names, index).map(({ regionCode }) => regionCode))
  return dongs.size > MOST_DONGS ? [] : [...dongs]
}
