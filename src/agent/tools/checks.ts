import { article, list as listArg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { facts } from '../facts/fact.ts'
import { findArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { defineTool } from './tool.ts'
import type { Asking, Found, ToolContext } from './tool.ts'
import { CHECKS } from './check-list.ts'

/** Whose contract it is: a tenant's, a buyer's, or a buyer's who lets the home. */
const listsFor = ({ given, tools }: ToolContext) => {
  // The price that a tenant's deposit is held against buys nothing.
  const rents = tools.includes('jeonse')
  const buys = !rents && (given.price !== null || given.transactionTypes.includes('SALE'))
  const lets = buys && (given.rents.length > 0 || tools.includes('roi'))
  const renews = tools.includes('increase') && !tools.includes('jeonse')
  if (!buys) return renews ? CHECKS.renewal : CHECKS.lease
  return lets ? [...CHECKS.sale, ...CHECKS.letting] : CHECKS.sale
}

const advises = facts('advice', 'quoted')

/** What to check before signing, each with the article that it rests on; one whose article is not at hand is left out. */
const listChecks = async (context: ToolContext): Promise<Found> => {
  const { deps, signal } = context
  const list = listsFor(context)
  const hits = await Promise.all(list.map((check) => findArticle(check, deps, signal)))
  const found = list.flatMap((check, position) => {
    const hit = hits[position]
    return hit ? [{ check, hit }] : []
  })
  const unknown = list.filter((_, position) => !hits[position])
  return {
    evidence: found.map(({ check, hit }) => lawEvidence(hit, 1, check.about, [advises(check.says)])),
    gaps: unknown.length === 0 ? [] : [message('check.missing', { articles: listArg(unknown.map(article)) })],
    confidence: found.length === 0 ? null : 0.9 * (found.length / list.length),
  }
}

/** Whoever asks whether a deposit is safe is told what makes it so. */
const asksChecks = ({ given, hasSum, isCombined, searches, says, chosen }: Asking): boolean => {
  if (chosen.includes('danger')) return true
  const isAsked = says('checks') && (isCombined || (chosen.length > 0 && !searches))
  return (hasSum || given.transactionTypes.length > 0) && (isAsked || chosen.includes('jeonse'))
}

export const checks = defineTool({
  id: 'checks',
  needs: null,
  kind: 'legal',
  asks: asksChecks,
  isOfCase: false,
  calculations: [],
  analysis: 'risk',
  section: null,
  run: listChecks,
})
