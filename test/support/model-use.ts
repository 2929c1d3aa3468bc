import { createOfflineReasoner } from '../../src/agent/reasoner/offline/reasoner.ts'
import type { OpenAIConfig } from '../../src/agent/reasoner/openai/config.ts'
import { openProvider } from '../../src/agent/reasoner/openai/provider.ts'
import type { ProviderEvents } from '../../src/agent/reasoner/openai/provider.ts'
import { createOpenAIReasoner } from '../../src/agent/reasoner/openai/reasoner.ts'
import type { AnswerPiece, CallUsage } from '../../src/agent/calls/call.ts'
import type { ComposeInput, Question } from '../../src/agent/reasoner/reasoner.ts'
import { PLACES } from './homes.ts'
import type { ModelServer } from './model-server.ts'
import { anIntent } from './reasoner.ts'

export const QUESTION: Question = {
  query: '전세금 5% 인상 가능해?',
  language: 'KO',
  history: [],
  now: '2026-11-21T00:00:00.000Z',
}
export const COMPOSE: ComposeInput = {
  ...QUESTION,
  intent: anIntent('LEGAL_CONSULT'),
  evidence: [],
  gaps: [],
  assumptions: [],
}
/** What a model may say of QUESTION. */
export const LEGAL_INTENT = {
  intentType: 'LEGAL_CONSULT',
  confidence: 0.8,
  keywords: ['전세금'],
  facets: [],
  entities: { region: [], propertyType: [], transactionType: ['전세'], amount: ['5%'] },
}

/** A model of the server, with what is told of it. */
export const useModel = (
  server: ModelServer,
  change: Partial<OpenAIConfig> = {},
  events: ProviderEvents = {},
) => {
  const places = () => Promise.resolve(PLACES)
  const provider = openProvider(
    {
      apiKey: 'sk-test',
      baseUrl: server.url,
      model: 'test-model',
      embeddingModel: 'test-embedding',
      timeouts: { call: 2_000, stall: 2_000, stream: 8_000 },
      backoff: 5,
      ...change,
    },
    events,
  )
  const fellBack: string[] = []
  const reasoner = createOpenAIReasoner(provider, {
    places,
    fallback: createOfflineReasoner({ places }),
    onError: (_, where) => void fellBack.push(where),
  })
  return { provider, reasoner, fellBack }
}

export const aCall = (change: { until?: number; signal?: AbortSignal } = {}) => ({
  signal: new AbortController().signal,
  stepId: null,
  ...change,
})

/** A stream to its end: what its readers have then, and what it cost. */
export const readText = async (stream: AsyncGenerator<AnswerPiece, CallUsage>) => {
  let text = ''
  for (;;) {
    const next = await stream.next()
    if (next.done) return { text, usage: next.value }
    text = text.slice(0, next.value.offset) + next.value.text
  }
}
