import { setTimeout as sleep } from 'node:timers/promises'
import type { ContractPartiesInput, ContractRunQuery, InputResponse } from '../gql/graphql.ts'
import { graphql } from '../gql/gql.ts'
import type { GqlClient } from '../support/gql.ts'
import { createSession, respond, RespondToInput, startRun } from '../support/operations.ts'

const ContractRun = graphql(`
  query ContractRun($id: ID!) {
    run(id: $id) {
      status
      query
      plan {
        steps {
          stepId
          team
          dependsOn
        }
      }
      steps {
        stepId
        team
        status
        progressPercentage
        result
        error
      }
      pendingInput {
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
              id
              transactionType
              salePrice
              deposit
              monthlyRent
            }
          }
        }
        ... on ContractPartiesRequest {
          documentType
          requiredFields
          terms {
            transactionType
            price
            deposit
            monthlyRent
          }
        }
        ... on DocumentDecisionRequest {
          version
          document {
            id
            version
            markdown
          }
          termSuggestions {
            id
            type
            specialTerm
            reason
            wording
          }
          writtenTerms {
            deposit
            monthlyRent
            startDate
            endDate
            specialTermCount
          }
        }
      }
      answer {
        type
        text
        summary
        supportedShare
        teamsUsed
        assumptions {
          name
          value
        }
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
          }
          ... on CalculationSource {
            name
            inputs
            result
          }
        }
        properties {
          property {
            id
          }
        }
      }
      document {
        id
        title
        documentType
        version
        acceptedAt
        versions {
          id
          version
          acceptedAt
        }
        markdown
        docxUrl
        review {
          riskLevel
          risks {
            type
          }
          recommendations
          complianceCheck {
            rule
            passed
            article
          }
        }
      }
      checkpoints {
        id
        node
      }
      events(first: 100) {
        edges {
          node {
            __typename
            sequence
            ... on InputReceived {
              summary
            }
          }
        }
      }
    }
  }
`)
export type ContractRun = NonNullable<ContractRunQuery['run']>
export type Pending = NonNullable<ContractRun['pendingInput']>
type PendingOf<K extends Pending['__typename']> = Extract<Pending, { __typename: K }>

export const readContractRun = async (client: GqlClient, id: string): Promise<ContractRun> => {
  const { run } = await client.execute(ContractRun, { id })
  if (!run) throw new Error('the run was not found')
  return run
}

const PATIENCE = 60_000

/** Waits until a run is as wanted; what it was instead is in the error. */
export const untilRun = async (
  client: GqlClient,
  id: string,
  isSo: (run: ContractRun) => boolean,
): Promise<ContractRun> => {
  const giveUpAt = Date.now() + PATIENCE
  for (;;) {
    const run = await readContractRun(client, id)
    if (isSo(run)) return run
    if (Date.now() > giveUpAt) throw new Error(`waited in vain: ${JSON.stringify(run)}`)
    await sleep(50)
  }
}

const ENDED = ['COMPLETED', 'FAILED', 'CANCELLED']
/** Waits until a run has ended; a contract that it wrote is taken as it is. */
export const untilEnd = async (client: GqlClient, id: string): Promise<ContractRun> => {
  const run = await untilRun(
    client,
    id,
    ({ status, pendingInput }) =>
      ENDED.includes(status) || pendingInput?.__typename === 'DocumentDecisionRequest',
  )
  if (ENDED.includes(run.status)) return run
  // It may be shown still after somebody has answered it.
  await respond(client, id, run.pendingInput?.id ?? '', { documentDecision: { decision: 'ACCEPT' } })
  return untilRun(client, id, ({ status }) => ENDED.includes(status))
}

/** Waits until a run asks for this. Throws where it ends or asks for something else. */
export const untilAsked = async <K extends Pending['__typename']>(
  client: GqlClient,
  id: string,
  kind: K,
  /** A request that is answered already and may still be shown. */
  not: string | null = null,
): Promise<PendingOf<K>> => {
  const run = await untilRun(
    client,
    id,
    ({ status, pendingInput }) =>
      ENDED.includes(status) ||
      (status === 'WAITING_FOR_INPUT' && pendingInput !== null && pendingInput.id !== not),
  )
  const asks = run.pendingInput
  if (asks?.__typename !== kind) throw new Error(`no ${kind}: ${JSON.stringify(run)}`)
  return asks as PendingOf<K>
}

export const request = (client: GqlClient, runId: string, requestId: string, response: InputResponse) =>
  client.request(RespondToInput, { runId, requestId, response })

export const beginContract = async (
  client: GqlClient,
  query: string,
  options: { requirePlanApproval?: boolean } = {},
): Promise<string> =>
  startRun(client, { sessionId: await createSession(client), query, mode: 'TEAM', ...options })

/** Answers with the first home, or with the first that is `wanted`. */
export const selectHome = async (
  client: GqlClient,
  runId: string,
  wanted: (option: PendingOf<'PropertySelectionRequest'>['options'][number]) => boolean = () => true,
) => {
  const asked = await untilAsked(client, runId, 'PropertySelectionRequest')
  const option = asked.options.find(wanted)
  if (option === undefined) throw new Error('no such home is offered')
  const taken = await respond(client, runId, asked.id, { propertySelection: option.property.id })
  if (taken.__typename !== 'Run') throw new Error(JSON.stringify(taken))
  return { asked, option }
}

/** Says that the amounts are right which differ from the listing's; gives what was asked. */
export const confirmTerms = async (client: GqlClient, runId: string, after: string) => {
  const asked = await untilAsked(client, runId, 'ClarificationRequest', after)
  const taken = await respond(client, runId, asked.id, { clarification: '맞아요' })
  if (taken.__typename !== 'Run') throw new Error(JSON.stringify(taken))
  return asked
}

/** The whole flow, up to its end; the amounts are others than the listing's. */
export const writeContract = async (client: GqlClient, query: string, parties: ContractPartiesInput) => {
  const id = await beginContract(client, query)
  const { option } = await selectHome(client, id)
  const asked = await untilAsked(client, id, 'ContractPartiesRequest')
  const taken = await respond(client, id, asked.id, { contractParties: parties })
  if (taken.__typename !== 'Run') throw new Error(JSON.stringify(taken))
  await confirmTerms(client, id, asked.id)
  return { id, option, run: await untilEnd(client, id) }
}
