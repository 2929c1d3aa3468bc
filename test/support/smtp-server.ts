import { createServer } from 'node:net'
import type { Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers by their names in small letters, unfolded, words in other alphabets decoded. */
  headers: Map<string, string>
  text: string
}

export interface SmtpServer {
  /** smtp://…, without TLS. */
  url: string
  mails: ReceivedMail[]
  /** The next mail to an address; waits for it. */
  mailTo(address: string): Promise<ReceivedMail>
  /** Mails that come from now on are not answered until the result is called. */
  hold(): () => void
  /** What every recipient is answered from now on; null: they are accepted. */
  refuseWith(line: string | null): void
  close(): Promise<void>
}

const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_all, body: string) => Buffer.from(body, 'base64').toString())
    .replace(/=\?utf-8\?Q\?([^?]*)\?=/gi, (_all, body: string) => decodeQuoted(body.replaceAll('_', ' ')))

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

const readMail = (data: string): Pick<ReceivedMail, 'headers' | 'text'> => {
  const [head = '', ...body] = data.split('\r\n\r\n')
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        decodeWords(line.slice(line.indexOf(':') + 1).trim()),
      ]),
  )
  const text = body.join('\r\n\r\n')
  const encoding = headers.get('content-transfer-encoding')
  if (encoding === 'base64') return { headers, text: Buffer.from(text, 'base64').toString() }
  return { headers, text: encoding === 'quoted-printable' ? decodeQuoted(text) : text }
}

/** A mail server as RFC 5321 has it: one mail after another on a connection, every line answered. */
export const startSmtpServer = async (): Promise<SmtpServer> => {
  const mails: ReceivedMail[] = []
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  let refusal: string | null = null
  let held: Promise<void> | null = null

  const serve = (socket: Socket) => {
    let pending = ''
    let from = ''
    let to: string[] = []
    let isData = false
    const say = (line: string) => void socket.write(`${line}\r\n`)
    const hear = (line: string) => {
      const [, verb = ''] = /^(\w+)/.exec(line) ?? []
      const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
      switch (verb.toUpperCase()) {
        case 'EHLO':
          return say('250-smtp.test\r\n250 8BITMIME')
        case 'MAIL':
          ;[from, to] = [address, []]
          return say('250 ok')
        case 'RCPT':
          if (refusal !== null) return say(refusal)
          to.push(address)
          return say('250 ok')
        case 'DATA':
          isData = true
          return say('354 go on')
        case 'QUIT':
          say('221 bye')
          return socket.end()
        case 'RSET':
          return say('250 ok')
        default:
          return say('502 not here')
      }
    }
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      while (true) {
        const end = pending.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const heard = pending.slice(0, end)
        pending = pending.slice(end + (isData ? 5 : 2))
        if (!isData) hear(heard)
        else {
          isData = false
          mails.push({ from, to, ...readMail(heard.replace(/^\.\./gm, '.')) })
          if (held === null) say('250 taken')
          else void held.then(() => say('250 taken'))
          for (const look of waiting) look()
        }
      }
    })
    say('220 smtp.test ESMTP')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    serve(socket)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    mailTo: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const at = mails.findIndex(({ to }) => to.includes(wanted))
          const [mail] = at < 0 ? [] : mails.splice(at, 1)
          if (mail === undefined) return
          waiting.delete(look)
          resolve(mail)
        }
        waiting.add(look)
        look()
      }),
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    refuseWith: (line) => {
      refusal = line
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
