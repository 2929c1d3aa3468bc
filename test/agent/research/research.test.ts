import { describe, expect, it } from 'vitest'
import { citationsIn } from '../../../src/agent/answer/citations.ts'
import type { TestJournal } from '../../support/conversation.ts'
import { aPropertyQuery, instead, said } from '../../support/calls.ts'
import { startResearch } from '../../support/research.ts'
import { supervisionCall } from '../../../src/agent/research/calls/supervision-call.ts'
import { topicCall } from '../../../src/agent/research/calls/topic-call.ts'

const answerOf = (journal: TestJournal) => {
  const answer = journal.answer()
  if (answer === null) throw new Error('the research ended without a report')
  return answer
}
const finalSteps = (journal: TestJournal) =>
  Object.fromEntries(journal.steps().map(({ stepId, status, error }) => [stepId, error ?? status]))

describe('a research by rules', () => {
  it('tells its topics as steps, works on them, and ends with a report, by the events of every run', async () => {
    const run = startResearch()
    await run.carryOn()
    expect(run.journal.types()).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    const [plan] = run.journal.plans()
    expect(plan?.steps.map(({ task }) => task)).toEqual([
      '마포구 시세·매물',
      '강남구 시세·매물',
      '마포구 안전성',
      '강남구 안전성',
      '전세·월세 자금 대출',
      '보증금을 지키는 권리',
    ])
    for (const step of plan?.steps ?? []) {
      expect(step).toMatchObject({ stepType: 'RESEARCH', agentName: 'researcher', team: null, dependsOn: [] })
    }
    const progress = run.journal
      .ofType('StepUpdated')
      .filter(({ step }) => step.stepId === 'step_0')
      .map(({ step }) => step.progressPercentage)
    expect(progress.length).toBeGreaterThan(2)
    expect(progress.at(-1)).toBe(100)
    expect(answerOf(run.journal).type).toBe('RESEARCH_REPORT')
    expect(run.journal.text()).toBe(answerOf(run.journal).text)
    expect(run.complaints).toEqual([])
  })

  it('says in a sentence what it is going to research, and asks nothing', async () => {
    const run = startResearch()
    expect(await run.carryOn()).toBeNull()
    const said = run.journal.ofType('PlanningStarted').map(({ message }) => message)
    expect(said[1]).toBe(
      '마포구·강남구 84㎡ 아파트 전세: 시세·매물·안전성·대출·법과 권리를 조사해 보고서로 정리할게요.',
    )
  })

  it('sends several researchers out at once', async () => {
    const run = startResearch({ delay: 60 })
    const begun = new Map<string, number>()
    const spans: { from: number; to: number }[] = []
    await run.carryOn((output) => {
      if (output.kind !== 'event' || output.draft.event.type !== 'StepUpdated') return false
      const { stepId, status } = output.draft.event.step
      const at = performance.now()
      if (status === 'IN_PROGRESS' && !begun.has(stepId)) begun.set(stepId, at)
      if (status === 'COMPLETED') spans.push({ from: begun.get(stepId) ?? at, to: at })
      return false
    })
    const together = spans.map(({ from }) => spans.filter((it) => it.from <= from && from < it.to).length)
    expect(spans).toHaveLength(6)
    expect(Math.max(...together)).toBe(5)
  })

  it('rests every figure on a source, and cites nothing that is not there', async () => {
    const run = startResearch()
    await run.carryOn()
    const { text, sources, supportedShare, sections } = answerOf(run.journal)
    expect(supportedShare).toBe(1)
    expect(sources.length).toBeGreaterThan(5)
    expect(Math.max(...citationsIn(text))).toBe(sources.length)
    expect(text).toContain('| 항목 | 마포구 | 강남구 |')
    expect(sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['한눈에 비교', '시세', '안전성', '대출', '법과 권리', '확인하지 못한 것']),
    )
  })

  it('says which place it knows too little of, instead of a winner', async () => {
    const run = startResearch({ query: '마포구와 분당구 84㎡ 아파트 전세, 어디가 더 안전한지 조사해줘' })
    await run.carryOn()
    const { text } = answerOf(run.journal)
    expect(text).toContain('분당구는 자료가 모자라 견주지 못했어요')
    expect(text).not.toContain('나아요.**')
    expect(text).toContain('경기도 성남시 분당구 아파트')
  })

  it('clears its notes once the report stands and keeps what the tools answered', async () => {
    const run = startResearch()
    await run.carryOn()
    const { notes, rawNotes, rawNotesLength, compressedResearchLength, researchIterations } =
      await run.state()
    expect(notes).toEqual([])
    expect(rawNotes.length).toBeGreaterThan(6)
    expect(rawNotesLength).toBe(rawNotes.join('').length)
    expect(compressedResearchLength).toBeGreaterThan(100)
    expect(researchIterations).toBe(2)
  })

  it('keeps its state small: a running context, not a store', async () => {
    const run = startResearch()
    await run.carryOn()
    expect(JSON.stringify(await run.state()).length).toBeLessThan(200_000)
  })

  it('declines what has nothing to do with homes without sending anybody out', async () => {
    const run = startResearch({ query: '파이썬으로 정렬하는 코드 조사해줘' })
    await run.carryOn()
    expect(answerOf(run.journal).type).toBe('DECLINED')
    expect(run.journal.steps()).toEqual([])
    expect(run.ports.spans).toEqual([])
  })

  it('writes in English where it is asked in English', async () => {
    const run = startResearch({
      query: 'Is jeonse of an 84㎡ apartment in Mapo-gu safe, and which loans are there?',
      language: 'EN',
    })
    await run.carryOn()
    const { text, supportedShare } = answerOf(run.journal)
    expect(text).toMatch(/^# Research report/)
    expect(text).toContain('## Before you sign')
    expect(supportedShare).toBe(1)
  })

  it('says which conditions of the question it did not understand', async () => {
    const run = startResearch({ query: '마포구 아파트 전세 조사해줘, 반려견 산책로 가까운 곳으로' })
    await run.carryOn()
    expect(answerOf(run.journal).text).toMatch(/^# .+\n\n‘.*반려동물.*’ 조건은 적용하지 못했어요\./)
  })
})

describe('a question that says too little to research it', () => {
  it('is asked back once, and the answer is researched', async () => {
    const run = startResearch({ query: '집 알아봐줘' })
    const asked = await run.talk({ kind: 'CLARIFICATION', clarification: '마포구 아파트 전세' })
    expect(asked.map(({ value }) => value.kind)).toEqual(['CLARIFICATION'])
    expect(run.journal.plans()[0]?.steps[0]?.task).toContain('마포구')
    expect(answerOf(run.journal).type).toBe('RESEARCH_REPORT')
  })
})

describe('a question that leans on the one before', () => {
  it('is made whole before it is researched, and the report says with what', async () => {
    const run = startResearch({
      query: '매매로 바꿔서 다시 조사해줘',
      memory: {
        last: {
          question: '마포구 아파트 전세 조사해줘',
          intentType: 'COMPREHENSIVE',
          facets: ['MARKET_INQUIRY', 'PROPERTY_SEARCH'],
          query: aPropertyQuery({ regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] }),
          listings: [],
          seen: [],
        },
      },
    })
    await run.carryOn()
    const [plan] = run.journal.plans()
    expect(plan?.steps.map(({ description }) => description).join(' ')).toMatch(/마포구 아파트 매매/)
    expect(answerOf(run.journal).assumptions).toContainEqual(
      expect.objectContaining({ source: 'CONVERSATION' }),
    )
  })

  it('takes the place over from a search, and does not say that nobody named one', async () => {
    const run = startResearch({
      query: '매매로 바꿔서 다시 조사해줘',
      memory: {
        last: {
          question: '마포구 아파트 전세 찾아줘',
          intentType: 'PROPERTY_SEARCH',
          facets: ['PROPERTY_SEARCH'],
          query: aPropertyQuery({ regionCodes: ['1144000000'], transactionTypes: ['JEONSE'] }),
          listings: [],
          seen: [],
        },
      },
    })
    await run.carryOn()
    const { text } = answerOf(run.journal)
    expect(text).toContain('앞선 대화에서 이어받았어요 — 지역: 서울특별시 마포구')
    expect(text).not.toContain('지역을 말하지 않아')
  })
})

