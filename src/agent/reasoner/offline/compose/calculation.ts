import { plainText } from '../../../evidence.ts'
import type { Evidence } from '../../../evidence.ts'
import { cite } from './text.ts'
import type { Part } from './text.ts'

/** Each calculation in a section: its result first, then what went in and by which rules. */
export const composeCalculations = (evidence: readonly Evidence[]): Part[] =>
  evidence.flatMap((item) => {
    const { source } = item
    const [main, ...others] = item.facts
    if (source.kind !== 'CALCULATION' || source.name === 'contractReview' || main === undefined) return []
    return [
      {
        lead: `${plainText(main)} ${cite(item)}`,
        heading: plainText(item.title),
        body: [main, ...others].map((fact) => `- ${plainText(fact)} ${cite(item)}`).join('\n'),
      },
    ]
  })
