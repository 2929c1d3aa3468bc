import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { NotFoundError } from '../domain/errors.ts'
import type { JournalEntry, ReadEntry } from '../domain/event.ts'
import { isPassing } from '../store/connection-loss.ts'
import type { HintCarrier } from './hints.ts'

/** Where the entries of one run, or of one session, are read from. */
export interface JournalReader {
  /** Entries after a place, oldest first, at most `limit`. */
  read(topic: Topic, after: number, limit: number): Promise<ReadEntry[]>
  /** The last place of each topic, by its id; what is missing no longer exists. */
  tails(topics: readonly Topic[]): Promise<Map<string, number>>
}

export interface Topic {
  kind: 'run' | 'session'
  id: string
}

/** An entry's place within a topic. */
export const placeIn = (topic: Topic, entry: ReadEntry): number =>
  topic.kind === 'run' ? entry.sequence : entry.sessionSequence

/** A subscriber further behind than this reads the journal itself. */
const RING_SIZE = 256
const BATCH = 256
/** How long a reader waits for a database that is away. */
const RETRY_MS = 250

/** One who reads a channel. */
interface Follower {
  hasLeft: boolean
  /** Lets it look again, if it waits. */
  resume: () => void
}

class Channel {
  readonly topic: Topic
  readonly #reader: JournalReader
  readonly #onEnd: (error: Error) => void
  #ring: ReadEntry[] = []
  #tail: number
  #end: Error | null = null
  #stale = false
  #refreshing: Promise<void> | null = null
  #waiting = new Set<Follower>()
  readonly followers = new Set<Follower>()

  /** `tail`: where the topic is, which is not where its first follower is. */
  constructor(topic: Topic, tail: number, reader: JournalReader, onEnd: (error: Error) => void) {
    this.topic = topic
    this.#tail = tail
    this.#reader = reader
    this.#onEnd = onEnd
  }

  get tail(): number {
    return this.#tail
  }

  /** Something was written: read on from the tail, once for all subscribers. */
  wake(): void {
    this.#stale = true
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = null
      // A wake that came after the last look and before this line must not be forgotten.
      if (this.#stale) this.wake()
    })
  }

  /**
   * This process has just written these. Where they follow on what the channel has, nothing needs to be read; a read under
   * way may bring them as well, so then they are left to it.
   */
  accept(entries: readonly JournalEntry[]): void {
    const [first] = entries
    if (this.#refreshing === null && first && placeIn(this.topic, first) === this.#tail + 1)
      this.#advance(entries)
    else this.wake()
  }

  /** Nothing comes any more: whoever follows learns why, after what there was. */
  end(error: Error): void {
    if (this.#end !== null) return
    this.#end = error
    this.#onEnd(error)
    this.#release()
  }

  #advance(entries: readonly ReadEntry[]): void {
    const last = entries.at(-1)
    if (last === undefined) return
    this.#ring = [...this.#ring, ...entries].slice(-RING_SIZE)
    this.#tail = placeIn(this.topic, last)
    this.#release()
  }

  async #refresh(): Promise<void> {
    while (this.#stale) {
      this.#stale = false
      try {
        const entries = await this.#reader.read(this.topic, this.#tail, BATCH)
        if (entries.length === BATCH) this.#stale = true
        this.#advance(entries)
      } catch (error) {
        // While the database is away there is nothing to deliver; the poll wakes the channel again.
        if (!isPassing(error)) this.end(asError(error))
      }
    }
  }

  #release(): void {
    const waiting = this.#waiting
    this.#waiting = new Set()
    for (const { resume } of waiting) resume()
  }

  /** What comes after a place, and where that ends; waits while there is nothing. Without entries when the follower has left. */
  async next(after: number, follower: Follower): Promise<{ entries: readonly ReadEntry[]; place: number }> {
    while (!follower.hasLeft) {
      const tail = this.#tail
      if (after < tail) {
        const entries = this.#held(after) ?? (await this.#readAfter(after, follower))
        const last = entries.at(-1)
        // Nothing where there was something: it is not kept any more.
        return { entries, place: last === undefined ? tail : placeIn(this.topic, last) }
      }
      if (this.#end !== null) throw this.#end
      await this.#changed(after, follower)
    }
    return { entries: [], place: after }
  }

  #held(after: number): ReadEntry[] | null {
    const first = this.#ring[0]
    if (first === undefined || placeIn(this.topic, first) > after + 1) return null
    return this.#ring.slice(this.#ring.findLastIndex((entry) => placeIn(this.topic, entry) <= after) + 1)
  }

  async #readAfter(after: number, follower: Follower): Promise<ReadEntry[]> {
    while (!follower.hasLeft) {
      try {
        return await this.#reader.read(this.topic, after, BATCH)
      } catch (error) {
        if (!isPassing(error)) throw error
        await sleep(RETRY_MS)
      }
    }
    return []
  }

  #changed(after: number, follower: Follower): Promise<void> {
    return new Promise((resolve) => {
      // The tail may have moved, or the follower left, while the caller was reading.
      if (follower.hasLeft || this.#end !== null || after < this.#tail) return resolve()
      follower.resume = resolve
      this.#waiting.add(follower)
    })
  }

  leave(follower: Follower): void {
    follower.hasLeft = true
    this.#waiting.delete(follower)
    follower.resume()
  }
}

