import type { RulingText } from '../../../domain/rulings/find.ts'
import { text } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { Evidence } from '../../facts/evidence.ts'

/** What many people ask, answered beforehand: a source like the articles that it rests on. */
export const rulingEvidence = (ruling: RulingText, n: number): Evidence => {
  const { id, title, conclusion, conditions, steps, articles, refer, asOf, until, unverified, reviewed } =
    ruling
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
      },
    ],
    source: { kind: 'RULING', id, label: title.ko },
    listing: null,
  }
}
