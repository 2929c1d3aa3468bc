import { CursorExpiredError } from '../domain/errors.ts'
import { STORED, UnreadableError } from '../domain/stored.ts'
import type { ReadViewerEntry } from '../domain/viewer-event.ts'
import type { Queryable } from './journal.ts'

// What users are told is written by the triggers of the tables that it is about, when their transaction commits.

interface FeedRow {
  tail: string
  place: string | null
  at: Date
  payload: unknown
}

export const READ_FEED = {
  name: 'feed.read',
  text: `select f.last_seq as tail, e.sequence as place, e.created_at as at, e.payload
    from viewer_feed f left join lateral (
      select sequence, created_at, payload from viewer_event
      where user_id = f.user_id and sequence > $2 order by sequence limit $3) e on true
    where f.user_id = $1 order by e.sequence`,
}

const readPayload = (payload: unknown) => {
  try {
    return { event: STORED.viewerEvent.read(payload) }
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error
    return { event: null, unreadable: error }
  }
}

/** What a user was told after a place, oldest first. Throws CursorExpiredError where the first of it is forgotten. */
const readFeed = async (
  db: Queryable,
  userId: string,
  after: number,
  limit: number,
): Promise<ReadViewerEntry[]> => {
  const { rows } = await db.query<FeedRow>({ ...READ_FEED, values: [userId, after, limit] })
  const entries = rows.flatMap(({ place, at, payload }) =>
    place === null ? [] : [{ userId, place: Number(place), at: at.toISOString(), ...readPayload(payload) }],
  )
  const isWhole = entries.every(({ place }, index) => place === after + 1 + index)
  if (!isWhole || (entries.length === 0 && Number(rows[0]?.tail ?? 0) > after)) throw new CursorExpiredError()
  return entries
}

export const FEED_TAILS = {
  name: 'feed.tails',
  text: `select u.id, coalesce(f.last_seq, 0) as last from app_user u left join viewer_feed f on f.user_id = u.id
    where u.id = any($1::uuid[])`,
}

/** How much each user was told; who is missing no longer exists. */
const readFeedTails = async (db: Queryable, userIds: readonly string[]) => {
  const { rows } = await db.query<{ id: string; last: string }>({ ...FEED_TAILS, values: [userIds] })
  return new Map(rows.map((row) => [row.id, Number(row.last)]))
}

/** How the hub reads what users are told. */
export const feedReader = (db: Queryable) => ({
  read: ({ id }: { id: string }, after: number, limit: number) => readFeed(db, id, after, limit),
  tails: (users: readonly { id: string }[]) =>
    readFeedTails(
      db,
      users.map(({ id }) => id),
    ),
})

export const FIND_FEED = {
  name: 'feed.followed',
  text: `select coalesce(f.last_seq, 0) as tail,
      coalesce((select min(sequence) from viewer_event where user_id = u.id) - 1, f.last_seq, 0) as kept,
      coalesce((select min(sequence) from (
        select sequence, created_at from viewer_event where user_id = u.id order by sequence desc limit $3) e
        where created_at > now() - make_interval(secs => $2)) - 1, f.last_seq, 0) as recent
    from app_user u left join viewer_feed f on f.user_id = u.id where u.id = $1`,
}

/** Of so many at most is it looked how old they are. */
const MOST_RECENT = 200

export interface Feed {
  /** The place of the last that the user was told; 0 before the first. */
  tail: number
  /** Everything after this place is still there. */
  kept: number
  /** The place before what was told in the last `seconds`. */
  recent: number
}

/** Null where there is no such user. */
export const findFeed = async (db: Queryable, userId: string, seconds: number): Promise<Feed | null> => {
  const { rows } = await db.query<Record<keyof Feed, string>>({
    ...FIND_FEED,
    values: [userId, seconds, MOST_RECENT],
  })
  const [row] = rows
  return row ? { tail: Number(row.tail), kept: Number(row.kept), recent: Number(row.recent) } : null
}
