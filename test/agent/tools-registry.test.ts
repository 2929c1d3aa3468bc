import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { turnOutput } from '../../src/agent/research/calls/topic-call.ts'
import { calculationEvidence } from '../../src/agent/tools/calculation.ts'
import { calculations as all, calculationsIn, register } from '../../src/agent/tools/registry.ts'
import { defineTool, noFindings } from '../../src/agent/tools/tool.ts'
import { calculationName } from '../../src/cli/ask/calculation-name.ts'
import type { Answer } from '../../src/domain/answer.ts'
import type { RunMode } from '../../src/domain/run.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'
import { NO_FIGURES } from '../support/research.ts'

/** What a home of that price costs to move into: a tool of nobody but this test. */
const moving = defineTool({
  id: 'moving',
  title: { KO: '이사 비용 계산', EN: 'cost of moving' },
  kind: 'calculation',
  needs: ['price'],
  asks: ({ given, says }) => given.price !== null && says('fee'),
  calculations: { movingCost: { KO: '이사 비용', EN: 'Cost of moving' } },
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: ({ given, language }) =>
    Promise.resolve({
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'movingCost',
          title: language === 'KO' ? '이사 비용' : 'Cost of moving',
          inputs: { price: given.price },
          result: { assumptions: [], rules: [] },
          further: { cost: 123 },
          said: [language === 'KO' ? '이사 비용은 123만원이에요.' : 'Moving costs 1.23 million won.'],
          given: [],
          language,
        }),
      ],
      insights: [],
      confidence: 1,
    }),
})

let unregister = () => {}
beforeAll(() => {
  unregister = register(moving)
})
afterAll(() => unregister())

const answerTo = async (query: string, language: 'KO' | 'EN', mode: RunMode) => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  return { answer: journal.answer(), steps: journal.steps() }
}

const costsIn = (answer: Answer | null) =>
  (answer?.sources ?? []).flatMap((source) =>
    source.kind === 'CALCULATION' && source.name === 'movingCost' ? [source.result['cost']] : [],
  )

describe('a tool that is registered shows up', () => {
  test.each([
    ['강남 8억 아파트 살 때 복비 얼마야?', 'KO', 'TEAM', '이사 비용은 123만원이에요'],
    [
      'What is the brokerage fee for an apartment of 800 million won?',
      'EN',
      'TEAM',
      'Moving costs 1.23 million won',
    ],
    ['강남 8억 아파트 살 때 복비 조사해줘', 'KO', 'RESEARCH', '이사 비용은 123만원이에요'],
    [
      'Research the brokerage fee for an apartment of 800 million won',
      'EN',
      'RESEARCH',
      'Moving costs 1.23 million won',
    ],
  ] as const)('in the answer to “%s” (%s, %s)', async (query, language, mode, said) => {
    const { answer, steps } = await answerTo(query, language, mode)
    expect(costsIn(answer)).toEqual([123])
    expect(answer?.text).toContain(said)
    expect(JSON.stringify(steps)).toContain(mode === 'TEAM' ? 'moving' : moving.title[language])
  })

  test('in what a model may ask for', () => {
    const call = { tool: 'calculate', calculation: 'moving', place: null }
    const figures = { ...NO_FIGURES, price: 80_000 }
    expect(turnOutput().safeParse({ thought: '…', calls: [{ ...call, figures }] }).success).toBe(true)
    const unknown = { ...call, calculation: 'flying', figures }
    expect(turnOutput().safeParse({ thought: '…', calls: [unknown] }).success).toBe(false)
  })

  test('in the names of calculations, of the sections of a report and of the client', () => {
    expect([...calculationsIn('cost')]).toContain('movingCost')
    expect(calculationName('movingCost', 'KO')).toBe('이사 비용')
    expect(calculationName('movingCost', 'EN')).toBe('Cost of moving')
  })

  test('once: no two tools share a name, and a name is the result of one tool', () => {
    expect(() => register(moving)).toThrow('moving')
    const names = all().flatMap(({ calculations }) => Object.keys(calculations))
    expect(new Set(names).size).toBe(names.length)
  })
})