describe('a plan that waits for its user', () => {
  it('is researched as it was edited: reordered, described anew, and without what was left out', async () => {
    const run = startResearch({ requirePlanApproval: true })
    const [asked] = await run.talk({
      kind: 'PLAN_APPROVAL',
      planApproval: {
        decision: 'MODIFY',
        steps: [
          { stepId: 'step_5' },
          { stepId: 'step_4', skip: true },
          { stepId: 'step_1', description: '은평구 아파트 전세 시세를 조사해요' },
        ],
      },
    })
    expect(asked?.value.kind).toBe('PLAN_APPROVAL')
    const [first, second] = run.journal.plans()
    expect([first?.revision, second?.revision]).toEqual([1, 2])
    expect(second?.steps.map(({ stepId }) => stepId).slice(0, 3)).toEqual(['step_5', 'step_4', 'step_1'])
    expect(finalSteps(run.journal)['step_4']).toBe('요청하신 대로 뺐어요.')
    const { text } = answerOf(run.journal)
    expect(text).toContain('‘전세·월세 자금 대출’ 주제는 요청하신 대로 뺐어요.')
    expect(text).not.toContain('## 대출')
    expect(text).toContain('은평구')
  })

  it('is made again with what its user says about it', async () => {
    const run = startResearch({ requirePlanApproval: true })
    await run.talk(
      { kind: 'PLAN_APPROVAL', planApproval: { decision: 'REJECT', feedback: '대출은 빼줘' } },
      { kind: 'PLAN_APPROVAL', planApproval: { decision: 'APPROVE' } },
    )
    const [first, second] = run.journal.plans()
    expect(first?.steps.some(({ task }) => task.includes('대출'))).toBe(true)
    expect(second?.steps.some(({ task }) => task.includes('대출'))).toBe(false)
    expect(answerOf(run.journal).text).not.toContain('## 대출')
  })
})

