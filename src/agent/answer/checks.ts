import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { quoteOf } from '../facts/evidence.ts'
import { withRole } from '../facts/fact.ts'
import { CHECK_ORDER } from '../tools/check-list.ts'
import { articlesOf } from './article.ts'
import { bullets, caveat, item, line, part, quoteLine } from './line.ts'
import type { Part } from './line.ts'

const checksOf = (evidence: readonly Evidence[]) =>
  articlesOf(evidence)
    .flatMap(({ source, row }) => withRole(source, 'advice').map((check) => ({ source, row, check })))
    .toSorted((a, b) => CHECK_ORDER.indexOf(a.check.id) - CHECK_ORDER.indexOf(b.check.id))

export const hasChecks = (evidence: readonly Evidence[]): boolean => checksOf(evidence).length > 0

/** What to check before signing: what to do, and the words of the article that it rests on. */
export const composeChecks = (evidence: readonly Evidence[]): Part[] => {
  const checks = checksOf(evidence)
  if (checks.length === 0) return []
  return [
    part([], 'answer.heading.checks', [
      {
        kind: 'list',
        isOrdered: true,
        items: checks.map(({ source, row, check }) =>
          item(line(source, check), [
            quoteLine(
              source,
              message('law.says', { article: name(row.label) }),
              ...row.quotes.slice(0, 1).map(quoteOf),
            ),
          ]),
        ),
      },
      caveat(message('law.note')),
    ]),
  ]
}

/** What the analyses advise to do next, each once, with all that advise it. */
export const adviceOf = (evidence: readonly Evidence[]) => {
  const by = new Map<string, { advice: ReturnType<typeof withRole>[number]; sources: Evidence[] }>()
  for (const source of evidence) {
    if (source.kind !== 'calculation') continue
    for (const advice of withRole(source, 'advice')) {
      const key = JSON.stringify([advice.id, advice.args])
      const known = by.get(key)
      by.set(key, { advice, sources: [...(known?.sources ?? []), source] })
    }
  }
  return [...by.values()].map(({ advice, sources }) => line(sources, advice))
}

export const composeAdvice = (evidence: readonly Evidence[]): Part[] => {
  const advice = adviceOf(evidence)
  return advice.length === 0 ? [] : [part([], 'answer.heading.advice', [bullets(advice)])]
}
