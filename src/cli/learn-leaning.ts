import { rehearse } from '../agent/memory/rehearse.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { TurnMemory } from '../domain/memory.ts'
import { readAsked } from '../domain/reading/asked.ts'
import type { Examples } from '../domain/reading/intent/examples.ts'
import type { KnownConversation } from '../domain/reading/leaning/conversations.ts'
import { readLeaningFeatures } from '../domain/reading/leaning/features.ts'
import type { KnownQuestion } from '../domain/reading/leaning/folds.ts'

/** A question that stands for itself does so whatever was talked of: it is put after so many conversations. */
const AFTER = 2
/** Apart from the number of conversations, so that each question comes after others; prime. */
const STRIDE = 37
/** Examples of intents that were written one after the other are alike: they are kept apart together. */
const BLOCK = 10

/**
 * Questions with how they stand to what was talked of: those of the conversations, and examples of intents after others, which are
 * whole. What is read as open (UNCLEAR) may well lean on something.
 */
export const questionsKnown = (
  conversations: readonly KnownConversation[],
  { asked }: Examples,
  places: PlaceIndex,
  now: Date,
): KnownQuestion[] => {
  const read = (text: string, last: TurnMemory) =>
    readLeaningFeatures(readAsked({ question: text, last, places, now }), last)
  const memories = conversations.map(({ turns }) => rehearse(turns, places, now))
  const told = conversations.flatMap(({ name, turns }, at) =>
    turns.flatMap(({ text, way }, turn) => {
      const last = memories[at]?.[turn] ?? null
      return way === null || last === null ? [] : [{ of: name, text, way, features: read(text, last) }]
    }),
  )
  const talked = memories.flatMap(([, second = null]) => (second === null ? [] : [second]))
  const whole = asked
    .filter(({ intent }) => intent !== 'UNCLEAR')
    .flatMap(({ text }, at) =>
      Array.from({ length: AFTER }, (_, time) => {
        const last = talked[((at * AFTER + time) * STRIDE) % talked.length]
        const of = `examples ${Math.floor(at / BLOCK)}`
        return last === undefined ? [] : [{ of, text, way: 'NEW' as const, features: read(text, last) }]
      }).flat(),
    )
  return [...told, ...whole]
}
