import { graphql } from '../gql/gql.ts'
import type { GoldenRunQuery, InterpretGoldenQuery, Language, RunMode } from '../gql/graphql.ts'
import type { GqlClient } from '../support/gql.ts'
import { CancelRun, FollowRun, startRun } from '../support/operations.ts'

const GoldenRun = graphql(`
  query GoldenRun($id: ID!) {
    run(id: $id) {
      status
      pendingInput {
        __typename
      }
      answer {
        type
        text
        analysis {
          riskLevel
        }
        sources {
          __typename
          ... on LegalArticle {
            lawName
            articleNumber
          }
          ... on CalculationSource {
            name
            inputs
            result
          }
          ... on MarketStatistics {
            region {
              code
            }
            transactionType
            medianPrice
            averagePrice
          }
          ... on LoanProduct {
            category
          }
        }
        properties {
          property {
            propertyType
            completionDate
            region {
              code
            }
          }
          transaction {
            transactionType
            salePrice
            deposit
            monthlyRent
            exclusiveArea
          }
        }
      }
    }
  }
`)

const InterpretGolden = graphql(`
  query InterpretGolden($text: String!) {
    interpretPropertyQuery(text: $text) {
      regionCodes
      propertyTypes
      transactionTypes
      salePrice {
        min
        max
      }
      deposit {
        min
        max
      }
      monthlyRent {
        min
        max
      }
      exclusiveArea {
        min
        max
      }
      completionYear {
        min
        max
      }
      subwayWalkingTime {
        min
        max
      }
      totalHouseholds {
        min
        max
      }
      directTrade
      unrecognized
    }
  }
`)

export type AskedRun = NonNullable<GoldenRunQuery['run']>

export type PropertyReading = InterpretGoldenQuery['interpretPropertyQuery']

/** How the product reads the conditions of a sentence that stands alone. */
export const interpret = async (client: GqlClient, text: string) =>
  (await client.execute(InterpretGolden, { text })).interpretPropertyQuery

/** Asks one question of a conversation, until it is answered or the product asks back: then the run is given up. */
export const askOnce = async (
  client: GqlClient,
  {
    sessionId,
    query,
    language,
    mode,
  }: { sessionId: string; query: string; language: Language; mode: RunMode },
): Promise<AskedRun> => {
  // Nobody is to be answered with what somebody else was told.
  const consult = mode === 'CONSULT' ? { consult: { featureFlags: { cacheEnabled: false } } } : {}
  const runId = await startRun(client, { sessionId, query, language, mode, ...consult })
  for await (const { data, errors } of client.subscribe(FollowRun, { runId, after: null })) {
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '))
    if (data?.runEvents.__typename === 'InputRequested') break
  }
  const { run } = await client.execute(GoldenRun, { id: runId })
  if (!run) throw new Error(`the run of ${query} is gone`)
  if (run.pendingInput) await client.execute(CancelRun, { runId })
  return run
}
