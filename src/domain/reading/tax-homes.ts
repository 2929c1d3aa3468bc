import { countSaid } from '../language/numeral.ts'

interface TaxHomes {
  homes: number | null
  ownHomes: number | null
}

const COUNTED =
  /(한|두|세|네|\d)\s?채(?!\s?(?:값|의|를?\s?팔))|(\d)\s?주택(?!째)|\b(one|two|three|four) (?:other )?(?:homes?|houses|apartments)\b|(?:집|주택|아파트)[은는이]?\s?(하나)/g
const NONE = /무주택|집이?\s?없|다른\s?집\s?(?:은\s)?없|no home/
const ONLY =
  /(?:집|주택|아파트)[은는이]?\s?(?:이거|이게|이것|이\s?집|여기)\s?하나|하나뿐|하나\s?있는|한\s?채뿐|유일|딱\s?(?:한|하나)|only home|1\s?세대\s?1\s?주택|1\s?주택/
const OF_ONESELF = /(?<![가-힣])(?:저|나|난|전|제|내|본인)(?:는|도|가)?(?![가-힣])[^.?!\n]{0,12}$/

/** 세 번째 집, 3주택째: the one that is bought counts itself. */
const WHICH_HOME = /(두|세|네|\d)\s?번째\s?(?:집|주택|아파트)|(\d)\s?주택째|\b(second|third) home/i
/** 하나 더, 추가로: there is one already. */
const ONE_MORE =
  /(?:하나|한\s?채|집|주택|아파트)(?:을|를)?\s?(?:더|또)(?![가-힣])|추가로\s?(?:매수|구입|취득|사|살|산)|another (?:home|house|apartment|flat)|(?:buy|buying) (?:one )?more/i

/** 1가구1주택이 된다, 2주택 되면: counted with the home that is bought. */
const BECOMES = /(\d)\s?주택\s?(?:자)?(?:이|가|으로)?\s?(?:됩|되(?!나|팔)|돼|될|된)/
const ownedBefore = (text: string): number | null => {
  const which = WHICH_HOME.exec(text)
  const said = which?.[1] ?? which?.[2] ?? which?.[3]
  if (said !== undefined) return countSaid(said) - 1
  return ONE_MORE.test(text) ? 1 : null
}

/** 이 집 말고 한 채, 한 채 더 있어요: counted beside the home that is given or sold. */
const BESIDE_BEFORE =
  /(?:이|그|저|해당|요)\s?(?:집|아파트|주택|빌라)\s?(?:말고도?|외에도?|이외에도?|빼고도?|제외하고도?)[^.?!\n\d]{0,14}$|\b(?:besides|apart from|other than) (?:this|that|it)[^.?!\n\d]{0,14}$/
const MORE_BEHIND = /^\s?(?:을|를|이|가|도)?\s?더\s?(?:있|보유|갖|가지|소유|계[시신])/
const isBeside = (text: string, start: number, end: number): boolean =>
  BESIDE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
  MORE_BEHIND.test(text.slice(end, end + 12))

/** 그것 말고 집은 없어요: the one that was spoken of is all there is. */
const NO_OTHER =
  /(?:그것|이것|그거|이거|(?:그|이|저|지금)\s?집)\s?(?:말고는?|외에는?|빼고는?|이외에는?)[^.?!\n]{0,8}(?:집|주택|아파트)[은이도]?\s?(?:전혀\s?|더\s?)?없/
/** 지금 사는 집: a home of one's own beside the one that is bought. */
const OWN_NOW = /(?:지금|현재|기존|종전|살던|원래|갖고\s?있는|보유)[^.?!\n]{0,14}(?:집|주택|아파트|빌라)/

/** `parts`: whether a home of those counted goes away by what is asked: it is given, or sold. */
export const readHomes = (text: string, parts: boolean): TaxHomes => {
  let homes: number | null = null
  let ownHomes: number | null = null
  for (const match of text.matchAll(COUNTED)) {
    const said = match[1] ?? match[2] ?? match[3] ?? match[4]
    if (said === undefined || /일시적\s?$/.test(text.slice(Math.max(0, match.index - 5), match.index)))
      continue
    const isMore = parts && isBeside(text, match.index, match.index + match[0].length)
    const value = countSaid(said) + Number(isMore)
    if (OF_ONESELF.test(text.slice(Math.max(0, match.index - 14), match.index))) ownHomes ??= value
    homes = Math.max(homes ?? 0, value)
  }
  if (homes === null && ONLY.test(text)) homes = 1
  const becomes = BECOMES.exec(text)?.[1]
  if (becomes !== undefined) ownHomes = Number(becomes) - 1
  if (!parts && NO_OTHER.test(text)) ownHomes = Number(OWN_NOW.test(text))
  if (NONE.test(text)) ownHomes ??= 0
  // Homes that are counted say more than 하나 더 does.
  if (homes === null) ownHomes ??= ownedBefore(text)
  return { homes, ownHomes }
}
