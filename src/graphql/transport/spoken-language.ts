import { AsyncLocalStorage } from 'node:async_hooks'
import { DEFAULT_LANGUAGE } from '../../domain/text/accept-language.ts'
import type { Language } from '../../domain/run.ts'
import type { Context } from '../context.ts'

/** The language of whoever asks, for what has no context: errors. */
const asked = new AsyncLocalStorage<{ language: Language }>()

/** Work for somebody who reads this language; null: they do not say. */
export const inLanguageOf = <T>(language: Language | null, work: () => T): T =>
  asked.run({ language: language ?? DEFAULT_LANGUAGE }, work)

export const spokenLanguage = (): Language => asked.getStore()?.language ?? DEFAULT_LANGUAGE

/** It has turned out which language they chose. */
export const speak = (language: Language): void => {
  const store = asked.getStore()
  if (store !== undefined) store.language = language
}

const isSpokenTo = (value: unknown): value is Pick<Context, 'language'> =>
  typeof value === 'object' && value !== null && 'language' in value

/** The language that whoever asks is spoken to in, by the context of their operation; null: there is none. */
export const languageIn = (context: unknown): Language | null =>
  isSpokenTo(context) ? context.language : null
