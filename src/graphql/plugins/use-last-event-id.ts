import type { ExecutionResult } from 'graphql'
import type { Plugin } from 'graphql-yoga'

const PING_MS = 12_000

/** Cursors of what subscribers were shown, kept for the transport that can name its messages. */
const cursors = new WeakMap<ExecutionResult, string>()

export const nameResult = (result: ExecutionResult, cursor: string): void => void cursors.set(result, cursor)

const isIterable = (value: unknown): value is AsyncIterable<ExecutionResult> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value

const toMessage = (result: ExecutionResult): string => {
  const cursor = cursors.get(result)
  return `event: next\n${cursor === undefined ? '' : `id: ${cursor}\n`}data: ${JSON.stringify(result)}\n\n`
}

/** Server-sent events, one at a time as the client takes them, with a comment every 12 s so that proxies keep the line. */
const streamOf = (results: AsyncIterable<ExecutionResult>): ReadableStream<Uint8Array> => {
  const source = results[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  let ping: NodeJS.Timeout | undefined
  return new ReadableStream({
    start(controller) {
      // Some browsers hand nothing over before the first bytes of a body.
      controller.enqueue(encoder.encode(':\n\n'))
      ping = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(':\n\n'))
      }, PING_MS)
    },
    async pull(controller) {
      const { done, value } = await source.next()
      if (done !== true) return controller.enqueue(encoder.encode(toMessage(value)))
      clearInterval(ping)
      controller.enqueue(encoder.encode('event: complete\ndata:\n\n'))
      controller.close()
    },
    async cancel() {
      clearInterval(ping)
      await source.return?.()
    },
  })
}

/**
 * Subscriptions over SSE whose messages carry their cursor as `id`. Browsers send the last one they got as Last-Event-ID when
 * they come back; the context hands it to the subscriptions.
 */
export const useLastEventId = (): Plugin => ({
  // A subscription's results have no other form over HTTP than this one.
  onResultProcess({ result, resultProcessor, setResultProcessor }) {
    if (resultProcessor === undefined || !isIterable(result)) return
    setResultProcessor(
      (results, fetchAPI) =>
        new fetchAPI.Response(isIterable(results) ? streamOf(results) : null, {
          headers: {
            'content-type': 'text/event-stream',
            'cache-control': 'no-cache',
            'content-encoding': 'none',
            connection: 'keep-alive',
          },
        }),
      'text/event-stream',
    )
  },
})
