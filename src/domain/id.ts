let lastMillisecond = 0
let counter = 0

/**
 * A uuid version 7 (RFC 9562, method 1): milliseconds, then a 12-bit counter, then 62 random bits. Ids of one process sort
 * in the order in which they were made, also within a millisecond and when the clock steps back, which keeps the ends
 * of b-trees warm and gives lists a stable tie-breaker.
 */
export const newId = (): string => {
  const now = Date.now()
  if (now > lastMillisecond) {
    lastMillisecond = now
    counter = 0
  } else if (++counter > 0xfff) {
    lastMillisecond += 1
    counter = 0
  }
  const random = crypto.getRandomValues(new Uint8Array(8))
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80
  const hex =
    lastMillisecond.toString(16).padStart(12, '0') +
    (0x7000 | counter).toString(16) +
    Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export const newSessionId = (): string => `session-${newId()}`

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** Asked before an id of a client reaches a uuid column, where anything else would be an SQL error. */
export const isUuid = (text: string): boolean => UUID.test(text)

export const isSessionId = (text: string): boolean =>
  text.startsWith('session-') && isUuid(text.slice('session-'.length))
