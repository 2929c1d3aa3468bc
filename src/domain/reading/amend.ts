import { textOf } from '../prose.ts'
import { areApart, casesNamed } from './cases-held.ts'
import type { Prose } from '../prose.ts'
import { NO_CASE } from '../case.ts'
import type { Case } from '../case.ts'
import type { IntentType } from '../intent.ts'
import type { PlaceIndex } from '../language/places.ts'
import { withDebts } from '../language/debts.ts'
import type { Span } from '../language/text.ts'
import { readSums } from '../language/sum.ts'
import { isDescribed, NO_CONDITIONS } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { sumOf } from '../lease-facts.ts'
import { withSaid } from '../said-later.ts'
import { readLoanCategory } from './loans.ts'
import { readMarket } from './market.ts'
import { inContext, mergeQueries, withoutDropped, withoutGone } from './merge.ts'
import { narrowedTo } from './named-places.ts'
import { amendNotice } from './notice.ts'
import { readRequest } from './read.ts'
import { amendCase, ofTheSame } from './amend-case.ts'
import { askedOfCase, howAfter, saidHow } from './said-how.ts'
import type { SaidHow } from './said-how.ts'
import { ofDeal, ofFee, ofLease, opened } from './deal-after.ts'
import { withExample } from './exceeds.ts'
import { joinsEarnings, stepped } from './steps.ts'
import { asAsked, turnedAt, withOpen } from './open-sum.ts'
import { bareNumber, withBare } from './bare-number.ts'
import { actOf } from './read-wish.ts'
import { ENDS_SUPPOSING } from './again.ts'
import { askOf, isCalculation } from './asks.ts'
import { calculationsOf } from './calculations.ts'
import type { AskName, CaseFigure, CaseKind } from './asks.ts'
import type { World } from './read-wish.ts'
import type { CaseRequest, Person, Request, Wish } from './request.ts'
import { readSigns } from './signs.ts'
import type { Signs } from './signs.ts'
import { isBeside } from './tax-after.ts'
import { soldFor } from './tax.ts'
import { readTaxSums } from './tax-sums.ts'
import { soldLater, taxAfter } from './tax-later.ts'

const ofNeed = (intent: Request['intent'], need: IntentType): Request['intent'] => ({
  ...intent,
  intentType: need,
  facets: [need],
})

/** Where sums stand that the tax takes that was asked for before (경비 1500 더 찾았어요). */
const taxedIn = (own: Wish | undefined, before: Request): Span[] => {
  const asks = before.wishes.flatMap(({ tax }) => tax?.asks ?? [])
  return own === undefined || asks.length === 0 || own.tax?.asks.every((it) => asks.includes(it)) === false
    ? []
    : readTaxSums(textOf(own.said), asks).spans
}

/** What nothing had read of it is read now, where a sum that said nothing of what it is has its place. */
const unreadAfter = (said: Request, before: Request): Request['unread'] => {
  const {
    wishes: [own],
  } = said
  const taxed = taxedIn(own, before)
  const unread = said.unread.filter(({ start, end }) => !taxed.some((it) => it.start < end && start < it.end))
  const bare = bareNumber(said)
  if (
    bare !== null &&
    before.wishes.some(({ act, case: given }) => act !== 'FIND' && withBare(NO_CASE, bare, given) !== NO_CASE)
  )
    return unread.filter(({ text }) => Number(text) !== bare)
  if (own === undefined || own.open.length === 0) return unread
  const isPlaced = before.wishes.some(({ act, case: given, asks }) => {
    const { case: figures, open } = stepped(own, given)
    const isLeft = figures === own.case && withOpen(figures, open, given) === figures
    return act !== 'FIND' && (!isLeft || asAsked(figures, open, given, asks)[0] !== figures)
  })
  return isPlaced ? unread.filter(({ text }) => readSums(text).length === 0) : unread
}

