import { textOf } from '../../../src/domain/prose.ts'
import { describe, expect, it } from 'vitest'
import type { Middleware } from '../../../src/agent/calls/runner.ts'
import type { Judgement } from '../../../src/domain/consult.ts'
import { consult } from '../../support/consult-run.ts'
import type { Consulting } from '../../support/consult-run.ts'
import { ARTICLES } from '../../support/homes.ts'
import type { LawHit } from '../../../src/domain/law/search.ts'
import { testConsultPorts } from '../../support/consult.ts'
import { NOW, testPorts } from '../../support/ports.ts'
import { judgeCall } from '../../../src/agent/consult/calls/judge-call.ts'
import { rewriteCall } from '../../../src/agent/consult/calls/rewrite-call.ts'
import { consultAnswerCall } from '../../../src/agent/consult/calls/answer-call.ts'
import { directCall } from '../../../src/agent/consult/calls/direct-call.ts'
import { instead, writing, texts, said } from '../../support/calls.ts'

const QUESTION = '전세금 5% 인상 가능해?'

const judged = (score: number, missingInfo: string[] = ['확정일자']): Judgement => ({
  grounding: score,
  completeness: score,
  accuracy: score,
  missingInfo,
  improvementSuggestions: ['더 찾아보기'],
  safetyConcerns: [],
})

/** Judges the attempts by these scores, the last one for all that follow. */
const scored = (...scores: number[]): Middleware => {
  let round = 0
  return instead(judgeCall, () => {
    const score = scores[Math.min(round, scores.length - 1)] ?? 0
    round += 1
    return said(judged(score))
  })
}

/** Says a different text in each attempt, all citing the first document. */
const saying = (...attempts: string[]): Middleware => {
  let round = 0
  return writing(consultAnswerCall, () => {
    const text = attempts[Math.min(round, attempts.length - 1)] ?? ''
    round += 1
    return texts(text)
  })
}

const articleNumbered = (n: number): LawHit => ({
  articleId: `article-${n}`,
  lawName: '주택임대차보호법',
  articleNumber: `제${n}조`,
  title: `제목 ${n}`,
  content: `보증금 증액은 20분의 1을 초과하지 못한다. 이 조는 ${n}번째이다.`,
  snippet: '',
  effectiveDate: null,
  sourceUrl: null,
  isDigest: false,
  score: 1,
  match: 9,
})

/** A search whose documents depend on the query: each new one finds others. */
const turning = (): Consulting => {
  const seen: string[] = []
  return {
    ports: testPorts({
      replace: {
        searchLaw: ({ query: asked, first }) => {
          const query = textOf(asked)
          if (!seen.includes(query)) seen.push(query)
          const from = 100 * seen.indexOf(query)
          return Promise.resolve(Array.from({ length: first }, (_, i) => articleNumbered(from + i + 1)))
        },
        consult: testConsultPorts(() => NOW, {
          readArticles: (ids) =>
            Promise.resolve(
              ids.map((id) => {
                const { lawName, articleNumber, title, content } = articleNumbered(Number(id.split('-')[1]))
                const label = `${lawName} ${articleNumber}`
                const source = { kind: 'LAW' as const, id, label }
                return { id, label, title, content, effectiveDate: null, isDigest: false, source }
              }),
            ),
        }),
      },
    }),
  }
}

