import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { anyForm } from '../language/forms.ts'
import { clip } from '../text/clip.ts'
import said from './essential.json' with { type: 'json' }

/** Everyday words, Korean and English, and what statutes call the same thing. */
const STATUTORY = said.statutory.map(({ everyday, statutory }) => [anyForm(everyday), statutory] as const)
/** What is said of courts and procedure; it is quoted to whoever asks about it. */
const PROCEDURE =
  /항고|이의신청|「민사집행법」 제\d+조|집행력|대법원규칙|과태료|촉탁|대통령령으로\s*정한다|조례로\s*달리/
const ASKS_PROCEDURE = /항고|이의|집행|과태료|조례|벌금|기각|appeal|fine|penalt/i
/** Courts and procedure count this much less. */
const ASIDE = 0.6
/** An item is shorter than a sentence, and shares more of its words by chance. */
const OF_ITEM = 0.75
/** More than all other weights together. */
const SURE = 10
/** An article says first what it is about. */
const FIRST = 0.1

/** What kind of thing a question asks for, and the sentences of a statute that settle it. */
const SETTLES = said.settles.map(({ asks, settles, weight }) => ({
  asks: anyForm(asks),
  settles: anyForm(settles),
  weight,
}))

const settling = (question: string, sentence: string): number =>
  SETTLES.reduce(
    (sum, { asks, settles, weight }) => (asks.test(question) && settles.test(sentence) ? sum + weight : sum),
    0,
  )

const bigrams = (text: string): Set<string> => {
  const grams = new Set<string>()
  for (const word of text.match(/[가-힣A-Za-z0-9]{2,}/g) ?? []) {
    for (let i = 0; i + 1 < word.length; i++) grams.add(word.slice(i, i + 2))
  }
  return grams
}

const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  if (b.size === 0) return 0
  let shared = 0
  for (const gram of a) if (b.has(gram)) shared += 1
  return shared / Math.sqrt(b.size)
}

/** The words of a question in the statute's language, beside its own. */
const inStatutoryWords = (question: string): string =>
  STATUTORY.reduce(
    (words, [everyday, statutory]) => (everyday.test(question) ? `${words} ${statutory}` : words),
    question,
  )

const PARAGRAPH_SIGNS = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳'

export interface ArticleSentence {
  text: string
  /** The items of a list that it opens (“1. …”), with what stands below each. */
  items: string[]
  /** 항, from 1; null in an article without them. */
  paragraph: number | null
  position: number
}

const depthOf = (text: string): number =>
  (text.match(/[(（]/g)?.length ?? 0) - (text.match(/[)）]/g)?.length ?? 0)

/** Sentences; what stands in brackets ends none, nor does a number with its point (2025. 3. 1.). */
const splitSentences = (body: string): string[] => {
  const sentences: string[] = []
  for (const part of body.split(/(?<=(?<!\d)[.!?])\s+(?=\S)/)) {
    const open = sentences.at(-1)
    if (open !== undefined && depthOf(open) > 0) sentences.push(`${sentences.pop() ?? ''} ${part.trim()}`)
    else sentences.push(part.trim())
  }
  return sentences
}

/** The sentences of an article as they stand; an item list stays with the sentence that opens it. */
export const articleSentences = (content: string): ArticleSentence[] => {
  const sentences: ArticleSentence[] = []
  let paragraph: number | null = null
  let opener: ArticleSentence | undefined
  for (const raw of content.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    const sign = PARAGRAPH_SIGNS.indexOf(line.charAt(0))
    if (sign >= 0) paragraph = sign + 1
    if (sign < 0 && opener && /^(?:\d+(?:의\d+)?|[가-하])\s*\./.test(line)) {
      const isBelow = /^[가-하]\s*\./.test(line) && opener.items.length > 0
      if (isBelow) opener.items.push(`${opener.items.pop() ?? ''} ${line}`)
      else opener.items.push(line)
      continue
    }
    const body = sign >= 0 ? line.slice(1).trim() : line
    const told = splitSentences(body).map((text, index) => ({
      text,
      items: [],
      paragraph,
      position: sentences.length + index,
    }))
    sentences.push(...told)
    // “…다음 각 호의 계약을 … 신고하여야 한다. 다만, …”: the list belongs to the sentence that names it.
    opener = told.findLast(({ text }) => /다음\s*각\s*호|다음과\s*같/.test(text))
  }
  return sentences
}

/** A list of items that is longer than this would be the whole article. */
const MAX_SENTENCE = 420

/** A list as a whole where it is short; else the sentence that opens it, with the items that the question is about. */
const withItems = ({ text, items }: ArticleSentence, weigh: (text: string) => number): string => {
  const whole = [text, ...items].join(' ')
  if (whole.length <= MAX_SENTENCE) return whole
  const ranked = items
    .map((item, position) => ({ item, position, score: weigh(item) }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
  let room = MAX_SENTENCE - text.length
  const [best] = ranked
  const chosen = ranked.filter(({ item, score }, rank) => {
    // Without a word of the question in any of them the first ones stand for all; else only those that come close.
    const fits = item.length <= room && (rank === 0 || score >= (best?.score ?? 0) * 0.75)
    if (fits || rank === 0) room -= item.length
    return fits || rank === 0
  })
  const shown = chosen.toSorted((a, b) => a.position - b.position)
  const parts = shown.flatMap(({ item, position }, index) => {
    const before = index === 0 ? -1 : (shown[index - 1]?.position ?? -1)
    return position === before + 1 ? [item] : ['…', item]
  })
  const isLast = shown.at(-1)?.position === items.length - 1
  return [text, ...parts, ...(isLast ? [] : ['…'])].join(' ')
}

/** The sentences that answer the question, the best first. The statute's own words; what is left out is marked. */
export const essentialSentences = (
  content: string,
  asking: Prose,
  snippet: string,
  count: number,
  /** What the best sentence, or an item of it, holds for certain. */
  surely?: RegExp,
): ArticleSentence[] => {
  const question = textOf(asking)
  const asked = bigrams(inStatutoryWords(question))
  const matched = bigrams(snippet)
  const weigh = (text: string): number =>
    overlap(asked, bigrams(text)) + settling(question, text) + (surely?.test(text) === true ? SURE : 0)
  return articleSentences(content)
    .map((sentence) => {
      const { text, items, paragraph } = sentence
      const best = Math.max(0, ...items.map(weigh))
      const aside = PROCEDURE.test(text) && !ASKS_PROCEDURE.test(question) ? ASIDE : 0
      const first = paragraph === null || paragraph === 1 ? FIRST : 0
      const score =
        Math.max(weigh(text), OF_ITEM * best) + 0.4 * overlap(matched, bigrams(text)) + first - aside
      return { sentence, score }
    })
    .toSorted((a, b) => b.score - a.score || a.sentence.position - b.sentence.position)
    .slice(0, count)
    .map(({ sentence }) => ({ ...sentence, text: clip(withItems(sentence, weigh), MAX_SENTENCE) }))
}
