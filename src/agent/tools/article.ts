import { lawPlace } from '../../domain/law/law.ts'
import { article as articleArg, name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { lawEvidence } from './evidence/law.ts'
import { findArticle } from './find-article.ts'
import { defineSearch } from './search.ts'

/** Articles by their names. Rules plan none: what a question names the search of the law finds. */
export const article = defineSearch({
  id: 'find_article',
  title: 'tool.article',
  kind: 'legal',
  query: 'articles',
  source: 'legal_db',
  counted: { total: 'legal', summary: 'legalCount' },
  asks: () => false,
  plan: () => null,
  look: async (articles, { deps, signal, question }) => {
    const hits = await Promise.all(articles.map((it) => findArticle(it, deps, signal)))
    return {
      evidence: hits.filter((hit) => hit !== null).map((hit) => lawEvidence(hit, 1, question.query)),
      gaps: articles
        .filter((_, at) => hits[at] === null)
        .map((it) => message('search.notHeld', { law: articleArg(it), place: name(lawPlace(it.lawName)) })),
    }
  },
})
