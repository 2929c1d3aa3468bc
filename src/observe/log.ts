import { AsyncLocalStorage } from 'node:async_hooks'
import { pino } from 'pino'
import type { DestinationStream, Level, Logger } from 'pino'
import { maskJsonLine } from '../domain/personal-data.ts'

const requests = new AsyncLocalStorage<{ requestId: string }>()

/** What is logged meanwhile carries this id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => requests.run({ requestId }, work)

/** What proves who somebody is has no place in a log, whatever object it comes in. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'hashedPassword',
  'token',
  'accessToken',
  'refreshToken',
  'apiKey',
  'secret',
]

/** PostgreSQL's details quote rows and parameters: whose they are nobody knows here. */
const withoutRows = (error: Error): pino.SerializedError => {
  const { detail: _detail, where: _where, internalQuery: _query, ...said } = pino.stdSerializers.err(error)
  return said
}

/** The process's log: JSON lines in which no secret and no personal data stand, whoever wrote what into them. */
export const createLog = (
  level: Level | 'silent',
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]).concat(
        'req.headers.authorization',
        'req.headers.cookie',
      ),
      serializers: { err: withoutRows },
      mixin: () => requests.getStore() ?? {},
      hooks: { streamWrite: maskJsonLine },
    },
    destination,
  )

/**
 * Where a process's log goes: lines for people on the terminal of who develops, JSON for machines everywhere else. Time is that
 * of the clock on the wall; who and where the process is everybody knows who looks.
 */
export const logStream = async (
  out: { readonly isTTY?: boolean; readonly fd: number },
  mode: 'development' | 'test' | 'production',
): Promise<DestinationStream> =>
  out.isTTY === true && mode === 'development'
    ? (await import('pino-pretty')).PinoPretty({
        sync: true,
        destination: out.fd,
        ignore: 'pid,hostname',
        translateTime: 'SYS:HH:MM:ss',
        singleLine: true,
      })
    : pino.destination(out.fd)
