import { EnvError } from '../config/env.ts'
import type { EmbeddedDatabase, EmbeddedOptions } from '../dev/embedded.ts'
import type { DemoData } from '../store/shipped.ts'

/** `src/dev/` and what it needs from npm are not in the image: there, what asks for it is told what to set instead. */
const develop = async <T>(load: () => Promise<T>, instead: string): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new EnvError(`The environment is not valid:\n  ${instead}`, { cause: error })
  }
}

/** The database that development brings along, running when this resolves. */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const embedded = await develop(
    () => import('../dev/embedded.ts'),
    'DATABASE_URL: has to be set here, where no embedded PostgreSQL is installed',
  )
  return embedded.startEmbedded(options)
}

/** What is invented for development and tests. */
export const demoData = async (): Promise<DemoData> => {
  const demo = await develop(
    () => import('../dev/demo.ts'),
    'DEMO_DATA: has to be unset or 0 here, where no demo data are installed',
  )
  return demo.DEMO_DATA
}
