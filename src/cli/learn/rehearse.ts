import type { PlaceIndex } from '../../domain/language/places.ts'
import { NO_MEMORY } from '../../domain/memory.ts'
import type { ListingRef, TurnMemory } from '../../domain/memory.ts'
import { readRequest } from '../../domain/reading/read.ts'
import { readFollowUp } from '../../agent/memory/follow-up.ts'
import { turnOf } from '../../agent/memory/remember.ts'
import { returned } from '../../agent/memory/earlier.ts'
import type { KnownConversation } from './conversations.ts'

/** As many homes as a search shows for its list to be pointed at. */
const SHOWN = 5

const homesShown = (of: string): ListingRef[] =>
  Array.from({ length: SHOWN }, (_, at) => ({ propertyId: `${of}-${at}`, transactionId: `${of}-${at}` }))

/**
 * What each question of a conversation finds in memory, as if the ones before it had been answered by rules and had found homes
 * where homes are looked for.
 */
export const rehearse = (
  turns: KnownConversation['turns'],
  places: PlaceIndex,
  now: Date,
): (TurnMemory | null)[] => {
  let last: TurnMemory | null = null
  return turns.map(({ text, way }, at) => {
    const before = last
    const { language } = readRequest(text, { places, now })
    const back = way === 'BACK' ? returned({ question: text, last, places, now }, way) : null
    const followUp = readFollowUp({
      question: back?.question ?? text,
      last: back?.last ?? last,
      shown: [],
      language,
      places,
      now,
      goesBack: back?.goesBack === true,
      way: way ?? undefined,
    })
    const request = followUp?.request ?? readRequest(text, { places, now })
    const finds = request.wishes.some(({ act }) => act === 'FIND')
    const intent = {
      intentType: followUp?.intentType ?? request.intent.intentType,
      facets: followUp !== null && followUp.facets.length > 0 ? followUp.facets : request.intent.facets,
    }
    const remembering = { memory: { ...NO_MEMORY, last }, said: [text], question: followUp?.text ?? text }
    last = turnOf(
      { ...remembering, intent, followUp, evidence: [], language, places, now },
      finds ? homesShown(String(at)) : [],
    )
    return before
  })
}
