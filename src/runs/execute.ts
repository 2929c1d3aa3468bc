import { glossed } from '../domain/language/romanised.ts'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { firstAnswerFor } from '../agent/first-answer.ts'
import { executeGraph } from '../agent/execute.ts'
import type { GraphOutput } from '../agent/execute.ts'
import type { AgentPorts } from '../agent/ports.ts'
import { withinBudget } from '../agent/calls/budget.ts'
import { byRules } from '../agent/calls/by-rules.ts'
import type { NodeListener } from '../agent/node-listener.ts'
import { remembered } from '../agent/calls/ledger.ts'
import { portsOfRun } from '../agent/ports.ts'
import { recordReads } from '../agent/recorded.ts'
import { openCalls } from '../agent/calls/runner.ts'
import type { Caller } from '../agent/calls/runner.ts'
import { graphFor } from '../agent/graphs.ts'
import { rememberAnswer } from '../agent/memory/remember.ts'
import { resolveQuestion } from '../agent/memory/resolve.ts'
import type { BaseCheckpointSaver } from '@langchain/langgraph'
import type { Answer } from '../domain/answer.ts'
import type { EventDraft, RunEventType } from '../domain/event.ts'
import { inputAsk } from '../domain/input.ts'
import type { InputRequest } from '../domain/input.ts'
import type { Quotas, RunLimits } from '../domain/quota.ts'
import type { RunPhase } from '../domain/run.ts'
import type { ExecutionStep } from '../domain/step.ts'
import { FencedError } from '../domain/errors.ts'
import type { CallWriter } from '../store/call-ledger.ts'
import { isConnectionLoss } from '../store/connection-loss.ts'
import type { Appended, JournalWriter, Progress } from '../store/journal.ts'
import { readAnswerText } from '../store/answer-text.ts'
import { completeRun, failRun } from '../store/run-end.ts'
import { readAnswers, suspendRun } from '../store/run-input.ts'
import { releaseRun } from '../store/run-lease.ts'
import type { ClaimedRun } from '../store/run-lease.ts'
import { readSteps } from '../store/run-reads.ts'
import { inTransaction } from '../store/transaction-block.ts'
import { openBudget } from './budget.ts'
import { heedingConsent } from './consent.ts'
import { createRunLedger } from './ledger.ts'
import { requestIdOf } from './respond.ts'
import { inTicks } from './ticks.ts'
import { receivedOf } from './answers.ts'
import type { Hub } from './hub.ts'

export interface ExecuteDeps {
  pool: Pool
  hub: Hub
  ports: AgentPorts
  /** Makes the calls of runs; null where rules make all of them. */
  model: Caller | null
  /** Whether a user allows that what they ask is sent to the model's provider. */
  allowsModel: (userId: string) => Promise<boolean>
  limits: RunLimits
  quotas: Quotas
  checkpointer: BaseCheckpointSaver
  saveCall: CallWriter
  append: JournalWriter
  log: Logger
  /** Told of the nodes of a run's graph. */
  nodes?: (runId: string) => NodeListener
}

/** Why a worker lets go of a run before its end. */
export class HandoverError extends Error {
  constructor() {
    super('this worker is stopping')
    this.name = 'HandoverError'
  }
}

/** Events of a worker that its user is told on all devices. */
const TELLS: ReadonlySet<RunEventType> = new Set(['InputRequested', 'RunCompleted', 'RunFailed'])

/** The journal takes what the graph says at most this often, and what it says first and last at once. */
const TICK_MS = 40

/** What goes into the journal at once: everything the graph has said since the last write. */
interface Batch {
  events: EventDraft[]
  steps: Map<string, ExecutionStep>
  phase: RunPhase | undefined
}

const emptyBatch = (): Batch => ({ events: [], steps: new Map(), phase: undefined })

const stepsOf = ({ event }: EventDraft): readonly ExecutionStep[] => {
  switch (event.type) {
    case 'PlanReady':
      return event.plan.steps
    case 'ExecutionStarted':
      return event.steps
    case 'StepUpdated':
      return [event.step]
    default:
      return []
  }
}

const addTo = (batch: Batch, output: GraphOutput): void => {
  if (output.kind === 'phase') batch.phase = output.phase
  if (output.kind !== 'event') return
  batch.events.push(output.draft)
  for (const step of stepsOf(output.draft)) batch.steps.set(step.stepId, step)
}

const journalOf = ({ events, steps, phase }: Batch): Pick<Progress, 'events' | 'steps' | 'patch'> => {
  const plan = events.flatMap(({ event }) => (event.type === 'PlanReady' ? [event.plan] : [])).at(-1)
  return { events, steps: [...steps.values()], patch: { ...(phase && { phase }), ...(plan && { plan }) } }
}

/**
 * Carries out one claimed run to its end: follows the graph and writes what it says to the journal, fenced by the
 * attempt. Never rejects for a run that failed; rejects only where the database cannot be written, and the lease decides
 * then who goes on.
 */
