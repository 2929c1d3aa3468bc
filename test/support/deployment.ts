import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

interface Service {
  build?: string
  command?: string[]
  image?: string
  environment?: Record<string, string>
  configs?: { source: string; target: string }[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
}

/** What compose.yaml says, with what its services share in its place. */
export const composeFile = () =>
  parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    configs: Record<string, { file: string }>
    volumes: Record<string, unknown>
  }

const lines = () =>
  read('Dockerfile')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)

/** The lines of the Dockerfile; with a word, what follows it in those that begin with it. */
export const dockerfileLines = (word?: string): string[] =>
  word === undefined
    ? lines()
    : lines()
        .filter((line) => line.startsWith(`${word} `))
        .map((line) => line.slice(word.length + 1))
