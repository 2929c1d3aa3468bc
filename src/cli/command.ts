import { Console } from 'node:console'
import { EnvError } from '../config/env.ts'
import type { Env } from '../config/env.ts'

/** Where a command writes: a process’s own streams, or what a test reads. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean }

/** What a command is given; `env` is read when it is needed, and throws what is wrong with it. */
export interface CommandOptions {
  args: string[]
  env: () => Env
  stdout: Output
  stderr: Output
}

export class UsageError extends Error {}

const isArgumentError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/**
 * Does the work and says how it ended as an exit code: that of the work, 2 with the usage where the arguments make no sense, 1 where it
 * came to nothing. What is the operator's (`isTold`, and an environment that does not hold) is told in a line; anything else is a bug, or
 * the database's, and shows where.
 */
export const runCommand = async (
  { stdout, stderr }: CommandOptions,
  usage: string,
  isTold: (error: unknown) => boolean,
  work: (console: Console) => Promise<number>,
): Promise<number> => {
  const console = new Console(stdout, stderr)
  try {
    return await work(console)
  } catch (error) {
    if (isArgumentError(error)) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    console.error(
      error instanceof Error && (error instanceof EnvError || isTold(error)) ? error.message : error,
    )
    return 1
  }
}
