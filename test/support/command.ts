import { execFile } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { CommandOptions } from '../../src/cli/command.ts'
import { readEnv } from '../../src/config/env.ts'

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** A command within this process, which has long been loaded. */
export const runHere = async (
  command: (options: CommandOptions) => Promise<number>,
  args: string[],
  env: Record<string, string>,
): Promise<Outcome> => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const said = Promise.all([text(stdout), text(stderr)])
  const code = await command({ args, env: () => readEnv(env), stdout, stderr })
  stdout.end()
  stderr.end()
  const [out, errors] = await said
  return { code, stdout: out, stderr: errors }
}

const failed = z.object({ code: z.number(), stdout: z.string(), stderr: z.string() })

/** The same as operators run it: a file of src/cli in a process of its own. */
export const runProcess = async (
  file: string,
  args: string[],
  env: Record<string, string>,
): Promise<Outcome> => {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const command = fileURLToPath(new URL(`../../src/cli/${file}`, import.meta.url))
  try {
    const said = await promisify(execFile)(process.execPath, [command, ...args], {
      env: { PATH, NODE_COMPILE_CACHE, ...env },
    })
    return { code: 0, ...said }
  } catch (error) {
    return failed.parse(error)
  }
}
