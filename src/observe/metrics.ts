import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { JournalEntry } from '../domain/event.ts'
import type { Admission } from '../graphql/transport/admission.ts'
import type { Meter } from '../graphql/plugins/use-meter.ts'
import type { Hub } from '../runs/hub.ts'
import type { CallWriter } from '../store/call-ledger.ts'
import type { QueueState } from '../store/health.ts'

const QUICK = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3600]

const ROUTES = new Set(['graphql', 'mcp', 'ag-ui', 'documents', 'auth', 'health', 'metrics'])
/** The first part of a path says what kind of request it was; the rest may say whose. */
export const routeOf = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return ROUTES.has(first) ? first : 'other'
}

export interface Metrics extends Meter {
  /** In Prometheus’ text format. */
  render(): Promise<string>
  readonly contentType: string
  answered(path: string, status: number, seconds: number): void
  /** A run is carried out here from now on. Returns what says that it is not any more. */
  carrying(runId: string, mode: string): () => void
  /** The same hub, whose events are counted. */
  countEvents(hub: Hub): Hub
  countCalls(write: CallWriter): CallWriter
  /** A call was made by rules because the model failed, and how. */
  fellBack(purpose: string, reason: string): void
  /** What came of something that a browser or a server of a user's was to be told. */
  delivered(receiver: string, outcome: string): void
  /** Whether a model answered when the process began. */
  checked(kind: string, model: string, answers: boolean): void
  /** Looked at whenever Prometheus asks. */
  watch(sources: {
    admission?: Admission
    hub?: Hub
    queue?: () => Promise<QueueState>
    /** Kinds of model calls, and whether they are held back. */
    paused?: () => readonly (readonly [kind: string, isPaused: boolean])[]
  }): void
}

const ENDS = { RunCompleted: 'COMPLETED', RunFailed: 'FAILED', RunCancelled: 'CANCELLED' } as const

