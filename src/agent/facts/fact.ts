import { z } from 'zod'
import { message, said } from '../../domain/message/say.ts'
import type { MessageId, Said, SaidOf } from '../../domain/message/say.ts'

/** Where a value comes from: the person, a calculation, a source’s own words, or nobody: it was taken for granted. */
const BASES = ['given', 'computed', 'quoted', 'assumed'] as const
/** What a fact is for whoever is answered. The first conclusion or result is the answer; a caveat must not be read past. */
const ROLES = ['conclusion', 'result', 'input', 'reason', 'caveat', 'rule', 'advice', 'assumption'] as const
export type Role = (typeof ROLES)[number]

/** Something that may be said: which message, with which values, on what it rests and what it is for. */
export const fact = said.extend({ basis: z.enum(BASES), role: z.enum(ROLES) })
export type Fact = z.infer<typeof fact>

const BASIS_OF: Record<Role, Fact['basis']> = {
  conclusion: 'computed',
  result: 'computed',
  input: 'given',
  reason: 'computed',
  caveat: 'computed',
  rule: 'quoted',
  advice: 'computed',
  assumption: 'assumed',
}

/** Makes facts of one role; what it rests on follows from that where nothing else is said. */
export const facts =
  (role: Role, basis: Fact['basis'] = BASIS_OF[role]) =>
  <Id extends MessageId>(...values: SaidOf<Id>): Fact => ({ ...message<Id>(...values), basis, role })

/** What was said elsewhere, as a fact of one role. */
export const asFact = (role: Role, { id, args }: Said): Fact => ({ id, args, basis: BASIS_OF[role], role })

/** The items, each once: alike are those that hold the same. */
export const distinct = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

export const withRole = <Item extends { facts: readonly Fact[] }>(
  item: Item,
  ...roles: readonly Role[]
): Fact[] => item.facts.filter(({ role }) => roles.includes(role))
