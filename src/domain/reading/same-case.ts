import { lengthSaid } from './extent.ts'
import { textOf } from '../prose.ts'
import { NO_CASE, withGiven } from '../case.ts'
import type { Case } from '../case.ts'
import { sumOf as factOf } from '../lease-facts.ts'
import type { LeaseFacts } from '../lease-facts.ts'
import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import type { PropertyQuery, Range } from '../property.ts'
import { asksAnything, isBareAmount } from './again.ts'
import { HOW_ASKED } from './changes.ts'
import { askOf } from './asks.ts'
import { bareNumber } from './bare-number.ts'
import { calculationsOf } from './calculations.ts'
import type { Asked } from './asked.ts'
import { asAskedRent, withOpen } from './open-sum.ts'
import { AMOUNT } from './leans.ts'
import { hasFigures } from './read-wish.ts'
import type { Leaning } from './leaning/model.ts'
import { onlyMonthsIn } from './lease-months.ts'
import type { Request, Wish } from './request.ts'
import type { Need } from './signs.ts'
import { isBeside } from './tax-after.ts'
import { saysSum } from './tax.ts'
import { saysOfTax, taxAfter, taxOf } from './tax-later.ts'
import { hasCase, isSearched } from './standing.ts'

/** Letters of what is said of a case and asks nothing else. */
const LONGEST = 120
/** 복비는 얼마야?: what something costs, and nothing of what. */
const LONGEST_COST = 20
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
const TERMS = ['zone', 'method', 'baseRate', 'ltv', 'cash', 'disposes'] as const

const saysTerm = (given: Case): boolean =>
  given.facts.rateType !== null || TERMS.some((name) => given[name] !== undefined)

/** That it is a home says nothing of the lease; what something is of several, for how long and how many homes there are is said of much beside a case. */
const NO_FACT: readonly string[] = [
  'premises',
  'aspects',
  'months',
  'units',
  'heirs',
  'renounced',
  'today',
] satisfies (keyof LeaseFacts)[]

