import { readFile } from 'node:fs/promises'
import type { LawHit, LawQuery } from '../../domain/law-search.ts'
import { createFollower } from '../follow.ts'
import type { Queryable } from '../statement.ts'
import type { Bm25Index } from './bm25.ts'
import { lawVersion, loadLawDocuments } from './corpus.ts'
import type { LawDocument } from './corpus.ts'
import { cosine, createHashEmbedder, fromBytes } from './embedder.ts'
import type { Embedder } from './embedder.ts'
import { expandQuery, parseLexicon } from './expand.ts'
import type { Wording } from './expand.ts'
import { embeddedText } from './index-articles.ts'
import { decreeLinks, followLinks } from './links.ts'
import { lawPage } from './page.ts'
import type { LawConnection, LawPageRequest } from './page.ts'
import { buildLexicalIndex, byScore, fuse } from './rank.ts'
import { isOfLaw, namedArticles, namedLaws } from './references.ts'
import { snippetOf } from './snippet.ts'
import { topicFactor } from './topics.ts'

export interface LawSearch {
  search(query: LawQuery): Promise<LawHit[]>
  page(request: LawPageRequest): Promise<LawConnection>
}

export interface LawSearchOptions {
  /** Character n-grams unless told. */
  embedder?: Embedder
  /** What the vectors' list counts beside the lexical one. */
  vectorWeight?: number
}

/** How many articles of each list are fused, and thereby how many a search can find. */
const DEPTH = 200

/** n-grams see spelling only, which the lexical list sees better: they may break a near tie, not overrule it. */
const SPELLING_WEIGHT = 0.02
const MEANING_WEIGHT = 0.7

/** A law that the question names comes before the others. */
const NAMED_LAW = 1.5

interface Corpus {
  version: string
  documents: LawDocument[]
  vectors: Float32Array[]
  lexical: Bm25Index
  links: ReturnType<typeof decreeLinks>
  lexicon: Wording[]
}

const vectorsOf = async (documents: readonly LawDocument[], embedder: Embedder): Promise<Float32Array[]> => {
  const stored = documents.map(({ embedding, embeddingModel }) =>
    embedding && embeddingModel === embedder.name ? fromBytes(embedding) : undefined,
  )
  const missing = documents.filter((_, at) => stored[at] === undefined)
  const made = missing.length > 0 ? await embedder.embed(missing.map(embeddedText)) : []
  let next = 0
  return stored.map((vector) => vector ?? made[next++] ?? new Float32Array(embedder.dims))
}

/**
 * Search over the body articles of all laws: lexical ranking and vectors, fused by reciprocal rank, articles that the
 * question names first. The index lives in the process and follows the corpus version, so imports show without a restart.
 */
export const createLawSearch = (db: Queryable, options: LawSearchOptions = {}): LawSearch => {
  const embedder = options.embedder ?? createHashEmbedder()
  const vectorWeight = options.vectorWeight ?? (options.embedder ? MEANING_WEIGHT : SPELLING_WEIGHT)
  const corpus = createFollower(
    () => lawVersion(db),
    async (version): Promise<Corpus> => {
      const [documents, lexicon] = await Promise.all([
        loadLawDocuments(db),
        readFile(new URL('lexicon.tsv', import.meta.url), 'utf8'),
      ])
      return {
        version,
        documents,
        vectors: await vectorsOf(documents, embedder),
        lexical: await buildLexicalIndex(documents),
        links: decreeLinks(documents),
        lexicon: parseLexicon(lexicon),
      }
    },
  )

  const rank = async ({ query, lawName }: { query: string; lawName?: string | null | undefined }) => {
    const { version, documents, vectors, lexical, links, lexicon } = await corpus()
    const weights = expandQuery(query, lexicon)
    const rarities = new Map([...weights].map(([term, weight]) => [term, weight * lexical.rarity(term)]))
    const isWanted = (at: number): boolean => {
      const document = documents[at]
      return document !== undefined && (!lawName || isOfLaw(document.lawName, lawName))
    }
    const named = namedLaws(query)
    const scores = new Map<number, number>()
    for (const [at, score] of lexical.score([...weights].map(([term, weight]) => ({ term, weight })))) {
      const law = documents[at]?.lawName ?? ''
      if (isWanted(at)) scores.set(at, score * (named.has(law) ? NAMED_LAW : topicFactor(law, query)))
    }
    const [vector] = await embedder.embed([query])
    const near = new Map<number, number>()
    if (vector) {
      vectors.forEach((other, at) => {
        const similarity = isWanted(at) ? cosine(vector, other) : 0
        if (similarity > 0) near.set(at, similarity)
      })
    }
    const lexicalOrder = byScore(followLinks(scores, links))
    const pinned = namedArticles(query, documents, lexicalOrder).filter(isWanted)
    const ranked = fuse([
      { documents: lexicalOrder.slice(0, DEPTH), weight: 1 },
      { documents: byScore(near).slice(0, DEPTH), weight: vectorWeight },
      // More than both other lists can give together.
      { documents: pinned, weight: 10 },
    ])
    const hits = ranked.slice(0, DEPTH).flatMap(({ document: at, score }) => {
      const document = documents[at]
      return document ? [{ document, score }] : []
    })
    return { version, hits, rarities }
  }

  return {
    async search(query) {
      const { hits, rarities } = await rank(query)
      return hits.slice(0, query.first).map(({ document, score }) => lawHit(document, score, rarities))
    },
    async page(request) {
      const { version, hits, rarities } = await rank(request)
      return lawPage(request, version, hits, ({ document, score }) => lawHit(document, score, rarities))
    },
  }
}

const lawHit = (document: LawDocument, score: number, weights: ReadonlyMap<string, number>): LawHit => ({
  articleId: document.articleId,
  lawName: document.lawName,
  articleNumber: document.articleNumber,
  title: document.title,
  content: document.content,
  snippet: snippetOf(document.content, weights),
  effectiveDate: document.effectiveDate,
  sourceUrl: document.sourceUrl,
  isDigest: document.isDigest,
  score,
})
