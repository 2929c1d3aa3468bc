import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of the `shared` folder that may lie beside the checkout; undefined where it is absent, so that a test can skip. */
export const shared = (path: string): string | undefined => {
  const full = fileURLToPath(new URL(`../../../shared/${path}`, import.meta.url))
  return existsSync(full) ? full : undefined
}
