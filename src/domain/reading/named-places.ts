import { KIND_NOUNS } from '../property-kind.ts'
import type { PlaceIndex } from '../language/places.ts'
import { isRelated, parentCodes } from '../region.ts'
import type { Request } from './request.ts'

/** Names that end like a district beside a word of the trade and that no region has. */
const LOOKS_LIKE_PLACE = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,7}(?:시|군|구|동|읍|면))(?:의|에서|에|쪽|일대)?\s*(?=${KIND_NOUNS}|투룸|주택|집|전세|월세|매매|시세|매물|실거래)`,
  'g',
)
/** 비교하면, 오르면: a verb that supposes, and no 면. */
const SUPPOSES = /(?:하|되|라|으|려|다|니|보|르|리|내|쓰|이)면$/
const IS_NO_PLACE =
  /^(?:다가구|가구|공동|부동|이동|자동|활동|다시|혹시|역시|즉시|잠시|임시|반드시|동시|친구|입구|출구|노동|몇\s?동)$/
const OWN_SUFFIX = /(?:특별자치[시도]|특별시|광역시|(?:\d+가)|[도시군구동읍면리])$/

/** The name without what kind of place it is: 광주광역시 and 광주시 are 광주; 중구 and 중동 stay. */
const stemOf = (name: string): string => {
  const own = name.trim().split(/\s+/).at(-1) ?? name
  const stem = own.replace(OWN_SUFFIX, '')
  return stem.length >= 2 ? stem : own
}

/** What is called like a place and is none; asked where no place was understood. */
export const unknownPlaces = (text: string, places: PlaceIndex): string[] =>
  [...text.matchAll(LOOKS_LIKE_PLACE)]
    .map((match) => match[1] ?? '')
    .filter((name) => !IS_NO_PLACE.test(name) && !SUPPOSES.test(name) && !places.names.has(name))

const STATION = /[가-힣\d]{2,12}?역(?!세권)/g

/** The stations that a text names, with the places around each. */
export const namedStations = (text: string, { names }: PlaceIndex): { name: string; codes: string[] }[] =>
  [...new Set(text.match(STATION) ?? [])].flatMap((name) => {
    const place = names.get(name)
    return place?.station === true ? [{ name, codes: [...place.stem] }] : []
  })

/** A name that several places of the country have. */
export type SharedName = Request['where']['shared'][number]

/** Names that mean several places of the country where the text does not say which. */
export const sharedNames = (text: string, codes: readonly string[], places: PlaceIndex): SharedName[] => {
  const byStem = new Map<string, string[]>()
  for (const code of codes) {
    const region = places.regions.get(code)
    const stem = region && stemOf(region.name)
    if (stem !== undefined) byStem.set(stem, [...(byStem.get(stem) ?? []), code])
  }
  const isTold = (code: string) =>
    parentCodes(code).some((parent) => {
      const name = places.regions.get(parent)?.name
      return name !== undefined && text.includes(stemOf(name))
    })
  return [...byStem].flatMap(([stem, same]) => {
    const above = new Set(same.map((code) => parentCodes(code)[0] ?? code))
    // 성수동1가 and 성수동2가 lie in one gu: both are meant.
    if (above.size < 2 || same.every(isTold)) return []
    const written = [...new Set(same.map((code) => places.regions.get(code)?.name ?? stem))]
    return [{ name: written.length === 1 ? (written[0] ?? stem) : stem, codes: same }]
  })
}

/** Digits of a code that say the province. */
const PROVINCE = 2

/** Of places that share a name those in the province that was talked about (마포구, then 강서구); all where that tells nothing. */
export const besideKnown = (
  shared: readonly SharedName[],
  known: readonly string[],
  codes: readonly string[],
): string[] => {
  const provinces = new Set(known.map((code) => code.slice(0, PROVINCE)))
  const isNear = (code: string) => provinces.has(code.slice(0, PROVINCE))
  const far = shared.flatMap(({ codes: same }) =>
    same.some(isNear) ? same.filter((code) => !isNear(code)) : [],
  )
  return codes.filter((code) => !far.includes(code))
}

/** Of places that share a name those that a place said later holds (신사동, then 강남구); none where it holds none of them. */
export const narrowedTo = (
  shared: readonly SharedName[],
  before: readonly string[],
  said: readonly string[],
): string[] => {
  const open = shared.flatMap(({ codes }) => codes)
  if (said.length === 0 || !before.some((code) => open.includes(code))) return []
  const meant = open.filter((code) => isRelated(code, said))
  return meant.length === 0 || meant.length === open.length
    ? []
    : [...before.filter((code) => !open.includes(code)), ...meant]
}
