import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'

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

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      peer: z.boolean().optional(),
    }),
  ),
})

/** The packages at the top of node_modules that the image's `npm ci` installs. */
export const imagePackages = (): string[] =>
  Object.entries(lock.parse(JSON.parse(read('package-lock.json'))).packages)
    .filter(([path]) => path.startsWith('node_modules/') && !path.includes('/node_modules/'))
    .filter(([, { dev, optional, devOptional, peer }]) => !(dev || optional || devOptional || peer))
    .map(([path]) => path.slice('node_modules/'.length))

/** Makes what the image holds in a folder, packages as links to those that are installed here. */
export const layOutImage = (folder: string): void => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const copied = lines().filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
  for (const source of copied.flatMap((line) => line.split(' ').slice(1, -1)))
    cpSync(join(root, source), join(folder, source), { recursive: true })
  for (const left of read('.dockerignore')
    .split('\n')
    .filter((line) => /^\w/.test(line)))
    rmSync(join(folder, left), { recursive: true, force: true })
  for (const name of imagePackages()) {
    const at = join(folder, 'node_modules', name)
    mkdirSync(dirname(at), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), at)
  }
}
