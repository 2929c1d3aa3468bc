import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphql } from '../gql/gql.ts'
import { createSession, followRun, startRun } from '../support/operations.ts'
import { serveApp } from '../support/served.ts'

const app = serveApp({ seed: true })
let db: Client
beforeAll(async () => {
  db = new Client({ connectionString: app.databaseUrl })
  await db.connect()
}, 180_000)
afterAll(() => db.end())

const ReadOffers = graphql(`
  query ReadOffers($id: ID!) {
    run(id: $id) {
      answer {
        text
        sources {
          __typename
          ... on Transaction {
            id
            isDemo
            agent {
              ...Agent
            }
          }
        }
        properties {
          property {
            name
          }
          transaction {
            id
            articleNo
            agent {
              ...Agent
            }
          }
        }
      }
    }
  }

  fragment Agent on RealEstateAgent {
    agentName
    companyName
    isDirectTrade
  }
`)

const ReadHome = graphql(`
  query ReadHomeOffers($code: String!) {
    property(code: $code) {
      transactions(first: 50) {
        edges {
          node {
            kind
            articleNo
            agent {
              ...Agent
            }
          }
        }
      }
    }
  }
`)

const storedAgents = async (articleNos: readonly (string | null)[]) => {
  const { rows } = await db.query<{
    no: string
    agentName: string | null
    companyName: string | null
    isDirectTrade: boolean
  }>(
    `select t.article_no as no, a.agent_name as "agentName", a.company_name as "companyName",
       coalesce(t.is_direct_trade, a.is_direct_trade) as "isDirectTrade"
     from "transaction" t join real_estate_agent a on a.transaction_id = t.id where t.article_no = any($1)`,
    [articleNos],
  )
  return new Map(rows.map(({ no, ...agent }) => [no, agent]))
}

test.each(['강남구 아파트 매매 찾아줘', '마포구 직거래 매물 보여줘'])(
  '“%s”: a card names who offers that very listing, and the citation is of the offer',
  async (query) => {
    const { client } = app
    const id = await startRun(client, { sessionId: await createSession(client), query })
    await followRun(client, id)
    const { run } = await client.execute(ReadOffers, { id })
    const { text = '', sources = [], properties = [] } = run?.answer ?? {}
    expect(properties.length).toBe(10)
    const cited = sources.flatMap((source) => (source.__typename === 'Transaction' ? [source] : []))
    expect(sources.filter(({ __typename }) => __typename === 'Property')).toEqual([])
    const stored = await storedAgents(properties.map(({ transaction }) => transaction.articleNo))
    for (const [at, { transaction }] of properties.entries()) {
      const expected = stored.get(transaction.articleNo ?? '') ?? null
      expect(transaction.agent).toEqual(expected)
      expect(cited[at]).toMatchObject({ id: transaction.id, isDemo: true, agent: expected })
      // The first ones are told, all are listed; who offers them stands on the card, that nobody stands between in both.
      const told = text.split(/^\d+\. /m)[at + 1]
      if (told !== undefined && expected?.isDirectTrade === true) expect(told).toContain('직거래')
    }
    expect(text.split(/^\d+\. /m).length).toBeGreaterThan(4)
    if (query.includes('직거래'))
      expect(properties.every(({ transaction }) => transaction.agent?.isDirectTrade)).toBe(true)
  },
)

test('each offer of a home has its own agent, a deal has none', async () => {
  const { rows } = await db.query<{ code: string }>(
    `select re.code from real_estate re join "transaction" t on t.real_estate_id = re.id
     join real_estate_agent a on a.transaction_id = t.id
     group by re.code having count(distinct coalesce(a.company_name, '')) >= 3 order by re.code limit 1`,
  )
  const { property } = await app.client.execute(ReadHome, { code: rows[0]?.code ?? '' })
  const offers = (property?.transactions.edges ?? []).map(({ node }) => node)
  const stored = await storedAgents(offers.map(({ articleNo }) => articleNo))
  expect(stored.size).toBeGreaterThanOrEqual(3)
  expect(offers.some(({ kind }) => kind === 'DEAL')).toBe(true)
  for (const { kind, articleNo, agent } of offers)
    expect(agent).toEqual(kind === 'DEAL' ? null : (stored.get(articleNo ?? '') ?? null))
})
