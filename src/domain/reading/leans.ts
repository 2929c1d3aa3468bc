import { isLonger, textOf } from '../prose.ts'
import { readPasted } from '../contract/pasted.ts'
import type { AnalyzedIntent } from '../intent.ts'
import type { TurnMemory } from '../memory.ts'
import { countConditions, isDescribed, namesPlace } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { withoutAgain } from './again.ts'
import { lengthSaid } from './extent.ts'
import { OF_MEANS } from './asked-of-home.ts'
import type { Asked } from './asked.ts'
import { fillsParties } from './notice.ts'
import { hasFigures } from './read-wish.ts'
import type { Leaning } from './leaning/model.ts'
import { hasCase, isSearched } from './standing.ts'
import { askOf } from './asks.ts'
import type { AskName } from './asks.ts'
import { withGiven } from '../case.ts'
import { calculationsOf } from './calculations.ts'
import { readAspect } from './market.ts'
import type { Need } from './signs.ts'
import type { Request } from './request.ts'
import { saysOfTax, taxOf } from './tax-later.ts'

/** Characters of a question that may lean on another one; a longer one says what it is about. */
const MAX_LEANING = 120
/** A long sentence speaks of its own 그 집 or “it”. */
const MAX_POINTING = 45
const MAX_FRAGMENT = 30

const HOME_INTENTS: readonly AnalyzedIntent['intentType'][] = [
  'UNCLEAR',
  'IRRELEVANT',
  'PROPERTY_SEARCH',
  'MARKET_INQUIRY',
]
/** Letters that may be left over beside a word that points. */
const MAX_SUBSTANCE = 2
/** Whoever speaks of these speaks of a home of their own. */
const OWN_CASE = /집주인|임대인|건물주|세입자|임차인|\b(?:landlord|tenant|lessor|lessee)\b/i

const isOwnCase = ({ text }: Asked): boolean => OWN_CASE.test(textOf(text))

const hasPrice = ({ salePrice, deposit, monthlyRent }: PropertyQuery): boolean =>
  (salePrice ?? deposit ?? monthlyRent) !== null

/** Whether it says what may be paid for a home that is looked for, and asks for no judgement of a price. */
export const saysBudget = ({ alone: { wishes }, said }: Asked): boolean =>
  hasPrice(said) &&
  wishes.some(({ act, asks }) => act === 'FIND' && asks.includes('wants') && !asks.includes('judges'))

/** So surely of another world that its “it” is no home. */
const SURELY = 0.95
const isOfAnotherWorld = ({ intent }: Asked): boolean =>
  intent.intentType === 'IRRELEVANT' && intent.confidence >= SURELY

/** From here words that are of no home have a subject of their own. */
const ELSEWHERE = 0.9
export const isElsewhere = ({ intent, signs }: Asked): boolean =>
  intent.intentType === 'IRRELEVANT' && intent.confidence >= ELSEWHERE && !signs.connects

/** 2조는 무슨 뜻이에요, 어떻게 고쳐 달라고 해요?: what is asked of a clause, and of no law. */
const OF_CLAUSE =
  /(?:제\s?)?\d{1,2}\s?(?:조(?!\s?원)|번)|특약|조항|독소|문구|(?:어떻게|뭐라고)\s?(?:고쳐|바꿔|수정|빼)|(?:고쳐|수정해|바꿔|빼)\s?(?:달라|주면|도)|\bclauses?\b|\bword(?:ing|ed)\b|\bwhat (?:should|can|do|could) i (?:ask (?:(?:them|him|her|the landlord) )?to |try to |)(?:change|fix|negotiate|remove)\b/i

/** What goes on from a contract that was read: of one of its clauses, or of how it is to be worded. */
export const asksOfContract = ({ text }: Asked, last: TurnMemory): boolean =>
  last.intentType === 'CONTRACT_REVIEW' &&
  readPasted(text) === null &&
  lengthSaid(text) <= MAX_POINTING &&
  OF_CLAUSE.test(textOf(text))

