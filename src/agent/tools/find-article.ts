import type { Article } from '../../domain/contract/contract.ts'
import type { LawHit } from '../../domain/law/search.ts'
import type { AgentDeps } from '../ports.ts'

export const nameOfArticle = ({ lawName, articleNumber }: Article): string => `${lawName} ${articleNumber}`

/** Candidates for one article: an article with branches (제6조의2) may stand before it. */
const HITS = 5

/** An article by its name; null where it is not in the corpus or could not be looked up. */
export const findArticle = async (
  article: Article,
  { ports, onError }: AgentDeps,
  signal: AbortSignal,
): Promise<LawHit | null> => {
  const name = nameOfArticle(article)
  try {
    const hits = await ports.searchLaw({ query: name, lawName: article.lawName, first: HITS }, signal)
    return hits.find((hit) => nameOfArticle(hit) === name) ?? null
  } catch (error) {
    signal.throwIfAborted()
    onError?.(error, `article ${name}`)
    return null
  }
}
