import { MemorySaver } from '@langchain/langgraph'
import type { Answer } from '../domain/answer.ts'
import type { RunEvent } from '../domain/event.ts'
import type { RunMode } from '../domain/run.ts'
import { firstAnswerFor } from './first-answer.ts'
import { executeGraph } from './execute.ts'
import type { ExecuteOptions } from './execute.ts'
import { graphFor } from './graphs.ts'
import type { AgentPorts } from './ports.ts'
import { canonicalJson } from '../domain/canonical-json.ts'
import { recordedBegin, recordReads } from './recorded.ts'
import { remembered } from './calls/ledger.ts'
import type { CallKey, CallLedger, CallRecord } from './calls/ledger.ts'
import { openCalls } from './calls/runner.ts'
import type { Caller } from './calls/runner.ts'

export interface RecordedCall extends CallKey {
  record: CallRecord
}

export interface Recording {
  mode: RunMode
  input: ExecuteOptions['input']
  /** Calls and reads of the run. */
  calls: readonly RecordedCall[]
  /** What its user answered, in the order in which it asked. */
  answers: readonly unknown[]
  /** Where the recording has no clock: when the run was taken up. */
  startedAt: Date
  /** The documents that it wrote and kept, by the key of the effect. */
  documents: Readonly<Record<string, string>>
}

export interface Replayed {
  events: RunEvent[]
  /** What was decided or read anew, because the recording has nothing for it. */
  anew: string[]
  /** Recorded calls that nobody asked for. */
  unused: string[]
}

const nameOf = ({ purpose, stepId, inputHash }: CallKey): string => `${purpose} ${stepId ?? ''} ${inputHash}`

const recordedLedger = (calls: readonly RecordedCall[], hasClock: boolean) => {
  const known = new Map(calls.map((call) => [nameOf(call), call]))
  const used = new Set<string>()
  const anew: string[] = []
  const ledger: CallLedger = {
    find: (key) => {
      const exact = known.get(nameOf(key))
      // A run that read nothing has left its clock nowhere, and inputs hold the time: its one call of a kind is the one.
      const alike = hasClock
        ? []
        : calls.filter(({ purpose, stepId }) => purpose === key.purpose && stepId === key.stepId)
      const found = exact ?? (alike.length === 1 ? alike[0] : undefined)
      if (found) used.add(nameOf(found))
      return Promise.resolve(found?.record ?? null)
    },
    save: (key) => {
      anew.push(key.purpose)
      return Promise.resolve()
    },
  }
  const unused = () => [...known].filter(([name]) => !used.has(name)).map(([, { purpose }]) => purpose)
  return { ledger, anew, unused }
}

/** The world as it is, without a trace of the replay left in it, at the run's own time. */
const withoutEffects = (ports: AgentPorts, now: Date, documents: Recording['documents']): AgentPorts => ({
  ...ports,
  now: () => now,
  // One that its user rejected is gone.
  saveDocument: ({ effectKey }) => Promise.resolve(documents[effectKey] ?? ''),
  settleDocument: () => Promise.resolve(),
  consult: {
    ...ports.consult,
    keepAnswer: () => Promise.resolve(),
    touchAnswer: () => Promise.resolve(),
    learnSlots: () => Promise.resolve(),
  },
})

/**
 * Carries a finished run out once more from what was recorded of it: model calls, memory and clock from its ledger, the
 * user's answers as they were given, laws and listings as they are now. Nothing is written anywhere.
 */
export const replay = async (
  recording: Recording,
  { ports, caller }: { ports: AgentPorts; caller: Caller },
): Promise<Replayed> => {
  const clock = recordedBegin(recording.calls.map(({ record }) => record.value))
  const { ledger, anew, unused } = recordedLedger(recording.calls, clock !== null)
  const began = clock ?? recording.startedAt
  const recorded = recordReads(withoutEffects(ports, began, recording.documents), ledger)
  const graph = graphFor(recording.mode, {
    ports: recorded,
    calls: openCalls(caller, remembered(ledger)),
    checkpointer: new MemorySaver(),
  })
  const events: RunEvent[] = []
  const given = new Map<string, unknown>()
  const left = [...recording.answers]
  for (let attempt = 1; ; attempt++) {
    let asked: string[] = []
    for await (const output of executeGraph({
      graph,
      firstAnswer: firstAnswerFor({ ports: recorded }),
      input: recording.input,
      attempt,
      signal: new AbortController().signal,
      answerFor: (id) => given.get(id),
      journalled: { answerText: '', steps: [] },
    })) {
      if (output.kind === 'event') events.push(output.draft.event)
      if (output.kind === 'interrupted') {
        asked = output.interrupts.map(({ id }) => id)
        for (const { value } of output.interrupts) {
          events.push({ type: 'InputRequested', request: { ...value, id: '', expiresAt: '' } })
        }
      }
    }
    const [id] = asked
    if (id === undefined || left.length === 0) break
    given.set(id, left.shift())
  }
  return { events, anew, unused: unused() }
}

const TIME = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g
/** Fields that hold how long something took. */
const DURATION = /(?:time|milliseconds|seconds|ms)$/i
const REQUEST_FIELDS = ['expiresAt']

const timeless = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return REQUEST_FIELDS.includes(key) ? '' : value.replaceAll(TIME, 'TIME')
  if (typeof value === 'number') return DURATION.test(key) ? 0 : value
  if (Array.isArray(value)) return value.map((item) => timeless(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([name, item]) => [name, timeless(item, name)]),
  )
}

const withoutMemory = ({ memory: _memory, ...answer }: Answer): Omit<Answer, 'memory'> => answer

/** What of a log two runs of the same story have in common, a line an event. */
export const comparable = (events: readonly RunEvent[]): string[] => {
  const lines: string[] = []
  const told = new Set<string>()
  let text = ''
  let steps: string[] = []
  const settle = () => {
    // Steps that run at the same time end in any order: each tells its own story.
    lines.push(...steps.toSorted())
    steps = []
  }
  for (const event of events) {
    switch (event.type) {
      case 'AnswerDelta':
        text = text.slice(0, event.offset) + event.text
        continue
      case 'InputReceived':
        continue
      case 'StepUpdated': {
        const { step } = event
        // How often progress was told depends on the clock.
        if (step.status === 'IN_PROGRESS' && step.progressPercentage > 0) continue
        const line = `StepUpdated ${canonicalJson(timeless(step))}`
        if (!told.has(line)) steps.push(line)
        told.add(line)
        continue
      }
      case 'InputRequested': {
        settle()
        const line = `InputRequested ${canonicalJson(timeless({ ...event.request, id: '' }))}`
        // A run that is taken up again with an answer tells the rest of its story, not the question again.
        if (!told.has(line)) lines.push(line)
        told.add(line)
        continue
      }
      case 'RunCompleted':
        settle()
        lines.push(
          `AnswerText ${text}`,
          `RunCompleted ${canonicalJson(timeless(withoutMemory(event.answer)))}`,
        )
        continue
      default: {
        settle()
        const line = `${event.type} ${canonicalJson(timeless(event))}`
        if (!told.has(line)) lines.push(line)
        told.add(line)
      }
    }
  }
  settle()
  return lines
}

/** What comparing leaves out, for whoever reads the result. */
export const LEFT_OUT =
  'times and durations, how the answer was cut into deltas, intermediate progress, the order of steps that run at once, and what the user’s answer was told as'
