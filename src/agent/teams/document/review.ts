import { STATUTE_LANGUAGE } from '../../../domain/law/law.ts'
import type { Article } from '../../../domain/contract/contract.ts'
import { suggestionsOf } from '../../../domain/document/change.ts'
import type { DocumentReview } from '../../../domain/document/review.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { signalOf } from '../../marks.ts'
import type { NodeControl } from '../../marks.ts'
import { findArticle, nameOfArticle } from '../../tools/find-article.ts'
import { lawEvidence } from '../../tools/evidence/law.ts'
import type { AgentDeps } from '../../ports.ts'
import { requestOf } from './state.ts'
import type { DocumentTeamState, DocumentTeamUpdate } from './state.ts'

/** Articles that an answer may cite; those of risks come first. */
const CITED = 8

const articlesOf = ({ risks, complianceCheck }: DocumentReview): { article: Article; about: string }[] => {
  const byName = new Map<string, { article: Article; about: string }>()
  const named = [
    ...risks.map(({ article, reason }) => ({ article, about: reason })),
    ...complianceCheck
      .toSorted((a, b) => Number(a.passed) - Number(b.passed))
      .map(({ article, rule }) => ({ article, about: rule })),
  ]
  for (const { article, about } of named) {
    if (article === null) continue
    const name = nameOfArticle(article)
    byName.set(name, { article, about: `${byName.get(name)?.about ?? ''} ${about}`.trim() })
  }
  return [...byName.values()].slice(0, CITED)
}

/** Has the finished text read as contract analysis reads anybody's, and looks up the articles that it names. */
export const review =
  (deps: AgentDeps) =>
  async (state: DocumentTeamState, control: NodeControl): Promise<DocumentTeamUpdate> => {
    const startedAt = performance.now()
    const signal = signalOf(control)
    const { sharedContext } = state
    const { language } = sharedContext
    const request = requestOf(state)
    // Articles are in Korean, and so is what their sentences are chosen by.
    const inKorean = await deps.ports.reviewDocument(request, STATUTE_LANGUAGE, signal)
    const reviewResult =
      language === STATUTE_LANGUAGE ? inKorean : await deps.ports.reviewDocument(request, language, signal)
    const found = await Promise.all(
      articlesOf(inKorean).map(async ({ article, about }): Promise<Evidence[]> => {
        const hit = await findArticle(article, deps, signal)
        return hit === null ? [] : [lawEvidence(hit, 1, about)]
      }),
    )
    return {
      reviewResult,
      suggestions: suggestionsOf(reviewResult, inKorean),
      articles: found.flat(),
      reviewTime: (performance.now() - startedAt) / 1000,
    }
  }
