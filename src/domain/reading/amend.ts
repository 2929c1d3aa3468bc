import { textOf } from '../prose.ts'
import { withBorrowed } from '../case.ts'
import type { Prose } from '../prose.ts'
import type { Case } from '../case.ts'
import type { IntentType } from '../intent.ts'
import type { PlaceIndex } from '../language/places.ts'
import { namesMortgage, withDebts } from '../language/debts.ts'
import { HIGHEST_RATE } from '../language/percent.ts'
import { readSums } from '../language/sum.ts'
import { sumOf, withFacts } from '../lease-facts.ts'
import { isDescribed, NO_CONDITIONS } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { withSaid } from '../said-later.ts'
import { inContext, mergeQueries, withoutDropped } from './merge.ts'
import { narrowedTo } from './named-places.ts'
import { amendNotice } from './notice.ts'
import { readRequest } from './read.ts'
import { placeAmong, saysNoRole, withOpen } from './open-sum.ts'
import { actOf } from './read-wish.ts'
import { ENDS_SUPPOSING } from './again.ts'
import { isCalculation } from './asks.ts'
import type { AskName } from './asks.ts'
import type { World } from './read-wish.ts'
import type { Person, Request, Wish } from './request.ts'
import { readSigns } from './signs.ts'
import type { Signs } from './signs.ts'
import { soldLater, taxAfter } from './tax-later.ts'

type Lists = Pick<Case, 'deposits' | 'rents'>

/** Of two sums of a kind, what is paid now and what is asked for instead, the one that is meant is said anew; of one the one. */
const replaced = (before: readonly number[], said: readonly number[]): readonly number[] => {
  const [only, ...more] = said
  if (only === undefined) return before
  return more.length === 0 && before.length > 1 ? before.with(placeAmong(only, before), only) : said
}

/** Leases with what is said of them now: a rent is of the one that has one, a loan and its rate of the one that borrows. */
const amendLeases = (before: Case['leases'], { deposits, rents }: Lists, said: Case): Case['leases'] => {
  const kept = before.length === deposits.length ? before : deposits.map(() => null)
  const withRent = kept.filter((it) => it?.rent != null)
  const borrowing = kept.filter((it) => it?.loan !== undefined)
  return deposits.map((deposit, index) => {
    const was = kept[index]
    const at = withRent.length >= rents.length ? withRent.indexOf(was ?? null) : index
    const lent = was != null && borrowing.includes(was) ? was : null
    const loan = borrowing.length === 1 ? (said.loan ?? lent?.loan) : lent?.loan
    const rate = said.rate ?? lent?.rate
    return {
      deposit,
      rent: rents[at] ?? null,
      ...(lent !== null && loan !== undefined && { loan }),
      ...(lent !== null && rate !== undefined && { rate }),
    }
  })
}

/** Several loans at a rate that is said now are all at it; another loan, price or deposit is of one home and not of several. */
const withoutSettled = (before: Case, said: Case): Case => {
  // A place, and what is supposed in place of one, go for each other.
  const { loans, offers, ...rest } = said.regionCode === null ? before : { ...before, zone: undefined }
  const { rate } = said
  const isOneHome = said.price !== null || said.deposits.length > 0 || said.rents.length > 0
  return {
    ...rest,
    ...(offers !== undefined && !isOneHome && { offers }),
    ...(loans !== undefined &&
      said.loan === null && { loans: rate === null ? loans : loans.map((it) => ({ ...it, rate })) }),
  }
}

const ofNeed = (intent: Request['intent'], need: IntentType): Request['intent'] => ({
  ...intent,
  intentType: need,
  facets: [need],
})

/** A loan that is a share of what the home costs is that share of what it costs now, until it is said as a sum. */
const withShare = (said: Case, { loanShare, ...amended }: Case): Case =>
  loanShare === undefined
    ? amended
    : said.loan !== null && said.loanShare === undefined
      ? amended
      : withBorrowed({ ...amended, loanShare })

