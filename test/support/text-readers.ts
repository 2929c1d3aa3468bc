import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PLACES } from './homes.ts'

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url))

/** The rooms in which text of users is read. Prompts and providers get what these have read. */
const ROOMS = ['domain', 'agent', 'runs', 'graphql', 'store', 'accounts']
const NO_READERS = /\/(?:openai|seed|embedded|import|entities|chart|calculator|trust|embedder)\b/

const EXPORTED =
  /^export const (?<name>\w+) = (?:<[^=]*>)?\(\s*(?<text>\w+): (?:string|Prose)(?: \| null| \| undefined)?,?\s*(?<rest>[^()]*(?:\([^()]*\)[^()]*)*)\)(?::|\s*=>)/gms
/** First parameters that hold what somebody wrote, and not a code or name of ours. */
const WRITTEN =
  /^(?:text|whole|query|question|said|source|spaced|plain|sentence|normal|tight|message|markdown|content|request|note|word|words|raw|line|value|cursor|title|email|password|statement|written|answer|feedback|json|summary|before|cookies|authorization|given|search|payload|globalId|writing|asked|asking|text)$/

const GIVEN: Readonly<Record<string, unknown>> = {
  PlaceIndex: PLACES,
  Date: new Date(Date.UTC(2026, 2, 1)),
  number: 0,
  boolean: false,
  Language: 'KO',
}

export interface TextReader {
  name: string
  read: (text: string) => unknown
}

type Read = (...given: unknown[]) => unknown

const typesOf = (rest: string): string[] =>
  rest
    .split(',')
    .map((parameter) => parameter.replace(/=.*/s, '').split(':')[1]?.trim() ?? '')
    .filter((type) => type !== '')

/**
 * Every exported function whose first parameter is text that somebody wrote, as the sources declare it, ready to be
 * called; `ways` says how those are called that take something else besides.
 */
export const collectTextReaders = async (
  ways: Readonly<Record<string, (read: Read) => (text: string) => unknown>>,
  bounded: Readonly<Record<string, string>>,
): Promise<{ readers: TextReader[]; unknown: string[] }> => {
  const readers: TextReader[] = []
  const unknown: string[] = []
  for (const room of ROOMS) {
    for (const file of globSync(`${SOURCES}${room}/**/*.ts`).toSorted()) {
      if (NO_READERS.test(file)) continue
      const declared = [...readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(({ groups }) =>
        groups && WRITTEN.test(groups['text'] ?? '') ? [groups] : [],
      )
      if (declared.length === 0) continue
      const module = (await import(file)) as Record<string, Read>
      for (const { name = '', rest = '' } of declared) {
        const full = `${relative(SOURCES, file)} ${name}`
        const read = module[name]
        if (full in bounded || read === undefined) continue
        const way = ways[full]
        const types = typesOf(rest)
        if (way) readers.push({ name: full, read: way(read) })
        else if (types.every((type) => type in GIVEN || /^(?:string|Prose)/.test(type))) {
          const others = (text: string) => types.map((type) => (type in GIVEN ? GIVEN[type] : text))
          readers.push({ name: full, read: (text) => read(text, ...others(text)) })
        } else unknown.push(full)
      }
    }
  }
  return { readers, unknown }
}
