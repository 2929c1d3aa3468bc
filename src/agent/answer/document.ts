import { present } from '../../domain/present.ts'
import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { WrittenDocument } from '../written-document.ts'
import { describeChecks, describeRisks } from './contract.ts'
import { bullets, line, part } from './line.ts'
import type { Part } from './line.ts'

const words = (text: string) => message('words', { text: name(text) })

/** The contract that was written: what stands in it, what its review found, and what is left to do before signing. */
export const composeDocument = (
  document: WrittenDocument | undefined,
  evidence: readonly Evidence[],
): Part[] => {
  const source = evidence.find((item) => rowOf(item, 'document') !== null)
  if (document === undefined || source === undefined) return []
  const { review, terms, title, listing } = document
  const home = evidence.find((item) => item.listing && item.listing.transactionId === listing?.transactionId)
  const both = home ? [source, home] : [source]
  // A wording to ask for stands beside its risk.
  const before = review.recommendations.filter(
    (text) => !review.risks.some(({ suggestion }) => suggestion === text),
  )
  const [place = '', ...others] = terms
  return present([
    part(
      [
        line(both, message('document.written', { title: name(title), terms: name(place) })),
        line(source, message(`document.reviewed.${review.riskLevel}`)),
        line(null, message('document.where')),
      ],
      'document.heading.terms',
      [bullets([line(both, words(place)), ...others.map((text) => line(source, words(text)))])],
    ),
    part([], 'document.heading.risks', [describeRisks(review.risks, evidence, source)]),
    review.complianceCheck.length !== 0 &&
      part([], 'document.heading.checks', [describeChecks(review.complianceCheck, evidence, source)]),
    before.length !== 0 &&
      part([], 'document.heading.before', [bullets(before.map((text) => line(source, words(text))))]),
  ])
}
