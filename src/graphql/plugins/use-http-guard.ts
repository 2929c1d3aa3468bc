import type { Plugin } from 'graphql-yoga'

const isJson = (contentType: string | null): boolean =>
  contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'

const refusal = (status: number, message: string): string =>
  JSON.stringify({ errors: [{ message, extensions: { code: status } }] })

/**
 * Browsers let any site post forms and plain text with the user's cookie, but not JSON: that needs the consent of CORS.
 * So a POST is JSON or nothing. (GET runs queries only, which change nothing; Yoga sees to that.)
 */
export const useJsonOnly = (): Plugin => ({
  onRequest({ request, fetchAPI, endResponse }) {
    if (request.method !== 'POST' || isJson(request.headers.get('content-type'))) return
    endResponse(
      new fetchAPI.Response(refusal(415, 'send the operation as application/json'), {
        status: 415,
        headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json' },
      }),
    )
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
