import table from './complex-names.json' with { type: 'json' }
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
  /** Where those stand that people know, held or not: the legal dong by name. */
  readonly known: ReadonlyMap<string, string>
  readonly placeCalled: PlaceCalled
  readonly longest: number
}

/** The one place that a name means by itself (상도더샵); null where it means several, undefined where it is no place. */
type PlaceCalled = (name: string) => string | null | undefined

interface WellKnown {
  /** The code of its legal dong. */
  at: string
  called?: readonly string[]
}
const WELL_KNOWN: Readonly<Record<string, WellKnown>> = table.complexes

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
  isRegion: (code: string) => boolean,
  placeCalled: PlaceCalled,
): ComplexIndex => {
  const names = new Map<string, readonly string[]>()
  for (const { name } of complexes) {
    const tight = tightName(name)
    if (tight.length >= SHORTEST && /[가-힣]{2}/.test(tight) && !isTaken(tight)) names.set(tight, [tight])
  }
  const known = new Map<string, string>()
  for (const [name, { at, called = [] }] of Object.entries(WELL_KNOWN)) {
    if (isRegion(at)) known.set(name, at)
    for (const said of [name, ...called]) if (!isTaken(said)) names.set(said, [name])
  }
  for (const [said, meant] of Object.entries(table.together)) if (!isTaken(said)) names.set(said, meant)
  let longest = 0
  for (const name of names.keys()) longest = Math.max(longest, name.length)
  let roman: ReadonlyMap<string, readonly string[]> | undefined
  return {
    names,
    roman: () =>
      (roman ??= new Map(Array.from(names, ([said, meant]) => [foldRoman(romanizeWord(said)), meant]))),
    held: complexes,
    known,
    placeCalled,
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

const PARTS = table.parts.join('|')
/** A name that nothing else knows is that of a complex by its brand: 장안푸르지오파크뷰, 상도더샵. */
const BRANDED = new RegExp(
  String.raw`([가-힣]{0,6}?)(?:${PARTS}){0,2}(?:${table.brands.join('|')})(?:${PARTS}){0,3}\d?`,
  'y',
)

const BRAND = new RegExp(table.brands.join('|'))
/** Most texts name none, and are asked of at each of their letters. */
let asked = { text: '', namesBrand: false }
const namesBrand = (text: string): boolean => {
  if (asked.text !== text) asked = { text, namesBrand: BRAND.test(text) }
  return asked.namesBrand
}

const matchBranded = (
  text: string,
  at: number,
  { placeCalled }: ComplexIndex,
): ComplexMention | undefined => {
  if (!namesBrand(text)) return undefined
  const match = matchAt(BRANDED, text, at)
  if (match === null) return undefined
  const end = at + match[0].length
  // 남자이고 is no 자이: before a brand stands a place.
  const isName = match[1] === '' || placeCalled(match[1] ?? '') !== undefined
  return isName && (endsWord(text, end) || matchAt(NEXT, text, end)) ? { names: [match[0]], end } : undefined
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
  return found ?? matchBranded(text, at, index)
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

/** Those of the names that no complex which is held has. */
export const notHeld = (names: readonly string[], index: ComplexIndex): string[] =>
  names.filter((name) => complexesCalled([name], index).length === 0)

/** Of more dongs than these a name is one that many complexes have. */
const MOST_DONGS = 3

/** Where the complexes of a name stand: who names one has said its place, unless the name is one of many. */
export const dongsOf = (names: readonly string[], index: ComplexIndex): string[] => {
  const dongs = new Set(complexesCalled(names, index).map(({ regionCode }) => regionCode))
  return dongs.size > MOST_DONGS ? [] : [...dongs]
}

/** Where a complex stands that is not held: as people know it, or as its own name says. Empty where neither tells. */
export const dongsAround = (names: readonly string[], { known, placeCalled }: ComplexIndex): string[] => [
  ...new Set(
    names.flatMap((name) => known.get(name) ?? placeCalled(matchAt(BRANDED, name, 0)?.[1] ?? '') ?? []),
  ),
]
