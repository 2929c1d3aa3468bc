import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RunBudget } from '../../../src/agent/budget.ts'
import { byModel } from '../../../src/agent/calls/by-model.ts'
import { withinBudget } from '../../../src/agent/calls/budget.ts'
import { defineCall, defineTextCall, inputOf } from '../../../src/agent/calls/define.ts'
import type { Fittable, World } from '../../../src/agent/calls/define.ts'
import { remembered } from '../../../src/agent/calls/ledger.ts'
import type { CallRecord } from '../../../src/agent/calls/ledger.ts'
import { dataBlock } from '../../../src/agent/calls/prompt.ts'
import { openCalls } from '../../../src/agent/calls/runner.ts'
import { ModelOutputError } from '../../../src/agent/model/failure.ts'
import { rulesCalls } from '../../support/calls.ts'
import { PLACES } from '../../support/homes.ts'
import { startModelServer } from '../../support/model-server.ts'
import type { ModelServer } from '../../support/model-server.ts'
import { readText, useModel } from '../../support/model-use.ts'
import { testLawRoute } from '../../support/topics.ts'

/** A call that the product does not have: all that there is of it stands here. */
interface Weather extends Fittable {
  query: string
}
const weatherCall = defineCall({
  purpose: 'tell_weather',
  input: inputOf<Weather>(),
  output: z.object({ degrees: z.number() }),
  *prompt({ query }) {
    yield { system: 'Read the thermometer.', user: dataBlock('place', query), words: 'all' }
    yield { system: 'Read.', user: dataBlock('place', query), words: 'few' }
  },
  settle({ degrees }, { query }, { prompt: { words } }) {
    if (degrees > 60) throw new ModelOutputError('tell_weather: nowhere is it so hot')
    return { place: query, degrees, words }
  },
  async rules({ query }, { places }) {
    return { place: query, degrees: (await places()).names.size > 0 ? 20 : 0, words: 'none' }
  },
})
const songCall = defineTextCall({
  purpose: 'sing',
  input: inputOf<Weather>(),
  prompt: ({ query }) => ({ system: 'Sing.', user: dataBlock('place', query) }),
  check(text) {
    if (text.includes('sorry')) throw new ModelOutputError('sing: it does not sing')
  },
  rules: ({ query }, _world, reason) => [`${query} `, 'la la', reason === null ? '' : ` (${reason})`],
})

let server: ModelServer
beforeAll(async () => {
  server = await startModelServer()
})
afterAll(() => server.close())

const input: Weather = { query: '서울', language: 'EN' }
const context = () => ({ signal: new AbortController().signal, stepId: 'step_0' })
const tool = (degrees: number) => ({ kind: 'tool', arguments: { degrees } }) as const

const memoryLedger = () => {
  const records = new Map<string, CallRecord>()
  return {
    records,
    find: (key: object) => Promise.resolve(records.get(JSON.stringify(key)) ?? null),
    save: (key: object, record: CallRecord) => {
      records.set(JSON.stringify(key), record)
      return Promise.resolve()
    },
  }
}
const budget = (change: Partial<RunBudget> = {}): RunBudget => ({
  excess: () => Promise.resolve(null),
  spend: () => {},
  deadline: new AbortController().signal,
  until: null,
  ...change,
})
const world: World = { places: () => Promise.resolve(PLACES), lawRoute: testLawRoute }

