import { MemorySaver } from '@langchain/langgraph'
import { describe, expect, it } from 'vitest'
import { executeGraph } from '../../src/agent/execute.ts'
import type { ExecuteOptions, GraphOutput } from '../../src/agent/execute.ts'
import { graphFor } from '../../src/agent/graphs.ts'
import type { GraphDeps } from '../../src/agent/run-graph.ts'
import type { TeamRunner } from '../../src/agent/teams/team.ts'
import { answer } from '../../src/domain/answer.ts'
import { runEvent } from '../../src/domain/event.ts'
import type { RunEvent } from '../../src/domain/event.ts'
import { testPorts } from '../support/ports.ts'
import { aDraft, anIntent, aSearchPlan, scriptedCalls, writing } from '../support/calls.ts'
import { answerCall } from '../../src/agent/answer/answer-call.ts'

const input = {
  runId: 'run-1',
  sessionId: 'session-1',
  userId: null,
  query: '강남구 아파트 찾아줘',
  language: 'KO',
} as const

const collect = async (outputs: AsyncIterable<GraphOutput>): Promise<GraphOutput[]> => {
  const all: GraphOutput[] = []
  for await (const output of outputs) all.push(output)
  return all
}

const run = (world: Partial<GraphDeps>, options: Partial<ExecuteOptions> = {}) =>
  collect(
    executeGraph({
      graph: graphFor('TEAM', { ports: testPorts(), calls: scriptedCalls(), ...world }),
      input,
      signal: new AbortController().signal,
      ...options,
    }),
  )

const events = (outputs: readonly GraphOutput[]): RunEvent[] =>
  outputs.flatMap((output) => (output.kind === 'event' ? [output.draft.event] : []))
const keys = (outputs: readonly GraphOutput[]): string[] =>
  outputs.flatMap((output) => (output.kind === 'event' ? [output.draft.effectKey] : []))
const answerOf = (outputs: readonly GraphOutput[]) => {
  const last = events(outputs).at(-1)
  if (last?.type !== 'RunCompleted') throw new Error(`the last event is ${last?.type}`)
  return last.answer
}
/** The text that a reader holds after all deltas. */
const readText = (outputs: readonly GraphOutput[], held = ''): string =>
  events(outputs).reduce(
    (text, event) => (event.type === 'AnswerDelta' ? text.slice(0, event.offset) + event.text : text),
    held,
  )
const outcome = (stepId: string) => ({
  stepId,
  team: 'SEARCH' as const,
  status: 'COMPLETED' as const,
  result: { totalCount: 1 },
  evidence: [],
  gaps: [],
  assumptions: [],
  error: null,
})

