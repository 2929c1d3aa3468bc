import { z } from 'zod'
import { shownField } from './form-field.ts'

const step = z.object({
  stepId: z.string(),
  task: z.string(),
  description: z.string(),
  agentName: z.string(),
  status: z.string(),
  progressPercentage: z.number(),
  dependsOn: z.array(z.string()),
  result: z.unknown(),
  error: z.string().nullable(),
})
export type ShownStep = z.infer<typeof step>

export const source = z.discriminatedUnion('__typename', [
  z.object({
    __typename: z.literal('LegalArticle'),
    lawName: z.string(),
    articleNumber: z.string(),
    title: z.string(),
    sourceUrl: z.string().nullable(),
  }),
  z.object({ __typename: z.literal('Property'), code: z.string(), name: z.string(), address: z.string() }),
  z.object({
    __typename: z.literal('Transaction'),
    id: z.string(),
    transactionType: z.string(),
    articleNo: z.string().nullable(),
    isDemo: z.boolean(),
    agent: z
      .object({
        agentName: z.string().nullable(),
        companyName: z.string().nullable(),
        isDirectTrade: z.boolean(),
      })
      .nullable(),
    property: z.object({ name: z.string() }),
  }),
  z.object({
    __typename: z.literal('MarketStatistics'),
    region: z.object({ fullName: z.string() }),
    propertyType: z.string().nullable(),
    transactionType: z.string(),
    transactionCount: z.number(),
    isDemo: z.boolean(),
  }),
  z.object({
    __typename: z.literal('LoanProduct'),
    company: z.string(),
    loanName: z.string(),
    isDemo: z.boolean(),
  }),
  z.object({ __typename: z.literal('CalculationSource'), calculation: z.string() }),
  z.object({
    __typename: z.literal('Ruling'),
    about: z.object({ KO: z.string(), EN: z.string() }),
    articles: z.array(z.string()),
    asOf: z.string(),
  }),
])
export type ShownSource = z.infer<typeof source>

/** Whatever kind of request it is, its form says what is asked. */
const request = z.object({ id: z.string(), message: z.string(), form: z.array(shownField) })

const at = { cursor: z.string(), sequence: z.number(), at: z.string() }

/** What `ask` reads of an event; a kind that it does not know is shown by its name alone. */
export const shownEvent = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('PlanningStarted'), ...at, message: z.string() }),
  z.object({
    __typename: z.literal('PlanReady'),
    ...at,
    plan: z.object({
      revision: z.number(),
      executionStrategy: z.string(),
      estimatedTotalTime: z.number(),
      intent: z.object({ intentType: z.string(), label: z.string(), confidence: z.number() }),
      steps: z.array(step),
    }),
  }),
  z.object({ __typename: z.literal('ExecutionStarted'), ...at }),
  z.object({
    __typename: z.literal('StepUpdated'),
    ...at,
    completedSteps: z.number(),
    totalSteps: z.number(),
    step,
  }),
  z.object({ __typename: z.literal('AnswerDelta'), ...at, text: z.string(), offset: z.number() }),
  z.object({
    __typename: z.literal('InputRequested'),
    ...at,
    request,
  }),
  z.object({ __typename: z.literal('InputReceived'), ...at }),
  z.object({
    __typename: z.literal('RunCompleted'),
    ...at,
    answer: z.object({
      type: z.string(),
      text: z.string(),
      confidence: z.number(),
      supportedShare: z.number(),
      assumptions: z.array(z.object({ name: z.string(), value: z.string(), source: z.string() })),
      citations: z.array(z.object({ number: z.number(), source: source.nullable() })),
    }),
  }),
  z.object({
    __typename: z.literal('RunFailed'),
    ...at,
    failure: z.object({ code: z.string(), message: z.string() }),
  }),
  z.object({ __typename: z.literal('RunCancelled'), ...at, reason: z.string().nullable() }),
])
export type ShownEvent = z.infer<typeof shownEvent>
