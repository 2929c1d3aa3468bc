import { EnvError, readEnv } from '../config/env.ts'
import { migrateProduct } from '../compose/product-tables.ts'
import { locateDatabase } from '../compose/databases.ts'

/** `npm run migrate`: the step of an upgrade that changes tables, while processes of the release before go on working. */
const main = async () => {
  const log = (message: string) => console.log(message)
  const database = await locateDatabase(readEnv(), log)
  try {
    await migrateProduct(database.directUrl, log)
    log('the database is up to date')
  } finally {
    await database.stop?.()
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof EnvError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