describe('executeGraph', () => {
  it('is inside no other run, even when it is begun in the midst of one that is being stopped', async () => {
    const stopped = new AbortController()
    let second: Promise<GraphOutput[]> | undefined
    const team: TeamRunner = ({ step }) => {
      stopped.abort(new Error('stopped from outside'))
      second = run({})
      return Promise.resolve(outcome(step.stepId))
    }
    await expect(run({ teams: { SEARCH: team } }, { signal: stopped.signal })).rejects.toThrow(
      'stopped from outside',
    )
    expect(answerOf((await second) ?? []).type).toBe('PROPERTY_LIST')
  })

  it('tells a run in the order planning, plan, execution, steps, answer, end', async () => {
    const outputs = await run({})
    const types = events(outputs).map((event) => event.type)
    expect(types.filter((type, i) => type !== types[i - 1])).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    const phases = outputs.flatMap((o) => (o.kind === 'phase' ? [o.phase] : []))
    expect(phases.filter((phase, i) => phase !== phases[i - 1])).toEqual([
      'INITIALIZATION',
      'PLANNING',
      'EXECUTING',
      'AGGREGATION',
      'RESPONSE_GENERATION',
    ])
    for (const event of events(outputs)) expect(runEvent.safeParse(event).error).toBeUndefined()
    expect(new Set(keys(outputs)).size).toBe(keys(outputs).length)
  })

  it('moves the progress of a step forward as its sources finish', async () => {
    const steps = events(await run({})).flatMap((event) => (event.type === 'StepUpdated' ? [event.step] : []))
    const progress = steps.map((step) => step.progressPercentage)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
    expect(new Set(progress).size).toBeGreaterThanOrEqual(6)
    expect(progress[0]).toBe(0)
    expect(steps.at(-1)).toMatchObject({ status: 'COMPLETED', progressPercentage: 100 })
    expect(steps.at(-1)?.result).toMatchObject({ failedSources: [], summary: { propertyCount: 10 } })
  })

  it('says the same text in deltas and in the final answer', async () => {
    const outputs = await run({
      calls: scriptedCalls({ answer: () => ['첫 문장이에요 [', '2]. 둘째 ', '문장 [1][99].'] }),
    })
    expect(readText(outputs)).toBe('첫 문장이에요 [1]. 둘째 문장 [2].')
    expect(answerOf(outputs).text).toBe(readText(outputs))
    expect(answerOf(outputs).sources).toHaveLength(2)
  })

  it('declines what has nothing to do with housing', async () => {
    const outputs = await run({ calls: scriptedCalls({ intent: anIntent('IRRELEVANT') }) })
    expect(answerOf(outputs)).toMatchObject({ type: 'DECLINED', teamsUsed: [] })
  })

  it('rejects with the reason of an abort and leaves no failed step', async () => {
    const stop = new AbortController()
    const hangs: TeamRunner = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('query cancelled')))
        setTimeout(() => stop.abort(new Error('handed over')), 10)
      })
    const seen: GraphOutput[] = []
    const outputs = executeGraph({
      graph: graphFor('TEAM', { ports: testPorts(), calls: scriptedCalls(), teams: { SEARCH: hangs } }),
      input,
      signal: stop.signal,
    })
    await expect(
      (async () => {
        for await (const output of outputs) seen.push(output)
      })(),
    ).rejects.toThrow('handed over')
    expect(events(seen).some((e) => e.type === 'StepUpdated' && e.step.status === 'FAILED')).toBe(false)
  })
})

describe('a reader that goes away', () => {
  it('stops the graph', async () => {
    const stopped: unknown[] = []
    const hangs: TeamRunner = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push(signal.reason)
          reject(new Error('query cancelled'))
        })
      })
    const graph = graphFor('TEAM', {
      ports: testPorts(),
      calls: scriptedCalls(),
      teams: { SEARCH: hangs },
    })
    for await (const output of executeGraph({ graph, input, signal: new AbortController().signal })) {
      if (output.kind === 'event' && output.draft.event.type === 'StepUpdated') break
    }
    expect(stopped).toHaveLength(1)
  })
})

