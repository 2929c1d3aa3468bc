import { name } from '../../domain/message/arg.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { isLonger } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { statedProfile } from '../../domain/preference.ts'
import type { Memory, TurnMemory } from '../../domain/memory.ts'
import type { Language } from '../../domain/run.ts'
import type { AgentPorts } from '../ports.ts'
import { amendByProfile } from '../../domain/reading/known.ts'
import { searchFor } from '../../domain/reading/amend.ts'
import { withAsksOf } from '../../domain/reading/asks-before.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { filterOfQuery, NO_CONDITIONS } from '../../domain/property.ts'
import { homeOf, readRequest } from '../../domain/reading/read.ts'
import { withRequest } from '../request-of.ts'
import { writeEach } from '../../domain/language/conditions.ts'
import { readAsked } from '../../domain/reading/asked.ts'
import { asksOfFocus } from '../../domain/reading/leans.ts'
import { asksHowPaid, ofLawAlone } from '../../domain/reading/tax-procedure.ts'
import { caseOfFocus } from '../../domain/reading/of-focus.ts'
import { readBetween, readFollowUp } from './follow-up.ts'
import { beforeOf, inCaseOfLaw } from './in-law.ts'
import { isOfLawInstead } from './law-instead.ts'
import type { Conversation, FollowUp } from './made-whole.ts'
import { readShown } from './shown.ts'
import { placedLikeliest, sayLikeliest } from './likeliest.ts'
import { returned } from './earlier.ts'

/** A longer question says what it needs. */
const MAX_KNOWN_FOR = 500

export interface Resolving {
  question: Prose
  memory: Memory
  userId: string | null
  language: Language
  now: Date
  /** What its user answered when asked what it points at. */
  answer?: Prose | undefined
}

/** Cheaper than all that was shown may be more than there is: then it is the order that is changed, and that is said. */
const reachable = async (
  made: FollowUp,
  { userId, language, places }: Pick<Resolving, 'userId' | 'language'> & { places: PlaceIndex },
  ports: Pick<AgentPorts, 'searchListings'>,
  signal: AbortSignal,
): Promise<FollowUp> => {
  const { conditions, otherwise, request } = made
  const order = otherwise?.order
  if (conditions === null || otherwise == null || order == null || request === null) return made
  const { items } = await ports.searchListings(
    {
      filter: filterOfQuery(conditions),
      order,
      first: 1,
      includeNearby: false,
      includeAgent: false,
      userId,
    },
    signal,
  )
  if (items.length > 0) return made
  const words = wordsIn(language)
  const written = writeEach({ ...NO_CONDITIONS, order }, language, places).order ?? ''
  const value = words('memory.noneBeyond', { order: name(written) })
  return {
    ...made,
    conditions: otherwise,
    request: searchFor(request, 'PROPERTY_SEARCH', otherwise),
    assumptions: [...made.assumptions, { name: words('memory.compared'), value, source: 'CONVERSATION' }],
  }
}

/** Something is asked, or said, of the home that was asked about last. */
export const isOfFocus = (conversation: Omit<Conversation, 'shown'>, last: TurnMemory | null): boolean => {
  if (last === null) return false
  const asked = readAsked(conversation)
  return asksOfFocus(asked, last) || caseOfFocus(asked, last) !== null
}

/** What a question means with the conversation, where it leans on it, else with what is known of its author; null: as it stands. */
const resolveLeaning = async (
  { question, memory, userId, language, now, answer }: Resolving,
  places: PlaceIndex,
  ports: Pick<AgentPorts, 'places' | 'searchListings'>,
  signal: AbortSignal,
): Promise<FollowUp | null> => {
  const between =
    answer === undefined
      ? readBetween({ question, last: memory.last, shown: [], language, places, now })
      : null
  if (between !== null) return between
  const back = answer === undefined ? returned({ question, last: memory.last, places, now }) : null
  const last = back?.last ?? memory.last
  const meant = back?.question ?? question
  const goesBack = back?.goesBack === true
  const conversation = { question: meant, last, language, places, now, answer, goesBack }
  // Whether it leans on anything is known without looking at what was shown, which most questions need not.
  const leaning = readFollowUp({ ...conversation, shown: [] })
  if (leaning !== null || isOfFocus(conversation, last)) {
    const shown = await readShown(last?.listings ?? [], userId, ports, signal)
    const whole = shown.length === 0 ? leaning : readFollowUp({ ...conversation, shown })
    if (whole !== null)
      return reachable({ ...whole, query: question }, { userId, language, places }, ports, signal)
  }
  const profile = statedProfile(memory.preferences)
  const world = { places, now }
  const known =
    Object.keys(profile).length === 0 || isLonger(question, MAX_KNOWN_FOR)
      ? null
      : amendByProfile(readRequest(question, world), profile, world)
  return (
    known &&
    withRequest(
      { query: question, now: now.toISOString() },
      known.request,
      'profile',
      known.keys.map((key) => ({
        name: wordsIn(language)(`memory.preference.${key}`),
        value: profile[key] ?? '',
        source: 'PROFILE',
      })),
    ).followUp
  )
}

/**
 * What a question means with what is remembered: with the conversation, where it leans on it, else with what is known of its
 * author, where it leaves something open. After a question of law it is told which one, whatever it says of its own. Null where
 * it is answered as it stands.
 */
export const resolveQuestion = async (
  resolving: Resolving,
  ports: Pick<AgentPorts, 'places' | 'searchListings' | 'lawRoute'>,
  signal: AbortSignal,
): Promise<FollowUp | null> => {
  const { question, memory, userId, language, now } = resolving
  const places = await ports.places()
  // 언제까지 내?, of a tax: led by its name, and not by what it was worked out of.
  const paid = asksHowPaid(question, memory.last?.request)
  const leaning = paid === null ? await resolveLeaning(resolving, places, ports, signal) : null
  if (leaning?.ask != null) return leaning
  const made =
    leaning !== null &&
    (await isOfLawInstead(leaning, { question, last: memory.last, places, now }, ports, signal))
      ? null
      : leaning
  const read = made?.request ?? readRequest(question, { places, now })
  const placed = await placedLikeliest(read, userId, places, ports, signal)
  const thread = memory.last === null ? [] : beforeOf(memory.last, placed ?? read)
  // The question that is asked again is none that it goes on from.
  const before = made?.asks === undefined ? thread : thread.slice(0, thread.lastIndexOf(made.asks))
  if (thread.length === 0 && placed === null) return made
  const own = withAsksOf(placed ?? read, before)
  // What is known of its author says nothing of how it stands to what was talked of.
  const isNext = (made === null || made.about === 'profile') && thread.length > 0
  const { request, worked, staysOf } = isNext
    ? inCaseOfLaw({ question, last: memory.last, places, now }, own)
    : { request: own }
  const left = { ...(worked && { worked }), ...(staysOf && { staysOf }) }
  const asked = { query: question, now: now.toISOString() }
  const { followUp } =
    made === null
      ? withRequest(asked, request, placed === null ? 'conditions' : 'profile')
      : { followUp: made }
  if (paid !== null) return { ...followUp, request: ofLawAlone(request), before: [], asks: paid, ...left }
  if (placed === null) return { ...followUp, before, ...(made?.request != null && { request }), ...left }
  const { conditions } = followUp
  return {
    ...followUp,
    request: placed,
    conditions: conditions && { ...conditions, regionCodes: homeOf(placed).regionCodes },
    assumptions: [...followUp.assumptions, ...sayLikeliest(placed, language, places)],
    ...(thread.length > 0 && { before }),
  }
}
