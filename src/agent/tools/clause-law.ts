import { readPasted } from '../../domain/contract/pasted.ts'
import { beginningOf } from '../../domain/prose.ts'
import { LIKELY_RULING, routeOrNone } from '../../domain/topics/route.ts'
import type { LawRoute } from '../../domain/topics/route.ts'
import type { Evidence } from '../facts/evidence.ts'
import { findArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { rulingsOf } from './evidence/ruling.ts'
import type { ToolContext } from './tool.ts'

const MAX_QUERY = 2_000
/** Articles by which a clause is governed where no ruling speaks of it. */
const GOVERNING = 2

const sureOf = ({ ruling }: LawRoute): number => ruling?.confidence ?? 0

/**
 * What the law says of what a clause is about: whoever asks whether to sign it is not helped by hearing that nothing was found in it.
 * The clause is a question of law by itself and together with what is asked of it, and the surer of the two leads.
 */
export const lawOfClause = async (
  clause: string,
  { question: { query }, given, deps, signal }: ToolContext,
): Promise<Evidence[]> => {
  const asked = readPasted(query) === null ? [clause] : [beginningOf(query, MAX_QUERY), clause]
  const routes = await Promise.all(
    asked.map((text) => routeOrNone(deps.ports.lawRoute(beginningOf(text, MAX_QUERY), signal), signal)),
  )
  const [route] = routes.toSorted((a, b) => sureOf(b) - sureOf(a))
  if (route === undefined) return []
  const { ruling, articles } = route
  const rests =
    ruling === null
      ? articles.slice(0, GOVERNING)
      : ruling.ruling.articles.map(({ law, article }) => ({ lawName: law, articleNumber: article }))
  const hits = await Promise.all(rests.map((it) => findArticle(it, deps, signal)))
  return [
    ...hits.flatMap((hit) => (hit === null ? [] : [lawEvidence(hit, 1, clause)])),
    ...rulingsOf({ ...route, related: [] }, given, LIKELY_RULING),
  ]
}
