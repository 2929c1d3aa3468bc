import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { END, MemorySaver, START, StateGraph, StateSchema } from '@langchain/langgraph'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { buildConsult } from '../../../src/agent/consult/graph.ts'
import { offlineConsult } from '../../../src/agent/consult/offline/reasoner.ts'
import { consultTelling } from '../../../src/agent/consult/telling.ts'
import { loadTokenizer } from '../../../src/agent/consult/tokens.ts'
import { testConsultPorts } from '../../support/consult.ts'
import { NOW, testPorts } from '../../support/ports.ts'
import { scriptedReasoner } from '../../support/reasoner.ts'

const QUESTION = '전세 계약을 갱신하는데 보증금을 얼마까지 올릴 수 있나요? 그리고 언제까지 통지해야 하나요?'

const begin = (requestId: string) =>
  consultTelling('ai_agent').begin({
    requestId,
    sessionId: 'session-1',
    userId: 'user-1',
    query: QUESTION,
    language: 'KO',
    requirePlanApproval: false,
    settings: {},
  })

/** Writers that wait until they are let go: every run then stands where its state is fullest. */
const gated = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let waiting = 0
  const reasoner = {
    ...scriptedReasoner(),
    consult: {
      ...offlineConsult,
      judgeAnswer: async (...given: Parameters<typeof offlineConsult.judgeAnswer>) => {
        waiting += 1
        await promise
        return offlineConsult.judgeAnswer(...given)
      },
    },
  }
  return { reasoner, open: resolve, waiting: () => waiting }
}

/** The fields of the seven groups. */
const FIELDS = [
  'userText',
  'mode',
  'sessionId',
  'userId',
  'conversationHistory',
  'slotOut',
  'profileSummary',
  'profileStore',
  'systemPrompt',
  'userPrompt',
  'contextPrompt',
  'tokenPlan',
  'qualityScore',
  'qualityFeedback',
  'queryForRetrieval',
  'queryVector',
  'retrievedDocs',
  'dynamicK',
  'queryComplexity',
  'answer',
  'needsRetrieval',
  'iterationCount',
  'retrievedDocsHistory',
  'qualityScoreHistory',
  'queryRewriteHistory',
  'refineIterationLogs',
  'cacheHit',
  'cachedResponse',
  'cacheSimilarityScore',
  'skipPipeline',
  'featureFlags',
  'agentConfig',
]

it('the state of a consult run has 28 KB at most, and the fields of its seven groups', async () => {
  const checkpointer = new MemorySaver()
  const graph = buildConsult({ ports: longArticles(), reasoner: scriptedReasoner(), checkpointer })
  const config = { configurable: { thread_id: 'run-1' } }
  await graph.invoke(begin('run-1'), config)
  const { values } = await graph.getState(config)
  const { finalResponse: _finalResponse, ...running } = values
  expect(Buffer.byteLength(JSON.stringify(running))).toBeLessThan(28 * 1024)
  expect(values).not.toHaveProperty('contextPrompt')
  expect(values).not.toHaveProperty('conversationHistory')
  expect(Object.keys(graph.channels)).toEqual(expect.arrayContaining(FIELDS))
})

/** Fifteen articles as long as statutes have them: the evidence fills its share of the token budget. */
const longArticles = () => {
  const article = (n: number) => ({
    id: `article-${n}`,
    label: `주택임대차보호법 제${n}조`,
    title: `제목 ${n}`,
    content: `제${n}조에서 임대인은 임차인에게 보증금을 반환하여야 한다. `.repeat(60),
    effectiveDate: null,
    isDigest: false,
    source: { kind: 'LAW' as const, id: `article-${n}`, label: `주택임대차보호법 제${n}조` },
  })
  return testPorts({
    replace: {
      searchLaw: ({ first }) =>
        Promise.resolve(
          Array.from({ length: first }, (_, i) => ({
            articleId: `article-${i + 1}`,
            lawName: '주택임대차보호법',
            articleNumber: `제${i + 1}조`,
            title: `제목 ${i + 1}`,
            content: '',
            snippet: '임대인은 임차인에게 보증금을 반환하여야 한다. '.repeat(8),
            effectiveDate: null,
            sourceUrl: null,
            isDigest: false,
            score: 1,
            match: 9,
          })),
        ),
      consult: testConsultPorts(() => NOW, {
        readArticles: (ids) => Promise.resolve(ids.map((id) => article(Number(id.split('-')[1])))),
      }),
    },
  })
}

/** Bytes that so many runs of a graph hold while they stand still, and how to let them go. */
const holding = async (start: (n: number) => Promise<unknown>, standing: () => number, open: () => void) => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('the garbage cannot be collected')
  const used = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const until = async (count: number) => {
    while (standing() < count) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  // Warm: what is compiled and kept once is nobody's state.
  const first = start(0)
  await until(1)
  const before = used()
  const runs = Array.from({ length: RUNS }, (_, at) => start(at + 1))
  await until(RUNS + 1)
  const held = used() - before
  open()
  await Promise.all([first, ...runs])
  return held
}

const RUNS = 1000

it('1,000 consult runs in flight at once hold 64 MB of graph state at most', async () => {
  await loadTokenizer()
  const { reasoner, open, waiting } = gated()
  const graph = buildConsult({ ports: longArticles(), reasoner })
  const held = await holding((n) => graph.invoke(begin(`run-${n}`)), waiting, open)

  // The engine's own part: the same number of runs of a graph without any state.
  const { promise, resolve } = Promise.withResolvers<void>()
  let standing = 0
  const empty = new StateGraph(new StateSchema({ done: z.boolean().default(false) }))
    .addNode('wait', async () => {
      standing += 1
      await promise
      return { done: true }
    })
    .addEdge(START, 'wait')
    .addEdge('wait', END)
    .compile()
  const engine = await holding(
    () => empty.invoke({}),
    () => standing,
    resolve,
  )

  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
  console.log(`1,000 runs in flight: ${megabytes(held)} MB, of which the engine ${megabytes(engine)} MB`)
  expect(held - engine).toBeLessThan(64 * 1024 * 1024)
}, 120_000)
