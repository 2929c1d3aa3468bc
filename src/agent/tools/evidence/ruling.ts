import { CLEAR_RULING } from '../../../domain/topics/route.ts'
import type { LawRoute } from '../../../domain/topics/route.ts'
import type { Case } from '../../../domain/case.ts'
import type { RulingText } from '../../../domain/rulings/find.ts'
import { dueIn } from '../../../domain/rulings/deadline.ts'
import { decide, decidesFor, settles } from '../../../domain/rulings/verdict.ts'
import { inOrderFor } from '../../../domain/topics/led.ts'
import { isOfOtherPremises } from '../../../domain/topics/premise.ts'
import { text } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { Due } from '../../../domain/rulings/deadline.ts'
import type { Evidence } from '../../facts/evidence.ts'
import type { ReminderRow } from '../../facts/row.ts'

/** `isClear`: it is what is asked, and not merely near; `isPoint`: it answers a point of its own beside the first. */
interface As {
  isClear?: boolean
  isPoint?: boolean
  /** How likely it is what is asked, and how near that stands to a way in which it is asked for. */
  confidence?: number
  nearness?: number
}

const WHOLE = 'YYYY-MM-DD'.length
/** Nobody is reminded of a day of which only the month is known. */
const isWhole = ({ day }: Due): boolean => day.length === WHOLE
const reminderOf =
  ([first]: RulingText['articles']) =>
  ({ what, day }: Due): ReminderRow => {
    const { id, args } = message('words', { text: text(what) })
    return {
      kind: 'reminder',
      on: day,
      title: { id, args },
      ground: first === undefined ? null : `${first.law} ${first.article}`,
    }
  }

/** What many people ask, answered beforehand: a source like the articles that it rests on. */
const rulingEvidence = (
  ruling: RulingText,
  given: Case,
  { isClear = false, isPoint = false, confidence, nearness }: As,
): Evidence => {
  const {
    id,
    title,
    conclusion,
    conditions,
    steps,
    articles,
    refer,
    asOf,
    until,
    unverified,
    reviewed,
    tools,
  } = ruling
  const isOther = isOfOtherPremises(ruling, given.facts)
  const verdict = isOther ? null : decide(ruling, given)
  const due = isOther ? [] : dueIn(ruling, given)
  return {
    n: 1,
    kind: 'legal',
    title: message('words', { text: text(title) }),
    facts: [],
    rows: [
      {
        kind: 'ruling',
        id,
        title,
        conclusion,
        ...(verdict !== null && { verdict }),
        ...(verdict !== null && settles(ruling, given) && { isSettled: true }),
        ...(due.length > 0 && { due }),
        conditions,
        steps,
        articles: articles.map(({ law, article }) => `${law} ${article}`),
        refer,
        asOf,
        until,
        unverified,
        isReviewed: reviewed !== null,
        calculations: tools,
        ...(isClear && { isClear }),
        ...(isPoint && { isPoint }),
        ...(confidence !== undefined && { confidence }),
        ...(nearness !== undefined && { nearness }),
      },
      ...(isClear || isPoint
        ? due
            .filter(isWhole)
            .filter((it) => !it.isOver)
            .map(reminderOf(articles))
        : []),
    ],
    source: { kind: 'RULING', id, label: title.ko },
    listing: null,
  }
}

/**
 * What a question is led to: the ruling that answers it, those that answer a further point of it, and those that say nearly as
 * much. `clear`: how likely it must be to come before everything else; null: it may not.
 */
export const rulingsOf = (
  { ruling, points, related, rivals }: Pick<LawRoute, 'ruling' | 'points' | 'related' | 'rivals'>,
  given: Case,
  clear: number | null = CLEAR_RULING,
): Evidence[] => {
  if (ruling === null) return []
  const [first = ruling.ruling, ...others] = inOrderFor({ ruling, related, rivals }, given)
  return [
    rulingEvidence(first, given, {
      isClear: clear !== null && (ruling.confidence >= clear || decidesFor(first, given)),
      confidence: ruling.confidence,
      nearness: ruling.signals.nearest,
    }),
    ...points.map((it) => rulingEvidence(it, given, { isPoint: true })),
    ...others.filter((it) => !points.includes(it)).map((it) => rulingEvidence(it, given, {})),
  ]
}
