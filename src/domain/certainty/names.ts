import { z } from 'zod'
import { keysOf } from '../keys.ts'
import rows from './grounds.json' with { type: 'json' }

export type CertaintyGround = keyof typeof rows
export type CertaintyGrounds = Record<CertaintyGround, number>
/** What speaks for an answer being what was asked for, and what against it, each with what it measures. */
export const CERTAINTY_GROUNDS = keysOf(z.record(z.string(), z.string().min(1)).parse(rows) as typeof rows)
