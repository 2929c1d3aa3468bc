import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Git-ignored: what the product is measured against never becomes a dependency of it. */
const FOLDER = fileURLToPath(new URL('../.peers', import.meta.url))

/** Installs packages at exact versions, once. Returns the folder that scripts which import them must lie in. */
export const installPeers = async (name: string, versions: Record<string, string>): Promise<string> => {
  const folder = join(FOLDER, name)
  const manifest = join(folder, 'package.json')
  const wanted = JSON.stringify({
    name: `peer-${name}`,
    private: true,
    type: 'module',
    dependencies: versions,
  })
  const isThere =
    existsSync(manifest) &&
    readFileSync(manifest, 'utf8') === wanted &&
    Object.keys(versions).every((peer) => existsSync(join(folder, 'node_modules', peer)))
  if (isThere) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(manifest, wanted)
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    timeout: 300_000,
  })
  // npm may tidy the manifest; what was asked for is what counts.
  writeFileSync(manifest, wanted)
  return folder
}
