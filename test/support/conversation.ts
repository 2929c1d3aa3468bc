import { MemorySaver } from '@langchain/langgraph'
import { executeGraph } from '../../src/agent/execute.ts'
import type { ExecuteOptions, GraphOutput } from '../../src/agent/execute.ts'
import type { RaisedInterrupt } from '../../src/agent/draft.ts'
import { remembered } from '../../src/agent/calls/ledger.ts'
import type { CallRecord } from '../../src/agent/calls/ledger.ts'
import { graphFor } from '../../src/agent/graphs.ts'
import type { RunGraph } from '../../src/agent/run-graph.ts'
import type { GraphDeps } from '../../src/agent/run-graph.ts'
import type { Answer } from '../../src/domain/answer.ts'
import { maskDecision } from '../../src/domain/document/masked-decision.ts'
import { maskParties } from '../../src/domain/document/parties.ts'
import type { RunEvent } from '../../src/domain/event.ts'
import type { InputResponse } from '../../src/domain/input-response.ts'
import type { Plan } from '../../src/domain/plan.ts'
import type { RunMode } from '../../src/domain/run.ts'
import type { ExecutionStep } from '../../src/domain/step.ts'
import { openCalls } from '../../src/agent/calls/runner.ts'

/** What the journal of a run does, without a database: every effect key once, in the order of the first telling. */
export const openJournal = () => {
  const entries = new Map<string, RunEvent>()
  const ofType = <T extends RunEvent['type']>(type: T): Extract<RunEvent, { type: T }>[] =>
    [...entries.values()].filter((event): event is Extract<RunEvent, { type: T }> => event.type === type)
  return {
    entries,
    ofType,
    write(output: GraphOutput) {
      if (output.kind !== 'event') return
      const { effectKey, event } = output.draft
      if (!entries.has(effectKey)) entries.set(effectKey, event)
    },
    types: (): string[] =>
      [...entries.values()].map((event) => event.type).filter((type, i, all) => type !== all[i - 1]),
    text: (): string =>
      ofType('AnswerDelta').reduce((text, { offset, text: piece }) => text.slice(0, offset) + piece, ''),
    steps(): ExecutionStep[] {
      const known = new Map<string, ExecutionStep>()
      for (const event of entries.values()) {
        const steps =
          event.type === 'PlanReady' ? event.plan.steps : event.type === 'StepUpdated' ? [event.step] : []
        for (const step of steps) known.set(step.stepId, step)
      }
      return [...known.values()]
    },
    answer: (): Answer | null => ofType('RunCompleted')[0]?.answer ?? null,
    plans: (): Plan[] => ofType('PlanReady').map((event) => event.plan),
  }
}
export type TestJournal = ReturnType<typeof openJournal>

const memoryLedger = () => {
  const calls = new Map<string, CallRecord>()
  const saved: string[] = []
  return {
    saved,
    find: (key: object) => Promise.resolve(calls.get(JSON.stringify(key)) ?? null),
    save: (key: object, record: CallRecord) => {
      saved.push(JSON.stringify(key))
      calls.set(JSON.stringify(key), structuredClone(record))
      return Promise.resolve()
    },
  }
}

/** Told the output and how many were written down since the run was taken up. */
export type Death = (output: GraphOutput, written: number) => boolean

/** An answer as its run gets it: of the parties the outline, and the name of the answer that holds the rest. */
const received = (id: string, response: InputResponse | undefined): unknown =>
  response?.kind === 'CONTRACT_PARTIES'
    ? { ...response, contractParties: maskParties(response.contractParties), reference: id }
    : response?.kind === 'DOCUMENT_DECISION'
      ? { ...response, documentDecision: maskDecision(response.documentDecision), reference: id }
      : response

export const ACCEPTED: InputResponse = {
  kind: 'DOCUMENT_DECISION',
  documentDecision: { decision: 'ACCEPT' },
}

export interface Conversation {
  journal: TestJournal
  answers: Map<string, InputResponse>
  /** Takes the run up until it ends or waits; the process is gone before an output at which it dies is written down. */
  carryOn(dies?: Death): Promise<RaisedInterrupt[] | null>
  /**
   * Carries on, answering each question with the next of these, and returns what was asked. A contract is taken as it is where
   * none of them decides on it.
   */
  talk(...responses: InputResponse[]): Promise<RaisedInterrupt[]>
  graph: RunGraph
  runId: string
  /** The model calls that came to their end, in order. */
  finishedCalls: string[]
}

type Input = Partial<ExecuteOptions['input']> & { query: string }

/** A run with its journal, its call ledger and its user. */
export const startConversation = (
  world: GraphDeps,
  asked: Input,
  mode: RunMode = 'TEAM',
  answers = new Map<string, InputResponse>(),
): Conversation => {
  const journal = openJournal()
  const input = { runId: 'run-1', sessionId: 'session-1', userId: null, language: 'KO' as const, ...asked }
  const ledger = memoryLedger()
  const graph = graphFor(mode, {
    checkpointer: new MemorySaver(),
    ...world,
    calls: openCalls(world.calls, remembered(ledger)),
  })
  let attempt = 0
  const carryOn = async (dies: Death = () => false) => {
    attempt += 1
    let told = 0
    let waits: RaisedInterrupt[] | null = null
    for await (const output of executeGraph({
      graph,
      input,
      attempt,
      signal: new AbortController().signal,
      answerFor: (id) => received(id, answers.get(id)),
      journalled: { answerText: journal.text(), steps: journal.steps() },
    })) {
      if (dies(output, told)) break
      told += 1
      journal.write(output)
      if (output.kind === 'interrupted') waits = output.interrupts
    }
    return waits
  }
  return {
    journal,
    answers,
    graph,
    runId: input.runId,
    finishedCalls: ledger.saved,
    carryOn,
    async talk(...responses) {
      const asked: RaisedInterrupt[] = []
      for (const response of [...responses, null]) {
        let [interrupt] = (await carryOn()) ?? []
        while (interrupt?.value.kind === 'DOCUMENT_DECISION' && response?.kind !== 'DOCUMENT_DECISION') {
          answers.set(interrupt.id, ACCEPTED)
          ;[interrupt] = (await carryOn()) ?? []
        }
        if (interrupt === undefined) return asked
        asked.push(interrupt)
        if (response === null) return asked
        answers.set(interrupt.id, response)
      }
      return asked
    },
  }
}
