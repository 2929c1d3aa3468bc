import { count, name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { caseOfShown, instead, NO_FIGURES, ofPerson, ofShown } from '../../domain/case.ts'
import type { Case } from '../../domain/case.ts'
import type { IntentType } from '../../domain/intent.ts'
import { writeConditions } from '../../domain/language/conditions.ts'
import type { ListingHit } from '../../domain/listing.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { about, amendPerson, amongFound, searchFor } from '../../domain/reading/amend.ts'
import { amendCase } from '../../domain/reading/amend-case.ts'
import { asksInstead, asksOfOne } from '../../domain/reading/leans.ts'
import { readAlone } from '../../domain/reading/asked.ts'
import { asksNothing, needSaid, withMeans } from '../../domain/reading/asked-of-home.ts'
import type { Asked } from '../../domain/reading/asked.ts'
import type { Request } from '../../domain/reading/request.ts'
import { NOT_LISTED } from '../../domain/reading/signs.ts'
import type { Need } from '../../domain/reading/signs.ts'
import { caseIn } from '../../domain/reading/about-case.ts'
import { fromConversation, inTerms, whole } from './made-whole.ts'
import type { Conversation, FollowUp } from './made-whole.ts'
import { describeCase, nameShown, queryOf, refOf } from './shown.ts'
import type { findTarget } from './target.ts'

/** All that is known of a home that was shown, and no other home. */
export const WHOLE_HOME: PropertyQuery = {
  ...NO_CONDITIONS,
  includesNearbyFacilities: true,
  includesAgent: true,
}

/** What a word for something that is needed asks for. */
export const INTENT_OF: Partial<Record<Need, IntentType>> = {
  listings: 'PROPERTY_SEARCH',
  detail: 'PROPERTY_SEARCH',
  facilities: 'PROPERTY_SEARCH',
  market: 'MARKET_INQUIRY',
  loan: 'LOAN_CONSULT',
  risk: 'RISK_ANALYSIS',
  fee: 'LEGAL_CONSULT',
  tax: 'LEGAL_CONSULT',
  law: 'LEGAL_CONSULT',
}
/** What the words of a question about homes may seem to ask, whatever is asked. */
export const OWN_WORDS: readonly IntentType[] = ['UNCLEAR', 'IRRELEVANT', 'PROPERTY_SEARCH', 'MARKET_INQUIRY']

/** What the listing of a home says in place of what was said of another. */
const ofHome = (hit: ListingHit) => ({
  home: queryOf([hit]),
  given: (figures: Case) => ofShown(figures, caseOfShown(hit)),
})

/** Homes of which one and the same is worked out side by side; more are a list, and no comparison. */
const MOST_BESIDE = 4

/**
 * What is asked of several homes that were shown is asked of each (그중 위험한 거 있어?, 1번이랑 3번 취득세는?): how safe they are is judged as
 * it is of homes that a search finds; what else is worked out, for one beside the other.
 */
const aboutSeveral = (
  conversation: Conversation,
  asked: Asked,
  homes: readonly ListingHit[],
  wanted: IntentType | null,
): FollowUp => {
  const { language } = conversation
  const words = wordsIn(language)
  const said = readAlone(conversation, asked)
  const isJudged = wanted === 'RISK_ANALYSIS'
  const meant = isJudged ? homes : homes.slice(0, MOST_BESIDE)
  const names = meant.map((hit) => nameShown(hit, language))
  const of = about(said, { home: queryOf(meant), given: null }, wanted)
  const { cases: _cases, ...one } = of
  const request = isJudged
    ? amongFound(said, queryOf(meant), wanted)
    : {
        ...one,
        cases: meant.map((hit, at) => ({ name: names[at] ?? '', of: about(said, ofHome(hit), wanted) })),
      }
  return whole(conversation, {
    about: 'homes',
    text: inTerms(words, names.join(', '), asked.signs.rest),
    request,
    intentType: isJudged ? 'COMPREHENSIVE' : wanted,
    ...(isJudged && { facets: ['PROPERTY_SEARCH', wanted] }),
    conditions: WHOLE_HOME,
    listings: meant.map(refOf),
    assumptions: [
      fromConversation(
        words('memory.meant'),
        meant.length === homes.length
          ? names.join(', ')
          : words('memory.firstOf', {
              homes: name(names.join(', ')),
              most: count(meant.length, 'listing'),
              total: count(homes.length, 'listing'),
            }),
      ),
    ],
  })
}

/** What is known from what was asked last of a home: all that was said of that one, of another only who asks and how they borrow. */
const knownBefore = (hit: ListingHit, { last }: Conversation) => {
  const focus = last?.focus
  const given = focus?.request == null ? null : caseIn(focus.request)
  if (focus?.request == null || given === null) return null
  const { request } = focus
  const isSame = focus.listing.transactionId === hit.transactionId
  return {
    given: isSame ? given : ofPerson(given),
    /** What is said, with who says it. */
    of: (said: Request): Request => ({ ...said, person: amendPerson(request.person, said.person) }),
  }
}

/** Whether a price is right is asked of what others were sold for. */
const asksWorth = (said: Request): Request => ({
  ...said,
  wishes: said.wishes.map((wish) => ({ ...wish, asks: [...new Set([...wish.asks, 'market' as const])] })),
})

/** A question about homes that were shown. */
export const aboutHomes = (
  conversation: Conversation,
  asked: Asked,
  homes: Extract<ReturnType<typeof findTarget>, { kind: 'homes' }>['homes'],
): FollowUp => {
  const { said, text } = asked
  const [only, ...others] = homes
  const signs = withMeans(asked)
  // What a home that is sold is worth is told by what others were sold for.
  const isAskedOfOne = asksOfOne(asked)
  const isPriced = signs.judged && others.length === 0 && only?.transactionType === 'SALE'
  const need = isAskedOfOne ? 'law' : isPriced ? 'market' : signs.need
  const { language, places } = conversation
  const words = wordsIn(language)
  const assumptions = [
    fromConversation(words('memory.meant'), homes.map((hit) => nameShown(hit, language)).join(', ')),
  ]
  const own = needSaid(asked, places)
  const focus = conversation.last?.focus
  // 두 번째 집은?: the same of another one.
  if (only !== undefined && others.length === 0 && focus?.request != null && asksNothing(asked)) {
    const shown = caseOfShown(only)
    return whole(conversation, {
      about: 'homes',
      text: inTerms(words, describeCase(only, language, places), conversation.last?.question ?? text),
      request: about(
        focus.request,
        // What the other one costs is no figure of this one.
        { home: queryOf([only]), given: (figures) => ofShown({ ...figures, ...NO_FIGURES }, shown) },
        focus.intentType,
      ),
      intentType: focus.intentType,
      conditions: WHOLE_HOME,
      listings: [refOf(only)],
      home: refOf(only),
      shown,
      assumptions,
    })
  }
  const looks = need === 'detail' || need === 'facilities' || need === 'listings' || need === null
  const isInstead = asksInstead(asked)
  // 그 집 관리비는?: of what its listing tells, whatever its words alone would ask.
  const isLookedAt = looks && !isInstead && (signs.attribute !== null || OWN_WORDS.includes(own))
  if (only === undefined || isLookedAt) {
    const conditions: PropertyQuery = {
      ...(signs.among ? { ...said, unrecognized: [] } : NO_CONDITIONS),
      includesNearbyFacilities: true,
      includesAgent: true,
      // The second cheapest is no first.
      ...(signs.superlative && signs.ordinals.length === 0 && { order: signs.superlative }),
    }
    const named = writeConditions({ ...queryOf(homes), includesNearbyFacilities: true }, language, places)
    return whole(conversation, {
      about: 'homes',
      text: words('memory.listings', { conditions: name(named) }),
      request: searchFor(readAlone(conversation, asked), 'PROPERTY_SEARCH', {
        ...conditions,
        regionCodes: queryOf(homes).regionCodes,
      }),
      intentType: 'PROPERTY_SEARCH',
      conditions,
      listings: homes.map(refOf),
      notListed: NOT_LISTED.find((it) => it === signs.attribute) ?? null,
      assumptions,
    })
  }
  const subject = describeCase(only, language, places)
  const intentType = need === null ? null : (INTENT_OF[need] ?? null)
  const isInsured = need === null && asked.alone.wishes.some(({ asks }) => asks.includes('guarantee'))
  const wanted = isInsured
    ? 'RISK_ANALYSIS'
    : isAskedOfOne || OWN_WORDS.includes(own) || signs.need === 'risk'
      ? intentType
      : null
  if (others.length > 0 && need !== 'market') return aboutSeveral(conversation, asked, homes, wanted)
  const shown = caseOfShown(only)
  const alone = readAlone(conversation, asked)
  const known = knownBefore(only, conversation)
  const meant = known === null ? alone : known.of(alone)
  return whole(conversation, {
    about: 'homes',
    text: inTerms(words, subject, signs.rest),
    ...(isAskedOfOne && { asks: text }),
    request: about(
      isPriced ? asksWorth(meant) : meant,
      {
        home: queryOf([only]),
        given: (own, open, how) => {
          const given = known === null ? own : amendCase(known.given, own, open, how)
          return ofShown(isInstead ? { ...given, ...instead(own, shown) } : given, shown)
        },
      },
      wanted,
    ),
    intentType: wanted,
    conditions: WHOLE_HOME,
    listings: need === 'market' ? [] : [refOf(only)],
    home: refOf(only),
    shown,
    assumptions,
  })
}
