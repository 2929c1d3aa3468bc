import { textOf } from '../prose.ts'
import type { AnalyzedIntent } from '../intent.ts'
import type { TurnMemory } from '../memory.ts'
import { namesPlace } from '../property.ts'
import { askOf } from './asks.ts'
import type { Asked } from './asked.ts'
import { AMOUNT, isElsewhere, isSame, MAX_WITHOUT_SUBJECT } from './leans.ts'
import type { Leaning } from './leaning/model.ts'
import { hasCase } from './standing.ts'

const NEXT_OF_LAW: readonly AnalyzedIntent['intentType'][] = ['UNCLEAR', 'IRRELEVANT', 'LEGAL_CONSULT']

/**
 * Something else of law that is asked of the same matter and not how much something comes to (집주인도 똑같이 내나요?, 신청은 언제까지
 * 해요?): answered for the case that was talked of, and none of what was worked out of it is told again.
 */
export const asksNextOfLaw = (asked: Asked, last: TurnMemory, { way }: Leaning): boolean => {
  const { text, alone, said, intent, signs, substance, calculates } = asked
  const isOpen =
    NEXT_OF_LAW.includes(intent.intentType) &&
    !isElsewhere({ ...asked, signs: { ...signs, connects: false } })
  return (
    way === 'NEXT' &&
    isOpen &&
    last.thread !== undefined &&
    last.listings.length === 0 &&
    hasCase(last) &&
    !isSame(asked, last) &&
    !calculates &&
    alone.wishes.length === 1 &&
    !alone.wishes.some(
      ({ asks, notice }) => notice !== null || asks.some((name) => askOf(name).gives !== undefined),
    ) &&
    !namesPlace(said) &&
    !asked.isFigures() &&
    !asked.isOfCase() &&
    !(signs.that && substance === '') &&
    substance.length > MAX_WITHOUT_SUBJECT &&
    !AMOUNT.test(textOf(text))
  )
}
