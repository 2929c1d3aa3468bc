import { present } from '../../domain/present.ts'
import { count, list, name, text as textArg } from '../../domain/message/arg.ts'
import { message, wordsIn } from '../../domain/message/say.ts'
import type { MessageUnder } from '../../domain/message/say.ts'
import type { Assumption } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { calculationsOf } from '../../domain/reading/calculations.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { nameOfPremises } from '../../domain/reading/other-premises.ts'
import { allHomes } from '../../domain/reading/read.ts'
import type { Request } from '../../domain/reading/request.ts'
import { countConditions, namesPlace } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import type { SearchTask } from './decisions.ts'
import { caseOf, requestOf, withLater } from '../request-of.ts'
import { searches } from '../tools/registry.ts'
import { SEARCH_KINDS } from '../tools/look-up.ts'
import type { SearchKind, SearchPlan } from '../tools/look-up.ts'
import { kindsFor } from './teams.ts'
import type { Question } from '../question.ts'

/** Names that are no longer in use: the answer says what the place is called now. */
const renamed = ({ formerRegionCodes = [] }: PropertyQuery, { former, regions, book }: PlaceIndex) =>
  formerRegionCodes.flatMap((code) => {
    const [today, name] = [book.today(code), former.get(code)?.fullName]
    const now = today.flatMap((one) => regions.get(one)?.fullName ?? []).join(', ')
    const [since = null] = today.map((one) => book.validFrom(one))
    return name === undefined ? [] : [{ name, now, since }]
  })

/** A budget or a number of households alone says nothing of which homes are meant. */
const saysWhich = (query: PropertyQuery): boolean =>
  namesPlace(query) ||
  countConditions({ ...query, salePrice: null, deposit: null, monthlyRent: null, totalHouseholds: null }) > 0

const keywordsOf = (intent: AnalyzedIntent, kinds: readonly SearchKind[]): SearchPlan['keywords'] => {
  const { keywords } = intent
  const real = kinds.includes('market') || kinds.includes('property')
  return {
    legal: kinds.includes('legal') ? keywords : [],
    realEstate: real ? keywords : [],
    loan: kinds.includes('loan') ? keywords : [],
    general: [],
  }
}

export interface Reading {
  question: Question
  intent: AnalyzedIntent
  places: PlaceIndex
}

type AssumedName = MessageUnder<'answer.assumed'>

/** What was taken for granted, and how it is told. */
const assumed = (language: Language, of: AssumedName, value: string): Assumption => ({
  name: wordsIn(language)(`plan.assumed.${of}`),
  value,
  source: 'DEFAULT',
  said: message(`answer.assumed.${of}`, { value: name(value) }),
})

/** What was meant without being said, and what of it can be looked up. */
const readAssumptions = (
  { taken, where }: Request,
  query: PropertyQuery,
  kinds: readonly SearchKind[],
  reading: Reading,
): Assumption[] => {
  const { language } = reading.question
  const words = wordsIn(language)
  const nearest = query.subwayWalkingTime?.max ?? undefined
  const looksUpHomes = kinds.includes('property') || kinds.includes('market')
  if (!looksUpHomes) return []
  const readsSale =
    query.transactionTypes.length === 0 ? kinds.includes('market') : query.transactionTypes.includes('SALE')
  const nameOf = (code: string) => reading.places.regions.get(code)?.fullName ?? code
  return present([
    readsSale && taken.includes('DEAL') && assumed(language, 'deal', words('plan.assumed.sale')),
    kinds.includes('property') &&
      query.regionCodes.length === 0 &&
      assumed(language, 'everywhere', words('plan.assumed.anywhere')),
    nearest !== undefined &&
      taken.includes('WALK') &&
      assumed(language, 'near', words('plan.assumed.onFoot', { walk: count(nearest, 'minute') })),
    ...where.shared.flatMap(({ codes, taken: one }) =>
      one === undefined ? [assumed(language, 'several', codes.map(nameOf).join(', '))] : [],
    ),
    ...renamed(query, reading.places).map(({ name: former, now, since }) => {
      const of = { former: name(former), now: name(now) }
      return assumed(
        language,
        'renamed',
        since === null
          ? words('plan.assumed.now', of)
          : words('plan.assumed.nowSince', { ...of, since: name(since) }),
      )
    }),
  ])
}

