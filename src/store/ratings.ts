import { cleanText } from '../domain/text/clean.ts'
import type { Rating, RatingReason } from '../domain/rating.ts'
import type { Language, RunMode } from '../domain/run.ts'
import type { Queryable } from './statement.ts'
import { select } from './statement.ts'

export interface RatingRow extends Rating {
  runId: string
  ratedAt: Date
}

/** Keeps what a user thinks of an answer, in place of what they thought before. False: no answer yet. Null: no such run. */
export const keepRating = async (
  db: Queryable,
  userId: string,
  runId: string,
  { isHelpful, reasons, comment }: Rating,
): Promise<boolean | null> => {
  const [row] = await select<{ answered: boolean }>(
    db,
    'rating.keep',
    `with rated as (
       select id, status = 'COMPLETED' as answered from run where id = $1 and user_id = $2
     ), kept as (
       insert into answer_rating (run_id, is_helpful, reasons, comment)
       select id, $3, $4, $5 from rated where answered
       on conflict (run_id) do update set is_helpful = $3, reasons = $4, comment = $5, updated_at = now()
     )
     select answered from rated`,
    [runId, userId, isHelpful, reasons, comment === null ? null : cleanText(comment)],
  )
  return row?.answered ?? null
}

/** Null where the user has no such run. */
export const dropRating = async (db: Queryable, userId: string, runId: string): Promise<boolean | null> => {
  const [row] = await select<{ dropped: boolean }>(
    db,
    'rating.drop',
    `with rated as (select id from run where id = $1 and user_id = $2),
       gone as (delete from answer_rating using rated where run_id = rated.id returning run_id)
     select exists (select from gone) as dropped from rated`,
    [runId, userId],
  )
  return row?.dropped ?? null
}

/** Of a user's runs. */
export const loadRatings = (db: Queryable, userId: string, runIds: readonly string[]): Promise<RatingRow[]> =>
  select<RatingRow>(
    db,
    'rating.load',
    `select a.run_id as "runId", a.is_helpful as "isHelpful", a.reasons, a.comment, a.updated_at as "ratedAt"
     from answer_rating a join run r on r.id = a.run_id where r.user_id = $1 and a.run_id = any($2::uuid[])`,
    [userId, runIds],
  )

export interface RatedAnswer {
  runId: string
  ratedAt: Date
  isHelpful: boolean
  reasons: RatingReason[]
  comment: string | null
  mode: RunMode
  language: Language
  question: string
  /** domain Answer, as it was written. */
  answer: unknown
}

/** For evaluation: what was asked, answered and thought of it, the oldest first; nobody’s name. */
export const readRatedAnswers = (db: Queryable, since: Date, limit: number): Promise<RatedAnswer[]> =>
  select<{ [Column in keyof RatedAnswer]: RatedAnswer[Column] }>(
    db,
    'rating.rated-answers',
    `select r.id as "runId", a.updated_at as "ratedAt", a.is_helpful as "isHelpful", a.reasons, a.comment,
       r.mode, r.language, r.query as question, r.answer
     from answer_rating a join run r on r.id = a.run_id where a.updated_at >= $1
     order by a.updated_at, a.run_id limit $2`,
    [since, limit],
  )