describe('steps', () => {
  const steps = [aDraft({ task: '가' }), aDraft({ task: '나' }), aDraft({ task: '다', dependsOn: [0, 1] })]

  it('run at the same time when nothing holds them back', async () => {
    const running: number[] = []
    let now = 0
    const team: TeamRunner = async ({ step }) => {
      now += 1
      running.push(now)
      await new Promise((resolve) => setTimeout(resolve, 20))
      now -= 1
      return outcome(step.stepId)
    }
    const outputs = await run({ calls: scriptedCalls({ steps }), teams: { SEARCH: team } })
    expect(Math.max(...running)).toBe(2)
    expect(running.at(-1)).toBe(1)
    const plan = events(outputs).find((event) => event.type === 'PlanReady')
    expect(plan?.type === 'PlanReady' && plan.plan).toMatchObject({
      executionStrategy: 'PIPELINE',
      parallelGroups: [['step_0', 'step_1'], ['step_2']],
      validationErrors: [],
    })
  })

  it('get the results that they build on', async () => {
    const inputs: Record<string, unknown> = {}
    const team: TeamRunner = ({ step, inputs: given }) => {
      inputs[step.stepId] = given
      return Promise.resolve({ ...outcome(step.stepId), result: { from: step.stepId } })
    }
    await run({ calls: scriptedCalls({ steps }), teams: { SEARCH: team } })
    expect(inputs).toEqual({
      step_0: {},
      step_1: {},
      step_2: { step_0: { from: 'step_0' }, step_1: { from: 'step_1' } },
    })
  })

  it('are skipped with the reason when all that they build on failed, and the run still answers', async () => {
    const team: TeamRunner = ({ step }) =>
      step.stepId === 'step_2'
        ? Promise.resolve(outcome(step.stepId))
        : Promise.reject(new Error('no database'))
    const told: unknown[] = []
    const outputs = await run({
      calls: scriptedCalls({ steps, answer: ({ gaps }) => gaps }),
      teams: { SEARCH: team },
      onError: (error) => told.push(error),
    })
    const last = events(outputs).flatMap((event) => (event.type === 'StepUpdated' ? [event] : []))
    expect(last.at(-1)).toMatchObject({
      step: { stepId: 'step_2', status: 'SKIPPED' },
      completedSteps: 3,
      totalSteps: 3,
    })
    expect(last.at(-1)?.step.error).toContain('가, 나')
    expect(told).toHaveLength(2)
    expect(answerOf(outputs).text).not.toContain('no database')
    expect(answerOf(outputs).text).toContain('‘다’')
  })

  it('go on when only some of what they build on failed', async () => {
    const team: TeamRunner = ({ step }) =>
      step.stepId === 'step_0' ? Promise.reject(new Error('down')) : Promise.resolve(outcome(step.stepId))
    const outputs = await run({ calls: scriptedCalls({ steps }), teams: { SEARCH: team } })
    const statuses = new Map(
      events(outputs).flatMap((e) =>
        e.type === 'StepUpdated' ? [[e.step.stepId, e.step.status] as const] : [],
      ),
    )
    expect(Object.fromEntries(statuses)).toEqual({
      step_0: 'FAILED',
      step_1: 'COMPLETED',
      step_2: 'COMPLETED',
    })
    expect(answerOf(outputs).teamsUsed).toEqual(['SEARCH'])
  })

  it('are mended where a plan cannot be carried out, and the plan says what was wrong', async () => {
    const broken = [aDraft({ dependsOn: [1] }), aDraft({ dependsOn: [0, 7] }), aDraft({ team: 'DOCUMENT' })]
    const outputs = await run({ calls: scriptedCalls({ steps: broken }) })
    const plan = events(outputs).find((event) => event.type === 'PlanReady')
    if (plan?.type !== 'PlanReady') throw new Error('no plan')
    expect(plan.plan.steps.map((step) => step.dependsOn)).toEqual([[], []])
    expect(plan.plan.validationErrors.length).toBeGreaterThanOrEqual(2)
    expect(answer.safeParse(answerOf(outputs)).error).toBeUndefined()
  })
})

