import type { AskedRunQuery, RunMode } from '../gql/graphql.ts'
import { graphql } from '../gql/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

const AskedRun = graphql(`
  query AskedRun($id: ID!) {
    run(id: $id) {
      status
      lastEventCursor
      plan {
        intent {
          intentType
        }
      }
      steps {
        stepId
        agentName
        status
        progressPercentage
        result
      }
      answer {
        type
        text
        confidence
        supportedShare
        sections {
          title
          citations {
            __typename
          }
        }
        sources {
          __typename
          ... on LegalArticle {
            lawName
            articleNumber
            content
            isDigest
          }
          ... on MarketStatistics {
            region {
              code
              fullName
            }
            propertyType
            transactionType
            transactionCount
            medianPrice
          }
          ... on LoanProduct {
            company
          }
          ... on Property {
            code
          }
        }
        properties {
          property {
            propertyType
            direction
            completionDate
            region {
              code
            }
            trustScore {
              score
            }
            nearbyFacilities {
              subwayStation
              subwayWalkingTime
            }
          }
          transaction {
            kind
            transactionType
            salePrice
            deposit
            monthlyRent
            exclusiveArea
            agent {
              isDirectTrade
            }
          }
        }
      }
    }
  }
`)

export type AskedRun = NonNullable<AskedRunQuery['run']>

/** Asks as a client does: a session, a run, its events over graphql-ws until they end, then the run as it stands. */
export const ask = async (client: GqlClient, query: string, mode: RunMode = 'TEAM') => {
  const id = await startRun(client, { sessionId: await createSession(client), query, mode })
  const events = await followRun(client, id)
  const { run } = await client.execute(AskedRun, { id })
  if (!run?.answer) throw new Error(`no answer to ${query}`)
  return { events, run, answer: run.answer }
}
