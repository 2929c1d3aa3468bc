import type { AnalyzedIntent } from '../intent.ts'
import type { Case } from '../case.ts'
import { sumOf } from '../lease-facts.ts'
import type { PropertyQuery } from '../property.ts'
import { borrowsOfKin } from './gift-after-loan.ts'
import { readAspect } from './market.ts'
import { asksOfRaise, readAskedShare } from './share.ts'
import { askOf } from './asks.ts'
import { calculationsOf } from './calculations.ts'
import type { AskName } from './asks.ts'
import { isOfOtherWorld } from './other-world.ts'
import { readNotice } from './notice.ts'
import { asksFor, readAsks } from './read-asks.ts'
import { asksBeside, readTax } from './tax.ts'

/** How sure a reading is that rests on figures and on the words of a calculation that they are for. */
export const FIGURED = 0.6
/** How sure it is that something else is meant where it is named and nothing of a home is. */
const ELSEWHERE = 0.9

/** Needs that a paper to be sent is no part of. */
const NOT_OF_PAPERS: readonly AnalyzedIntent['intentType'][] = [
  'PROPERTY_SEARCH',
  'MARKET_INQUIRY',
  'LOAN_CONSULT',
]

const only = (
  intent: AnalyzedIntent,
  need: AnalyzedIntent['intentType'],
  confidence = FIGURED,
): AnalyzedIntent => ({
  ...intent,
  intentType: need,
  confidence: Math.max(intent.confidence, confidence),
  facets: [need],
})

/** Whoever asks for a tax by its name and gives sums for it asks what the law makes of them, and looks for no home. */
const ofTaxes = (intent: AnalyzedIntent, text: string): AnalyzedIntent => {
  const tax = readTax(text)
  const others = asksBeside(tax, readAsks(text)).filter(
    (name) => name !== 'tax' && askOf(name).gives !== undefined,
  )
  if (intent.intentType === 'COMPREHENSIVE' && others.length > 0) return intent
  if (tax === null || (tax.open.length === 0 && Object.values(tax.sums).every((it) => it === null)))
    return intent
  return only(intent, 'LEGAL_CONSULT')
}

/** Calculations that a whole question is about once it gives their figures: none of its parts asks for anything else. */
const GOVERN: readonly (readonly [AskName, (given: Case) => boolean])[] = [
  [
    'roi',
    ({ price, rents, targetYield }) =>
      [price !== null, rents.length > 0, targetYield !== undefined].filter(Boolean).length > 1,
  ],
  ['gap', ({ price, deposits }) => price !== null && deposits.length > 0],
  ['conversion', ({ leases }) => leases.length > 1 && leases.some(({ rent }) => rent !== null)],
]

const ofFigures = (intent: AnalyzedIntent, text: string, given: Case): AnalyzedIntent => {
  const [governs] = GOVERN.flatMap(([name, hasAll]) => (asksFor(name, text) && hasAll(given) ? [name] : []))
  const need = governs === undefined ? undefined : askOf(governs).need
  if (need === undefined) return intent
  const isElse = (name: AskName): boolean => {
    const { gives, need: other } = askOf(name)
    return gives !== undefined && other !== undefined && other !== need
  }
  return intent.intentType === 'COMPREHENSIVE' && readAsks(text).some(isElse) ? intent : only(intent, need)
}

/** Needs that the sums and the place of a lease of one's own may be taken for. */
const MISTAKEN: readonly AnalyzedIntent['intentType'][] = [
  'RISK_ANALYSIS',
  'PROPERTY_SEARCH',
  'MARKET_INQUIRY',
  'LOAN_CONSULT',
  'UNCLEAR',
  'IRRELEVANT',
]
/** Asked of a lease that there is: its sums bound no search, and no loan is wanted. */
const OF_OWN_LEASE: readonly AskName[] = ['shopScope', 'lateInterest', 'priority', 'refusedRenewal']

