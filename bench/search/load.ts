import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { percentile } from '../support/figures.ts'

export interface Call {
  url: string
  /** A GraphQL operation; a GET of the url without it. */
  body?: string
}

export interface Measured {
  perSecond: number
  p50: number
  p99: number
}

const textOf = async (url: string, response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of response) if (chunk instanceof Buffer) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  // An answer that is an error would be a fast one.
  if (response.statusCode !== 200 || text.includes('"errors"'))
    throw new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 500)}`)
  return text
}

export const send = ({ url, body }: Call, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        ...(agent && { agent }),
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
        timeout: 30_000,
      },
      (response) => {
        textOf(url, response).then(resolve, reject)
      },
    )
    sent.on('timeout', () => sent.destroy(new Error(`${url} took longer than 30 s`)))
    sent.on('error', reject)
    sent.end(body)
  })

/** So many requests over so many connections, each sending its next one when it has the answer. */
export const measure = async (
  callAt: (index: number) => Call,
  { requests, connections }: { requests: number; connections: number },
): Promise<Measured> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const connection = async () => {
    while (next < requests) {
      const call = callAt(next++)
      const start = performance.now()
      await send(call, agent)
      times.push(performance.now() - start)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, connection))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  return { perSecond: requests / seconds, p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** The rounds of several servers in turns, so that a slow moment of the machine meets all of them; medians of the rounds. */
export const compare = async <Name extends string>(
  calls: Record<Name, (index: number) => Call>,
  options: { requests: number; connections: number; rounds: number },
): Promise<Record<Name, Measured>> => {
  const names = Object.keys(calls) as Name[]
  const all = new Map<Name, Measured[]>(names.map((name) => [name, []]))
  for (let round = 0; round < options.rounds; round++)
    for (const name of names) all.get(name)?.push(await measure(calls[name], options))
  const middle = (name: Name, figure: keyof Measured): number =>
    percentile(
      (all.get(name) ?? []).map((measured) => measured[figure]),
      0.5,
    )
  return Object.fromEntries(
    names.map((name) => [
      name,
      { perSecond: middle(name, 'perSecond'), p50: middle(name, 'p50'), p99: middle(name, 'p99') },
    ]),
  ) as Record<Name, Measured>
}