export const executeRun = async (deps: ExecuteDeps, run: ClaimedRun, signal: AbortSignal): Promise<void> => {
  const log = deps.log.child({ runId: run.id, attempt: run.attempt })
  const announce = (appended: Appended | null) => {
    if (appended === null) throw new FencedError(run.id)
    deps.hub.publishEntries(appended.entries)
    if (appended.entries.some(({ event }) => TELLS.has(event.type))) deps.hub.told(run.userId)
  }
  const write = async (batch: Batch) => {
    if (batch.events.length === 0 && batch.phase === undefined) return
    announce(await deps.append({ runId: run.id, attempt: run.attempt, ...journalOf(batch) }))
  }

  let budget: Awaited<ReturnType<typeof openBudget>> | null = null
  try {
    const hasModel = deps.model !== null
    const allows = async () => !hasModel || (await deps.allowsModel(run.userId))
    const usesModel = hasModel && (await allows())
    budget = await openBudget({
      db: deps.pool,
      run,
      limits: deps.limits,
      quotas: deps.quotas,
      usesModel,
      allows,
      onExcess: (excess) =>
        log.warn({ excess }, 'the budget of the run is used up: it answers with what it has'),
    })
    const ledger = createRunLedger(deps.pool, deps.saveCall, run)
    const runPorts = recordReads(
      portsOfRun(run.id, hasModel ? heedingConsent(deps.ports, allows) : deps.ports),
      ledger,
    )
    const world = { places: deps.ports.places, lawRoute: deps.ports.lawRoute }
    const calls =
      deps.model !== null && usesModel
        ? openCalls(deps.model, remembered(ledger), withinBudget({ budget, world, language: run.language }))
        : openCalls(byRules(world), remembered(ledger))
    const onError = (error: unknown, where: string) =>
      log.warn({ err: error, where }, 'a part of the run failed')
    const outputs = executeGraph({
      firstAnswer: firstAnswerFor({ ports: runPorts, onError }),
      graph: graphFor(run.mode, {
        ports: runPorts,
        calls,
        budget,
        checkpointer: deps.checkpointer,
        onError,
        isOutage: isConnectionLoss,
      }),
      input: {
        runId: run.id,
        sessionId: run.sessionId,
        userId: run.userId,
        query: glossed(run.query),
        language: run.language,
        requirePlanApproval: run.requirePlanApproval,
        settings: run.settings,
      },
      signal,
      attempt: run.attempt,
      isNew: run.attempt === 1 && !run.isFork,
      configurable: { attempt: run.attempt },
      ...(deps.nodes && { listener: deps.nodes(run.id) }),
      ...(run.attempt > 1 && {
        answerFor: await answersOf(deps.pool, run.id),
        journalled: {
          answerText: await readAnswerText(deps.pool, run.id),
          steps: await readSteps(deps.pool, run.id),
        },
      }),
    })
    for await (const outputsOfATick of inTicks(outputs, TICK_MS)) {
      const batch = emptyBatch()
      for (const output of outputsOfATick) {
        if (output.kind === 'event' && output.draft.event.type === 'RunCompleted') {
          const answer = await withMemory(deps, run, output.draft.event.answer, signal)
          await ledger.settle()
          announce(await completeRun(deps.pool, run, answer, journalOf(batch)))
          return
        }
        if (output.kind === 'interrupted') {
          await write(batch)
          await ledger.settle()
          announce(await suspendRun(deps.pool, run, askOf(run, output.interrupts)))
          return
        }
        addTo(batch, output)
      }
      await write(batch)
    }
    throw new Error('the graph ended without an answer')
  } catch (error) {
    if (error instanceof FencedError) return log.info('the run is not ours any more')
    if (error instanceof HandoverError || signal.reason instanceof HandoverError) {
      await inTransaction(deps.pool, (client) => releaseRun(client, run.id, run.attempt))
      return log.info('the run was handed over')
    }
    if (signal.aborted) return log.info({ reason: String(signal.reason) }, 'the run was stopped')
    // Nobody's fault: the lease runs out and a worker goes on from the last checkpoint.
    if (isConnectionLoss(error)) throw error
    log.error({ err: error }, 'the run failed')
    const failed = await failRun(deps.pool, run, {
      code: 'INTERNAL',
      message:
        run.language === 'EN'
          ? 'Something went wrong on our side. Please ask again.'
          : '처리 중 문제가 생겼어요. 다시 물어봐 주세요.',
    })
    if (failed !== null) announce(failed)
  } finally {
    budget?.close()
  }
}

/** An answer with what is remembered of it: what its graph says, or else what rules make of it. */
const withMemory = async (
  { ports }: Pick<ExecuteDeps, 'ports'>,
  run: ClaimedRun,
  answer: Answer,
  signal: AbortSignal,
): Promise<Answer> => {
  if (answer.memory !== undefined) return answer
  const [places, recalled] = await Promise.all([ports.places(), ports.recallMemory(run.id)])
  const { language, userId } = run
  const query = glossed(run.query)
  const memory = { turns: [], ...recalled }
  const now = ports.now()
  // What it leans on is what the next one goes on from, too.
  const followUp = await resolveQuestion({ question: query, memory, userId, language, now }, ports, signal)
  const told = followUp?.request == null ? null : followUp
  return {
    ...answer,
    memory: rememberAnswer({ memory, query, answer, language, places, now, followUp: told }),
  }
}

/** What the run's user has answered, by the interrupt that asked. */
const answersOf = async (pool: Pool, runId: string) => {
  const answers = await readAnswers(pool, runId)
  return (interruptId: string) => {
    const requestId = requestIdOf(runId, interruptId)
    return receivedOf(requestId, answers.get(requestId))
  }
}

/** How long a run waits for its user. */
const INPUT_DAYS = 7

/** Interrupts stand alone in their node, so a graph waits for one answer at a time. */
const askOf = (run: ClaimedRun, interrupts: readonly { id: string; value: unknown }[]): InputRequest => {
  const [interrupt] = interrupts
  if (interrupt === undefined) throw new Error('the graph waits for nothing')
  const expiresAt = new Date(Date.now() + INPUT_DAYS * 86_400_000).toISOString()
  return { ...inputAsk.parse(interrupt.value), id: requestIdOf(run.id, interrupt.id), expiresAt }
}
