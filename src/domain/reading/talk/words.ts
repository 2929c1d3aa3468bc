import { z } from 'zod'
import { PREFERENCE_KEYS } from '../../preference.ts'
import stored from './words.json' with { type: 'json' }

/**
 * What somebody does who talks with the assistant and asks nothing of housing: about itself, about what was said so far, or
 * about what is remembered. In the order in which they are answered where several are done at once.
 */
export const TALK_ACTS = [
  'FORGET',
  'RECALL',
  'REMEMBER',
  'SOUGHT',
  'SUMMARIZE',
  'NEXT',
  'WHO',
  'ABLE',
  'BYE',
  'THANK',
  'GREET',
  'OKAY',
] as const
export type TalkAct = (typeof TALK_ACTS)[number]

const LANGUAGES = ['ko', 'en'] as const
/** As `phrase.ts` reads them. */
const phrases = z.object({ ko: z.array(z.string().min(1)), en: z.array(z.string().min(1)) })
const words = z.object({ ko: z.string(), en: z.string() })

export const talkWords = z.strictObject({
  /** What each is done with. */
  acts: z.record(z.enum(TALK_ACTS), phrases),
  /** The same, where nothing else is said. */
  only: z.partialRecord(z.enum(TALK_ACTS), phrases),
  /** With these it is something else that is to be forgotten, told or summed up: a clause, a listing. */
  besides: phrases,
  /** Words that say nothing beside an act, with blanks between them. */
  fillers: words,
  /** All that is remembered. */
  all: phrases,
  /** What people call the things that are remembered. */
  topics: z.record(z.enum(PREFERENCE_KEYS), phrases),
})
export type Phrases = z.infer<typeof phrases>

export const TALK_WORDS = talkWords.parse(stored)

export const FILLERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => TALK_WORDS.fillers[language].split(' ')),
)
