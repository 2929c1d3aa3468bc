import { dayAgain } from './days-said.ts'
import { withSaid } from '../said-later.ts'
import { EARLIER } from './givers.ts'
import { isAbout, meantBy } from './open-sum.ts'
import { onlyMonthsIn } from './lease-months.ts'
import { sharedByBoth } from './parents-give.ts'
import { deniesSold, saysSum } from './tax.ts'
import type { TaxCase } from './tax.ts'
import { monthsHeld } from './tax-times.ts'
import type { SumRole, TaxAsk } from './tax-words.ts'

const BUYS = /사면|사는|살\s?때|매매|매수|구입|\bbuy|\bpurchase/i

/** 어머니도 1억 따로 주시면: another gift beside the one that was spoken of. */
const BESIDE = /[가-힣](?:도|께서도)\s|따로|추가로|또\s|더\s?(?:주|받)|\b(?:also|too|another|as well)\b/
const ofParent = ({ asks, relation }: TaxCase): boolean =>
  asks.includes('giftTax') && (relation === 'PARENT' || relation === null)

/** Sums of which nothing says what they are; parents who both give are one giver (상속세 및 증여세법 제47조 제2항). */
const openAfter = (before: TaxCase, own: TaxCase, text: string): Pick<TaxCase, 'open' | 'giftsAdded'> => {
  const [sum] = own.open
  const [was] = before.open
  if (sum === undefined)
    return {
      open: before.open,
      // 아빠랑 엄마가 반씩 주면?: they are one giver, and it comes to as much.
      giftsAdded: before.giftsAdded || (ofParent(before) && !saysSum(own) && sharedByBoth(text)),
    }
  const isAdded =
    was !== undefined && own.relation === 'PARENT' && ofParent(before) && ofParent(own) && BESIDE.test(text)
  return isAdded ? { open: [was + sum], giftsAdded: true } : { open: own.open, giftsAdded: false }
}

/** What of a tax is supposed to be another sum before what it was got for, or what is earned beside it. */
export const SUPPOSED: readonly SumRole[] = [
  'sold',
  'official',
  'estate',
  'gain',
  'rent',
  'yearRent',
  'market',
]

/** What was said before: the sum that is taken back, and as what the only sum of the turn before was told. */
interface SaidBefore {
  instead?: number | null
  last?: SumRole | null
}

/** Which named sum of a tax one is that says nothing of what it is (공시가격 5억, then 7억이면?); null: none, and it stays open. */
const roleMeant = (
  sum: number,
  { sums, open }: TaxCase,
  { instead = null, last = null }: SaidBefore,
): SumRole | null => {
  const known = Object.entries(sums).flatMap(([name, value]) =>
    value === null ? [] : [[name as SumRole, value] as const],
  )
  const first = (name: SumRole): number => Number(!SUPPOSED.includes(name))
  const things = known.toSorted(([a], [b]) => first(a) - first(b))
  const corrected = known.find(([, value]) => value === instead)
  if (corrected !== undefined) return corrected[0]
  if (last !== null && isAbout(sum, sums[last])) return last
  const [was] = open
  return meantBy<SumRole | null>(sum, [...(was === undefined ? [] : [[null, was] as const]), ...things])
}

/** Taxes on what is owned, all homes together. */
const ON_HOLDING: readonly TaxAsk[] = ['comprehensiveRealEstateTax', 'propertyTax']
/** 하나 더 있어요, 하나가 있긴 해요: another home beside those that were counted. */
const ANOTHER_HOME =
  /(?:하나|한\s?채|집|주택|아파트|빌라|오피스텔|짜리)(?:이|가|를|을|도|은|는)?\s?(?:하나\s?|한\s?채\s?)?(?:더\s?)?(?:또\s?)?(?:있(?!었|다가)|갖고|가지고|보유|소유|사[면서게]|샀|생기)|\b(?:owns?|has|have) (?:another|one more|a second)\b/
const GOES_AWAY =
  /(?:팔(?!\s?계획)|매도|처분|정리|없애|증여|양도)[가-힣]{0,4}(?:면|다면|고|서)|\b(?:sell|sold|gone|get rid)\b/

