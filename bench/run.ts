import { benchChaos } from './chaos.ts'
import { benchCluster } from './cluster.ts'
import { benchFaults } from './faults.ts'
import { benchPage } from './page.ts'
import { benchRestore } from './restore.ts'
import { benchRuns } from './runs.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search.ts'
import { benchStart } from './start.ts'
import { benchSubscribers } from './subscribers.ts'

const BENCHES: Record<string, () => Promise<string[]>> = {
  runs: benchRuns,
  scale: benchScale,
  cluster: benchCluster,
  restore: benchRestore,
  chaos: benchChaos,
  faults: benchFaults,
  search: benchSearch,
  subscribers: benchSubscribers,
  page: benchPage,
  start: benchStart,
}

const name = process.argv[2] ?? ''
const bench = BENCHES[name]
if (bench === undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join('|')}`)
  process.exitCode = 2
} else {
  for (const line of await bench()) console.log(line)
}
