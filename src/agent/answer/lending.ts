import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { withRole } from '../facts/fact.ts'
import { rowOf, rowsOf } from '../facts/row.ts'
import { describeMatch } from '../tools/evidence/match.ts'
import { basisOf, leadOf } from './calculation.ts'
import { bullets, caveat, dotted, item, line, part } from './line.ts'
import type { Part } from './line.ts'

export const matchesIn = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ tool }) => tool === 'lending')

/** Which loans fit, `most` at most, each with the product's own conditions. */
export const listMatches = (match: Evidence, evidence: readonly Evidence[], most = Infinity) => ({
  kind: 'list' as const,
  isOrdered: false,
  items: rowsOf(match, 'match')
    .slice(0, most)
    .map((row) => {
      const source = evidence.find((it) => rowOf(it, 'product')?.id === row.productId)
      const product = source && rowOf(source, 'product')
      const terms = [
        ...(product?.limitText ? [message('loan.limit', { limit: name(product.limitText) })] : []),
        ...(product?.eligibility
          ? [message('loan.eligibility', { conditions: name(product.eligibility) })]
          : []),
      ]
      return item(
        dotted([match, ...(source ? [source] : [])], describeMatch(row)),
        source && terms.length > 0 ? [dotted(source, terms)] : [],
      )
    }),
})

export const composeLending = (evidence: readonly Evidence[]): Part[] =>
  matchesIn(evidence).map((match) =>
    part(leadOf(match), match.title, [
      bullets(withRole(match, 'result').map((fact) => line(match, fact))),
      listMatches(match, evidence),
      ...basisOf(match).map((basis) =>
        basis.kind === 'note' ? { ...basis, lines: basis.lines.slice(0, 1) } : basis,
      ),
      caveat(message('loan.note')),
    ]),
  )