/** Who asks, with what they say of themselves later. */
export const amendPerson = (before: Person, said: Person): Person => ({
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
  /** The sum that is taken back for another one, in 만원 (3억이 아니라 2억); left out where none is. */
  instead?: number | null
  /** When it is said, where that matters (내년 1월에 팔면). */
  now?: Date
}

export const readLater = (text: Prose, world: World): Later => ({
  said: readRequest(text, world),
  signs: readSigns(text),
  now: world.now,
})

/** The sums of a case by their kind. */
const SUMS: readonly (readonly [CaseKind, (given: Case) => boolean])[] = [
  ['price', ({ price }) => price !== null],
  ['deposit', ({ deposits }) => deposits.length > 0],
  ['rent', ({ rents }) => rents.length > 0],
  ['senior', ({ seniorDebt }) => seniorDebt !== null],
  ['loan', ({ loan }) => loan !== null],
  ['income', ({ income }) => income !== null],
  ['area', ({ area }) => area !== null],
]

/** 보증금을 2억으로 낮추면요? of how safe it is: sums that what was asked takes change it, and ask for nothing else. */
const onlyChanges = (before: readonly AskName[], said: Case): boolean => {
  const takes = new Set<CaseKind | CaseFigure>(
    before.flatMap((name) => [...(askOf(name).takes ?? []), ...(askOf(name).gives?.flat() ?? [])]),
  )
  const kinds = SUMS.flatMap(([kind, has]) => (has(said) ? [kind] : []))
  return kinds.length > 0 && kinds.every((kind) => takes.has(kind))
}

/** What a purchase costs beside its price. */
const BUYS_WITH: readonly AskName[] = ['tax', 'fee']

/**
 * What is asked for once more is said: a question that goes on with a calculation of its own asks that and no longer the ones
 * before it (대출은 얼마나 돼요? after 복비는?), unless it asks what they come to together.
 */
const asksAfter = ({ asks: before }: Wish, now: Wish, how: How, given: Case): AskName[] => {
  const { asks: named, said } = now
  const made = calculationsOf(named, given)
  // 40만원 달라는데요 of what is turned into rent: no raise.
  const isAsked = before.includes('conversion') && sumOf(given.facts, 'ASKED_RENT') !== null
  // 월세 100으로 올리면?: the same of another case.
  const supposes = ENDS_SUPPOSING.test(textOf(said).trim())
  const isSame = supposes && onlyChanges(before, now.case)
  // What the case has no figures for is not what is meant.
  const own = named.filter(
    (it) => !isCalculation(it) || (!isSame && made.includes(it) && !(isAsked && it === 'increase')),
  )
  // 전부 더하면?, after the tax on a purchase or its fee: with the other of the two.
  const isSummed = own.includes('total') && !own.some(isCalculation) && given.price !== null
  if (how === 'FOLLOW_UP' && isSummed && before.some((it) => BUYS_WITH.includes(it)))
    return [...new Set([...before, ...BUYS_WITH, ...own])]
  const asksAnew = how === 'FOLLOW_UP' && own.some(isCalculation) && !own.includes('total') && !supposes
  return [...new Set([...(asksAnew ? before.filter((it) => !isCalculation(it)) : before), ...own])]
}

/** What is wanted of a home that only now has a description: homes like it. */
const needAfter = (before: Wish, own: Wish, how: How): Pick<Wish, 'need' | 'act'> => {
  // An area that is said in the other unit describes no home that is looked for.
  if (before.act !== 'TALK' || how === 'PROFILE' || before.asks.some(isCalculation)) return before
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

/** What becomes of the figures of a wish. */
const caseAfter = (wish: Wish, own: Wish, { said, instead = null }: Later): Case => {
  const later = stepped(own, wish.case)
  const same = withBare(ofTheSame(later, wish, said.person), bareNumber(said), wish.case, instead)
  const [read, sums] = opened(ofLease(same, wish.case, later), later, said)
  const [asked, open] = asAsked(read, sums, wish.case, wish.asks)
  const turns = askedOfCase(wish, own).includes('conversion')
  const figures = turns ? turnedAt(asked, wish.case, own.share, textOf(own.said)) : asked
  const amended = amendCase(ofDeal(wish, own, figures), figures, open, howAfter(wish, own, instead))
  return said.person.firstHome === false ? { ...amended, firstHome: false } : amended
}

/** 대전에 아파트 하나 있어요: where a home is that somebody has already, and not the one that the case is about. */
const isOfOwned = ({ case: before }: Wish, { case: own }: Wish): boolean =>
  own.regionCode !== null && own.ownedHomes !== null && own.ownedHomes > (before.ownedHomes ?? 0)

/** Of homes a later condition is one of the homes; words that name none change nothing in a plan. */
const changesNothing = ({ said }: Later, own: Wish, how: How): boolean =>
  (how === 'NOTE' || how === 'FEEDBACK') && !isDescribed(own.home) && said.person.debts.length === 0

/** 4억이랑 5억 각각 얼마야?: where none of the cases asks for something to be worked out by itself, all of them together do not. */
const askingNothing = (read: CaseRequest): CaseRequest => ({
  ...read,
  wishes: read.wishes.map((wish) => ({ ...wish, asks: wish.asks.filter((it) => !isCalculation(it)) })),
})

/**
 * A request with what is said of it later. Slot by slot, and never as text: what is said replaces what was said of the same
 * thing, what is not mentioned stays as it was.
 */
export const amend = (before: Request, later: Later, how: How, places: PlaceIndex): Request => {
  const { cases: held, before: _asked, ...one } = before
  const { cases: said, before: _said, ...read } = later.said
  const whole =
    said?.some(({ of }) => of.wishes.some(({ asks }) => asks.some(isCalculation))) === false
      ? askingNothing(read)
      : read
  const amended = amendOne(one, { ...later, said: whole }, how, places)
  const named = casesNamed(held ?? [], later.said)
  // 그럼 40년이면?: of what was held against something else each is so.
  const cases =
    said?.map(({ name, of }) => ({ name, of: amendOne(one, { ...later, said: of }, how, places) })) ??
    held?.map((it) =>
      named.length > 0 && !named.includes(it)
        ? it
        : { ...it, of: amendOne(it.of, { ...later, said: whole }, how, places) },
    )
  return { ...amended, ...(cases !== undefined && areApart(cases) && { cases }) }
}

const amendOne = (before: CaseRequest, later: Later, how: How, places: PlaceIndex): CaseRequest => {
  const { said, signs } = later
  const own = ofFee(said.wishes[0], before.wishes)
  if (own === undefined || changesNothing(later, own, how)) return before
  const sales = before.wishes.map((wish) => soldLater(wish, own))
  const wishes = before.wishes
    .map((wish, at): Wish => {
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
      const tax = sales[at] ?? taxAfter(wish, own, { ...later, bare: bareNumber(later.said) })
      const said = caseAfter(wish, own, later)
      const { price, regionCode, propertyType } = wish.case
      // What was given earlier, or another home that is owned, is not what the case is about.
      const placed = isOfOwned(wish, own) ? { ...said, regionCode, propertyType } : said
      const told = isBeside(wish.tax, tax) ? { ...said, price, regionCode, propertyType } : placed
      const sale = soldFor(tax)
      const priced = sale === null || sold !== null ? told : { ...told, price: sale }
      // 집이 없으면요?: the homes that a tax counts are those of its person.
      const counted = tax === null || tax.ownHomes === wish.tax?.ownHomes ? null : tax.ownHomes
      const figures = counted === null ? priced : { ...priced, ownedHomes: counted }
      const { need, act } =
        sold === null
          ? needAfter(wish, own, how)
          : { need: 'LEGAL_CONSULT' as const, act: 'COMPUTE' as const }
      return {
        ...wish,
        need,
        act,
        home: withoutGone(merged, wish.case, figures),
        case: act === 'FIND' ? wish.case : figures,
        asks: sold === null ? asksAfter(wish, own, how, figures) : [],
        share: own.share ?? wish.share,
        tax,
        notice: amendNotice(wish.notice, own.notice, textOf(own.said), own.asks.some(isCalculation)),
        market: wish.market && { ...wish.market, months: own.market?.months ?? wish.market.months },
        ...(how === 'FOLLOW_UP' && { said: own.said, parts: own.parts, slots: own.slots }),
      }
    })
    .map((wish) => withExample(wish, own))
  const codes = wishes.flatMap(({ home }) => home.regionCodes)
  const [first] = wishes
  return {
    ...before,
    wishes,
    intent:
      first && (first.need !== before.wishes[0]?.need || sales.some((it) => it !== null))
        ? ofNeed(before.intent, first.need)
        : before.intent,
    person: {
      ...amendPerson(before.person, said.person),
      ...(joinsEarnings(own) && first?.case.income != null && { income: first.case.income }),
    },
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

export interface About {
  home: PropertyQuery
  given: ((own: Case, open: readonly number[], how: SaidHow) => Case) | null
  /** What was asked before, which a question for what it all comes to (복비까지 하면 모두 얼마?) asks as well. */
  asked?: readonly AskName[]
}

/** What is asked of a home or a case that is known as data: its wishes are those of the text, about that. */
export const about = ({ cases, ...said }: Request, it: About, need: IntentType | null): Request => ({
  ...aboutOne(said, it, need),
  ...(cases && { cases: cases.map(({ name, of }) => ({ name, of: aboutOne(of, it, need) })) }),
})

const aboutOne = (
  said: CaseRequest,
  { home, given, asked = [] }: About,
  need: IntentType | null,
): CaseRequest => {
  const wishes = said.wishes.map((wish): Wish => {
    const wanted = need ?? wish.need
    const figures = given === null ? wish.case : given(wish.case, wish.open, saidHow(wish))
    return {
      ...wish,
      need: wanted,
      act: need === null ? wish.act : actOf(wanted, textOf(wish.said), figures),
      asks: wish.asks.includes('total') ? [...new Set([...asked, ...wish.asks])] : wish.asks,
      home: { ...home, unrecognized: wish.home.unrecognized },
      // 2년 총 이자는?, of a lease: of the loan for it, where it names no other.
      loans: given && wish.loans ? readLoanCategory(wish.said, figures) : wish.loans,
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
  const {
    cases: _cases,
    wishes: [first],
    ...rest
  } = said
  if (first === undefined) return said
  const wish: Wish = {
    ...first,
    need,
    act: need === 'PROPERTY_SEARCH' ? 'FIND' : 'PRICE',
    home,
    market: need === 'MARKET_INQUIRY' ? (first.market ?? readMarket(textOf(first.said))) : null,
    asks: [],
    loans: null,
    contract: null,
    notice: null,
    uses: [],
  }
  return { ...rest, wishes: [wish], intent: ofNeed(said.intent, need) }
}

/** What is asked of each home that is found under conditions that are known as data (찾고 그중 위험한 거), for such homes. */
export const amongFound = (said: Request, home: PropertyQuery, need: IntentType): Request => {
  const found = searchFor(said, 'PROPERTY_SEARCH', home)
  const finds = found.wishes.map((it) => ({ ...it, id: 'found', slots: [] }))
  const { cases: _cases, ...asked } = about(said, { home, given: null }, need)
  const judges = asked.wishes.map((it) => ({ ...it, uses: finds.map(({ id }) => id) }))
  return {
    ...asked,
    wishes: [...finds, ...judges],
    intent: { ...asked.intent, intentType: 'COMPREHENSIVE', facets: ['PROPERTY_SEARCH', need] },
  }
}
