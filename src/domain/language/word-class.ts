import type { Direction, FloorLevel, PropertyType, TransactionType } from '../property.ts'

/** What a home has or has not, said in a word. */
export type Feature = 'parkingSpaces' | 'elevator' | 'pets' | 'furnished'

/** What a word says in a search. The grammar of {@link readPropertyQuery} speaks of these classes only. */
export type WordClass =
  | { kind: 'TYPE'; types: readonly PropertyType[] }
  | { kind: 'DEAL'; deals: readonly TransactionType[] }
  | { kind: 'LABEL'; field: 'DEPOSIT' | 'RENT' | 'PRICE' | 'FEE' | 'OTHER' }
  | { kind: 'LIMIT'; comparator: 'LE' | 'GE' | 'ABOUT' }
  /** `waives`: 주차 없어도 돼요 takes the condition back and asks for nothing in its place. */
  | { kind: 'NOT'; waives?: true }
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
  /** `sums`: 관리비 포함, 합쳐서 make one sum of what stands before. */
  | { kind: 'FILLER'; isHome?: true; sums?: true }
  | { kind: 'FLOOR_LEVEL'; levels: readonly FloorLevel[] }
  | { kind: 'BASEMENT' }
  | { kind: 'DIRECTION'; directions: readonly Direction[] }
  | { kind: 'ROOMS'; count: number }
  | { kind: 'FEATURE'; feature: Feature; has: boolean }
  | { kind: 'CONDITION' }