/** Needs that what an auction brings may be taken for. */
const SHARED_FROM: readonly AnalyzedIntent['intentType'][] = ['MARKET_INQUIRY', 'UNCLEAR']
/** How far a rent or deposit may rise; and that money is to be borrowed. */
const RAISED_HOW_FAR = /(?:얼마|몇\s?(?:%|퍼센트|프로))(?:까지|나)?\s?(?:더\s?)?올[려릴리]/
const LENT = /대출|융자|빌[려리릴린]|\b(?:loan|borrow|mortgage)/i

/**
 * Whoever tells what is paid and what is asked for instead, or asks what of their deposit is safe by law, and asks of no risk, wants to
 * know what the law makes of it.
 */
const ofLease = (intent: AnalyzedIntent, text: string, { deposits, rents, facts }: Case): AnalyzedIntent => {
  if (!MISTAKEN.includes(intent.intentType) || asksFor('jeonse', text)) return intent
  // 가게 보증금 2억 월 550인데 5프로 제한 받나요: by a limit of its raise nothing is looked for.
  const isTold =
    deposits.length > 1 ||
    rents.length > 1 ||
    (rents.length > 0 && (facts.premises === 'SHOP' || readAskedShare(text).isNamed))
  const isRaised = isTold && asksFor('increase', text)
  // 지금 3.2억인데 얼마까지 올려 줄 수 있어요: what is paid is told, and nobody lends it.
  const isFar = deposits.length + rents.length > 0 && RAISED_HOW_FAR.test(text) && !LENT.test(text)
  const isClaimed = deposits.length > 0 && OF_OWN_LEASE.some((name) => asksFor(name, text))
  // 낙찰가 4억이면 얼마 받아?: what an auction brings is no price of a market.
  const isShared = sumOf(facts, 'AUCTION_PRICE') !== null && SHARED_FROM.includes(intent.intentType)
  return isRaised || isFar || isClaimed || isShared ? only(intent, 'LEGAL_CONSULT') : intent
}

/** How high deposits stand against prices somewhere is a figure of the market; of no lease it says how safe it is. */
const ofRatio = (intent: AnalyzedIntent, text: string, given: Case): AnalyzedIntent => {
  const hasSums = given.price !== null || given.deposits.length > 0 || given.rents.length > 0
  const isAsked = intent.facets.includes('RISK_ANALYSIS') && readAspect(text) === 'jeonseRatio'
  return isAsked && given.regionCode !== null && !hasSums ? only(intent, 'MARKET_INQUIRY') : intent
}

/** Whoever names a complex and a deal, and nothing that is asked of either, wants to see what is offered. */
const ofComplex = (intent: AnalyzedIntent, text: string, home: PropertyQuery): AnalyzedIntent => {
  const isGuess =
    intent.intentType === 'UNCLEAR' || intent.intentType === 'IRRELEVANT' || intent.confidence < FIGURED
  const names = home.complexNames?.length ?? 0
  return isGuess && names > 0 && home.transactionTypes.length > 0 && !asksFor('market', text)
    ? only(intent, 'PROPERTY_SEARCH')
    : intent
}

/** Whoever says by how much their rent is to be raised asks what the law makes of it, whatever else is asked beside it. */
const withRaise = (intent: AnalyzedIntent, text: string): AnalyzedIntent => {
  const { intentType, facets } = intent
  const others = facets.filter((facet) => facet === 'MARKET_INQUIRY' || facet === 'PROPERTY_SEARCH')
  if (others.length === 0 || others.length < facets.length || !asksOfRaise(text)) return intent
  const isOther = intentType === 'COMPREHENSIVE' || facets.includes(intentType)
  return isOther ? { ...intent, intentType: 'COMPREHENSIVE', facets: ['LEGAL_CONSULT', ...others] } : intent
}

/** Whoever says what a home is charged with, beside its deposit, has it before them and looks for none. */
const ofCharged = (intent: AnalyzedIntent, { deposits, seniorDebt }: Case): AnalyzedIntent =>
  intent.intentType === 'PROPERTY_SEARCH' && seniorDebt !== null && deposits.length > 0
    ? only(intent, 'RISK_ANALYSIS')
    : intent

