import { lengthSaid } from './extent.ts'
import { textOf } from '../prose.ts'
import { NO_CASE } from '../case.ts'
import type { Case } from '../case.ts'
import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import type { PropertyQuery, Range } from '../property.ts'
import { ENDS_SUPPOSING, isBareAmount, SUPPOSES_CASE, withoutAgain } from './again.ts'
import { askOf } from './asks.ts'
import { isSearched } from './leans.ts'
import type { Asked } from './leans.ts'
import { hasFigures } from './read-wish.ts'
import type { Request, Wish } from './request.ts'
import type { Need } from './signs.ts'

/** Letters of what is said of a case and asks nothing else. */
const LONGEST = 60
/** 복비는 얼마야?: what something costs, and nothing of what. */
const LONGEST_COST = 20
/** So surely of another need that it is none of the case. */
const SURELY = 0.8
/** Words that ask; what has none of them tells something. */
const ASKS =
  /[?？]|얼마|어때|어떻|어케|언제|뭐|무슨|누가|어디|나요|까요|을까|할까|는지|알려|찾아|보여|추천|해\s?(?:줘|주세요)|\b(?:what|how|when|who|where|which|can|could|should|do|does|is|are|show|find|tell)\b/i
/** A search says its bounds. */
const BOUNDS =
  /이하|이상|미만|이내|까지|안쪽|언저리|\b(?:under|below|over|above|(?<!goes |go |rises |rise )up to|at least)\b/i
/** Needs that a word of theirs asks for, whatever figures stand beside it. */
const OTHER_NEEDS: readonly (Need | null)[] = ['market', 'listings', 'facilities', 'detail', 'law']
const LOOKS = ['homes', 'market'] as const

const OF_CASE = [
  'regionCode',
  'propertyType',
  'area',
  'price',
  'seniorDebt',
  'income',
  'loan',
  'rate',
  'years',
  'ownedHomes',
  'regulated',
] as const

/** How it is lent, and where, beside the sums. */
const TERMS = ['zone', 'method', 'baseRate', 'ltv'] as const

const saysTerm = (given: Case): boolean =>
  given.facts.rateType !== null || TERMS.some((name) => given[name] !== undefined)

/** Something is said of the lease, the loan or the auction beside its figures. */
const saysFact = (given: Case): boolean =>
  // That it is a home says nothing of the lease.
  Object.entries(given.facts).some(([name, it]) =>
    Array.isArray(it) ? it.length > 0 : it !== null && name !== 'premises',
  ) || saysTerm(given)

/** A loan by itself, after one that was worked out: 디딤돌은요? */
const isOfAnotherLoan = ({ text, alone, intent, said }: Asked, last: TurnMemory): boolean =>
  last.intentType === 'LOAN_CONSULT' &&
  intent.intentType === 'LOAN_CONSULT' &&
  /[은는]요?\s*(?:[?？.]|$)/.test(textOf(text)) &&
  !namesPlace(said) &&
  alone.wishes.every((wish) => !hasFigures(wish.case) && wish.case.income === null)

/** Whether anything is said that a case is made of. */
const saysOfCase = ({ case: given, share, slots }: Wish, { debts }: Request['person']): boolean =>
  hasFigures(given) ||
  given.firstHome ||
  debts.length > 0 ||
  share !== null ||
  saysFact(given) ||
  slots.some(({ name }) => name === 'DURATION') ||
  OF_CASE.some((name) => given[name] !== null)

/** Something was worked out, or answered, of figures or dates that were said: a case, and no price that was looked up. */
export const hasCase = (last: TurnMemory): boolean =>
  last.request?.wishes.some(
    ({ act, tax, case: given }) =>
      act !== 'FIND' &&
      (hasFigures(given) || given.income !== null || given.facts.dates.length > 0 || tax !== null),
  ) === true && !isSearched(last)

/** A calculation that it asks for and that was not asked for before. */
const asksAnother = (wishes: readonly Wish[], { request }: TurnMemory): boolean => {
  const before = new Set(request?.wishes.flatMap(({ asks }) => asks))
  return wishes.some(({ asks }) =>
    asks.some(
      (name) => !before.has(name) && (askOf(name).gives !== undefined || LOOKS.some((it) => it === name)),
    ),
  )
}

/** A figure or fact of a kind that the case has already, or what a home or a person adds to it: said of that case and of no other. */
const isSaidOfIt = ({ case: given }: Wish, { debts }: Request['person'], { request }: TurnMemory): boolean =>
  request?.wishes.some(({ case: was, tax }) => {
    const isHome = was.deposits.length > 0 || was.price !== null
    const isOwner = tax !== null || was.income !== null || was.ownedHomes !== null
    return (
      (isHome && given.seniorDebt !== null) ||
      // 갱신요구권은 이미 썼어요: of the lease whose raise was worked out.
      (was.deposits.length + was.rents.length > 0 && given.facts.renewal !== null) ||
      (was.deposits.length > 0 && given.deposits.length > 0) ||
      (was.rents.length > 0 && given.rents.length > 0) ||
      (was.price !== null && given.price !== null) ||
      (was.income !== null && (given.income !== null || debts.length > 0)) ||
      (was.loan !== null && given.loan !== null) ||
      (isOwner && given.ownedHomes !== null)
    )
  }) === true

