import { createClient } from 'graphql-ws'
import WebSocket from 'ws'

// A client in a process of its own, for tests that stop it in the middle: node subscriber.ts URL TOKEN RUN. Prints
// “first” at the first event and the number of events at the end, or what went wrong with their order.
const [url = '', token = '', runId = ''] = process.argv.slice(2)
const client = createClient({
  url: url.replace(/^http/, 'ws'),
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${token}` },
})
let cursor: string | null = null
let expected = 1
let isDone = false
const query =
  'subscription($id: ID!, $after: String) { runEvents(runId: $id, after: $after) { __typename sequence cursor ... on AnswerDelta { text } } }'
const follow = async () => {
  for await (const { data } of client.iterate<{
    runEvents: { __typename: string; sequence: number; cursor: string }
  }>({ query, variables: { id: runId, after: cursor } })) {
    if (!data) continue
    const { sequence, __typename: type } = data.runEvents
    if (sequence !== expected) throw new Error(`got ${sequence} instead of ${expected}`)
    if (sequence === 1) process.stdout.write('first\n')
    cursor = data.runEvents.cursor
    expected += 1
    isDone = type === 'RunCancelled'
  }
}
while (!isDone) {
  try {
    await follow()
  } catch (error) {
    process.stdout.write(`again: ${error instanceof Error ? error.message : 'the socket was closed'}\n`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
process.stdout.write(`got ${expected - 1}\n`)
await client.dispose()