describe('a consult run', () => {
  it('finds, answers, checks and cites, and tells its stages as every run does', async () => {
    const { journal, answer, report } = await consult(QUESTION)
    expect(journal.types()).toEqual([
      'PlanningStarted',
      'PlanReady',
      'ExecutionStarted',
      'StepUpdated',
      'AnswerDelta',
      'StepUpdated',
      'AnswerDelta',
      'RunCompleted',
    ])
    expect(journal.plans()[0]?.steps.map(({ stepId }) => stepId)).toEqual(['retrieve', 'answer', 'check'])
    expect(journal.steps().every(({ status }) => status === 'COMPLETED')).toBe(true)
    expect(journal.text()).toBe(answer.text)
    expect(answer.sources[0]).toMatchObject({ kind: 'LAW', label: '주택임대차보호법 제7조' })
    expect(answer.text).toContain('20분의 1')
    expect(answer.supportedShare).toBe(1)
    expect(report).toMatchObject({
      complexity: 'SIMPLE',
      retrievalK: 3,
      chosenIteration: 0,
      attempts: [{ stopReason: 'GOOD_ENOUGH', rewrittenQuery: null, removedCitations: 0 }],
    })
  })

  it.each([
    [QUESTION, 'SIMPLE', 3],
    [
      '전세 계약을 갱신하면서 보증금을 올려 달라고 하는데 얼마까지 올릴 수 있나요? 그리고 언제 통지해야 하나요?',
      'MODERATE',
      8,
    ],
    [`${'임대인이 보증금을 돌려주지 않아서 곤란합니다. '.repeat(8)}어떻게 해야 하나요?`, 'COMPLEX', 15],
  ])('looks up as much as “%s” asks', async (question, complexity, k) => {
    const { report } = await consult(question)
    expect(report).toMatchObject({ complexity, retrievalK: k })
  })

  it('says that it knows nothing where nothing is found, without a citation and with little confidence', async () => {
    const { answer, report } = await consult('퇴직하면 실업급여는 몇 달 나와요?')
    expect(answer.sources).toEqual([])
    expect(answer.text).toContain('찾지 못했어요')
    expect(answer.text).toContain('사회보험')
    expect(answer.confidence).toBeLessThanOrEqual(0.2)
    expect(report.attempts.at(-1)?.stopReason).toBe('OUT_OF_SCOPE')
    const off = await consult('파이썬으로 크롤러 코드 짜줘', {
      ports: testPorts({ replace: { searchLaw: () => Promise.resolve([]) } }),
    })
    expect(off.answer).toMatchObject({ type: 'DECLINED', sources: [] })
  })

  it('answers in English from Korean statutes, figures included', async () => {
    const { answer } = await consult('How much may the landlord raise the deposit?', {
      ports: testPorts({
        replace: {
          searchLaw: () =>
            Promise.resolve(
              ARTICLES.filter(({ articleNumber }) => articleNumber === '제7조').map((article) => ({
                ...article,
                score: 1,
                match: 9,
                snippet: '',
              })),
            ),
        },
      }),
    })
    expect(answer.text).toMatch(/^On renewal .*5%/)
    expect(answer.text).toContain('20분의 1')
  })
})

describe('self-refinement', () => {
  it('stops when the answer is good enough', async () => {
    const { report } = await consult(QUESTION, { ...turning(), otherwise: [scored(0.9)] })
    expect(report.attempts).toHaveLength(1)
    expect(report.attempts[0]).toMatchObject({ score: 0.9, stopReason: 'GOOD_ENOUGH' })
  })

  it('tries again with another query, and the best attempt is the answer, not the last', async () => {
    const { report, answer, journal } = await consult(QUESTION, {
      ...turning(),
      otherwise: [scored(0.2, 0.45, 0.3), saying('첫째 [1]', '둘째 [1]', '셋째 [1]')],
    })
    expect(report.attempts.map(({ score }) => score)).toEqual([0.2, 0.45, 0.3])
    expect(report.attempts.map(({ stopReason }) => stopReason)).toEqual([null, null, 'STAGNATION'])
    expect(report.attempts[0]?.rewrittenQuery).toBe(report.attempts[1]?.query)
    expect(new Set(report.attempts.map(({ documents }) => documents.join())).size).toBe(3)
    expect(report.chosenIteration).toBe(1)
    expect(answer.text).toContain('둘째')
    expect(answer.text).not.toContain('셋째')
    expect(journal.text()).toBe(answer.text)
    expect(answer.confidence).toBeLessThanOrEqual(0.45)
  })

  it('makes at most as many further attempts as the settings allow', async () => {
    const rising = scored(0.1, 0.2, 0.3, 0.4, 0.45)
    const { report } = await consult(QUESTION, { ...turning(), otherwise: [rising] })
    expect(report.attempts).toHaveLength(3)
    expect(report.attempts.at(-1)?.stopReason).toBe('MAX_ITERATIONS')
    const none = await consult(QUESTION, {
      ...turning(),
      otherwise: [scored(0.1)],
      settings: { featureFlags: { maxRefineIterations: 0 } },
    })
    expect(none.report.attempts.map(({ stopReason }) => stopReason)).toEqual(['MAX_ITERATIONS'])
  })

  it('never answers from the same documents twice', async () => {
    const { report } = await consult(QUESTION, { otherwise: [scored(0.1, 0.2)] })
    const sets = report.attempts.map(({ documents }) => documents.toSorted().join())
    expect(new Set(sets).size).toBe(sets.length)
    const same = await consult(QUESTION, {
      otherwise: [scored(0.1), instead(rewriteCall, () => said(`${QUESTION} `))],
    })
    expect(same.report.attempts.map(({ stopReason }) => stopReason)).toEqual(['SAME_DOCUMENTS'])
    expect(same.answer.text).toContain('충분히 답하지 못했을 수 있어요')
  })

  it('takes citations of documents that were not found out of the text and says so', async () => {
    const { answer, report } = await consult(QUESTION, {
      otherwise: [scored(0.9), saying('증액은 20분의 1까지예요 [1]. 다른 법도 있어요 [7].')],
    })
    expect(answer.text).not.toContain('[7]')
    expect(answer.text).toContain('인용은 뺐어요')
    expect(answer.sources).toHaveLength(1)
    expect(report.attempts[0]?.removedCitations).toBe(1)
  })
})

