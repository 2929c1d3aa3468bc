import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import type { Accounts, Viewer } from '../accounts/accounts.ts'
import { bearerToken, cookieToken } from './cookie.ts'
import type { Api } from './yoga.ts'

const MAX_MESSAGE = 1_000_000
const KEEP_ALIVE_MS = 12_000
const MAX_OPERATIONS = 100

type SocketExtra = { viewer?: Viewer | null; leaveWatch?: () => void }

export interface SocketOptions {
  server: Server
  api: Api
  path: string
  accounts: Accounts
  origins: readonly string[]
  log: Logger
}

/** Browsers say where a page comes from, and do not ask before they open a socket with its cookies. */
export const isAllowedOrigin = (
  origin: string | undefined,
  host: string | undefined,
  origins: readonly string[],
): boolean => {
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host
}

/** Undefined where a token was sent and is not valid. */
const authenticate = async (
  accounts: Accounts,
  connectionParams: Readonly<Record<string, unknown>> | undefined,
  request: IncomingMessage,
): Promise<Viewer | null | undefined> => {
  const authorization = connectionParams?.['authorization']
  if (authorization !== undefined && authorization !== null) {
    const token = typeof authorization === 'string' ? bearerToken(authorization) : null
    return token === null ? undefined : ((await accounts.authenticate(token)) ?? undefined)
  }
  const token = cookieToken(request.headers.cookie)
  return token === null ? null : accounts.authenticate(token)
}

type Enveloped = ReturnType<Api['getEnveloped']>

/** graphql-ws on the API's own path. Operations run through the same plugins as over HTTP, so masking and limits hold. */
export const serveSockets = ({ server, api, path, accounts, origins, log }: SocketOptions) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE })
  const running = new WeakMap<ExecutionArgs, Enveloped>()
  const envelopedOf = (args: ExecutionArgs): Enveloped => {
    const enveloped = running.get(args)
    if (enveloped === undefined) throw new Error('the operation was not prepared')
    return enveloped
  }

  const disposable = useServer<Record<string, unknown>, SocketExtra>(
    {
      execute: (args: ExecutionArgs) => envelopedOf(args).execute(args),
      subscribe: (args: ExecutionArgs) => envelopedOf(args).subscribe(args),
      onConnect: async ({ connectionParams, extra }) => {
        const viewer = await authenticate(accounts, connectionParams, extra.request)
        // The client takes 4403 as a reason to get a new token and to try again, 4401 as final.
        if (viewer === undefined) return false
        extra.viewer = viewer
        if (viewer !== null) {
          extra.leaveWatch = accounts.watch(viewer, (why) => extra.socket.close(CloseCode.Forbidden, why))
        }
        return true
      },
      onClose: ({ extra }) => extra.leaveWatch?.(),
      onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
        if (Object.keys(subscriptions).length > MAX_OPERATIONS) {
          return [new GraphQLError(`at most ${MAX_OPERATIONS} operations at a time on one socket`)]
        }
        const enveloped: Enveloped = api.getEnveloped({
          socketViewer: extra.viewer ?? null,
          req: extra.request,
          params: payload,
        })
        try {
          const args: ExecutionArgs = {
            schema: enveloped.schema,
            document: enveloped.parse(payload.query),
            operationName: payload.operationName ?? null,
            variableValues: payload.variables ?? null,
            contextValue: await enveloped.contextFactory(),
          }
          const errors = enveloped.validate(args.schema, args.document)
          if (errors.length > 0) return errors
          running.set(args, enveloped)
          return args
        } catch (error) {
          // A syntax error is the operation's, not the socket's.
          if (error instanceof GraphQLError) return [error]
          throw error
        }
      },
    },
    sockets,
    KEEP_ALIVE_MS,
  )

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    if (pathname !== path) refuse('404 Not Found')
    else if (!isAllowedOrigin(request.headers.origin, request.headers.host, origins)) refuse('403 Forbidden')
    else
      sockets.handleUpgrade(request, socket, head, (client) => {
        sockets.emit('connection', client, request)
        // graphql-ws writes whatever a client broke to the console; ws has closed the socket with the right code by then.
        client.removeAllListeners('error')
        client.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
      })
  }
  server.on('upgrade', onUpgrade)

  return {
    /** Says goodbye to every client with 1001, so that they come back to another process. */
    close: async () => {
      server.off('upgrade', onUpgrade)
      await disposable.dispose()
    },
  }
}
