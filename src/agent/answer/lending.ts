import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { withRole } from '../facts/fact.ts'
import { rowOf, rowsOf } from '../facts/row.ts'
import { describeMatch } from '../tools/evidence/match.ts'
import { basisOf, leadOf } from './calculation.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, caveat, dotted, item, line, part } from './line.ts'
import type { Part } from './line.ts'

export const matchesIn = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ tool }) => tool === 'lending')

/** Matches that anybody reads; all of them stand with the source. */
const MOST: Counts = { full: 3, brief: 2, terse: 1 }

/** Which loans fit, `most` at most. */
export const listMatches = (match: Evidence, evidence: readonly Evidence[], most: number) => ({
  kind: 'list' as const,
  isOrdered: false,
  items: rowsOf(match, 'match')
    .slice(0, most)
    .map((row) => {
      const source = evidence.find((it) => rowOf(it, 'product')?.id === row.productId)
      return item(dotted([match, ...(source ? [source] : [])], describeMatch(row)))
    }),
})

export const composeLending = (evidence: readonly Evidence[], detail: Detail): Part[] =>
  matchesIn(evidence).map((match) =>
    part(leadOf(match), match.title, [
      bullets(withRole(match, 'result').map((fact) => line(match, fact))),
      listMatches(match, evidence, MOST[detail]),
      ...basisOf(match, evidence, detail).map((basis) =>
        basis.kind === 'note' ? { ...basis, lines: basis.lines.slice(0, 1) } : basis,
      ),
      // What to do next says it, too.
      ...(detail === 'terse' ? [] : [caveat(message('loan.note'))]),
    ]),
  )
