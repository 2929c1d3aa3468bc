import { z } from 'zod'
import { PREFERENCE_KEYS } from '../../preference.ts'
import { anyPhrase } from '../phrase.ts'
import { asksFor } from '../read-asks.ts'
import { FILLERS, TALK_ACTS, TALK_WORDS } from './words.ts'
import type { Phrases, TalkAct } from './words.ts'

/** What is done by a text that asks nothing of housing. */
export const talk = z.object({
  /** In the order of `TALK_ACTS`. */
  acts: z.array(z.enum(TALK_ACTS)).min(1),
  /** What of its author is to be forgotten; empty where nothing is named. */
  forgets: z.array(z.enum(PREFERENCE_KEYS)),
})
export type Talk = z.infer<typeof talk>

/** Characters; whoever writes more wants more than to talk. */
const MAX_TALK = 160
const MAX_TOLD = 300

/** How a Korean word ends that goes on behind a phrase (고마|웠습니다), to the end of the word. */
const ENDING =
  '(?:[가고게구군까나네는니다데돼되면보세셨습시아야어었았요와워웠이지죠하해했할겠]{0,6}(?![가-힣]))?'
const patternOf = ({ ko, en }: Phrases): RegExp =>
  new RegExp(`(?:${anyPhrase(...ko, ...en).source})${ENDING}`, 'giu')
const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

const ACTS = TALK_ACTS.map((act) => [act, patternOf(TALK_WORDS.acts[act])] as const)
const ONLY = TALK_ACTS.flatMap((act) => {
  const said = TALK_WORDS.only[act]
  return said === undefined ? [] : [[act, patternOf(said)] as const]
})
const BESIDES = patternOf(TALK_WORDS.besides)
const ALL = patternOf(TALK_WORDS.all)
const TOPICS = PREFERENCE_KEYS.map((key) => [key, patternOf(TALK_WORDS.topics[key])] as const)

/** Of what is remembered or was said: the text may say what of it. The others are nothing but themselves. */
const OF_SOMETHING: readonly TalkAct[] = ['FORGET', 'RECALL', 'SUMMARIZE']

/** Whether nothing is left beside the acts but words that say nothing. */
const saysNothingElse = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => word === '' || FILLERS.has(word))

const forgotten = (text: string): Talk['forgets'] =>
  has(ALL, text)
    ? [...PREFERENCE_KEYS]
    : TOPICS.flatMap(([key, pattern]) => (has(pattern, text) ? [key] : []))

/** Null where something else is wanted, alone or beside it. */
export const readTalk = (text: string): Talk | null => {
  if (text.length > MAX_TOLD) return null
  const said = text.normalize('NFC').toLowerCase()
  const done = ACTS.filter(([, pattern]) => has(pattern, said))
  const alone = done.length > 0 ? done : ONLY.filter(([, pattern]) => has(pattern, said))
  const isShort = said.length <= MAX_TALK
  const isOnly =
    isShort &&
    saysNothingElse(
      said,
      alone.map(([, pattern]) => pattern),
    )
  if (isOnly && alone.length > 0) return { acts: alone.map(([act]) => act), forgets: forgotten(said) }
  const [act] = done.flatMap(([it]) => {
    if (it === 'REMEMBER') return asksFor('wants', said) ? [] : [it]
    return isShort && OF_SOMETHING.includes(it) && !has(BESIDES, said) ? [it] : []
  })
  return act === undefined ? null : { acts: [act], forgets: act === 'FORGET' ? forgotten(said) : [] }
}
