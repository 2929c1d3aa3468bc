import type { PlaceIndex } from '../../domain/language/places.ts'

/** Names that end like a district beside a word of the trade and that no region has. */
const NAMED_PLACE =
  /(?<![가-힣])([가-힣]{2,7}(?:시|군|구|동|읍|면))(?:의|에서|에|쪽|일대)?\s*(?=아파트|오피스텔|빌라|원룸|투룸|주택|집|전세|월세|매매|시세|매물|실거래)/g
const NO_PLACE =
  /^(?:다가구|가구|공동|부동|이동|자동|활동|다시|혹시|역시|즉시|잠시|임시|반드시|동시|친구|입구|출구|노동|몇\s?동)$/

export const unknownPlaces = (text: string, places: PlaceIndex, known: readonly string[]): string[] =>
  known.length > 0
    ? []
    : [...text.matchAll(NAMED_PLACE)]
        .map((match) => match[1] ?? '')
        .filter((name) => !NO_PLACE.test(name) && !places.names.has(name))