/** A text that is surely law and has no figure asks what holds, though its words may be facts of a case (전입신고 안 하면?). */
const isSettled = ({ intent, ofCase, alone: { person } }: Asked): boolean => {
  const [wish] = ofCase().wishes
  const { firstHome, newlyweds, ownedHomes } = person
  return (
    intent.intentType !== 'LEGAL_CONSULT' ||
    [firstHome, newlyweds, ownedHomes].some((it) => it !== null) ||
    wish?.case.regulated != null ||
    (wish !== undefined && (hasFigures(wish.case) || wish.open.length > 0 || saysTerm(wish.case)))
  )
}

/** Whether it changes figures of the case and no fact: what was asked of it is asked again. */
export const changesOnlyFigures = ({ wishes: [wish, ...more] }: Request): boolean =>
  wish !== undefined &&
  more.length === 0 &&
  (hasFigures(wish.case) || wish.open.length > 0) &&
  wish.tax === null &&
  !wish.case.firstHome &&
  wish.case.ownedHomes === null &&
  wish.case.regulated === null &&
  !saysFact(wish.case)

/**
 * What says more of the case that was worked out last, or supposes another one, and asks nothing else: 사실 집이 하나 있어요,
 * 5%로 오르면 어떡해, 매매 말고 전세 6억이면. It is that case with what is said in it, however it would be read by itself.
 */
export const goesOnInCase = (asked: Asked, last: TurnMemory): boolean => {
  const { text, alone, signs, intent } = asked
  if (!hasCase(last) || lengthSaid(text) > LONGEST || alone.wishes.length > 1 || signs.ordinals.length > 0)
    return false
  if (asked.isOfCase() && isSettled(asked)) return true
  if (OTHER_NEEDS.includes(signs.need) || BOUNDS.test(textOf(text)) || asksAnother(alone.wishes, last))
    return false
  if (isBareAmount(textOf(text)) && !hasFigures(alone.wishes[0]?.case ?? NO_CASE)) return true
  const said = asked.ofCase()
  const [wish] = said.wishes
  // 청년 버팀목은요? 31살이에요: another loan for the same case.
  if (isOfAnotherLoan(asked, last)) return true
  if (wish === undefined || asksAnother(said.wishes, last) || !saysOfCase(wish, said.person)) return false
  const supposes = SUPPOSES_CASE.test(textOf(text))
  const tells = !ASKS.test(withoutAgain(textOf(text)))
  // 기준금리 2.5로 다시 계산해 줘, 지방이면: how it is lent or turned, of what was lent or turned.
  if (saysTerm(wish.case) && (tells || supposes)) return true
  if (isSaidOfIt(wish, said.person, last) && (tells || ENDS_SUPPOSING.test(textOf(text)))) return true
  switch (intent.intentType) {
    case 'UNCLEAR':
    case 'IRRELEVANT':
      return true
    case 'PROPERTY_SEARCH':
      return supposes || (tells && signs.changes)
    case 'MARKET_INQUIRY':
      return supposes || tells
    case 'LOAN_CONSULT':
      return last.intentType === 'LOAN_CONSULT' && (supposes || tells)
    default:
      return intent.confidence < SURELY && (supposes || tells)
  }
}

/** What a purchase or a lease costs beside its price: worked out of the sum that bounded a search, whichever home it will be. */
const COSTS: readonly (Need | null)[] = ['fee', 'tax', 'loan']

/** A calculation is asked for of the sum that bounded the search before (그 가격에 취득세는 얼마야, 복비는?). */
export const asksOfItsSum = (asked: Asked, last: TurnMemory): boolean => {
  const { alone, signs, text, substance, said } = asked
  const { salePrice, deposit } = last.query
  const [wish, ...more] = alone.wishes
  const isFacts =
    wish !== undefined && !hasFigures(wish.case) && (wish.case.income ?? wish.case.rate) === null
  const isOfAny =
    COSTS.includes(signs.need) &&
    (substance === '' || (isFacts && asked.isCostOfCase())) &&
    (said.salePrice ?? said.deposit) === null &&
    !(signs.that || signs.thatHome || signs.among) &&
    signs.ordinals.length === 0 &&
    last.listings.length > 1 &&
    last.focus === undefined &&
    lengthSaid(text) <= LONGEST_COST
  return (
    (signs.thatSum || isOfAny) &&
    isSearched(last) &&
    (salePrice ?? deposit) !== null &&
    wish !== undefined &&
    more.length === 0 &&
    wish.asks.some((name) => askOf(name).gives !== undefined)
  )
}

const sumOf = (range: Range | null): number[] => {
  const sum = range?.max ?? range?.min
  return sum == null ? [] : [sum]
}

/** Homes that were looked for, as a case: what one of them may cost at most. */
export const caseOfBounds = (query: PropertyQuery): Case => {
  const [price = null] = sumOf(query.salePrice)
  const deposits = sumOf(query.deposit)
  const rents = sumOf(query.monthlyRent)
  const [only = null, ...more] = query.propertyTypes
  return {
    ...NO_CASE,
    regionCode: query.regionCodes[0] ?? null,
    propertyType: more.length > 0 ? null : only,
    transactionTypes: query.transactionTypes,
    price,
    deposits,
    rents,
    leases: deposits.map((deposit) => ({ deposit, rent: rents[0] ?? null })),
  }
}
