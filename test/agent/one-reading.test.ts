import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type * as choose from '../../src/agent/tools/choose.ts'
import type * as reading from '../../src/domain/reading/wishes.ts'
import type { RunMode } from '../../src/domain/run.ts'

const readings: string[] = []
const choices: string[] = []
const [WISHES, CHOOSE] = ['../../src/domain/reading/wishes.ts', '../../src/agent/tools/choose.ts'] as const

/** Modules of this file's own: its workers share theirs, and those are not counted in. */
const load = async () => {
  vi.resetModules()
  const wishes = await vi.importActual<typeof reading>(WISHES)
  // Every reading of a request parts it into what is asked for, once.
  vi.doMock(WISHES, () => ({
    ...wishes,
    outlineWishes: (...args: Parameters<typeof wishes.outlineWishes>) => {
      readings.push(args[0])
      return wishes.outlineWishes(...args)
    },
  }))
  vi.doMock(CHOOSE, async (original) => {
    const actual = await original<typeof choose>()
    return {
      ...actual,
      chooseTools: (...args: Parameters<typeof actual.chooseTools>) => {
        choices.push(args[0].query)
        return actual.chooseTools(...args)
      },
    }
  })
  const { rulesCalls } = await import('../support/calls.ts')
  const { startConversation } = await import('../support/conversation.ts')
  const { testPorts } = await import('../support/ports.ts')
  return { rulesCalls, startConversation, testPorts }
}

let loaded: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  loaded = await load()
})
afterAll(() => {
  vi.doUnmock(WISHES)
  vi.doUnmock(CHOOSE)
  vi.resetModules()
})

describe.each(['TEAM', 'RESEARCH', 'CONSULT'] as const)('a %s run', (mode: RunMode) => {
  // A question of its own for each mode: what was read once in this process is known.
  const query = `마포구 아파트 시세 5억인데 전세 4억 ${mode.length}천, 근저당 5천 있어. 안전해?`

  test('has one offline reading of its question, one model reading at most, and one choice of what to work out', async () => {
    const { rulesCalls, startConversation, testPorts } = loaded
    const ports = testPorts()
    const { carryOn, journal, finishedCalls } = startConversation(
      { ports, calls: rulesCalls(ports) },
      { query },
      mode,
    )
    choices.length = 0
    await carryOn()
    const worked = journal.answer()?.sources.filter(({ kind }) => kind === 'CALCULATION') ?? []
    expect(worked.length).toBeGreaterThan(0)
    expect(readings.filter((text) => text === query)).toHaveLength(1)
    expect(choices).toEqual([query])
    const asked = finishedCalls.filter((key) => key.includes('analyze_intent'))
    expect(asked).toHaveLength(mode === 'CONSULT' ? 0 : 1)
  })
})
