import { present } from '../../domain/present.ts'
import { date, text } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Leaf, Line } from '../../domain/block.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Due } from '../../domain/rulings/deadline.ts'
import type { Evidence } from '../facts/evidence.ts'
import { REFERRED } from '../../domain/rulings/ruling.ts'
import { rowOf } from '../facts/row.ts'
import type { RulingRow } from '../facts/row.ts'
import { nameOfArticle } from '../tools/find-article.ts'
import { articlesBehind } from '../tools/grounds.ts'
import { bullets, headed, item, line, part } from './line.ts'
import type { Part } from './line.ts'

/** What turns a conclusion, and what is to be done: more of either nobody reads in an answer. */
const CONDITIONS = 3
const STEPS = 7
/** Where the case itself was worked out: what else would turn it is less. */
const CONDITIONS_BESIDE = 2

export interface ToldRuling {
  row: RulingRow
  /** Itself. */
  source: Evidence
  /** The articles it rests on, as far as they were found. */
  articles: Evidence[]
  /** Others that say something of what is asked, and what they say. */
  others: Omit<ToldRuling, 'others'>[]
}

/** In the ruling's own order: what settles it stands first, whatever the search put there. */
const articlesFor = ({ articles }: RulingRow, items: readonly Evidence[]): Evidence[] =>
  articles.flatMap((label) => items.find((it) => rowOf(it, 'article')?.label === label) ?? [])

export const rulingIn = (items: readonly Evidence[]): ToldRuling | null => {
  for (const source of items) {
    const row = rowOf(source, 'ruling')
    if (row === null) continue
    const others = items.flatMap((it) => {
      const other = rowOf(it, 'ruling')
      return other === null || other.id === row.id
        ? []
        : [{ source: it, row: other, articles: articlesFor(other, items) }]
    })
    return { row, source, articles: articlesFor(row, items), others }
  }
  return null
}

const words = (both: { ko: string; en: string }): Said => message('words', { text: text(both) })

/** By when something is due, and whether that is over. */
const saidDue = ({ what, day, from, isMoved, isOver }: Due): Said[] => [
  message(isOver ? 'ruling.wasDue' : 'ruling.due', { what: text(what), day: date(day), from: date(from) }),
  ...(isMoved ? [message('ruling.moved')] : []),
]

/** What it comes to by the figures and days of the case goes before what holds for everybody; where these settle it that is told further down. */
const holding = ({ verdict, isSettled, due = [], conclusion }: RulingRow): Said[] => [
  ...(verdict === undefined ? [] : [words(verdict)]),
  ...due.flatMap(saidDue),
  ...(isSettled === true ? [] : [words(conclusion)]),
]

/** Whether a calculation is about what the ruling is about: it says so, or both rest on one article. */
const belongsTo = ({ row }: ToldRuling, item: Evidence): boolean =>
  item.source.kind === 'CALCULATION' &&
  (row.calculations?.includes(item.source.name) === true ||
    articlesBehind(item).some((it) => row.articles.includes(nameOfArticle(it))))

/** Tools whose verdict nothing comes before. */
const VERDICTS: readonly (string | undefined)[] = [
  'contract',
  'jeonse',
  'danger',
  'lending',
  'reach',
  'takeover',
]

/** Whether it says how a danger is judged in general: of no figure and no sign that the question tells. */
export const isGeneral = ({ tool, source }: Evidence): boolean =>
  tool === 'danger' &&
  source.kind === 'CALCULATION' &&
  !('level' in source.result) &&
  !('signs' in source.result)

/** A review that found nothing in a clause has no verdict on it. */
const foundNothing = ({ tool, source, facts }: Evidence): boolean =>
  tool === 'contract' &&
  source.kind === 'CALCULATION' &&
  source.inputs['contractKind'] === 'EXCERPT' &&
  Array.isArray(source.result['risks']) &&
  source.result['risks'].length === 0 &&
  !facts.some(({ id }) => id === 'contract.favour')

const isReview = ({ tool }: Evidence): boolean => tool === 'contract'

const isVerdict = (item: Evidence): boolean =>
  item.kind === 'calculation' && VERDICTS.includes(item.tool) && !isGeneral(item) && !foundNothing(item)

/** Whether the ruling is what is asked, and what was worked out stands beside it. */
export const leads = (told: ToldRuling, found: readonly Evidence[]): boolean =>
  told.row.isClear === true &&
  !found.some((item) =>
    isReview(item) && told.row.goesFirst === true ? false : belongsTo(told, item) || isVerdict(item),
  )

/** Whether it answers anything beside what was worked out: it is what is asked, or about the same. */
export const isBeside = (told: ToldRuling, found: readonly Evidence[]): boolean =>
  told.row.isClear === true || found.some((item) => belongsTo(told, item))

/** What it comes to for this case, and what holds; then the further points of the question, a paragraph each. */
export const concludeRuling = (
  { row, source, articles, others }: ToldRuling,
  more: readonly Said[],
): Line[] => [
  line([...articles, source], ...holding(row), ...more),
  ...others
    .filter((it) => it.row.isPoint === true)
    .map((it) => {
      // What holds for everybody stands nowhere else of a further point.
      const { isSettled: _settled, ...row } = it.row
      return line([...it.articles, it.source], ...holding(row))
    }),
]

/** What rulings say, in a line each. */
export const inShort = (rulings: ToldRuling['others']): Part =>
  part([], 'law.also', [
    bullets(rulings.map((it) => headed(it.source, words(it.row.title), words(it.row.conclusion)))),
  ])

/** What turns it, and what to do now. `besides`: the case was worked out. */
export const composeRuling = ({ row, source, others: all }: ToldRuling, besides = false): Part[] => {
  const { steps, isSettled, conclusion } = row
  const most = besides ? CONDITIONS_BESIDE : CONDITIONS
  // What holds for everybody stands last of what turns it, where the case settles it.
  const conditions =
    isSettled === true ? [...row.conditions.slice(0, most - 1), conclusion] : row.conditions.slice(0, most)
  const others = all.filter((it) => it.row.isPoint !== true)
  const turns = conditions.map((it) => line(source, words(it)))
  const todo = steps.slice(0, STEPS).map((it) => item(line(source, words(it))))
  return present([
    turns.length !== 0 && part([], 'answer.heading.conditions', [bullets(turns)]),
    todo.length !== 0 && part([], 'answer.heading.steps', [{ kind: 'list', isOrdered: true, items: todo }]),
    others.length !== 0 && inShort(others),
  ])
}

const notesOf = ({ row }: ToldRuling): Said[] =>
  present([
    row.unverified !== null && message('ruling.unverified', { what: text(row.unverified) }),
    row.until !== null && message('ruling.until', { date: date(row.until) }),
    ...row.refer.map((to) => words(REFERRED[to])),
    // Who is told whom to ask is not told to ask somebody.
    !row.isReviewed &&
      message(row.refer.length > 0 ? 'ruling.asOf' : 'ruling.unreviewed', { date: date(row.asOf) }),
  ])

/** How far it may be relied on, and to whom to go. */
export const rulingNotes = (told: ToldRuling): Leaf => ({
  kind: 'note',
  role: 'caveat',
  lines: notesOf(told).map((it) => line(told.source, it)),
})
