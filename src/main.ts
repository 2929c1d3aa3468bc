import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { bundledEntry } from './compose/bundled.ts'
import type * as Product from './compose/process.ts'
import { rememberResolutions } from './compose/resolutions.ts'

const PACKAGES = new URL('../node_modules/', import.meta.url)

// Before anything is imported: what a process compiled is there for the next one. Where nobody may write, as in the image, it is as without.
enableCompileCache(fileURLToPath(new URL('.cache/compiled', PACKAGES)))
const bundled = bundledEntry(new URL('..', import.meta.url), PACKAGES)
// Of sources that were changed since, at least where packages were found is known to the next one.
if (bundled === null) rememberResolutions(PACKAGES, new URL('.cache/resolved/', PACKAGES))
const { runProcess } = (await import(bundled ?? './compose/process.ts')) as typeof Product
await runProcess(process.argv[2])
