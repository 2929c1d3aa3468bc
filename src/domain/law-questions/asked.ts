import type { RulingIndex, RulingText, Signals } from '../rulings/find.ts'
import { indexRulings, madeLate } from '../rulings/find.ts'
import type { RulingWeights } from '../rulings/find.ts'
import type { Concept } from '../rulings/concepts.ts'
import type { Part } from '../rulings/vectors.ts'
import { wordsIn } from '../rulings/words.ts'
import type { ArticleQuestions } from './question.ts'

/** What the ways in which an article is asked for have in common with a question, each 0 to 1. */
export interface Asked {
  /** With the nearest way of asking, and with all of them together. */
  nearest: number
  together: number
  /** With what the rulings that rest on it say. */
  said: number
  /** How much of what the question speaks of they speak of too. */
  covered: number
  /** How likely what is asked rests on it, of all that is near. */
  share: number
}

export interface AskedArticles {
  /** By the full name of the law and the number of the article, without spaces. */
  find(text: string): Map<string, Asked>
  /** Whether any way of asking for an article of it is known. */
  knows(law: string): boolean
  /** All that it depends on, in one text. */
  contents(): string
  /** Makes what is otherwise made by the first `find`. */
  open(): void
}

export const articleKey = (law: string, article: string): string => `${law}${article}`.replaceAll(/\s/g, '')

type Entry = Pick<RulingText, 'id' | 'field' | 'articles'>

/** Of those that are near; what is behind them says nothing more of any article. */
const NEAR = 40
/** What an article counts that a ruling names after others: the first one is what it rests on most. */
const BY_PLACE = [1, 0.7, 0.5, 0.35]
const placed = (place: number): number => BY_PLACE[Math.min(place, BY_PLACE.length - 1)] ?? 0

/** The questions of articles as entries of their own beside rulings. */
export const indexQuestions = (
  questions: readonly ArticleQuestions[],
  concepts: readonly Concept[],
  weights: RulingWeights,
): RulingIndex<Entry> => {
  const entries = questions.map(({ law, article }): Entry => ({
    id: articleKey(law, article),
    field: 'procedure',
    articles: [{ law, article }],
  }))
  return madeLate(entries, () => {
    const parts = questions.flatMap(({ asks }, at) =>
      asks.map((text): Part => ({ at, isAsked: true, words: wordsIn(text, concepts) })),
    )
    return indexRulings(entries, parts, concepts, weights)
  })
}

const merged = (a: Asked | undefined, it: Signals, weight: number, share: number): Asked => ({
  nearest: Math.max(a?.nearest ?? 0, it.nearest * weight),
  together: Math.max(a?.together ?? 0, it.together * weight),
  said: Math.max(a?.said ?? 0, it.said * weight),
  covered: Math.max(a?.covered ?? 0, it.covered * weight),
  share: (a?.share ?? 0) + share * weight,
})

/** One table: an article is asked for in the ways of the rulings that rest on it, and in its own. */
export const askedArticles = (
  indexes: readonly Pick<RulingIndex<Entry>, 'find' | 'contents' | 'all' | 'open'>[],
): AskedArticles => {
  const laws = new Set(
    indexes.flatMap(({ all }) =>
      all.flatMap(({ articles }) => articles.map(({ law }) => articleKey(law, ''))),
    ),
  )
  return {
    knows: (law) => laws.has(articleKey(law, '')),
    find: (text) => {
      const asked = new Map<string, Asked>()
      for (const found of indexes.map((index) => index.find(text, NEAR))) {
        // Of each index for itself: what is near in one is not less likely because the other one has much that is near.
        const highest = Math.max(0, ...found.map(({ score }) => score))
        const odds = found.map(({ score }) => Math.exp(score - highest))
        const all = odds.reduce((sum, value) => sum + value, 0)
        for (const [at, { ruling, signals }] of found.entries())
          for (const [place, { law, article }] of ruling.articles.entries()) {
            const key = articleKey(law, article)
            asked.set(key, merged(asked.get(key), signals, placed(place), (odds[at] ?? 0) / all))
          }
      }
      return asked
    },
    contents: () => indexes.map((it) => it.contents()).join('\n'),
    open: () => {
      for (const index of indexes) index.open()
    },
  }
}
