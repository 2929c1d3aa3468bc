import { readPasted } from '../../domain/contract/pasted.ts'
import { beginningOf } from '../../domain/prose.ts'
import { actsByClause } from '../../domain/contract/clause-asked.ts'
import { withClause } from '../../domain/reading/lease-facts.ts'
import { decidesFor } from '../../domain/rulings/verdict.ts'
import { inOrderFor } from '../../domain/topics/led.ts'
import { CLEAR_RULING, LIKELY_RULING, routeOrNone } from '../../domain/topics/route.ts'
import type { LawRoute } from '../../domain/topics/route.ts'
import type { Evidence } from '../facts/evidence.ts'
import { findArticle } from './find-article.ts'
import { lawEvidence } from './evidence/law.ts'
import { rulingsOf } from './evidence/ruling.ts'
import type { ToolContext } from './tool.ts'

const MAX_QUERY = 2_000
/** Articles by which a clause is governed where no ruling speaks of it. */
const GOVERNING = 2

const goingFirst = (evidence: Evidence): Evidence => ({
  ...evidence,
  rows: evidence.rows.map((row) => (row.kind === 'ruling' ? { ...row, goesFirst: true } : row)),
})

const sureOf = ({ ruling }: LawRoute): number => ruling?.confidence ?? 0

/**
 * What the law says of what a clause is about: whoever asks whether to sign it is not helped by hearing that nothing was found in it.
 * The clause is a question of law by itself and together with what is asked of it, and the surer of the two leads.
 */
export const lawOfClause = async (
  clause: string,
  { question: { query }, given: asked, deps, signal }: ToolContext,
  { isRisky }: { isRisky: boolean },
): Promise<Evidence[]> => {
  const given = withClause(asked, clause)
  const texts = readPasted(query) === null ? [clause] : [beginningOf(query, MAX_QUERY), clause]
  const routes = await Promise.all(
    texts.map((text) => routeOrNone(deps.ports.lawRoute(beginningOf(text, MAX_QUERY), signal), signal)),
  )
  const [route] = routes.toSorted((a, b) => sureOf(b) - sureOf(a))
  if (route === undefined) return []
  const { ruling, articles } = route
  // What a review found is the answer, but where the law of what is to be done, or of just this case, says it.
  const [first] = inOrderFor({ ...route, related: [] }, given)
  const isAct = actsByClause(query) && sureOf(route) >= CLEAR_RULING
  const goesFirst = first !== undefined && (isAct || decidesFor(first, given))
  if (isRisky && !goesFirst) return []
  const rests =
    ruling === null
      ? articles.slice(0, GOVERNING)
      : ruling.ruling.articles.map(({ law, article }) => ({ lawName: law, articleNumber: article }))
  const hits = await Promise.all(rests.map((it) => findArticle(it, deps, signal)))
  return [
    ...hits.flatMap((hit) => (hit === null ? [] : [lawEvidence(hit, 1, clause)])),
    ...rulingsOf({ ...route, related: [] }, given, LIKELY_RULING).map((it, at) =>
      isRisky && at === 0 ? goingFirst(it) : it,
    ),
  ]
}