/** What a tax on holdings is worked out of after another home is told of, or goes away: a spouse's is no part of one's own sum. */
const holdingAfter = (before: TaxCase, own: TaxCase, text: string): TaxCase | null => {
  if (!before.asks.every((it) => ON_HOLDING.includes(it))) return null
  const { official: had } = before.sums
  const counted = Math.max(before.homes ?? 1, before.listed ?? 1)
  if (ANOTHER_HOME.test(text) && had !== null && !GOES_AWAY.test(text)) {
    if (own.spouseOwns === true || own.relation === 'SPOUSE') return { ...before, spouseOwns: true }
    const official = had + (own.sums.official ?? own.open[0] ?? 0)
    // 한 채 더 있어요: the one that comes beside those that were counted, and not all that there are.
    const homes = Math.max(counted + 1, own.homes ?? 0)
    return { ...before, sums: { ...before.sums, official }, homes, listed: null }
  }
  if (!GOES_AWAY.test(text) || own.homes !== null) return null
  const left = { ...before, sums: withSaid(before.sums, own.sums) }
  if (before.spouseOwns === true) return { ...left, spouseOwns: null }
  return counted > 1 ? { ...left, homes: counted - 1, listed: null } : null
}

/** Homes that are counted anew are all that there are: whoever has one now has not none, and buys no first one. */
const homesAfter = (before: TaxCase, said: TaxCase): Pick<TaxCase, 'homes' | 'ownHomes' | 'facts'> => {
  // 제 집이 있다면요: whoever was said to have none has one.
  const hasOne = said.facts.noHome === false && before.ownHomes === 0 && said.homes === null
  const own = hasOne && said.ownHomes === null ? { ...said, ownHomes: 1 } : said
  const facts = withSaid(before.facts, own.facts)
  const counted = own.ownHomes ?? own.homes
  if (counted === null) return { homes: before.homes, ownHomes: before.ownHomes, facts }
  const isGiven = before.cause === 'GIFT' || own.cause === 'GIFT'
  const { noHome, firstHome, corporation } = own.facts
  return {
    homes: isGiven ? (own.homes ?? before.homes) : own.homes,
    ownHomes: isGiven ? (own.ownHomes ?? before.ownHomes) : own.ownHomes,
    facts: {
      ...facts,
      // Homes are counted of a person.
      corporation,
      ...(counted > 0 && !isGiven && { noHome, firstHome }),
    },
  }
}

/** Whoever says only how long they lived there does not say how long it was held; sold on another day it is held for another time. */
const heldAfter = (before: TaxCase, own: TaxCase, text: string): number | null => {
  const isOfLiving =
    own.heldMonths === own.livedMonths && !/보유|소유|갖|가지|\b(?:own|held|hold)/i.test(text)
  const isKnown =
    before.heldMonths === null ? before.boughtOn !== null : before.heldMonths > (own.heldMonths ?? 0)
  if (own.heldMonths !== null && !(isOfLiving && isKnown)) return own.heldMonths
  // 9개월밖에 안됐으면?, 1년 넘기면?, of what was held for so long: no other time is spoken of.
  const isBare =
    before.heldMonths !== null &&
    before.boughtOn === null &&
    own.livedMonths === null &&
    before.asks.includes('capitalGainsTax')
  const only = isBare ? onlyMonthsIn(text) : null
  if (only !== null) return only
  const again = own.soldOn === null ? null : monthsHeld(before.boughtOn, own.soldOn)
  return again ?? before.heldMonths
}

/** 10월 20일이었으면?: another day of the sale that was talked of. */
const soldAfter = (before: TaxCase, own: TaxCase, text: string): string | null => {
  if (own.soldOn !== null || before.soldOn === null || own.boughtOn !== null)
    return own.soldOn ?? before.soldOn
  const again = dayAgain(text, before.soldOn)
  return again?.exact === true && !BUYS.test(text) ? again.day : before.soldOn
}

/** 경비 1500 더 찾았어요, 빚도 2억 있어요: what is taken off grows by what is told beside it. */
const MORE =
  /(?<![가-힣])(?:더|또|추가로?|그리고|외에|따로)(?![가-힣])|\d[억천백만]{0,3}(?:원|만원)?(?:도|이\s?더)(?=\s)|[가-힣](?:도|까지)\s(?:약\s?)?\d|\b(?:also|another|more|as well|extra)\b/i
const TAKEN_OFF: readonly SumRole[] = ['expenses', 'debt']
const addedUp = (before: TaxCase['sums'], own: TaxCase['sums'], text: string): TaxCase['sums'] =>
  TAKEN_OFF.reduce(
    (sums, role) => {
      const [had, more] = [before[role], own[role]]
      return had === null || more === null || !MORE.test(text) ? sums : { ...sums, [role]: had + more }
    },
    withSaid(before, own),
  )

/** 전세 없이 다 주면, 대출 다 갚고 주면: what is given is taken over with nothing owed. */
const NO_DEBT =
  /(?:전세|보증금|세입자|대출|융자|빚|채무)(?:를|을|은|는|도|가|이)?\s?(?:없이|안\s?끼|빼고|다?\s?갚고|정리하고)|\b(?:no|without (?:the|any)?) ?(?:debt|loan|tenant|deposit)/i

