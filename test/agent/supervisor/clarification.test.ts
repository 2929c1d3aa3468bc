import { describe, expect, it } from 'vitest'
import { findMissing } from '../../../src/agent/planning/missing.ts'
import { amendByAnswer } from '../../../src/agent/planning/read-answer.ts'
import { homeOf, readRequest } from '../../../src/domain/reading/read.ts'
import { readIntent } from '../../../src/domain/reading/intent/read-intent.ts'
import type { Turn } from '../../../src/agent/ports.ts'
import { startConversation } from '../../support/conversation.ts'
import { PLACES } from '../../support/homes.ts'
import { NOW, testPorts } from '../../support/ports.ts'
import { anIntent, scriptedCalls, rulesCalls } from '../../support/calls.ts'

const questionOf = (query: string, history: Turn[] = [], language: 'KO' | 'EN' = 'KO') => ({
  query,
  language,
  history,
  now: NOW.toISOString(),
})
const missing = (query: string, history: Turn[] = [], language: 'KO' | 'EN' = 'KO') =>
  findMissing({
    question: questionOf(query, history, language),
    intent: readIntent(query, PLACES),
    places: PLACES,
  })

describe('findMissing', () => {
  it.each([
    '2억 5천 이하 전세자금대출 상품 비교해줘',
    '전세금 5% 인상 가능해?',
    '강남구 5억 미만 아파트 찾아줘, 지하철역 근처로',
    '마포구 아파트 전세 시세 알려줘',
    '임대인이 보증금을 안 돌려줘요',
    '전국 아파트 시세 알려줘',
    '아무 데나 전세 2억 이하 빌라 찾아줘',
    '없는동 아파트 전세 시세 알려줘',
    '마포구랑 강남구 아파트 매매 시세 비교해줘',
    '마포구 아파트 시세 작년이랑 비교해줘',
    '강남구 신사동 아파트 매매 찾아줘',
    '신사동 아파트 매매 시세 알려줘',
    '오늘 날씨 어때',
  ])('needs nothing more for “%s”', (query) => {
    expect(missing(query)).toBeNull()
  })

  it.each([
    ['아파트 전세 시세 알려줘', '어느 지역의 시세를 볼까요?'],
    ['전세 3억 이하 아파트 찾아줘', '어느 지역에서 찾을까요?'],
    ['마포구 아파트 매매 시세 비교해줘', '무엇과 비교해 드릴까요?'],
    ['집 알아봐줘', '무엇을 도와드릴지'],
  ])('asks back for “%s”', (query, words) => {
    const ask = missing(query)
    expect(ask?.message).toContain(words)
    expect(ask?.suggestions.length).toBeGreaterThanOrEqual(2)
  })

  it('suggests only places that are known, those of the conversation first', () => {
    const history: Turn[] = [{ role: 'USER', content: '마포구 아현동 아파트 찾아줘' }]
    expect(missing('아파트 전세 시세 알려줘', history)?.suggestions).toEqual([
      '서울특별시 마포구 아현동',
      '서울 강남구',
      '서울 마포구',
      '성남시 분당구',
    ])
  })

  it('asks in the language of the question', () => {
    expect(missing('Find apartments for sale under 500 million won', [], 'EN')?.message).toBe(
      'Which area should be searched?',
    )
  })
})

