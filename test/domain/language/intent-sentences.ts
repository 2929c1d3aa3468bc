import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { INTENT_TYPES } from '../../../src/domain/intent.ts'

const row = z.tuple([z.enum(INTENT_TYPES), z.string().min(1)])

/**
 * Our own sentences, an intent and a text a line. They were written in batches, each before the reader had seen it;
 * the development set is scored apart.
 */
export const INTENT_SENTENCES = readFileSync(new URL('intent-sentences.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.length > 0)
  .map((line) => row.parse(line.split('\t')))
