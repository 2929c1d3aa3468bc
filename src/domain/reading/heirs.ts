import { countSaid } from '../language/numeral.ts'
import type { LeaseFacts } from '../lease-facts.ts'

/** Of parents of whom one dies the other is the spouse who is left: said to live, or to have died before. */
const PARENT = '(?:어머니|어머님|엄마|모친|아버지|아버님|아빠|부친|배우자|남편|아내)'
const LIVES = new RegExp(
  `${PARENT}(?:께서|는|도|가|만)?\\s?(?:아직\\s?|지금\\s?)?(?:살아|생존|계시|계셔|계신|있으시)`,
)
const DIED_BEFORE = new RegExp(
  `${PARENT}(?:께서|께서는|는|도|가)?(?:\\s?(?:\\d{1,2}\\s?년\\s?전에?|재?작년에?))?(?:\\s?(?:이미|먼저|예전에|오래\\s?전에?|전에|벌써|일찍)){1,3}\\s?(?:돌아|별세|세상|가[셨시신])|${PARENT}도[^.?!\\n]{0,12}(?:돌아|별세|세상|여의)|(?:두\\s?분|양친)\\s?(?:다|모두)\\s?(?:돌아|별세|안\\s?계)|${PARENT}(?:께서|는|도|가)?\\s?(?:안\\s?계|없(?:으|이|고|는|어))|\\b(?:mother|father|spouse|wife|husband)[a-z ]{0,12} (?:died|passed away)[a-z ]{0,16}(?:ago|before|earlier|already|first)|\\bwidow(?:ed|er)?\\b[a-z ]{0,4} (?:mother|father|parent)`,
)
/** Who dies is the parent before the verb, whatever he leaves in between: 아버지가 10억 아파트를 남기고 돌아가셨는데. */
const DECEASED = new RegExp(
  `${PARENT}(?:(?:의|께서|가|이|도)?\\s?(?:돌아|별세|사망|상속\\s?재산|유산|명의|남기)|(?:께서|께서는|가|이|은|는)(?:(?!${PARENT})[^.?!\\n]){1,40}(?:돌아가|별세|사망|세상을))`,
  'g',
)
/** The children are all that there are: 자녀 둘뿐, 자식들만 상속. */
const CHILDREN_ALONE =
  /(?:자녀|자식|아이|남매|형제|아들|딸)(?:들)?\s?(?:\d{1,2}|하나|둘|셋|넷|다섯)?\s?(?:명)?(?:뿐|만\s?(?:있|남|상속|받))|\bonly (?:the |my |two |three |four )*(?:kids|children|sons|daughters)\b/i
const SPOUSE = /어머니|어머님|엄마|아버지|아버님|아빠|배우자|아내|남편|spouse|wife|husband/

/** 남편이 돌아가셨어요: who asks is the spouse. */
const OF_COUPLE =
  /(?:남편|아내|와이프|집사람|신랑|배우자)(?:분)?(?:이|가|께서|은|는)?\s?(?:갑자기\s?|얼마\s?전(?:에)?\s?|작년에?\s?|지난\s?달에?\s?)?(?:돌아가|별세|사망|세상|죽)|\bmy (?:husband|wife|spouse)\b[a-z ]{0,16}\b(?:died|passed away|is dead)/i

/** Whether whoever died leaves a spouse; null: not said. */
export const spouseIn = (text: string): boolean | null => {
  if (
    DIED_BEFORE.test(text) ||
    /배우자\s?(?:가|도|는)?\s?(?:없|안\s?계)|no (?:surviving )?spouse|without a spouse/.test(text)
  )
    return false
  if (LIVES.test(text) || OF_COUPLE.test(text)) return true
  if (SPOUSE.test(text.replaceAll(DECEASED, ''))) return true
  return CHILDREN_ALONE.test(text) ? false : null
}

/** That somebody died, or what is left is to be shared. */
const OF_DEATH =
  /돌아\s?가|사망|별세|세상을?\s?(?:떠|뜨|등)|상속|유산|유언|장례|\b(?:died|death|passed away|inherit\w*|estate|will)\b/i

/** Whether somebody who died leaves a spouse; null: not said, or nobody died. */
export const spouseLeftIn = (text: string): boolean | null => (OF_DEATH.test(text) ? spouseIn(text) : null)

const COUNT = '\\d{1,2}|하나|둘|셋|넷|다섯|여섯|한|두|세|네|외|one|two|three|four|five|six'
/** 자식 셋, 자녀가 2명, 4남매, 남매 넷, two kids: how many there are of all. */
const ALL = new RegExp(
  String.raw`(?:자식|자녀|아이|애|남매|형제(?:\s?자매)?|자매)(?:들?[이가은는만도]?|는\s?모두|가\s?모두)?\s?(?:총\s?|모두\s?|다\s?해서\s?|(?:저|나|본인)(?:를|까지)?\s?포함(?:해서?|하면)?\s?)?(${COUNT})\s?(?:명|이|뿐|[,.)?\s]|$)|(${COUNT})\s?(?:남매|형제|자매)|(?<![가-힣])(${COUNT})\s?(?:명의\s?)?(?:자식|자녀|아이)|\b(${COUNT}) (?:kids?|children|child|sons?|daughters?|siblings)\b`,
  'i',
)
/** Who asks, and each brother, sister, son or daughter that is told, with how many of them where that is said. */
const SELF = /(?<![가-힣])(?:저|나|제가|내가|저희|본인)(?:랑|와|하고|이랑|,|\s|만|를|는|도)/
const ONE =
  '(?:여동생|남동생|막내(?:\\s?동생)?|동생|오빠|언니|누나|누이|형(?:님|(?!제))|큰아들|작은아들|아들|큰딸|작은딸|딸|장남|차남|장녀|차녀)'