/** 마포구 전세 찾고 그중 위험한 거: what it points at is what it finds itself, at a place of its own. */
const findsItsOwn = ({ alone: { wishes }, said }: Asked): boolean =>
  namesPlace(said) && wishes.some(({ uses }) => uses.length > 0)

/** Whether it points at something that was talked about. `shown`: there are homes to point at. */
const points = (asked: Asked, shown: boolean): boolean => {
  const { signs, text, said, substance } = asked
  if (signs.among || (signs.ordinals.length > 0 && shown)) return true
  // With a price of its own it is about a home of its own.
  if (isOwnCase(asked) || isOfAnotherWorld(asked) || hasPrice(said)) return false
  if (lengthSaid(text) > MAX_POINTING) return false
  if (signs.thatHome) return shown
  if (countConditions(said) > 1) return false
  return (signs.that || signs.there) && (signs.need !== null || substance.length <= MAX_SUBSTANCE)
}

/** What is asked of a home before its contract, and of no other: what is paid at signing, and whether it goes for less. */
const BEFORE_CONTRACT: readonly AskName[] = ['dealPayments', 'bargain']
export const asksOfOne = ({ alone: { wishes } }: Pick<Asked, 'alone'>): boolean =>
  wishes.some(({ asks }) => BEFORE_CONTRACT.some((name) => asks.includes(name)))

/** What is asked of one home, whichever words ask it: whether its deposit can be insured, and what of its contract. */
export const isOfOneHome = ({ alone }: Pick<Asked, 'alone'>): boolean =>
  asksOfOne({ alone }) || alone.wishes.some(({ act, asks }) => act === 'WRITE' || asks.includes('guarantee'))

/** 연봉 6천인데 얼마나 빌릴 수 있어?: what the means of who asks allow, and for no home in particular. */
const asksByMeans = ({ alone: { wishes, person } }: Asked): boolean =>
  (person.income ?? person.ownMoney) !== null && wishes.some(({ asks }) => asks.includes('loan'))

/** What is looked up or worked out of a home, in a word of it. */
const OF_A_HOME: readonly (Need | null)[] = ['risk', 'market', 'tax', 'loan', 'fee', 'facilities', 'detail']

/** 취득세까지 하면요?, 내 돈은 얼마 있어야 해요?, 몇 층이에요?: what is said of no home is of the one that is talked of. */
const asksOfAHome = ({ alone: { wishes }, signs, substance }: Asked, { focus }: TurnMemory): boolean =>
  signs.attribute !== null ||
  (OF_A_HOME.includes(signs.need) && substance.length <= MAX_SUBSTANCE) ||
  wishes.some(({ asks }) =>
    // What is paid back of what may be lent for it goes on from how much that was.
    OF_MEANS.some((name) => asks.includes(name) && !(name === 'repayment' && focus?.lent !== undefined)),
  )

/** I earn 50 million won a year: what is earned, which would bound a search. */
const saysIncomeAlone = ({ said, alone: { person } }: Asked): boolean =>
  person.income !== null && said.salePrice?.max === person.income && countConditions(said) === 1

/** 보증금 3천으로 올리면 월세는?, of a home that is let: another deposit or rent for it. */
export const asksInstead = ({ alone: { wishes }, signs }: Pick<Asked, 'alone' | 'signs'>): boolean =>
  signs.changes &&
  wishes.some(
    ({ act, asks, case: { deposits, rents, price } }) =>
      act !== 'FIND' && asks.includes('conversion') && price === null && deposits.length + rents.length === 1,
  )

/** 월세 좀 깎을 수 있을까요?: what is bargained over is no kind of deal that is looked for. */
const boundsNothing = ({ said, alone: { wishes } }: Asked): boolean =>
  countConditions(
    wishes.some(({ asks }) => asks.includes('bargain')) ? { ...said, transactionTypes: [] } : said,
  ) === 0

