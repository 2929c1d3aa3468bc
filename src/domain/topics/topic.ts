import { SHOP_WORD } from '../language/shop-word.ts'
import { z } from 'zod'
import { ARTICLE_NUMBER } from '../law/statute.ts'

/**
 * Words by which a topic is asked for. “갱신|재계약 & 거절|거부”: one of each group, in one sentence or the next, in any order. A space in a
 * Korean word may be there or not (“실 거주”); a Latin word is the beginning of one (“renew”: renewal, renewed) unless it ends
 * with $ (“visa$”) or begins with * (“*n't”).
 */
const phrase = z
  .string()
  .regex(/^[^&|]+(?:(?: & |\|)[^&|]+)*$/, 'must be words: a|b & c|d')
  .transform((text) =>
    text
      .normalize('NFC')
      .split(' & ')
      .map((group) => wordsOf(group)),
  )

/** Any of these words. */
const words = z
  .string()
  .min(1)
  .transform((text) => wordsOf(text))

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

const sourceOf = (word: string): string => {
  if (/[가-힣]/.test(word))
    return word
      .split(' ')
      .map(escape)
      .join(String.raw`\s?`)
  const [body, isWhole] = word.endsWith('$') ? [word.slice(0, -1), true] : [word, false]
  const [stem, isInside] = body.startsWith('*') ? [body.slice(1), true] : [body, false]
  return `${isInside ? '' : String.raw`\b`}${stem
    .split(' ')
    .map(escape)
    .join(String.raw`\s+`)}${isWhole ? String.raw`\b` : ''}`
}

/** Finds any of the words “a|b”. */
export function wordsOf(text: string): RegExp {
  // The longer words first: what they say more is what makes a topic the narrower one.
  const sources = text
    .split('|')
    .map((word) => word.trim())
    .toSorted((a, b) => b.length - a.length)
    .map(sourceOf)
  return new RegExp(sources.join('|'), 'i')
}

const name = z.string().trim().min(2)

const governing = z.strictObject({
  /** Of another law than the topic's, such as its decree. */
  law: name.optional(),
  number: z.string().regex(ARTICLE_NUMBER, 'must be written 제6조의3'),
  /** In English; the statute has its own in Korean. */
  title: name,
  /** What it says for who asks about the topic, in English, in the project's own words. */
  digest: z.string().trim().min(20),
  /** The words of the sentence that is to be quoted, as the statute has them. */
  about: name,
  /** A word that the sentence or its item must hold, where others share all those words: a|b. */
  quote: z.string().min(1).optional(),
})

/** A subject that people ask about: the words that lead to it, the articles that govern it, and what can be worked out. */
const lawTopic = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.strictObject({ ko: name, en: name }),
  ko: z.array(phrase).min(1),
  en: z.array(phrase),
  /** A question with one of these words is about something else. */
  not: words.optional(),
  /** What kind of premises it is about, where each kind has rules of its own. */
  of: z.enum(['home', 'shop']).optional(),
  /** The law that settles it, in full. Whether it is held, the corpus is asked. */
  law: name,
  /** What settles it comes first. Empty: the law is known, and where it is held the search looks in it. */
  articles: z.array(governing),
  /** Calculations that belong to it. */
  tools: z.array(z.string()).default([]),
  /** Its words are of its law alone, as the name of a tax is: no article of another one answers. */
  own: z.boolean().default(false),
  /** Where its law is not held, a question that asks of homes as well is still looked up. */
  weak: z.boolean().default(false),
  /** No question of housing: it makes none of what it is found in. */
  foreign: z.boolean().default(false),
})
export type LawTopic = z.infer<typeof lawTopic>

export interface GoverningArticle extends Pick<z.infer<typeof governing>, 'title' | 'digest' | 'about'> {
  lawName: string
  articleNumber: string
  /** Words, a|b; null where the sentence needs none. */
  quote: string | null
  /** No other article settles it. */
  isCertain?: boolean
}

export const articlesOf = ({ law, articles }: LawTopic): GoverningArticle[] =>
  articles.map(({ law: own = law, number, quote = null, ...said }) => ({
    lawName: own,
    articleNumber: number,
    quote,
    ...said,
  }))

