import { endsWord, readParticle } from './particle.ts'
import type { PlaceIndex, PlaceName } from './places.ts'
import { foldRoman } from './romanize.ts'
import { matchAt } from './text.ts'
import type { Span } from './text.ts'

/**
 * A place name in a sentence, before the others have narrowed it. `trust` is what it needs to be believed:
 * nothing, a sentence that names its parent, its parent right beside it, or no other place and no other sense.
 */
export interface PlaceMention extends Span {
  name: PlaceName
  written: string
  trust: 'SURE' | 'PARENT' | 'BESIDE_PARENT' | 'WEAK'
  /** A WEAK name that reads as a place even in a sentence without another. */
  standsAlone?: boolean
}

/** 동 and 면 names that are also everyday words. */
const EVERYDAY = new Set(
  (
    '이동 변동 합동 행동 수동 작동 초동 역동 시동 전동 유동 부동 일동 신동 세동 직동 선동 추동 구동 재동 포동 통동 ' +
    '대동 남동 북동 서동 동동 내면 외면 이면 학교면 마리면 부리면 오가면 소라면 구이면 조도면 지도읍 다도면 서면 남면 ' +
    '북면 동면 상면 하면 중면 겸면 용면 율면 목면 입면 자동 노동 운동 활동 감동 가동 나동 다동 라동 지동 파동 가정동'
  ).split(' '),
)
/** 시군구 stems that are also everyday words or numbers. */
const DOUBTFUL = new Set(
  (
    '예산 이천 사천 고령 영양 강화 거창 상주 구리 남동 연수 동작 사상 수영 기장 장수 영광 정선 진도 인제 무안 영주 보은 경기 ' +
    '상당 청원 달성 중원 만세 효행 서해 동안 수정 성산 남해 동해 하동 안동 완주 수성 유성 화성 의성 진주 여주 오산 단원 서원 북도'
  ).split(' '),
)
/** What follows a doubtful name where it is a place: 고령 아파트, but not 고령의 부모님; 경기 남부, but not 경기 침체. */
const PLACE_FOLLOWS =
  /^(?:에서?|쪽|시내|지역|으?로|이요|인근|근처|부근)?\s?(?:$|[,.\d]|[동서남북]부|반?전세|전월세|월세|매매|급매|임대|아파트|오피|빌라|연립|다세대|다가구|원룸|투룸|쓰리룸|단독|주택|전원|상가|준?신축|구축|역세권|대단지|소형|[집방땅](?=\s|$)|매물|토지|보증금|시세|실거래)/

const TAIL =
  /(?:제?\d)?(?:신도시|택지지구|택지|지구|시내|도심|지역|일대|쪽|근처|부근|인근|주변|근방|근교|방면|동네|전역|전체|외곽|역세권|초역세권|역|내(?=에|\s|$))?/y
const KNOWN_NEXT =
  /(?:초?역세권|아파트|아팟|오피|빌라|원룸|투룸|쓰리룸|반?전세|전월세|월세|매매|급매|신축|준신축|구축|대단지|단독|다가구|다세대|연립|주택|상가|부동산|매물|집|시세|실거래|직거래|임대|분양|학군|지하철|재개발|재건축|소형|대형|중형|도보|국평|보증금|단지|갭투자|청약|토지)/y

/** A search is widened by a place that is named last: 강북구까지 넓혀주세요, 은평구까지 같이 볼게요. */
export const WIDENS =
  /까지(?:도|요|는)?(?:[\s.?!~]*$|\s?(?:범위를?\s?|지역을?\s?|다\s?|모두\s?|전부\s?)?(?:넓[혀히힐]|늘[려리릴]|확[대장]|포함|합쳐|합해|같이|함께|추가|더\s?(?:봐|보|찾|넣)|넣어|찾아|보여|볼게|봐\s?(?:줘|주)|보면|괜찮|가능|돼요|됩니다|좋아))/y

export const matchPlace = (text: string, at: number, places: PlaceIndex): PlaceMention | undefined => {
  if (/[a-z]/.test(text[at] ?? '')) return matchRoman(text, at, places)
  const numbered = matchNumbered(text, at, places)
  for (let length = Math.min(places.longest, text.length - at); length >= 2; length--) {
    const written = text.slice(at, at + length)
    const name = places.names.get(written)
    const mention = name && mentionOf(text, at, at + length, written, name)
    if (!mention || !tailFits(text, mention.end, places)) continue
    return numbered && numbered.end > mention.end ? numbered : mention
  }
  return numbered ?? matchStation(text, at, places)
}

const mentionOf = (
  text: string,
  start: number,
  end: number,
  written: string,
  name: PlaceName,
): PlaceMention | undefined => {
  // A cat is no 고양시.
  if (written === '고양' && text[end] === '이') return undefined
  // 강남역세권 is 강남 beside a station, not the station 강남역.
  if (name.station && written.endsWith('역') && text.startsWith('세권', end)) return undefined
  const span = { start, end, name, written }
  if (name.exact.length > 0 || name.stem.length > 0) {
    const village = written.endsWith('리') && name.stem.length === 0
    if (village || (EVERYDAY.has(written) && name.stem.length === 0)) return { ...span, trust: 'PARENT' }
    if (!DOUBTFUL.has(written) && !EVERYDAY.has(written)) return { ...span, trust: 'SURE' }
    return { ...span, trust: 'WEAK', standsAlone: PLACE_FOLLOWS.test(text.slice(end)) }
  }
  return { ...span, trust: 'BESIDE_PARENT' }
}

