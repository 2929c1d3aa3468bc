import type { Prose } from '../../domain/prose.ts'
import { textOf } from '../../domain/prose.ts'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { lawNamer } from '../../domain/law/names.ts'
import type { LawHit, LawQuery } from '../../domain/law/search.ts'
import type { RulingIndex } from '../../domain/rulings/find.ts'
import { articleKey } from '../../domain/law-questions/asked.ts'
import type { AskedArticles } from '../../domain/law-questions/asked.ts'
import { CLEAR_RULING, englishArticles, routeLaw } from '../../domain/topics/route.ts'
import type { EnglishArticles, LawRoute } from '../../domain/topics/route.ts'
import type { GoverningArticle, LawTopic } from '../../domain/topics/topic.ts'
import { createFollower } from '../follow.ts'
import type { Queryable } from '../statement.ts'
import type { Bm25Index } from './bm25.ts'
import { candidatesOf, rankCandidates } from './candidates.ts'
import { lawNames, lawVersion, loadLawDocuments } from './corpus.ts'
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
import { lawMeant, namedArticles } from './references.ts'
import { snippetOf } from './snippet.ts'
import { topicFactors } from './topics.ts'

export interface LawSearch {
  search(query: LawQuery): Promise<LawHit[]>
  page(request: LawPageRequest): Promise<LawConnection>
  /** The corpus that the next search will look in with what was written on it (topics, rulings, questions), and the laws of it. */
  state(): Promise<{ version: string; holdings: readonly string[] }>
  /** What a question is led to by the laws that the next search will look in; `before`: what it goes on from, oldest first. */
  route(text: string, before?: readonly string[]): Promise<LawRoute>
  /** What the table of topics says of an article in English; null where it has nothing. */
  english: EnglishArticles
}

export interface LawSearchOptions {
  /** What questions are about by name, and the articles that govern it. */
  topics?: readonly LawTopic[]
  /** Answers to what many people ask, and the articles they rest on. */
  rulings?: RulingIndex
  /** In which ways articles are asked for. */
  asked?: AskedArticles
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
  query: Prose
  lawName?: string | null | undefined
  isByWords?: boolean | undefined
  before?: readonly Prose[] | undefined
}

/** How many articles of each list are fused, and thereby how many a search can find. */
const DEPTH = 200

/** n-grams see spelling only, which the lexical list sees better: they may break a near tie, not overrule it. */
const SPELLING_WEIGHT = 0.02
const MEANING_WEIGHT = 0.7

/** What an article matches that the question names, or whose subject it names. */
const NAMED_MATCH = 100

/** A law that the question names comes before the others, and one that settles what it is about. */
const NAMED_LAW = 3

interface Corpus {
  version: string
  documents: LawDocument[]
  /** Where an article stands among them, by its key. */
  places: ReadonlyMap<string, number>
  nearness: Nearness
  lexical: Bm25Index
  links: ReturnType<typeof decreeLinks>
  lexicon: Wording[]
}

/**
 * Search over the body articles of all laws: lexical ranking and vectors, fused by reciprocal rank, articles that the
 * question names first. The index lives in the process and follows the corpus version, so imports show without a restart.
 */
