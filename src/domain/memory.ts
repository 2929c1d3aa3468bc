import { z } from 'zod'
import { INTENT_TYPES } from './intent.ts'
import { learnedPreference, PREFERENCE_KEYS } from './preference.ts'
import { prose } from './prose.ts'
import { propertyQuery } from './property.ts'
import { request } from './reading/request.ts'

export const listingRef = z.object({ propertyId: z.string(), transactionId: z.string() })
export type ListingRef = z.infer<typeof listingRef>

/** Homes that a question can still point at. */
export const MAX_SHOWN = 20

/** Homes of one search that are not shown again. */
export const MAX_SEEN = 100

/** Questions of law that one after them may still be of: the first one, which tells the case, and the latest. */
export const MAX_THREAD = 3

/** Questions of a conversation that it can go back to: the first one and the latest. */
export const MAX_EARLIER = 5

const earlier = z.object({
  /** The question as it was answered: whole in itself, whatever of it was said in earlier ones. */
  question: prose(),
  intentType: z.enum(INTENT_TYPES),
  facets: z.array(z.enum(INTENT_TYPES)),
  /** The question as it was read, for the next one to amend; left out of what was kept before there was one. */
  request: request.nullish(),
  /** Its conditions. */
  query: propertyQuery,
  /** The homes that are being talked about, in the order in which they were shown. */
  listings: z.array(listingRef).max(MAX_SHOWN),
  /** All that its search has shown so far, for “더 보여줘” to go on after. */
  seen: z.array(listingRef).max(MAX_SEEN),
})

/** What a question of a conversation came down to, for the one after it to build on. */
export const turnMemory = earlier.extend({
  /** The one of them that was asked about last, what was asked of it (두 번째 집은? asks it of another), and what may be lent for it. */
  focus: z
    .object({
      listing: listingRef,
      request: request.nullable(),
      intentType: z.enum(INTENT_TYPES),
      lent: z.number().optional(),
    })
    .optional(),
  /** The one that was asked about before that: 둘 중 뭐가 나아? is of these two. */
  focusBefore: listingRef.optional(),
  /** Those that were held against one another last: 둘 중, 그중에 is of these, and their numbers are those of the list. */
  compared: z.array(listingRef).max(MAX_SHOWN).optional(),
  /** They were shown in an order that was asked for, the first one first (제일 안전한 게 뭐예요?). */
  ranked: z.literal(true).optional(),
  /** Of law: the question in its author's words, and those it went on from, oldest first. */
  thread: z.array(prose()).max(MAX_THREAD).optional(),
  /** What was looked for or worked out before it, whatever was talked of since, the first one first. */
  earlier: z.array(earlier).max(MAX_EARLIER).optional(),
  /** The tools whose results were told of this case: they are told again only where they are asked for. */
  worked: z.array(z.string()).optional(),
  /** What may be lent at most, as it was worked out, in 만원: 그 금액 다 빌리면 한 달에 얼마? */
  lent: z.number().optional(),
  /** Its author was in despair: whatever is said next is answered with that in mind. */
  concern: z.literal('CRISIS').optional(),
})
export type TurnMemory = z.infer<typeof turnMemory>

/** Characters of a session's running summary. */
export const MAX_SUMMARY = 1200

/** What a run leaves in memory. It is kept with its answer or not at all. */
export const runMemory = z.object({
  /** Null where there is still nothing to build on. */
  turn: turnMemory.nullable(),
  /** The conversation so far in a few lines, this run included. */
  summary: z.string().max(MAX_SUMMARY),
  learned: z.array(learnedPreference),
  /** What its user wants forgotten; left out where nothing is. */
  forgotten: z.array(z.enum(PREFERENCE_KEYS)).optional(),
})
export type RunMemory = z.infer<typeof runMemory>

/** What a run begins with. */
export const memory = z.object({
  /** The last turns before the run, oldest first. */
  turns: z.array(z.object({ role: z.enum(['USER', 'ASSISTANT']), content: z.string() })),
  /** Of everything before; null at the beginning of a conversation. */
  summary: z.string().nullable(),
  /** What is known of the user, from all of their conversations. */
  preferences: z.array(learnedPreference),
  last: turnMemory.nullable(),
})
export type Memory = z.infer<typeof memory>

export const NO_MEMORY: Memory = { turns: [], summary: null, preferences: [], last: null }
