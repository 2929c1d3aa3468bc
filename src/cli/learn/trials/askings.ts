import { readFileSync } from 'node:fs'
import { askingPartOf } from '../../../domain/reading/asking/features.ts'
import { isAsked } from '../../../domain/reading/asking/model.ts'
import { ASKINGS, isWorkedOut } from '../../../domain/reading/asking/names.ts'
import type { Asking } from '../../../domain/reading/asking/names.ts'
import { isPhrased } from '../../../domain/reading/phrased-asks.ts'
import { TAX_ASKS } from '../../../domain/reading/tax-words.ts'
import { judgeAskingsApart, parseAskings } from '../askings.ts'

const EXAMPLES = new URL('../../../domain/reading/asking/examples.tsv', import.meta.url)

/** By the words of each thing alone, as it was before anything was learned. */
const isNamed = (name: Asking, text: string): boolean =>
  isWorkedOut(name)
    ? isPhrased(name, text)
    : TAX_ASKS.some(([tax, words]) => tax === name && words.test(text.toLowerCase()))

/** The share of questions that were kept apart and are read whole: by what was learned beside the words, and by words alone. */
export const judge = () => {
  const judged = judgeAskingsApart(parseAskings(readFileSync(EXAMPLES, 'utf8')))
  const share = (is: (name: Asking, at: (typeof judged)[number]) => boolean): number =>
    judged.filter((it) => ASKINGS.every((name) => is(name, it) === it.example.asks.includes(name))).length /
    judged.length
  return {
    learned: share((name, { example: { text }, likely }) =>
      isAsked(likely.get(name) ?? 0, isNamed(name, askingPartOf(text))),
    ),
    byWords: share((name, { example: { text } }) => isNamed(name, text)),
  }
}
