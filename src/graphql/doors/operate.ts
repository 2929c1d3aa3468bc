import type { IncomingMessage } from 'node:http'
import { getOperationAST, GraphQLError } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Mask } from '../plugins/mask.ts'
import type { Proven } from '../user/proof.ts'
import type { Api } from '../yoga.ts'

export interface Operation {
  query: string
  variables?: Record<string, unknown>
}

/** Who asks, and the request that they came with. */
export interface From {
  proven: Proven
  request: IncomingMessage
}

export type Results = ExecutionResult | AsyncIterableIterator<ExecutionResult>
export type Operate = (operation: Operation, from: From) => Promise<Results>

export const isStream = (results: Results): results is AsyncIterableIterator<ExecutionResult> =>
  Symbol.asyncIterator in results

/**
 * Operations of the API for who comes in by another door: through the same plugins as over HTTP and sockets, so that masking,
 * limits, costs and counts hold. A subscription ends with the token of who asked for it.
 */
export const createOperate =
  (api: Api, mask: Mask, accounts: Pick<Accounts, 'watch'>): Operate =>
  async ({ query, variables = {} }, { proven, request }) => {
    try {
      const enveloped = api.getEnveloped({
        socketProven: proven,
        req: request,
        params: { query, variables },
      })
      const document = enveloped.parse(query)
      const contextValue = await enveloped.contextFactory()
      const errors = enveloped.validate(enveloped.schema, document)
      if (errors.length > 0) return { errors }
      const args = { schema: enveloped.schema, document, variableValues: variables, contextValue }
      if (getOperationAST(document)?.operation !== 'subscription') return await enveloped.execute(args)
      const results: Results = await enveloped.subscribe(args)
      return isStream(results) ? endingWithToken(results, accounts, proven) : results
    } catch (error) {
      const masked = mask(error)
      return { errors: [masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)] }
    }
  }

const endingWithToken = (
  stream: AsyncIterableIterator<ExecutionResult>,
  accounts: Pick<Accounts, 'watch'>,
  { viewer }: Proven,
): AsyncIterableIterator<ExecutionResult> => {
  const end = () => stream.return?.()
  const leave = viewer === null ? () => {} : accounts.watch(viewer, () => void end())
  return {
    async next() {
      const result = await stream.next()
      if (result.done === true) leave()
      return result
    },
    async return() {
      leave()
      return (await end()) ?? { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
