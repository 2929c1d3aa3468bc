import { firstAsserted } from './assertion.ts'
import said from './first-home.json' with { type: 'json' }
import { factsOf } from './forms.ts'
import { foundAt, numberIn } from './found.ts'
import type { Found } from './found.ts'
import { countSaid } from './numeral.ts'
import { isSaid } from './said.ts'

const HOMES = /(\d)\s*주택/
/** 분당에 집 한 채 있는데, I own two homes. */
const HAS_HOMES =
  /([한두세네\d])\s*채(?:를|가|도|씩)?\s*(?:다\s?|모두\s?)?(?:있|보유|가지|가진|갖|소유|들고|(?:전|월)?세\s?(?:를\s?)?(?:주|줬|놓|놨)|임대\s?(?:주|줬|중|하))|\bown(?:s|ing)? (one|two|three|\d)\b/i
/** 안산에 아파트 하나 있는데 하나 더: a home that is there is one's own where another is to come, or where it is said to be. */
const HAS_ONE =
  /(?:아파트|집|주택|빌라|오피스텔)(?:이|가|은|도)?\s?(하나|둘|셋)(?:를|가|은|는|도)?\s?(?:(?:더\s?)?(?:보유|가지|갖|소유)|더\s?있|있(?=으면(?!\s?좋)|다면|.{0,60}(?:더|또|추가)\s))|(?:사실|이미|이미도|[가-힣]에|(?<![가-힣])(?:나|저|난|전|저는|나는|내가|제가))\s?(?:아파트|집|주택|빌라|오피스텔)(?:이|가|은|도)?\s?(하나|둘|셋)\s?있(?!나|을까|습니까|어\s?[?？]|어요\s?[?？])/
/** The home to be bought is counted. */
const BECOMES =
  /([2-9])\s*주택(?:(?:자)?(?:이|가)?\s*(?:되|돼|될)|이?면)|([두세네]|second|third)\s?(?:번째)?\s?(?:집|주택|home|house|apartment)/i
/** A first home of a life, as a fact that is said or denied. */
export const FIRST_HOME = factsOf(said)
/** It is to be bought, and not said to be none. */
export const firstHomeIn = (text: string): boolean => isSaid(FIRST_HOME.firstHome, text) === true
/** Whoever buys a first one has none, whatever was owned before and is cut of no tax (첫 집인데 생애최초는 안 돼요). */
const FIRST = FIRST_HOME.firstHome.yes
/** Nothing is there to be found (맞는 집은 없어요?): no home of one’s own is spoken of. */
const OWN_HOME = String.raw`(?<![가-힣])(?<![한운인될할]\s)(?<![있없싶좋맞같찮많낮높넓작남][은는]\s)(?:집|주택)`
const NO_HOME = new RegExp(
  String.raw`무\s?주택|(?:내|우리|다른|보유)\s?(?:집|주택)(?:이|은|도)?\s?(?:전혀\s?)?없(?!나|을까)|${OWN_HOME}(?:이|은|도)?\s?(?:아직\s?|전혀\s?|아예\s?|하나도\s?|한\s?채도\s?)?없(?:고|는데|어서|어요(?!\s?[?？])|음|습니다(?!\s?[?？])|는\s?(?:상태|사람))|0\s?(?:채|주택)|no homes?\b|(?:own|have) no (?:house|flat|apartment)`,
  'i',
)
/** 안산에 아파트 하나 있는데: where the home lies that is one’s own already. */
const OWNED_AT =
  /[^\s,.]{1,12}에\s?(?:(?:아파트|집|주택|빌라|오피스텔|자가)(?:이|가|을|를|은|도)?\s?)?(?:(?:하나|[한두세네\d]\s?채)(?:이|가|을|를|은|도)?\s?)?(?:이미\s?)?(?:있(?!나|는(?!데)|을|어\?)|갖고|가지고|보유|소유)|\b(?:own|have)\s(?:a|an|one|two|my)\s(?:[a-z]{1,12}\s){1,2}in\s[a-z]{2,20}/gi

/** An own home beside one that is to be bought. */
const OWNS_ONE =
  /(?:아파트|집|주택|빌라|오피스텔|자가)(?:이|가|을|를|은|도)?\s?(?:이미\s?)?(?:있(?=는데|고|지만)|갖고|가지고|보유|소유)|\b(?:own|have)\s(?:a|an|one|my)\s(?:[a-z]{1,12}\s){0,1}(?:home|house|flat|apartment)/i
const BUYS =
  /(?:사|매수|취득|구입|매입)(?:면|려|고\s?싶|할|하|하면|려고|려는|서)|살\s?(?:거|건|때|까|예정|경우)|\bbuy/i

/** The same with the places of one’s own homes left blank: the home that is asked about is another one. Offsets stay. */
export const withoutOwnedPlaces = (text: string): string =>
  text.replaceAll(OWNED_AT, (match) => ' '.repeat(match.length))

/** 주거용 오피스텔 하나 있는데: the kind of a home that is one's own, where another one is to be bought. */
const OWNED_KIND =
  /(?:주거용|업무용|소형|작은)?\s?(?:아파트|집|주택|빌라|다세대|오피스텔|도시형(?:생활주택)?|원룸)(?:이|가|을|를|은|도)?\s?(?:이미\s?)?(?:(?:하나|[한두세네\d]\s?채)(?:이|가|을|를|은|는|도)?\s?)?(?:이미\s?|더\s?)?(?:있(?=는데|고|어서|지만|거든|으면서|음)|갖고|가지고|가진|보유|소유)/g

/** The same with one's own homes left blank where another one is to be bought: what they are is nothing of that one. */
export const withoutOwnedHomes = (text: string): string =>
  BUYS.test(text) ? text.replaceAll(OWNED_KIND, (match) => ' '.repeat(match.length)) : text

/** How many homes are owned before the deal. */
export const homesIn = (text: string): Found | null => {
  const none = firstAsserted(FIRST, text) ?? firstAsserted(NO_HOME, text, true)
  if (none) return foundAt(none, 0)
  const becomes = BECOMES.exec(text)
  const after = becomes && countSaid(becomes[2] ?? becomes[1] ?? '')
  if (becomes && after) return foundAt(becomes, after - 1)
  const has = HAS_HOMES.exec(text) ?? HAS_ONE.exec(text)
  const owned = has === null && !HOMES.test(text) && BUYS.test(text) ? OWNS_ONE.exec(text) : null
  if (owned !== null) return foundAt(owned, 1)
  const count = has?.[1] ?? has?.[2]
  return has === null || count === undefined ? numberIn(text, HOMES) : foundAt(has, countSaid(count))
}
