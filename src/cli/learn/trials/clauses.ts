import { toPlain } from '../../../domain/contract/plain.ts'
import { weigh } from '../../../domain/contract/sense/model.ts'
import stored from '../../../domain/contract/sense/weights.json' with { type: 'json' }
import { readWeights } from '../../../domain/contract/sense/weights.ts'
import { readClauses, trainClauses } from '../clauses.ts'
import { isTaught } from '../taught.ts'

const KEPT_APART = 6
const SURE = 0.2
/** As much may a likeness differ by the rounding of the weights. */
const ROUNDED = 0.02

export const judge = () => {
  const examples = readClauses()
  const apart = trainClauses(examples.filter((_, at) => at % KEPT_APART !== 0))
  let found = 0
  let wrong = 0
  let missed = 0
  for (const { text, types } of examples.filter((_, at) => at % KEPT_APART === 0)) {
    for (const [type, likeness] of weigh(toPlain(text), apart)) {
      if (likeness >= SURE && types.includes(type)) found++
      else if (likeness >= SURE) wrong++
      else if (types.includes(type)) missed++
    }
  }
  const learned = trainClauses(examples)
  const astray = examples.filter(({ text }) => {
    const plain = toPlain(text)
    const exact = weigh(plain, learned)
    return [...weigh(plain, readWeights())].some(
      ([type, likeness]) => Math.abs(likeness - (exact.get(type) ?? 0)) > ROUNDED,
    )
  })
  return {
    found: found / (found + missed),
    right: found / (found + wrong),
    isTaught: Number(isTaught(stored, learned)),
    astray: astray.length,
  }
}