/** Figure by figure: what is said now takes the place of what was said of the same thing. */
export const amendCase = (before: Case, own: Case, open: readonly number[] = []): Case => {
  const said = withOpen(own, open, before)
  const isOfAnother =
    (said.regionCode !== null && said.regionCode !== before.regionCode) ||
    (said.propertyType !== null && said.propertyType !== before.propertyType)
  // 전세 5억이면? after a purchase: what is asked of the one is no figure of the other.
  const leasesNow =
    before.deposits.length === 0 && said.deposits.length > 0 && said.transactionTypes.length > 0
  // 5천만 월세로 돌리면: of what is paid now, and no longer of what was asked for instead.
  const isTurned = sumOf(said.facts, 'TURNED') !== null && said.deposits.length === 0
  const lists = {
    deposits: isTurned ? before.deposits.slice(0, 1) : replaced(before.deposits, said.deposits),
    rents: replaced(before.rents, said.rents),
  }
  const isLent = before.leases.some(({ loan }) => loan !== undefined)
  const isSame =
    lists.deposits === before.deposits &&
    lists.rents === before.rents &&
    !(isLent && (said.loan ?? said.rate) !== null)
  return withShare(said, {
    ...withSaid(withoutSettled(before, said), said),
    regionCode: said.zone === undefined ? (said.regionCode ?? before.regionCode) : null,
    transactionTypes: said.transactionTypes.length > 0 ? said.transactionTypes : before.transactionTypes,
    price: said.price ?? (leasesNow ? null : before.price),
    ...lists,
    leases: isSame ? before.leases : amendLeases(before.leases, lists, said),
    firstHome: said.firstHome || (before.firstHome && (said.ownedHomes ?? 0) === 0),
    regulated: said.regulated ?? (isOfAnother || said.zone !== undefined ? null : before.regulated),
    facts: withFacts(before.facts, said.facts),
    // A home that was shown is another one somewhere else.
    home: isOfAnother ? null : before.home,
  })
}

/**
 * What one deal costs is worked out of its own sums: those of a lease are none of a purchase. Where only another deal is named
 * (전세로 들어가면?), it is the same sum for that.
 */
const ofDeal = ({ asks, case: before }: Wish, { case: said, home }: Wish): Case => {
  if (!asks.includes('fee')) return before
  const [deal, ...more] = said.transactionTypes.length > 0 ? said.transactionTypes : home.transactionTypes
  const named = more.length === 0 && said.price === null && said.deposits.length === 0 ? deal : undefined
  const [deposit, ...others] = before.deposits
  if (named === 'JEONSE' && before.price !== null && deposit === undefined) {
    const lease = { deposit: before.price, rent: null }
    return { ...before, price: null, deposits: [before.price], rents: [], leases: [lease] }
  }
  if (named === 'SALE' && before.price === null && deposit !== undefined && others.length === 0)
    return { ...before, price: deposit, deposits: [], rents: [], leases: [] }
  return said.price !== null && said.transactionTypes.includes('SALE')
    ? { ...before, deposits: [], rents: [], leases: [] }
    : before
}

const DAYS_OF = {
  년: 365,
  개월: 365 / 12,
  달: 365 / 12,
  주: 7,
  일: 1,
  y: 365,
  m: 365 / 12,
  w: 7,
  d: 1,
} as const
const LASTS = /^(\d{1,3})\s*(년|개월|달|주|일|y|m|w|d)/i
/** How long, in days, where nothing says of what: as late as what was late before (1년이면?). */
const daysSaid = ({ slots }: Wish): number | null => {
  const [said] = slots.flatMap(({ name, text }) =>
    name === 'DURATION' ? [LASTS.exec(text.toLowerCase())] : [],
  )
  const unit = Object.entries(DAYS_OF).find(([name]) => name === said?.[2])?.[1]
  return unit === undefined ? null : Math.round(Number(said?.[1]) * unit)
}

const YEARS = /^(\d{1,2})\s*(?:년|-?\s?years?)/i

/** A mortgage that is told of a home whose deposit was talked of is older debt, and no loan that is asked for. */
const ofLease = (said: Case, before: Case, { said: text }: Wish): Case =>
  said.loan !== null && before.deposits.length > 0 && before.loan === null && namesMortgage(textOf(text))
    ? { ...said, loan: null, seniorDebt: said.seniorDebt ?? said.loan }
    : said

/** What is said of no thing in particular (20년이면?, 5%로 오르면?) is of the one of its kind that was talked about; a time said of debts is theirs. */
const ofTheSame = (own: Wish, before: Case, { debts }: Person): Case => {
  const spans = own.slots.flatMap(({ name, text }) =>
    name === 'DURATION' ? (YEARS.exec(text)?.[1] ?? []) : [],
  )
  // 5년 주기형이면?: how long the rate stays.
  const years = own.case.facts.rateType === null ? spans[0] : undefined
  const isLate = before.facts.days !== null && own.case.facts.days === null
  const days = isLate ? daysSaid(own) : null
  const isLoan =
    [before.loan, before.rate, before.years, before.income].some((it) => it !== null) ||
    before.leases.some(({ loan }) => loan !== undefined)
  return {
    ...own.case,
    ...(days !== null && { facts: { ...own.case.facts, days } }),
    years: own.case.years ?? (isLoan && years !== undefined && debts.length === 0 ? Number(years) : null),
    rate: own.case.rate ?? (isLoan && (own.share ?? 0) <= HIGHEST_RATE ? own.share : null),
    ...(before.loanShare !== undefined &&
      own.share !== null &&
      own.share > HIGHEST_RATE && { loanShare: own.share }),
  }
}

