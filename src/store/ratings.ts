import { sql } from 'kysely'
import type { Rating } from '../domain/rating.ts'
import { cleanText } from '../domain/text/clean.ts'
import { anyOf, now, statement } from './db.ts'
import type { Db, Given, RowOf } from './db.ts'
import type { Queryable } from './statement.ts'

interface OfRun {
  userId: string
  runId: string
}

const withRated = (db: Db, { userId, runId }: Given<OfRun>) =>
  db.with('rated', (rated) =>
    rated
      .selectFrom('Run')
      .select(['id', sql<boolean>`${sql.ref('status')} = 'COMPLETED'`.as('answered')])
      .where('id', '=', runId)
      .where('user', '=', userId),
  )

const keep = statement('rating.keep', (db, given: Given<OfRun & Rating>) =>
  withRated(db, given)
    .with('kept', (kept) =>
      kept
        .insertInto('AnswerRating')
        .columns(['run', 'isHelpful', 'reasons', 'comment'])
        .expression((from) =>
          from
            .selectFrom('rated')
            .select([
              'rated.id',
              given.isHelpful.as('helps'),
              given.reasons.as('because'),
              given.comment.as('said'),
            ])
            .where('rated.answered', '=', true),
        )
        .onConflict((former) =>
          former.column('run').doUpdateSet({
            isHelpful: (of) => of.ref('excluded.isHelpful'),
            reasons: (of) => of.ref('excluded.reasons'),
            comment: (of) => of.ref('excluded.comment'),
            updatedAt: now,
          }),
        ),
    )
    .selectFrom('rated')
    .select('rated.answered'),
)

/** Keeps what a user thinks of an answer, in place of what they thought before. False: no answer yet. Null: no such run. */
export const keepRating = async (
  db: Queryable,
  userId: string,
  runId: string,
  { isHelpful, reasons, comment }: Rating,
): Promise<boolean | null> => {
  const said = comment === null ? null : cleanText(comment)
  return (await keep.first(db, { userId, runId, isHelpful, reasons, comment: said }))?.answered ?? null
}

const drop = statement('rating.drop', (db, given: Given<OfRun>) =>
  withRated(db, given)
    .with('gone', (gone) =>
      gone
        .deleteFrom('AnswerRating')
        .using('rated')
        .whereRef('AnswerRating.run', '=', 'rated.id')
        .returning('AnswerRating.run as runId'),
    )
    .selectFrom('rated')
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('gone').select('gone.runId')).$castTo<boolean>().as('dropped'),
    ),
)

/** Null where the user has no such run. */
export const dropRating = async (db: Queryable, userId: string, runId: string): Promise<boolean | null> =>
  (await drop.first(db, { userId, runId }))?.dropped ?? null

const ratings = (db: Db) =>
  db
    .selectFrom('AnswerRating as a')
    .innerJoin('Run as r', 'r.id', 'a.run')
    .select(['a.run as runId', 'a.isHelpful', 'a.reasons', 'a.comment', 'a.updatedAt as ratedAt'])

const ofRuns = statement('rating.load', (db, given: Given<{ userId: string; runIds: readonly string[] }>) =>
  ratings(db).where('r.user', '=', given.userId).where('a.run', '=', anyOf(given.runIds)),
)
export type RatingRow = RowOf<typeof ofRuns>

/** Of a user's runs. */
export const loadRatings = (db: Queryable, userId: string, runIds: readonly string[]): Promise<RatingRow[]> =>
  ofRuns.all(db, { userId, runIds })

const answers = statement('rating.rated-answers', (db, given: Given<{ since: Date; limit: number }>) =>
  ratings(db)
    // `answer`: domain Answer, as it was written.
    .select(['r.mode', 'r.language', 'r.query as question', 'r.answer'])
    .where('a.updatedAt', '>=', given.since)
    .orderBy('a.updatedAt')
    .orderBy('a.run')
    .limit(given.limit),
)
export type RatedAnswer = RowOf<typeof answers>

/** For evaluation: what was asked, answered and thought of it, the oldest first; nobody’s name. */
export const readRatedAnswers = (db: Queryable, since: Date, limit: number): Promise<RatedAnswer[]> =>
  answers.all(db, { since, limit })
