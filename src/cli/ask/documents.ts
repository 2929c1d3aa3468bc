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
      ... on Error {
        message
      }
    }
  }
`

export const START_RUN = /* GraphQL */ `
  mutation AskStartRun($input: StartRunInput!) {
    startRun(input: $input) {
      __typename
      ... on Run {
        id
      }
      ... on Error {
        message
      }
    }
  }
`

export const RESPOND = /* GraphQL */ `
  mutation AskRespond($runId: ID!, $requestId: ID!, $response: InputResponse!) {
    respondToInput(runId: $runId, requestId: $requestId, response: $response) {
      __typename
      ... on Run {
        id
      }
      ... on Error {
        message
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
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

export const CANCEL = /* GraphQL */ `
  mutation AskCancel($runId: ID!) {
    cancelRun(runId: $runId) {
      __typename
      ... on Run {
        id
      }
      ... on Error {
        message
      }
    }
  }
`

export const FOLLOW = /* GraphQL */ `
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
          ... on ClarificationRequest {
            suggestions
          }
          ... on PropertySelectionRequest {
            options {
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
          ... on ContractPartiesRequest {
            documentType
            terms {
              transactionType
              price
              deposit
              monthlyRent
            }
          }
          ... on DocumentDecisionRequest {
            termSuggestions {
              id
              specialTerm
              suggestion
            }
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
          sources {
            ...SourceLine
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

  fragment SourceLine on Source {
    __typename
    ... on LegalArticle {
      lawName
      articleNumber
      title
      sourceUrl
    }
    ... on Property {
      code
      name
      address
    }
    ... on Transaction {
      id
      transactionType
      articleNo
      isDemo
      agent {
        agentName
        companyName
        isDirectTrade
      }
      property {
        name
      }
    }
    ... on MarketStatistics {
      region {
        fullName
      }
      propertyType
      transactionType
      transactionCount
      isDemo
    }
    ... on LoanProduct {
      company
      loanName: name
      isDemo
    }
    ... on CalculationSource {
      calculation: name
    }
    ... on Ruling {
      about: title {
        KO: ko
        EN: en
      }
      articles
      asOf
    }
  }
`
