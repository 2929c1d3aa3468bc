import { graphql } from '../gql/gql.ts'
import type { InputResponse, StartRunInput } from '../gql/graphql.ts'
import { collect } from './collect.ts'
import type { GqlClient } from './gql.ts'

export const CreateSession = graphql(`
  mutation CreateSession($title: String) {
    createSession(title: $title) {
      __typename
      ... on ChatSession {
        id
        title
        messageCount
        lastMessage
        createdAt
        updatedAt
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
    }
  }
`)

export const StartRun = graphql(`
  mutation StartRun($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on Run {
        id
        status
        mode
        language
        lastEventCursor
        session {
          id
        }
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
      }
      ... on RunConflictError {
        activeRun {
          id
        }
      }
    }
  }
`)

export const CancelRun = graphql(`
  mutation CancelRun($runId: ID!) {
    cancelRun(runId: $runId) {
      __typename
      ... on Run {
        id
        status
        completedAt
      }
      ... on Error {
        message
      }
    }
  }
`)

export const FollowRun = graphql(`
  subscription FollowRun($runId: ID!, $after: String) {
    runEvents(runId: $runId, after: $after) {
      __typename
      cursor
      sequence
      at
      run {
        id
        status
      }
      ... on PlanReady {
        plan {
          revision
          steps {
            stepId
            status
          }
        }
      }
      ... on StepUpdated {
        step {
          stepId
          status
          progressPercentage
          result
        }
        completedSteps
        totalSteps
      }
      ... on AnswerDelta {
        text
        offset
      }
      ... on RunCompleted {
        answer {
          type
          text
        }
      }
      ... on RunCancelled {
        reason
      }
    }
  }
`)

export const RespondToInput = graphql(`
  mutation RespondToInput($runId: ID!, $requestId: ID!, $response: InputResponse!) {
    respondToInput(runId: $runId, requestId: $requestId, response: $response) {
      __typename
      ... on Run {
        id
        status
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        field
        code
        issues {
          field
          message
          rule
          said
        }
      }
      ... on InputNoLongerPendingError {
        run {
          id
        }
      }
    }
  }
`)

export const ForkRun = graphql(`
  mutation ForkRun($checkpointId: ID!, $query: String) {
    forkRun(checkpointId: $checkpointId, query: $query) {
      __typename
      ... on Run {
        id
      }
      ... on Error {
        message
      }
    }
  }
`)

/** Returns the new session's global id. */
export const createSession = async (client: GqlClient, title = 'test'): Promise<string> => {
  const { createSession: created } = await client.execute(CreateSession, { title })
  if (created.__typename !== 'ChatSession') throw new Error(`no session: ${JSON.stringify(created)}`)
  return created.id
}

/** Returns the new run's global id. */
export const startRun = async (client: GqlClient, input: StartRunInput): Promise<string> => {
  const { startRun: started } = await client.execute(StartRun, { input })
  if (started.__typename !== 'Run') throw new Error(`no run: ${JSON.stringify(started)}`)
  return started.id
}

/** Follows a run over graphql-ws until it ends; its events after a cursor, from the first unless told. */
export const followRun = async (client: GqlClient, runId: string, after: string | null = null) => {
  const results = await collect(client.subscribe(FollowRun, { runId, after }))
  return results.flatMap(({ data, errors }) => {
    if (errors?.length) throw new Error(errors.map((error) => error.message).join('; '))
    return data?.runEvents ?? []
  })
}

/** Returns the new run's global id. */
export const forkFrom = async (
  client: GqlClient,
  checkpointId: string,
  query: string | null = null,
): Promise<string> => {
  const { forkRun } = await client.execute(ForkRun, { checkpointId, query })
  if (forkRun.__typename !== 'Run') throw new Error(`no fork: ${JSON.stringify(forkRun)}`)
  return forkRun.id
}

export const respond = (client: GqlClient, runId: string, requestId: string, response: InputResponse) =>
  client.execute(RespondToInput, { runId, requestId, response }).then(({ respondToInput }) => respondToInput)
