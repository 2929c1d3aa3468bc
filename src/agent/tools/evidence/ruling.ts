import { CLEAR_RULING } from '../../../domain/topics/route.ts'
import type { LawRoute } from '../../../domain/topics/route.ts'
import type { RulingText } from '../../../domain/rulings/find.ts'
import { text } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { Evidence } from '../../facts/evidence.ts'

/** What many people ask, answered beforehand: a source like the articles that it rests on. */
/** `isClear`: it is what is asked, and not merely near. */
const rulingEvidence = (ruling: RulingText, n: number, isClear = false): Evidence => {
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
  return {
    n,
    kind: 'legal',
    title: message('words', { text: text(title) }),
    facts: [],
    rows: [
      {
        kind: 'ruling',
        id,
        title,
        conclusion,
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
      },
    ],
    source: { kind: 'RULING', id, label: title.ko },
    listing: null,
  }
}

/** `leads`: whether it may come before everything else. What a question is led to: the ruling that answers it, and those that say nearly as much of it. */
export const rulingsOf = (
  { ruling, related }: Pick<LawRoute, 'ruling' | 'related'>,
  leads = true,
): Evidence[] =>
  ruling === null
    ? []
    : [
        rulingEvidence(ruling.ruling, 1, leads && ruling.confidence >= CLEAR_RULING),
        ...related.map((it) => rulingEvidence(it, 1)),
      ]
