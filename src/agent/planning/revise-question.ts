import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { countConditions, namesPlace } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { isRelated } from '../../domain/region.ts'

const OWN_SUFFIX = /(?:특별자치[시도]|특별시|광역시|(?:\d+가)|[도시군구동읍면리])$/

/** The name without what kind of place it is: 광주광역시 and 광주시 are 광주; 중구 and 중동 stay. */
export const placeStem = (name: string): string => {
  const own = name.trim().split(/\s+/).at(-1) ?? name
  const stem = own.replace(OWN_SUFFIX, '')
  return stem.length >= 2 ? stem : own
}

/** The answer as a part of a sentence: without its courtesy. */
const bare = (answer: string): string =>
  answer
    .replace(/^(?:아니(?:요|오)?|음+|네|예|응|저는|그냥|그럼|no|yes|well)[,\s]+/i, '')
    .replace(/(?<![.!?~\s])[.!?~\s]+$/, '')
    .replace(/(?:으?로\s?(?:해|찾아|봐|보여)\s?(?:줘|주세요)요?|입니다|이에요|예요|이?요|please)$/i, '')
    .replace(/(?<=[세매])로$/, '')
    .trim()

const DEAL = /(?:반전세|전월세|전세|월세|매매|매수)(?:으로|로|를|을|은|는|이|가)?(?=\s|$|[,.!?])/g
/** “전세도” adds to what was asked, “전세로” takes its place. */
const ADDS =
  /(?<=[세매구동시군읍면트텔라룸집택])도(?:요|\s|$|[,.!?])|추가|같이|함께|비교|also|too\b|as well|add|compare/i

/** The regions that an answer leaves behind; 신사동 stays where 강남구 says which. */
const otherNames = (codes: readonly string[], named: readonly string[], places: PlaceIndex): string[] => {
  const nameOf = (code: string) => places.regions.get(code)?.name
  const kept = codes.filter((code) => isRelated(code, named)).map(nameOf)
  return codes.filter((code) => !kept.includes(nameOf(code)))
}

const PARTICLE = '(?:에서|에는|의|에|은|는|이랑|랑|과|와|쪽|으로|로)?'

const withoutPlaces = (text: string, codes: readonly string[], places: PlaceIndex): string =>
  codes.reduce((left, code) => {
    const region = places.regions.get(code)
    if (!region) return left
    const stem = placeStem(region.name)
    const written = [region.fullName, region.name, ...(stem.length >= 2 ? [stem] : [])].map((name) =>
      name.replaceAll(/[()[\]{}.*+?^$|\\]/g, '\\$&'),
    )
    return left.replace(new RegExp(`(?:${written.join('|')})${PARTICLE}(?=\\s|$|[,.!?])`, 'g'), ' ')
  }, text)

export const namesCondition = (query: PropertyQuery): boolean =>
  namesPlace(query) || countConditions({ ...query, directTrade: null }) > 0

/** The later words first; what they replace (another place, another deal) leaves the earlier ones. */
export const replaceConditions = (text: string, said: string, places: PlaceIndex, now: Date): string => {
  const before = readPropertyQuery(text, places, now)
  const after = readPropertyQuery(said, places, now)
  const adds = ADDS.test(said)
  const elsewhere =
    after.regionCodes.length === 0 || adds ? [] : otherNames(before.regionCodes, after.regionCodes, places)
  const kept = withoutPlaces(text, elsewhere, places)
  const ofDeal = after.transactionTypes.length > 0 && !adds ? kept.replace(DEAL, ' ') : kept
  return `${bare(said)} ${ofDeal}`.replaceAll(/[^\S\n]+/g, ' ').trim()
}

/** A question with what its user said later about the plan; words that name no condition change nothing in it. */
export const readNotes = (query: string, notes: readonly string[], places: PlaceIndex, now: Date): string =>
  notes.reduce(
    (text, note) =>
      namesCondition(readPropertyQuery(note, places, now))
        ? replaceConditions(text, note, places, now)
        : text,
    query,
  )
