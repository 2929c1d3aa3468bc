import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAlerts } from './accounts/alerts.ts'
import { openAccounts } from './accounts/accounts.ts'
import { openDocumentLinks } from './accounts/document-link.ts'
import { createSocialLogin } from './accounts/social/login.ts'
import { keepSecret } from './accounts/secret.ts'
import { openVault } from './accounts/vault.ts'
import { createCheckpointer, setupCheckpointer } from './agent/checkpointer.ts'
import { createOfflineReasoner } from './agent/reasoner/offline/reasoner.ts'
import { createOpenAIEmbedder } from './agent/reasoner/openai/embedder.ts'
import { createOpenAIReasoner } from './agent/reasoner/openai/reasoner.ts'
import { graphFor } from './agent/graphs.ts'
import type { Env } from './env.ts'
import { EnvError } from './env.ts'
import { newId } from './domain/id.ts'
import { createPorts } from './ports.ts'
import { quotasOf } from './quotas.ts'
import { createRuns } from './runs/engine.ts'
import { createPgHints } from './runs/hints.ts'
import { createHub } from './runs/hub.ts'
import { createRedisHints } from './runs/redis-hints.ts'
import { socialProvidersOf } from './social-providers.ts'
import { startWorker } from './runs/worker.ts'
import { buildServer } from './server.ts'
import { createCallWriter } from './store/call-ledger.ts'
import { createCheckpointWriter } from './store/checkpoints.ts'
import { startEmbedded } from './store/embedded.ts'
import { journalReader } from './store/journal.ts'
import { migrate } from './store/migrate.ts'
import { createLawSearch } from './store/law-search/search.ts'
import { createOrm } from './store/orm.ts'
import { createPlaceCache } from './store/places.ts'
import { createPool } from './store/pool.ts'
import { loadDemo } from './store/seed/load.ts'

/** api: serves requests. worker: carries out runs. all: both, as `npm start` does. */
export type Role = 'all' | 'api' | 'worker'

export interface AppOptions {
  env: Env
  log: Logger
  role?: Role
  /** Demo data are loaded where they are missing; tests that bring their own say false. */
  seed?: boolean
  /** Told how far the demo data are. */
  onSeedProgress?: (step: string, done: number, total: number) => void
}

export interface App {
  /** Resolves when everything is ready; `url` is the GraphQL endpoint (empty for a worker). */
  start(): Promise<{ url: string }>
  /** Closes everything in reverse order; runs in flight are handed over. */
  stop(): Promise<void>
}

