import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { asFact } from '../../src/agent/facts/fact.ts'
import { turnOutput } from '../../src/agent/research/calls/topic-call.ts'
import { calculationEvidence } from '../../src/agent/tools/calculation.ts'
import { calculations as all, register, toolsIn } from '../../src/agent/tools/registry.ts'
import { defineTool, noFindings } from '../../src/agent/tools/tool.ts'
import type { CalculationName } from '../../src/agent/tools/tool.ts'
import { calculationName } from '../../src/cli/ask/calculation-name.ts'
import type { Answer } from '../../src/domain/answer.ts'
import { money } from '../../src/domain/message/arg.ts'
import { CATALOGUES } from '../../src/domain/message/catalogue.ts'
import { said } from '../../src/domain/message/say.ts'
import { LANGUAGES } from '../../src/domain/run.ts'
import type { RunMode } from '../../src/domain/run.ts'
import { rulesCalls } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { testPorts } from '../support/ports.ts'
import { NO_FIGURES } from '../support/research.ts'

const idOf = (id: string) => said.shape.id.parse(id)
const movingCost = z.custom<CalculationName>((name) => name === 'movingCost').parse('movingCost')

/** What a home of that price costs to move into: a tool of nobody but this test. */
const moving = defineTool({
  id: 'moving',
  title: idOf('tool.moving'),
  needs: ['price'],
  asks: ({ given, says }) => given.price !== null && says('fee'),
  calculations: [movingCost],
  run: ({ given }) =>
    Promise.resolve({
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: movingCost,
          inputs: { price: given.price },
          result: { assumptions: [], rules: [] },
          further: { cost: 123 },
          facts: [asFact('conclusion', { id: idOf('moving.cost'), args: { cost: money(123) } })],
        }),
      ],
      confidence: 1,
    }),
})

/** Its sentences, one catalogue a language. */
const WORDS = {
  KO: {
    'tool.moving': '이사 비용 계산',
    'calculation.movingCost': '이사 비용',
    'moving.cost': '이사 비용은 {cost}이에요.',
  },
  EN: {
    'tool.moving': 'cost of moving',
    'calculation.movingCost': 'Cost of moving',
    'moving.cost': 'Moving costs {cost}.',
  },
} as const

let unregister = () => {}
beforeAll(() => {
  for (const language of LANGUAGES) Object.assign(CATALOGUES[language], WORDS[language])
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
    expect(JSON.stringify(steps)).toContain(mode === 'TEAM' ? 'moving' : WORDS[language]['tool.moving'])
  })

  test('in what a model may ask for', () => {
    const call = { tool: 'calculate', calculation: 'moving', place: null }
    const figures = { ...NO_FIGURES, price: 80_000 }
    expect(turnOutput().safeParse({ thought: '…', calls: [{ ...call, figures }] }).success).toBe(true)
    const unknown = { ...call, calculation: 'flying', figures }
    expect(turnOutput().safeParse({ thought: '…', calls: [unknown] }).success).toBe(false)
  })

  test('in the names of calculations, of the sections of a report and of the client', () => {
    expect([...toolsIn('cost')]).toContain('moving')
    expect(calculationName('movingCost', 'KO')).toBe('이사 비용')
    expect(calculationName('movingCost', 'EN')).toBe('Cost of moving')
  })

  test('once: no two tools share a name, and a name is the result of one tool', () => {
    expect(() => register(moving)).toThrow('moving')
    const names = all().flatMap(({ calculations }) => calculations)
    expect(new Set(names).size).toBe(names.length)
  })
})
