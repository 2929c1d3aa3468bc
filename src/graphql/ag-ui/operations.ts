import { z } from 'zod'
import { PROBLEM, SOURCE_LINE } from '../doors/documents.ts'

/** What somebody answers to a run that waits. */
export const RESPOND = /* GraphQL */ `
  mutation AgUiRespond($runId: ID!, $requestId: ID!, $response: InputResponse!) {
    respondToInput(runId: $runId, requestId: $requestId, response: $response) {
      __typename
      ... on Run {
        id
      }
      ...Problem
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
  ${PROBLEM}
`

/** A run's events with what a page shows of them. */
export const FOLLOW = /* GraphQL */ `
  subscription AgUiFollow($runId: ID!) {
    runEvents(runId: $runId) {
      __typename
      ... on PlanReady {
        plan {
          revision
          intent {
            intentType
            label
            confidence
          }
          executionStrategy
        }
        steps: plan {
          steps {
            ...AgUiStep
          }
        }
      }
      ... on StepUpdated {
        step {
          ...AgUiStep
          output {
            ...AgUiCards
          }
        }
      }
      ... on AnswerDelta {
        text
        offset
      }
      ... on InputRequested {
        request {
          __typename
          id
          message
          expiresAt
          form {
            path
            label
            type
            required
            help
            default
            options {
              value
              label
            }
          }
        }
      }
      ... on InputReceived {
        requestId
      }
      ... on RunCompleted {
        answer {
          type
          text
          summary
          confidence
          supportedShare
          citations {
            number
            source {
              ...SourceLine
            }
          }
        }
      }
      ... on RunFailed {
        failure {
          code
          message
        }
      }
      ... on RunCancelled {
        reason
      }
    }
  }
  fragment AgUiStep on ExecutionStep {
    stepId
    description
    team
    status
    progressPercentage
    error
  }
  fragment AgUiCards on StepOutput {
    __typename
    ... on ListingsOutput {
      listings {
        property {
          id
          name
          address
          exclusiveArea
          isDemo
        }
        transaction {
          id
          transactionType
          salePrice
          deposit
          monthlyRent
        }
      }
    }
    ... on ArticlesOutput {
      articles {
        id
        lawName
        articleNumber
        title
      }
    }
    ... on ProductsOutput {
      products {
        id
        company
        name
        minRate
        maxRate
      }
    }
  }
  ${SOURCE_LINE}
`

export const ASK = /* GraphQL */ `
  mutation AgUiAsk($input: AskInput!) {
    ask(input: $input) {
      __typename
      ... on AskPayload {
        run {
          id
        }
      }
      ...Problem
    }
  }
  ${PROBLEM}
`

const step = z.looseObject({ stepId: z.string(), status: z.string(), output: z.unknown().optional() })
export type Step = z.infer<typeof step>

const of = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ __typename: z.literal(type), ...shape })

/** The events that say something to a page; any other is passed over. */
const told = z.discriminatedUnion('__typename', [
  of('PlanReady', { plan: z.looseObject({}), steps: z.object({ steps: z.array(step) }) }),
  of('StepUpdated', { step }),
  of('AnswerDelta', { text: z.string(), offset: z.number() }),
  of('InputRequested', {
    request: z.looseObject({
      __typename: z.string(),
      id: z.string(),
      message: z.string(),
      expiresAt: z.string().nullable(),
    }),
  }),
  of('InputReceived', { requestId: z.string() }),
  of('RunCompleted', { answer: z.looseObject({ text: z.string() }) }),
  of('RunFailed', { failure: z.object({ code: z.string(), message: z.string() }) }),
  of('RunCancelled', { reason: z.string().nullable() }),
])
export type Told = z.infer<typeof told>

const followed = z.object({ runEvents: z.looseObject({ __typename: z.string() }) })
const KNOWN = new Set(told.options.map(({ shape }) => shape.__typename.value as string))

/** Null: an event that says nothing to a page. */
export const readTold = (data: unknown): Told | null => {
  const { runEvents } = followed.parse(data)
  return KNOWN.has(runEvents.__typename) ? told.parse(runEvents) : null
}

const outcome = z.object({
  __typename: z.string(),
  code: z.string().optional(),
  said: z.string().optional(),
  run: z.object({ id: z.string() }).optional(),
})
/** What came of a mutation, whichever it was. */
export const readOutcome = (data: unknown): z.infer<typeof outcome> =>
  outcome.parse(Object.values(z.record(z.string(), z.unknown()).parse(data))[0])
