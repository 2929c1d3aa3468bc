import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { Provider } from '../agent/model/provider.ts'
import { embedArticles } from '../store/law-search/index-articles.ts'
import type { AskedArticles } from '../domain/law-questions/asked.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import type { RulingIndex } from '../domain/rulings/find.ts'
import { createLawSearch } from '../store/law-search/search.ts'
import type { LawSearch } from '../store/law-search/search.ts'
import type { Queryable } from '../store/statement.ts'

export interface LawOptions {
  topics: readonly LawTopic[]
  rulings: RulingIndex
  asked: AskedArticles
  reads: Queryable
  /** Holds a lock for longer than a transaction. */
  writes: Pool
  provider: Provider | null
  log: Logger
}

/**
 * The search over laws. With a model, articles that it has not read yet (imported without its key, or with another model's)
 * are read beside the search, which meanwhile finds them by their words.
 */
export const openLaw = ({
  topics,
  rulings,
  asked,
  reads,
  writes,
  provider,
  log,
}: LawOptions): { law: LawSearch; stop(): Promise<void> } => {
  const onError = (error: unknown, what: string) => log.warn({ err: error }, what)
  if (provider === null)
    return { law: createLawSearch(reads, { topics, rulings, asked, onError }), stop: () => Promise.resolve() }
  const embedder = provider.embedder
  const stopping = new AbortController()
  let reading: Promise<void> | undefined
  const read = async (count: number) => {
    try {
      log.info({ articles: count, model: embedder.name }, 'articles are given vectors')
      const done = await embedArticles(writes, embedder, { signal: stopping.signal })
      log.info({ articles: done, model: embedder.name }, 'articles have vectors')
    } catch (error) {
      // They are tried again when the laws change, and at the next start.
      if (!stopping.signal.aborted) onError(error, 'articles have no vectors of the model')
    } finally {
      reading = undefined
    }
  }
  return {
    law: createLawSearch(reads, {
      topics,
      rulings,
      asked,
      embedder,
      onError,
      onMissingVectors: (count) => {
        reading ??= read(count)
      },
    }),
    async stop() {
      stopping.abort()
      await reading
    },
  }
}
