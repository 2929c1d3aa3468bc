import { codePrefix } from '../region.ts'
import type { Region } from '../region.ts'
import { GAZETTEER } from './gazetteer.ts'
import { foldRoman, romanizePlace } from './romanize.ts'

/** The codes that one written name may mean, by how it names them; the first list that is not empty speaks first. */
export interface PlaceName {
  /** The region's own full name: 강남구, 역삼동, 서울특별시. */
  exact: string[]
  /** A 시도 or 시군구 without its suffix, or an alias of the gazetteer: 강남, 서울, 판교. */
  stem: string[]
  /** A 동·읍·면·리 without its suffix; read only beside its parent: 분당 정자. */
  dongStem: string[]
  /** The station of this name; its walking time is then a condition. */
  station: boolean
}

export interface PlaceIndex {
  readonly regions: ReadonlyMap<string, Region>
  readonly names: ReadonlyMap<string, PlaceName>
  /** By letters only: gangnamgu, gangnam, yeoksamdong. */
  readonly roman: ReadonlyMap<string, PlaceName>
  /** By {@link foldRoman}, for older spellings; 시도, 시군구 and gazetteer names only. */
  readonly folded: ReadonlyMap<string, PlaceName>
  /** Full names of three and more syllables by what is left when one syllable is unreadable (강*구) or gone (-강구). */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  readonly longest: number
}

const SIDO_SHORT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(..)(?:특별시|광역시)$/, ['$1', '$1시']],
  [/^(세종)특별자치시$/, ['$1', '$1시', '$1특별자치시']],
  [/^(..)특별자치도$/, ['$1', '$1도']],
  [/^(경기)도$/, ['$1']],
  [/^(.)(.)([남북])도$/, ['$1$3']],
]
/** Names from before 전북 and 강원 became 특별자치도. */
const OLD_NAMES: Readonly<Record<string, readonly string[]>> = { 전북특별자치도: ['전라북도'] }

export const buildPlaceIndex = (regions: readonly Region[]): PlaceIndex => {
  const known = new Map<string, Region>()
  const names = new Map<string, PlaceName>()
  const of = (name: string): PlaceName => {
    const found = names.get(name)
    if (found) return found
    const created: PlaceName = { exact: [], stem: [], dongStem: [], station: false }
    names.set(name, created)
    return created
  }
  for (const region of regions) {
    known.set(region.code, region)
    const name = ownName(region)
    if (name.length === 0) continue
    of(name).exact.push(region.code)
    if (region.level === 'SIDO') for (const short of sidoNames(name)) of(short).stem.push(region.code)
    else if (region.level === 'SIGUNGU') {
      const stem = name.replace(/[시군구]$/, '')
      if (stem.length >= 2) of(stem).stem.push(region.code)
    } else addDong(name, region.code, of)
  }
  for (const { name, codes, station } of GAZETTEER) {
    const present = codes.filter((code) => known.has(code))
    if (present.length === 0) continue
    const entry = of(name)
    for (const code of present) if (!entry.stem.includes(code)) entry.stem.push(code)
    if (station) entry.station = true
  }
  return { regions: known, names, ...romanized(names), ...spelled(names) }
}

/** Raw names may carry a trailing space, and a Chinese reading in brackets: 평사리(坪沙). */
const ownName = (region: Region): string => {
  const words = region.name
    .replace(/\(.*?\)/g, '')
    .trim()
    .split(/\s+/)
  return words.at(-1) ?? ''
}

const sidoNames = (name: string): string[] => {
  const short = SIDO_SHORT.flatMap(([pattern, forms]) =>
    pattern.test(name) ? forms.map((form) => name.replace(pattern, form)) : [],
  )
  return [...short, ...(OLD_NAMES[name] ?? [])].filter((form) => form !== name)
}

const addDong = (name: string, code: string, of: (name: string) => PlaceName): void => {
  const family = /^(.+?)\d+가$/.exec(name)?.[1]
  if (family) of(family).exact.push(code)
  const stem = (family ?? name).replace(/[동읍면리]$/, '')
  if (stem.length >= 2 && stem !== name) of(stem).dongStem.push(code)
}

const romanized = (names: ReadonlyMap<string, PlaceName>): Pick<PlaceIndex, 'roman' | 'folded'> => {
  const roman = new Map<string, PlaceName>()
  const folded = new Map<string, PlaceName>()
  for (const [name, place] of names) {
    const { stem, suffix } = romanizePlace(name)
    const key = suffix === 'yeok' && place.station ? `${stem}station` : stem + suffix
    if (key.length < 4) continue
    merge(roman, key, place)
    if (place.stem.length > 0 || !/[동읍면리가]$/.test(name)) merge(folded, foldRoman(key), place)
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

const spelled = (names: ReadonlyMap<string, PlaceName>): Pick<PlaceIndex, 'spellings' | 'longest'> => {
  const spellings = new Map<string, string[]>()
  let longest = 0
  for (const [name, place] of names) {
    longest = Math.max(longest, name.length)
    if (name.length < 3 || place.exact.length === 0 || /[리면읍]$/.test(name)) continue
    for (const key of [...blanked(name), ...(name.length > 3 ? shortened(name) : [])]) {
      const same = spellings.get(key)
      if (same) same.push(name)
      else spellings.set(key, [name])
    }
  }
  return { spellings, longest }
}

/** 강남구 → *남구, 강*구, 강남*. */
export const blanked = (name: string): string[] =>
  Array.from(name, (_, i) => `${name.slice(0, i)}*${name.slice(i + 1)}`)

/** 영등포구 → -등포구, -영포구, -영등구, -영등포. */
export const shortened = (name: string): string[] =>
  Array.from(name, (_, i) => `-${name.slice(0, i)}${name.slice(i + 1)}`)

/** Whether `inner` lies within `outer` (and is not the same region). */
export const isWithin = (inner: string, outer: string): boolean =>
  inner !== outer && inner.startsWith(codePrefix(outer))
