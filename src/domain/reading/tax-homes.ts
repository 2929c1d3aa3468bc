import { assertionOf, firstAsserted } from '../language/assertion.ts'
import { foundAt } from '../language/found.ts'
import { countSaid } from '../language/numeral.ts'
import { blanked } from '../language/span.ts'

interface TaxHomes {
  homes: number | null
  ownHomes: number | null
}

const COUNTED =
  /(한|두|세|네|\d)\s?채(?!\s?(?:값|의|를?\s?팔))|(\d)\s?주택(?!째)|\b(one|two|three|four) (?:other )?(?:homes?|houses|apartments)\b|(?:집|주택|아파트)[은는이]?\s?(하나)/g
const NONE =
  /무\s?주택|(?<![가-힣])(?:집|주택)(?:은|이|도)?\s?(?:한\s?채도\s?|하나도\s?|전혀\s?|아예\s?)?없|(?:보유|소유)\s?주택(?:은|이|수는?)?\s?(?:0|없)|no home/
/** None beside the one that is spoken of: 다른 집 없음, 그것 말고 집은 없어요. */
const NO_OTHER =
  /(?:(?:다른|딴|그\s?밖의|추가|나머지)\s?(?:집|주택|부동산)|(?:그것|이것|그거|이거|(?:그|이|저|지금|우리)\s?집)\s?(?:말고는?|외에는?|빼고는?|이외에는?)[^.?!\n]{0,8}(?:집|주택|아파트))(?:은|이|도|을|를)?\s?(?:전혀\s?|아예\s?|하나도\s?|더\s?)?(?:없|안\s|보유하지\s?않|갖고\s?있지\s?않)|\b(?:no|(?:not|n['’]t) (?:own|have) any) other (?:homes?|house|property)/g
const ONLY =
  /(?:이거|이게|이것|그거|이\s?집|여기)\s?(?:하나|한\s?채|뿐|밖에\s?없|가\s?(?:다|전부)(?![가-힣])|(?:다|전부)(?=[예이입]))|하나뿐|하나\s?있는|한\s?채뿐|유일|딱\s?(?:한|하나)|only home|1\s?세대\s?1\s?주택|1\s?주택/
const OF_ONESELF = /(?<![가-힣])(?:저|나|난|전|제|내|본인)(?:는|도|가)?(?![가-힣])[^.?!\n]{0,12}$/

/** 세 번째 집, 3주택째: the one that is bought counts itself. */
const WHICH_HOME =
  /(두|세|네|\d)\s?번째(?:\s?(?:집|주택|아파트|빌라)|(?:로|으로)\s?(?:[^.?!,\n]{0,14}?(?:집|주택|아파트|빌라)(?:을|를)?\s?)?(?:사(?=[는요고서려면])|살(?![고던])|산|삽|매수|구입|취득))|(\d)\s?주택째|\b(second|third) (?:home|house|apartment|flat|property)/i
/** 하나 더, 추가로: there is one already. */
const ONE_MORE =
  /(?:하나|한\s?채|집|주택|아파트)(?:을|를)?\s?(?:더|또)(?![가-힣])|추가로\s?(?:매수|구입|취득|사|살|산)|another (?:home|house|apartment|flat)|(?:buy|buying) (?:one )?more/i

/** 1가구1주택이 된다, 2주택 되면, 2주택 취득세: counted with the home that is bought. */
const BECOMES =
  /(\d)\s?주택\s?(?:자)?(?:이|가|으로)?\s?(?:됩|되(?!나|팔)|돼|될|된)|(\d)\s?주택\s?(?:을\s?|를\s?)?취득(?:세|시|하)/
/** 2주택이면?, of a home that is bought: the statute counts it too (지방세법 제13조의2). */
const WOULD_BE = /(\d)\s?주택(?:이?라?면(?![서도])|일\s?(?:때|경우)|인\s?경우)/
const ownedBefore = (text: string): number | null => {
  const which = WHICH_HOME.exec(text)
  const said = which?.[1] ?? which?.[2] ?? which?.[3]
  if (said !== undefined) return countSaid(said) - 1
  return ONE_MORE.test(text) ? 1 : null
}

/** 성동구랑 서대문에 집 한 채씩, 저랑 남편이 각각 하나씩: as many of each as are named. */
const OF_EACH =
  /((?:[가-힣]{1,8}(?:이?랑|와|과|하고|\s?[,·])\s?){1,4})[가-힣]{1,8}\s?(?:각각\s?|각자\s?)?(?:(?:집|아파트|빌라|주택)(?:을|를|이|가)?\s?)?(?:각각\s?)?(한|두|하나|둘)\s?(?:채)?씩/
const NAMED = /랑|와|과|하고|[,·]/g
const ofEach = (text: string): number => {
  const [, named = '', each = ''] = OF_EACH.exec(text) ?? []
  return named === '' ? 0 : ((named.match(NAMED)?.length ?? 0) + 1) * countSaid(each)
}

/** 이 집 말고 한 채, 한 채 더 있어요: counted beside the home that is given or sold. */
const BESIDE_BEFORE =
  /(?:이|그|저|해당|요)\s?(?:집|아파트|주택|빌라)\s?(?:말고도?|외에도?|이외에도?|빼고도?|제외하고도?)[^.?!\n\d]{0,14}$|\b(?:besides|apart from|other than) (?:this|that|it)[^.?!\n\d]{0,14}$/
const MORE_BEHIND = /^\s?(?:을|를|이|가|도)?\s?더\s?(?:있|보유|갖|가지|소유|계[시신])/
const isBeside = (text: string, start: number, end: number): boolean =>
  BESIDE_BEFORE.test(text.slice(Math.max(0, start - 24), start)) ||
  MORE_BEHIND.test(text.slice(end, end + 12))

/** As my only home, 하나뿐인 집으로: there is none before it. */
const AS_ONLY =
  /\bas (?:my|our|an?|the) (?:first and )?only (?:home|house|property)\b|(?:유일한|하나뿐인|단\s?하나의)\s?(?:집|주택)(?:으로|이\s?(?:될|되|돼))/

/** 첫 구매, 처음으로 집을 사요. */
const FIRST_BOUGHT =
  /(?<![가-힣])(?:첫|처음(?:으로)?)\s?(?:(?:내\s?)?(?:집|주택|아파트)(?:을|를)?\s?)?(?:구매|매수|매매|구입|장만|사(?=[는요고서려]))|\bfirst (?:purchase|home purchase)\b/
/** 지금 사는 집: a home of one's own beside the one that is bought. */
const OWN_NOW = /(?:지금|현재|기존|종전|살던|원래|갖고\s?있는|보유)[^.?!\n]{0,14}(?:집|주택|아파트|빌라)/

/** `owns`: whether what is asked is of a home that is there: it is given, sold, let or held. */
export const readHomes = (text: string, owns: boolean): TaxHomes => {
  let homes: number | null = null
  let ownHomes: number | null = null
  for (const match of text.matchAll(COUNTED)) {
    const said = match[1] ?? match[2] ?? match[3] ?? match[4]
    const at = { start: match.index, end: match.index + match[0].length }
    if (said === undefined || /일시적\s?$/.test(text.slice(Math.max(0, at.start - 5), at.start))) continue
    if (assertionOf(text, at) === 'DENIED') continue
    const isMore = owns && isBeside(text, at.start, at.end)
    const value = countSaid(said) + Number(isMore)
    if (OF_ONESELF.test(text.slice(Math.max(0, at.start - 14), at.start))) ownHomes ??= value
    homes = Math.max(homes ?? 0, value)
  }
  const each = ofEach(text)
  if (each > 0) homes = Math.max(homes ?? 0, each)
  const others = Array.from(text.matchAll(NO_OTHER), (match) => foundAt(match, 0))
  if (ONLY.test(text) || (owns && others.length > 0)) homes ??= 1
  const becomes = BECOMES.exec(text) ?? (owns ? null : WOULD_BE.exec(text))
  if (becomes !== null) ownHomes = Number(becomes[1] ?? becomes[2]) - 1
  if (!owns && others.length > 0) ownHomes ??= Number(OWN_NOW.test(text))
  if (firstAsserted(NONE, blanked(text, others), true) !== null) ownHomes ??= 0
  if (!owns && (AS_ONLY.test(text) || FIRST_BOUGHT.test(text))) ownHomes ??= 0
  // A second home that is sold, or held: there are two.
  const which = owns ? ownedBefore(text) : null
  if (which !== null) homes ??= which + 1
  // Homes that are counted say more than 하나 더 does.
  if (homes === null) ownHomes ??= ownedBefore(text)
  return { homes, ownHomes }
}
