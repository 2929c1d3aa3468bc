import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/domain/answer.ts'
import type { RunMode } from '../../../src/domain/run.ts'
import { startConversation } from '../../support/conversation.ts'
import { startResearch } from '../../support/research.ts'
import { testPorts } from '../../support/ports.ts'
import { QUESTIONS } from './given-figures.ts'
import { rulesCalls, instead, said } from '../../support/calls.ts'
import { topicCall } from '../../../src/agent/research/calls/topic-call.ts'
import { settleCall } from '../../../src/agent/research/calls/call-output.ts'
import { NO_FIGURES } from '../../support/research.ts'
import { PLACES } from '../../support/homes.ts'

const answerTo = async (query: string, language: 'KO' | 'EN', mode: RunMode): Promise<Answer> => {
  const ports = testPorts()
  const { carryOn, journal } = startConversation(
    { ports, calls: rulesCalls(ports) },
    { query, language },
    mode,
  )
  await carryOn()
  const answer = journal.answer()
  if (answer === null) throw new Error(`${mode} has no answer to ${query}`)
  return answer
}

/** What was worked out: by which calculator, from what, with which result. */
const calculations = ({ sources }: Answer) =>
  sources.flatMap((source) =>
    source.kind === 'CALCULATION'
      ? [{ name: source.name, inputs: source.inputs, result: source.result }]
      : [],
  )

describe.each(QUESTIONS)('$query', ({ query, language, inputs, level }) => {
  test('is worked out in RESEARCH as in TEAM, from what its author said', async () => {
    const team = calculations(await answerTo(query, language, 'TEAM'))
    const answer = await answerTo(query, language, 'RESEARCH')
    const research = calculations(answer)
    expect(team.length).toBeGreaterThan(0)
    for (const { name, inputs: from, result } of team)
      expect(research.filter((it) => it.name === name)).toContainEqual(
        expect.objectContaining({ inputs: from, result }),
      )
    // Nothing of the same kind is worked out from other figures beside it.
    for (const { name, inputs: from } of research) {
      const same = team.filter((it) => it.name === name)
      if (same.length > 0) expect(same.map((it) => it.inputs)).toContainEqual(from)
    }
    for (const [name, from] of Object.entries(inputs))
      expect(research.find((it) => it.name === name)?.inputs).toMatchObject(from)
  })

  test('has the same verdict', async () => {
    const team = await answerTo(query, language, 'TEAM')
    const research = await answerTo(query, language, 'RESEARCH')
    expect(research.analysis?.riskLevel ?? null).toBe(team.analysis?.riskLevel ?? null)
    expect(team.analysis?.riskLevel ?? null).toBe(level)
  })

  test('is worked out in CONSULT as in TEAM, with the same verdict', async () => {
    const team = await answerTo(query, language, 'TEAM')
    const consult = await answerTo(query, language, 'CONSULT')
    expect(calculations(consult)).toEqual(expect.arrayContaining(calculations(team)))
    expect(consult.analysis?.riskLevel ?? null).toBe(level)
  })
})

test('a model that researches cannot put other figures in their place', async () => {
  const { carryOn, journal } = startResearch({
    query: '마포구 아파트 시세 5억인데 전세 4억 8천, 근저당 5천 있어. 안전한지 조사해줘',
    otherwise: [
      instead(topicCall, (input) => {
        const figures = { ...NO_FIGURES, deposit: 20_000, price: 100_000, seniorDebt: 0 }
        const call = { tool: 'calculate' as const, calculation: 'jeonse', place: '마포구', figures }
        const calls = input.evidence.length === 0 ? settleCall(call, input, PLACES).calls : []
        return said({ thought: '', gaps: [], calls, dropped: 0 })
      }),
    ],
  })
  await carryOn()
  const answer = journal.answer()
  const found = answer ? calculations(answer).filter(({ name }) => name === 'jeonseRisk') : []
  expect(found.map(({ inputs }) => inputs)).toEqual([
    { marketPrice: 50_000, deposit: 48_000, seniorDebt: 5000, regionCode: '1144000000' },
  ])
  expect(answer?.analysis?.riskLevel).toBe('HIGH')
})

test('what bounds a search is the price of no home', async () => {
  const { carryOn, state } = startResearch({ query: '강남구 5억 이하 아파트 매물 찾아서 조사해줘' })
  await carryOn()
  expect((await state()).given).toBeNull()
})

test.each([
  ['강남구랑 마포구 아파트 전세 매물 찾고 보증금이 안전한지 조사해줘', true],
  ['강남구랑 마포구 아파트 전세, 어느 쪽이 더 안전한지 조사해줘', false],
])('%s: the homes that are found are judged each by its own figures: %s', async (query, isOfHomes) => {
  const { carryOn, journal, state } = startResearch({ query })
  await carryOn()
  const own = (await state()).topics.filter(({ work }) => work != null)
  expect(own.map(({ work }) => work?.ofFound)).toEqual(isOfHomes ? [true] : [])
  const risks = calculations(journal.answer() ?? expect.fail('no report')).filter(
    ({ name }) => name === 'jeonseRisk',
  )
  // By its medians a place is judged as a whole.
  const places = risks.map(({ inputs }) => (inputs as { regionCode: string }).regionCode)
  expect(places).toContain('1144000000')
})