export const buildApp = ({ env, log, role = 'all', seed = true, onSeedProgress }: AppOptions): App => {
  const closers: { name: string; close: () => Promise<unknown> }[] = []
  const opened = <T>(name: string, resource: T, close: (resource: T) => Promise<unknown>): T => {
    closers.push({ name, close: () => close(resource) })
    return resource
  }

  // Connections that end because we stop are no news.
  let closing = false

  const openDatabase = async (): Promise<string> => {
    if (env.DATABASE_URL !== undefined) return env.DATABASE_URL
    const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: (message) => log.info(message) })
    return opened('database', embedded, (server) => server.stop()).url
  }

  const start = async () => {
    if (env.NODE_ENV === 'production' && env.JWT_SECRET === undefined) {
      throw new EnvError('JWT_SECRET must be set in production (at least 32 characters)')
    }
    if (env.NODE_ENV === 'production' && env.PII_KEYS.length === 0) {
      throw new EnvError('PII_KEYS must be set in production (32 bytes in base64: openssl rand -base64 32)')
    }
    const vault = openVault(
      env.PII_KEYS.length > 0 ? env.PII_KEYS : [await keepSecret(join(env.DATA_DIR, 'pii-key'))],
    )
    const providers = socialProvidersOf(env)
    const secret = env.JWT_SECRET ?? (await keepSecret(join(env.DATA_DIR, 'jwt-secret')))
    const url = await openDatabase()
    await migrate(url, { extra: [setupCheckpointer], log: (message) => log.info(message) })

    const openPool = (name: string, max: number) =>
      opened(
        `${name} pool`,
        createPool(url, {
          max,
          applicationName: `holmesnyangz ${name}`,
          log: (message, error) => {
            if (!closing) log.warn({ reason: error.message, pool: name }, message)
          },
        }),
        (pool) => pool.end(),
      )
    const reads = openPool('reads', role === 'worker' ? 5 : 10)
    // The queue works best with a connection a slot; the rest is for starting, ending and leases.
    const writes = openPool('runs', role === 'api' ? 8 : env.WORKER_CONCURRENCY + 2)
    if (seed && role !== 'worker') {
      await loadDemo(writes, {
        today: new Date(),
        onProgress: onSeedProgress ?? ((step, done, total) => log.debug({ step, done, total }, 'demo data')),
      })
    }

    const orm = opened('orm', createOrm({ url, log: (message) => log.debug(message) }), (it) =>
      it.close(true),
    )
    const origin = `${hostname()}-${process.pid}-${newId()}`
    const hintLog = log.child({ part: 'hints' })
    const hub = opened(
      'hub',
      createHub({
        reader: journalReader(reads),
        carrier:
          env.REDIS_URL === undefined
            ? createPgHints({ pool: reads, url, origin, log: hintLog })
            : createRedisHints({ url: env.REDIS_URL, origin, log: hintLog }),
      }),
      (it) => it.stop(),
    )

    const model = env.OPENAI_API_KEY === undefined ? null : modelConfig(env, env.OPENAI_API_KEY)
    const now = () => new Date()
    const { places } = createPlaceCache(reads)
    const law = createLawSearch(reads, model ? { embedder: createOpenAIEmbedder(model) } : {})
    const ports = createPorts({ pool: reads, writes, vault, places, searchLaw: law.search, now })
    const offline = createOfflineReasoner({ places })
    const reasoner = model
      ? createOpenAIReasoner(model, {
          places,
          fallback: offline,
          onError: (error, where) => log.warn({ err: error, where }, 'a model call failed'),
        })
      : offline

    if (role !== 'api') {
      const worker = await startWorker({
        pool: writes,
        hub,
        ports,
        reasoner,
        checkpointer: createCheckpointer(writes, {
          writer: createCheckpointWriter(writes),
          onLargeState: (channel, bytes) => log.warn({ channel, bytes }, 'a channel of the state is large'),
        }),
        saveCall: createCallWriter(writes),
        log: log.child({ part: 'worker' }),
        concurrency: env.WORKER_CONCURRENCY,
        checkpointHours: env.CHECKPOINT_HOURS,
      })
      opened('worker', worker, (it) => it.stop())
    }
    if (role === 'worker') {
      log.info({ reasoner: reasoner.name }, 'worker is ready')
      return { url: '' }
    }

    const accounts = opened(
      'accounts',
      openAccounts({
        pool: reads,
        secret,
        previousSecrets: env.JWT_PREVIOUS_SECRETS,
        signUpsPerHour: env.SIGN_UPS_PER_HOUR,
        watchEveryMs: env.TOKEN_CHECK_SECONDS * 1000,
      }),
      async (it) => it.stop(),
    )
    const readCheckpointer = createCheckpointer(reads)
    const server = buildServer({
      env,
      log: log.child({ part: 'api' }),
      world: {
        orm,
        pool: reads,
        runs: createRuns({
          pool: writes,
          hub,
          quotas: quotasOf(env),
          vault,
          graphFor: (mode) => graphFor(mode, { ports, reasoner, checkpointer: readCheckpointer }),
        }),
        accounts,
        social: createSocialLogin({ providers, accounts, secret }),
        alerts: opened('alerts', createAlerts({ pool: reads }), async (it) => it.stop()),
        vault,
        links: openDocumentLinks({ secret, now }),
        places,
        law,
        now,
      },
    })
    opened('server', server, (it) => it.stop())
    const { url: endpoint } = await server.start()
    log.info({ url: endpoint, reasoner: reasoner.name }, `ready: ${endpoint}`)
    return { url: endpoint }
  }

  const stop = async () => {
    closing = true
    for (const { name, close } of closers.splice(0).toReversed()) {
      try {
        await close()
      } catch (error) {
        log.error({ err: error, part: name }, 'could not be closed')
      }
    }
  }

  return {
    async start() {
      try {
        return await start()
      } catch (error) {
        await stop()
        throw error
      }
    },
    stop,
  }
}

const modelConfig = (env: Env, apiKey: string) => ({
  apiKey,
  ...(env.OPENAI_BASE_URL !== undefined && { baseUrl: env.OPENAI_BASE_URL }),
  model: env.OPENAI_MODEL,
  embeddingModel: env.OPENAI_EMBEDDING_MODEL,
})
