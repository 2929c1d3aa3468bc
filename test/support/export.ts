import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import type { GqlClient } from './gql.ts'

export const ExportMyData = graphql(`
  mutation ExportMyData {
    exportMyData
  }
`)

export const exportOf = async (client: GqlClient) => {
  const { exportMyData } = await client.execute(ExportMyData, {})
  return z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(exportMyData)
}
