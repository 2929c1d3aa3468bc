import type { Pool, QueryConfig } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../../src/store/statement.ts'

const node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(node).default([])
  },
})
type PlanNode = z.infer<typeof node>
const explained = z.array(z.object({ Plan: node }))

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...plan.Plans.flatMap(nodesOf)]

export interface Plan {
  /** Tables that were read from end to end. */
  wholeTables: string[]
  indexes: string[]
  /** Rows that were taken from a table, those thrown away again included. */
  rowsRead: number
}

/** A database that remembers what it was asked. */
export const recordStatements = (pool: Pool) => {
  const statements: QueryConfig[] = []
  const db: Queryable = {
    query: ((config: QueryConfig) => {
      statements.push(config)
      return pool.query(config)
    }) as Queryable['query'],
  }
  return { db, statements }
}

/** How PostgreSQL carries a statement out. */
export const explain = async (pool: Pool, { text, values }: QueryConfig): Promise<Plan> => {
  const { rows } = await pool.query<{ 'QUERY PLAN': unknown }>({
    text: `explain (analyze, format json) ${text}`,
    ...(values && { values }),
  })
  const [{ Plan: plan } = { Plan: undefined }] = explained.parse(rows[0]?.['QUERY PLAN'])
  if (plan === undefined) throw new Error('a statement without a plan')
  const nodes = nodesOf(plan)
  const scans = nodes.filter((scan) => scan['Relation Name'] !== undefined)
  return {
    wholeTables: scans.flatMap((scan) =>
      scan['Node Type'] === 'Seq Scan' ? [scan['Relation Name'] ?? ''] : [],
    ),
    indexes: nodes.flatMap((scan) => scan['Index Name'] ?? []),
    rowsRead: scans.reduce(
      (sum, scan) =>
        sum +
        scan['Actual Loops'] *
          (scan['Actual Rows'] + scan['Rows Removed by Filter'] + scan['Rows Removed by Index Recheck']),
      0,
    ),
  }
}
