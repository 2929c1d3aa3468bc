import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

// The peer: the same frames, written to every socket by a loop over them. node raw.ts BYTES; POST /?count=N broadcasts.
const bytes = Number(process.argv[2])
const frame = (sequence: number): string => {
  const head = `{"id":"1","type":"next","payload":{"data":{"runEvents":{"__typename":"AnswerDelta","sequence":${sequence},"text":"`
  return `${head}${'x'.repeat(Math.max(0, bytes - head.length - 6))}"}}}}`
}
let sequence = 0
const server = createServer((request, response) => {
  const count = Number(new URL(request.url ?? '/', 'http://bench').searchParams.get('count'))
  for (let index = 0; index < count; index++) {
    sequence += 1
    const text = frame(sequence)
    for (const socket of sockets.clients) socket.send(text)
  }
  response.end()
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
})
