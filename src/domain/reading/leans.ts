import { isLonger, textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { canonicalJson } from '../canonical-json.ts'
import { KIND_NOUNS } from '../property-kind.ts'
import { readPasted } from '../contract/pasted.ts'
import type { AnalyzedIntent } from '../intent.ts'
import type { TurnMemory } from '../memory.ts'
import { countConditions, isDescribed, namesPlace } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { codePrefix } from '../region.ts'
import { withoutAgain } from './again.ts'
import { calculationsOf } from './calculations.ts'
import { lengthSaid } from './extent.ts'
import { narrowedTo } from './named-places.ts'
import { hasFigures } from './read-wish.ts'
import type { Request } from './request.ts'
import type { Need, Signs } from './signs.ts'
import { readTax } from './tax.ts'

/** Characters of a question that may lean on another one; a longer one says what it is about. */
const MAX_LEANING = 120
/** A long sentence speaks of its own 그 집 or “it”. */
const MAX_POINTING = 45
const MAX_FRAGMENT = 30
/** Further conditions, and why. */
const MAX_MORE = 50
/** 안전해?, 복비는?: a need and nothing to go with it. */
const MAX_BARE_NEED = 16

const WHOLE_NEEDS: readonly (Need | null)[] = ['market', 'listings', 'loan', 'risk', 'fee', 'tax']
const HOME_INTENTS: readonly AnalyzedIntent['intentType'][] = [
  'UNCLEAR',
  'IRRELEVANT',
  'PROPERTY_SEARCH',
  'MARKET_INQUIRY',
]
const WHOLE_INTENTS: readonly AnalyzedIntent['intentType'][] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY']
const NAMES_LISTINGS = /매물|물건|\blistings?\b/i
/** 월세는?, 송파구도, 84㎡로: no sentence, and open at its end. */
const ENDS_OPEN =
  /(?:은|는|면|이면|라면|로|으로|만|(?<=[구동시군읍면역세매트텔라룸택])도|[은는]\s?(?:어때|얼마)(?:요|예요|에요|야|인가요|죠)?)\s*[?？!.]*$/
/** A place, a kind or an amount and no verb. */
const ENDS_IN_NOUN = new RegExp(
  String.raw`(?:[구동시군읍면역]|전세|월세|매매|${KIND_NOUNS}|주택|평|㎡|이하|이상|미만|이내|까지|억|천|만원?|신축|역세권|직거래|[a-z0-9-]+)(?:요|이요)?\s*[?？!.]*$`,
  'i',
)
/** 동작구로 봐줘: what is to be looked at instead. */
const LOOKED_AT =
  /(?:로|은|는|을|를|도|만)\s(?:한번\s|좀\s)?(?:봐|보여|찾아|알아봐|해)\s?(?:줘|줄래|주세요|주실래)요?\s*[?？!.]*$/
/** Letters that may be left over beside a word that points. */
const MAX_SUBSTANCE = 2
/** Whoever speaks of these speaks of a home of their own. */
const OWN_CASE = /집주인|임대인|건물주|세입자|임차인|\b(?:landlord|tenant|lessor|lessee)\b/i
const OF_A_RAISE =
  /(?:올리는|오르는|올려\s?주는|올려\s?달라는|늘어나는|더\s?내는)\s?(?:만큼|금액|돈|액수|차액)|인상분|\bthe (?:raise|increase|difference|extra)\b/i

export interface Asked {
  text: Prose
  /** The question read by itself. */
  alone: Request
  signs: Signs
  /** What the question says of its own. */
  said: PropertyQuery
  intent: AnalyzedIntent
  /** What it says beside pointing, conditions and the word of its need; a question of its own says something. */
  substance: string
  /** It asks for a calculation and gives the figures for it. */
  calculates: boolean
  /** It gives figures and asks nothing: those of the question before are to be others. */
  isFigures: () => boolean
  /** It says nothing but what the case before is made of: other figures, or facts. */
  isOfCase: () => boolean
  /** It asks what that costs, and says beside it nothing but what a case is made of (취득세는? 무주택이야). */
  isCostOfCase: () => boolean
  /** Read as what is said of the case that was talked of last, whatever it would be by itself. */
  ofCase: () => Request
}

/** The first wish of a question was worked out of the figures that it gives: a yield is no price that is looked up. */
const isWorkedOut = ({ request }: TurnMemory): boolean => {
  const [first] = request?.wishes ?? []
  if (first === undefined || first.act === 'FIND') return false
  return (
    calculationsOf(first.asks, first.case).length > 0 ||
    (first.asks.includes('priority') && first.case.deposits.length > 0)
  )
}

/** What is asked before was looked for: homes, or their prices. */
export const isSearched = (last: TurnMemory): boolean =>
  (SEARCHING.includes(last.intentType) || last.facets.some((it) => SEARCHING.includes(it))) &&
  !isWorkedOut(last)

const isOwnCase = ({ text }: Asked): boolean => OWN_CASE.test(textOf(text))

const hasPrice = ({ salePrice, deposit, monthlyRent }: PropertyQuery): boolean =>
  (salePrice ?? deposit ?? monthlyRent) !== null

const SEARCHING: readonly AnalyzedIntent['intentType'][] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY']

/** Something was worked out of figures. */
const workedOut = ({ request, intentType }: TurnMemory): boolean =>
  request?.wishes.some(
    ({ act, case: given }) => act !== 'FIND' && (hasFigures(given) || given.income !== null),
  ) ?? !SEARCHING.includes(intentType)

/** One of several places that were looked at, or a part of one. */
const isAmong = (codes: readonly string[], all: readonly string[]): boolean =>
  codes.length > 0 &&
  all.length > codes.length &&
  codes.every((code) => all.some((it) => code.startsWith(codePrefix(it))))

/** Which of the places of one name, or of several, is meant (서울 중구 말이야), and nothing else. */
const narrowsPlace = (said: PropertyQuery, { request, query }: TurnMemory): boolean =>
  countConditions(said) === 0 &&
  (isAmong(said.regionCodes, query.regionCodes) ||
    narrowedTo(request?.where.shared ?? [], query.regionCodes, said.regionCodes).length > 0)

/** What only says more of homes that are looked for. */
const saysMoreOfHomes = (
  { alone: { wishes }, signs, said, intent, calculates }: Asked,
  last: TurnMemory,
): boolean => {
  const [wish, ...more] = wishes
  if (signs.same) return isDescribed(said)
  if (narrowsPlace(said, last)) return true
  const isOpen = intent.intentType === 'UNCLEAR'
  const looks =
    wish !== undefined && more.length === 0 && (wish.act === 'FIND' || wish.act === 'TALK' || isOpen)
  return (
    looks &&
    !calculates &&
    !namesPlace(said) &&
    (countConditions(said) > 0 || isDescribed(said) || said.order != null || signs.comparative !== null) &&
    // 지하철 10분 이내만: a bound, and no question of what is near.
    (signs.need === null || (signs.need === 'facilities' && said.subwayWalkingTime !== null))
  )
}

/** What only says more of the case that was worked out: another figure, a debt, another kind of home. */
const saysMoreOfCase = (asked: Asked, last: TurnMemory): boolean => {
  const { alone, signs, said, calculates } = asked
  const [wish] = alone.wishes
  if (wish === undefined || alone.wishes.length > 1) return false
  const isSameAgain =
    !hasFigures(wish.case) && wish.asks.length > 0 && lengthSaid(asked.text) <= MAX_BARE_NEED
  if (isSameAgain && wish.asks.every((name) => last.request?.wishes.some(({ asks }) => asks.includes(name))))
    return true
  if (asksOfItsFigures(asked, last)) return true
  if (asked.isFigures() || (alone.person.debts.length > 0 && !hasFigures(wish.case))) return true
  if (calculates || signs.need !== null || wish.act !== 'TALK') return false
  const { firstHome, ownedHomes } = alone.person
  const isAnother = isDescribed(said) && asked.substance === '' && !isOfAnotherWorld(asked)
  return isAnother || [wish.case.regulated, firstHome, ownedHomes].some((it) => it !== null)
}

/** How much something is, and no question of what may be done. */
const AMOUNT = /얼마|최대|몇\s?(?:만|억|프로|퍼|%)|계산|\bhow (?:much|high)\b/i

/** Who, when, where or how is asked: no sum. */
const ASKS_OTHER =
  /언제|어디|누가|누구|왜|어떻게|방법|서류|절차|기한|감면|면제|\b(?:when|where|who|why|how (?:do|can|should)|deadline|exempt)/i
/** A tax or fee of the purchase or the lease that was worked out, with what the question says for it (취득세는? 무주택이고 84㎡). */
const asksOfItsCosts = ({ text, alone, signs }: Asked, { request }: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  if (wish === undefined || more.length > 0 || hasFigures(wish.case) || wish.open.length > 0) return false
  return (
    (signs.need === 'tax' || signs.need === 'fee') &&
    !ASKS_OTHER.test(textOf(text)) &&
    request?.wishes.some(
      ({ act, case: given }) => act !== 'FIND' && (given.price !== null || given.deposits.length > 0),
    ) === true
  )
}

/** A calculation that needs figures which this question does not give and the case before has: 보증금도 올리면 보증금은 얼마까지? */
const asksOfItsFigures = ({ text, alone, said }: Asked, { request }: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  if (wish === undefined || more.length > 0 || hasFigures(wish.case) || namesPlace(said)) return false
  return (
    AMOUNT.test(textOf(text)) &&
    request?.wishes.some(
      ({ act, asks, case: given }) =>
        act !== 'FIND' && calculationsOf(wish.asks, given).some((name) => asks.includes(name)),
    ) === true
  )
}

/** 반대로 집주인이 깨면 얼마?: of the case that was worked out, though it names people of its own. */
const turnsCase = ({ text, alone, signs }: Asked): boolean =>
  signs.connects &&
  AMOUNT.test(textOf(text)) &&
  lengthSaid(text) <= MAX_POINTING &&
  alone.wishes.every((wish) => !hasFigures(wish.case) && wish.act !== 'FIND')

/** So surely of another world that its “it” is no home. */
const SURELY = 0.95
const isOfAnotherWorld = ({ intent }: Asked): boolean =>
  intent.intentType === 'IRRELEVANT' && intent.confidence >= SURELY

/** A place by itself, held against the one of which prices were asked. */
const holdsAgainst = ({ text, signs, said }: Asked, last: TurnMemory): boolean =>
  signs.against &&
  said.regionCodes.length === 1 &&
  countConditions(said) === 0 &&
  lengthSaid(text) <= MAX_POINTING &&
  isSearched(last) &&
  namesPlace(last.query)

/** 2조는 무슨 뜻이에요, 어떻게 고쳐 달라고 해요?: what is asked of a clause, and of no law. */
const OF_CLAUSE =
  /(?:제\s?)?\d{1,2}\s?(?:조(?!\s?원)|번)|특약|조항|독소|문구|(?:어떻게|뭐라고)\s?(?:고쳐|바꿔|수정|빼)|(?:고쳐|수정해|바꿔|빼)\s?(?:달라|주면|도)|\bclauses?\b|\bword(?:ing|ed)\b/i

/** What goes on from a contract that was read: of one of its clauses, or of how it is to be worded. */
export const asksOfContract = ({ text }: Asked, last: TurnMemory): boolean =>
  last.intentType === 'CONTRACT_REVIEW' &&
  readPasted(text) === null &&
  lengthSaid(text) <= MAX_POINTING &&
  OF_CLAUSE.test(textOf(text))

/** How prices moved, and nothing of where: after prices somewhere. */
const asksOfPrices = ({ alone: { wishes }, said, text }: Asked, last: TurnMemory): boolean => {
  const [wish, ...more] = wishes
  return (
    wish?.need === 'MARKET_INQUIRY' &&
    wish.asks.includes('overTime') &&
    !isDescribed(said) &&
    more.length === 0 &&
    last.intentType === 'MARKET_INQUIRY' &&
    namesPlace(last.query) &&
    !namesPlace(said) &&
    lengthSaid(text) <= MAX_BARE_NEED
  )
}

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

/** 안 나가면요?, 상가면?: a case supposed, and nothing that says of what. */
const SUPPOSES = /(?:면|라면)(?:요|은요?|은\s?어때요?)?\s*[?？!.~]*$/
/** Letters of a supposition; more of them name a subject of their own (전월세신고 기한 넘기면?). */
const MAX_SUPPOSED = 4
/** Below this a reading of a few words as law is of their ending (언제까지요?) and not of a subject of their own. */
const OWN_SUBJECT = 0.8
/** From here words that are of no home have a subject of their own; what goes on without one is known from examples. */
const ELSEWHERE = 0.9

/** What goes on from an answer of law without naming its subject again: until when, with what papers, what if it is a shop. */
export const goesOnInLaw = (asked: Asked, last: TurnMemory): boolean => {
  const { text, alone, signs, said, intent, calculates } = asked
  if (last.intentType !== 'LEGAL_CONSULT' || last.listings.length > 0) return false
  // 말로만 해도 되나요? asks what may be done, and not how safe a home is, where no home is talked of.
  const isOfNothing = intent.intentType === 'UNCLEAR' || intent.intentType === 'IRRELEVANT'
  const asksLeave = signs.need === 'risk' && isOfNothing && !isDescribed(said)
  if (calculates || (signs.need !== null && !asksLeave) || namesPlace(said) || hasPrice(said)) return false
  if (lengthSaid(text) > MAX_FRAGMENT || alone.wishes.length > 1 || asked.isFigures()) return false
  if (intent.intentType === 'UNCLEAR') return true
  if (intent.intentType === 'IRRELEVANT') return intent.confidence < ELSEWHERE || signs.connects
  if (intent.intentType !== 'LEGAL_CONSULT') return false
  const supposes = SUPPOSES.test(textOf(text)) && asked.substance.length <= MAX_SUPPOSED
  return intent.confidence < OWN_SUBJECT || signs.connects || supposes
}

/** 2주택이면?, 법인이면?: a case supposed of the tax that was asked for, and another tax for it. */
export const supposesTax = ({ text }: Asked, { request }: TurnMemory): boolean => {
  const about = request?.wishes.find(({ tax }) => tax !== null)?.tax?.asks
  const said = textOf(text)
  if (about === undefined || lengthSaid(text) > MAX_FRAGMENT || !SUPPOSES.test(withoutAgain(said).trim()))
    return false
  return readTax(said) === null && canonicalJson(readTax(said, about)) !== canonicalJson(readTax('', about))
}

/** A date or a sum for the paper that was written last: 만기는 3월 10일이고 보증금은 2억이야. */
const fillsPaper = ({ text, alone }: Asked, { request }: TurnMemory): boolean => {
  const [wish, ...more] = alone.wishes
  if (wish === undefined || more.length > 0 || wish.notice !== null || lengthSaid(text) > MAX_POINTING)
    return false
  const hasPaper = request?.wishes.some(({ notice }) => notice !== null) === true
  return (
    hasPaper && !/[?？]/.test(textOf(text)) && (wish.case.facts.dates.length > 0 || hasFigures(wish.case))
  )
}

const isWhole = ({ signs, said, intent }: Asked): boolean =>
  namesPlace(said) &&
  (WHOLE_NEEDS.includes(signs.need) || (!HOME_INTENTS.includes(intent.intentType) && !signs.connects))

/**
 * Whether a question leans on the one before: it points back, or compares, changes something or leaves something out and says
 * nothing else. A question that says its place and its wish, or anything of its own, stands for itself.
 */
export const goesOn = (asked: Asked, last: TurnMemory): boolean => {
  const { text, signs, said, intent, substance } = asked
  if (isLonger(text, MAX_LEANING) || readPasted(text) !== null) return false
  if (points(asked, last.listings.length > 0)) return true
  // 올리는 만큼은 월세로 내면: of what was asked for before.
  if (OF_A_RAISE.test(textOf(text)) && !hasPrice(said) && lengthSaid(text) <= MAX_POINTING) return true
  if (supposesTax(asked, last) || fillsPaper(asked, last)) return true
  if (workedOut(last) && !isSearched(last) && turnsCase(asked)) return true
  if (isOwnCase(asked) || signs.thatHome) return false
  if (holdsAgainst(asked, last)) return true
  const isHome = HOME_INTENTS.includes(intent.intentType)
  const size = lengthSaid(text)
  if (size <= MAX_MORE && workedOut(last) && (saysMoreOfCase(asked, last) || asksOfItsCosts(asked, last)))
    return true
  if (asked.calculates) return false
  if (size <= MAX_MORE && isSearched(last) && !isOfAnotherWorld(asked) && saysMoreOfHomes(asked, last))
    return true
  if (signs.more && isHome && size <= MAX_FRAGMENT && last.seen.length > 0) return true
  const isSearch = isSearched(last)
  // 작년보다 올랐어?: of the prices that were asked for.
  if (asksOfPrices(asked, last)) return true
  // 그럼 계약할 때 주의할 점은?
  if (signs.connects && !namesPlace(said) && size <= MAX_FRAGMENT) return true
  if (
    (substance !== '' && signs.drops.length === 0) ||
    (asked.alone.where.anywhere && signs.drops.length === 0) ||
    isWhole(asked)
  )
    return false
  const place = namesPlace(said)
  // 광명 아파트 최고가 얼마야: whole, though it compares.
  const isNamed = WHOLE_INTENTS.includes(intent.intentType) || said.complexNames != null
  if (place && !signs.connects && !signs.changes && isNamed) return false
  const compares = signs.comparative !== null || signs.superlative !== null || signs.drops.length > 0
  if (compares || signs.moves !== null || signs.connects || (signs.changes && isHome))
    return size <= MAX_POINTING
  const conditions = countConditions(said)
  if (signs.need === null) {
    const isFragment =
      isHome && size <= MAX_FRAGMENT && (place || conditions > 0) && !(place && conditions >= 2)
    return (
      isFragment &&
      (signs.adds ||
        ENDS_OPEN.test(textOf(text)) ||
        (isSearch && (ENDS_IN_NOUN.test(textOf(text)) || LOOKED_AT.test(textOf(text)))))
    )
  }
  if (place || signs.need === 'law') return false
  const knowsPlace = namesPlace(last.query)
  if (signs.need === 'market') return isHome && knowsPlace && isSearch
  if (signs.need === 'listings')
    return isHome && knowsPlace && isSearch && (conditions > 0 || NAMES_LISTINGS.test(textOf(text)))
  return size <= MAX_BARE_NEED && conditions === 0
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