/** Whether the word may end here: at a particle, a word of location, another place, or a word of the trade. */
const tailFits = (text: string, at: number, places: PlaceIndex, depth = 0): boolean => {
  const tail = matchAt(TAIL, text, at)?.[0].length ?? 0
  return [at + tail, at].some(
    (end) =>
      endsWord(text, end) ||
      matchAt(KNOWN_NEXT, text, end) !== null ||
      matchAt(WIDENS, text, end) !== null ||
      matchAt(KNOWN_NEXT, text, end + readParticle(text, end)) !== null ||
      placeFollows(text, end, places, depth),
  )
}

/** 서울강남구역삼동: three names deep at most, or a long run of names would cost its square. */
const placeFollows = (text: string, at: number, places: PlaceIndex, depth: number): boolean => {
  if (depth > 2) return false
  for (let length = 6; length >= 2; length--) {
    const end = at + length
    if (end > text.length) continue
    const name = places.names.get(text.slice(at, end))
    if (!name || name.exact.length + name.stem.length === 0) continue
    if (tailFits(text, end, places, depth + 1)) return true
  }
  return false
}

const ADMINISTRATIVE = /([가-힣]{1,6}?)\s?제?\d{1,2}동(?!\d)/y
const STREET = /([가-힣]{1,6}?)(동)?\s?(\d)가/y

/** 행정동 and split dongs: 역삼1동 → 역삼동, 성수 2가 → 성수동2가. */
const matchNumbered = (text: string, at: number, places: PlaceIndex): PlaceMention | undefined => {
  const street = matchAt(STREET, text, at)
  for (const written of street?.[1] ? [`${street[1]}동${street[3]}가`, `${street[1]}${street[3]}가`] : []) {
    const name = places.names.get(written)
    if (name && street) return { start: at, end: at + street[0].length, name, written, trust: 'SURE' }
  }
  const numbered = matchAt(ADMINISTRATIVE, text, at)
  const written = `${numbered?.[1]}동`
  const name = numbered ? places.names.get(written) : undefined
  if (!numbered || !name || name.exact.length === 0) return undefined
  return { start: at, end: at + numbered[0].length, name, written, trust: 'SURE' }
}

const STATION = /([가-힣]{2,6})역(?!세권|할|시|전)/y

/** A station the gazetteer does not list lies in the dong of its name: 망포역 → 망포동. */
const matchStation = (text: string, at: number, places: PlaceIndex): PlaceMention | undefined => {
  const match = matchAt(STATION, text, at)
  if (!match?.[1]) return undefined
  const dong = places.names.get(`${match[1]}동`)
  if (!dong || dong.exact.length === 0) return undefined
  const name: PlaceName = { exact: dong.exact, stem: [], dongStem: [], station: true }
  const end = at + match[0].length
  return endsWord(text, end) || matchAt(TAIL, text, end)?.[0] || matchAt(KNOWN_NEXT, text, end)
    ? { start: at, end, name, written: match[0], trust: 'SURE' }
    : undefined
}

const ROMAN =
  /([a-z]+(?:[-'][a-z0-9]+){0,4})((?:\s(?:gu|si|do|dong|gun|eup|myeon|ri|station|stn)\b)?)(?:\s(?:city|district|province|county|area|neighborhood)\b)?/y

/** English words that are spelled like a place. */
const ENGLISH_WORDS = new Set(
  'house home none some same sale rent price deposit villa studio under over near room rooms from with'.split(
    ' ',
  ),
)

const matchRoman = (text: string, at: number, places: PlaceIndex): PlaceMention | undefined => {
  const match = matchAt(ROMAN, text, at)
  if (!match?.[1] || ENGLISH_WORDS.has(match[1])) return undefined
  const base = match[1].replace(/[^a-z0-9]/g, '').replace(/s$/, (s) => (match[1]?.endsWith("'s") ? '' : s))
  const suffix = match[2]?.trim().replace('stn', 'station') ?? ''
  const end = at + match[0].length
  const exact = places.roman().get(base + suffix)
  // A station the gazetteer does not list lies in the dong of its name.
  const dong = suffix === 'station' && !exact ? places.roman().get(`${base}dong`) : undefined
  if (dong) return { start: at, end, name: { ...dong, station: true }, written: match[0], trust: 'SURE' }
  const plain = suffix ? places.roman().get(base) : undefined
  const name = exact ?? plain ?? (base.length > 4 ? places.folded().get(foldRoman(base + suffix)) : undefined)
  if (!name) return undefined
  const trust = name.exact.length > 0 || name.stem.length > 0 ? 'SURE' : 'BESIDE_PARENT'
  return { start: at, end: exact || !plain ? end : at + match[1].length, name, written: match[0], trust }
}
