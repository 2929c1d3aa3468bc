import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { NotFoundError } from '../domain/errors.ts'
import type { Thing } from '../domain/errors.ts'
import { isPassing } from '../store/connection-loss.ts'

/** An entry as it was read: what it says may be of a form that this release cannot read. */
type Entry = { event: object } | { event: null; unreadable: Error }
type Readable<E extends Entry> = Exclude<E, { event: null }>

/** Where the entries of a topic are read from. */
export interface TopicReader<Topic, E extends Entry> {
  /** Entries after a place, oldest first, at most `limit`. */
  read(topic: Topic, after: number, limit: number): Promise<E[]>
  /** The last place of each topic, by its id; what is missing no longer exists. */
  tails(topics: readonly Topic[]): Promise<Map<string, number>>
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

interface Source<E extends Entry> {
  read(after: number): Promise<E[]>
  placeOf(entry: E): number
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

class Channel<E extends Entry> {
  readonly #source: Source<E>
  readonly #onEnd: (error: Error) => void
  #ring: E[] = []
  #tail: number
  #end: Error | null = null
  #stale = false
  #refreshing: Promise<void> | null = null
  #waiting = new Set<Follower>()
  /** What those behind the ring read, for as long as one of them is at it: they share it and what is made of it. */
  readonly #pages = new Map<number, Promise<readonly E[]> | WeakRef<readonly E[]>>()
  readonly followers = new Set<Follower>()

  /** `tail`: where the topic is, which is not where its first follower is. */
  constructor(tail: number, source: Source<E>, onEnd: (error: Error) => void) {
    this.#tail = tail
    this.#source = source
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
  accept(entries: readonly E[]): void {
    const [first] = entries
    if (this.#refreshing === null && first && this.#source.placeOf(first) === this.#tail + 1)
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

  #advance(entries: readonly E[]): void {
    const last = entries.at(-1)
    if (last === undefined) return
    this.#ring = [...this.#ring, ...entries].slice(-RING_SIZE)
    this.#tail = this.#source.placeOf(last)
    this.#release()
  }

  async #refresh(): Promise<void> {
    while (this.#stale) {
      this.#stale = false
      try {
        const entries = await this.#source.read(this.#tail)
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
  async next(after: number, follower: Follower): Promise<{ entries: readonly E[]; place: number }> {
    while (!follower.hasLeft) {
      const tail = this.#tail
      if (after < tail) {
        const entries = this.#held(after) ?? (await this.#readAfter(after, follower))
        const last = entries.at(-1)
        // Nothing where there was something: it is not kept any more.
        return { entries, place: last === undefined ? tail : this.#source.placeOf(last) }
      }
      if (this.#end !== null) throw this.#end
      await this.#changed(after, follower)
    }
    return { entries: [], place: after }
  }

  #held(after: number): E[] | null {
    const { placeOf } = this.#source
    const first = this.#ring[0]
    if (first === undefined || placeOf(first) > after + 1) return null
    return this.#ring.slice(this.#ring.findLastIndex((entry) => placeOf(entry) <= after) + 1)
  }

  /** The page that the next entry stands in. Who is behind is so with others, at other places of the same page. */
  async #pageAfter(after: number): Promise<readonly E[]> {
    const start = after - (after % BATCH)
    const known = this.#pages.get(start)
    const kept = known instanceof WeakRef ? known.deref() : known
    const reading = kept ?? this.#source.read(start)
    if (kept === undefined) this.#pages.set(start, Promise.resolve(reading))
    try {
      const page = await reading
      // One that is not full is another one a moment later.
      if (page.length < BATCH) this.#pages.delete(start)
      else this.#pages.set(start, new WeakRef(page))
      return page
    } catch (error) {
      this.#pages.delete(start)
      if (isPassing(error)) throw error
      return []
    }
  }

  async #readAfter(after: number, follower: Follower): Promise<readonly E[]> {
    const { read, placeOf } = this.#source
    while (!follower.hasLeft) {
      try {
        const page = await this.#pageAfter(after)
        const rest = page.slice(page.findLastIndex((entry) => placeOf(entry) <= after) + 1)
        // A page may end, or be forgotten, before this place: that says nothing of what comes after it.
        return rest.length > 0 ? rest : await read(after)
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

export interface ChannelsOptions<Topic, E extends Entry> {
  reader: TopicReader<Topic, E>
  /** A topic by one name among all of its kind. */
  keyOf(topic: Topic): string
  /** An entry's place within a topic. */
  placeIn(topic: Topic, entry: E): number
  /** What a topic is called that is gone. */
  nameOf(topic: Topic): Thing
  /** How often what was missed is looked for, ms. */
  pollMs: number
  log?: Pick<Logger, 'error' | 'warn'> | undefined
}

/** Topics that are followed, each read once for all of its followers. */
export const createChannels = <Topic extends { id: string }, E extends Entry>({
  reader,
  keyOf,
  placeIn,
  nameOf,
  pollMs,
  log,
}: ChannelsOptions<Topic, E>) => {
  const channels = new Map<string, { topic: Topic; channel: Channel<E> }>()
  let isStopped = false

  let polling = false
  const poll = async () => {
    if (polling || channels.size === 0) return
    polling = true
    try {
      // Those of now: one that is opened meanwhile is not in the answer, and not gone.
      const watched = [...channels.values()]
      const tails = await reader.tails(watched.map(({ topic }) => topic))
      for (const { topic, channel } of watched) {
        const tail = tails.get(topic.id)
        if (tail === undefined) channel.end(new NotFoundError(nameOf(topic)))
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

  const open = (topic: Topic, tail: number): Channel<E> => {
    const key = keyOf(topic)
    const source = {
      read: (after: number) => reader.read(topic, after, BATCH),
      placeOf: (entry: E) => placeIn(topic, entry),
    }
    const channel = new Channel(tail, source, (error) => {
      if (channels.get(key)?.channel === channel) channels.delete(key)
      if (!(error instanceof NotFoundError))
        log?.error({ err: error, topic: key }, 'a channel cannot be read')
    })
    channels.set(key, { topic, channel })
    return channel
  }

  return {
    /** Something new in the topic of this name, if anybody follows it. */
    wake: (key: string): void => channels.get(key)?.channel.wake(),
    /** The same, with what is new. */
    accept: (key: string, entries: readonly E[]): void => channels.get(key)?.channel.accept(entries),
    async *follow(
      topic: Topic,
      { after, tail, until = Number.POSITIVE_INFINITY }: Stretch,
      signal: AbortSignal,
    ): AsyncGenerator<Readable<E>> {
      const key = keyOf(topic)
      // Listen first, then read, then follow: what is written in between wakes the channel.
      const channel = channels.get(key)?.channel ?? open(topic, tail)
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
            if (!isReadable(entry)) throw asUnreadable(entry)
            yield entry
          }
          place = next.place
        }
      } finally {
        signal.removeEventListener('abort', leave)
        channel.followers.delete(follower)
        if (channel.followers.size === 0 && channels.get(key)?.channel === channel) channels.delete(key)
      }
    },
    /** Topics with a reader. */
    get size(): number {
      return channels.size
    },
    /** Lets every follower go. */
    stop(): void {
      clearInterval(timer)
      isStopped = true
      for (const { channel } of channels.values())
        for (const follower of channel.followers) channel.leave(follower)
    },
  }
}

const isReadable = <E extends Entry>(entry: E): entry is Readable<E> => entry.event !== null
const asUnreadable = (entry: Entry): Error =>
  'unreadable' in entry ? entry.unreadable : new Error('an entry says nothing')
