import { z } from 'zod'
import type { Language } from '../domain/languages.ts'
import { DEFAULT_LANGUAGE } from '../domain/text/accept-language.ts'

const reply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
})

export interface Reply {
  data: Record<string, unknown>
  /** Messages of what went wrong; empty where nothing did. */
  errors: string[]
}

/** One operation over HTTP. Errors are results here: what they mean is the caller's to say. */
export type Ask = (query: string, variables?: object) => Promise<Reply>

export interface Guest {
  token: string
  ask: Ask
}

/** The product as any client sees it, signed in as a guest. `language`: what is said to them is said in it. */
export const signIn = async (url: string, language: Language = DEFAULT_LANGUAGE): Promise<Guest> => {
  const post = async (query: string, variables: object, token?: string): Promise<Reply> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language.toLowerCase(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = reply.parse(await response.json())
    return { data: data ?? {}, errors: (errors ?? []).map(({ message }) => message) }
  }
  const { data, errors } = await post('mutation { signInAsGuest { accessToken } }', {})
  const signedIn = z.object({ accessToken: z.string() }).safeParse(data['signInAsGuest'])
  if (!signedIn.success) throw new Error(errors.join('; ') || 'nobody could be signed in')
  const token = signedIn.data.accessToken
  return { token, ask: (query, variables = {}) => post(query, variables, token) }
}
