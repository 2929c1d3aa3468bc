import { z } from 'zod'

const reply = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
})

export interface Reply {
  data: Record<string, unknown>
  /** Messages of what went wrong; empty where nothing did. */
  errors: string[]
}

/** One operation as a guest. Errors are results here: some of the sets expect them. */
export type Ask = (query: string, variables?: object) => Promise<Reply>

/** The product as any client sees it, signed in as a guest. */
export const signIn = async (url: string): Promise<Ask> => {
  const post = async (query: string, variables: object, token?: string): Promise<Reply> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = reply.parse(await response.json())
    return { data: data ?? {}, errors: (errors ?? []).map(({ message }) => message) }
  }
  const { data } = await post('mutation { signInAsGuest { accessToken } }', {})
  const { accessToken } = z.object({ accessToken: z.string() }).parse(data['signInAsGuest'])
  return (query, variables = {}) => post(query, variables, accessToken)
}
