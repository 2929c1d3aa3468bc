import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RunMode } from '../../src/domain/run.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'

const { readings, choices } = vi.hoisted(() => ({ readings: [] as string[], choices: [] as string[] }))

// Every reading of a request parts it into what is asked for, once.
vi.mock('../../src/domain/reading/wishes.ts', async (original) => {
  const actual = await original<typeof import('../../src/domain/reading/wishes.ts')>()
  return {
    ...actual,
    outlineWishes: (...args: Parameters<typeof actual.outlineWishes>) => {
      readings.push(args[0])
      return actual.outlineWishes(...args)
    },
  }
})
vi.mock('../../src/agent/tools/choose.ts', async (original) => {
  const actual = await original<typeof import('../../src/agent/tools/choose.ts')>()
  return {
    ...actual,
    chooseTools: (...args: Parameters<typeof actual.chooseTools>) => {
      choices.push(args[0].query)
      return actual.chooseTools(...args)
    },
  }
})

beforeEach(() => {
  readings.length = 0
  choices.length = 0
})

describe.each(['TEAM', 'RESEARCH', 'CONSULT'] as const)('a %s run', (mode: RunMode) => {
  // A question of its own for each mode: what was read once in this process is known.
  const query = `마포구 아파트 시세 5억인데 전세 4억 ${mode.length}천, 근저당 5천 있어. 안전해?`

  test('has one offline reading of its question, one model reading at most, and one choice of what to work out', async () => {
    const ports = testPorts()
    const { carryOn, journal, finishedCalls } = startConversation(
      { ports, calls: rulesCalls(ports) },
      { query },
      mode,
    )
    await carryOn()
    const worked = journal.answer()?.sources.filter(({ kind }) => kind === 'CALCULATION') ?? []
    expect(worked.length).toBeGreaterThan(0)
    expect(readings.filter((text) => text === query)).toHaveLength(1)
    expect(choices).toEqual([query])
    const asked = finishedCalls.filter((key) => key.includes('analyze_intent'))
    expect(asked).toHaveLength(mode === 'CONSULT' ? 0 : 1)
  })
})