/** A price of which only its size says that it is one (2억 5천이면?) is what was talked of; no word of it names a deal either. */
const opened = (own: Case, { open, said }: Wish, { taken }: Request): [Case, readonly number[]] => {
  if (!taken.includes('DEAL')) return [own, open]
  if (own.price === null) return [open.length > 0 ? { ...own, transactionTypes: [] } : own, open]
  return saysNoRole(textOf(said))
    ? [{ ...own, price: null, transactionTypes: [] }, [own.price, ...open]]
    : [own, open]
}

/** What nothing had read of it is read now, where a sum that said nothing of what it is has its place. */
const unreadAfter = ({ unread, wishes: [own] }: Request, before: Request): Request['unread'] => {
  if (own === undefined || own.open.length === 0) return unread
  const isPlaced = before.wishes.some(
    ({ act, case: given }) => act !== 'FIND' && withOpen(own.case, own.open, given) !== own.case,
  )
  return isPlaced ? unread.filter(({ text }) => readSums(text).length === 0) : unread
}

const amendPerson = (before: Person, said: Person): Person => ({
  ...withSaid(before, said),
  debts: withDebts(before.debts, said.debts),
})

/**
 * What becomes of a request by what is said later: a question that goes on, an answer to what was asked back, a note on a
 * plan, what was said when a plan was refused, and what is known of its author.
 */
export type How = 'FOLLOW_UP' | 'ANSWER' | 'NOTE' | 'FEEDBACK' | 'PROFILE'

export interface Later {
  /** What is said now, read by itself. */
  said: Request
  signs: Signs
}

export const readLater = (text: Prose, world: World): Later => ({
  said: readRequest(text, world),
  signs: readSigns(text),
})

/**
 * What is asked for once more is said: a question that goes on with a calculation of its own asks that and no longer the ones
 * before it (대출은 얼마나 돼요? after 복비는?), unless it asks what they come to together.
 */
const asksAfter = ({ asks: before }: Wish, { asks: own, said }: Wish, how: How): AskName[] => {
  // 월세 100으로 올리면?: the same of another case.
  const supposes = ENDS_SUPPOSING.test(textOf(said).trim())
  const asksAnew = how === 'FOLLOW_UP' && own.some(isCalculation) && !own.includes('total') && !supposes
  return [...new Set([...(asksAnew ? before.filter((it) => !isCalculation(it)) : before), ...own])]
}

/** What is wanted of a home that only now has a description: homes like it. */
const needAfter = (before: Wish, own: Wish, how: How): Pick<Wish, 'need' | 'act'> => {
  if (before.act !== 'TALK' || how === 'PROFILE') return before
  if (own.act !== 'TALK') return own
  return isDescribed(own.home) ? { need: 'PROPERTY_SEARCH', act: 'FIND' } : before
}

/** The same sum for another deal, where no deal was named (강서구 빌라 3억, then 전세): it is what the home may cost. */
export const withDealOf = (
  before: PropertyQuery,
  own: PropertyQuery,
  taken: Request['taken'],
): PropertyQuery => {
  const [deal, ...more] = own.transactionTypes
  const moves =
    taken.includes('DEAL') &&
    deal === 'JEONSE' &&
    more.length === 0 &&
    before.transactionTypes[0] !== 'JEONSE'
  if (!moves || own.deposit !== null || own.salePrice !== null) return before
  return { ...before, transactionTypes: ['JEONSE'], deposit: before.salePrice, salePrice: null }
}

/** What was named before needs not be named again, and what is named now is no longer made of other words. */
export const takenAfter = (before: Request['taken'], own: PropertyQuery): Request['taken'] =>
  before.filter((it) => it !== 'DEAL' || own.transactionTypes.length === 0)

/** Of homes a later condition is one of the homes; words that name none change nothing in a plan. */
const changesNothing = ({ said }: Later, own: Wish, how: How): boolean =>
  (how === 'NOTE' || how === 'FEEDBACK') && !isDescribed(own.home) && said.person.debts.length === 0

/**
 * A request with what is said of it later. Slot by slot, and never as text: what is said replaces what was said of the same
 * thing, what is not mentioned stays as it was.
 */
