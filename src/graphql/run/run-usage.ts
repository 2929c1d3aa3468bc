import { costOfCall, costOfCalls } from '../../domain/model-price.ts'
import type { PricedCall } from '../../domain/model-price.ts'
import { loadModelCalls } from '../../store/usage.ts'
import type { ModelCallRow } from '../../store/usage.ts'
import { builder } from '../builder.ts'
import type { Context } from '../context.ts'

const priced = (call: ModelCallRow): PricedCall => ({ ...call, at: call.createdAt })

const ModelCallUsage = builder.objectRef<ModelCallRow>('ModelCallUsage').implement({
  description: 'One model call of a run.',
  fields: (t) => ({
    purpose: t.exposeString('purpose', { description: 'What it was for: intent analysis, the answer …' }),
    model: t.exposeString('model', {
      description: 'Name of the model; “offline” where rules made the call.',
    }),
    promptTokens: t.exposeInt('promptTokens', { description: 'Tokens sent.' }),
    completionTokens: t.exposeInt('completionTokens', { description: 'Tokens received.' }),
    milliseconds: t.exposeInt('milliseconds', { description: 'How long it took.' }),
    costUsd: t.float({
      nullable: true,
      description: 'US dollars. 0 for rules; null where the price of the model is not known.',
      resolve: (call) => costOfCall(priced(call)),
    }),
  }),
})

interface UsageView {
  runId: string
  calls: ModelCallRow[]
}

const sum = (calls: readonly ModelCallRow[], tokens: 'promptTokens' | 'completionTokens'): number =>
  calls.reduce((total, call) => total + call[tokens], 0)

export const RunUsage = builder.loadableObjectRef('RunUsage', {
  load: async (runIds: string[], { pool, viewer }: Context): Promise<UsageView[]> => {
    const calls = viewer === null ? [] : await loadModelCalls(pool, viewer.userId, runIds)
    return runIds.map((runId) => ({ runId, calls: calls.filter((call) => call.runId === runId) }))
  },
})

RunUsage.implement({
  description: 'What a run used of the model so far.',
  fields: (t) => ({
    modelCalls: t.int({ description: 'Number of finished calls.', resolve: ({ calls }) => calls.length }),
    promptTokens: t.int({
      description: 'Tokens sent, all calls.',
      resolve: ({ calls }) => sum(calls, 'promptTokens'),
    }),
    completionTokens: t.int({
      description: 'Tokens received, all calls.',
      resolve: ({ calls }) => sum(calls, 'completionTokens'),
    }),
    costUsd: t.float({
      nullable: true,
      description:
        'US dollars, by the prices of the day of each call, discounts aside. 0 for what was reasoned offline; null where the ' +
        'price of a model is not known (one of your own server, or newer than the table).',
      resolve: ({ calls }) => costOfCalls(calls.map(priced)),
    }),
    byCall: t.field({
      type: [ModelCallUsage],
      description: 'In the order they finished.',
      resolve: ({ calls }) => calls,
    }),
  }),
})