describe('the settings of a run', () => {
  it.each([
    ['qualityCheckEnabled', false, [null], 'CHECK_DISABLED'],
    ['selfRefineEnabled', false, [0.1], 'REFINE_DISABLED'],
    ['qualityThreshold', 0.05, [0.1], 'GOOD_ENOUGH'],
  ])('%s %s', async (flag, value, scores, stopReason) => {
    const { report } = await consult(QUESTION, {
      ...turning(),
      otherwise: [scored(0.1)],
      settings: { featureFlags: { [flag]: value } },
    })
    expect(report.attempts.map(({ score }) => score)).toEqual(scores)
    expect(report.attempts.at(-1)?.stopReason).toBe(stopReason)
    expect(report.settings.featureFlags).toMatchObject({ [flag]: value })
  })

  it('dynamicQueryRewrite false looks further down with the same query', async () => {
    const asked: { query: string; first: number }[] = []
    await consult(QUESTION, {
      ports: testPorts({
        replace: {
          searchLaw: ({ query, first }) => {
            asked.push({ query: textOf(query), first })
            return Promise.resolve(
              ARTICLES.slice(0, first).map((article) => ({ ...article, score: 1, match: 9, snippet: '' })),
            )
          },
        },
      }),
      otherwise: [scored(0.1)],
      settings: { featureFlags: { dynamicQueryRewrite: false, maxRefineIterations: 1 } },
    })
    expect(asked).toEqual([
      { query: QUESTION, first: 3 },
      { query: QUESTION, first: 6 },
    ])
  })

  it('activeRetrievalEnabled false and retrievalK decide how much is looked up', async () => {
    const fixed = await consult(QUESTION, { settings: { featureFlags: { activeRetrievalEnabled: false } } })
    expect(fixed.report.retrievalK).toBe(8)
    const wide = await consult(QUESTION, { settings: { agentConfig: { retrievalK: 16 } } })
    expect(wide.report.retrievalK).toBe(6)
  })

  it('llmBasedQualityCheck false leaves the judging to rules', async () => {
    const judge = () => Promise.reject(new Error('nobody asked the model'))
    const { report } = await consult(QUESTION, {
      otherwise: [instead(judgeCall, judge)],
      settings: { featureFlags: { llmBasedQualityCheck: false } },
    })
    expect(report.attempts[0]?.score).toBeGreaterThan(0.5)
  })

  it('the model and its temperature and tokens reach the writer', async () => {
    let model: unknown
    await consult(QUESTION, {
      otherwise: [
        writing(consultAnswerCall, (input, _context, usual) => {
          model = input.model
          return usual()
        }),
      ],
      settings: { agentConfig: { modelName: 'small', temperature: 0.1, maxTokens: 300 } },
    })
    expect(model).toEqual({ modelName: 'small', temperature: 0.1, maxTokens: 300 })
  })

  it('a setting out of its bounds is refused', async () => {
    await expect(consult(QUESTION, { settings: { agentConfig: { temperature: 9 } } })).rejects.toThrow(
      'temperature',
    )
  })
})

describe('DIRECT', () => {
  it('is one plain call, looks nothing up and cites nothing', async () => {
    let searched = 0
    const ports = testPorts({
      replace: {
        searchLaw: () => {
          searched += 1
          return Promise.resolve([])
        },
      },
    })
    const { answer, journal, report } = await consult(QUESTION, {
      mode: 'llm',
      ports,
      otherwise: [writing(directCall, () => texts('네, 5%까지 가능해요 [1].'))],
    })
    expect(searched).toBe(0)
    expect(answer.text).toBe('네, 5%까지 가능해요.\n\n> 자료를 찾아보지 않고 쓴 답이라 출처가 없어요.\n')
    expect(answer.sources).toEqual([])
    expect(answer.supportedShare).toBe(0)
    expect(journal.plans()[0]?.steps.map(({ stepId }) => stepId)).toEqual(['answer'])
    expect(report).toMatchObject({ mode: 'llm', attempts: [], cache: { bypass: 'NO_CACHE_IN_MODE' } })
  })
})