/** What is asked of one home and names none, with no sums of another: it is of the one that was asked about last (보증보험 돼?, 계약서 써줘). */
export const asksOfFocus = (asked: Asked, last: TurnMemory): boolean => {
  const { alone, signs, text } = asked
  const [wish, ...more] = alone.wishes
  const isByMeans = asksByMeans(asked)
  const isInstead = asksInstead(asked)
  return (
    (last.focus !== undefined || last.listings.length === 1) &&
    wish !== undefined &&
    more.length === 0 &&
    wish.notice === null &&
    (isOfOneHome(asked) ||
      isByMeans ||
      isInstead ||
      (last.focus !== undefined && asksOfAHome(asked, last))) &&
    signs.ordinals.length === 0 &&
    !signs.among &&
    (isInstead || ((boundsNothing(asked) || saysIncomeAlone(asked)) && !hasFigures(wish.case))) &&
    !isOwnCase(asked) &&
    lengthSaid(text) <= (isByMeans ? MAX_LEANING : MAX_POINTING) &&
    readPasted(text) === null
  )
}

/** Asked once more, word by word, it stands for itself as it did before. */
export const isSame = ({ text }: Asked, { question }: TurnMemory): boolean =>
  textOf(text).trim() === textOf(question).trim()

/** Letters of a question that names no subject (안 나가면요?). */
export const MAX_WITHOUT_SUBJECT = 4
/** 2주택이면, 안 나가면요?: a case supposed. */
const SUPPOSES = /(?:면|라면)(?:요|은요?|은\s?어때요?)?\s*[?？!.~]*$/

/** What goes on from an answer of law without being a question of its own: what if it is a shop, until when, with what papers. */
export const goesOnInLaw = (asked: Asked, last: TurnMemory, { way }: Leaning): boolean => {
  const { alone, said, intent, signs, substance, calculates } = asked
  if (last.intentType !== 'LEGAL_CONSULT' || last.listings.length > 0 || isSame(asked, last)) return false
  if (calculates || namesPlace(said) || hasPrice(said) || alone.wishes.length > 1 || asked.isFigures())
    return false
  // A further question that is plainly one of law is led with those before it, and is none of them.
  const isOwn =
    intent.intentType === 'LEGAL_CONSULT' && (signs.need === 'law' || substance.length > MAX_WITHOUT_SUBJECT)
  return way === 'AGAIN' || (way === 'NEXT' && !isOwn && !isElsewhere(asked))
}

/** 2주택이면?, 법인이면?: a case supposed of the tax that was asked for, and another tax for it. */
export const supposesTax = ({ text }: Asked, last: TurnMemory): boolean => {
  const said = textOf(text)
  return (
    lengthSaid(text) <= MAX_FRAGMENT &&
    SUPPOSES.test(withoutAgain(said).trim()) &&
    saysOfTax(said, taxOf(last))
  )
}

/** A date or a sum for the paper that was written last: 만기는 3월 10일이고 보증금은 2억이야. */
export const fillsPaper = ({ text, alone }: Asked, { request }: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  if (wish === undefined || more.length > 0 || wish.notice !== null || lengthSaid(text) > MAX_POINTING)
    return false
  const paper = request?.wishes.find(({ notice }) => notice !== null)?.notice ?? null
  if (paper === null || /[?？]/.test(textOf(text))) return false
  return wish.case.facts.dates.length > 0 || hasFigures(wish.case) || fillsParties(paper, text)
}

/** How much something comes to is asked. */
export const AMOUNT = /얼마|최대|총액|\bhow (?:much|high)\b/i
/** Letters that a question how much something comes to may say beside it. */
const MAX_BESIDE = 6

/** How much something else comes to, of the sums of the case that was worked out: 대출은 얼마나 돼요? 연봉 6천이에요. */
const asksOfItsSums = ({ text, alone, said, substance }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  return (
    wish !== undefined &&
    more.length === 0 &&
    hasCase(last) &&
    !hasFigures(wish.case) &&
    !namesPlace(said) &&
    substance.length <= MAX_BESIDE &&
    AMOUNT.test(textOf(text)) &&
    wish.asks.some((name) => name === 'loan' || askOf(name).gives !== undefined)
  )
}

