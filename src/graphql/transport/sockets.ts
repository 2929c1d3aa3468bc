import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { GraphQLError } from 'graphql'
import type { ExecutionArgs } from 'graphql'
import { CloseCode } from 'graphql-ws'
import { useServer } from 'graphql-ws/use/ws'
import type { Logger } from 'pino'
import { WebSocket, WebSocketServer } from 'ws'
import type { Accounts } from '../../accounts/accounts.ts'
import { readAcceptLanguage } from '../../domain/text/accept-language.ts'
import { TooManyRequestsError } from '../../domain/errors.ts'
import { addressOf } from './address.ts'
import type { Admission } from './admission.ts'
import { batchWrites } from './batched-socket.ts'
import type { Mask } from '../plugins/mask.ts'
import { bearerToken } from '../user/cookie.ts'
import { NOBODY, prove, readProof } from '../user/proof.ts'
import type { SentProof } from '../user/proof.ts'
import { inLanguageOf, languageIn } from './spoken-language.ts'
import type { TrustedDocuments } from './trusted-documents.ts'
import type { Api } from '../yoga.ts'

const MAX_MESSAGE = 1_000_000
const KEEP_ALIVE_MS = 12_000
const MAX_OPERATIONS = 100
/** What a socket may still send once its user has sent too much. */
const MAX_REFUSED = 50
/** “Try again later”: the client library comes back with growing pauses. */
const CLOSE_BUSY = 1013
const CLOSE_POLICY = 1008

// A type and not an interface: graphql-ws wants something that any key could be looked up in.
type SocketExtra = {
  /** What the client showed when it connected. */
  proof?: SentProof
  /** It does not hold any more. */
  isRejected?: boolean
  leaveWatch?: () => void
  leavePlace?: () => void
  /** Operations that were refused for being too many. */
  refused?: number
}

