import { setTimeout as sleep } from 'node:timers/promises'

/** Classes 08 (connection exception), 53 (out of connections, memory, disk) and 57P (operator intervention), and what sockets say. */
const CODES = /^(08|53|57P|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT)$)/
const WORDS =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error/i

/** Whether an error means that the database is away or full for now, rather than that it refused what was asked. */
export const isConnectionLoss = (error: unknown): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && CODES.test(String(cause.code))) return true
    if (WORDS.test(cause.message)) return true
  }
  return false
}

/** Statement timeout, lock timeout, serialization failure, deadlock: the same statement may do the next time. */
const PASSING = new Set(['57014', '55P03', '40001', '40P01'])

/** Whether what failed is worth trying again as it is. */
export const isPassing = (error: unknown): boolean => isConnectionLoss(error) || isInTheWay(error)

/** Whether somebody else was in the way just now, on a database that is there. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PASSING.has(String(error.code))

const TRIES = 4
const PAUSE_MS = 50

/** What may be done more than once, done until nobody is in its way; after some tries it fails as it did the last time. */
export const untilClear = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (!isInTheWay(error) || tried === TRIES) throw error
      await sleep(PAUSE_MS * tried)
    }
  }
}
