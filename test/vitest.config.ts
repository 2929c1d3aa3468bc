import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** What starts the product, or asks it over its own transports. */
const API = [
  'test/{graphql,attacks,e2e,golden}/**/*.test.ts',
  'test/{runs/replay,connections,container,eval,operations}.test.ts',
]
/** What kills processes, takes databases away, or floods the product, for as long as that takes. */
const CHAOS = [
  'test/chaos/**/*.test.ts',
  'test/attacks/{stalled,linear}.test.ts',
  'test/e2e/document-crash.test.ts',
]

/** What a browser does with the pages of the product. */
const WEB = ['test/web/**/*.test.ts']

/**
 * Where nobody waits before the screen a test may fail once for want of a processor: it is tried again, and `.ci/summary.mjs`
 * names it. A property is not: what it found is true at the first time.
 */
const SECOND_TRY = { count: 1, condition: /^(?!Property failed)/ }

/** Modules are Node's own, as those of the product are (docs/decisions/tests-by-node.md). */
const experimental = { viteModuleRunner: false, nodeLoader: false }

interface Project {
  name: string
  include: string[]
  exclude?: string[]
  isolate?: boolean
  globalSetup?: string[]
  pollTimeout?: number
}
const project = ({
  name,
  include,
  exclude = [],
  isolate = false,
  globalSetup = [],
  pollTimeout = 15_000,
}: Project) => ({
  test: {
    name,
    experimental,
    include,
    exclude,
    isolate,
    globalSetup,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    ...(process.env['CI'] !== undefined && { retry: SECOND_TRY }),
    expect: { poll: { timeout: pollTimeout } },
    pool: 'forks' as const,
    // As `npm start` has it: what a run or a text leaves behind is gone before it is copied twice.
    ...(!isolate && { execArgv: ['--max-semi-space-size=64'] }),
  },
})

export default defineConfig({
  test: {
    experimental,
    globalSetup: ['test/support/database.global.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // Not isolated: a worker imports the product once, and files share what is dear to start (`commonApp`).
      project({ name: 'unit', include: ['test/**/*.test.ts'], exclude: [...API, ...CHAOS, ...WEB] }),
      project({ name: 'api', include: API, exclude: CHAOS }),
      project({
        name: 'web',
        include: WEB,
        globalSetup: ['test/support/chromium.global.ts'],
      }),
      // It measures memory and time, and what it does to its process is its own.
      project({ name: 'chaos', include: CHAOS, isolate: true }),
    ],
  },
})