describe('a run that is carried on after a crash', () => {
  const steps = [aDraft({ task: '가' }), aDraft({ task: '나' })]

  it('does not do a finished step again and does not say twice what was said', async () => {
    const checkpointer = new MemorySaver()
    const done: string[] = []
    const stop = new AbortController()
    const team =
      (dies: boolean): TeamRunner =>
      async ({ step }, { signal }) => {
        if (dies && step.stepId === 'step_1') {
          await new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('killed')))
          })
        }
        done.push(step.stepId)
        return outcome(step.stepId)
      }
    const calls = scriptedCalls({ steps })
    const first: GraphOutput[] = []
    const graph = graphFor('TEAM', {
      ports: testPorts(),
      calls,
      checkpointer,
      teams: { SEARCH: team(true) },
    })
    await expect(
      (async () => {
        for await (const output of executeGraph({ graph, input, signal: stop.signal })) {
          first.push(output)
          const event = output.kind === 'event' ? output.draft.event : null
          if (event?.type === 'StepUpdated' && event.step.status === 'COMPLETED')
            stop.abort(new Error('killed'))
        }
      })(),
    ).rejects.toThrow('killed')

    const second = await run({ calls, checkpointer, teams: { SEARCH: team(false) } })
    expect(done).toEqual(['step_0', 'step_1'])
    expect(calls.asked.filter((call) => call === 'plan_steps')).toHaveLength(1)

    const journal = new Map<string, RunEvent>()
    for (const output of [...first, ...second]) {
      if (output.kind === 'event' && !journal.has(output.draft.effectKey))
        journal.set(output.draft.effectKey, output.draft.event)
    }
    const types = [...journal.values()].map((event) => event.type)
    for (const once of ['PlanningStarted', 'PlanReady', 'ExecutionStarted', 'RunCompleted'] as const) {
      expect(types.filter((type) => type === once)).toHaveLength(1)
    }
    expect(types.at(-1)).toBe('RunCompleted')
  })

  it('tells from the checkpoint what a process that died had not told', async () => {
    const checkpointer = new MemorySaver()
    const whole = await run({ checkpointer })
    const again = await run({ checkpointer })
    expect(events(again).map((event) => event.type)).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    const told = new Set(keys(whole))
    expect(keys(again).filter((key) => !key.startsWith('delta') && !told.has(key))).toEqual([])
    expect(answerOf(again)).toEqual(answerOf(whole))
    expect(readText(again)).toBe(answerOf(again).text)
  })

  it('continues a half-told answer where readers are, and replaces it where it comes out differently', async () => {
    const text = '역삼하늘 아파트가 좋아요.'
    const asked = (answerText: string) =>
      run(
        { calls: scriptedCalls({ answer: () => [text.slice(0, 5), text.slice(5)] }) },
        { journalled: { answerText, steps: [] } },
      )
    const same = await asked('역삼하늘 아')
    expect(events(same).flatMap((e) => (e.type === 'AnswerDelta' ? [e.offset] : []))).toEqual([6])
    expect(readText(same, '역삼하늘 아')).toBe(text)
    const other = await asked('역삼바다 아파트')
    expect(readText(other, '역삼바다 아파트')).toBe(text)
    expect(readText(await asked(`${text} 그리고 더`), `${text} 그리고 더`)).toBe(text)
  })

  it('never shows a step behind where readers saw it', async () => {
    const seen = {
      ...(await firstStep()),
      status: 'IN_PROGRESS' as const,
      progressPercentage: 70,
      startedAt: '2026-01-01T00:00:00.000Z',
    }
    const outputs = await run({}, { journalled: { answerText: '', steps: [seen] } })
    const shown = events(outputs).flatMap((event) => (event.type === 'StepUpdated' ? [event.step] : []))
    expect(shown.every((step) => step.progressPercentage > 70)).toBe(true)
    expect(shown.at(-1)?.startedAt).toBe(seen.startedAt)
  })

  const firstStep = async () => {
    const plan = events(await run({})).find((event) => event.type === 'PlanReady')
    const step = plan?.type === 'PlanReady' ? plan.plan.steps[0] : undefined
    if (!step) throw new Error('no step')
    return step
  }
})

describe('streaming', () => {
  it('sends at most twenty deltas a second', async () => {
    const at: number[] = []
    const slow = scriptedCalls(
      { search: aSearchPlan() },
      writing(answerCall, async function* () {
        for (let offset = 0; offset < 100; offset++) {
          await new Promise((resolve) => setTimeout(resolve, 5))
          yield { text: '가', offset }
        }
        return { model: 'slow', promptTokens: 0, completionTokens: 0 }
      }),
    )
    for await (const output of executeGraph({
      graph: graphFor('TEAM', { ports: testPorts(), calls: slow }),
      input,
      signal: new AbortController().signal,
    })) {
      if (output.kind === 'event' && output.draft.event.type === 'AnswerDelta') at.push(performance.now())
    }
    const seconds = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / 1000
    expect(at.length).toBeGreaterThan(4)
    expect(at.length).toBeLessThanOrEqual(Math.ceil(seconds * 20) + 1)
  })
})
