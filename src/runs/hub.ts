import type { JournalEntry } from '../domain/event.ts'
import type { HintCarrier } from './hints.ts'

/** Where the entries of one run, or of one session, are read from. */
export interface JournalReader {
  /** Entries after a place, oldest first, at most `limit`. */
  read(topic: Topic, after: number, limit: number): Promise<JournalEntry[]>
  /** The last place of each topic, by its id; what is missing no longer exists. */
  tails(topics: readonly Topic[]): Promise<Map<string, number>>
}

export interface Topic {
  kind: 'run' | 'session'
  id: string
}

/** An entry's place within a topic. */
export const placeIn = (topic: Topic, entry: JournalEntry): number =>
  topic.kind === 'run' ? entry.sequence : entry.sessionSequence

/** A subscriber further behind than this reads the journal itself. */
const RING_SIZE = 256
const BATCH = 256

/** One who reads a channel. */
interface Follower {
  hasLeft: boolean
  /** Lets it look again, if it waits. */
  resume: () => void
}

class Channel {
  readonly topic: Topic
  readonly #reader: JournalReader
  #ring: JournalEntry[] = []
  #tail: number
  #stale = false
  #refreshing: Promise<void> | null = null
  #waiting = new Set<Follower>()
  readonly followers = new Set<Follower>()

  constructor(topic: Topic, tail: number, reader: JournalReader) {
    this.topic = topic
    this.#tail = tail
    this.#reader = reader
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

  #advance(entries: readonly JournalEntry[]): void {
    const last = entries.at(-1)
    if (last === undefined) return
    this.#ring = [...this.#ring, ...entries].slice(-RING_SIZE)
    this.#tail = placeIn(this.topic, last)
    this.#release()
  }

  async #refresh(): Promise<void> {
    while (this.#stale) {
      this.#stale = false
      // While the database is away there is nothing to deliver; the poll wakes the channel again.
      const entries = await this.#reader.read(this.topic, this.#tail, BATCH).catch(() => [])
      if (entries.length === BATCH) this.#stale = true
      this.#advance(entries)
    }
  }

  #release(): void {
    const waiting = this.#waiting
    this.#waiting = new Set()
    for (const { resume } of waiting) resume()
  }

  /** Entries after a place; waits while there are none. Empty only when the follower has left. */
  async next(after: number, follower: Follower): Promise<JournalEntry[]> {
    while (!follower.hasLeft) {
      if (after < this.#tail) {
        const first = this.#ring[0]
        const held = first !== undefined && placeIn(this.topic, first) <= after + 1
        const entries = held
          ? this.#ring.slice(this.#ring.findLastIndex((entry) => placeIn(this.topic, entry) <= after) + 1)
          : await this.#reader.read(this.topic, after, BATCH)
        if (entries.length > 0) return entries
      }
      await this.#changed(after, follower)
    }
    return []
  }

  #changed(after: number, follower: Follower): Promise<void> {
    return new Promise((resolve) => {
      // The tail may have moved, or the follower left, while the caller was reading.
      if (follower.hasLeft || after < this.#tail) return resolve()
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

export interface Hub {
  /** Tells every process that these topics, and no others, have new entries. */
  publish(topics: readonly Topic[]): void
  /** The same for entries of one run that this process wrote in one go, which its own followers get as they are. */
  publishEntries(entries: readonly JournalEntry[]): void
  /**
   * Entries of a topic after a place, in order, without gap or repeat, as long as the reader goes on. Nothing is buffered
   * for a reader: one that is slow finds what it missed in the ring, or further back in the journal.
   */
  follow(topic: Topic, after: number, signal: AbortSignal): AsyncGenerator<JournalEntry>
  /** Tells every process that a run ended from outside (cancelled, made way): who carries it out stops. */
  ended(runId: string): void
  /** Calls back for each such run. Returns what stops it. */
  onEnded(listener: (runId: string) => void): () => void
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
}

const ENDED = 'ended:'
const SIGN_INS = 'sign-ins:'
/** What a hint says of a user's sign-ins; for commands, which have no hub. */
export const signInsKey = (userId: string): string => `${SIGN_INS}${userId}`
const keyOf = (topic: Topic): string => `${topic.kind}:${topic.id}`

export const createHub = ({ reader, carrier, pollMs = 1000 }: HubOptions): Hub & SignInNews => {
  const channels = new Map<string, Channel>()
  const endListeners = new Set<(runId: string) => void>()
  const signInListeners = new Set<(userId: string) => void>()
  const wake = (key: string) => {
    if (key.startsWith(ENDED)) for (const listener of endListeners) listener(key.slice(ENDED.length))
    else if (key.startsWith(SIGN_INS))
      for (const listener of signInListeners) listener(key.slice(SIGN_INS.length))
    else channels.get(key)?.wake()
  }
  const stopHints = carrier.listen(wake)
  let isStopped = false

  let polling = false
  const poll = async () => {
    if (polling || channels.size === 0) return
    polling = true
    try {
      const tails = await reader.tails([...channels.values()].map((channel) => channel.topic))
      for (const channel of channels.values()) {
        if ((tails.get(channel.topic.id) ?? 0) > channel.tail) channel.wake()
      }
    } catch {
      // The database is away: hints stop as well, and the next poll finds what was missed.
    } finally {
      polling = false
    }
  }
  const timer = setInterval(() => void poll(), pollMs)
  timer.unref()

  async function* follow(topic: Topic, after: number, signal: AbortSignal): AsyncGenerator<JournalEntry> {
    const key = keyOf(topic)
    // Listen first, then read, then follow: what is written in between wakes the channel.
    const channel = channels.get(key) ?? new Channel(topic, after, reader)
    channels.set(key, channel)
    const follower: Follower = { hasLeft: isStopped || signal.aborted, resume: () => {} }
    channel.followers.add(follower)
    // One listener for as long as it follows: one for each event costs as much as the event.
    const leave = () => channel.leave(follower)
    signal.addEventListener('abort', leave)
    channel.wake()
    try {
      let place = after
      while (!follower.hasLeft) {
        for (const entry of await channel.next(place, follower)) {
          if (follower.hasLeft) return
          place = placeIn(topic, entry)
          yield entry
        }
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
    onEnded(listener) {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    signInsEnded: (userId) => announce([signInsKey(userId)]),
    onSignInsEnded(listener) {
      signInListeners.add(listener)
      return () => signInListeners.delete(listener)
    },
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
