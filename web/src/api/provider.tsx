import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useLanguage } from '../i18n/language.tsx'
import { createApi } from './client.ts'
import { onRecovery } from './connection.ts'
import { isStale, keepSignIn, signed } from './identity.ts'
import { RefreshDocument } from './auth.graphql.ts'
import { WhoAmIDocument } from './viewer.graphql.ts'

const userId = () => {
  const now = signed.get()
  return now.is === 'somebody' ? now.userId : null
}

/** A client for as long as it is the same user, who reads the same language: what one has read is never shown to another. */
export const ApiProvider = ({ children }: { children: ReactNode }) => {
  const [api, setApi] = useState(createApi)

  useEffect(() => {
    let who = userId()
    return signed.watch(() => {
      const now = userId()
      if (now === who) return
      const wasNobody = who === null
      who = now
      if (wasNobody) void api.client.query(WhoAmIDocument, {}, { requestPolicy: 'network-only' }).toPromise()
      else
        setApi((old) => {
          old.dispose()
          return createApi()
        })
    })
  }, [api])

  const { language } = useLanguage()
  const spoken = useRef(language)
  useEffect(() => {
    if (spoken.current === language) return
    spoken.current = language
    setApi((old) => {
      old.dispose()
      return createApi()
    })
  }, [language])

  useEffect(() => {
    const { client } = api
    const learn = async () => {
      const now = signed.get()
      // Came back from another provider’s sign-in: there are cookies, and nothing is known of them.
      if (now.is === 'nobody') {
        const { data } = await client.query(WhoAmIDocument, {}).toPromise()
        if (!data?.viewer || signed.get().is !== 'nobody') return
      } else if (now.is === 'ended' || !isStale(now)) return
      const { data } = await client.mutation(RefreshDocument, {})
      if (data?.refreshTokens.__typename === 'AuthPayload') keepSignIn(data.refreshTokens)
    }
    void learn()
    // The server was away when it was asked.
    return onRecovery(() => void learn())
  }, [api])

  return <Provider value={api.client}>{children}</Provider>
}
