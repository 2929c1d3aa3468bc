import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../../bench/support/figures.ts'

/** Chance that can be repeated: the same seed gives the same moments (mulberry32). */
export const createChance = (label: string) => {
  const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000)
  console.info(`${label}: CHAOS_SEED=${seed}`)
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    seed,
    between: (low: number, high: number): number => low + next() * (high - low),
    index: (length: number): number => Math.floor(next() * length),
  }
}

const FOLDER = mkdtempSync(join(tmpdir(), 'holmesnyangz-chaos-keys-'))
process.once('exit', () => rmSync(FOLDER, { recursive: true, force: true }))

/** The environment of several processes that are one product on this database. */
export const productEnv = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  // Generated secrets are shared through it.
  DATA_DIR: FOLDER,
  RUNS_PER_DAY: 'none',
  TOKENS_PER_DAY: 'none',
})

/** Waits for a condition of the world; what it last saw is in the error. */
export const until = async <T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  within = 60_000,
): Promise<T> => {
  const giveUpAt = performance.now() + within
  for (;;) {
    const seen = await look()
    if (seen !== null && seen !== undefined && seen !== false) return seen
    if (performance.now() > giveUpAt) throw new Error(`waited ${within} ms for ${what}`)
    await sleep(50)
  }
}

/** The table of figures at the end of a file, and what the processes said of runs that failed, which must never happen. */
export const createReport = (title: string) => {
  const rows: string[] = []
  return {
    add: (what: string, figure: string) => void rows.push(`  ${what}: ${figure}`),
    /** For `startProduct`: a run that fails is explained in the report, where nothing else would say why. */
    hear: (line: string) => {
      if (line.includes('"msg":"the run failed"')) rows.push(`  ${line.slice(0, 2_000)}`)
    },
    print: () => console.info([title, ...rows].join('\n')),
  }
}

export const spread = (values: readonly number[], unit = 'ms'): string =>
  values.length === 0
    ? 'none'
    : `p50 ${percentile(values, 0.5).toFixed(0)} ${unit}, max ${Math.max(...values).toFixed(0)} ${unit} (${values.length})`
