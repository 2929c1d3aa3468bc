import said from './assertion.json' with { type: 'json' }
import { anyForm } from './forms.ts'
import type { Forms } from './forms.ts'
import type { Span } from './text.ts'

/** How a text says a thing that it names: it is so (also supposed to be so), it is not, it is to be, or it is asked whether it is. */
export type Assertion = 'SAID' | 'DENIED' | 'PLANNED' | 'ASKED'

/** Letters before and behind what is named that say how it is said. */
const BEFORE = 48
const BEHIND = 48

const formsOf = (forms: Forms): RegExp => anyForm(forms, said.parts)
const DENIED = formsOf(said.denied)
/** What says the opposite is denied by a copula alone: 중도금은 아직 안 들어왔어요 says no twice, and is no. */
const DENIED_OPPOSITE = formsOf(said.deniedOpposite)
const DENIED_BEFORE = formsOf(said.deniedBefore)
const DENIED_WITHIN = formsOf(said.deniedWithin)
const PLANNED = formsOf(said.planned)
const ASKED = formsOf(said.asked)
const ASKED_BEFORE = formsOf(said.askedBefore)
/** 신혼은 안 되나요: whoever asks whether it is not so says nothing of it. */
const QUESTION = formsOf(said.question)

/** A sentence that another one follows says nothing of what is named there. */
const SENTENCE_END = /[.?!\n]/
const SENTENCE_START = /[^.?!,\n]*$/

/** How the words at a place of a text are said. `isNegative`: they say the opposite of something, or no already (안 팔). */
export const assertionOf = (text: string, { start, end }: Span, isNegative = false): Assertion => {
  const before = SENTENCE_START.exec(text.slice(Math.max(0, start - BEFORE), start))?.[0] ?? ''
  const [behind = ''] = text.slice(end, end + BEHIND).split(SENTENCE_END, 1)
  const within = text.slice(start, end)
  if (ASKED.test(behind) || ASKED_BEFORE.test(before)) return 'ASKED'
  const denial = (isNegative ? DENIED_OPPOSITE : DENIED).exec(behind)
  if (denial !== null) {
    const from = end + denial[0].length
    return QUESTION.test(text.slice(from, from + BEHIND)) ? 'ASKED' : 'DENIED'
  }
  if (!isNegative && (DENIED_BEFORE.test(before) || DENIED_WITHIN.test(within))) return 'DENIED'
  return PLANNED.test(behind) ? 'PLANNED' : 'SAID'
}

/** What joins two names of one thing: 결혼·출산 계획은 없어요, 결혼, 출산 예정 없음. */
const JOINT = /^(?:이?나|이?랑|[와과]|하고|및|도|or|and|[\s·ㆍ,/])*$/i

/** Every place where words stand. Most stand nowhere: that is seen before an expression is made anew. */
const placesOf = (words: RegExp, text: string): Iterable<RegExpExecArray> =>
  text.search(words) < 0 ? [] : text.matchAll(new RegExp(words.source, `${words.flags.replace('g', '')}g`))
const spanOf = ({ index, 0: all }: RegExpExecArray): Span => ({ start: index, end: index + all.length })

/** The first place where words stand that are neither denied nor asked. */
export const firstAsserted = (words: RegExp, text: string, isNegative = false): RegExpExecArray | null => {
  for (const match of placesOf(words, text)) {
    const how = assertionOf(text, spanOf(match), isNegative)
    if (how === 'SAID' || how === 'PLANNED') return match
  }
  return null
}

/** Every place where words stand, each with how it is said; one that is joined to the next is said as the next one is. */
export const assertionsOf = (words: RegExp, text: string, isNegative = false): Assertion[] => {
  const found = Array.from(placesOf(words, text), spanOf)
  const said: Assertion[] = []
  for (const [at, span] of found.toReversed().entries()) {
    const next = found[found.length - at]
    const following = said[0]
    const isJoined = next !== undefined && JOINT.test(text.slice(span.end, next.start))
    const own = assertionOf(text, span, isNegative)
    said.unshift(isJoined && own === 'SAID' && following !== undefined ? following : own)
  }
  return said
}
