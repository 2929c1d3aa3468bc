import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUNDLES, bundledEntry } from '../src/compose/bundled.ts'
import { startProduct } from '../test/support/process.ts'
import { startPeer } from './runs/langgraph.ts'
import { percentile } from './support/figures.ts'
import { machine, writeSection } from './support/results.ts'

const FIRST = Number(process.env['FIRST'] ?? 3)
const WARM = Number(process.env['WARM'] ?? 7)
const ROOT = new URL('../', import.meta.url)
const PACKAGES = new URL('node_modules/', ROOT)
const BUNDLE = fileURLToPath(new URL(`${BUNDLES}bundle.json`, PACKAGES))

const timed = async (start: () => Promise<{ stop(): Promise<void> }>): Promise<number> => {
  const began = performance.now()
  const started = await start()
  const ms = performance.now() - began
  await started.stop()
  return ms
}

/** With an embedded database below `data`, until it says that it is ready. */
const product = (data: string) => () => startProduct({ env: { DATA_DIR: data } })

/** The same without the bundle, which is laid aside meanwhile. */
const fromSources = async <T>(work: () => Promise<T>): Promise<T> => {
  const aside = `${BUNDLE}.aside`
  renameSync(BUNDLE, aside)
  try {
    return await work()
  } finally {
    renameSync(aside, BUNDLE)
  }
}

const rowOf = (name: string, times: readonly number[], goal: string): string => {
  const seconds = times.map((ms) => (ms / 1000).toFixed(2))
  return `| ${name} | ${(percentile(times, 0.5) / 1000).toFixed(2)} s | ${seconds.join(', ')} | ${goal} |`
}

/** How long a start takes: the first one, which makes a database and loads the demo data, and one on what is there; in turns with the peer. */
export const benchStart = async (): Promise<string[]> => {
  if (bundledEntry(ROOT, PACKAGES) === null || existsSync(`${BUNDLE}.aside`))
    throw new Error('sources have changed since the bundle was made: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'holmesnyangz-start-'))
  try {
    const first: number[] = []
    for (let i = 0; i < FIRST; i++) first.push(await timed(product(join(folder, String(i)))))
    const start = product(join(folder, '0'))
    await fromSources(() => timed(start))
    await timed(startPeer)
    const [warm, sources, peer]: [number[], number[], number[]] = [[], [], []]
    for (let i = 0; i < WARM; i++) {
      warm.push(await timed(start))
      sources.push(await fromSources(() => timed(start)))
      peer.push(await timed(startPeer))
    }
    const lines = [
      `${new Date().toISOString().slice(0, 10)}; ${machine()}. In turns; until the process says that it is ready.`,
      '',
      '| start | median | each | target |',
      '| --- | ---: | --- | ---: |',
      rowOf('the first one: a database is made, 60,210 demo deals are loaded', first, '≤ 8 s'),
      rowOf('on what is there', warm, '≤ 2.5 s'),
      rowOf('on what is there, from sources (a source was changed)', sources, ''),
      rowOf('peer: LangGraph’s JS development server, an empty graph, no database', peer, ''),
      '',
    ]
    writeSection('start', lines)
    return lines
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
