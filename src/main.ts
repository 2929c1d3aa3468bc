import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything is imported: what a process compiled is there for the next one. Where nobody may write, as in the image, it is as without.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { runProcess } = await import('./compose/process.ts')
await runProcess(process.argv[2])
