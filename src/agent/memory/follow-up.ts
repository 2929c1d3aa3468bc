import { name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { caseOfShown } from '../../domain/case.ts'
import type { IntentType } from '../../domain/intent.ts'
import { aboutCase } from '../../domain/reading/about-case.ts'
import { about, searchFor, takenAfter, withDealOf } from '../../domain/reading/amend.ts'
import { placesMeant } from '../../domain/reading/earlier.ts'
import { narrowedTo } from '../../domain/reading/named-places.ts'
import type { ListingRef, TurnMemory } from '../../domain/memory.ts'
import { countConditions, isDescribed, namesPlace, NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { lastFrom, readAlone, readAsked, requestBefore } from '../../domain/reading/asked.ts'
import { correctedTo, takenBack } from '../../domain/reading/corrected.ts'
import { writeConditions } from '../../domain/language/conditions.ts'
import { writeFeatures } from '../../domain/language/finer-words.ts'
import { caseOfFocus } from '../../domain/reading/of-focus.ts'
import { asksAnotherTax, asksInTerms, asksOfItsSum, goesOnInCase } from '../../domain/reading/same-case.ts'
import {
  asksOfContract,
  asksOfFocus,
  asksYieldOrGap,
  fillsPaper,
  goesOn,
  goesOnInLaw,
  saysBudget,
  pointsNowhere,
  supposesTax,
} from '../../domain/reading/leans.ts'
import { oneOfSearches } from '../../domain/reading/one-of-searches.ts'
import { withoutReasonAhead } from '../../domain/reading/reasons.ts'
import { eitherPlace } from '../../domain/reading/either-place.ts'
import type { Asked } from '../../domain/reading/asked.ts'
import { hasCase, isSearched } from '../../domain/reading/standing.ts'
import { mergeQueries } from '../../domain/reading/merge.ts'
import { aboutHomes, INTENT_OF, OWN_WORDS, WHOLE_HOME } from './about-homes.ts'
import { compare, refOf } from './shown.ts'
import type { Shown } from './shown.ts'
import { positionsChosen, withoutDismissed } from '../../domain/reading/signs.ts'
import { findTarget } from './target.ts'
import { heldBetween } from '../../domain/reading/between-turns.ts'
import { asksNextOfLaw } from '../../domain/reading/next-of-law.ts'
import type { Way } from '../../domain/reading/leaning/names.ts'
import { readLeaning } from '../../domain/reading/leaning/read-leaning.ts'
import { knownLeaning } from '../../domain/reading/leaning/model.ts'
import { fromConversation, inTerms, takenOver, whole } from './made-whole.ts'
import { amendingLast, askedBefore, betweenTurns, inCase, ofCase, ofItsSum } from './of-case.ts'
import type { Conversation, FollowUp } from './made-whole.ts'
import { paperAfter } from './paper.ts'

const SEARCHES: readonly IntentType[] = ['PROPERTY_SEARCH', 'MARKET_INQUIRY']

/** What may be asked, where nobody knows what a question points at. */
const EXAMPLES = ['jeonse', 'sale', 'rent'] as const

/** A question that goes on with other conditions, or after something else. */
const withConditions = (
  conversation: Conversation,
  last: TurnMemory,
  asked: Asked,
  way: Way = 'AGAIN',
): FollowUp | null => {
  const { language, places, shown } = conversation
  const { signs, said, text } = asked
  const words = wordsIn(language)
  const one = conversation.goesBack === true ? null : oneOfSearches(asked, last, places)
  if (one !== null)
    return whole(conversation, {
      text: `${last.question}\n${text}`,
      request: one,
      intentType: 'PROPERTY_SEARCH',
      assumptions: [askedBefore(conversation, last)],
    })
  // A search that says more of itself than a change does takes over where, and nothing else.
  const isOwn =
    countConditions(said) > 1 &&
    said.propertyTypes.length > 0 &&
    !signs.same &&
    !signs.changes &&
    !signs.connects &&
    signs.comparative === null
  const before = isOwn ? { ...NO_CONDITIONS, regionCodes: last.query.regionCodes } : last.query
  const earlier = requestBefore(last, conversation)
  const meant = narrowedTo(earlier.where.shared, before.regionCodes, said.regionCodes)
  const named =
    conversation.goesBack === true ? placesMeant(said.regionCodes, before.regionCodes) : said.regionCodes
  const own = { ...said, regionCodes: meant.length > 0 ? meant : named }
  const { query: merged, left } = mergeQueries(withDealOf(before, own, earlier.taken), own, signs, places)
  const offered = shown.filter((hit) => hit !== null)
  const compared = signs.comparative === null ? merged : compare(merged, signs.comparative, offered)
  // 그럼 3억으로 갈 수 있는 데는?, after how prices are: who says what they can pay looks for homes.
  const looks = saysBudget(asked)
  const isMarket =
    signs.need === 'market' || (signs.need === null && !looks && last.intentType === 'MARKET_INQUIRY')
  const conditions: PropertyQuery = {
    ...compared,
    // Prices are what a market inquiry asks for.
    ...(isMarket &&
      signs.comparative === null && { salePrice: null, deposit: null, monthlyRent: null, order: null }),
    ...(signs.superlative && { order: signs.superlative }),
    includesNearbyFacilities: compared.includesNearbyFacilities || signs.need === 'facilities',
    unrecognized: asked.unread,
  }
  const ownIntent = asked.intent.intentType
  const isSearch = isSearched(last)
  const listsHomes = signs.comparative !== null || signs.superlative !== null || signs.drops.length > 0
  const wanted: IntentType | null = signs.more
    ? 'PROPERTY_SEARCH'
    : signs.need !== null
      ? (INTENT_OF[signs.need] ?? null)
      : isSearch && SEARCHES.includes(last.intentType)
        ? signs.comparative !== null || looks
          ? 'PROPERTY_SEARCH'
          : last.intentType
        : listsHomes && isSearch
          ? 'PROPERTY_SEARCH'
          : null
  const assumptions = takenOver(conditions, said, conversation)
  const given = left.salePrice ?? left.deposit ?? left.monthlyRent
  const dropped =
    given === null || signs.drops.includes('price')
      ? []
      : [
          fromConversation(
            words('memory.left'),
            writeConditions({ ...NO_CONDITIONS, ...left }, language, places),
          ),
        ]
  // 그럼 월세 20만원만 내면?: a case that is asked again is that case, however the question begins.
  const isAgain = way === 'AGAIN' && hasCase(last)
  const isFigure = !isSearch && signs.need === null && (!signs.connects || isAgain)
  const hasOwnWish = !OWN_WORDS.includes(ownIntent) && (signs.need === null || signs.need === 'law')
  // 수익률로 치면?, after prices: worked out of these.
  const isYield = isSearch && !asked.describes && asksYieldOrGap(asked.alone)
  // 송파는?, after what homes earn there: the same of another place.
  const isOfPrices = isSearch && last.intentType === 'MARKET_INQUIRY'
  if (isOfPrices && signs.need === null && namesPlace(said) && asksYieldOrGap(earlier))
    return whole(conversation, {
      text: inTerms(words, writeConditions({ ...conditions, order: null }, language, places), last.question),
      request: about(
        earlier,
        {
          home: conditions,
          given: (figures) => ({ ...figures, regionCode: conditions.regionCodes[0] ?? null }),
        },
        null,
      ),
      intentType: last.intentType,
      conditions,
      assumptions,
    })
  if ((hasOwnWish || isYield) && !isFigure && signs.drops.length === 0) {
    // A need in words of its own, about what was talked of: 그럼 계약할 때 주의할 점은? Of the law the kind of deal matters, and no district.
    const isOfPlace = isYield || ownIntent !== 'LEGAL_CONSULT' || signs.that || signs.there || signs.thatHome
    const { propertyTypes, transactionTypes } = conditions
    const home = isOfPlace ? conditions : { ...NO_CONDITIONS, propertyTypes, transactionTypes }
    const phrase = writeConditions({ ...home, order: null }, language, places)
    return whole(conversation, {
      text: phrase === '' ? text : inTerms(words, phrase, signs.rest === '' ? text : signs.rest),
      request: isSearch
        ? about(readAlone(conversation, asked), { home, given: null }, null)
        : aboutCase(readAlone(conversation, asked), earlier, { home, given: inCase }, null),
      assumptions: isOfPlace ? assumptions : takenOver(home, said, conversation),
    })
  }
  if (wanted === 'PROPERTY_SEARCH' || wanted === 'MARKET_INQUIRY') {
    const phrase = writeConditions(conditions, language, places)
    return whole(conversation, {
      text: words(wanted === 'PROPERTY_SEARCH' ? 'memory.listings' : 'memory.market', {
        conditions: name(phrase),
      }),
      request: {
        ...searchFor(readAlone(conversation, asked), wanted, conditions),
        ...(!isOwn && { taken: takenAfter(earlier.taken, own) }),
      },
      intentType: wanted,
      conditions,
      ...(wanted === 'PROPERTY_SEARCH' &&
        signs.comparative !== null && {
          otherwise: { ...merged, order: signs.comparative, unrecognized: asked.unread },
        }),
      except: signs.more && wanted === 'PROPERTY_SEARCH' ? last.seen : [],
      assumptions: [...assumptions, ...dropped],
    })
  }
  const alone = readAlone(conversation, asked)
  if (wanted !== null && !isSearch) {
    return ofCase(conversation, last, asked, wanted)
  }
  if (wanted !== null) {
    // A budget is no price to calculate a risk from.
    const subject =
      wanted === 'RISK_ANALYSIS' ? { ...conditions, salePrice: null, deposit: null } : conditions
    return whole(conversation, {
      text: inTerms(words, writeConditions({ ...subject, order: null }, language, places), signs.rest),
      request: about(alone, { home: subject, given: null }, wanted),
      intentType: wanted,
      assumptions,
    })
  }
  return amendingLast(conversation, last, asked, {
    amendsCase: supposesTax(asked, last) || asked.isFigures(),
  })
}

/** It says more of the homes that are looked for, and of no other place. */
const boundsFurther = ({ said, unread }: Asked): boolean =>
  said.regionCodes.length === 0 &&
  (isDescribed(said) || writeFeatures(said, 'KO').length > 0 || unread.length > 0)

const shownAs = (shown: Conversation['shown'], meant: ListingRef | undefined): Shown =>
  shown.find((hit) => hit !== null && hit.transactionId === meant?.transactionId) ?? null

/** The home that was asked about last, or the only one that was shown. */
const focusOf = (shown: Conversation['shown'], { focus, listings: [only, ...others] }: TurnMemory): Shown =>
  shownAs(shown, focus?.listing ?? (others.length === 0 ? only : undefined))

/** What is said of what was asked of one home (연봉 5천이에요), of that home; null: something else is. */
const ofFocus = (
  conversation: Conversation,
  last: TurnMemory,
  asked: Asked,
  home: NonNullable<ReturnType<typeof focusOf>>,
): FollowUp | null => {
  const before = caseOfFocus(asked, last)
  const amended =
    before && amendingLast(conversation, before, asked, { said: asked.ofCase(), amendsCase: true })
  return (
    amended && {
      ...amended,
      about: 'homes',
      conditions: WHOLE_HOME,
      listings: [refOf(home)],
      home: refOf(home),
      shown: caseOfShown(home),
    }
  )
}

/** A question of what came out earlier beside what came out last; null where it asks something else. */
export const readBetween = (conversation: Conversation): FollowUp | null => {
  const { last } = conversation
  if (last?.earlier === undefined) return null
  const between = heldBetween(readAsked(conversation), last)
  return between && betweenTurns(conversation, last, between)
}

/**
 * A question made whole with what the conversation says; null where it stands for itself. Rules, and no model: the same
 * conversation always gives the same question.
 */
export const readFollowUp = (asWritten: Conversation): FollowUp | null => {
  const meant = asWritten.last === null ? asWritten.question : correctedTo(asWritten.question)
  const instead = asWritten.last === null ? null : takenBack(asWritten.question)
  const plain = withoutDismissed(meant)
  const isOfSearch = asWritten.last !== null && isSearched(asWritten.last)
  const question = isOfSearch ? withoutReasonAhead(plain, asWritten) : plain
  const conversation = { ...asWritten, question, instead }
  const { language, shown, answer } = conversation
  const words = wordsIn(language)
  if (answer !== undefined) {
    const ordinals = positionsChosen(answer)
    const last = shown.length > 0 && conversation.last ? conversation.last : lastFrom(answer, conversation)
    const asked = readAsked({ ...conversation, last })
    const signs = { ...asked.signs, ordinals: shown.length > 0 ? ordinals : [] }
    const target = findTarget({
      text: answer,
      signs,
      shown,
      focus: null,
      focusBefore: null,
      compared: [],
      narrows: false,
      isRanked: false,
      isWorkedOut: false,
      language,
    })
    if (target.kind === 'homes') return aboutHomes(conversation, asked, target.homes)
    // 3층 이상으로, where it was asked which home is meant: none of them, and the search goes on.
    const later = { ...conversation, question: answer, last }
    const further = shown.length > 0 && isSearched(last) ? readAsked(later) : null
    if (further !== null && boundsFurther(further)) return withConditions(later, last, further)
    return withConditions(conversation, shown.length > 0 ? lastFrom(answer, conversation) : last, asked)
  }
  const { last } = conversation
  const asRead = readAsked(conversation)
  if (last === null) {
    if (!pointsNowhere(asRead)) return null
    const ask = {
      message: words('memory.noAntecedent'),
      suggestions: EXAMPLES.map((it) => words(`memory.example.${it}`)),
    }
    return whole(conversation, { text: question, request: null, ask })
  }
  const paper = paperAfter(conversation, last, asRead)
  if (paper !== null) return paper
  const goesBack = conversation.goesBack === true
  // Whatever is not said of it stays.
  const asked = goesBack ? { ...asRead, signs: { ...asRead.signs, same: true } } : asRead
  if (asksOfContract(asked, last) || fillsPaper(asked, last)) return amendingLast(conversation, last, asked)
  const focus = focusOf(shown, last)
  if (focus !== null && !goesBack && asksOfFocus(asked, last)) return aboutHomes(conversation, asked, [focus])
  if (asksOfItsSum(asked, last)) return ofItsSum(conversation, last, asked)
  const known = goesBack ? 'AGAIN' : conversation.way
  const leaning = known === undefined ? readLeaning(asked, last) : knownLeaning(known)
  if (!goesBack && asksAnotherTax(asked, last)) return null
  const told = focus === null || goesBack ? null : ofFocus(conversation, last, asked, focus)
  if (told !== null) return told
  if (goesOnInCase(asked, last, leaning))
    return amendingLast(conversation, last, asked, { said: asked.ofCase(), amendsCase: true })
  if (!goesBack && asksNextOfLaw(asked, last, leaning)) return null
  if (!goesBack && goesOnInLaw(asked, last, leaning)) return amendingLast(conversation, last, asked)
  if (!goesBack && asksInTerms(asked, last)) return ofCase(conversation, last, asked, 'LOAN_CONSULT')
  const narrows =
    isDescribed(asked.said) &&
    asked.signs.superlative === null &&
    isSearched(last) &&
    SEARCHES.includes(last.intentType)
  const either = goesBack || asked.said.regionCodes.length > 0 ? null : eitherPlace(asked.text, last)
  if (either !== null) {
    const { alone } = asked
    const there = { ...asked, alone: { ...alone, where: { ...alone.where, anywhere: false } } }
    return withConditions(conversation, { ...last, query: { ...last.query, regionCodes: either } }, there)
  }
  if (!(goesBack || goesOn(asked, last, leaning))) return null
  const isWorkedOut = hasCase(last)
  const target = findTarget({
    text: question,
    signs: asked.signs,
    shown,
    focus,
    focusBefore: shownAs(shown, last.focusBefore),
    compared: (last.compared ?? []).flatMap((it) => shownAs(shown, it) ?? []),
    narrows,
    isRanked: last.ranked === true,
    isWorkedOut,
    language,
  })
  switch (target.kind) {
    case 'homes':
      return aboutHomes(conversation, asked, target.homes)
    case 'ask':
      return whole(conversation, {
        text: question,
        request: null,
        ask: { message: target.message, suggestions: target.suggestions },
      })
    case 'none':
      return withConditions(conversation, last, asked, leaning.way)
    default:
      return target satisfies never
  }
}
