import type { Plugin } from 'graphql-yoga'

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'

const refusal = (status: number, code: string | number, message: string) => ({
  body: JSON.stringify({ errors: [{ message, extensions: { code } }] }),
  init: {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
  },
})

/** Headers that no page can make a browser send to another site without that site's consent (CORS). */
const ASKED_FOR = ['authorization', 'x-requested-with', 'graphql-require-preflight', 'last-event-id']

/**
 * Whether a GET may be answered with what the cookie's owner may see. Browsers say which site a request comes from; of what
 * does not say so only what a page cannot send by itself is believed, where `strict`.
 */
export const isOwnGet = (headers: Headers, origins: readonly string[], strict: boolean): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return true
  const origin = headers.get('origin')
  if (origin !== null && origins.includes(origin)) return true
  if (site !== null) return false
  return !strict || isJson(headers.get('content-type')) || ASKED_FOR.some((name) => headers.has(name))
}

const isParsable = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    // What is wrong with it is told by the refusal.
    return false
  }
}

/** Yoga takes JSON in the address for granted, and what is none for a fault of its own. */
const hasBadJson = (address: string): boolean => {
  const query = address.indexOf('?')
  if (query < 0) return false
  const sent = new URLSearchParams(address.slice(query + 1))
  return ['variables', 'extensions'].some((name) => sent.getAll(name).some((text) => !isParsable(text)))
}

const FROM_ELSEWHERE = 'a GET from another site; send POST, or the header GraphQL-Require-Preflight: 1'

export interface GuardOptions {
  origins: readonly string[]
  /** In production, also without a browser's word for where a GET comes from. */
  strict: boolean
  /** A GET for HTML is answered with GraphiQL and runs nothing. */
  hasPage: boolean
}

/**
 * Browsers let any site post forms and plain text with the user's cookie, but not JSON: that needs the consent of CORS.
 * So a POST is JSON or nothing. GET runs queries only (Yoga sees to that), and not for pages of other sites.
 */
export const useHttpGuard = ({ origins, strict, hasPage }: GuardOptions): Plugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    const { method, headers } = request
    const refuse = ({ body, init }: ReturnType<typeof refusal>) =>
      endResponse(new fetchAPI.Response(body, init))
    if (method === 'POST') {
      if (!isJson(headers.get('content-type')))
        refuse(refusal(415, 415, 'send the operation as application/json'))
    } else if (method === 'GET') {
      const wantsPage = hasPage && (headers.get('accept') ?? '').includes('text/html')
      if (wantsPage) return
      if (!isOwnGet(headers, origins, strict)) refuse(refusal(403, 'CSRF', FROM_ELSEWHERE))
      else if (hasBadJson(request.url))
        refuse(refusal(400, 'BAD_REQUEST', 'variables and extensions have to be JSON'))
    }
  },
})

/** Carries cookies from resolvers to the response. */
export const createCookieJar = () => {
  const cookies = new WeakMap<Request, string[]>()
  const plugin: Plugin = {
    onResponse({ request, response }) {
      for (const cookie of cookies.get(request) ?? []) response.headers.append('set-cookie', cookie)
    },
  }
  return {
    plugin,
    add: (request: Request, cookie: string) => {
      cookies.set(request, [...(cookies.get(request) ?? []), cookie])
    },
  }
}