export const amend = (before: Request, later: Later, how: How, places: PlaceIndex): Request => {
  const { said, signs } = later
  const [own] = said.wishes
  if (own === undefined || changesNothing(later, own, how)) return before
  const sales = before.wishes.map((wish) => soldLater(wish, own))
  const wishes = before.wishes.map((wish, at): Wish => {
    const from = withDealOf(wish.home, own.home, before.taken)
    const home = withoutDropped(inContext(own.home, textOf(own.said), from), signs.drops)
    const meant = narrowedTo(before.where.shared, wish.home.regionCodes, home.regionCodes)
    const merged = mergeQueries(
      from,
      meant.length > 0 ? { ...home, regionCodes: meant } : home,
      { ...signs, adds: signs.adds && meant.length === 0 },
      places,
    ).query
    const sold = sales[at] ?? null
    const { need, act } =
      sold === null ? needAfter(wish, own, how) : { need: 'LEGAL_CONSULT' as const, act: wish.act }
    return {
      ...wish,
      need,
      act,
      home: own.case.zone === undefined ? merged : { ...merged, regionCodes: [] },
      case:
        act === 'FIND'
          ? wish.case
          : amendCase(
              ofDeal(wish, own),
              ...opened(ofLease(ofTheSame(own, wish.case, said.person), wish.case, own), own, said),
            ),
      asks: sold === null ? asksAfter(wish, own, how) : [],
      share: own.share ?? wish.share,
      tax: sold ?? taxAfter(wish, own),
      notice: amendNotice(wish.notice, own.notice, textOf(own.said)),
      market: wish.market && { ...wish.market, months: own.market?.months ?? wish.market.months },
      ...(how === 'FOLLOW_UP' && { said: own.said, parts: own.parts, slots: own.slots }),
    }
  })
  const codes = wishes.flatMap(({ home }) => home.regionCodes)
  const [first] = wishes
  return {
    ...before,
    wishes,
    intent:
      first && (first.need !== before.wishes[0]?.need || sales.some((it) => it !== null))
        ? ofNeed(before.intent, first.need)
        : before.intent,
    person: amendPerson(before.person, said.person),
    where: {
      anywhere: before.where.anywhere || said.where.anywhere,
      unknown: codes.length > 0 ? [] : [...before.where.unknown, ...said.where.unknown],
      shared: [...before.where.shared, ...said.where.shared].filter(({ codes: all }) =>
        all.every((code) => codes.includes(code)),
      ),
      stations: [...before.where.stations, ...said.where.stations],
    },
    premises: own.home.propertyTypes.length > 0 ? [] : [...new Set([...before.premises, ...said.premises])],
    taken: takenAfter(before.taken, own.home),
    unread: how === 'FOLLOW_UP' ? unreadAfter(said, before) : [...before.unread, ...said.unread],
  }
}

/** A text that is said later, as it amends a request. */
export const amendBy = (before: Request, texts: readonly Prose[], how: How, world: World): Request =>
  texts.reduce((request, text) => amend(request, readLater(text, world), how, world.places), before)

/** What is asked of a home or a case that is known as data: its wishes are those of the text, about that. */
export const about = (
  said: Request,
  {
    home,
    given,
    asked = [],
  }: {
    home: PropertyQuery
    given: ((own: Case, open: readonly number[]) => Case) | null
    /** What was asked before, which a question for what it all comes to (복비까지 하면 모두 얼마?) asks as well. */
    asked?: readonly AskName[]
  },
  need: IntentType | null,
): Request => {
  const wishes = said.wishes.map((wish): Wish => {
    const wanted = need ?? wish.need
    const figures = given === null ? wish.case : given(wish.case, wish.open)
    return {
      ...wish,
      need: wanted,
      act: need === null ? wish.act : actOf(wanted, textOf(wish.said), figures),
      asks: wish.asks.includes('total') ? [...new Set([...asked, ...wish.asks])] : wish.asks,
      home: { ...home, unrecognized: wish.home.unrecognized },
      case: { ...figures, regionCode: figures.regionCode ?? home.regionCodes[0] ?? null },
    }
  })
  return {
    ...said,
    wishes,
    intent: need === null ? said.intent : ofNeed(said.intent, need),
  }
}

/** A request for homes or for their prices under conditions that are known as data. */
export const searchFor = (
  said: Request,
  need: 'PROPERTY_SEARCH' | 'MARKET_INQUIRY',
  home: PropertyQuery = NO_CONDITIONS,
): Request => {
  const [first] = said.wishes
  if (first === undefined) return said
  const wish: Wish = {
    ...first,
    need,
    act: need === 'PROPERTY_SEARCH' ? 'FIND' : 'PRICE',
    home,
    market: need === 'MARKET_INQUIRY' ? (first.market ?? { aspect: 'PRICE', months: null }) : null,
    asks: [],
    loans: null,
    contract: null,
    notice: null,
    uses: [],
  }
  return { ...said, wishes: [wish], intent: ofNeed(said.intent, need) }
}