/** Something is said of the lease, the loan or the auction beside its figures. */
const saysFact = (given: Case): boolean =>
  Object.entries(given.facts).some(
    ([name, it]) => !NO_FACT.includes(name) && (Array.isArray(it) ? it.length > 0 : it !== null),
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

/** Another tax, of a sum of its own, whatever else is said of it: it goes on from nothing, unless it says so. */
export const asksAnotherTax = ({ alone: { wishes }, signs }: Asked, { request }: TurnMemory): boolean => {
  if (signs.connects || signs.that || signs.thatHome || signs.there) return false
  const before = new Set(request?.wishes.flatMap(({ tax }) => tax?.asks ?? []))
  return wishes.some(({ tax }) => tax !== null && saysSum(tax) && tax.asks.some((name) => !before.has(name)))
}

/** A calculation that it asks for and that was not asked for before, and that it or the case has the figures for. */
const asksAnother = (wishes: readonly Wish[], { request, lent }: TurnMemory): boolean => {
  const before = new Set(request?.wishes.flatMap(({ asks }) => asks))
  const cases = request?.wishes.flatMap(({ act, case: given }) => (act === 'FIND' ? [] : [given])) ?? []
  return wishes.some(({ asks, case: own }) =>
    asks.some((name) => {
      if (before.has(name)) return false
      if (LOOKS.some((it) => it === name)) return true
      // 전세 4억 끼고 사면?, after a purchase: of what is said and what was said before together.
      const both = cases.map((it) => withGiven(it, own))
      const given = [own, ...cases, ...both, ...(lent === undefined ? [] : [{ ...NO_CASE, loan: lent }])]
      return given.some((it) => calculationsOf([name], it).length > 0)
    }),
  )
}

/** From here a text is surely law. */
const SURELY = 0.8
/** A text that is surely law and has no figure asks what holds, though its words may be facts of a case (전입신고 안 하면?). */
const isSettled = ({ intent, ofCase, alone: { person } }: Asked): boolean => {
  const [wish] = ofCase().wishes
  const { firstHome, newlyweds, ownedHomes } = person
  return (
    intent.intentType !== 'LEGAL_CONSULT' ||
    intent.confidence < SURELY ||
    person.debts.some(({ balance }) => balance === 0) ||
    [firstHome, newlyweds, ownedHomes].some((it) => it !== null) ||
    wish?.case.regulated != null ||
    (wish?.case.facts.sums.length ?? 0) > 0 ||
    (wish !== undefined && (hasFigures(wish.case) || wish.open.length > 0 || saysTerm(wish.case)))
  )
}

/** All that it asks for was asked for before, and it gives a figure for it. */
const asksTheSame = (wishes: readonly Wish[], { request }: TurnMemory): boolean => {
  const before = new Set(request?.wishes.flatMap(({ asks }) => asks))
  return wishes.every(({ asks, open, case: given }) => {
    const own = asks.filter((name) => !HOW_ASKED.includes(name))
    return (hasFigures(given) || open.length > 0) && own.length > 0 && own.every((name) => before.has(name))
  })
}

/** 취득세랑 샷시로 6천쯤 들었는데: a sum that the tax before takes. */
const saysSumOfTax = ({ tax }: Wish, last: TurnMemory): boolean => {
  const before = taxOf(last)?.asks ?? []
  return tax !== null && saysSum(tax) && tax.asks.every((it) => before.includes(it))
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

/** 근데 아내 명의로 하나 더 있어요. 그럼 제 종부세는?: the tax that was asked for is asked for once more, beginning as one goes on. */
const asksSameTax = ({ alone, signs }: Asked, last: TurnMemory): boolean => {
  const named = alone.wishes[0]?.tax?.asks
  const before = taxOf(last)?.asks ?? []
  return signs.connects && named !== undefined && named.every((it) => before.includes(it))
}

/** 작년에도 3천 받았어요, 아내 명의로 하나 더 있어요: something beside what the tax before is worked out of. */
const tellsBeside = ({ text, alone }: Asked, { request }: TurnMemory): boolean => {
  const [own, ...more] = alone.wishes
  const before = request?.wishes.find(({ tax }) => tax !== null)
  return (
    own !== undefined &&
    more.length === 0 &&
    before !== undefined &&
    (own.tax?.asks ?? []).every((it) => before.tax?.asks.includes(it)) &&
    !/[?？]/.test(textOf(text)) &&
    isBeside(before.tax, taxAfter(before, own))
  )
}

/** A rent, and neither where nor with how much of a deposit. */
const saysRentAlone = ({ alone: { wishes }, said }: Asked): boolean =>
  !namesPlace(said) &&
  wishes.every(
    ({ act, case: { rents, deposits, price } }) =>
      act !== 'FIND' && rents.length === 1 && deposits.length === 0 && price === null,
  )

/** 40만원 달라는데요, after a deposit that is turned into rent: what is asked for that. */
const saysRentAsked = ({ alone }: Asked, last: TurnMemory): boolean => {
  const [wish] = alone.wishes
  const before = last.request?.wishes.find(({ act }) => act !== 'FIND')
  if (wish === undefined || before?.asks.includes('conversion') !== true) return false
  const bare = bareNumber(alone)
  const sums = [wish.case.price, bare].flatMap((it) => it ?? []).slice(0, 1)
  const open = wish.open.length > 0 ? wish.open : sums
  const { facts } = asAskedRent(withOpen({ ...wish.case, price: null }, open, before.case), before.case)
  return factOf(facts, 'ASKED_RENT') !== null
}

/** 더 낸 거 돌려받을 수 있나요?: what was paid beyond what may be asked. */
const PAID_MORE =
  /(?:더|많이|넘게|초과(?:해서?|로)?|과하게)\s?낸|낸\s?차액|\b(?:overpa(?:id|y\w*)|paid too much|coming back|(?:get|claim)\w* (?:it|any|some)\w*.{0,12} back)/i
const asksBack = ({ text }: Asked): boolean => PAID_MORE.test(textOf(text))

/** 다섯 달 말고 넉 달이네요: for how many months something was paid or is open, and nothing else. */
const saysMonthsAgain = ({ text, alone }: Asked, { request }: TurnMemory): boolean => {
  const before = request?.wishes.find(({ act }) => act !== 'FIND')?.case.facts
  return (
    before !== undefined &&
    (before.arrearsMonths ?? before.livedMonths) !== null &&
    onlyMonthsIn(textOf(text)) !== null &&
    !asksAnything(textOf(text)) &&
    alone.wishes.every(
      (wish) =>
        !hasFigures(wish.case) && wish.tax === null && wish.asks.every((it) => HOW_ASKED.includes(it)),
    )
  )
}

/** 20년이랑 40년은 각각?: cases of which it asks nothing by itself. */
const holdsCases = ({ alone: { cases = [] }, said }: Asked): boolean =>
  cases.length > 0 &&
  !namesPlace(said) &&
  cases.every(({ of }) =>
    of.wishes.every(({ asks, tax }) => tax === null && !asks.some((name) => askOf(name).gives !== undefined)),
  )

/** From here what says nothing but figures is of the case that they change, though something else were a little likelier. */
const NEARLY = 0.4

/** Something is asked for that figures are taken for, whether any were given or not. */
const asksOfFigures = (last: TurnMemory): boolean =>
  (hasCase(last) && AMOUNT.test(textOf(last.question))) ||
  last.request?.wishes.some(
    ({ act, tax, asks }) =>
      act !== 'FIND' && (tax !== null || asks.some((name) => askOf(name).gives !== undefined)),
  ) === true

/** 무주택이고 금리 4%, 서울이요: a statement of what a calculation takes, told after that was asked for, and asking nothing. */
const tellsOfCase = (asked: Asked, last: TurnMemory): boolean => {
  const { alone, intent } = asked
  const text = textOf(asked.text)
  if (!asksOfFigures(last) || asksAnything(text)) return false
  if (alone.wishes.length > 1 || alone.talk !== null || asksAnother(alone.wishes, last)) return false
  const { wishes, person } = asked.ofCase()
  const [wish] = wishes
  if (wish === undefined) return false
  const isFigure =
    hasFigures(wish.case) ||
    wish.open.length > 0 ||
    wish.case.firstHome ||
    wish.case.facts.sums.length > 0 ||
    person.debts.length > 0 ||
    OF_CASE.some((name) => wish.case[name] !== null) ||
    TERMS.some((name) => wish.case[name] !== undefined) ||
    wish.slots.some(({ name }) => name === 'DURATION') ||
    saysOfTax(text, taxOf(last)) ||
    saysSumOfTax(wish, last)
  const isOfLaw = intent.intentType === 'LEGAL_CONSULT' && intent.confidence >= SURELY
  return isFigure && (!isOfLaw || isSettled(asked) || saysSumOfTax(wish, last))
}

/**
 * What says more of the case that was worked out last, or supposes another one, and asks nothing else: 사실 집이 하나 있어요,
 * 5%로 오르면 어떡해, 매매 말고 전세 6억이면. It is that case with what is said in it, however it would be read by itself.
 */
export const goesOnInCase = (asked: Asked, last: TurnMemory, { way, likely }: Leaning): boolean => {
  const { text, alone, signs } = asked
  if (lengthSaid(text) > LONGEST) return false
  if (tellsOfCase(asked, last)) return true
  if (!hasCase(last)) return false
  if (holdsCases(asked)) return true
  if (asksAnotherTax(asked, last)) return false
  if (alone.wishes.length > 1 || signs.ordinals.length > 0) return false
  if (asksSameTax(asked, last)) return true
  if (saysRentAsked(asked, last) && (way !== 'NEW' || saysRentAlone(asked) || asksBack(asked))) return true
  if (tellsBeside(asked, last) || saysMonthsAgain(asked, last)) return true
  const isOfTax = way === 'AGAIN' && saysOfTax(textOf(text), taxOf(last))
  if (!isOfTax && !isSettled(asked)) return false
  // What says nothing else is of the case, whatever it would be likelier to be.
  if (asked.isOfCase()) return true
  const isNearly = likely.AGAIN > NEARLY && changesOnlyFigures(alone)
  if (!(way === 'AGAIN' || (way === 'NEXT' && (isNearly || asksTheSame(alone.wishes, last))))) return false
  if (asksAnother(alone.wishes, last)) return false
  if (isOfTax) return true
  if (isBareAmount(textOf(text)) && !hasFigures(alone.wishes[0]?.case ?? NO_CASE)) return true
  if (isOfAnotherLoan(asked, last)) return true
  const said = asked.ofCase()
  const [wish] = said.wishes
  return wish !== undefined && !asksAnother(said.wishes, last) && saysOfCase(wish, said.person)
}

/** What a loan is worked out by, beside its sum. */
const LENT_AT = ['rate', 'years', 'method'] as const

/**
 * How much is paid for another sum, or how much may be lent, in the terms that were said of a loan (금리 4% 30년이면 한도가?, then 그냥
 * 2억만 빌리면 매달 얼마?): who borrows goes on with the same terms until others are said.
 */
export const asksInTerms = ({ alone, said }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  const before = last.request?.wishes.find(({ act }) => act !== 'FIND')?.case
  if (wish === undefined || more.length > 0 || before === undefined || isSearched(last)) return false
  const { price, deposits, income } = wish.case
  const isOfOwn = namesPlace(said) || price !== null || deposits.length > 0 || income !== null
  return (
    wish.need === 'LOAN_CONSULT' &&
    !isOfOwn &&
    wish.asks.some((name) => name === 'repayment' || name === 'loan') &&
    LENT_AT.some((name) => before[name] != null && wish.case[name] == null)
  )
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
