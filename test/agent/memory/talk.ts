import { readBetween, readFollowUp } from '../../../src/agent/memory/follow-up.ts'
import type { FollowUp } from '../../../src/agent/memory/made-whole.ts'
import { returned } from '../../../src/agent/memory/earlier.ts'
import { beforeOf, inCaseOfLaw } from '../../../src/agent/memory/in-law.ts'
import { withRequest } from '../../../src/agent/request-of.ts'
import { turnOf } from '../../../src/agent/memory/remember.ts'
import { isOfFocus } from '../../../src/agent/memory/resolve.ts'
import type { ListingHit } from '../../../src/domain/listing.ts'
import type { Evidence } from '../../../src/agent/facts/evidence.ts'
import type { Language } from '../../../src/domain/run.ts'
import { NO_MEMORY } from '../../../src/domain/memory.ts'
import type { TurnMemory } from '../../../src/domain/memory.ts'
import type { PropertyQuery, Range } from '../../../src/domain/property.ts'
import { readRequest } from '../../../src/domain/reading/read.ts'
import type { Request } from '../../../src/domain/reading/request.ts'
import { now, places, sales } from './conversation.ts'

/** What one turn of a conversation came to. */
export interface Turn {
  followUp: FollowUp | null
  request: Request
  shown: readonly ListingHit[]
}

/** Five homes as a search for these would show them, the dearest last. */
export const homesFor = (query: PropertyQuery): ListingHit[] => {
  const [deal = 'SALE'] = query.transactionTypes
  const price = (range: Range | null, otherwise: number, at: number) =>
    Math.round((range?.max ?? range?.min ?? otherwise) * (0.7 + at * 0.05))
  return sales.map((hit, at) => ({
    ...hit,
    regionCode: query.regionCodes[0] ?? hit.regionCode,
    propertyType: query.propertyTypes[0] ?? hit.propertyType,
    transactionType: deal,
    salePrice: deal === 'SALE' ? price(query.salePrice, 50_000, at) : null,
    deposit: deal === 'SALE' ? null : price(query.deposit, 30_000, at),
    monthlyRent: deal === 'RENT' ? price(query.monthlyRent, 60, at) : null,
  }))
}

/** A question of law that goes on from others without being amended by them, as a run answers it. */
const nextInLaw = (question: string, last: TurnMemory | null): FollowUp | null => {
  const read = readRequest(question, { places, now })
  const before = last === null ? [] : beforeOf(last, read)
  if (before.length === 0) return null
  const { request, staysOf } = inCaseOfLaw({ question, last, places, now }, read)
  const { followUp } = withRequest({ query: question, now: now.toISOString() }, request, 'conditions')
  return { ...followUp, before, ...(staysOf && { staysOf }) }
}

/** A conversation as its runs carry it on: each turn with what the ones before it left, and what was found for them. */
export const conversation = ({ inLaw = false } = {}) => {
  let last: TurnMemory | null = null
  let shown: readonly ListingHit[] = []
  const held = new Map<string, ListingHit>()
  const ask = (question: string): Turn => {
    const language: Language = /[가-힣]/.test(question) ? 'KO' : 'EN'
    const back = inLaw ? returned({ question, last, places, now }) : null
    const goesBack = back?.goesBack === true
    const of = { question: back?.question ?? question, last: back?.last ?? last, goesBack }
    const talked = { ...of, language, places, now }
    // As `resolveQuestion` looks up what was shown only for whoever may lean on it.
    const leans = readFollowUp({ ...talked, shown: [] }) !== null || isOfFocus(talked, of.last)
    const followUp =
      readBetween({ question, last, shown, language, places, now }) ??
      (leans ? readFollowUp({ ...talked, shown }) : null) ??
      (inLaw ? nextInLaw(question, last) : null)
    return { followUp, request: followUp?.request ?? readRequest(question, { places, now }), shown }
  }
  const keep = (question: string, { followUp, request }: Turn, evidence: readonly Evidence[]): Turn => {
    const language: Language = /[가-힣]/.test(question) ? 'KO' : 'EN'
    const { intent } = request
    const intentType = followUp?.intentType ?? intent.intentType
    const facets = followUp !== null && followUp.facets.length > 0 ? followUp.facets : intent.facets
    const finds = request.wishes.find(({ act }) => act === 'FIND')
    const offered =
      finds === undefined
        ? []
        : followUp?.about === 'homes'
          ? shown
              .filter((hit) => followUp.listings.some((it) => it.transactionId === hit.transactionId))
              // Of the cheapest one is told.
              .slice(0, followUp.conditions?.order == null ? undefined : 1)
          : homesFor(followUp?.conditions ?? finds.home)
    const properties = offered.map(({ propertyId, transactionId }) => ({ propertyId, transactionId }))
    last = turnOf(
      {
        memory: { ...NO_MEMORY, last },
        said: [question],
        question: followUp?.text ?? question,
        intent: { intentType, facets },
        followUp,
        evidence,
        language,
        places,
        now,
      },
      properties,
    )
    // As `readShown` looks them up: what can be pointed at is what memory holds.
    for (const hit of offered) held.set(hit.transactionId, hit)
    shown = last?.listings.flatMap(({ transactionId }) => held.get(transactionId) ?? []) ?? []
    return { followUp, request, shown }
  }
  return { ask, keep }
}

/** Each turn of a conversation of which nothing is worked out. */
export const talk = (questions: readonly string[], { inLaw = false } = {}): Turn[] => {
  const { ask, keep } = conversation({ inLaw })
  return questions.map((question) => keep(question, ask(question), []))
}