/** Gifts are added up by who gives to whom: what somebody else was given earlier, of whom no more is said, is none of this one. */
const ofSameGiver = (before: TaxCase, own: TaxCase): TaxCase['sums'] =>
  before.asks.includes('giftTax') &&
  before.earlierGiver === null &&
  own.earlierGiver === null &&
  own.relation !== null &&
  own.relation !== before.relation
    ? { ...before.sums, earlierGift: null }
    : before.sums

/** Whether what was said is of something beside what is taxed: a gift given earlier, another home that is owned. */
export const isBeside = (before: TaxCase | null, after: TaxCase | null): boolean =>
  before !== null &&
  after !== null &&
  (before.sums.earlierGift !== after.sums.earlierGift ||
    before.earlierGiver !== after.earlierGiver ||
    (after.asks.every((it) => ON_HOLDING.includes(it)) &&
      (before.homes !== after.homes || before.spouseOwns !== after.spouseOwns)))

/** Whoever earns nothing beside it has no sum of it, and whoever says the sum earns it. */
const earnedAfter = (own: TaxCase): Partial<Record<'sums' | 'facts', object>> => ({
  sums: own.facts.noOtherIncome === true ? { otherIncome: null } : {},
  facts: own.sums.otherIncome === null ? {} : { noOtherIncome: null },
})

/** 주택이면?, 집이었으면?: what is taxed is supposed to be a home; 2주택이면 and 무주택이면 count homes. */
export const SUPPOSES_HOME =
  /(?<!\d\s?|[무유다두세한]\s?)(?:주택|집|빌라|아파트|다세대|연립)(?:이?면|이?라면|이었|였[으다]|으?로\s?(?:사|하)|은요|는요)|\bif (?:it (?:is|was|were)|it['’]s) an? (?:house|home|flat|apartment)/i

/** What is said later of the same tax, fact by fact; `text` is what says it. What is the rule unless something else is said changes nothing. */
export const amendTax = (
  before: TaxCase | null,
  own: TaxCase | null,
  text: string,
  earlier: SaidBefore = {},
): TaxCase | null => {
  if (before === null || own === null) return own ?? before
  const held = own.asks.every((it) => before.asks.includes(it)) ? holdingAfter(before, own, text) : null
  if (held !== null) return held
  const [sum, ...more] = own.open
  const isGift = before.asks.includes('giftTax')
  const facts = withSaid(before.facts, own.facts)
  const earlierGiver = own.earlierGiver ?? before.earlierGiver
  if (isGift && sum !== undefined && more.length === 0 && EARLIER.test(text))
    return { ...before, sums: { ...before.sums, earlierGift: sum }, facts, earlierGiver }
  // 그 전 건 할머니가 준 거예요: no more is said than whose gift it was.
  if (isGift && before.sums.earlierGift !== null && own.earlierGiver !== null && !saysSum(own))
    return {
      ...before,
      facts,
      earlierGiver,
      givenBeforeMonths: own.givenBeforeMonths ?? before.givenBeforeMonths,
    }
  const role = sum === undefined || more.length > 0 ? null : roleMeant(sum, before, earlier)
  const said =
    role === null ? own : { ...own, open: [], sums: { ...own.sums, [role]: own.sums[role] ?? sum } }
  const homes = homesAfter(before, own)
  // 작년에 아빠한테 5천 받았어요: whoever gave then is not who gives now.
  const isOfEarlier = own.sums.earlierGift !== null && own.open.length === 0 && before.relation !== null
  const earned = earnedAfter(own)
  const isHome = SUPPOSES_HOME.test(text)
  return {
    ...withSaid(before, said),
    soldOn: soldAfter(before, own, text),
    heldMonths: heldAfter(before, own, text),
    livedThroughout: own.livedThroughout || (own.livedMonths === null && before.livedThroughout),
    cause: own.cause === 'SALE' && !BUYS.test(text) ? before.cause : own.cause,
    sold: own.sold !== 'HOME' || isHome || deniesSold(text, before.sold) ? own.sold : before.sold,
    // 오피스텔 말고 그 아파트로: a kind of home that is named is one.
    acquired: own.acquired === 'HOME' && own.apartment === null && !isHome ? before.acquired : own.acquired,
    ...homes,
    ...(isOfEarlier && { relation: before.relation }),
    sums: {
      ...addedUp(isOfEarlier ? before.sums : ofSameGiver(before, own), said.sums, text),
      ...earned.sums,
      ...(isGift && own.sums.debt === null && NO_DEBT.test(text) && { debt: null }),
    },
    facts: { ...homes.facts, ...earned.facts },
    ...openAfter(before, said, text),
  }
}
