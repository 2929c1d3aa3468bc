import { PROBLEM, SOURCE_LINE } from '../../graphql/doors/documents.ts'

export const READER = /* GraphQL */ `
  query AskReader {
    modelProvider {
      host
      models
      embeddingModel
      isThisMachine
      allowedByDefault
    }
  }
`

export const CREATE_SESSION = /* GraphQL */ `
  mutation AskCreateSession {
    createSession {
      __typename
      ... on ChatSession {
        id
      }
      ...Problem
    }
  }
  ${PROBLEM}
`

export const START_RUN = /* GraphQL */ `
  mutation AskStartRun($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on Run {
        id
      }
      ...Problem
    }
  }
  ${PROBLEM}
`

const FIELD = /* GraphQL */ `
  fragment AskedField on FormField {
    path
    label
    type
    required
    default
    help
    error
    options {
      value
      label
      offer {
        property {
          id
          name
          address
        }
        transaction {
          transactionType
          salePrice
          deposit
          monthlyRent
          exclusiveArea
          floor
          isDemo
        }
      }
    }
    when {
      path
      values
    }
  }
`

export const RESPOND = /* GraphQL */ `
  ${FIELD}
  mutation AskRespond($runId: ID!, $requestId: ID!, $response: InputResponse!) {
    respondToInput(runId: $runId, requestId: $requestId, response: $response) {
      __typename
      ... on Run {
        id
      }
      ...Problem
      ... on InvalidInputError {
        form {
          ...AskedField
        }
      }
    }
  }
  ${PROBLEM}
`

export const DOCUMENT = /* GraphQL */ `
  query AskDocument($runId: ID!) {
    run(id: $runId) {
      document {
        title
        docxUrl
        createdAt
      }
    }
  }
`

export const FOLLOW = /* GraphQL */ `
  ${FIELD}
  subscription AskFollow($runId: ID!, $after: String) {
    runEvents(runId: $runId, after: $after) {
      __typename
      cursor
      sequence
      at
      ... on PlanningStarted {
        message
      }
      ... on PlanReady {
        plan {
          revision
          executionStrategy
          estimatedTotalTime
          intent {
            intentType
            label
            confidence
          }
          steps {
            ...Step
          }
        }
      }
      ... on StepUpdated {
        completedSteps
        totalSteps
        step {
          ...Step
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
          form {
            ...AskedField
          }
        }
      }
      ... on RunCompleted {
        answer {
          type
          text
          confidence
          supportedShare
          assumptions {
            name
            value
            source
          }
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

  fragment Step on ExecutionStep {
    stepId
    task
    description
    agentName
    status
    progressPercentage
    dependsOn
    result
    error
  }

  ${SOURCE_LINE}
`
