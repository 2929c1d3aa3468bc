/** Exact versions: what was measured can be measured again. */
export const VERSIONS = { postgraphile: '5.1.5', pg: '8.23.0', graphql: '16.15.0' }

/**
 * PostGraphile as its own guide sets it up for Node, on the tables of the product and with the same number of connections.
 * Written into the folder of the peers, since it imports them.
 */
export const SERVER = `import { createServer } from 'node:http'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString: process.argv[2], schemas: ['public'], poolConfig: { max: 10 } })],
  grafserv: { graphiql: false, watch: false },
})
const server = createServer()
const serv = instance.createServ(grafserv)
await serv.addTo(server)
server.listen(0, '127.0.0.1', () => console.log('ready http://127.0.0.1:' + server.address().port + '/graphql'))
`

/** The same rows and fields as the product's query, over the same narrow search table and its indexes. */
export const QUERY = `query Search($region: String!, $first: Int!) {
  found: allListingSearches(
    condition: { sigunguCode: $region, transactionType: "SALE", propertyType: "APARTMENT" }
    orderBy: [LISTED_AT_DESC]
    first: $first
  ) {
    edges {
      cursor
      node {
        property: realEstateByRealEstateId {
          id code name propertyType address exclusiveArea completionDate totalHouseholds latitude longitude tagList
          region: regionByRegionId { code fullName }
          trustScore: trustScoreByRealEstateId { score calculatedAt }
        }
        transaction: transactionByTransactionId {
          id transactionType salePrice deposit monthlyRent floor exclusiveArea
          agent: realEstateAgentByTransactionId { agentName companyName }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`