/** What of a topic is followed. */
export interface Stretch {
  /** Entries after this place. */
  after: number
  /** The topic's last place when the reader looked: no cursor may be beyond it. */
  tail: number
  /** Ends there: what has ended itself goes no further. */
  until?: number | undefined
}

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
  /** Tells every process that a run ended from outside (cancelled, made way): who carries it out stops. */
  ended(runId: string): void
  /** Calls back for each such run. Returns what stops it. */
  onEnded(listener: (runId: string) => void): () => void
  /** Tells every process that a run of this user began. */
  started(userId: string): void
  /** Calls back for each such user. Returns what stops it. */
  onStarted(listener: (userId: string) => void): () => void
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
  carrier: HintCarrier
  /** How often what was missed is looked for, ms. */
  pollMs?: number
  log?: Pick<Logger, 'error' | 'warn'>
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

const NAMES = { run: 'the run', session: 'the session' } as const
const ENDED = 'ended:'
const STARTED = 'started:'
const SIGN_INS = 'sign-ins:'
/** What a hint says of a user's sign-ins; for commands, which have no hub. */
export const signInsKey = (userId: string): string => `${SIGN_INS}${userId}`
const keyOf = (topic: Topic): string => `${topic.kind}:${topic.id}`

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

export const createHub = ({ reader, carrier, pollMs = 1000, log }: HubOptions): Hub & SignInNews => {
  const channels = new Map<string, Channel>()
  const [ends, starts, signIns] = [createNews(ENDED), createNews(STARTED), createNews(SIGN_INS)]
  const wake = (key: string) => {
    if ([ends, starts, signIns].every((news) => !news.hear(key))) channels.get(key)?.wake()
  }
  const stopHints = carrier.listen(wake)
  let isStopped = false

  let polling = false
  const poll = async () => {
    if (polling || channels.size === 0) return
    polling = true
    try {
      // Those of now: one that is opened meanwhile is not in the answer, and not gone.
      const watched = [...channels.values()]
      const tails = await reader.tails(watched.map((channel) => channel.topic))
      for (const channel of watched) {
        const tail = tails.get(channel.topic.id)
        if (tail === undefined) channel.end(new NotFoundError(NAMES[channel.topic.kind]))
        else if (tail > channel.tail) channel.wake()
      }
    } catch (error) {
      // The database is away: hints stop as well, and the next poll finds what was missed.
      if (!isPassing(error)) log?.warn({ err: error }, 'followers could not be compared with the journal')
    } finally {
      polling = false
    }
  }
  const timer = setInterval(() => void poll(), pollMs)
  timer.unref()

  const open = (topic: Topic, tail: number): Channel => {
    const key = keyOf(topic)
    const channel = new Channel(topic, tail, reader, (error) => {
      if (channels.get(key) === channel) channels.delete(key)
      if (!(error instanceof NotFoundError))
        log?.error({ err: error, topic: key }, 'a channel cannot be read')
    })
    channels.set(key, channel)
    return channel
  }

  async function* follow(
    topic: Topic,
    { after, tail, until = Number.POSITIVE_INFINITY }: Stretch,
    signal: AbortSignal,
  ): AsyncGenerator<JournalEntry> {
    const key = keyOf(topic)
    // Listen first, then read, then follow: what is written in between wakes the channel.
    const channel = channels.get(key) ?? open(topic, tail)
    const follower: Follower = { hasLeft: isStopped || signal.aborted, resume: () => {} }
    channel.followers.add(follower)
    // One listener for as long as it follows: one for each event costs as much as the event.
    const leave = () => channel.leave(follower)
    signal.addEventListener('abort', leave)
    channel.wake()
    try {
      let place = after
      while (!follower.hasLeft && place < until) {
        const next = await channel.next(place, follower)
        for (const entry of next.entries) {
          if (follower.hasLeft) return
          if (entry.event === null) throw entry.unreadable
          yield entry
        }
        place = next.place
      }
    } finally {
      signal.removeEventListener('abort', leave)
      channel.followers.delete(follower)
      if (channel.followers.size === 0 && channels.get(key) === channel) channels.delete(key)
    }
  }

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
      for (const key of keys) channels.get(key)?.accept(entries)
      carrier.send(keys)
    },
    ended: (runId) => announce([`${ENDED}${runId}`]),
    onEnded: ends.listen,
    started: (userId) => announce([`${STARTED}${userId}`]),
    onStarted: starts.listen,
    signInsEnded: (userId) => announce([signInsKey(userId)]),
    onSignInsEnded: signIns.listen,
    follow,
    get size() {
      return channels.size
    },
    async stop() {
      clearInterval(timer)
      isStopped = true
      for (const channel of channels.values())
        for (const follower of channel.followers) channel.leave(follower)
      await stopHints()
    },
  }
}
