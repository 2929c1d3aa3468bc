import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes that may wait to be written before the writer waits as well. */
const MOST_WAITING = 8 * 1024

type Data = Parameters<WebSocket['send']>[0]
type Settings = Exclude<Parameters<WebSocket['send']>[1], undefined | ((error?: Error) => void)>
type Told = (error?: Error) => void

/**
 * What is sent on a socket within one turn of the event loop leaves in one write: with thousands of subscribers the system
 * calls cost more than everything else. A writer is told at once that its message is on its way as long as little waits, so
 * that it can say the next one in the same turn; a client that does not read makes it wait for the real end of its write.
 */
export const batchWrites = (client: WebSocket, tcp: Duplex): void => {
  const send = client.send.bind(client)
  let isCorked = false
  const uncork = () => {
    isCorked = false
    tcp.uncork()
  }
  client.send = (data: Data, options?: Settings | Told, callback?: Told): void => {
    if (!isCorked) {
      isCorked = true
      tcp.cork()
      setImmediate(uncork)
    }
    const told = typeof options === 'function' ? options : callback
    const settings = typeof options === 'function' ? {} : (options ?? {})
    if (told === undefined || client.bufferedAmount > MOST_WAITING) return send(data, settings, told)
    send(data, settings)
    queueMicrotask(told)
  }
}