/** 취득세 얼마야, after a home that was bought: it says of nothing what it is of, and the case before has the figures for it. */
const isMadeOf = ({ alone: { wishes }, said, substance }: Asked, { request }: TurnMemory): boolean =>
  substance === '' &&
  countConditions(said) === 0 &&
  wishes.some(({ asks }) =>
    request?.wishes.some(({ act, case: given }) => act !== 'FIND' && calculationsOf(asks, given).length > 0),
  )

/** 전세로 2억4천에 놓으면 내 돈 얼마?, after a home that is bought: what it asks takes a figure that it lacks and the case before has. */
const lacksOfCase = ({ text, alone: { wishes }, said }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = wishes
  const before = last.request?.wishes.find(({ act }) => act !== 'FIND')?.case
  if (wish === undefined || more.length > 0 || before === undefined || !hasCase(last)) return false
  return (
    hasFigures(wish.case) &&
    lengthSaid(text) <= MAX_POINTING &&
    !namesPlace(said) &&
    said.propertyTypes.length === 0 &&
    SUPPOSED_OF_IT.test(textOf(text)) &&
    calculationsOf(wish.asks, withGiven(before, wish.case)).length >
      calculationsOf(wish.asks, wish.case).length
  )
}
/** What is supposed of it. */
const SUPPOSED_OF_IT = /(?:면|다면|라면)(?:은|요)?(?=[\s?？,]|$)|\b(?:if|suppose)\b/i

/** 내 돈은 얼마 있어야 돼?, after a purchase: what that takes of it. */
const asksOwnMoney = ({ alone: { wishes }, text, said, substance }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = wishes
  return (
    wish !== undefined &&
    more.length === 0 &&
    wish.asks.includes('ownMoney') &&
    !hasFigures(wish.case) &&
    !namesPlace(said) &&
    substance.length <= MAX_SUBSTANCE &&
    AMOUNT.test(textOf(text)) &&
    last.request?.wishes.some(({ act, case: given }) => act !== 'FIND' && given.price !== null) === true
  )
}

const AGREES = ['transactionTypes', 'propertyTypes', 'regionCodes'] as const

/** 전세 말고 월세로, after a search for jeonse: what is not wanted any more is what was looked for. */
const leavesSearched = ({ alone: { wishes } }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = wishes
  const not = wish?.home.not
  if (wish === undefined || more.length > 0 || not === null || not === undefined || !isSearched(last))
    return false
  return (
    (wish.home.regionCodes.length === 0 ||
      wish.home.regionCodes.every((it) => last.query.regionCodes.includes(it))) &&
    AGREES.some(
      (name) => not[name]?.some((it) => (last.query[name] as readonly string[]).includes(it)) === true,
    )
  )
}

/** What words of prices may seem to ask by themselves (제일 비싼 건?, 갭투자하면?). */
const OPEN_INTENTS: readonly AnalyzedIntent['intentType'][] = ['UNCLEAR', 'PROPERTY_SEARCH', 'RISK_ANALYSIS']

/** What is worked out of the prices of a place where no figures are given: 수익률, 갭. */
export const asksYieldOrGap = ({ wishes }: Pick<Request, 'wishes'>): boolean =>
  wishes.some(({ asks }) => asks.includes('roi') || asks.includes('gap'))

/** 요새 오르는 분위기야?, 월세 놓으면 수익률은?, after the prices of a place: what is asked of prices and names no place is asked of those. */
const asksOfSamePrices = ({ text, said, intent, signs, alone }: Asked, last: TurnMemory): boolean =>
  last.intentType === 'MARKET_INQUIRY' &&
  last.query.regionCodes.length > 0 &&
  (intent.intentType === 'MARKET_INQUIRY' ||
    (OPEN_INTENTS.includes(intent.intentType) && (asksYieldOrGap(alone) || readAspect(text) !== null))) &&
  alone.wishes.length === 1 &&
  signs.need !== 'law' &&
  !alone.where.anywhere &&
  alone.where.unknown.length === 0 &&
  !namesPlace(said) &&
  (countConditions(said) === 0 || (asksYieldOrGap(alone) && said.propertyTypes.length === 0)) &&
  lengthSaid(text) <= MAX_FRAGMENT

