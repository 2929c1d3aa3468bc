import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { Kept } from '../language/kept.ts'
import { ASK_NAMES, askOf } from './asks.ts'
import type { AskName } from './asks.ts'
import { anyPhrase } from './phrase.ts'

/** As many letters of a question are read for what it asks. */
const REACH = 2000

const PATTERNS = new Map(ASK_NAMES.map((name) => [name, anyPhrase(...askOf(name).ko, ...askOf(name).en)]))

const readable = (text: Prose): string => textOf(text).slice(0, REACH).normalize('NFC')

/** What a text asks for by its words, whether it gives the figures for it or not. */
export const readAsks = (text: Prose): readonly AskName[] => {
  const read = readable(text)
  return asked.of(PATTERNS, read, () => asksIn(read))
}

const asked = new Kept<readonly AskName[]>()

const asksIn = (read: string): AskName[] => {
  const said = new Set(ASK_NAMES.filter((name) => PATTERNS.get(name)?.test(read)))
  return ASK_NAMES.filter(
    (name) => said.has(name) || askOf(name).with?.some((other) => [...said].some((it) => it === other)),
  )
}

/** Whether a text asks for one thing by its own words. */
export const asksFor = (name: AskName, text: Prose): boolean =>
  PATTERNS.get(name)?.test(readable(text)) === true
