import { NO_CHANGES } from '../region-book.ts'
import type { RegionBook } from '../region-book.ts'
import { codePrefix } from '../region.ts'
import type { Region } from '../region.ts'
import { buildComplexIndex } from './complexes.ts'
import type { ComplexIndex, NamedComplex } from './complexes.ts'
import { GAZETTEER } from './gazetteer.ts'
import { foldRoman, romanizePlace } from './romanize.ts'

/** The codes that one written name may mean, by how it names them; the first list that is not empty speaks first. */
export interface PlaceName {
  /** The region's own full name: 강남구, 역삼동, 서울특별시. */
  readonly exact: readonly string[]
  /** A 시도 or 시군구 without its suffix, or an alias of the gazetteer: 강남, 서울, 판교. */
  readonly stem: readonly string[]
  /** A 동·읍·면·리 without its suffix; read only beside its parent: 분당 정자. */
  readonly dongStem: readonly string[]
  /** The station of this name; its walking time is then a condition. */
  readonly station: boolean
}

export interface PlaceIndex {
  readonly regions: ReadonlyMap<string, Region>
  /** Regions of the past that are still named, and what became of them. */
  readonly former: ReadonlyMap<string, Region>
  readonly book: RegionBook
  readonly names: ReadonlyMap<string, PlaceName>
  /** By letters only: gangnamgu, gangnam, yeoksamdong. */
  readonly roman: () => ReadonlyMap<string, PlaceName>
  /** By {@link foldRoman}, for older spellings; 시도, 시군구 and gazetteer names only. */
  readonly folded: () => ReadonlyMap<string, PlaceName>
  /** Full names of three and more syllables by what is left when one syllable is unreadable (강*구) or gone (-강구). */
  readonly spellings: () => ReadonlyMap<string, readonly string[]>
  readonly longest: number
  readonly complexes: ComplexIndex
}

/** A station that is held, without its 역, and the dong that it stands in. */
export interface NamedStation {
  name: string
  regionCode: string
}

/** What is known of a place beside its regions. */
export interface Landmarks {
  complexes?: readonly NamedComplex[]
  stations?: readonly NamedStation[]
}

const SIDO_SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(..)(?:특별시|광역시)$/, ['$1', '$1시']],
  [/^(세종)특별자치시$/, ['$1', '$1시', '$1특별자치시']],
  [/^(..)(..)통합특별시$/, ['$1$2', '$1$2특별시', '$1$2시']],
  [/^(..)특별자치도$/, ['$1', '$1도']],
  [/^(경기)도$/, ['$1']],
  [/^(.)(.)([남북])도$/, ['$1$3']],
]
type List = 'exact' | 'stem' | 'dongStem'
type Draft = Record<List, readonly string[]> & { station: boolean }
type Add = (name: string, list: List, code: string) => void

/** Most names have codes in one list only; the empty ones are this one. */
const NONE: readonly string[] = []

export const buildPlaceIndex = (
  regions: readonly Region[],
  { complexes = [], stations = [] }: Landmarks = {},
  past: { book: RegionBook; regions: readonly Region[] } = { book: NO_CHANGES, regions: [] },
): PlaceIndex => {
  const known = new Map<string, Region>()
  const names = new Map<string, Draft>()
  let longest = 0
  const add: Add = (name, list, code) => {
    const there = names.get(name)
    if (!there) {
      names.set(name, { exact: NONE, stem: NONE, dongStem: NONE, station: false, [list]: [code] })
      longest = Math.max(longest, name.length)
    } else if (!there[list].includes(code)) there[list] = [...there[list], code]
  }
  const former = formerOf(past.regions, past.book, regions)
  for (const region of regions) known.set(region.code, region)
  for (const region of [...regions, ...former]) {
    const name = ownName(region.name)
    if (name.length === 0) continue
    add(name, 'exact', region.code)
    if (region.level === 'SIDO') for (const short of sidoNames(name)) add(short, 'stem', region.code)
    else if (region.level === 'SIGUNGU') {
      if (name.length > 2 && /[시군구]$/.test(name)) add(name.slice(0, -1), 'stem', region.code)
    } else addDong(name, region.code, add)
  }
  for (const { name, codes, station } of GAZETTEER) {
    for (const code of codes.flatMap((one) => past.book.today(one)))
      if (known.has(code)) add(name, 'stem', code)
    const entry = station ? names.get(name) : undefined
    if (entry) entry.station = true
  }
  addStations(stations, known, names, add)
  // A Korean sentence without typos needs neither; the first that does pays for all.
  const latin = once(() => romanized(names))
  return {
    regions: known,
    former: new Map(former.map((region) => [region.code, region])),
    book: past.book,
    names,
    longest,
    complexes: buildComplexIndex(
      complexes,
      (name) => names.has(name),
      (code) => known.has(code),
      (name) => onlyPlace(names.get(name)),
    ),
    roman: () => latin().roman,
    folded: () => latin().folded,
    spellings: once(() => spelled(names)),
  }
}

/** A bare name of so many syllables is the station's own: 홍대입구, 가산디지털단지. */
const OWN_STATION = 4