/** Rows as they stand in a file, or what is wrong with them and where. */
export const readTopicRows = (
  value: unknown,
): { rows: LawTopic[]; problems: { path: readonly PropertyKey[]; problem: string }[] } => {
  const read = z.array(lawTopic).safeParse(value)
  if (!read.success)
    return { rows: [], problems: read.error.issues.map(({ path, message }) => ({ path, problem: message })) }
  return { rows: read.data, problems: repeatedIds(read.data) }
}

/** An id names one row, of all files. */
export const repeatedIds = (rows: readonly LawTopic[]): { path: PropertyKey[]; problem: string }[] =>
  rows.flatMap(({ id }, at) =>
    rows.findIndex((it) => it.id === id) === at ? [] : [{ path: [at, 'id'], problem: `${id} stands twice` }],
  )

/** Leases of shops have a law of their own. */
const OF_SHOP = wordsOf(
  '상가|점포|사무실|권리금|장사|매장|식당|음식점|카페|건물주|환산보증금|상임법|사업자등록|영업|폐업|개업|창업|업종|동업|매출|간판|숍인숍|깔세|창고|공장|꽃집|미용실|분식|호프집|치킨집|술집|빵집|네일샵|공방|옷가게|당구장|정육점|노래방|피시방|PC방|shop|key money|vat|my business|business registration|store|commercial|business premises|restaurant|cafe|bakery|salon|gym|pharmacy|office lease|office space',
)

const A_SHOP = new RegExp(SHOP_WORD)

export const speaksOfShop = (text: string): boolean => OF_SHOP.test(text) || A_SHOP.test(text)

interface Span {
  from: number
  to: number
}

export interface TopicRead {
  topic: LawTopic
  /** Where its words stand, in the whole text. */
  spans: Span[]
}

/** Longer texts are pasted, and ask at their beginning. */
const READ = 2_000

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

const matchPhrase = (groups: readonly RegExp[], sentence: string, offset: number): Span[] | null => {
  const spans: Span[] = []
  for (const group of groups) {
    const found = group.exec(sentence)
    if (found === null) return null
    spans.push({ from: offset + found.index, to: offset + found.index + found[0].length })
  }
  return spans
}

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** A sentence with the next one, which often asks what the first is about (“It was renewed tacitly. When can I leave?”). */
const stretchesOf = (text: string): Span[] => {
  const sentences = [...text.matchAll(/(?:[^.?!\n]|\.(?=\d))+/g)].map(({ 0: sentence, index }): Span => ({
    from: index,
    to: index + sentence.length,
  }))
  return sentences.map(({ from, to }, at) => ({ from, to: sentences[at + 1]?.to ?? to }))
}

/**
 * The topics that a text names, the narrowest first: those of the most groups of words, then as the table has them. A wider one
 * is left out where its words are those of a narrower one. Every word is looked for twice at most in each sentence.
 */
export const readTopics = (text: string, topics: readonly LawTopic[]): TopicRead[] => {
  const read = text.slice(0, READ).normalize('NFC').replaceAll('’', "'")
  const isShop = speaksOfShop(read)
  const stretches = stretchesOf(read)
  const found = topics.flatMap((topic) => {
    if ((topic.of === 'home' && isShop) || (topic.of === 'shop' && !isShop)) return []
    if (topic.not?.test(read) === true) return []
    const matches = stretches.flatMap(({ from, to }) =>
      [...topic.ko, ...topic.en].flatMap((groups) => {
        const spans = matchPhrase(groups, read.slice(from, to), from)
        return spans === null ? [] : [spans]
      }),
    )
    const [spans] = matches.toSorted((a, b) => b.length - a.length || lengthOf(b) - lengthOf(a))
    return spans === undefined ? [] : [{ topic, spans }]
  })
  const kept: TopicRead[] = []
  const narrowest = found.toSorted(
    (a, b) => b.spans.length - a.spans.length || Number(a.topic.weak) - Number(b.topic.weak),
  )
  for (const one of narrowest) {
    const isInside = kept.some((other) =>
      one.spans.every((span) => other.spans.some((it) => overlap(span, it))),
    )
    if (!isInside) kept.push(one)
  }
  return kept
}
