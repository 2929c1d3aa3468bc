import { unexplained } from '../../domain/law/share.ts'
import { name, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { AskedShare } from '../../domain/reading/share.ts'
import type { Language } from '../../domain/run.ts'
import type { Evidence } from '../facts/evidence.ts'
import { decisiveOf } from '../facts/evidence.ts'
import type { PaperRow, Quote } from '../facts/row.ts'
import { nameOfArticle } from '../tools/find-article.ts'
import { articlesBehind } from '../tools/grounds.ts'
import { articlesOf, isQuotable, nameArticles, originalOf, quoteArticle } from './article.ts'
import type { Article } from './article.ts'
import type { Detail } from './detail.ts'
import { caveat, line, part } from './line.ts'
import type { Part } from './line.ts'
import { composeRuling, concludeRuling, inShort, rulingIn, rulingNotes } from './ruling.ts'
import type { ToldRuling } from './ruling.ts'

/** Articles that an answer names as its ground; the search finds more. */
const NAMED = 3
/** Where a figure was worked out. */
const NAMED_BESIDE = 2

/** The share that the sentence sets first, in percent; and whether the share asked about is within it. */
export const explainShare = ({ text, shares, raise }: Quote, asked: AskedShare): Said[] => {
  const [first] = shares
  if (first === undefined) return []
  const limit = percent(first.percent)
  // A digest says it itself.
  const explained = unexplained(text, [first]).map(({ written }) =>
    message('law.share', { written: name(written), share: limit }),
  )
  return [...explained, ...compareShare({ shares, raise }, asked)]
}

/** Whether the share asked about is within the one that the sentence sets. */
const compareShare = (
  { shares: [first], raise }: Pick<Quote, 'shares' | 'raise'>,
  asked: AskedShare,
): Said[] => {
  if (first === undefined || asked.percent === null || raise !== 'BOUNDS' || !asked.isRaise) return []
  const values = { asked: percent(asked.percent), limit: percent(first.percent) }
  return [asked.percent <= first.percent ? message('law.within', values) : message('law.beyond', values)]
}

/** Whether an article sets the share that is asked about: that of a raise for a raise. */
const setsShare = ({ row }: Article, { isRaise }: AskedShare): boolean =>
  row.quotes.some(({ shares, raise }) => shares.length > 0 && (!isRaise || raise !== null))

/** What settles the question first: asked about a share, the article that sets it; else as they were found. */
const inOrder = (articles: readonly Article[], asked: AskedShare): Article[] =>
  asked.isNamed
    ? articles.toSorted((a, b) => Number(setsShare(b, asked)) - Number(setsShare(a, asked)))
    : [...articles]

const onceEach = (articles: readonly Article[]): Article[] =>
  articles.filter(({ source }, at) => articles.findIndex((it) => it.source.n === source.n) === at)

/** Where law is told of. */
interface Place {
  /** What was worked out, which says what it comes to. */
  beside?: readonly Evidence[]
  /** Whether a question of law is part of what is asked; left out: it is. */
  isAsked?: boolean
  detail?: Detail
  language: Language
}

/** Articles that no calculation names with its rules. */
const apartFrom = (beside: readonly Evidence[], articles: readonly Article[]): Article[] => {
  const known = new Set(beside.flatMap(articlesBehind).map(nameOfArticle))
  return articles.filter(({ row }) => !known.has(row.label))
}

/**
 * The articles that an answer rests on: one sentence where one can be read whole, and the names of the others in a line.
 * `beside`: calculations, which name the articles behind them with their rules.
 */
const ground = (
  articles: readonly Article[],
  { beside = [], language }: Place,
  isTold: (article: Article) => boolean = () => false,
) => {
  const quoted = articles.find((it) => isQuotable(it, language))
  const others = apartFrom(beside, articles).filter((it) => it !== quoted)
  return [...(quoted === undefined ? [] : [quoteArticle(quoted, isTold(quoted))]), ...nameArticles(others)]
}

/** What a ruling says, what turns it, what to do, and the articles it rests on, a sentence each. */
const composeByRuling = (
  told: ToldRuling,
  found: readonly Evidence[],
  asked: AskedShare,
  place: Place,
): Part[] => {
  const { beside = [], detail = 'full' } = place
  const besides = beside.length > 0
  const articles = articlesOf(told.articles)
  // What the search puts first governs the question by its subject, whether the ruling names it or not.
  const [nearest] = articlesOf(found)
  const near = nearest === undefined ? [] : [nearest]
  const named = onceEach([...articles.slice(0, besides ? NAMED_BESIDE : NAMED), ...near])
  const conclusion = told.row.conclusion.en
  const share = articles.flatMap(({ row: { quotes } }) => quotes).find(({ shares }) => shares.length > 0)
  // What was worked out says itself whether a bound holds for the case, and what it comes to.
  const more = share === undefined || besides ? [] : compareShare(share, asked)
  // Beside what was worked out what answers a further point is told, and nothing that is merely near.
  const others = told.others.filter((it) => it.row.isPoint === true || (!besides && detail !== 'terse'))
  const alone = { ...told, others }
  const [first, ...further] = [
    ...composeRuling(alone, besides),
    part([], 'answer.heading.legal', [
      // A figure rests on its rules: the sentence of an article beside them is of another thing that the ruling says.
      ...(besides
        ? nameArticles(apartFrom(beside, named))
        : ground(named, place, (article) => article.row.english?.digest === conclusion)),
      rulingNotes(told),
      // What nobody has reviewed says so, and that it is no advice.
      ...(told.row.isReviewed ? [caveat(message('law.note'))] : []),
    ]),
  ]
  return first === undefined ? [] : [{ ...first, lead: concludeRuling(alone, more) }, ...further]
}

/** Beside a paper that was written: the articles it rests on, and a ruling for whoever wants to know more. */
export const composeBesidePaper = (
  found: readonly Evidence[],
  { articles }: PaperRow,
  language: Language,
): Part[] => {
  const ruling = rulingIn(found)
  // One that rests on none of its articles is about something else.
  const told = ruling?.row.articles.some((it) => articles.includes(it)) === true ? ruling : null
  const quoted = articlesOf(found).filter(({ row }) => articles.includes(row.label))
  return [
    ...(told === null ? [] : [inShort([told, ...told.others])]),
    part([], 'answer.heading.legal', [
      ...ground(quoted.slice(0, NAMED_BESIDE), { language }),
      told === null ? caveat(message('law.note')) : rulingNotes(told),
    ]),
  ]
}

export const composeLaw = (found: readonly Evidence[], asked: AskedShare, place: Place): Part[] => {
  const { beside = [], isAsked = true } = place
  const told = rulingIn(found)
  if (told !== null) return composeByRuling(told, found, asked, place)
  const articles = inOrder(articlesOf(found), asked)
  const [first] = articles
  if (!first) return []
  // What was worked out rests on articles of its own: what the search found near it answers nothing that was asked.
  const isClause = beside.some(({ tool }) => tool === 'contract')
  if (beside.length > 0 && !isAsked && !isClause) return []
  const [quote] = first.row.quotes
  return [
    part(
      [
        quote === undefined
          ? line(first.source, first.source.title)
          : line(
              first.source,
              message('law.says', { article: name(first.row.label) }),
              decisiveOf(first.row, quote),
              ...explainShare(quote, asked),
            ),
      ],
      'answer.heading.legal',
      [
        // What the first says was said above.
        // What was worked out rests on articles of its own: of what the search found beside it the nearest is named.
        ...(isClause
          ? ground(articles.slice(0, NAMED_BESIDE), place)
          : beside.length > 0
            ? nameArticles(articles.slice(0, 1))
            : [originalOf(first), ...nameArticles(articles.slice(1, NAMED))]),
        caveat(message('law.note')),
      ],
    ),
  ]
}
