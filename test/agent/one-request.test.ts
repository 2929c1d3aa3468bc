import { describe, expect, test } from 'vitest'
import { intentCall } from '../../src/agent/planning/intent-call.ts'
import { textsRead } from '../../src/domain/reading/read.ts'
import type { RunMode } from '../../src/domain/run.ts'
import type { InputResponse } from '../../src/domain/input-response.ts'
import { anIntent, instead, rulesCalls, said } from '../support/calls.ts'
import { startConversation } from '../support/conversation.ts'
import { PLACES } from '../support/homes.ts'
import { testPorts } from '../support/ports.ts'

/** A run with a list of places that nobody else reads by, and which texts were read with it. */
const reads = async (query: string, mode: RunMode, isByModel: boolean, ...responses: InputResponse[]) => {
  const places = { ...PLACES }
  const ports = { ...testPorts(), places: () => Promise.resolve(places) }
  const reading = instead(intentCall, () => said(anIntent('PROPERTY_SEARCH', { confidence: 0.95 })))
  const calls = isByModel ? rulesCalls(ports, reading) : rulesCalls(ports)
  const run = startConversation({ ports, calls }, { query }, mode)
  await run.talk(...responses)
  return {
    texts: textsRead(places),
    intents: run.finishedCalls.filter((key) => key.includes('analyze_intent')).length,
    answer: run.journal.answer(),
  }
}

const QUESTIONS = [
  '마포구 아파트 전세 5억 이하 찾아줘',
  '집주인이 보증금 10% 올려달래 법적으로 가능해? 그리고 마포구 전세 시세도',
  '마포구 전세 찾고 그중 위험한 거 있는지 봐줘',
  '강남구 5억 이하 아파트랑 마포구 4억 이하 오피스텔 찾아줘',
  '3억을 금리 4%로 30년 빌리면 매달 얼마 갚아?',
  'Find apartments in Gangnam-gu under 500 million won.',
] as const
const MODES = ['TEAM', 'RESEARCH', 'CONSULT'] as const

describe('a run has one request', () => {
  test.each(QUESTIONS.flatMap((query) => MODES.map((mode) => [query, mode] as const)))(
    '“%s” is read once (%s)',
    async (query, mode) => {
      const { texts, intents, answer } = await reads(query, mode, false)
      expect(answer).not.toBeNull()
      expect(texts).toEqual([query])
      expect(intents).toBeLessThanOrEqual(1)
    },
  )

  test.each(MODES)('and at most once by a model (%s)', async (mode) => {
    const [query] = QUESTIONS
    const { texts, intents } = await reads(query, mode, true)
    expect(texts).toEqual([query])
    expect(intents).toBeLessThanOrEqual(1)
  })

  test('what is answered later is read too, once, and amends it', async () => {
    const answer = { kind: 'CLARIFICATION', clarification: '마포구 전세' } as const
    const { texts } = await reads('집 좀 찾아줘', 'TEAM', false, answer)
    expect(texts).toEqual(['집 좀 찾아줘', '마포구 전세'])
  })
})