describe('amendByAnswer', () => {
  const together = (query: string, answer: string) => {
    const question = questionOf(query)
    const suggestions = missing(query)?.suggestions ?? []
    const { text, request } = amendByAnswer({ question, suggestions, answer, places: PLACES })
    return homeOf(request ?? readRequest(text, { places: PLACES, now: NOW }))
  }

  it.each([
    ['아파트 전세 시세 알려줘', '강남구요', { regionCodes: ['1168000000'], transactionTypes: ['JEONSE'] }],
    ['아파트 매매 찾아줘', '마포구 전세로', { regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] }],
    [
      '아파트 매매 찾아줘',
      '마포구 전세도요',
      { regionCodes: ['1144000000'], transactionTypes: ['SALE', 'JEONSE'] },
    ],
    ['신사동 아파트 매매 찾아줘', '강남구요', { regionCodes: ['1168010700'] }],
    ['신사동 아파트 매매 찾아줘', '아니 아현동이요', { regionCodes: ['1144010100'] }],
    ['전세 3억 이하 아파트 찾아줘', '상관없어요', { regionCodes: [], deposit: { min: null, max: 30_000 } }],
    [
      '전세 3억 이하 아파트 찾아줘',
      '서울 마포구',
      { regionCodes: ['1144000000'], deposit: { min: null, max: 30_000 } },
    ],
    [
      '집 알아봐줘',
      '마포구 아파트 전세 시세 알려줘',
      { regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] },
    ],
  ])('reads “%s” with “%s”', (query, answer, expected) => {
    const read = together(query, answer)
    expect(read).toMatchObject(expected)
    expect(read.propertyTypes).toEqual(['APARTMENT'])
    // “시세” alone is no condition, and was none before.
    expect(read.unrecognized.filter((word) => word !== '시세')).toEqual([])
  })
})

describe('a question that says too little', () => {
  const converse = (query: string) => {
    const ports = testPorts()
    return startConversation({ ports, calls: rulesCalls(ports) }, { query })
  }

  it('asks once and goes on with the answer in the same run', async () => {
    const { talk, journal } = converse('아파트 전세 시세 알려줘')
    const asked = await talk({ kind: 'CLARIFICATION', clarification: '마포구요' })
    expect(asked.map(({ value }) => value)).toMatchObject([
      { kind: 'CLARIFICATION', message: '어느 지역의 시세를 볼까요?' },
    ])
    expect(journal.types()).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    expect(journal.answer()?.sources).toMatchObject([
      { kind: 'MARKET', statistics: { regionCode: '1144000000', transactionType: 'JEONSE' } },
    ])
  })

  it('is told as one that is being worked on while it waits', async () => {
    const { talk, journal } = converse('아파트 전세 시세 알려줘')
    await talk()
    expect(journal.types()).toEqual(['PlanningStarted'])
  })

  it('asks once only, and says honestly that it is still unclear', async () => {
    const { talk, journal } = converse('집 알아봐줘')
    expect(await talk({ kind: 'CLARIFICATION', clarification: '음 글쎄요' })).toHaveLength(1)
    expect(journal.answer()).toMatchObject({ type: 'CLARIFICATION', teamsUsed: [] })
  })

  it('is declined at once where it has nothing to do with housing', async () => {
    const { talk, journal } = converse('오늘 날씨 어때')
    expect(await talk()).toEqual([])
    expect(journal.answer()?.type).toBe('DECLINED')
  })

  it.each([
    ['unclear', anIntent('UNCLEAR')],
    ['too unsure to act on, whatever it says', anIntent('LEGAL_CONSULT', { confidence: 0.1 })],
  ])('asks back where the reading is %s, and runs no team', async (_, intent) => {
    const calls = scriptedCalls({ intent, answer: () => ['어느 지역을 찾으세요?'] })
    const { talk, journal } = startConversation({ ports: testPorts(), calls }, { query: '집이 걱정이에요' })
    expect(await talk({ kind: 'CLARIFICATION', clarification: '몰라요' })).toHaveLength(1)
    expect(journal.answer()).toMatchObject({ type: 'CLARIFICATION', supportedShare: 1 })
    expect(calls.asked).toEqual(['analyze_intent', 'analyze_intent', 'compose_answer'])
    expect(journal.ofType('ExecutionStarted')).toEqual([])
  })

  it('asks before it plans, and for the plan after', async () => {
    const ports = testPorts()
    const calls = rulesCalls(ports)
    const asked = { query: '아파트 전세 시세 알려줘', requirePlanApproval: true }
    const { talk, journal } = startConversation({ ports, calls }, asked)
    const questions = await talk(
      { kind: 'CLARIFICATION', clarification: '마포구' },
      { kind: 'PLAN_APPROVAL', planApproval: { decision: 'APPROVE' } },
    )
    expect(questions.map(({ value }) => value.kind)).toEqual(['CLARIFICATION', 'PLAN_APPROVAL'])
    expect(journal.answer()?.sources).toHaveLength(1)
  })
})