/** Counters of one process. No label says anything about a user, and each has a handful of values. */
export const createMetrics = (): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  const named = (name: string, help: string) => ({ name: `holmesnyangz_${name}`, help, registers })
  collectDefaultMetrics({ register: registry, prefix: 'holmesnyangz_' })

  const requests = new Histogram({
    ...named('http_request_seconds', 'HTTP requests by route and status'),
    labelNames: ['route', 'status'],
    buckets: QUICK,
  })
  const operations = new Histogram({
    ...named(
      'operation_seconds',
      'GraphQL operations over HTTP and sockets; of a subscription its beginning',
    ),
    labelNames: ['type', 'outcome'],
    buckets: QUICK,
  })
  const ended = new Counter({
    ...named('runs_ended_total', 'Runs whose end this process wrote'),
    labelNames: ['status'],
  })
  const carried = new Histogram({
    ...named('run_seconds', 'Time that this process carried runs out, by mode and how it went on'),
    labelNames: ['mode', 'outcome'],
    buckets: LONG,
  })
  const active = new Gauge({ ...named('runs_active', 'Runs carried out now'), labelNames: ['mode'] })
  const steps = new Counter({
    ...named('steps_total', 'Steps of plans that ended'),
    labelNames: ['team', 'status'],
  })
  const events = new Counter({
    ...named('events_total', 'Events written to the journal'),
    labelNames: ['type'],
  })
  const calls = new Histogram({
    ...named('model_call_seconds', 'Calls of the model, or of rules, by purpose'),
    labelNames: ['purpose', 'model'],
    buckets: LONG,
  })
  const tokens = new Counter({
    ...named('model_tokens_total', 'Tokens of model calls'),
    labelNames: ['model', 'kind'],
  })

  const fallbacks = new Counter({
    ...named(
      'model_fallbacks_total',
      'Calls that rules made because the model failed, by purpose and reason',
    ),
    labelNames: ['purpose', 'reason'],
  })
  const deliveries = new Counter({
    ...named('deliveries_total', 'Attempts to tell users’ browsers and servers, by what came of them'),
    labelNames: ['receiver', 'outcome'],
  })
  const answers = new Gauge({
    ...named('model_answers', 'Whether a model answered the check at the start of the process'),
    labelNames: ['kind', 'model'],
  })

  /** Runs that are carried out here, and how they ended where they did. */
  const outcomes = new Map<string, string>()
  const see = ({ runId, event }: JournalEntry) => {
    events.inc({ type: event.type })
    if (event.type === 'StepUpdated') {
      const { team, status } = event.step
      if (status !== 'IN_PROGRESS' && status !== 'PENDING') steps.inc({ team: team ?? 'none', status })
    }
    if (event.type === 'InputRequested' && outcomes.has(runId)) outcomes.set(runId, 'WAITING_FOR_INPUT')
    if (event.type !== 'RunCompleted' && event.type !== 'RunFailed' && event.type !== 'RunCancelled') return
    ended.inc({ status: ENDS[event.type] })
    if (outcomes.has(runId)) outcomes.set(runId, ENDS[event.type])
  }

  return {
    render: () => registry.metrics(),
    contentType: registry.contentType,
    answered: (path, status, seconds) => requests.observe({ route: routeOf(path), status }, seconds),
    operated: (type, outcome, seconds) => operations.observe({ type, outcome }, seconds),
    carrying(runId, mode) {
      const from = performance.now()
      outcomes.set(runId, 'HANDED_OVER')
      active.inc({ mode })
      return () => {
        active.dec({ mode })
        const outcome = outcomes.get(runId) ?? 'HANDED_OVER'
        outcomes.delete(runId)
        carried.observe({ mode, outcome }, (performance.now() - from) / 1000)
      }
    },
    countEvents: (hub) => ({
      publish: (topics) => hub.publish(topics),
      publishEntries(entries) {
        entries.forEach(see)
        hub.publishEntries(entries)
      },
      follow: (topic, after, signal) => hub.follow(topic, after, signal),
      followFeed: (userId, after, signal) => hub.followFeed(userId, after, signal),
      ended: (runId) => hub.ended(runId),
      onEnded: (listener) => hub.onEnded(listener),
      told: (userId) => hub.told(userId),
      onTold: (listener) => hub.onTold(listener),
      get size() {
        return hub.size
      },
      stop: () => hub.stop(),
    }),
    countCalls: (write) => (runId, entry) => {
      const { purpose, model } = entry
      calls.observe({ purpose, model }, entry.milliseconds / 1000)
      tokens.inc({ model, kind: 'prompt' }, entry.promptTokens)
      tokens.inc({ model, kind: 'completion' }, entry.completionTokens)
      return write(runId, entry)
    },
    delivered: (receiver, outcome) => deliveries.inc({ receiver, outcome }),
    fellBack: (purpose, reason) => fallbacks.inc({ purpose, reason }),
    checked: (kind, model, isAnswering) => answers.set({ kind, model }, isAnswering ? 1 : 0),
    watch({ admission, hub, queue, paused }) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          ...named(name, help),
          collect() {
            this.set(read())
          },
        })
      if (admission !== undefined) {
        gauge('sockets', 'Open graphql-ws sockets', () => admission.sockets)
        gauge('subscriptions', 'Open subscriptions', () => admission.subscriptions)
      }
      if (hub !== undefined) gauge('followed', 'Runs and sessions that are followed', () => hub.size)
      if (paused !== undefined) {
        const held = new Gauge({
          ...named('model_paused', 'Whether calls of the model are held back, because it did not answer'),
          registers: [],
          labelNames: ['kind'],
          collect() {
            for (const [kind, isPaused] of paused()) this.set({ kind }, isPaused ? 1 : 0)
          },
        })
        registry.registerMetric(held)
      }
      if (queue !== undefined) {
        // Both are read at once: one look serves them.
        let look: Promise<QueueState> | null = null
        const lookOnce = () => {
          look ??= queue().finally(() => {
            look = null
          })
          return look
        }
        const jobs = new Gauge({
          ...named('queue_jobs', 'Jobs of the queue'),
          registers: [],
          labelNames: ['state'],
          async collect() {
            const { ready, held } = await lookOnce()
            this.set({ state: 'ready' }, ready)
            this.set({ state: 'held' }, held)
          },
        })
        const oldest = new Gauge({
          ...named('queue_oldest_seconds', 'How long the oldest job has been ready'),
          registers: [],
          async collect() {
            this.set((await lookOnce()).oldestSeconds)
          },
        })
        registry.registerMetric(jobs)
        registry.registerMetric(oldest)
      }
    },
  }
}
