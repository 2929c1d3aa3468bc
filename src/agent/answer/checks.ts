import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Evidence } from '../facts/evidence.ts'
import { withRole } from '../facts/fact.ts'
import { CHECK_ORDER } from '../tools/check-list.ts'
import { articlesOf } from './article.ts'
import { ALL } from './detail.ts'
import type { Counts, Detail } from './detail.ts'
import { bullets, caveat, dotted, item, line, part } from './line.ts'
import type { Part } from './line.ts'

const checksOf = (evidence: readonly Evidence[]) =>
  articlesOf(evidence)
    .flatMap(({ source, row }) => withRole(source, 'advice').map((check) => ({ source, row, check })))
    .toSorted((a, b) => CHECK_ORDER.indexOf(a.check.id) - CHECK_ORDER.indexOf(b.check.id))

export const hasChecks = (evidence: readonly Evidence[]): boolean => checksOf(evidence).length > 0

/** The first of them, before and right after signing, are about what is lost otherwise. */
const MOST: Counts = { full: ALL, brief: 5, terse: 4 }

/** What to check before signing: what to do, and the articles that it rests on. */
export const composeChecks = (evidence: readonly Evidence[], detail: Detail = 'full'): Part[] => {
  const all = checksOf(evidence)
  const checks = all.slice(0, MOST[detail])
  if (checks.length === 0) return []
  return [
    part([], 'answer.heading.checks', [
      {
        kind: 'list',
        isOrdered: true,
        items: checks.map(({ source, check }) => item(line(source, check))),
      },
      {
        kind: 'quote',
        of: dotted(
          all.map(({ source }) => source),
          all.map(({ row }) => message('words', { text: name(row.label) })),
        ),
        lines: [],
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