describe('a call that is defined in one place', () => {
  it('is made by rules where there is no model', async () => {
    const { value, model } = await rulesCalls().call(weatherCall, input, context())
    expect({ value, model }).toEqual({
      value: { place: '서울', degrees: 20, words: 'none' },
      model: 'offline',
    })
    expect((await readText(rulesCalls().write(songCall, input, context()))).text).toBe('서울 la la')
  })

  it('is asked of a model, under its purpose, and again where its answer does not hold', async () => {
    server.script({ tell_weather: [tool(99), tool(21)] })
    const { value, ...usage } = await useModel(server).calls.call(weatherCall, input, context())
    expect(value).toEqual({ place: '서울', degrees: 21, words: 'all' })
    expect(usage).toEqual({ model: 'test-model', promptTokens: 100, completionTokens: 20 })
    expect(server.requests).toHaveLength(2)
  })

  it('is asked with less where all of it is more than a model reads, and stays with that', async () => {
    const tooLong = { kind: 'status', status: 400, code: 'context_length_exceeded' } as const
    server.script({ tell_weather: [tooLong, { kind: 'status', status: 500 }, tool(18)] })
    const { value } = await useModel(server).calls.call(weatherCall, input, context())
    expect(value).toEqual({ place: '서울', degrees: 18, words: 'few' })
    expect(server.requests.map(({ body }) => body.messages?.[0]?.content)).toEqual([
      'Read the thermometer.',
      'Read.',
      'Read.',
    ])
  })

  it('is made by rules where the model fails for good, and says why', async () => {
    server.script({
      tell_weather: { kind: 'status', status: 401 },
      text: { kind: 'text', pieces: ['sorry'] },
    })
    const { calls, fellBack } = useModel(server, { attempts: 1 })
    const fallbackReason = 'The language model refused the credentials; rules were used instead.'
    expect(await calls.call(weatherCall, input, context())).toMatchObject({
      fallbackReason,
      model: 'offline',
    })
    // A provider that refused is not asked again; one that does not sing is another one.
    const other = useModel(server, { attempts: 1 })
    const { text, usage } = await readText(other.calls.write(songCall, input, context()))
    expect(usage.fallbackReason).toBe('The language model gave an unusable answer; rules were used instead.')
    expect(text).toBe(`서울 la la (${usage.fallbackReason})`)
    expect([...fellBack, ...other.fellBack]).toEqual(['tell_weather', 'sing'])
  })

  it('does not blame the provider for what is missing here', async () => {
    server.script({ write_brief: tool(1), tell_weather: tool(20) })
    const { provider } = useModel(server, { attempts: 1 })
    const needy = defineCall({
      purpose: 'tell_weather',
      input: inputOf<Weather>(),
      output: z.object({ degrees: z.number() }),
      prompt: () => ({ system: '', user: '' }),
      settle: () => Promise.reject<string>(new Error('the database is away')),
      rules: () => 'by rules',
    })
    const calls = openCalls(byModel(provider, { world }))
    for (let n = 0; n < 4; n++)
      expect(await calls.call(needy, input, context())).toMatchObject({ value: 'by rules' })
    expect(provider.breakers.chat.pausedBy).toBeNull()
  })

  it('is made once in a run, and counted in its budget', async () => {
    server.script({ tell_weather: tool(20), text: { kind: 'text', pieces: ['la ', 'la'] } })
    const { calls } = useModel(server)
    const ledger = memoryLedger()
    const spent: number[] = []
    const heeded = budget({ spend: ({ promptTokens }) => void spent.push(promptTokens) })
    const guard = withinBudget({ budget: heeded, world, language: 'EN' })
    for (let n = 0; n < 2; n++) {
      const run = openCalls(calls, remembered(ledger), guard)
      expect((await run.call(weatherCall, input, context())).value.degrees).toBe(20)
      expect((await readText(run.write(songCall, input, context()))).text).toBe('la la')
    }
    expect(spent).toEqual([100, 100])
    expect(server.requests).toHaveLength(2)
    expect([...ledger.records.keys()].map((key): unknown => JSON.parse(key))).toMatchObject([
      { purpose: 'tell_weather', stepId: 'step_0' },
      { purpose: 'sing', stepId: 'step_0' },
    ])
  })

  it('is made by rules once its run has used up what it may', async () => {
    server.script({ tell_weather: tool(20), text: { kind: 'text', pieces: ['la ', 'la'] } })
    const used = budget({ excess: () => Promise.resolve('tokens') })
    const run = openCalls(useModel(server).calls, withinBudget({ budget: used, world, language: 'EN' }))
    const { fallbackReason, model } = await run.call(weatherCall, input, context())
    expect(fallbackReason).toContain('used up')
    expect(model).toBe('offline')
    expect((await readText(run.write(songCall, input, context()))).text).toContain(fallbackReason)
    expect(server.requests).toHaveLength(0)
  })
})
