import { readFileSync } from 'node:fs'
import { parseExamples } from '../../../../src/cli/learn/examples.ts'

export const EXAMPLES = parseExamples(
  readFileSync(new URL('../../../../src/domain/reading/intent/examples.tsv', import.meta.url), 'utf8'),
)