const ONES = new RegExp(
  String.raw`(?<![가-힣])(?:(?:제|내|우리|친)\s?)?${ONE}(?:들)?(?:이|가|은|는|도|만|까지)?\s?(?:(${COUNT})(?=\s?(?:명|이|[,.)?\s]|$)))?`,
  'g',
)
/** 엄마랑 저랑 남동생 셋이면, 저랑 언니 둘이에요: the count at the end of those who are named may be that of all of them. */
const OF_ALL_NAMED = new RegExp(
  String.raw`(?:랑|하고|와|과|,)\s?(?:저|나|저희)?[^.?!\n\d]{0,12}${ONE}\s?(${COUNT})\s?(?:명\s?)?(?:이면|이에요|이예요|예요|이야|이서|입니다|이라면|인데|인\s?경우)`,
)
/** Who renounces: a spouse, who asks or a brother or sister, or a child. */
const RENOUNCES = new RegExp(
  String.raw`(?<![가-힣])(?:(${PARENT})|(?:(?:제|내|우리)\s?)?(?:${ONE}|제가|내가|저|나|자녀|자식|아이))(?:들)?(?:께서는|께서|이|가|은|는|도|만)?\s?(${COUNT})?(?:명)?(?:이|만|은|도)?\s?(?:다\s|모두\s|혼자\s?|먼저\s)?(?:상속(?:분)?(?:을|은|만)?\s?|지분을?\s?|자기\s?몫을?\s?)?포기|\b(?:(mother|father|mom|mum|dad|spouse|wife|husband)|(?:older |younger )?(?:brother|sister|son|daughter)|I) (?:alone |also )?(?:renounces?|waives?|disclaims?|gives? up)\b`,
  'gi',
)
/** 어머니랑 저 여동생 이렇게 셋: all that are named. */
const TOGETHER = new RegExp(String.raw`(?:이렇게|총|모두|합쳐서?|다\s?해서)\s?(${COUNT})(?:명|이|\s|[.,?]|$)`)
const OWN_CHILDREN = /(?:큰|작은)?(?:아들|딸)|장남|차남|장녀|차녀/

const countOf = (said: string | undefined): number =>
  said === undefined ? 1 : said === '외' ? 1 : countSaid(said)

/** Who renounces what they would inherit; null: nobody is said to. Linear in the length of the text. */
export const renouncedIn = (text: string): LeaseFacts['renounced'] => {
  const all = [...text.matchAll(RENOUNCES)]
  if (all.length === 0) return null
  const spouse = all.some(([, parent, , en]) => (parent ?? en) !== undefined)
  const children = all
    .filter(([, parent, , en]) => (parent ?? en) === undefined)
    .reduce((sum, [, , said]) => sum + countOf(said), 0)
  return { spouse, children }
}

/**
 * How many children of whoever died inherit, as a text tells them: by their count (자식 셋, two kids) or one by one (저랑 여동생). Null where
 * nobody died or it does not say. Linear in the length of the text.
 */
export const heirsIn = (text: string): number | null => {
  if (!OF_DEATH.test(text)) return null
  const all = ALL.exec(text)
  const counted = all?.slice(1).find((it) => it !== undefined)
  if (counted !== undefined) return countOf(counted)
  const ones = [...text.matchAll(ONES)]
  // Of whoever renounces it is not said how many there are.
  if (renouncedIn(text) !== null && !TOGETHER.test(text) && !SELF.test(text.replaceAll(RENOUNCES, '')))
    return null
  // The same one may be spoken of twice.
  const told = new Map(
    ones.map(([whole, said]) => [whole.replace(/(?:이|가|은|는|도|만|까지|\s).*$/, ''), said]),
  )
  const others = [...told.values()].reduce((sum, said) => sum + countOf(said), 0)
  // Children of one's own are all that a spouse leaves; brothers and sisters inherit beside who asks.
  const isOfCouple = OF_COUPLE.test(text)
  const listed =
    others + (!isOfCouple && SELF.test(text) && !ones.every(([whole]) => OWN_CHILDREN.test(whole)) ? 1 : 0)
  const named = listed + (spouseIn(text) === true ? 1 : 0)
  const counting = OF_ALL_NAMED.exec(text)?.[1]
  // 남동생 셋이면 behind 엄마랑 저랑: as many as are named when each counts for one.
  if (counting !== undefined && countOf(counting) === named - countOf(counting) + 1)
    return listed - countOf(counting) + 1
  const together = TOGETHER.exec(text)?.[1]
  if (together !== undefined && !isOfCouple) return countOf(together) - (spouseIn(text) === true ? 1 : 0)
  return listed === 0 ? null : listed
}
