import { keptRulings } from '../../../domain/rulings/compiled.ts'
import { partsOf } from '../../../domain/rulings/find.ts'
import { shippedConcepts, shippedRulings } from '../../../compose/shipped-rulings.ts'
import { askedUnseen, REGISTERS } from '../rulings.ts'

/** Of each register the share of questions whose ruling is among the first three, by what was learned without it. */
export const judge = async () => {
  const [rulings, concepts] = await Promise.all([shippedRulings(), shippedConcepts()])
  const parts = partsOf(rulings, concepts)
  return Object.fromEntries(
    REGISTERS.map((register) => {
      const asked = askedUnseen(rulings, concepts, keptRulings.weights, register, parts)
      const found = asked.filter(({ text, at, index }) =>
        index.find(text, 3).some(({ ruling }) => at !== null && ruling.id === rulings[at]?.id),
      )
      return [register, found.length / asked.length]
    }),
  )
}
