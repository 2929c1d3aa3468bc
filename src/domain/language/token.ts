import type { Bound } from './bound.ts'
import type { PlaceMention } from './place-mention.ts'
import type { Span } from './text.ts'
import type { WordClass } from './word-class.ts'

/** What a sentence is cut into. */
export type Token = Span &
  (
    | { kind: 'BOUND'; bound: Bound }
    | { kind: 'PLACE'; mention: PlaceMention }
    | { kind: 'COMPLEX'; names: readonly string[] }
    | { kind: 'WORD'; word: WordClass }
    | { kind: 'PARTICLE'; text: string }
    | { kind: 'PUNCTUATION'; text: string }
    | { kind: 'UNKNOWN'; text: string }
  )

/** What a word says; undefined of whatever is no word that is known. */
export const kindOf = (token: Token | undefined): WordClass['kind'] | undefined =>
  token?.kind === 'WORD' ? token.word.kind : undefined

/** 집, 매물: a home of whatever kind. */
export const isAnyHome = (token: Token): boolean =>
  token.kind === 'WORD' && token.word.kind === 'FILLER' && token.word.isHome === true

const JOINING = /^(?:이?나|이?랑|와|과|하고|이?든지?|도)$/

/** What makes a row of two things: 매매나 전세, 빌라랑 원룸, apartments or villas. */
export const joins = (token: Token): boolean =>
  (token.kind === 'PARTICLE' && JOINING.test(token.text)) ||
  (token.kind === 'PUNCTUATION' && /[,·/]/.test(token.text)) ||
  kindOf(token) === 'OR'
