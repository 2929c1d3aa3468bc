import { getOperationAST } from 'graphql'
import type { ExecutionArgs, ExecutionResult, OperationTypeNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Told about each operation. Neither names nor texts of operations: there are as many of those as clients like. */
export interface Meter {
  operated(type: `${OperationTypeNode}`, outcome: 'ok' | 'error', seconds: number): void
}

const typeOf = ({ document, operationName }: Pick<ExecutionArgs, 'document' | 'operationName'>) =>
  getOperationAST(document, operationName)?.operation ?? 'query'

const hasFailed = (result: object): boolean => 'errors' in result && result.errors !== undefined

/** Counts operations and how long they take; of a subscription how long it takes to begin. */
export const useMeter = (meter: Meter): Plugin => ({
  onExecute({ args }) {
    const from = performance.now()
    return {
      onExecuteDone({ result }: { result: ExecutionResult | AsyncIterable<unknown> }) {
        meter.operated(typeOf(args), hasFailed(result) ? 'error' : 'ok', (performance.now() - from) / 1000)
      },
    }
  },
  onSubscribe() {
    const from = performance.now()
    return {
      onSubscribeResult({ result }) {
        meter.operated('subscription', hasFailed(result) ? 'error' : 'ok', (performance.now() - from) / 1000)
      },
    }
  },
})
