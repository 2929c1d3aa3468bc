import { AsyncLocalStorage } from 'node:async_hooks'
import type { Attributes, Context, Span, Tracer } from '@opentelemetry/api'
import type { Pool, PoolClient } from 'pg'
import { currentNode } from '../agent/node-listener.ts'
import type { NodeListener } from '../agent/node-listener.ts'
import type { CallWriter } from '../store/call-ledger.ts'

/** What is going on where a span begins: a request, or a run with its open nodes. */
interface Scope {
  span: Span
  runId?: string
  nodes?: Map<string, Span>
}

export interface TracedRequest {
  method: string
  route: string
  requestId: string
  /** W3C trace context of the caller, where it sent one. */
  traceparent: string | undefined
}

/** Spans from a request to a run, its nodes, and their queries and model calls. Without an exporter none of it exists. */
export interface Telemetry {
  /** `work` is given what ends the span. */
  request(request: TracedRequest, work: (end: (status: number) => void) => void): void
  /** The request that is being answered began this run: its trace is linked. */
  began(runId: string): void
  run<T>(runId: string, attributes: Attributes, work: () => Promise<T>): Promise<T>
  /** For the graph of a run. */
  /** Null where nobody looks: listening costs LangGraph a tenth of a run's time. */
  nodes: ((runId: string) => NodeListener) | null
  traceQueries(pool: Pool): void
  traceCalls(write: CallWriter): CallWriter
  stop(): Promise<void>
}

/** A run's trace has its id, whatever process carries it out, however often it is taken up. */
const traceOf = (runId: string): string => runId.replaceAll('-', '')
const linkOf = (runId: string) => ({
  context: { traceId: traceOf(runId), spanId: traceOf(runId).slice(16), traceFlags: 1 },
})

const PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const FAILED = 2

/** The statement's own name, or its first words: parameters and texts of users are in neither. */
const nameOf = (query: unknown): string => {
  if (typeof query === 'object' && query !== null && 'name' in query && typeof query.name === 'string')
    return query.name
  const text =
    typeof query === 'string'
      ? query
      : typeof query === 'object' && query !== null && 'text' in query
        ? String(query.text)
        : ''
  return (
    text
      .trim()
      .split(/\s+/)
      .slice(0, 3)
      .join(' ')
      .toLowerCase()
      .replace(/[^\w. ]/g, '') || 'statement'
  )
}

export interface TelemetryOptions {
  /** Base address of a collector: spans go to its /v1/traces. */
  endpoint: string
  service: string
}

