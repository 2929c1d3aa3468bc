import { readFile } from 'node:fs/promises'
import type { LawHit, LawQuery } from '../../domain/law-search.ts'
import { createFollower } from '../follow.ts'
import type { Queryable } from '../statement.ts'
import type { Bm25Index } from './bm25.ts'
import { lawVersion, loadLawDocuments } from './corpus.ts'
import type { LawDocument } from './corpus.ts'
import { createHashEmbedder, unit } from './embedder.ts'
import type { Embedder } from './embedder.ts'
import { expandQuery, parseLexicon } from './expand.ts'
import type { Wording } from './expand.ts'
import { decreeLinks, followLinks } from './links.ts'
import { openNearness } from './nearness.ts'
import type { Nearness } from './nearness.ts'
import { lawPage } from './page.ts'
import type { LawConnection, LawPageRequest } from './page.ts'
import { buildLexicalIndex, byScore, fuse } from './rank.ts'
import { isOfLaw, namedArticles, namedLaws } from './references.ts'
import { snippetOf } from './snippet.ts'
import { isBeyond, topicFactor } from './topics.ts'

export interface LawSearch {
  search(query: LawQuery): Promise<LawHit[]>
  page(request: LawPageRequest): Promise<LawConnection>
  /** The corpus that the next search will look in, and the laws of it. */
  state(): Promise<{ version: string; holdings: readonly string[] }>
}

export interface LawSearchOptions {
  /** Character n-grams unless told. */
  embedder?: Embedder
  /** What the vectors' list counts beside the lexical one. */
  vectorWeight?: number
  /** Told what search went on without: the model, or the index of vectors. */
  onError?: (error: unknown, what: string) => void
  /** Told how many articles the embedder has not read yet; they are found by their words. */
  onMissingVectors?: (count: number) => void
  /** Milliseconds that a search waits for the vector of its question. */
  patience?: number
}

const PATIENCE_MS = 2_000

interface Ranking {
  query: string
  lawName?: string | null | undefined
  isByWords?: boolean | undefined
}

/** How many articles of each list are fused, and thereby how many a search can find. */
const DEPTH = 200

/** n-grams see spelling only, which the lexical list sees better: they may break a near tie, not overrule it. */
const SPELLING_WEIGHT = 0.02
const MEANING_WEIGHT = 0.7

/** What an article matches that the question names. */
const NAMED_MATCH = 100

/** A law that the question names comes before the others. */
const NAMED_LAW = 1.5

interface Corpus {
  version: string
  documents: LawDocument[]
  nearness: Nearness
  lexical: Bm25Index
  links: ReturnType<typeof decreeLinks>
  lexicon: Wording[]
  laws: readonly string[]
}

/**
 * Search over the body articles of all laws: lexical ranking and vectors, fused by reciprocal rank, articles that the
 * question names first. The index lives in the process and follows the corpus version, so imports show without a restart.
 */
export const createLawSearch = (db: Queryable, options: LawSearchOptions = {}): LawSearch => {
  const embedder = options.embedder ?? createHashEmbedder()
  const vectorWeight = options.vectorWeight ?? (options.embedder ? MEANING_WEIGHT : SPELLING_WEIGHT)
  const { onError = () => {}, patience = PATIENCE_MS } = options
  const corpus = createFollower(
    () => lawVersion(db),
    async (version): Promise<Corpus> => {
      const [documents, lexicon] = await Promise.all([
        loadLawDocuments(db),
        readFile(new URL('lexicon.tsv', import.meta.url), 'utf8'),
      ])
      const nearness = await openNearness(db, embedder, documents, onError)
      if (nearness.missing > 0) options.onMissingVectors?.(nearness.missing)
      return {
        version,
        documents: documents.map((document) => ({ ...document, embedding: null })),
        nearness,
        lexical: await buildLexicalIndex(documents),
        links: decreeLinks(documents),
        lexicon: parseLexicon(lexicon),
        laws: [...new Set(documents.map(({ lawName }) => lawName))],
      }
    },
  )

  /** A model that cannot be reached leaves the words, which find most of it. */
  const vectorOf = async (query: string): Promise<Float32Array | undefined> => {
    try {
      const [vector] = await embedder.embed([query], AbortSignal.timeout(patience))
      return vector && unit(vector)
    } catch (error) {
      onError(error, 'the question has no vector')
      return undefined
    }
  }

  const isByMeaning = options.embedder !== undefined

  const rank = async ({ query, lawName, isByWords = false }: Ranking) => {
    const asked = isByWords && isByMeaning ? Promise.resolve(undefined) : vectorOf(query)
    const { version, documents, nearness, lexical, links, lexicon, laws } = await corpus()
    const weights = expandQuery(query, lexicon)
    const rarities = new Map([...weights].map(([term, weight]) => [term, weight * lexical.rarity(term)]))
    const isWanted = (at: number): boolean => {
      const document = documents[at]
      return document !== undefined && (!lawName || isOfLaw(document.lawName, lawName))
    }
    const named = namedLaws(query)
    const scores = new Map<number, number>()
    for (const [at, score] of lexical.score([...weights].map(([term, weight]) => ({ term, weight })))) {
      const { lawName: law = '', title = '' } = documents[at] ?? {}
      if (isWanted(at)) scores.set(at, score * (named.has(law) ? NAMED_LAW : topicFactor(law, title, query)))
    }
    const vector = await asked
    const wanted = lawName ? [...documents.keys()].filter(isWanted) : undefined
    const near = vector ? await nearness.near(vector, DEPTH, wanted) : new Map<number, number>()
    const lexicalOrder = byScore(followLinks(scores, links))
    const pinned = namedArticles(query, documents, lexicalOrder).filter(isWanted)
    const beyond = named.size === 0 && isBeyond(query, laws)
    const ranked = fuse([
      { documents: beyond ? [] : lexicalOrder.slice(0, DEPTH), weight: 1 },
      { documents: beyond ? [] : byScore(near).slice(0, DEPTH), weight: vectorWeight },
      // More than both other lists can give together.
      { documents: pinned, weight: 10 },
    ])
    const hits = ranked.slice(0, DEPTH).flatMap(({ document: at, score }) => {
      const document = documents[at]
      const match = pinned.includes(at) ? NAMED_MATCH : (scores.get(at) ?? 0) / lexical.mostTelling
      return document ? [{ document, score, match }] : []
    })
    return { version, hits, rarities, isWordsOnly: isByMeaning && !isByWords && vector === undefined }
  }

  return {
    async state() {
      const { version, laws } = await corpus()
      return { version, holdings: laws }
    },
    async search(query) {
      const { hits, rarities, isWordsOnly } = await rank(query)
      return hits.slice(0, query.first).map(({ document, score, match }) => ({
        ...lawHit(document, score, rarities),
        match,
        ...(isWordsOnly && { isWordsOnly }),
      }))
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
