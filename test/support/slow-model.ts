import { modelSearch } from './model-search.ts'
import { startModelServer } from './model-server.ts'
import type { ModelServer } from './model-server.ts'

/** A model that takes its time, so that a run can be hit in the middle of any of its calls. */
export const startSlowModel = async (pause = 250): Promise<ModelServer> => {
  const server = await startModelServer()
  server.script({
    analyze_intent: {
      kind: 'tool',
      pause,
      arguments: {
        intentType: 'LEGAL_CONSULT',
        confidence: 0.9,
        keywords: ['전세금'],
        facets: [],
        entities: { region: [], propertyType: [], transactionType: ['전세'], amount: ['5%'] },
      },
    },
    select_teams: { kind: 'tool', pause, arguments: { teams: ['SEARCH'], reason: '법령' } },
    plan_steps: {
      kind: 'tool',
      pause,
      arguments: {
        steps: [
          {
            team: 'SEARCH',
            kinds: ['legal'],
            task: '법령 찾기',
            description: '증액 한도를 찾아요.',
            dependsOn: [],
          },
          {
            team: 'SEARCH',
            kinds: ['legal'],
            task: '예외 찾기',
            description: '예외를 찾아요.',
            dependsOn: [0],
          },
        ],
      },
    },
    plan_search: {
      kind: 'tool',
      pause,
      arguments: modelSearch({
        keywords: { legal: ['증액'], realEstate: [], loan: [], general: [] },
        legal: { query: '전세금 증액 한도', lawName: null },
      }),
    },
    text: {
      kind: 'text',
      pause: 60,
      pieces: ['증액은 ', '약정한 차임의 ', '20분의 1을 ', '넘지 ', '못해요 ', '[1].'],
    },
  })
  return server
}

/** What makes the product use it. */
export const modelEnv = (server: ModelServer) => ({
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: server.url,
  OPENAI_MODEL: 'test-model',
  // Not one whose vectors are known to be longer than the server's: every search would wait for three refusals.
  OPENAI_EMBEDDING_MODEL: 'test-embedding',
})
