import { PROPERTY_TYPES, TRANSACTION_TYPES } from '../property.ts'
import type { PropertyQuery } from '../property.ts'
import { LARGE_COMPLEX } from './condition.ts'
import { resolvePlaces } from './place-resolution.ts'
import { isWithin } from './places.ts'
import type { Bound } from './bound.ts'
import type { Token } from './scan.ts'
import type { Unit } from './unit.ts'

type Denied = Pick<
  PropertyQuery,
  | 'regionCodes'
  | 'propertyTypes'
  | 'transactionTypes'
  | 'exclusiveArea'
  | 'completionYear'
  | 'totalHouseholds'
  | 'directTrade'
>

interface Denials {
  query: Denied
  /** The tokens whose denial the query keeps; the others are conditions that nobody applies. */
  kept: ReadonlySet<Token>
}

interface Denying {
  tokens: readonly Token[]
  negated: ReadonlyMap<Token, readonly Token[]>
  unsure: ReadonlySet<Token>
  /** What the sentence asks for. */
  asked: Denied
  year: number
}

/** All there are but those; what is asked for by name leaves nothing to take away. */
const others = <T>(all: readonly T[], asked: readonly T[], denied: readonly T[]): T[] =>
  asked.length > 0 || denied.length === 0 ? [...asked] : all.filter((it) => !denied.includes(it))

/**
 * What is left when something is taken back: the other kinds of home and deal, no direct trade, no new home. Where something
 * else is asked for in its place (마포 말고 서대문) that says it already.
 */
export const readDenials = ({ tokens, negated, unsure, asked, year }: Denying): Denials => {
  const kept = new Set<Token>()
  const denied = tokens.filter((token) => negated.has(token) && !unsure.has(token))
  const wanted = boundsOf(tokens.filter((token) => !negated.has(token)))
  const words = denied.flatMap((token) => (token.kind === 'WORD' ? [{ token, word: token.word }] : []))
  const types = words.flatMap(({ word }) => (word.kind === 'TYPE' ? word.types : []))
  const deals = words.flatMap(({ word }) => (word.kind === 'DEAL' ? word.deals : []))
  let { directTrade, completionYear, totalHouseholds } = asked
  for (const { token, word } of words) {
    if (word.kind === 'TYPE' && (asked.propertyTypes.length === 0 || isElse(asked.propertyTypes, word.types)))
      kept.add(token)
    if (
      word.kind === 'DEAL' &&
      (asked.transactionTypes.length === 0 || isElse(asked.transactionTypes, word.deals))
    )
      kept.add(token)
    if (word.kind === 'STANDARD_AREA' && asked.exclusiveArea !== null) kept.add(token)
    if (word.kind === 'DIRECT' && directTrade !== true) {
      directTrade = false
      kept.add(token)
    }
    if (word.kind === 'NEW' && asked.completionYear === null) {
      completionYear = { min: null, max: year - word.years - 1 }
      kept.add(token)
    }
    if (word.kind === 'COMPLEX' && asked.totalHouseholds === null) {
      totalHouseholds = { min: null, max: LARGE_COMPLEX - 1 }
      kept.add(token)
    }
  }
  for (const token of denied) {
    if (token.kind === 'PLACE' && isElsewhere(token, asked.regionCodes)) kept.add(token)
    if (token.kind === 'BOUND' && isReplaced(token.bound, wanted)) kept.add(token)
  }
  return {
    query: {
      ...asked,
      propertyTypes: others(PROPERTY_TYPES, asked.propertyTypes, types),
      transactionTypes: others(TRANSACTION_TYPES, asked.transactionTypes, deals),
      directTrade,
      completionYear,
      totalHouseholds,
    },
    kept,
  }
}

/** The values that are asked for, by unit. */
const boundsOf = (tokens: readonly Token[]): ReadonlyMap<Unit, ReadonlySet<number>> => {
  const values = new Map<Unit, Set<number>>()
  for (const token of tokens) {
    if (token.kind !== 'BOUND') continue
    const { unit, value } = token.bound
    values.set(unit, (values.get(unit) ?? new Set()).add(value))
  }
  return values
}

/** 84㎡ 말고 59㎡. */
const isReplaced = ({ unit, value }: Bound, wanted: ReturnType<typeof boundsOf>): boolean => {
  const values = wanted.get(unit)
  return unit !== 'OTHER' && values !== undefined && values.size > 0 && !values.has(value)
}

const isElse = <T>(asked: readonly T[], denied: readonly T[]): boolean =>
  denied.every((it) => !asked.includes(it))

/** Whether what is asked for lies elsewhere altogether; 서울에서 마포 말고 does not. */
const isElsewhere = (token: Extract<Token, { kind: 'PLACE' }>, asked: readonly string[]): boolean =>
  asked.length > 0 &&
  resolvePlaces([token.mention]).codes.every((code) =>
    asked.every((other) => code !== other && !isWithin(code, other) && !isWithin(other, code)),
  )
