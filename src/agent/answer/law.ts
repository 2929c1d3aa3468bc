import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import { readClaims } from './grounding.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { cite, fact } from './text.ts'
import type { Part } from './text.ts'

/** Articles that an answer quotes; the search finds more. */
const QUOTED = 3

const FRACTION = /(\d+)분의\s*(\d+)/
const IS_LIMIT = /초과하지 못|초과할 수 없|넘지 못|넘을 수 없|이내|이하/
const ASKS_RAISE = /인상|올리|올려|올릴|증액|raise|increase/i
const SAYS_RAISE = /증액|인상|올리|올릴|올려/

const percent = (value: number): string => `${Math.round(value * 100) / 100}%`

/** A share that the article sets as a fraction, in percent; and whether the share asked about is within it. */
export const explainLimit = (quote: string, question: string, language: Language): string[] => {
  const match = FRACTION.exec(quote)
  if (!match) return []
  const words = ANSWER_WORDS[language]
  const limit = (100 * Number(match[2])) / Number(match[1])
  // A digest says it itself.
  const explained = quote.includes(percent(limit)) ? [] : [words.fraction(match[0], percent(limit))]
  const asked = [...readClaims(question)]
    .filter((claim) => claim.startsWith('p:'))
    .map((claim) => Number(claim.slice(2)))
  const [only] = asked
  const comparable = IS_LIMIT.test(quote) && ASKS_RAISE.test(question) && SAYS_RAISE.test(quote)
  if (asked.length !== 1 || only === undefined || !comparable) return explained
  return [...explained, (only <= limit ? words.within : words.beyond)(percent(only), percent(limit))]
}

/** What the first article says matters most; of the others one sentence each. */
const quotesOf = (item: Evidence, language: Language): string[] =>
  factValues(item, 'quote', language).map(inertText)

const quoteArticle = (item: Evidence, count: number, language: Language): string => {
  const words = ANSWER_WORDS[language]
  const digest = fact(item, 'nature', language) !== null
  return [
    `**${inertText(item.title)}** ${cite(item)}`,
    ...quotesOf(item, language)
      .slice(0, count)
      .map((quote) => `> ${quote} ${cite(item)}`),
    ...(digest ? [`> (${words.digestNote})`] : []),
  ].join('\n')
}

const ASKS_SHARE = /\d\s*(?:%|퍼센트|프로|per\s?cent)/i

/** Whether an article sets the share that is asked about: that of a raise for a raise. */
const setsShare = (item: Evidence, question: string, language: Language): boolean =>
  quotesOf(item, language).some(
    (quote) =>
      (FRACTION.test(quote) || ASKS_SHARE.test(quote)) &&
      (!ASKS_RAISE.test(question) || SAYS_RAISE.test(quote)),
  )

/** What settles the question first: asked about a share, the article that sets it; else as they were found. */
const inOrder = (items: readonly Evidence[], question: string, language: Language): Evidence[] =>
  ASKS_SHARE.test(question)
    ? items.toSorted(
        (a, b) => Number(setsShare(b, question, language)) - Number(setsShare(a, question, language)),
      )
    : [...items]

export const composeLaw = (found: readonly Evidence[], question: string, language: Language): Part | null => {
  const items = inOrder(found, question, language)
  const [first] = items
  if (!first) return null
  const words = ANSWER_WORDS[language]
  const quote = quotesOf(first, language)[0]
  const article = first.source.label
  return {
    lead:
      quote === undefined
        ? `${inertText(first.title)} ${cite(first)}`
        : [
            words.lawSays(inertText(article), quote),
            ...explainLimit(quote, question, language),
            cite(first),
          ].join(' '),
    heading: words.headings.legal,
    body: [
      ...items.slice(0, QUOTED).map((item, i) => quoteArticle(item, i === 0 ? 2 : 1, language)),
      words.lawNote,
    ].join('\n\n'),
  }
}
