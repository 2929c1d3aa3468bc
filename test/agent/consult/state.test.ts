import { MemorySaver } from '@langchain/langgraph'
import { expect, it } from 'vitest'
import { buildConsult } from '../../../src/agent/consult/graph.ts'
import { begin, longArticles } from '../../support/consult-load.ts'
import { scriptedCalls } from '../../support/calls.ts'

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
  const graph = buildConsult({ ports: longArticles(), calls: scriptedCalls(), checkpointer })
  const config = { configurable: { thread_id: 'run-1' } }
  await graph.invoke(begin('run-1'), config)
  const { values } = await graph.getState(config)
  const { finalResponse: _finalResponse, ...running } = values
  expect(Buffer.byteLength(JSON.stringify(running))).toBeLessThan(28 * 1024)
  expect(values).not.toHaveProperty('contextPrompt')
  expect(values).not.toHaveProperty('conversationHistory')
  expect(Object.keys(graph.channels)).toEqual(expect.arrayContaining(FIELDS))
})