export interface SocketOptions {
  server: Server
  api: Api
  mask: Mask
  path: string
  accounts: Accounts
  admission: Admission
  trusted: TrustedDocuments | null
  origins: readonly string[]
  trustedProxies: number
  /** Whether a request calls the server by one of its own names. */
  isOurHost: (request: IncomingMessage) => boolean
  log: Logger
  /** Surrounds every operation. */
  around?: <T>(work: () => T) => T
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

/** Connection parameters go before the cookie of the request that opened the socket. */
const readSocketProof = (
  connectionParams: Readonly<Record<string, unknown>> | undefined,
  { headers }: IncomingMessage,
): SentProof => {
  const authorization = connectionParams?.['authorization'] ?? null
  if (authorization === null) return readProof(null, headers.cookie)
  return { carrier: 'header', token: typeof authorization === 'string' ? bearerToken(authorization) : null }
}

type Enveloped = ReturnType<Api['getEnveloped']>

const isRefusal = (error: unknown): boolean =>
  error instanceof TooManyRequestsError ||
  (error instanceof GraphQLError && error.extensions['code'] === 'TOO_MANY_REQUESTS')

/** graphql-ws on the API's own path. Operations run through the same plugins as over HTTP, so masking and limits hold. */
export const serveSockets = (options: SocketOptions) => {
  const { server, api, mask, path, accounts, admission, trusted, origins, trustedProxies, log } = options
  const around = options.around ?? (<T>(work: () => T) => work())
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE })
  const running = new WeakMap<ExecutionArgs, Enveloped>()
  const envelopedOf = (args: ExecutionArgs): Enveloped => {
    const enveloped = running.get(args)
    if (enveloped === undefined) throw new Error('the operation was not prepared')
    return enveloped
  }

  const spoken = <T>({ contextValue }: ExecutionArgs, work: () => T): T =>
    around(() => inLanguageOf(languageIn(contextValue), work))

  const shown = (error: unknown): GraphQLError => {
    const masked = mask(error)
    return masked instanceof GraphQLError ? masked : new GraphQLError(masked.message)
  }

  /** Once the operation that noticed it has been answered: a client that hears nothing sends it again. */
  const leaveIfRejected = ({ isRejected = false, socket }: SocketExtra & { socket: WebSocket }) => {
    if (isRejected) setImmediate(() => socket.close(CloseCode.Forbidden, 'the token was revoked'))
  }

  const disposable = useServer<Record<string, unknown>, SocketExtra>(
    {
      // Otherwise what went wrong is told to the client as the reason of the close.
      isProd: true,
      execute: (args: ExecutionArgs) => spoken(args, () => envelopedOf(args).execute(args)),
      subscribe: (args: ExecutionArgs) => spoken(args, () => envelopedOf(args).subscribe(args)),
      onConnect: async ({ connectionParams, extra }) => {
        const proof = readSocketProof(connectionParams, extra.request)
        const proven = await prove(accounts, proof).catch((error: unknown) => {
          log.error({ err: error }, 'a socket could not be authenticated')
          extra.socket.close(CLOSE_BUSY, 'try again')
          return null
        })
        // The client takes 4403 as a reason to get a new token and to try again, 4401 as final.
        if (proven === null || proven.rejected !== null) return false
        const { viewer } = proven
        const place = admission.connect(viewer?.userId ?? addressOf(extra.request, trustedProxies))
        if (place === null) {
          extra.socket.close(CLOSE_BUSY, 'too many sockets')
          return false
        }
        // It may have gone while the token was looked up: nobody tells that again.
        if (extra.socket.readyState !== WebSocket.OPEN) {
          place()
          return false
        }
        extra.leavePlace = place
        extra.proof = proof
        if (viewer !== null) {
          extra.leaveWatch = accounts.watch(viewer, (why) => extra.socket.close(CloseCode.Forbidden, why))
        }
        return true
      },
      onComplete: ({ extra }) => leaveIfRejected(extra),
      onError: ({ extra }) => leaveIfRejected(extra),
      onClose: ({ extra }) => {
        extra.leaveWatch?.()
        extra.leavePlace?.()
      },
      onSubscribe: ({ extra, subscriptions }, _id, payload) =>
        inLanguageOf(readAcceptLanguage(extra.request.headers['accept-language']), async () => {
          if (Object.keys(subscriptions).length > MAX_OPERATIONS) {
            return [new GraphQLError(`at most ${MAX_OPERATIONS} operations at a time on one socket`)]
          }
          try {
            const socketProven = extra.proof ? await prove(accounts, extra.proof) : NOBODY
            if (socketProven.rejected !== null) extra.isRejected = true
            const enveloped: Enveloped = api.getEnveloped({
              socketProven,
              req: extra.request,
              params: payload,
            })
            const args: ExecutionArgs = {
              schema: enveloped.schema,
              document: enveloped.parse(trusted === null ? payload.query : trusted.textOf(payload)),
              operationName: payload.operationName ?? null,
              variableValues: payload.variables ?? null,
              contextValue: await enveloped.contextFactory(),
            }
            const errors = enveloped.validate(args.schema, args.document)
            if (errors.length > 0) return errors
            running.set(args, enveloped)
            return args
          } catch (error) {
            // Whatever it is, it is the operation's, not the socket's.
            if (isRefusal(error)) {
              extra.refused = (extra.refused ?? 0) + 1
              if (extra.refused > MAX_REFUSED) extra.socket.close(CLOSE_POLICY, 'too many requests')
            }
            return [shown(error)]
          }
        }),
    },
    sockets,
    KEEP_ALIVE_MS,
  )

  const open = (request: IncomingMessage, socket: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      batchWrites(client, socket)
      sockets.emit('connection', client, request)
      // graphql-ws writes whatever a client broke to the console; ws has closed the socket with the right code by then.
      client.removeAllListeners('error')
      client.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
    })
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has let go of the socket: an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
    // Not a URL: clients write what they like there, and URLs throw.
    if ((request.url ?? '/').split('?')[0] !== path) refuse('404 Not Found')
    else if (!options.isOurHost(request)) refuse('421 Misdirected Request')
    else if (!isAllowedOrigin(request.headers.origin, request.headers.host, origins)) refuse('403 Forbidden')
    else
      admission.knock(addressOf(request, trustedProxies)).then(
        () => open(request, socket, head),
        () => refuse('429 Too Many Requests'),
      )
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
