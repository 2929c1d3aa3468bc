import type { IntentType } from '../intent.ts'
import type { PlaceIndex } from '../language/places.ts'
import { textOf } from '../prose.ts'
import type { Asked } from './asked.ts'
import type { AskName } from './asks.ts'
import { readIntent } from './intent/read-intent.ts'
import { saysNothingElse } from './signs.ts'
import type { Signs } from './signs.ts'

/** What the question itself asks for, beside what it points at. */
export const needSaid = ({ text, signs }: Asked, places: PlaceIndex): IntentType =>
  readIntent(textOf(signs.rest === '' ? text : signs.rest), places).intentType

/** What whoever asks how a home is paid for asks: what they need of their own, and what is paid a month for what is borrowed. */
export const OF_MEANS: readonly AskName[] = ['ownMoney', 'repayment']

/** Whoever says what they earn or have beside a home that was shown, or asks what they need, asks whether they can pay for it. */
export const withMeans = ({ signs, alone: { person, wishes } }: Asked): Signs =>
  signs.need === null &&
  ((person.income ?? person.ownMoney) !== null ||
    wishes.some(({ asks }) => OF_MEANS.some((name) => asks.includes(name))))
    ? { ...signs, need: 'loan' }
    : signs

/** It only points: nothing is left but the end of the word that does. */
export const asksNothing = ({ signs }: Asked): boolean =>
  signs.ordinals.length > 0 && signs.need === null && signs.superlative === null && saysNothingElse(signs)
