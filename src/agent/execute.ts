import { createHash } from 'node:crypto'
import { AsyncLocalStorageProviderSingleton } from '@langchain/core/singletons'
import { Command } from '@langchain/langgraph'
import type { z } from 'zod'
import type { EventDraft } from '../domain/event.ts'
import { parsed } from '../domain/parsed.ts'
import type { RunPhase } from '../domain/run.ts'
import { receivedResponse } from '../domain/received-response.ts'
import type { ExecutionStep } from '../domain/step.ts'
import type { FirstAnswer } from './first-answer.ts'
import { dueIn, openAnswerStream, takeDelta, writeAnswer } from './coalesce.ts'
import type { AnswerStream, Delta } from './coalesce.ts'
import { openRunView } from './draft.ts'
import type { Projected, RaisedInterrupt, RunView } from './draft.ts'
import { keepNodesUntraced } from './node-context.ts'
import { listenToNodes } from './node-listener.ts'
import type { NodeListener } from './node-listener.ts'
import { projectChunk, readInterrupts } from './project.ts'
import { runStart } from './run-graph.ts'
import type { GraphChunk, RunGraph } from './run-graph.ts'

keepNodesUntraced()

const runInput = runStart.omit({ requestId: true }).extend({ runId: runStart.shape.requestId })

interface Clock {
  now(): number
  /** Resolves after so many milliseconds, or when aborted. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

export interface ExecuteOptions {
  graph: RunGraph
  /** Used when the run has no checkpoint yet. */
  input: z.input<typeof runInput>
  /**
   * What the user answered to an interrupt, undefined where nothing (yet). Asked for the interrupts that are open in the
   * last checkpoint and for no other: an answer goes to its own question, once.
   */
  answerFor?: (interruptId: string) => unknown
  /** Asked first, of all that the user has said in this run: where it has an answer, the graph does nothing. */
  firstAnswer?: FirstAnswer
  /** Counts the times that the run was taken up. */
  attempt?: number
  /** Aborting makes the iteration reject with the signal's reason. */
  signal: AbortSignal
  /** The run is known to have no checkpoint: none is looked for. */
  isNew?: boolean
  /** Handed to the checkpointer with every write, for its fence. */
  configurable?: Record<string, unknown>
  /** Told of the graph's nodes as they begin and end. */
  listener?: NodeListener
  /** What the journal holds of this run, so that nothing is said twice or goes backwards. */
  journalled?: { answerText: string; steps: readonly ExecutionStep[] }
  clock?: Clock
}

export type GraphOutput =
  | { kind: 'event'; draft: EventDraft }
  | { kind: 'phase'; phase: RunPhase }
  | { kind: 'interrupted'; interrupts: RaisedInterrupt[] }

/** A TEAM run takes 8 supersteps, 2 more for each group of steps, and a question to its user begins the count anew. */
const RECURSION_LIMIT = 50

const systemClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      signal.addEventListener('abort', wake, { once: true })
    }),
}

/**
 * Deltas are continued from what the journal holds and never told again, so their keys only have to differ: another
 * attempt, or the same one begun again, may have another text at the same place.
 */
const deltaEvent = ({ text, offset }: Delta, attempt: number, sequence: number): GraphOutput => {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const effectKey = `delta:${attempt}:${sequence}:${offset}:${hash}`
  return { kind: 'event', draft: { effectKey, event: { type: 'AnswerDelta', text, offset } } }
}

/** Reads a stream with a deadline: `null` when nothing came in time. The pending read is kept for the next call. */
const readerOf = <T>(source: AsyncIterator<T>, clock: Clock) => {
  let pending: Promise<IteratorResult<T>> | undefined
  return {
    async next(within: number | null): Promise<IteratorResult<T> | null> {
      pending ??= outsideOfAll(() => source.next())
      if (within === null) {
        const result = await pending
        pending = undefined
        return result
      }
      const timer = new AbortController()
      const result = await Promise.race([pending, clock.sleep(within, timer.signal).then(() => null)])
      timer.abort()
      if (result !== null) pending = undefined
      return result
    },
    /** A read that nobody waits for any more may still reject. */
    async close(): Promise<void> {
      await pending?.then(
        () => undefined,
        () => undefined,
      )
    },
  }
}

/**
 * LangGraph takes what is not said from the graph that surrounds it, abort signals included, and finds that one by
 * asynchronous context. A run is inside no other, even where its caller seems to be: a database connection that was opened
 * by one run wakes the queue that takes the next one.
 */
const outsideOfAll = <T>(act: () => T): T =>
  AsyncLocalStorageProviderSingleton.getInstance().run(undefined, act)

/** What a user said in words when they were asked something. */
const wordsIn = (answer: unknown): string[] => {
  const parsed = receivedResponse.safeParse(answer)
  return parsed.success && parsed.data.kind === 'CLARIFICATION' ? [parsed.data.clarification] : []
}

