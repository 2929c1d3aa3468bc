import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAlerts } from '../accounts/alerts.ts'
import { openAttention } from '../accounts/attention.ts'
import { startDeliverer } from '../accounts/deliverer.ts'
import { createAnnouncer } from '../accounts/announce-matches.ts'
import { openAccounts } from '../accounts/accounts.ts'
import { openDocumentLinks } from '../accounts/document-link.ts'
import { createSocialLogin } from '../accounts/social/login.ts'
import { keepSecret } from '../accounts/secret.ts'
import { openVault } from '../accounts/vault.ts'
import { openWebhooks } from '../accounts/webhooks.ts'
import { createCheckpointer } from '../agent/checkpointer.ts'
import { byModel } from '../agent/calls/by-model.ts'
import { byRules } from '../agent/calls/by-rules.ts'
import { openCalls } from '../agent/calls/runner.ts'
import { graphFor } from '../agent/graphs.ts'
import type { Role } from '../config/connections.ts'
import { locateDatabase, openPools, warnOfNoTimeLimit } from './databases.ts'
import type { Addresses } from './databases.ts'
import type { Env } from '../config/env.ts'
import { newId } from '../domain/id.ts'
import { createAdmission } from '../graphql/transport/admission.ts'
import { globalId } from '../graphql/ids.ts'
import { compiledRulings } from '../domain/rulings/compiled.ts'
import { openLaw } from './law.ts'
import { createMetrics } from '../observe/metrics.ts'
import { mailerOf } from './mailer.ts'
import { modelOf } from '../config/model-config.ts'
import { modelProviderOf, watchModel } from './model.ts'
import { startOperationsServer } from '../http/operations-server.ts'
import { createPorts } from './ports.ts'
import { migrateProduct, prepareTables } from './product-tables.ts'
import { checkSecrets } from '../config/production.ts'
import { quotasOf, retentionOf, runLimitsOf } from '../config/quotas.ts'
import { createRuns } from '../runs/engine.ts'
import type { createRedisHints } from '../runs/redis-hints.ts'
import { createPgHints } from '../runs/hints.ts'
import { createHub } from '../runs/hub.ts'
import { openFeeds } from '../runs/feeds.ts'
import type { Runs } from '../runs/runs.ts'
import { outwardOf, pushOf } from '../config/receivers.ts'
import { guestsPerHourOf, sharesOf } from '../config/shares.ts'
import { socialProvidersOf } from '../config/social-providers.ts'
import { startWorker } from '../runs/worker.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import { shippedAsked } from './asked-articles.ts'
import { openSoon } from './open-soon.ts'
import { shippedRules, shippedTopics } from './shipped.ts'
import { renderChart } from '../sources/chart.ts'
import { buildServer } from '../http/server.ts'
import { createHealth, readQueue } from '../store/health.ts'
import { createRunWriters } from '../store/run-writers.ts'
import { demoData } from './development.ts'
import { journalReader } from '../store/journal.ts'
import { createHashEmbedder } from '../store/law-search/embedder.ts'
import { deleteUser } from '../store/delete-user.ts'
import { forgetOld } from '../store/retention.ts'
import { createPlaceCache } from '../store/places.ts'
import { settleRegions } from '../store/import/settle-regions.ts'
import { createRuleCache, keepShippedRules } from '../store/rules.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { loadShipped } from '../store/shipped.ts'
import { findModelConsent } from '../store/users.ts'
import { feedReader } from '../store/viewer-feed.ts'
import { NO_TELEMETRY, startTelemetry } from '../observe/telemetry.ts'
import type { Telemetry } from '../observe/telemetry.ts'

export interface AppOptions {
  env: Env
  log: Logger
  role?: Role
  /** What the product brings along is loaded where it is missing (DEMO_DATA); tests that bring their own say false. */
  seed?: boolean
  /** Law topics beside those that the product brings along. */
  topics?: readonly LawTopic[]
  /** Where the database is, of who began to look before. */
  database?: Promise<Addresses>
  /** Told how far the demo data are. */
  onSeedProgress?: (step: string, done: number, total: number) => void
}

export interface App {
  /** Resolves when everything is ready; `url` is the GraphQL endpoint (empty for a worker). */
  start(): Promise<{ url: string }>
  /** Closes everything in reverse order; runs in flight are handed over. */
  stop(): Promise<void>
}

