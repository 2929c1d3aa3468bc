import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Language } from '../gql/schema.ts'
import { fill } from './words.ts'
import type { Values, Words } from './words.ts'

const KEY = 'holmesnyangz.language'

/** What was chosen on this device, else what the browser prefers. */
export const readLanguage = (): Language => {
  const kept = localStorage.getItem(KEY)
  if (kept === 'KO' || kept === 'EN') return kept
  return navigator.languages
    .find((it) => /^(?:ko|en)\b/i.test(it))
    ?.toLowerCase()
    .startsWith('en') === true
    ? 'EN'
    : 'KO'
}

interface Spoken {
  language: Language
  speak: (language: Language) => void
}
const LanguageContext = createContext<Spoken>({ language: 'KO', speak: () => {} })

export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState(() => {
    const first = readLanguage()
    document.documentElement.lang = first.toLowerCase()
    return first
  })
  const speak = useCallback((next: Language) => {
    localStorage.setItem(KEY, next)
    document.documentElement.lang = next.toLowerCase()
    setLanguage(next)
  }, [])
  const spoken = useMemo(() => ({ language, speak }), [language, speak])
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

export const useLanguage = (): Spoken => use(LanguageContext)

/** `const say = useWords(WORDS)`, then `say('title')` or `say('found', { count: 3 })`. */
export const useWords = <Ids extends string>(words: Words<Ids>) => {
  const { language } = useLanguage()
  return useCallback(
    (id: Ids, values?: Values): string => {
      const text = words[language][id]
      return values === undefined ? text : fill(text, values)
    },
    [language, words],
  )
}
