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
const OF_SOMETHING: readonly TalkAct[] = ['FORGET', 'RECALL', 'SOUGHT', 'SUMMARIZE']

/** 잊어 줘, forget it: wanted of whoever answers, at the end of a Korean and at the beginning of an English sentence. */
const ASKED_OF_US =
  /(?:줘|줘요|주세요|주십시오|줄래|줄래요|줄\s?수\s?있어|주라|버려|버려요|말아\s?줘|삭제|초기화)[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*(?:please |now |ok,? |can you |could you )?(?:please )?(?:forget|delete|erase|remove|clear|stop remembering)\b/u
/** Of a home, and not of the conversation. */
const OF_HOME =
  /집주인|임대인|세입자|임차인|보증금|전세금|월세를|만기|등기|세금|복비|이사|중개사|상속|증여|양도|수리|landlord|tenant|deposit|\brent\b|\blease|\btax|evict/i
/** What was said, by whom and till when: words of talk itself. */
const OF_TALK =
  /(?:지금까지|여태까지|여태|이제까지|그동안|아까|방금|오늘|앞에서|우리가|우리|내가|제가|나눈|나누었던|했던|한|하던|말한|말했던|얘기한|얘기했던|이야기한|물어본|물어봤던|찾아본|찾은|알아본|상담한|대화|상담|얘기|이야기|내용|질문|답변|것들|것|거|걸|건|게)(?:들)?(?:을|를|은|는|이|가|만|도|의|에|에서)?(?![가-힣])|\b(?:we|i|you|our|my|your|this|the|of|have|has|had|been|so far|until now|talked|told|said|asked|discussed|looked|about|at|conversation|chat|session|everything|all|what|that|which|how|many|homes?|own|owned|earn|live)\b/giu
/** A request stands where a text begins or ends; in its middle it is somebody else's words. */
const BEGINNING = 8
const END = 10
const frames = (pattern: RegExp, text: string): boolean =>
  [...text.matchAll(pattern)].some(
    ({ index, 0: said }) => index <= BEGINNING || text.length - (index + said.length) <= END,
  )

/** What hangs on a word that was taken out (소득은, 예산이랑), and whose it is. */
const PARTICLE =
  /^(?:은|는|이|가|을|를|도|만|의|에|에서|에\s?대한|으로|로|이?랑|과|와|하고|요|좀|다|내|제|나의|저의|내가|제가|나는|저는|정보|저장된|저장한|보여줘|보여줘요|보여주세요|알려줘|알려주세요|말해줘|해줘|나|인|이라는|라는|라고|이라고|있다는|없다는|한다는|무슨|했는지|했었는지|어떤|뭘|뭐|ed|ing|s|please|my|me|i|about|the|is|are|was|so|far)$/

/** Whether nothing is left beside the acts but words that say nothing. */
const saysNothingElse = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .split(/[^\p{L}\p{N}']+/u)
    .every((word) => word === '' || FILLERS.has(word) || PARTICLE.test(word))

const forgotten = (text: string): Talk['forgets'] =>
  has(ALL, text)
    ? [...PREFERENCE_KEYS]
    : TOPICS.flatMap(([key, pattern]) => (has(pattern, text) ? [key] : []))

/** 감사합니당, 고마워용, 하세욤: endings as one writes them to be dear, as they are spelt. */
const plainEndings = (text: string): string =>
  text.replaceAll(/니당(?![가-힣])/g, '니다').replaceAll(/([가-힣])(?:용|욤|염|욥)(?![가-힣])/g, '$1요')

/** Null where something else is wanted, alone or beside it. */
export const readTalk = (text: string): Talk | null => {
  if (text.length > MAX_TOLD) return null
  const said = plainEndings(text.normalize('NFC').toLowerCase())
  const done = ACTS.filter(([, pattern]) => has(pattern, said))
  const alone = done.length > 0 ? done : ONLY.filter(([, pattern]) => has(pattern, said))
  const isShort = said.length <= MAX_TALK
  const isOnly =
    isShort &&
    saysNothingElse(
      said,
      alone.map(([, pattern]) => pattern),
    )
  const isOfHome = alone.some(([act]) => OF_SOMETHING.includes(act)) && OF_HOME.test(said)
  if (isOnly && alone.length > 0 && !isOfHome)
    return { acts: alone.map(([act]) => act), forgets: forgotten(said) }
  const [act] = done.flatMap(([it, pattern]) => {
    if (it === 'REMEMBER') return asksFor('wants', said) || !frames(pattern, said) ? [] : [it]
    if (!isShort || !OF_SOMETHING.includes(it) || has(BESIDES, said) || OF_HOME.test(said)) return []
    // What is lost cannot be brought back: only where it is asked for, and nothing of a home is said beside it.
    if (it === 'FORGET' && !ASKED_OF_US.test(said)) return []
    return saysNothingElse(said, [pattern, ALL, ...TOPICS.map(([, topic]) => topic), OF_TALK]) ? [it] : []
  })
  return act === undefined ? null : { acts: [act], forgets: act === 'FORGET' ? forgotten(said) : [] }
}
