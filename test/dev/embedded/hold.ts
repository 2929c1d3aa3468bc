import { startEmbedded } from '../../../src/dev/embedded.ts'

/** Run as a process of its own: opens the database of DATA_DIR argv[2], tells what it got, and leaves it when stdin ends. */
const [, , dataDir = '', native = ''] = process.argv
const database = await startEmbedded({
  dataDir,
  durable: false,
  log: () => {},
  ...(native === '' ? {} : { native }),
})
process.stdout.write(`${JSON.stringify({ url: database.url, owned: database.owned })}\n`)
process.stdin.resume()
await new Promise((resolve) => process.stdin.once('end', resolve))
await database.stop()
