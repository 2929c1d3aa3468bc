import { beginningOf } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import type { Answer } from '../../domain/answer.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { readIntent } from '../../domain/reading/intent/read-intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { homeOf, readRequest } from '../../domain/reading/read.ts'
import { asksForFirst } from '../../domain/reading/signs.ts'
import { MAX_SEEN, MAX_SHOWN } from '../../domain/memory.ts'
import type { Memory, RunMemory, TurnMemory } from '../../domain/memory.ts'
import { profileOf } from '../../domain/preference.ts'
import type { Language } from '../../domain/run.ts'
import { say } from '../../domain/message/say.ts'
import { titleOf } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import { factsOfListing } from '../tools/evidence/listing.ts'
import type { CallContext } from '../call.ts'
import type { Calls } from '../calls/runner.ts'
import type { FollowUp } from './made-whole.ts'
import { caseLeft, isOfLaw } from './in-law.ts'
import { earlierOf, listWith } from './earlier.ts'
import { lentBy, lentFor, threadAfter, workedIn } from './left.ts'
import { learnFrom } from './learn.ts'
import { summaryCall } from './summary-call.ts'
import { boundSummary, summarize } from './summary.ts'

export interface Remembering {
  /** What the run began with. */
  memory: Memory
  /** Its user's own words: the question, and what they answered when they were asked. */
  said: readonly Prose[]
  /** The question that was answered, whole in itself. */
  question: Prose
  intent: Pick<AnalyzedIntent, 'intentType' | 'facets'>
  followUp: FollowUp | null
  /** What was found for the answer. */
  evidence: readonly Evidence[]
  language: Language
  places: PlaceIndex
  now: Date
}

const MAX_FOUND = 5

/** What was found, by name, homes with their prices. */
export const nameFound = (evidence: readonly Evidence[], language: Language): string[] =>
  evidence.slice(0, MAX_FOUND).map((item) => {
    const title = titleOf(item, language)
    const listing = rowOf(item, 'listing')
    return listing === null ? title : `${title} (${say(factsOfListing(listing).price, language)})`
  })

const isOutside = ({ intentType }: Remembering['intent']): boolean =>
  intentType === 'UNCLEAR' || intentType === 'IRRELEVANT'

/** What a question leaves for the one after it to build on. */
export const turnOf = (input: Remembering, properties: Answer['properties']): TurnMemory | null => {
  const { memory, question, intent, followUp, places, now } = input
  const { last } = memory
  // 고마워, or a question about the weather, is no reason to forget what was talked about.
  if (isOutside(intent)) return last
  const shown = properties.slice(0, MAX_SHOWN)
  if (followUp?.about === 'homes' && last !== null) {
    const meant = shown.length > 0 ? shown : followUp.listings
    const pointed = followUp.home == null ? followUp.listings : [followUp.home]
    const [only, ...others] = pointed.length > 0 ? pointed : meant
    // One of the list was asked about: the others can still be pointed at, whatever was talked of between.
    if (only !== undefined && others.length === 0) {
      const before = last.focus?.listing
      const isAnother = before !== undefined && before.transactionId !== only.transactionId
      const list = listWith(only, last)
      return {
        ...(list === undefined ? last : { ...list, earlier: earlierOf(last) }),
        compared: undefined,
        listings: list?.listings ?? (last.listings.length > 1 || meant.length === 0 ? last.listings : meant),
        ...(isAnother && { focusBefore: before }),
        focus: {
          listing: only,
          request: followUp.request,
          intentType: intent.intentType,
          ...lentFor(input.evidence, only, last),
        },
      }
    }
    // Several that are held against one another keep the numbers of the list, unless they are put into an order that is asked for.
    const keepsList = followUp.conditions?.order == null && last.listings.length > meant.length
    const { compared: _before, ...rest } = last
    return keepsList && others.length > 0
      ? { ...rest, compared: pointed }
      : { ...rest, listings: meant.length > 0 ? meant : last.listings }
  }
  const request = followUp?.request ?? readRequest(question, { places, now })
  const query = followUp?.conditions ?? homeOf(request)
  const earlier = earlierOf(last)
  const stays =
    followUp?.about === 'conditions' &&
    intent.intentType !== 'PROPERTY_SEARCH' &&
    last?.query.regionCodes.join() === query.regionCodes.join()
  return {
    question: beginningOf(question, 2000),
    ...(followUp?.staysOf === true && last !== null
      ? caseLeft(last, request)
      : { intentType: intent.intentType, facets: [...intent.facets], request }),
    query,
    listings: shown.length > 0 ? shown : stays ? (last?.listings ?? []) : [],
    seen: [...(followUp?.except ?? []), ...shown].slice(-MAX_SEEN),
    ...(asksForFirst(followUp?.query ?? question) && { ranked: true }),
    ...(stays && shown.length === 0 && last?.focus && { focus: last.focus }),
    ...(isOfLaw(intent) && {
      thread: threadAfter(followUp, question),
    }),
    ...(earlier.length > 0 && { earlier }),
    ...lentBy(input),
    ...workedIn(input),
    ...(last?.concern && { concern: last.concern }),
  }
}

