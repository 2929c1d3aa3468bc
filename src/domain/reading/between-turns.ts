import type { TurnMemory } from '../memory.ts'
import { textOf } from '../prose.ts'
import { canonicalJson } from '../canonical-json.ts'
import { SUPPOSES_CASE } from './again.ts'
import type { Asked } from './asked.ts'
import { isCalculation } from './asks.ts'
import words from './between-turns.json' with { type: 'json' }
import { calculationsOf } from './calculations.ts'
import { figuresOf, TO_FIRST } from './earlier.ts'
import { lengthSaid } from './extent.ts'
import { anyPhrase } from './phrase.ts'
import type { Wish } from './request.ts'
import { hasCase } from './standing.ts'

type Earlier = NonNullable<TurnMemory['earlier']>[number]

/** What came out earlier that a question holds against what came out last, or adds to it. */
export interface Between {
  earlier: Earlier
  isFirst: boolean
  together: boolean
}

/** A longer question says what it is about. */
const LONGEST = 50
/** 처음 거랑 차이는, 얼마나 줄어든 거예요, how much less is that: by how much two results differ. */
const DIFFERS = anyPhrase(...words.differs)
/** 둘이 합하면, 다 더하면, altogether: what they come to. */
const TOGETHER = anyPhrase(...words.together)
const AMOUNT = anyPhrase(...words.amount)

const namedIn = (wish: Wish): number[] =>
  [...figuresOf(wish), wish.case.area, wish.case.income, ...wish.open].filter((it) => it !== null)

/** What is worked out, by its names. */
const tasksOf = ({ request }: Pick<TurnMemory, 'request'>): Set<string> =>
  new Set(request?.wishes.flatMap(({ asks, tax }) => [...asks.filter(isCalculation), ...(tax?.asks ?? [])]))

/** What a question asks for that the case before has the figures for: 총 이자 of a deposit that is late is none of a loan. */
const tasksIn = ({ asks, tax }: Wish, { request }: TurnMemory): string[] => [
  ...(request?.wishes ?? []).flatMap(({ case: given }) => calculationsOf(asks, given)),
  ...(tax?.asks ?? []),
]

const isOfSameTask = (one: Earlier, last: TurnMemory): boolean => {
  const [tasks, now] = [tasksOf(one), tasksOf(last)]
  return now.size === 0
    ? tasks.size === 0 && one.intentType === last.intentType
    : [...now].some((it) => tasks.has(it))
}

const essence = ({ request }: Pick<TurnMemory, 'request'>): string =>
  canonicalJson([request?.person, request?.wishes.map(({ case: given, tax }) => ({ given, tax }))])

/**
 * Which earlier result a question is about that asks by how much it differs from the last one, or what both come to, and gives no case of
 * its own (처음 거랑 차이가 얼마예요, 총이자 차이는?, 둘을 합치면): the first where it says so, else the latest before the last, whose figures
 * are those that it names. Null where it asks something else.
 */
export const heldBetween = (asked: Asked, last: TurnMemory): Between | null => {
  const { alone, text: written } = asked
  const [own, ...more] = alone.wishes
  const text = textOf(written).normalize('NFC')
  if (own === undefined || more.length > 0 || alone.cases !== undefined) return null
  if (!hasCase(last) || lengthSaid(text) > LONGEST) return null
  const together = TOGETHER.test(text)
  if (!(together || DIFFERS.test(text)) || !AMOUNT.test(text)) return null
  const rest = text.replace(TOGETHER, ' ').replace(DIFFERS, ' ')
  if (SUPPOSES_CASE.test(rest)) return null
  const now = tasksOf(last)
  if (now.size > 0 && tasksIn(own, last).some((it) => !now.has(it))) return null
  const named = namedIn(own)
  const meant = (last.earlier ?? []).filter((it) => {
    const known = new Set(it.request?.wishes.flatMap(namedIn))
    return (
      it.request != null &&
      hasCase(it) &&
      isOfSameTask(it, last) &&
      essence(it) !== essence(last) &&
      named.every((figure) => known.has(figure))
    )
  })
  const isFirst = TO_FIRST.test(text)
  const earlier = isFirst ? meant[0] : meant.at(-1)
  return earlier === undefined ? null : { earlier, isFirst, together }
}
