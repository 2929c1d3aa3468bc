import { Client, CombinedError, fetchExchange, mapExchange, subscriptionExchange } from 'urql'
import type { Operation, OperationResult } from 'urql'
import { authExchange } from '@urql/exchange-auth'
import { readLanguage } from '../i18n/language.tsx'
import { GuestDocument, RefreshDocument } from './auth.graphql.ts'
import { createCache } from './cache.ts'
import { heardServer, lostServer } from './connection.ts'
import { forgetSignIn, hearClock, isStale, keepSignIn, signed } from './identity.ts'
import { createSocket } from './socket.ts'

/** Mutations that need nobody to be signed in: they sign in, or make a guest by themselves. */
const FREE: ReadonlySet<string> = new Set([
  'ask',
  'refreshTokens',
  'requestPasswordReset',
  'resetPassword',
  'signIn',
  'signInAsGuest',
  'signUp',
  'verifyEmail',
])

const rootFields = ({ query }: Operation): string[] =>
  query.definitions.flatMap((it) =>
    it.kind === 'OperationDefinition'
      ? it.selectionSet.selections.flatMap((field) => (field.kind === 'Field' ? [field.name.value] : []))
      : [],
  )
const isFree = (operation: Operation) =>
  operation.kind === 'mutation' && rootFields(operation).every((name) => FREE.has(name))

/**
 * The cookies were gone when this was asked, by their own end or by another tab: it is nobody's answer, and not the answer to whom
 * this browser is signed in as.
 */
const asSomebody = (result: OperationResult<unknown>): OperationResult<unknown> => {
  const { data } = result
  const isNobodys =
    typeof data === 'object' && data !== null && 'viewer' in data && data.viewer === null && !result.error
  if (!isNobodys || signed.get().is !== 'somebody') return result
  const refused = { message: 'answered as nobody', extensions: { code: 'UNAUTHENTICATED' } }
  return { ...result, data: undefined, error: new CombinedError({ graphQLErrors: [refused] }) }
}

/** Notices whether the server answers, and what it takes the time for. */
const listen: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init)
    hearClock(response.headers.get('date'))
    if (response.status === 502 || response.status === 503 || response.status === 504) lostServer()
    else heardServer()
    return response
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) lostServer()
    throw error
  }
}

export interface Api {
  client: Client
  dispose: () => void
}

/**
 * The API as this browser's user sees it. Whoever does something that needs somebody becomes a guest by it; tokens are renewed
 * before they end, and once more where the server has refused one.
 */
export const createApi = (): Api => {
  let renewing: Promise<void> | null = null
  const plain = new Client({
    url: '/graphql',
    exchanges: [fetchExchange],
    fetch: listen,
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: 'same-origin', headers: { 'accept-language': readLanguage() } }),
  })

  const renew = async (): Promise<void> => {
    const { is } = signed.get()
    if (is === 'ended') return
    if (is === 'nobody') {
      const { data } = await plain.mutation(GuestDocument, {})
      if (data) keepSignIn(data.signInAsGuest)
      return
    }
    const { data } = await plain.mutation(RefreshDocument, {})
    if (data?.refreshTokens.__typename === 'AuthPayload') keepSignIn(data.refreshTokens)
    else if (data) forgetSignIn('ended')
  }
  /** Once for all who ask at the same time. */
  const renewOnce = (): Promise<void> => {
    renewing ??= renew().finally(() => (renewing = null))
    return renewing
  }

  const socket = createSocket(renewOnce)
  const client = new Client({
    url: '/graphql',
    fetch: listen,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetchOptions: () => ({ credentials: 'same-origin', headers: { 'accept-language': readLanguage() } }),
    exchanges: [
      createCache(),
      authExchange(async () => ({
        // Cookies go along by themselves.
        addAuthToOperation: (operation) => operation,
        willAuthError(operation) {
          const now = signed.get()
          if (isFree(operation) && now.is !== 'somebody') return false
          return now.is === 'somebody' ? isStale(now) : now.is === 'nobody' && operation.kind === 'mutation'
        },
        didAuthError: ({ graphQLErrors }) =>
          signed.get().is !== 'ended' &&
          graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED'),
        async refreshAuth() {
          await renewOnce()
        },
      })),
      mapExchange({ onResult: asSomebody }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables, operationName }) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe(
              { query, variables: variables ?? null, operationName: operationName ?? null },
              {
                next: ({ data = null, errors }) =>
                  sink.next({ data, ...(errors && { errors: [...errors] }) }),
                complete: () => sink.complete(),
                error: (error) => sink.error(error),
              },
            ),
          }),
        }),
      }),
    ],
  })
  return { client, dispose: () => void socket.dispose() }
}