/** 보증금 1000에 60 이하, after homes of a place: homes that are looked for nowhere are looked for there. */
const boundsWithoutPlace = (
  { alone: { wishes, where, premises }, said }: Asked,
  last: TurnMemory,
): boolean => {
  const [wish, ...more] = wishes
  return (
    isSearched(last) &&
    namesPlace(last.query) &&
    wish?.act === 'FIND' &&
    more.length === 0 &&
    premises.length === 0 &&
    !where.anywhere &&
    where.unknown.length === 0 &&
    !namesPlace(said) &&
    isDescribed(said)
  )
}

/**
 * Whether a question is made whole with what was talked of last. One that asks something else of law in words of its own is led
 * with the questions before it, and stays as it is.
 */
export const goesOn = (asked: Asked, last: TurnMemory, { way }: Leaning): boolean => {
  const { text, signs, intent, substance } = asked
  if (isLonger(text, MAX_LEANING) || readPasted(text) !== null || isSame(asked, last)) return false
  if (findsItsOwn(asked)) return false
  if ((asked.describes && !namesPlace(asked.said)) || boundsWithoutPlace(asked, last)) return true
  if (points(asked, last.listings.length > 0) || leavesSearched(asked, last)) return true
  if (supposesTax(asked, last)) return true
  // 매매가 상승률 1위 지역은 어디: of the whole country, whatever was talked of.
  if (asked.alone.where.anywhere && signs.drops.length === 0) return false
  if (asksOfSamePrices(asked, last)) return true
  if ((asked.alone.person.income !== null || isMadeOf(asked, last)) && asksOfItsSums(asked, last)) return true
  if (asksOwnMoney(asked, last) || lacksOfCase(asked, last)) return true
  if (way !== 'NEXT') return way !== 'NEW'
  if (signs.connects) return true
  const isOfLaw = intent.intentType === 'LEGAL_CONSULT' && (signs.need === null || signs.need === 'law')
  const isCost = (signs.need === 'tax' || signs.need === 'fee') && asked.isCostOfCase()
  const isPointing = signs.that || signs.there || signs.thatHome
  const isOpen = substance === '' || isPointing || isCost || asked.isFigures() || asksOfItsSums(asked, last)
  return !isOfLaw && isOpen && !isElsewhere(asked)
}

/** Intents that a question without a word of what it is about may seem to have. */
const EMPTY_INTENTS: readonly AnalyzedIntent['intentType'][] = [
  ...HOME_INTENTS,
  'RISK_ANALYSIS',
  'LOAN_CONSULT',
]

/** Whether a question cannot be understood without an earlier one, and there is none. */
export const pointsNowhere = (asked: Asked): boolean => {
  const { text, signs, said, intent, substance } = asked
  if (lengthSaid(text) > MAX_POINTING || readPasted(text) !== null || isOwnCase(asked)) return false
  if (asked.calculates && !signs.among) return false
  if (!EMPTY_INTENTS.includes(intent.intentType)) return false
  const place = namesPlace(said)
  const conditions = countConditions(said)
  if (signs.among || (signs.more && lengthSaid(text) <= MAX_FRAGMENT)) return !place && conditions === 0
  if (points(asked, true)) return !place && conditions === 0
  if (substance !== '') return false
  if (signs.comparative !== null || signs.moves !== null || signs.drops.length > 0)
    return !place && (conditions === 0 || signs.moves !== null)
  const short = lengthSaid(text) <= MAX_FRAGMENT
  if (signs.changes) return !place && signs.need === null && short
  // A place or a condition and nothing else: about housing, and no question yet.
  const asksNothing = intent.intentType === 'IRRELEVANT' || signs.connects
  return asksNothing && signs.need === null && short && (place || conditions > 0)
}
