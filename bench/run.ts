import { benchRuns } from './runs.ts'
import { benchSearch } from './search.ts'

const BENCHES: Record<string, () => Promise<string[]>> = { runs: benchRuns, search: benchSearch }

const name = process.argv[2] ?? ''
const bench = BENCHES[name]
if (bench === undefined) {
  console.error(`usage: npm run bench -- ${Object.keys(BENCHES).join('|')}`)
  process.exitCode = 2
} else {
  for (const line of await bench()) console.log(line)
}
