import { readdirSync, readFileSync, statSync } from 'node:fs'

/** Where `npm run build` lays the product in few files, below `node_modules/`: npm takes it away with them. */
export const BUNDLES = '.cache/server/'

/** A bundle, told in `bundle.json` of `BUNDLES`. */
export interface Bundle {
  /** The module that the product begins with, from `BUNDLES`. */
  entry: string
  /** What went into it: files of the project and folders of rows, from its root, each with its `stampOf`. */
  files: readonly (readonly [path: string, stamp: string | null])[]
}

/** Of which time and length a file is, or what a folder holds; null where there is none. */
export const stampOf = (path: URL): string | null => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return null
  return found.isDirectory() ? readdirSync(path).toSorted().join(' ') : `${found.mtimeMs} ${found.size}`
}

const readBundle = (folder: URL): Bundle | null => {
  try {
    return JSON.parse(readFileSync(new URL('bundle.json', folder), 'utf8')) as Bundle
  } catch {
    // None was built.
    return null
  }
}

/**
 * The module with which the bundled product begins: some eighty files in place of four thousand. Null where none was built of the
 * sources and packages as they are now; the product is then read from its sources.
 */
export const bundledEntry = (root: URL, packages: URL): string | null => {
  const folder = new URL(BUNDLES, packages)
  const bundle = readBundle(folder)
  if (bundle === null || bundle.files.some(([path, stamp]) => stampOf(new URL(path, root)) !== stamp))
    return null
  return new URL(bundle.entry, folder).href
}