/**
 * Starts a run or carries it on from its last checkpoint, and yields what readers and the run's row should know, in order.
 * Ends with RunCompleted, or with `interrupted` when the graph waits for its user; rejects when it fails or is aborted.
 * Calling it again for a run that had ended tells its answer again under the same key.
 */
export async function* executeGraph(options: ExecuteOptions): AsyncGenerator<GraphOutput> {
  const { graph, journalled, answerFor, attempt = 1, isNew = false } = options
  const input = parsed(runInput, options.input, "a run's input")
  const own = new AbortController()
  const signal = AbortSignal.any([options.signal, own.signal])
  const clock = options.clock ?? systemClock
  const config = {
    configurable: { ...options.configurable, thread_id: input.runId, ...(isNew && { is_new_thread: true }) },
  }

  let view: RunView = openRunView(journalled?.steps)
  let answerStream: AnswerStream = openAnswerStream(journalled?.answerText)
  let deltas = 0
  let answered: GraphOutput | null = null
  let waiting: RaisedInterrupt[] = []

  const flush = (final: boolean): GraphOutput[] => {
    const taken = takeDelta(answerStream, clock.now(), final)
    answerStream = taken.stream
    if (taken.delta === null) return []
    deltas += 1
    return [deltaEvent(taken.delta, attempt, deltas)]
  }
  const settle = (item: Projected): GraphOutput[] => {
    switch (item.kind) {
      case 'event':
      case 'phase':
        return [item]
      case 'delta':
        answerStream = writeAnswer(answerStream, item.delta)
        return flush(false)
      case 'answer':
        // The text of the answer is the truth about the text, also for a run that ended before it was told.
        answerStream = writeAnswer(answerStream, { text: item.answer.text, offset: 0 })
        answered = {
          kind: 'event',
          draft: { effectKey: 'completed', event: { type: 'RunCompleted', answer: item.answer } },
        }
        return flush(true)
      case 'interrupted':
        waiting = [...waiting, ...item.interrupts]
        return []
      default:
        return item satisfies never
    }
  }

  signal.throwIfAborted()
  const snapshot = graph.isDurable && !isNew ? await outsideOfAll(() => graph.getState(config)) : null
  const known = snapshot?.config.configurable?.['checkpoint_id'] !== undefined
  if (snapshot && known) {
    const caughtUp = graph.readState(snapshot.values)(view)
    view = caughtUp.view
    for (const item of caughtUp.out) yield* settle(item)
    const given = graph.answerIn(snapshot.values)
    if (given !== null) yield* settle({ kind: 'answer', answer: given })
  }
  const open = readInterrupts(snapshot?.tasks.flatMap((task) => task.interrupts) ?? [])
  const answers = open.flatMap(({ id }): [string, unknown][] => {
    const value = answerFor?.(id)
    return value === undefined ? [] : [[id, value]]
  })
  const words = answers.flatMap(([, answer]) => wordsIn(answer))
  const first = answered === null ? await options.firstAnswer?.([input.query, ...words], input, signal) : null
  if (first != null) {
    yield { kind: 'phase', phase: 'RESPONSE_GENERATION' }
    yield* settle({ kind: 'answer', answer: first })
  }
  // Nothing to go on with: the graph would only ask again.
  const waits = answered === null && open.length > 0 && answers.length === 0
  if (waits) yield* settle({ kind: 'interrupted', interrupts: open })
  if (answered === null && !waits) {
    const { runId, ...question } = input
    const start = !known
      ? graph.begin({ ...question, requestId: runId })
      : answers.length > 0
        ? new Command({ resume: Object.fromEntries(answers) })
        : null
    const stream = await outsideOfAll(() =>
      graph.stream(start, {
        ...config,
        ...(options.listener && { callbacks: [listenToNodes(options.listener)] }),
        signal,
        streamMode: ['updates', 'custom'],
        recursionLimit: RECURSION_LIMIT,
        ...(graph.isDurable ? { durability: 'sync' as const } : {}),
      }),
    )
    const reader = readerOf<GraphChunk>(stream[Symbol.asyncIterator](), clock)
    try {
      for (;;) {
        const result = await reader.next(dueIn(answerStream, clock.now()))
        if (result === null) yield* flush(false)
        else if (result.done) break
        else {
          const projected = projectChunk(graph, view, result.value)
          view = projected.view
          for (const item of projected.out) yield* settle(item)
        }
      }
    } finally {
      // A reader that goes away in the middle stops the graph; after its end this does nothing.
      own.abort(new Error('nobody reads the run any more'))
      await reader.close()
    }
  }
  if (answered !== null) yield answered
  else if (waiting.length > 0) yield { kind: 'interrupted', interrupts: waiting }
  else throw new Error(`run ${input.runId} ended without an answer`)
}
