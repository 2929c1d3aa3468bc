import type { ModelConfig } from '../../src/agent/model/config.ts'
import { openOpenAI } from '../../src/agent/openai/provider.ts'
import type { ProviderEvents } from '../../src/agent/model/provider.ts'
import type { AnswerPiece, CallUsage } from '../../src/agent/call.ts'
import { PLACES } from './homes.ts'
import type { ModelServer } from './model-server.ts'
import { anIntent } from './calls.ts'
import type { ComposeInput } from '../../src/agent/answer/input.ts'
import type { Question } from '../../src/agent/question.ts'
import { byModel } from '../../src/agent/calls/by-model.ts'
import { openCalls } from '../../src/agent/calls/runner.ts'
import { testLawRoute } from './topics.ts'

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
  change: Partial<ModelConfig> = {},
  events: ProviderEvents = {},
) => {
  const places = () => Promise.resolve(PLACES)
  const provider = openOpenAI(
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
  const calls = openCalls(
    byModel(provider, {
      world: { places, lawRoute: testLawRoute },
      onError: (_, where) => void fellBack.push(where),
    }),
  )
  return { provider, calls, fellBack }
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
