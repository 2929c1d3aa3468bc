import { placeInFeed } from '../domain/cursor.ts'
import { CursorExpiredError, UnauthenticatedError } from '../domain/errors.ts'
import type { ViewerEntry } from '../domain/viewer-event.ts'
import { findFeed } from '../store/viewer-feed.ts'
import { leavable, RECONNECT_SECONDS } from './follow.ts'
import type { FollowDeps } from './follow.ts'

/** What becomes of a user's things, for all of their devices. */
export interface Feeds {
  /**
   * What a user is told after a cursor, and then what comes; does not end by itself. Without a cursor it begins a minute
   * ago: a client that lost its connection and says nothing of what it has seen misses nothing. Rejects with
   * InvalidInputError (a cursor of somebody else, or of what has not happened) and CursorExpiredError.
   */
  follow(userId: string, after: string | null): Promise<AsyncIterableIterator<ViewerEntry>>
  /** There may be news for this user. */
  told(userId: string): void
}

async function* remembered(entries: AsyncGenerator<ViewerEntry>): AsyncGenerator<ViewerEntry> {
  for await (const entry of entries) if (entry.event.type !== 'Forgotten') yield entry
}

export const openFeeds = (deps: FollowDeps): Feeds => ({
  async follow(userId, after) {
    const feed = await findFeed(deps.reserve, userId, RECONNECT_SECONDS)
    if (feed === null) throw new UnauthenticatedError('the account was deleted')
    const place = after === null ? feed.recent : placeInFeed(after, userId, feed.tail)
    if (place < feed.kept) throw new CursorExpiredError()
    return leavable((signal) =>
      remembered(deps.hub.followFeed(userId, { after: place, tail: feed.tail }, signal)),
    )
  },
  told: (userId) => deps.hub.told(userId),
})
