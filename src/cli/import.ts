import { readEnv } from '../config/env.ts'
import { runImport } from './import/run.ts'

const { argv, stdout, stderr } = process
process.exitCode = await runImport({ args: argv.slice(2), env: readEnv, stdout, stderr })