export const buildApp = ({
  env,
  log,
  role = 'all',
  seed = true,
  topics = [],
  database,
  onSeedProgress,
}: AppOptions): App => {
  const closers: { name: string; close: () => Promise<unknown> }[] = []
  const opened = <T>(name: string, resource: T, close: (resource: T) => Promise<unknown>): T => {
    closers.push({ name, close: () => close(resource) })
    return resource
  }

  // Connections that end because we stop are no news.
  let closing = false

  const start = async () => {
    checkSecrets(env)
    const vault = openVault(
      env.PII_KEYS.length > 0 ? env.PII_KEYS : [await keepSecret(join(env.DATA_DIR, 'pii-key'))],
    )
    const providers = socialProvidersOf(env)
    const secret = env.JWT_SECRET ?? (await keepSecret(join(env.DATA_DIR, 'jwt-secret')))
    const mailer = await mailerOf(env, () => new Date())
    const outward = outwardOf(env)
    const push = await pushOf(env, outward)
    const telemetry =
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? NO_TELEMETRY
        : opened(
            'telemetry',
            await startTelemetry({
              endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
              service: env.OTEL_SERVICE_NAME,
            }),
            (it) => it.stop(),
          )
    const tell = (message: string) => log.info(message)
    const located = await (database ?? locateDatabase(env, tell))
    const addresses = opened('database', located, async (it) => it.stop?.())
    const { directUrl, isPooled } = addresses
    // Both roles in one process are all that uses the database.
    await (role === 'all' ? migrateProduct(directUrl, tell) : prepareTables(directUrl, env, tell))

    const { reads, writes, reserve, direct, replica } = openPools({
      env,
      role,
      addresses,
      log,
      isClosing: () => closing,
      opened: (pool, name) => {
        telemetry.traceQueries(pool)
        return opened(`${name} pool`, pool, (it) => it.end())
      },
    })
    if (isPooled) await warnOfNoTimeLimit(writes, log)
    const shipped = await shippedRules()
    await keepShippedRules(writes, shipped, (problem) =>
      log.error({ problem }, 'the imported rules do not fit those of this release; the former stay in use'),
    )
    const demo = env.DEMO_DATA ?? env.NODE_ENV !== 'production'
    // A worker leaves the loading to others, and works on no invented data where none are wanted.
    if (seed && (role !== 'worker' || !demo)) {
      const { retired } = await loadShipped(writes, {
        demo: demo ? await demoData() : null,
        today: new Date(),
        onProgress: onSeedProgress ?? ((step, done, total) => log.debug({ step, done, total }, 'seed')),
      })
      if (retired > 0) log.warn({ retired }, 'invented listings and deals were deleted (DEMO_DATA)')
      const { regions: book } = await createRuleCache(writes, shipped)()
      const { ended, added } = await inTransaction(writes, (client) => settleRegions(client, book))
      if (ended > 0) log.info({ ended, added }, 'regions that are in force no more were replaced')
    }

    const origin = `${hostname()}-${process.pid}-${newId()}`
    const hintLog = log.child({ part: 'hints' })
    const metrics = createMetrics()
    const bareHub = opened(
      'hub',
      createHub({
        reader: journalReader(reserve),
        feeds: feedReader(reserve),
        carrier:
          env.REDIS_URL === undefined
            ? createPgHints({ pool: reserve, url: directUrl, origin, log: hintLog })
            : await redisHints({ url: env.REDIS_URL, origin, log: hintLog }),
        log,
      }),
      (it) => it.stop(),
    )
    const hub = metrics.countEvents(bareHub)
    const admission = createAdmission(sharesOf(env))
    metrics.watch({ admission, hub, queue: () => readQueue(reserve) })
    const config = modelOf(env)
    const model =
      config === null
        ? null
        : opened(
            'model',
            await watchModel({ model: config, log: log.child({ part: 'model' }), metrics }),
            (it) => it.stop(),
          )
    const degraded = () => model?.degraded() ?? []
    if (env.HEALTH_PORT !== undefined) {
      const operations = await startOperationsServer(env.HOST, env.HEALTH_PORT, {
        health: createHealth(reserve),
        degraded,
        metrics,
        metricsToken: env.METRICS_TOKEN ?? null,
        production: env.NODE_ENV === 'production',
        log,
      })
      opened('operations', operations, (it) => it.stop())
      log.info({ port: operations.port }, 'health and metrics')
    }

    const provider = model?.provider ?? null
    const now = () => new Date()
    const rules = createRuleCache(reads, shipped)
    const { places } = createPlaceCache(replica, rules)
    const asked = await shippedAsked()
    const { law } = opened(
      'law',
      openLaw({
        topics: [...(await shippedTopics()), ...topics],
        rulings: compiledRulings,
        asked,
        reads: replica,
        writes: direct,
        provider,
        log: log.child({ part: 'law' }),
      }),
      (it) => it.stop(),
    )
    const embedders = [...(provider ? [provider.embedder] : []), createHashEmbedder()]
    const ports = createPorts({ pool: reads, replica, writes, vault, places, rules, law, embedders, now })
    const world = { places, lawRoute: ports.lawRoute }
    const caller = model ? byModel(model.provider, { world, onError: model.fellBack }) : null
    const answering = (caller ?? byRules(world)).name

    const modelProvider = modelProviderOf(env)
    const allowsModel = async (userId: string) =>
      (await findModelConsent(writes, userId)) ?? modelProvider?.allowedByDefault ?? true

    if (role !== 'api') {
      const writers = createRunWriters(writes)
      const worker = await startWorker({
        pool: writes,
        queue: direct,
        hub,
        ports,
        model: caller,
        allowsModel,
        limits: runLimitsOf(env),
        quotas: quotasOf(env),
        checkpointer: createCheckpointer(writes, {
          writer: writers.checkpoints,
          onLargeState: (channel, bytes) => log.warn({ channel, bytes }, 'a channel of the state is large'),
        }),
        append: writers.append,
        saveCall: telemetry.traceCalls(metrics.countCalls(writers.saveCall)),
        log: log.child({ part: 'worker' }),
        concurrency: env.WORKER_CONCURRENCY,
        checkpointHours: env.CHECKPOINT_HOURS,
        announce: createAnnouncer({
          pool: writes,
          rules,
          told: hub.told,
          log: log.child({ part: 'alerts' }),
        }),
        forget: (signal) =>
          forgetOld(writes, retentionOf(env), (userId) => deleteUser(writes, userId), signal),
        ...(telemetry.nodes && { nodes: telemetry.nodes }),
        around: async ({ id, mode, attempt }, work) => {
          const letGo = metrics.carrying(id, mode)
          await telemetry.run(id, { 'run.mode': mode, 'run.attempt': attempt }, work).finally(letGo)
        },
      })
      opened('worker', worker, (it) => it.stop())
      const deliverer = startDeliverer({
        pool: writes,
        vault,
        outward,
        push,
        globalId,
        now,
        log: log.child({ part: 'deliveries' }),
        counted: metrics.delivered,
      })
      opened('deliverer', deliverer, (it) => it.stop())
    }
    const openIndexes = () => opened('indexes', openSoon({ asked, law, places }), (it) => it.stop())
    if (role === 'worker') {
      openIndexes()
      log.info({ answers: answering }, 'worker is ready')
      return { url: '' }
    }

    const accounts = opened(
      'accounts',
      openAccounts({
        pool: reserve,
        secret,
        previousSecrets: env.JWT_PREVIOUS_SECRETS,
        signUpsPerHour: env.SIGN_UPS_PER_HOUR,
        guestsPerHour: guestsPerHourOf(env),
        watchEveryMs: env.TOKEN_CHECK_SECONDS * 1000,
        mailer,
        mailPages: env.MAIL_PAGES_URL ?? null,
        onError: (error, what) => log.warn({ err: error, what }, 'it was not done'),
        hints: { tell: bareHub.signInsEnded, listen: bareHub.onSignInsEnded },
      }),
      async (it) => it.stop(),
    )
    const readCheckpointer = createCheckpointer(reads)
    // Where a run may be forked is read from its graph; nothing is called.
    const reading = openCalls(byRules(world))
    const server = buildServer({
      env,
      log: log.child({ part: 'api' }),
      admission,
      metrics,
      telemetry,
      degraded,
      health: createHealth(reserve),
      world: {
        pool: reads,
        replica,
        runs: telling(
          { log, telemetry },
          createRuns({
            pool: writes,
            reserve,
            hub,
            log,
            quotas: quotasOf(env),
            vault,
            graphFor: (mode) => graphFor(mode, { ports, calls: reading, checkpointer: readCheckpointer }),
          }),
        ),
        feeds: openFeeds({ reserve, hub }),
        accounts,
        social: createSocialLogin({ providers, accounts, secret }),
        attention: opened(
          'attention',
          openAttention(reserve, (error) => log.warn({ err: error }, 'who looks could not be written down')),
          (it) => it.stop(),
        ),
        webhooks: openWebhooks({ pool: reads, vault, outward, now }),
        outward,
        pushKey: push?.publicKey ?? null,
        alerts: opened('alerts', createAlerts({ pool: reads, rules }), async (it) => it.stop()),
        vault,
        links: openDocumentLinks({ secret, now }),
        renderChart,
        places,
        rules,
        law,
        modelProvider,
        now,
      },
    })
    opened('server', server, (it) => it.stop())
    const { url: endpoint } = await server.start()
    log.info({ url: endpoint, answers: answering }, `ready: ${endpoint}`)
    // An API alone seldom looks anything up.
    if (role !== 'api') openIndexes()
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

/** Its client is loaded where there is a Redis. */
const redisHints = async (options: Parameters<typeof createRedisHints>[0]) =>
  (await import('../runs/redis-hints.ts')).createRedisHints(options)

/** The same runs; the log and the trace of a request name the run that it started. */
const telling = ({ log, telemetry }: { log: Logger; telemetry: Telemetry }, runs: Runs): Runs => ({
  ...runs,
  async start(userId, request) {
    const runId = await runs.start(userId, request)
    telemetry.began(runId)
    log.debug({ runId, mode: request.mode }, 'a run was started')
    return runId
  },
})
