import { citationsIn, withoutCitations } from '../../src/agent/answer/citations.ts'
import { readClaims } from '../../src/agent/answer/grounding.ts'
import type { Claim } from '../../src/agent/answer/grounding.ts'
import { graphql } from '../gql/gql.ts'
import type { TracedRunQuery } from '../gql/graphql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'

// Queries of other tests show these parts alike.
graphql(`
  fragment WrittenAnswer on Answer {
    type
    text
    summary
    supportedShare
    sections {
      title
      content
      citations {
        __typename
      }
    }
    assumptions {
      name
      value
      source
    }
  }
`)
graphql(`
  fragment WholeCalculation on CalculationSource {
    name
    inputs
    result
    rules {
      name
      article
      effectiveFrom
      text
    }
  }
`)
graphql(`
  fragment DrawnReport on AnalysisReport {
    metrics {
      name
      value
      unit
    }
    chart
    chartSvg
  }
`)

const TracedRun = graphql(`
  query TracedRun($id: ID!) {
    run(id: $id) {
      status
      plan {
        executionStrategy
        intent {
          intentType
        }
        steps {
          stepId
          team
          status
          dependsOn
        }
      }
      answer {
        ...WrittenAnswer
        sources {
          __typename
          ... on LegalArticle {
            lawName
            articleNumber
            title
            content
            effectiveDate
          }
          ... on Transaction {
            articleNo
            property {
              name
              address
            }
          }
          ... on MarketStatistics {
            region {
              fullName
            }
            propertyType
            transactionType
            averagePrice
            medianPrice
            minPrice
            maxPrice
            pricePerPyeong
            transactionCount
            jeonseRatio
            changeRate
            exclusiveArea {
              min
              max
            }
            complexName
            movement {
              from {
                firstMonth
                lastMonth
                pricePerPyeong
                transactionCount
              }
              to {
                firstMonth
                lastMonth
                pricePerPyeong
                transactionCount
              }
              difference
            }
            series {
              month
            }
          }
          ... on LoanProduct {
            name
            company
            minRate
            maxRate
            averageRate
            rateType
            limitText
            eligibility
          }
          ... on Ruling {
            restsOn: articles
            asOf
            named: title {
              ko
              en
            }
            conclusion {
              ko
              en
            }
            conditions {
              ko
              en
            }
            steps {
              ko
              en
            }
            unverified {
              ko
              en
            }
          }
          ...WholeCalculation
        }
        analysis {
          analysisType
          summary
          insights
          recommendations
          riskLevel
          confidenceScore
          ...DrawnReport
        }
      }
    }
  }
`)

export type TracedAnswer = NonNullable<NonNullable<TracedRunQuery['run']>['answer']>
type Source = TracedAnswer['sources'][number]

/** Asks over graphql-ws; the run as a client reads it when its events have ended. */
export const askTraced = async (client: GqlClient, query: string) => {
  const id = await startRun(client, { sessionId: await createSession(client), query, mode: 'TEAM' })
  await followRun(client, id)
  const { run } = await client.execute(TracedRun, { id })
  if (!run?.answer) throw new Error(`no answer to ${query}: ${JSON.stringify(run)}`)
  return { run, answer: run.answer }
}

const canonical = (value: number): string => String(Number(value.toFixed(4)))

/** Every way in which an answer may write a number: an amount cut to won, a percentage of one or two places, a count. */
const spellings = (value: number): Claim[] => {
  const size = Math.abs(value)
  const rounded = [size, Math.round(size * 100) / 100, Math.round(size * 10) / 10].map(canonical)
  return [
    `m:${canonical(Math.floor(size * 10_000 + 1e-6) / 10_000)}`,
    ...rounded.flatMap((number) => [`p:${number}`, `n:${number}`]),
  ]
}

/** All that a source states: its texts read as text, its numbers in every spelling. */
const claimsIn = (value: unknown): Claim[] => {
  if (typeof value === 'number') return spellings(value)
  if (typeof value === 'string') return [...readClaims(value)]
  if (Array.isArray(value)) return value.flatMap(claimsIn)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(claimsIn) : []
}

const sourceClaims = (source: Source): Set<Claim> => {
  // A window is told by its length, which the series has.
  const months = source.__typename === 'MarketStatistics' ? spellings(source.series.length) : []
  return new Set([...claimsIn(source), ...months])
}

const LAYOUT = /^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+|\d{1,3}[.)]\s+)+/

/** The figures of the answer that stand in none of the sources that their line cites, with the line. */
export const untraced = (answer: TracedAnswer, question: string): string[] => {
  const claims = answer.sources.map(sourceClaims)
  const given = readClaims(
    [question, ...answer.assumptions.map(({ name, value }) => `${name} ${value}`)].join('\n'),
  )
  return answer.text.split('\n').flatMap((line) => {
    const known = citationsIn(line).map((n) => claims[n - 1])
    const stated = [...readClaims(withoutCitations(line.replace(LAYOUT, '')))]
    const lost = stated.filter(
      (claim) =>
        !given.has(claim) &&
        !known.some((set) => set?.has(claim) || (claim.startsWith('n:') && set?.has(`m:${claim.slice(2)}`))),
    )
    return lost.length === 0 ? [] : [`${lost.join(' ')} ← ${line}`]
  })
}