/** A lease that went on because nobody spoke is one's own: its place and sums bound no search. */
const ofOwnLease = (intent: AnalyzedIntent, { facts }: Case): AnalyzedIntent =>
  facts.renewal === 'TACIT' && intent.facets.includes('PROPERTY_SEARCH')
    ? only(intent, 'LEGAL_CONSULT')
    : intent

/** What one deal costs beside its price. */
const COSTS: readonly AskName[] = ['fee', 'tax']
/** 5억 이하, 3억대, 10 평 이상: a sum or an area bounds what is looked for. */
const BOUNDS =
  /이하|이내|미만|이상|초과|까지|최대|최소|안쪽|언더|\d(?:천만|백만|억|천|만)?\s?(?:원\s?)?(?:대(?![출금]))|~|\b(?:under|below|up to|at most|over|at least|less than)\b/i

/** 강동구 아파트 전세 5억5천 복비: the cost of one deal whose sum is told and bounds nothing. */
const ofOneDeal = (intent: AnalyzedIntent, text: string, given: Case): AnalyzedIntent => {
  if (intent.intentType !== 'PROPERTY_SEARCH' || BOUNDS.test(text)) return intent
  const [need] = calculationsOf(readAsks(text), given).flatMap((name) =>
    COSTS.includes(name) ? (askOf(name).need ?? []) : [],
  )
  return need === undefined ? intent : only(intent, need)
}

/** Read as a search without much of one: whoever asks for a calculation, gives its figures and names no place looks for no home. */
const ofCalculation = (intent: AnalyzedIntent, text: string, given: Case): AnalyzedIntent => {
  if (intent.intentType !== 'PROPERTY_SEARCH' || intent.confidence >= FIGURED || given.regionCode !== null)
    return intent
  const [need] = calculationsOf(readAsks(text), given).flatMap((name) => askOf(name).need ?? [])
  return need === undefined ? intent : only(intent, need)
}

/** Whoever borrows of their parents wants no product of a bank: it is asked what the law makes of it. */
const ofKin = (intent: AnalyzedIntent, text: string): AnalyzedIntent =>
  intent.intentType === 'LOAN_CONSULT' && borrowsOfKin(text) ? only(intent, 'LEGAL_CONSULT') : intent

/** What a home costs, what is lodged on it and what ranks before that bound no search: it is one home, and how safe it is is asked. */
const ofOneHome = (intent: AnalyzedIntent, { price, deposits, seniorDebt }: Case): AnalyzedIntent =>
  intent.intentType === 'PROPERTY_SEARCH' && price !== null && deposits.length > 0 && seniorDebt !== null
    ? only(intent, 'RISK_ANALYSIS')
    : intent

/** Whoever wants a paper to send asks what the law makes of it; what is asked beside it stays, and no contract is to be written. */
const ofNotice = (intent: AnalyzedIntent): AnalyzedIntent => {
  const others = intent.facets.filter((it) => NOT_OF_PAPERS.includes(it))
  return intent.intentType === 'COMPREHENSIVE' && others.length > 0
    ? { ...intent, facets: ['LEGAL_CONSULT', ...others] }
    : only(intent, 'LEGAL_CONSULT', ELSEWHERE)
}

/** An intent as what a text gives and names settles it, whatever a first glance at its words made of it. */
export const settleIntent = (
  intent: AnalyzedIntent,
  text: string,
  { given, home, isHandedOver }: { given: Case; home: PropertyQuery; isHandedOver: boolean },
): AnalyzedIntent => {
  // Who wants terms written tells what they are to say: that is no contract that was handed over.
  const isPaper = readNotice(text) !== null
  if (isHandedOver && !isPaper) return intent
  if (isOfOtherWorld(text)) return only(intent, 'IRRELEVANT', ELSEWHERE)
  if (isPaper) return ofNotice(intent)
  if (asksFor('homes', text)) return withRaise(intent, text)
  const own = ofOneHome(ofOwnLease(ofCharged(ofKin(intent, text), given), given), given)
  const figuredOf = ofOneDeal(ofFigures(ofTaxes(own, text), text, given), text, given)
  const asked = ofCalculation(figuredOf, text, given)
  const figured = ofLease(asked, text, given)
  return withRaise(ofComplex(ofRatio(figured, text, given), text, home), text)
}
