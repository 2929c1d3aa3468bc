/** Operations that more than one client of the API sends: the AG-UI door, the terminal. */

/** What is said to who cannot have what they asked for, to programs and to people. */
export const PROBLEM = /* GraphQL */ `
  fragment Problem on Error {
    code
    message
    said
  }
`

export const CANCEL = /* GraphQL */ `
  mutation Cancel($runId: ID!) {
    cancelRun(runId: $runId) {
      __typename
      ... on Run {
        id
      }
      ...Problem
    }
  }
  ${PROBLEM}
`

/** What a citation says of where it leads, whatever kind of source that is. */
export const SOURCE_LINE = /* GraphQL */ `
  fragment SourceLine on Source {
    __typename
    ... on LegalArticle {
      id
      lawName
      articleNumber
      title
      sourceUrl
    }
    ... on Property {
      id
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
        id
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
      id
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