export const createLawSearch = (db: Queryable, options: LawSearchOptions = {}): LawSearch => {
  const embedder = options.embedder ?? createHashEmbedder()
  const vectorWeight = options.vectorWeight ?? (options.embedder ? MEANING_WEIGHT : SPELLING_WEIGHT)
  const { onError = () => {}, patience = PATIENCE_MS, topics = [], rulings, asked } = options
  const english = englishArticles(topics)
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
        places: new Map(documents.map((it, at) => [articleKey(it.lawName, it.articleNumber), at])),
        nearness,
        lexical: await buildLexicalIndex(documents),
        links: decreeLinks(documents),
        lexicon: parseLexicon(lexicon),
      }
    },
  )

  // The names alone: a question is led somewhere while the index of a large import is still being made.
  const names = createFollower(
    () => lawVersion(db),
    async () => {
      const laws = await lawNames(db)
      const namedIn = lawNamer(laws)
      const route = (text: string, before: readonly string[] = []): LawRoute =>
        routeLaw(text, topics, namedIn, laws, rulings, before)
      return { laws, route }
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

  /** The articles are not all that a question is answered with: what was written on them comes with the program. */
  let known: string | undefined
  const written = (): string =>
    (known ??= createHash('sha256')
      .update(JSON.stringify(topics) + (rulings?.contents() ?? '') + (asked?.contents() ?? ''))
      .digest('hex')
      .slice(0, 16))

  const isByMeaning = options.embedder !== undefined

  const rank = async ({ query: question, before: earlier = [], lawName, isByWords = false }: Ranking) => {
    const own = textOf(question)
    const before = earlier.map(textOf)
    // Articles are found by all the words that there are: few questions name what they go on from.
    const query = [...before, own].join('\n')
    const asking = isByWords && isByMeaning ? Promise.resolve(undefined) : vectorOf(query)
    const [{ version, documents, places, nearness, lexical, links, lexicon }, known] = await Promise.all([
      corpus(),
      names(),
    ])
    const route = known.route(own, before)
    const weights = expandQuery(query, lexicon)
    const rarities = new Map([...weights].map(([term, weight]) => [term, weight * lexical.rarity(term)]))
    const isMeant = lawName ? lawMeant(lawName) : () => true
    const isWanted = (at: number): boolean => {
      const document = documents[at]
      return document !== undefined && isMeant(document.lawName)
    }
    const factorOf = topicFactors(query)
    const preferred = new Set([...route.named, ...route.preferred])
    const scores = new Map<number, number>()
    for (const [at, score] of lexical.score([...weights].map(([term, weight]) => ({ term, weight })))) {
      const { lawName: law = '', title = '' } = documents[at] ?? {}
      if (isWanted(at)) scores.set(at, score * (preferred.has(law) ? NAMED_LAW : factorOf(law, title)))
    }
    const vector = await asking
    const wanted = lawName ? [...documents.keys()].filter(isWanted) : undefined
    const near = vector ? await nearness.near(vector, DEPTH, wanted) : new Map<number, number>()
    const governing = placesOf(route.articles, places).filter(isWanted)
    const certain = placesOf(
      route.articles.filter(({ isCertain }) => isCertain),
      places,
    ).filter(isWanted)
    const linked = followLinks(scores, links)
    const lexicalOrder = byScore(linked)
    const pinned = namedArticles(query, documents, lexicalOrder).filter(isWanted)
    const candidates = candidatesOf({
      words: lexicalOrder.slice(0, DEPTH).map((at) => [at, linked.get(at) ?? 0]),
      asked: new Map(
        [...(asked?.find(query) ?? [])].flatMap(([key, it]) => {
          const at = places.get(key)
          return at === undefined || !isWanted(at) ? [] : [[at, it]]
        }),
      ),
      isAskedFor: (at) => asked?.knows(documents[at]?.lawName ?? '') === true,
      governing,
      certain,
      isPreferred: (at) => preferred.has(documents[at]?.lawName ?? ''),
    })
    const isUnheld = route.isUnheld && !lawName
    // The words of what it goes on from would find the articles of that, and not what the next question rests on.
    const isLedApart = before.length > 0 && (route.ruling?.confidence ?? 0) >= CLEAR_RULING
    const ranked = fuse([
      { documents: isUnheld ? [] : rankCandidates(candidates).slice(0, DEPTH), weight: 1 },
      { documents: isUnheld ? [] : byScore(near).slice(0, DEPTH), weight: vectorWeight },
      // More than both other lists can give together.
      { documents: pinned, weight: 10 },
      { documents: IN_KOREAN.test(query) && !isLedApart ? certain : governing, weight: 5 },
    ])
    const hits = ranked.slice(0, DEPTH).flatMap(({ document: at, score }) => {
      const document = documents[at]
      const match =
        pinned.includes(at) || governing.includes(at)
          ? NAMED_MATCH
          : (scores.get(at) ?? 0) / lexical.mostTelling
      return document ? [{ document, score, match }] : []
    })
    return {
      version,
      route,
      hits,
      rarities,
      isWordsOnly: isByMeaning && !isByWords && vector === undefined,
    }
  }

  const shown = (
    document: LawDocument,
    score: number,
    rarities: ReadonlyMap<string, number>,
    route: LawRoute,
  ): LawHit => {
    const settles = route.articles.find(
      (it) => it.lawName === document.lawName && it.articleNumber === document.articleNumber,
    )
    const told = settles ?? english(document.lawName, document.articleNumber)
    return {
      ...lawHit(document, score, rarities),
      english: told && { title: told.title, digest: told.digest },
      ...(settles && { settles: { about: settles.about, quote: settles.quote } }),
    }
  }

  return {
    english,
    async route(text, before) {
      return (await names()).route(text, before)
    },
    async state() {
      const [{ version }, { laws }] = await Promise.all([corpus(), names()])
      return { version: `${version}.${written()}`, holdings: laws }
    },
    async search(query) {
      const { route, hits, rarities, isWordsOnly } = await rank(query)
      return hits.slice(0, query.first).map(({ document, score, match }) => ({
        ...shown(document, score, rarities, route),
        match,
        ...(isWordsOnly && { isWordsOnly }),
      }))
    },
    async page(request) {
      const { version, route, hits, rarities } = await rank(request)
      return lawPage(request, version, hits, ({ document, score }) => shown(document, score, rarities, route))
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

/** Where articles stand, in their order. */
const placesOf = (articles: readonly GoverningArticle[], places: ReadonlyMap<string, number>): number[] =>
  articles.flatMap(({ lawName, articleNumber }) => places.get(articleKey(lawName, articleNumber)) ?? [])

const IN_KOREAN = /[가-힣]/
