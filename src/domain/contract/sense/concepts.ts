import { z } from 'zod'
import { DEPOSIT, LESSOR, MONEY, NOT, RENT, TENANT } from '../vocabulary.ts'
import stored from './concepts.json' with { type: 'json' }

/** Words that the detectors share with the concepts; an expression takes them as `{lessor}`. */
const SHARED: ReadonlyMap<string, string> = new Map(
  Object.entries({ lessor: LESSOR, tenant: TENANT, deposit: DEPOSIT, rent: RENT, money: MONEY, not: NOT }),
)

/** An expression as text, with the shared words in their places. */
const expression = z
  .string()
  .min(1)
  .transform((source, context) => {
    const whole = source.replaceAll(/\{([a-z]+)\}/g, (place, name: string) => {
      const words = SHARED.get(name)
      if (words === undefined) context.addIssue(`${name} is no shared word`)
      return words ?? place
    })
    return new RegExp(whole)
  })

/**
 * What the clauses of a lease are about, each with the words that landlords, brokers and forms use for it, in plain text. A sense
 * is read from which of these meet in a clause; the words themselves say little.
 */
export const CONCEPTS: readonly (readonly [string, RegExp])[] = Object.entries(
  z.record(z.string(), expression).parse(stored),
)
