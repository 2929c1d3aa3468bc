import { GraphQLError } from 'graphql'
import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'

type Results = AsyncIterable<ExecutionResult> | AsyncGenerator<ExecutionResult>

const isIterable = (value: object): value is Results => Symbol.asyncIterator in value

const isContext = (value: unknown): value is { onTokenEnd: NonNullable<Context['onTokenEnd']> } =>
  typeof value === 'object' &&
  value !== null &&
  'onTokenEnd' in value &&
  typeof value.onTokenEnd === 'function'

/** The same results until the token ends; then an error that says so, and nothing more. */
const endWithToken = (
  results: Results,
  onTokenEnd: NonNullable<Context['onTokenEnd']>,
): AsyncIterableIterator<ExecutionResult> => {
  const source = results[Symbol.asyncIterator]()
  let why: string | null = null
  let isOver = false
  // One listener at a time: racing each event against one promise would leave something at that promise for every event.
  let interrupt: (() => void) | null = null
  const leave = onTokenEnd((reason) => {
    why = reason
    interrupt?.()
  })
  const close = async (): Promise<IteratorResult<ExecutionResult>> => {
    isOver = true
    leave()
    await source.return?.()
    return { done: true, value: undefined }
  }
  const refusal = (message: string): IteratorResult<ExecutionResult> => {
    void close()
    const error = new GraphQLError(message, { extensions: { code: 'UNAUTHENTICATED' } })
    return { done: false, value: { errors: [error] } }
  }
  return {
    async next() {
      if (isOver) return { done: true, value: undefined }
      if (why !== null) return refusal(why)
      const result = await new Promise<IteratorResult<ExecutionResult> | null>((resolve, reject) => {
        interrupt = () => resolve(null)
        source.next().then(resolve, reject)
      })
      interrupt = null
      if (result === null) return refusal(why ?? 'the token has ended')
      if (result.done === true) leave()
      return result
    },
    return: close,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** A stream of events over HTTP ends with the token that opened it. (Over a socket the socket does: sockets.ts.) */
export const useTokenEnd = (): Plugin => ({
  onSubscribe: ({ args }) => ({
    onSubscribeResult({ result, setResult }) {
      if (isIterable(result) && isContext(args.contextValue))
        setResult(endWithToken(result, args.contextValue.onTokenEnd))
    },
  }),
})
