import type { Block, Line } from '../../domain/block.ts'
import { knownArg } from '../../domain/known-arg.ts'
import type { Memory, RunMemory, TurnMemory } from '../../domain/memory.ts'
import { within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { PREFERENCE_KEYS } from '../../domain/preference.ts'
import type { LearnedPreference, PreferenceKey } from '../../domain/preference.ts'
import type { Talk } from '../../domain/reading/talk/read-talk.ts'
import { bullets, line } from '../answer/line.ts'

const nameArg = (key: PreferenceKey): Arg => within(message(`memory.preference.${key}`))
const oneOf = ({ key, value, isStated }: LearnedPreference): Said =>
  message(isStated ? 'talk.known.one' : 'talk.known.searched', {
    name: nameArg(key),
    value: knownArg(key, value),
  })

const listOf = (things: readonly LearnedPreference[]): Arg => ({
  kind: 'list',
  items: things.map((it) => ({ kind: 'said', ...oneOf(it) })),
})

const conclusion = (...said: readonly Said[]): Block => ({
  kind: 'conclusion',
  lines: said.map((it): Line => line(null, it)),
})

/** What was told and is kept from now on, in exactly the things that are kept. */
export const keptBlocks = (learned: readonly LearnedPreference[]): Block[] =>
  learned.length === 0
    ? [conclusion(message('talk.noted'))]
    : [conclusion(message('talk.kept', { things: listOf(learned) }), message('talk.kept.use'))]

/** All that is remembered. */
export const knownBlocks = (known: readonly LearnedPreference[]): Block[] =>
  known.length === 0
    ? [conclusion(message('talk.known.nothing'))]
    : [
        conclusion(message('talk.known')),
        bullets(known.map((it) => line(null, oneOf(it)))),
        conclusion(message('talk.known.change')),
      ]

/** What is forgotten of what is known, and in which words that is said. */
export const forget = (
  { forgets }: Talk,
  known: readonly LearnedPreference[],
): { keys: PreferenceKey[]; blocks: Block[] } => {
  const gone = known.filter(({ key }) => forgets.includes(key))
  const left = known.filter(({ key }) => !forgets.includes(key))
  const isAll = forgets.length === PREFERENCE_KEYS.length
  if (known.length === 0 || (forgets.length > 0 && gone.length === 0 && !isAll)) {
    if (forgets.length === 0 || isAll) return { keys: [], blocks: knownBlocks([]) }
    const names: Arg = { kind: 'list', items: forgets.map(nameArg) }
    return { keys: [...forgets], blocks: [conclusion(message('talk.forgot.none', { things: names }))] }
  }
  if (forgets.length === 0) {
    return {
      keys: [],
      blocks: [conclusion(message('talk.forgot.which')), bullets(known.map((it) => line(null, oneOf(it))))],
    }
  }
  const rest =
    left.length === 0 ? message('talk.forgot.empty') : message('talk.forgot.left', { things: listOf(left) })
  // What was told is said by its name alone: it is not to be repeated.
  const names: Arg = { kind: 'list', items: gone.map(({ key }) => nameArg(key)) }
  return { keys: [...forgets], blocks: [conclusion(message('talk.forgot', { things: names }), rest)] }
}

const NOTHING = {
  newlyweds: null,
  newborn: null,
  young: null,
  children: null,
  dualIncome: null,
} as const

/** A turn without what is forgotten of its author: the next question goes on from it, and must not use it again. */
const withoutKnown = (turn: TurnMemory, keys: readonly PreferenceKey[]): TurnMemory => {
  const { request } = turn
  if (request == null) return turn
  const has = (key: PreferenceKey) => keys.includes(key)
  const ofPerson = {
    ...(has('annual_income') && { income: null }),
    ...(has('owned_homes') && { ownedHomes: null }),
  }
  return {
    ...turn,
    request: {
      ...request,
      person: {
        ...request.person,
        ...ofPerson,
        ...(has('first_home') && { firstHome: null }),
        ...(has('own_funds') && { ownMoney: null }),
        ...(has('household') && NOTHING),
      },
      told: [],
      wishes: request.wishes.map((wish) => ({
        ...wish,
        case: { ...wish.case, ...ofPerson, ...(has('first_home') && { firstHome: false }) },
      })),
    },
  }
}

/** What is left in memory of a conversation in which something is forgotten. */
export const afterForgetting = (
  { last, summary }: Pick<Memory, 'last' | 'summary'>,
  keys: readonly PreferenceKey[],
  teaches: (text: string) => readonly PreferenceKey[],
): RunMemory => {
  const isAll = keys.length === PREFERENCE_KEYS.length
  const lines = (summary ?? '').split('\n')
  return {
    turn: last === null || isAll ? null : withoutKnown(last, keys),
    summary: lines.filter((it) => !teaches(it).some((key) => keys.includes(key))).join('\n') || '-',
    learned: [],
    forgotten: [...keys],
  }
}
