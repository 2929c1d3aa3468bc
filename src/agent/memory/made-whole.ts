import { z } from 'zod'
import { assumption } from '../../domain/answer.ts'
import type { Assumption } from '../../domain/answer.ts'
import { shownCase } from '../../domain/case.ts'
import { INTENT_TYPES } from '../../domain/intent.ts'
import { writeEach } from '../../domain/language/conditions.ts'
import type { Condition } from '../../domain/language/conditions.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { listingRef } from '../../domain/memory.ts'
import type { TurnMemory } from '../../domain/memory.ts'
import { prose } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import { wordsIn } from '../../domain/message/say.ts'
import { propertyQuery } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { NOT_LISTED } from '../../domain/reading/signs.ts'
import type { Way } from '../../domain/reading/leaning/names.ts'
import { request } from '../../domain/reading/request.ts'
import type { Language } from '../../domain/run.ts'
import type { Shown } from './shown.ts'

/** A question that leans on earlier ones, made whole. */
export const followUp = z.object({
  /** The question as it was asked. */
  query: prose(),
  /** What it is with what it leans on. */
  text: prose(),
  /** What is asked with what it leans on; null where something has to be asked back first. */
  request: request.nullable(),
  /** What it leans on: homes that were shown, conditions of the question before, what is known of its author, or an answer. */
  about: z.enum(['homes', 'conditions', 'profile', 'answer']),
  /** What is wanted, where the words alone would not tell. */
  intentType: z.enum(INTENT_TYPES).nullable(),
  facets: z.array(z.enum(INTENT_TYPES)),
  /** What is searched for, rather than what the text is read as; null where the text says it. */
  conditions: propertyQuery.nullable(),
  /** The homes that it is about, and only these. */
  listings: z.array(listingRef),
  /** The one home that it is about, whether it is listed again or not. */
  home: listingRef.nullish(),
  /** What it asks of that home, and no listing holds. */
  notListed: z.enum(NOT_LISTED).nullish(),
  /** What the listing of the one home that it is about says of it. */
  shown: shownCase.nullish(),
  /** The same in another order, where no home is beyond those that were shown (더 싼 거). */
  otherwise: propertyQuery.nullish(),
  /** It says more of the case that was worked out last, or supposes another one: what comes out then is the answer. */
  amendsCase: z.boolean().optional(),
  /** The question of law whose figures it changes, where it says nothing else: that one is answered, with these. */
  asks: prose().optional(),
  /** Homes that it does not want to see again. */
  except: z.array(listingRef),
  /** What was taken over from the conversation. */
  assumptions: z.array(assumption),
  /** The tools whose results were told of the same case, of which it changes nothing. */
  worked: z.array(z.string()).optional(),
  /** It asks something else of law of the case that was talked of, which stays what is talked of. */
  staysOf: z.boolean().optional(),
  /** The questions of law that it may go on from, oldest first; left out where there are none. */
  before: z.array(prose()).optional(),
  /** What has to be asked back before it can be made whole. */
  ask: z.object({ message: z.string(), suggestions: z.array(z.string()) }).nullable(),
})
export type FollowUp = z.infer<typeof followUp>

export interface Conversation {
  question: Prose
  last: TurnMemory | null
  shown: readonly Shown[]
  language: Language
  places: PlaceIndex
  now: Date
  /** What its user said when asked what it points at. */
  answer?: Prose | undefined
  /** It goes back to an earlier search, which is then the last. */
  goesBack?: boolean | undefined
  /** The sum that the question takes back for another one, in 만원; null: none. */
  instead?: number | null
  /** How the question stands to what was talked of, where that is known: learned from its words where it is left out. */
  way?: Way | undefined
}

/** What is said later, in the terms of what it leans on. */
export const inTerms = (words: ReturnType<typeof wordsIn>, subject: Prose, rest: Prose): Prose =>
  `${subject}${words('memory.joint')}${rest}`

export const fromConversation = (name: string, value: string): Assumption => ({
  name,
  value,
  source: 'CONVERSATION',
})

/** The conditions that the question did not say itself. */
export const takenOver = (
  query: PropertyQuery,
  said: PropertyQuery,
  { language, places }: Conversation,
): Assumption[] => {
  const words = wordsIn(language)
  const own = writeEach(said, language, places)
  return Object.entries(writeEach({ ...query, includesAgent: false }, language, places)).flatMap(
    ([name, value]) => {
      const condition = name as Condition
      if (condition === 'extras' || own[condition] === value || value === undefined) return []
      return [fromConversation(words(`memory.condition.${condition}`), value)]
    },
  )
}

type Made = Partial<FollowUp> & Pick<FollowUp, 'text' | 'request'>

export const whole = (conversation: Conversation, made: Made): FollowUp => ({
  query: conversation.question,
  about: 'conditions',
  intentType: null,
  facets: made.intentType ? [made.intentType] : [],
  conditions: null,
  listings: [],
  except: [],
  assumptions: [],
  ask: null,
  ...made,
})
