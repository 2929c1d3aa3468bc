import type { PropertyType, TransactionType } from '../property.ts'

/** What a word says in a search. The grammar of {@link readPropertyQuery} speaks of these classes only. */
export type WordClass =
  | { kind: 'TYPE'; types: readonly PropertyType[] }
  | { kind: 'DEAL'; deals: readonly TransactionType[] }
  | { kind: 'LABEL'; field: 'DEPOSIT' | 'RENT' | 'PRICE' | 'OTHER' }
  | { kind: 'LIMIT'; comparator: 'LE' | 'GE' | 'ABOUT' }
  | { kind: 'NOT' }
  | { kind: 'NOT_NEXT' }
  | { kind: 'OR' }
  | { kind: 'SUBWAY' }
  | { kind: 'STATION_AREA'; minutes: number }
  | { kind: 'NEAR' }
  | { kind: 'WALK' }
  | { kind: 'SCHOOL' }
  | { kind: 'FACILITY' }
  | { kind: 'OTHER_GOAL' }
  | { kind: 'AGENT' }
  | { kind: 'DIRECT' }
  | { kind: 'NEW'; years: number }
  | { kind: 'BUILT' }
  | { kind: 'OLD' }
  | { kind: 'MOVE' }
  | { kind: 'STAY' }
  | { kind: 'COMPLEX' }
  | { kind: 'STANDARD_AREA' }
  | { kind: 'EXCLUSIVE_AREA' }
  | { kind: 'OTHER_AREA' }
  | { kind: 'FILLER'; isHome?: true }
  | { kind: 'CONDITION' }