/** The stations of the listings join those of the gazetteer, which knows what they stand in where it names them. */
const addStations = (
  stations: readonly NamedStation[],
  known: ReadonlyMap<string, Region>,
  names: ReadonlyMap<string, Draft>,
  add: Add,
): void => {
  const mark = (name: string, codes: readonly string[]) => {
    if (codes.length === 0 || names.has(name)) return
    for (const code of codes) add(name, 'stem', code)
    const entry = names.get(name)
    if (entry) entry.station = true
  }
  const held = new Map<string, string[]>()
  for (const { name, regionCode } of stations) {
    if (known.has(regionCode)) held.set(name, [...(held.get(name) ?? []), regionCode])
  }
  for (const [name, codes] of held) mark(`${name}역`, codes)
  for (const [name, { station, stem }] of Array.from(names)) {
    const bare = name.slice(0, -1)
    if (station && name.endsWith('역') && bare.length >= OWN_STATION) mark(bare, stem)
  }
}

/** The one place that a name means by itself; null where it means several, undefined where there is no such name. */
const onlyPlace = (name: PlaceName | undefined): string | null | undefined => {
  const codes = name === undefined ? [] : [...name.exact, ...name.stem, ...name.dongStem]
  const [only, ...others] = new Set(codes)
  return others.length > 0 ? null : only
}

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Raw names may carry a trailing space, and a Chinese reading in brackets: 평사리(坪沙). */
const ownName = (raw: string): string => {
  const name = raw.includes('(') ? raw.replace(/\(.*?\)/g, '').trim() : raw.trim()
  return name.slice(name.lastIndexOf(' ') + 1)
}

const sidoNames = (name: string): string[] => {
  const short = SIDO_SHORT.flatMap(([pattern, forms]) =>
    pattern.test(name) ? forms.map((form) => name.replace(pattern, form)) : [],
  )
  return short.filter((form) => form !== name)
}

/** Those whose name none of the places has that they became: 인천 중구, but not 목포시, and none of a place that is not known. */
const formerOf = (past: readonly Region[], book: RegionBook, regions: readonly Region[]): Region[] => {
  const names = new Map(regions.map(({ code, name }) => [code, ownName(name)]))
  return past.filter(({ code, name }) => {
    const today = book.today(code)
    return today.every((one) => one !== code && names.has(one) && names.get(one) !== ownName(name))
  })
}

const addDong = (name: string, code: string, add: Add): void => {
  const last = name.at(-1)
  const family = last === '가' ? /^(.+?)\d+가$/.exec(name)?.[1] : undefined
  if (family) add(family, 'exact', code)
  // A 리 is never named without its 리: 상, 우, 처 would be found everywhere.
  const whole = family ?? name
  if (whole.length > 2 && /[동읍면]$/.test(whole)) add(whole.slice(0, -1), 'dongStem', code)
}

interface Latin {
  roman: ReadonlyMap<string, PlaceName>
  folded: ReadonlyMap<string, PlaceName>
}

const romanized = (names: ReadonlyMap<string, PlaceName>): Latin => {
  const roman = new Map<string, PlaceName>()
  const folded = new Map<string, PlaceName>()
  for (const [name, place] of names) {
    const { stem, suffix } = romanizePlace(name)
    const key = suffix === 'yeok' && place.station ? `${stem}station` : stem + suffix
    if (key.length < 4) continue
    merge(roman, key, place)
    if (place.stem.length > 0 || place.exact.some((code) => code.endsWith('00000')))
      merge(folded, foldRoman(key), place)
  }
  return { roman, folded }
}

const merge = (map: Map<string, PlaceName>, key: string, place: PlaceName): void => {
  const there = map.get(key)
  if (!there) {
    map.set(key, place)
    return
  }
  map.set(key, {
    exact: [...there.exact, ...place.exact],
    stem: [...there.stem, ...place.stem],
    dongStem: [...there.dongStem, ...place.dongStem],
    station: there.station || place.station,
  })
}

const spelled = (names: ReadonlyMap<string, PlaceName>): ReadonlyMap<string, readonly string[]> => {
  const spellings = new Map<string, string[]>()
  for (const [name, place] of names) {
    if (name.length < 3 || place.exact.length === 0 || /[리면읍]$/.test(name)) continue
    for (const key of [...blanked(name), ...(name.length > 3 ? shortened(name) : [])]) {
      const same = spellings.get(key)
      if (same) same.push(name)
      else spellings.set(key, [name])
    }
  }
  return spellings
}

/** 강남구 → *남구, 강*구, 강남*. */
export const blanked = (name: string): string[] =>
  Array.from(name, (_, i) => `${name.slice(0, i)}*${name.slice(i + 1)}`)

/** 영등포구 → -등포구, -영포구, -영등구, -영등포. */
export const shortened = (name: string): string[] =>
  Array.from(name, (_, i) => `-${name.slice(0, i)}${name.slice(i + 1)}`)

/** Whether `inner` lies within `outer` (and is not the same region), or did before its code changed. */
export const isWithin = (inner: string, outer: string, book: RegionBook = NO_CHANGES): boolean => {
  if (inner === outer) return false
  const prefix = codePrefix(outer)
  return inner.startsWith(prefix) || book.formerCodes(inner).some((code) => code.startsWith(prefix))
}
