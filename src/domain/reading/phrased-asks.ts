import { ASK_NAMES, askOf } from './asks.ts'
import type { AskName } from './asks.ts'
import { anyPhrase } from './phrase.ts'

const PATTERNS = new Map(ASK_NAMES.map((name) => [name, anyPhrase(...askOf(name).ko, ...askOf(name).en)]))

/** Whether a phrase of something stands in a text. */
export const isPhrased = (name: AskName, text: string): boolean => PATTERNS.get(name)?.test(text) === true

/** Of what the phrases of a text speak. */
export const phrasedAsks = (text: string): AskName[] => asksWith((name) => isPhrased(name, text))

/** What is asked for, and what is asked for with it. */
export const asksWith = (isAsked: (name: AskName) => boolean): AskName[] => {
  const said = new Set(ASK_NAMES.filter(isAsked))
  return ASK_NAMES.filter(
    (name) => said.has(name) || askOf(name).with?.some((other) => [...said].some((it) => it === other)),
  )
}
