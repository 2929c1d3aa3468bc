import WebSocket from 'ws'
import { QUERY, sequenceIn } from './frames.ts'

// Many sockets in a process of their own: node clients.ts URL COUNT TOKEN RUN. Says “open” once all of them listen, and for
// each line “expect N” on its standard input when every socket has got the event N, all before it in order.
const [url = '', count = '0', token = '', runId = ''] = process.argv.slice(2)
const COUNT = Number(count)
/** Opened at a time. */
const TOGETHER = 100

const say = (line: string) => process.stdout.write(`${line}\n`)
const seen = Array.from({ length: COUNT }, () => 0)
let goal = Number.POSITIVE_INFINITY
let arrived = 0
let frames = 0
let bytes = 0

const told = (index: number, sequence: number) => {
  const before = seen[index] ?? 0
  if (sequence !== before + 1 && before !== 0)
    throw new Error(`socket ${index} got ${sequence} after ${before}`)
  seen[index] = sequence
  frames += 1
  if (sequence !== goal) return
  arrived += 1
  if (arrived === COUNT) say(`arrived ${Date.now()} ${frames} ${bytes}`)
}

const open = (index: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = new WebSocket(url, token === '' ? [] : ['graphql-transport-ws'], {
      perMessageDeflate: false,
    })
    const sendJson = (message: object) => socket.send(JSON.stringify(message))
    socket.on('error', reject)
    socket.on('open', () =>
      token === ''
        ? resolve()
        : sendJson({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }),
    )
    socket.on('message', (data) => {
      const text = data instanceof Buffer ? data.toString('latin1') : ''
      const sequence = sequenceIn(text)
      if (!Number.isNaN(sequence)) {
        bytes = text.length
        return told(index, sequence)
      }
      if (text.includes('connection_ack')) {
        sendJson({ id: '1', type: 'subscribe', payload: { query: QUERY, variables: { id: runId } } })
        resolve()
      } else if (text.includes('"ping"')) sendJson({ type: 'pong' })
      else if (text.includes('"error"')) reject(new Error(text))
    })
  })

for (let from = 0; from < COUNT; from += TOGETHER) {
  await Promise.all(
    Array.from({ length: Math.min(TOGETHER, COUNT - from) }, (_, index) => open(from + index)),
  )
}
say('open')
process.stdin.on('data', (chunk: Buffer) => {
  const match = /expect (\d+)/.exec(chunk.toString())
  if (match === null) return
  goal = Number(match[1])
  arrived = seen.filter((sequence) => sequence >= goal).length
  frames = 0
  say('expecting')
})