/** Loads OpenTelemetry, which nothing else does. */
export const startTelemetry = async ({ endpoint, service }: TelemetryOptions): Promise<Telemetry> => {
  const [{ ROOT_CONTEXT, trace, SpanKind }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const random = new sdk.RandomIdGenerator()
  // Taken by the span that is begun next, in the same turn.
  let nextRun: string | null = null
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: {
      generateTraceId: () => (nextRun === null ? random.generateTraceId() : traceOf(nextRun)),
      generateSpanId: () => (nextRun === null ? random.generateSpanId() : traceOf(nextRun).slice(16)),
    },
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  const tracer: Tracer = provider.getTracer('holmesnyangz')
  const scopes = new AsyncLocalStorage<Scope>()
  const runs = new Map<string, Scope>()

  const under = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)
  const fail = (span: Span, error: unknown) => {
    // What it says may be a user's; its kind is not.
    span.setStatus({ code: FAILED, message: error instanceof Error ? error.name : 'error' })
  }
  const here = (): Span | null => {
    const scope = scopes.getStore()
    if (scope === undefined) return null
    return scope.nodes?.get(currentNode() ?? '') ?? scope.span
  }
  const callerOf = (traceparent: string | undefined): Context => {
    const [, traceId, spanId, flags] = PARENT.exec(traceparent ?? '') ?? []
    if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
    return trace.setSpanContext(ROOT_CONTEXT, {
      traceId,
      spanId,
      traceFlags: Number.parseInt(flags, 16) & 1,
      isRemote: true,
    })
  }

  return {
    request({ method, route, requestId, traceparent }, work) {
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: { 'http.request.method': method, 'http.route': route, 'request.id': requestId },
        },
        callerOf(traceparent),
      )
      scopes.run({ span }, () =>
        work((status) => {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: FAILED })
          span.end()
        }),
      )
    },
    began(runId) {
      scopes.getStore()?.span.addLink(linkOf(runId)).setAttribute('run.id', runId)
    },
    async run(runId, attributes, work) {
      nextRun = runId
      const span = tracer.startSpan(
        'run',
        { root: true, kind: SpanKind.CONSUMER, attributes: { 'run.id': runId, ...attributes } },
        ROOT_CONTEXT,
      )
      nextRun = null
      const scope: Scope = { span, runId, nodes: new Map() }
      runs.set(runId, scope)
      try {
        return await scopes.run(scope, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        for (const open of scope.nodes?.values() ?? []) open.end()
        span.end()
        if (runs.get(runId) === scope) runs.delete(runId)
      }
    },
    nodes(runId) {
      const open = new Map<string, { node: string; span: Span }>()
      return {
        began(key, node) {
          const scope = runs.get(runId)
          if (scope === undefined) return
          const span = tracer.startSpan(
            `node ${node}`,
            { attributes: { 'run.id': runId } },
            under(scope.span),
          )
          open.set(key, { node, span })
          scope.nodes?.set(node, span)
        },
        ended(key, error) {
          const found = open.get(key)
          if (found === undefined) return
          open.delete(key)
          if (error !== null) fail(found.span, error)
          found.span.end()
          const nodes = runs.get(runId)?.nodes
          if (nodes?.get(found.node) === found.span) nodes.delete(found.node)
        },
      }
    },
    traceQueries(pool) {
      pool.on('connect', (client: PoolClient) => {
        const query: (...args: unknown[]) => unknown = client.query.bind(client)
        const traced = (...args: unknown[]): unknown => {
          const parent = here()
          if (parent === null) return query(...args)
          const span = tracer.startSpan(
            `sql ${nameOf(args[0])}`,
            { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } },
            under(parent),
          )
          const end = (error: unknown) => {
            if (error) fail(span, error)
            span.end()
          }
          // Pools hand a callback along, everybody else waits for a promise.
          const last = args.at(-1)
          if (typeof last === 'function') {
            const done = (error: unknown, result: unknown): unknown => {
              end(error)
              return last(error, result)
            }
            return query(...args.slice(0, -1), done)
          }
          const result = query(...args)
          if (result instanceof Promise) result.then(() => end(null), end)
          else span.end()
          return result
        }
        Object.defineProperty(client, 'query', { value: traced, configurable: true, writable: true })
      })
    },
    traceCalls: (write) => (runId, entry) => {
      const scope = runs.get(runId)
      if (scope !== undefined) {
        const endTime = Date.now()
        const attributes = {
          'run.id': runId,
          'gen_ai.request.model': entry.model,
          'gen_ai.usage.input_tokens': entry.promptTokens,
          'gen_ai.usage.output_tokens': entry.completionTokens,
        }
        tracer
          .startSpan(
            `model ${entry.purpose}`,
            { startTime: endTime - entry.milliseconds, kind: SpanKind.CLIENT, attributes },
            under(scope.nodes?.get(currentNode() ?? '') ?? scope.span),
          )
          .end(endTime)
      }
      return write(runId, entry)
    },
    stop: () => provider.shutdown(),
  }
}

export const NO_TELEMETRY: Telemetry = {
  request: (_request, work) => work(() => {}),
  began: () => {},
  run: (_runId, _attributes, work) => work(),
  nodes: null,
  traceQueries: () => {},
  traceCalls: (write) => write,
  stop: async () => {},
}
