import { z } from 'zod'
import type { MessageId } from '../../domain/message/say.ts'
import stored from './checks.json' with { type: 'json' }

/** What a careful agent checks before a signature, and the article that it rests on. Figures in it stand in the article. */
const check = z.strictObject({
  lawName: z.string().min(1),
  articleNumber: z.string().min(1),
  /** What the sentence of the statute is about that carries it. */
  about: z.string().min(1),
  says: z.custom<Extract<MessageId, `check.${string}.${string}`>>(
    (id) => typeof id === 'string' && id.startsWith('check.'),
  ),
})
const checks = z.array(check).min(1)

/** In the order in which they come up. */
export const CHECKS = z
  .strictObject({ lease: checks, renewal: checks, sale: checks, letting: checks })
  .parse(stored)

/** In the order in which they come up, whatever was asked. */
export const CHECK_ORDER: readonly string[] = Object.values(CHECKS).flatMap((list) =>
  list.map(({ says }) => says),
)
