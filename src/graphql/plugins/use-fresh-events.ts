import { createSourceEventStream, execute, GraphQLError } from 'graphql'
import type { ExecutionArgs, ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { eventCursor, feedCursor } from '../../domain/cursor.ts'
import type { JournalEntry } from '../../domain/event.ts'
import type { ViewerEntry } from '../../domain/viewer-event.ts'
import type { Context } from '../context.ts'
import { createSharedResults } from './shared-results.ts'
import { nameResult } from './use-last-event-id.ts'

type Results = AsyncIterableIterator<ExecutionResult, undefined, undefined>

const isIterable = (value: object): value is AsyncIterable<unknown> => Symbol.asyncIterator in value

type Asking = Pick<Context, 'renew' | 'viewer' | 'origin'>

const isContext = (value: unknown): value is Asking =>
  typeof value === 'object' && value !== null && 'renew' in value && typeof value.renew === 'function'

const isEntry = (event: unknown): event is JournalEntry =>
  typeof event === 'object' && event !== null && 'sequence' in event && 'sessionSequence' in event

const isTold = (event: unknown): event is ViewerEntry =>
  typeof event === 'object' && event !== null && 'place' in event && 'userId' in event

/** The one place where an event becomes what a subscriber sees. */
const showEvent = async (
  args: ExecutionArgs,
  event: unknown,
  share: ReturnType<typeof createSharedResults>,
): Promise<ExecutionResult> => {
  const { contextValue: asking } = args
  if (!isContext(asking)) throw new Error('a subscription runs in a context of the API')
  const show = async () => {
    const result = await execute({ ...args, rootValue: event, contextValue: asking.renew() })
    if (isEntry(event)) nameResult(result, eventCursor(event))
    if (isTold(event)) nameResult(result, feedCursor(event.userId, event.place))
    return result
  }
  if (!isEntry(event) || asking.viewer === null) return show()
  // Links of an answer name the host, and end with the sign-in that they were made for.
  const { userId, family } = asking.viewer
  return share(args, event, `${userId} ${family} ${asking.origin}`, show)
}

/**
 * `subscribe` of graphql-js with two differences: every event is executed in a context of its own, since loaders would
 * show what an earlier event loaded; and a source that fails ends the subscription with an error of its own instead of
 * the whole socket. Not an async generator: its return() would wait for the event that may never come.
 */
export const subscribeFresh = async (
  args: ExecutionArgs,
  share = createSharedResults(),
): Promise<ExecutionResult | Results> => {
  const stream = await createSourceEventStream(args)
  if (!isIterable(stream)) return stream
  const source = stream[Symbol.asyncIterator]()
  let ended = false
  const results: Results = {
    async next() {
      if (ended) return { done: true, value: undefined }
      try {
        const { done, value } = await source.next()
        if (done === true) {
          ended = true
          return { done: true, value: undefined }
        }
        return { done: false, value: await showEvent(args, value, share) }
      } catch (error) {
        ended = true
        const cause =
          error instanceof Error ? error : new Error('the source of a subscription failed', { cause: error })
        return { done: false, value: { errors: [new GraphQLError(cause.message, { originalError: cause })] } }
      }
    },
    async return() {
      ended = true
      await source.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return results
    },
  }
  return results
}

export const useFreshEvents = (): Plugin => {
  const share = createSharedResults()
  return {
    onSubscribe({ setSubscribeFn }) {
      setSubscribeFn((args: ExecutionArgs) => subscribeFresh(args, share))
    },
  }
}
