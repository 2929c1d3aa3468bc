import { GraphQLError } from 'graphql'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { TooManySubscriptionsError } from '../../domain/errors.ts'
import type { Admission } from '../transport/admission.ts'
import type { Context } from '../context.ts'

type Results = AsyncIterable<ExecutionResult>
const isIterable = (value: object): value is Results => Symbol.asyncIterator in value

const isContext = (value: unknown): value is Pick<Context, 'viewer' | 'address'> =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'address' in value

/** The same results; calls back when there are no more, whoever ended them. */
const untilEnd = (results: Results, onEnd: () => void): AsyncIterableIterator<ExecutionResult> => {
  const source = results[Symbol.asyncIterator]()
  return {
    async next() {
      try {
        const result = await source.next()
        if (result.done === true) onEnd()
        return result
      } catch (error) {
        onEnd()
        throw error
      }
    },
    async return() {
      onEnd()
      await source.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** Holds a place for every subscription of a user, over whatever transport, as long as it is open. */
export const useAdmission = (admission: Admission): Plugin => ({
  onSubscribe({ subscribeFn, setSubscribeFn }) {
    setSubscribeFn(async (args: ExecutionArgs) => {
      const context: unknown = args.contextValue
      if (!isContext(context)) throw new Error('a subscription runs in a context of the API')
      let leave = () => {}
      try {
        leave = admission.subscribe(context.viewer?.userId ?? context.address)
        const result: ExecutionResult | Results = await subscribeFn(args)
        if (isIterable(result)) return untilEnd(result, leave)
        leave()
        return result
      } catch (error) {
        leave()
        if (!(error instanceof TooManySubscriptionsError)) throw error
        return { errors: [new GraphQLError(error.message, { originalError: error })] }
      }
    })
  },
})
