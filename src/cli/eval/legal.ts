import { z } from 'zod'
import { buildBm25 } from '../../store/law-search/bm25.ts'
import { byScore } from '../../store/law-search/rank.ts'
import { lawTokens } from '../../store/law-search/tokens.ts'
import type { Ask } from '../guest.ts'
import { byFrequency, measured, percent, share } from './figures.ts'
import type { Figures } from './figures.ts'
import type { Item } from './sets.ts'
import { mean } from './statistics.ts'

const DEPTH = 10
const DEPTHS = [1, 3, 5, DEPTH] as const
const QUERY = `query($query: String!) { found: legalSearch(query: $query, first: ${DEPTH}) {
  edges { node { lawName articleNumber } } } }`
const reply = z
  .object({
    edges: z.array(z.object({ node: z.object({ lawName: z.string(), articleNumber: z.string() }) })),
  })
  .nullish()

interface ArticleText {
  lawName: string
  articleNumber: string
  title: string
  content: string
}

const keyOf = (law: string, article: string): string => `${law} ${article}`.replace(/\s/gu, '')

/** Keys of articles, best first. */
type Ranking = (question: string) => Promise<string[]>

/** Words as they are written, split at whatever is no letter or digit: no particles cut off, no synonyms, no weights. */
const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Title and text of the statute alone. */
const plainBm25 = async (
  articles: readonly ArticleText[],
  termsOf: (text: string) => readonly string[],
): Promise<Ranking> => {
  const index = await buildBm25(articles, ({ title, content }) => [termsOf(`${title}\n${content}`)], [
    { weight: 1, b: 0.75 },
  ])
  return (question) => {
    const terms = termsOf(question).map((term) => ({ term, weight: 1 }))
    const places = byScore(index.score(terms)).slice(0, DEPTH)
    return Promise.resolve(
      places.flatMap((place) => {
        const article = articles[place]
        return article ? [keyOf(article.lawName, article.articleNumber)] : []
      }),
    )
  }
}

/** The most frequent right answers of the set itself, whatever is asked. */
const constantGuess = (items: readonly Item<'legal'>[]): Ranking => {
  const frequent = byFrequency(
    items.flatMap(({ gold }) => gold.map(({ law, article }) => keyOf(law, article))),
  )
  const guess = frequent.slice(0, DEPTH).map(([key]) => key)
  return () => Promise.resolve(guess)
}

const measure = async (name: string, rank: Ranking, items: readonly Item<'legal'>[]) => {
  const places: number[] = []
  for (const { question, gold } of items) {
    const wanted = new Set(gold.map(({ law, article }) => keyOf(law, article)))
    places.push((await rank(question)).findIndex((key) => wanted.has(key)))
  }
  const hits = DEPTHS.map((depth) => places.filter((place) => place >= 0 && place < depth).length)
  const reciprocals = places.map((place) => (place < 0 ? 0 : 1 / (place + 1)))
  const shares = hits.map((hit) => share(hit, items.length))
  const shown = DEPTHS.map((depth, at) => `@${depth} ${percent(hits[at] ?? 0, items.length)}`)
  return {
    line: `${name.padEnd(14)} hit ${shown.join('  ')}  MRR ${measured(reciprocals, mean, 3)}`,
    shares,
    mrr: mean(reciprocals) ?? 0,
  }
}

/** Questions without a right article (they are to be declined) are not counted. */
export const evaluateLegal = async (
  ask: Ask,
  all: readonly Item<'legal'>[],
  articles: readonly ArticleText[],
): Promise<Figures> => {
  const items = all.filter(({ gold }) => gold.length > 0)
  const search: Ranking = async (query) => {
    const found = reply.parse((await ask(QUERY, { query })).data['found'])
    return (found?.edges ?? []).map(({ node }) => keyOf(node.lawName, node.articleNumber))
  }
  const ours = await measure('legalSearch', search, items)
  const plain = await measure('BM25, words', await plainBm25(articles, words), items)
  const bigrams = await measure('BM25, bigrams', await plainBm25(articles, lawTokens), items)
  const constant = await measure('constant guess', constantGuess(items), items)
  return {
    name: 'legal',
    lines: [
      `${items.length} questions over ${articles.length} articles`,
      ours.line,
      plain.line,
      constant.line,
    ],
    values: {
      hit1: ours.shares[0] ?? 0,
      hit3: ours.shares[1] ?? 0,
      hit5: ours.shares[2] ?? 0,
      hit10: ours.shares[3] ?? 0,
      mrr: ours.mrr,
      plainMrr: Math.max(plain.mrr, bigrams.mrr),
      constantMrr: constant.mrr,
    },
  }
}
