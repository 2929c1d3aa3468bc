import type { PlaceIndex } from '../../domain/language/places.ts'
import type { Features } from '../../domain/learned/features.ts'
import type { Weights } from '../../domain/learned/model.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { namesPlace } from '../../domain/property.ts'
import { readAsked } from '../../domain/reading/asked.ts'
import { readRequest } from '../../domain/reading/read.ts'
import { isSearched } from '../../domain/reading/standing.ts'
import { readLeaningFeatures } from '../../domain/reading/leaning/features.ts'
import { weighLeaning } from '../../domain/reading/leaning/model.ts'
import type { Leaning } from '../../domain/reading/leaning/model.ts'
import { WAYS } from '../../domain/reading/leaning/names.ts'
import type { Way } from '../../domain/reading/leaning/names.ts'
import type { KnownConversation } from './conversations.ts'
import type { Examples } from './examples.ts'
import { rehearse } from './rehearse.ts'
import { foldsOf, inTurns, train } from './train.ts'

/** A question whose way is known, and what it belongs to: questions of one conversation are kept apart together. */
interface KnownQuestion {
  of: string
  text: string
  features: Features
  way: Way
  /** It was put after a conversation that it is no part of. */
  isPut: boolean
}

/** A question that stands for itself does so whatever was talked of: it is put after so many conversations. */
const AFTER = 3
/** And so many times the first question of a conversation after the first one of another. */
const FIRST_AFTER = 2
/** Apart from the number of conversations, so that each question comes after others; prime. */
const STRIDE = 37
/** Examples of intents that were written one after the other are alike: they are kept apart together. */
const BLOCK = 10

/** Homes are looked for and not where, after a search that says where: it would be there. */
const isPlacedBy = (text: string, last: TurnMemory, places: PlaceIndex, now: Date): boolean => {
  const { wishes, where } = readRequest(text, { places, now })
  return (
    isSearched(last) &&
    namesPlace(last.query) &&
    !where.anywhere &&
    wishes.every(({ act, home }) => (act === 'FIND' || act === 'PRICE') && !namesPlace(home))
  )
}

/**
 * Questions with how they stand to what was talked of: those of the conversations; and after others, which are whole, those that began
 * one, and examples of intents. What is read as open (UNCLEAR) may well lean on something.
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
      return way === null || last === null
        ? []
        : [{ of: name, text, way, isPut: false, features: read(text, last) }]
    }),
  )
  const talked = memories.flatMap(([, second = null]) => (second === null ? [] : [second]))
  const afterOthers = (text: string, of: string, at: number, times: number): KnownQuestion[] =>
    Array.from({ length: times }, (_, time) => talked[((at * times + time + 1) * STRIDE) % talked.length])
      .filter((last) => last !== undefined)
      .flatMap((last) =>
        last.question === text || isPlacedBy(text, last, places, now)
          ? []
          : [{ of, text, way: 'NEW' as const, isPut: true, features: read(text, last) }],
      )
  const first = conversations.flatMap(({ name, turns: [begins] }, at) =>
    begins === undefined ? [] : afterOthers(begins.text, name, at, FIRST_AFTER),
  )
  const whole = asked
    .filter(({ intent }) => intent !== 'UNCLEAR')
    .flatMap(({ text }, at) => afterOthers(text, `examples ${Math.floor(at / BLOCK)}`, at, AFTER))
  return [...told, ...first, ...whole]
}

const TRAINING = { oneOf: WAYS.length, step: 0.2, positiveWeight: 1, startBias: 0, least: 2 }

/** Few conversations are met so often beside what stands for itself, until what they teach is learned. */
const ROUNDS = 3

export const trainLeaning = (known: readonly KnownQuestion[]): Weights => {
  const once = inTurns(Map.groupBy(known, ({ way }) => way).values())
  return train(
    Array.from({ length: ROUNDS }, () => once)
      .flat()
      .map(({ features, way }) => ({ features, is: WAYS.map((it) => it === way) })),
    WAYS.length,
    TRAINING,
  )
}

/** Every question read by weights that saw nothing of its conversation. */
export const judgeLeaningInFolds = (
  known: readonly KnownQuestion[],
): { question: KnownQuestion; leaning: Leaning }[] =>
  foldsOf(known, ({ of }) => of).flatMap(({ rest, held }) => {
    const weights = trainLeaning(rest)
    return held.map((question) => ({ question, leaning: weighLeaning(question.features, weights) }))
  })