const wantsContract = ({ facets }: AnalyzedIntent): boolean => facets.includes('CONTRACT_CREATION')

/** A contract about a home of one's own; who wants homes as well gets them. */
const isAboutNoListing = ({ wishes }: Request, { facets }: AnalyzedIntent): boolean =>
  wishes.some(({ contract }) => contract?.isOwnHome === true || contract?.isRenewal === true) &&
  !facets.includes('PROPERTY_SEARCH')

/** What of the question can be looked up at all: of the kinds that its intent has, those that its words allow. */
export const searchableKinds = ({ question, intent, places }: Reading): SearchKind[] => {
  const request = requestOf(question, places)
  const query = allHomes(request)
  // Whatever is asked of a home that was shown, the home belongs to the answer.
  const isShown = (question.followUp?.listings.length ?? 0) > 0
  const wanted = SEARCH_KINDS.filter(
    (kind) =>
      (kindsFor(intent).includes(kind) || (isShown && kind === 'property')) &&
      !(kind === 'property' && isAboutNoListing(request, intent)),
  )
  if (wanted.length < 2) return wanted
  const isUnknown = request.where.unknown.length > 0
  const kinds = wanted.filter((kind) => {
    if (kind === 'market') return query.regionCodes.length > 0 || isUnknown
    // In a combined question listings are looked up where it says which; a contract needs one to be about.
    return kind !== 'property' || saysWhich(query) || isUnknown || wantsContract(intent)
  })
  return kinds.length > 0 ? kinds : wanted
}

/** That what is looked for is not held, and what can be asked of it. */
export const sayPremises = ({ premises }: Request, language: Language): string[] =>
  premises.length === 0
    ? []
    : [
        wordsIn(language)('plan.otherPremises', {
          names: list(premises.map((it) => textArg(nameOfPremises(it)))),
        }),
      ]

export const planSearch = (reading: Reading & { task: Pick<SearchTask, 'kinds' | 'notes'> }): SearchPlan => {
  const { intent, places, task } = reading
  const question = withLater(reading.question, task.notes, 'NOTE', places)
  const words = wordsIn(question.language)
  const request = requestOf(question, places)
  const query = allHomes(request)
  const planning = { question, intent, request, text: question.query, places }
  const made: Partial<SearchPlan> = Object.assign({}, ...searches().map((tool) => tool.plan(planning)))
  const { property: homes, market: markets } = made
  const wanted =
    task.kinds.length > 0 ? SEARCH_KINDS.filter((kind) => task.kinds.includes(kind)) : kindsFor(intent)
  const looksUpHomes = wanted.includes('property') || wanted.includes('market')
  const unknown = looksUpHomes ? request.where.unknown : []
  const hasMarkets = (markets ?? []).length > 0
  const kinds = wanted.filter((kind) => {
    // Homes elsewhere are no answer for a place that is not known, and homes none for a shop.
    if ((unknown.length > 0 || request.premises.length > 0) && (kind === 'property' || kind === 'market'))
      return false
    if (kind === 'market') return hasMarkets
    const isWanted = intent.intentType === 'PROPERTY_SEARCH' || wantsContract(intent)
    return kind !== 'property' || isWanted || (homes ?? []).some(saysWhich)
  })
  const missesPlace =
    wanted.includes('market') && !hasMarkets && unknown.length === 0 && request.premises.length === 0
  // What can be worked out from the figures alone needs no place.
  const given = caseOf(question, places)
  const figures = request.wishes.some(({ asks }) => calculationsOf(asks, given).length > 0)
  const [home = query] = homes ?? []
  const ofKind = <K extends SearchKind>(kind: K): SearchPlan[K] | null =>
    kinds.includes(kind) ? (made[kind] ?? null) : null
  return {
    keywords: keywordsOf(intent, kinds),
    legal: ofKind('legal'),
    market: ofKind('market'),
    property: ofKind('property'),
    loan: ofKind('loan'),
    assumptions: readAssumptions(request, kinds.includes('property') ? home : query, kinds, reading),
    gaps: present([
      unknown.length > 0 && words('plan.unknownPlace', { names: list(unknown.map(name)) }),
      ...sayPremises(request, question.language),
      missesPlace &&
        !figures &&
        (intent.intentType === 'MARKET_INQUIRY' || task.kinds.length > 0) &&
        words('plan.noPlace'),
    ]),
  }
}