/**
 * What a run leaves in memory, to be kept with its answer. The summary is begun while the answer is still being written: it
 * needs what was found, and not how it is said.
 */
export const beginRemembering = (
  input: Remembering,
  calls: Pick<Calls, 'call'>,
  call: CallContext,
): ((properties: Answer['properties']) => Promise<RunMemory>) => {
  const { memory, question, evidence, language, intent, said, places, now } = input
  const summaryInput = { language, summary: memory.summary, question, found: nameFound(evidence, language) }
  const summary = isOutside(intent)
    ? Promise.resolve(memory.summary ?? '')
    : memory.summary === null || memory.summary === ''
      ? // One question needs no condensing.
        Promise.resolve(summarize(summaryInput))
      : calls.call(summaryCall, summaryInput, call).then(({ value }) => boundSummary(value))
  // Whoever stops listening before the answer stands must not leave a rejection that nobody handles.
  summary.catch(() => {})
  return async (properties) => {
    const turn = turnOf(input, properties)
    const understood = input.followUp?.about === 'conditions' ? input.followUp.conditions : null
    const known = profileOf(memory.preferences)
    const learned = learnFrom({ text: said.join('\n'), intent, understood, known, language, places, now })
    return { turn, summary: await summary, learned }
  }
}

/** What a question asks for, with what it leans on. */
const intentOf = (query: string, followUp: FollowUp | null, places: PlaceIndex): AnalyzedIntent => {
  const own = followUp?.request?.intent ?? readIntent(query, places)
  const wanted = followUp?.intentType ?? null
  if (followUp === null || wanted === null) return own
  return { ...own, intentType: wanted, facets: followUp.facets.length > 0 ? followUp.facets : [wanted] }
}

/**
 * The same for a run whose graph left nothing: by rules alone, from its question and its answer. Whoever asks on in the session
 * goes on from it all the same.
 */
export const rememberAnswer = (
  input: Pick<Remembering, 'memory' | 'language' | 'places' | 'now'> & {
    query: string
    answer: Answer
    /** What the question leans on, where it leans on anything. */
    followUp?: FollowUp | null
  },
): RunMemory => {
  const { memory, query, answer, language, places, now, followUp = null } = input
  const intent = intentOf(query, followUp, places)
  const found = [...new Set(answer.sources.map((source) => source.label))].slice(0, MAX_FOUND)
  const question = followUp?.text ?? query
  const remembering = { ...input, said: [query], question, intent, followUp, evidence: [] }
  const known = profileOf(memory.preferences)
  return {
    turn: turnOf(remembering, answer.properties),
    summary: isOutside(intent)
      ? (memory.summary ?? '')
      : summarize({ language, summary: memory.summary, question: query, found }),
    learned: learnFrom({ text: query, intent, understood: null, known, language, places, now }),
  }
}

const OF_LAW = { intentType: 'LEGAL_CONSULT', facets: ['LEGAL_CONSULT'] } as const

/** The same of somebody who was in despair: whatever they ask next is answered with that in mind. */
export const rememberDespair = (input: Parameters<typeof rememberAnswer>[0]): RunMemory => {
  const { query, answer } = input
  const asked = { ...input, said: [query], question: query, followUp: null, evidence: [] }
  const turn = turnOf({ ...asked, intent: { ...OF_LAW, facets: [...OF_LAW.facets] } }, answer.properties)
  return { ...rememberAnswer(input), turn: turn && { ...turn, concern: 'CRISIS' } }
}