describe('the limits of a research', () => {
  it('leave topics undone after the last round, and the report says so', async () => {
    const run = startResearch({ settings: { maxParallelResearchers: 2, maxIterations: 2 } })
    await run.carryOn()
    const steps = finalSteps(run.journal)
    expect(Object.values(steps).filter((it) => it === 'COMPLETED')).toHaveLength(4)
    expect(steps['step_5']).toContain('조사 횟수 한도')
    const { text, supportedShare } = answerOf(run.journal)
    expect(text).toMatch(/## 조사 한도\n\n- 조사 횟수 한도에 이르러/)
    expect(text).toContain('‘보증금을 지키는 권리’ 주제는 조사하지 못했어요')
    expect(supportedShare).toBe(1)
  })

  it('stop a researcher at its last tool call', async () => {
    const run = startResearch({ settings: { maxToolCalls: 1 } })
    await run.carryOn()
    const calls = run.journal.steps().map(({ result }) => result?.['toolCalls'])
    expect(calls.every((count) => count === 1)).toBe(true)
    expect(answerOf(run.journal).text).toContain('‘마포구 안전성’ 조사는 조회 횟수 한도에서 멈췄어요.')
  })

  it('end it when its time is over: the report is written from what there is', async () => {
    let seconds = 0
    const run = startResearch({
      settings: { maxParallelResearchers: 2, maxSeconds: 10 },
      replace: {
        now: () => {
          seconds += 1
          return new Date(Date.UTC(2026, 10, 21, 3, 0, seconds))
        },
      },
    })
    await run.carryOn()
    const steps = Object.values(finalSteps(run.journal))
    expect(steps).toContain('COMPLETED')
    expect(steps.some((it) => it.includes('시간 예산'))).toBe(true)
    expect(answerOf(run.journal).text).toContain('시간 예산을 다 써서')
    expect(answerOf(run.journal).type).toBe('RESEARCH_REPORT')
  })

  it('end it when its tokens are spent', async () => {
    const run = startResearch({
      settings: { maxParallelResearchers: 1, maxTokens: 1_000 },
      otherwise: [
        instead(topicCall, async (_input, _context, usual) => ({
          ...(await usual()),
          promptTokens: 500,
          completionTokens: 100,
        })),
      ],
    })
    await run.carryOn()
    expect(answerOf(run.journal).text).toContain('토큰 예산을 다 써서')
    expect(Object.values(finalSteps(run.journal)).filter((it) => it === 'COMPLETED')).toHaveLength(1)
  })
})

describe('a place that nothing is known of', () => {
  it('is said first: no product and no article stands for what was asked', async () => {
    const run = startResearch({ query: '분당구 아파트 매매 조사해줘' })
    await run.carryOn()
    const { text } = answerOf(run.journal)
    expect(text).toMatch(/^# .+\n\n분당구의 실거래 시세와 매물은 찾지 못했어요\./)
  })
})

describe('what goes wrong', () => {
  it('ends one researcher and not the others, and the report says which topic is missing', async () => {
    const run = startResearch({
      otherwise: [
        instead(topicCall, (input, _context, usual) =>
          input.topic.stepId === 'step_3' ? Promise.reject(new Error('the researcher is ill')) : usual(),
        ),
      ],
    })
    await run.carryOn()
    const steps = finalSteps(run.journal)
    expect(steps['step_3']).toBe('이 주제의 조사를 마치지 못했어요.')
    expect(Object.values(steps).filter((it) => it === 'COMPLETED')).toHaveLength(5)
    expect(answerOf(run.journal).text).toContain('‘강남구 안전성’ 주제는 조사하지 못했어요')
    expect(run.complaints).toEqual([expect.stringContaining('step_3')])
  })

  it('fails a topic whose every source is away', async () => {
    const run = startResearch({
      replace: { searchLaw: () => Promise.reject(new Error('the index is gone')) },
    })
    await run.carryOn()
    expect(finalSteps(run.journal)['step_5']).toBe('이 주제의 조사를 마치지 못했어요.')
    expect(answerOf(run.journal).text).toContain('‘보증금을 지키는 권리’ 주제는 조사하지 못했어요')
  })

  it('never ends the research in silence: with nothing found the report says that', async () => {
    const gone = () => Promise.reject(new Error('the database is gone'))
    const run = startResearch({
      replace: { searchLaw: gone, searchListings: gone, searchLoans: gone, marketStatistics: gone },
    })
    await run.carryOn()
    const { type, text, sources } = answerOf(run.journal)
    expect(type).toBe('RESEARCH_REPORT')
    expect(sources).toEqual([])
    expect(text).toContain('찾은 자료가 없어 보고서를 쓰지 못했어요')
    expect(text).toContain('‘마포구 시세·매물’ 주제는 조사하지 못했어요')
  })

  it('takes what the supervisor adds into the plan, as a revision', async () => {
    let asked = 0
    const run = startResearch({
      query: '마포구 아파트 전세 시세 조사해줘',
      otherwise: [
        instead(supervisionCall, (_input, _context, usual) => {
          asked += 1
          if (asked > 1) return usual()
          const topics = [
            {
              task: '월세 시세',
              description: '마포구 아파트 월세 시세를 조사해요.',
              kinds: ['market' as const],
              regionCodes: ['1144000000'],
              lawQuery: null,
            },
          ]
          return said({ thought: '월세가 빠졌다', topics, dropped: 0 })
        }),
      ],
    })
    await run.carryOn()
    const [first, second] = run.journal.plans()
    expect(second?.revision).toBe(2)
    expect(second?.steps).toHaveLength((first?.steps.length ?? 0) + 1)
    expect(second?.steps.filter(({ status }) => status === 'COMPLETED')).toHaveLength(
      first?.steps.length ?? 0,
    )
    expect(asked).toBe(2)
    expect(run.journal.steps().every(({ status }) => status === 'COMPLETED')).toBe(true)
  })
})
