import { EnvError, readEnv } from '../env.ts'
import { migrateProduct } from '../product-tables.ts'
import { startEmbedded } from '../development.ts'

/** `npm run migrate`: the step of an upgrade that changes tables, while processes of the release before go on working. */
const main = async () => {
  const { DATABASE_URL, DATA_DIR } = readEnv()
  const log = (message: string) => console.log(message)
  const embedded = DATABASE_URL === undefined ? await startEmbedded({ dataDir: DATA_DIR, log }) : undefined
  try {
    await migrateProduct(DATABASE_URL ?? embedded?.url ?? '', log)
    log('the database is up to date')
  } finally {
    await embedded?.stop()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
