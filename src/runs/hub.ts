import type { Logger } from 'pino'
import type { JournalEntry, ReadEntry } from '../domain/event.ts'
import type { ReadViewerEntry, ViewerEntry } from '../domain/viewer-event.ts'
import { createChannels } from './channels.ts'
import type { Stretch, TopicReader } from './channels.ts'
import type { HintCarrier } from './hints.ts'

export interface Topic {
  kind: 'run' | 'session'
  id: string
}

/** Where the entries of one run, or of one session, are read from. */
export type JournalReader = TopicReader<Topic, ReadEntry>

/** What one user is told, by their id. */
export interface FeedTopic {
  id: string
}
export type FeedReader = TopicReader<FeedTopic, ReadViewerEntry>

/** An entry's place within a topic. */
export const placeIn = (topic: Topic, entry: ReadEntry): number =>
  topic.kind === 'run' ? entry.sequence : entry.sessionSequence

export interface Hub {
  /** Tells every process that these topics, and no others, have new entries. */
  publish(topics: readonly Topic[]): void
  /** The same for entries of one run that this process wrote in one go, which its own followers get as they are. */
  publishEntries(entries: readonly JournalEntry[]): void
  /**
   * Entries of a topic after a place, in order, without gap or repeat, as long as the reader goes on. Nothing is buffered
   * for a reader: one that is slow finds what it missed in the ring, or further back in the journal. Rejects with
   * NotFoundError when the topic is deleted, in whichever process, and with the entry's error where one cannot be read.
   */
  follow(topic: Topic, stretch: Stretch, signal: AbortSignal): AsyncGenerator<JournalEntry>
  /** The same of what a user is told; rejects with CursorExpiredError for who is so far behind that it is forgotten. */
  followFeed(userId: string, stretch: Stretch, signal: AbortSignal): AsyncGenerator<ViewerEntry>
  /** Tells every process that a run ended from outside (cancelled, made way): who carries it out stops. */
  ended(runId: string): void
  /** Calls back for each such run. Returns what stops it. */
  onEnded(listener: (runId: string) => void): () => void
  /** Tells every process that there may be news for this user. */
  told(userId: string): void
  /** Calls back for each such user. Returns what stops it. */
  onTold(listener: (userId: string) => void): () => void
  /** Channels with a reader; for metrics and for tests that look for leaks. */
  readonly size: number
  stop(): Promise<void>
}

/** The same way, for those who keep connections open: who is signed in is not the hub's to know. */
export interface SignInNews {
  /** Tells every process, this one included, that sign-ins of a user have ended. */
  signInsEnded(userId: string): void
  /** Calls back for each such user. Returns what stops it. */
  onSignInsEnded(listener: (userId: string) => void): () => void
}

export interface HubOptions {
  reader: JournalReader
  feeds: FeedReader
  carrier: HintCarrier
  /** How often what was missed is looked for, ms. */
  pollMs?: number
  log?: Pick<Logger, 'error' | 'warn'>
}

const NAMES = { run: 'the run', session: 'the session' } as const
const ENDED = 'ended:'
const TOLD = 'told:'
const SIGN_INS = 'sign-ins:'
/** What a hint says of a user's sign-ins; for commands, which have no hub. */
export const signInsKey = (userId: string): string => `${SIGN_INS}${userId}`
const keyOf = (topic: Topic): string => `${topic.kind}:${topic.id}`
const feedKey = ({ id }: FeedTopic): string => `${TOLD}${id}`

/** What is told by a prefix and an id to whoever listens. */
const createNews = (prefix: string) => {
  const listeners = new Set<(id: string) => void>()
  return {
    /** False where the key is none of these. */
    hear(key: string): boolean {
      if (!key.startsWith(prefix)) return false
      for (const listener of listeners) listener(key.slice(prefix.length))
      return true
    },
    listen(listener: (id: string) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const createHub = ({ reader, feeds, carrier, pollMs = 1000, log }: HubOptions): Hub & SignInNews => {
  const journal = createChannels({
    reader,
    keyOf,
    placeIn,
    nameOf: ({ kind }: Topic) => NAMES[kind],
    pollMs,
    log,
  })
  const told = createChannels({
    reader: feeds,
    keyOf: feedKey,
    placeIn: (_topic: FeedTopic, entry: ReadViewerEntry) => entry.place,
    nameOf: () => 'the user',
    pollMs,
    log,
  })
  const [ends, tellings, signIns] = [createNews(ENDED), createNews(TOLD), createNews(SIGN_INS)]
  const wake = (key: string) => {
    if ([ends, signIns].some((news) => news.hear(key))) return
    if (tellings.hear(key)) told.wake(key)
    else journal.wake(key)
  }
  const stopHints = carrier.listen(wake)

  const announce = (keys: readonly string[]) => {
    keys.forEach(wake)
    carrier.send(keys)
  }

  return {
    publish: (topics) => announce(topics.map(keyOf)),
    publishEntries(entries) {
      const [entry] = entries
      if (entry === undefined) return
      const keys = [keyOf({ kind: 'run', id: entry.runId }), keyOf({ kind: 'session', id: entry.sessionId })]
      for (const key of keys) journal.accept(key, entries)
      carrier.send(keys)
    },
    ended: (runId) => announce([`${ENDED}${runId}`]),
    onEnded: ends.listen,
    told: (userId) => announce([feedKey({ id: userId })]),
    onTold: tellings.listen,
    signInsEnded: (userId) => announce([signInsKey(userId)]),
    onSignInsEnded: signIns.listen,
    follow: (topic, stretch, signal) => journal.follow(topic, stretch, signal),
    followFeed: (userId, stretch, signal) => told.follow({ id: userId }, stretch, signal),
    get size() {
      return journal.size + told.size
    },
    async stop() {
      journal.stop()
      told.stop()
      await stopHints()
    },
  }
}
