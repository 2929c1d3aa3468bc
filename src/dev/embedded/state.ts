import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const user = z.object({ pid: z.int(), startedAt: z.string(), handle: z.string() })

/** DATA_DIR/postgres.json, mode 600: how every process of this machine finds the server and its data. */
const clusterState = z.object({
  /** Directory of the database files; relative to DATA_DIR unless they had to be kept elsewhere. */
  cluster: z.string(),
  /** Of the superuser, who prepares the database. */
  password: z.string(),
  /** Of the product's role; an earlier release had none. */
  rolePassword: z.string().optional(),
  /** Of the last start, for people; PostgreSQL's own pid file is what programs go by. */
  port: z.int(),
  pid: z.int(),
  /** Processes that use the server; the last to leave stops it. */
  users: z.array(user),
})
export type ClusterState = z.infer<typeof clusterState>

const fileIn = (dataDir: string) => join(dataDir, 'postgres.json')

export const readState = async (dataDir: string): Promise<ClusterState | undefined> => {
  const path = fileIn(dataDir)
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new Error(`${path} cannot be read; does DATA_DIR belong to another user?`, { cause: error })
  }
  try {
    return clusterState.parse(JSON.parse(text))
  } catch (error) {
    throw new Error(`${path} is damaged; move DATA_DIR away to begin anew, or set DATABASE_URL`, {
      cause: error,
    })
  }
}

/** Written aside and renamed, so that a crash leaves the old or the new state, never half of one. */
export const writeState = async (dataDir: string, state: ClusterState): Promise<void> => {
  const path = fileIn(dataDir)
  const aside = `${path}.${process.pid}`
  await rm(aside, { force: true })
  await writeFile(aside, `${JSON.stringify(state, null, 2)}\n`, { flag: 'wx', mode: 0o600 })
  await rename(aside, path)
}
