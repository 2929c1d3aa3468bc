import { lawPlace } from '../../domain/law.ts'
import { lawEvidence } from './evidence/law.ts'
import { findArticle, nameOfArticle } from './find-article.ts'
import { SEARCH_WORDS } from './search-prompt.ts'
import { defineSearch } from './search.ts'

/** Articles by their names. Rules plan none: what a question names the search of the law finds. */
export const article = defineSearch({
  id: 'find_article',
  title: { KO: '조문 조회', EN: 'look-up of an article' },
  kind: 'legal',
  query: 'articles',
  source: 'legal_db',
  counted: { total: 'legal', summary: 'legalCount' },
  asks: () => false,
  plan: () => null,
  look: async (articles, { deps, signal, question, language }) => {
    const hits = await Promise.all(articles.map((it) => findArticle(it, deps, signal)))
    return {
      evidence: hits.filter((hit) => hit !== null).map((hit) => lawEvidence(hit, 1, question.query)),
      gaps: articles
        .filter((_, at) => hits[at] === null)
        .map((it) => SEARCH_WORDS[language].notHeld(nameOfArticle(it), lawPlace(it.lawName))),
    }
  },
})
