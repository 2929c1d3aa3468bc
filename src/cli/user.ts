import { readEnv } from '../config/env.ts'
import { runUser } from './user/run.ts'

const { argv, stdout, stderr } = process
process.exitCode = await runUser({ args: argv.slice(2), env: readEnv, stdout, stderr })
