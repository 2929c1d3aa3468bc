import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { ResolveFnOutput } from 'node:module'
import { pathToFileURL } from 'node:url'

/** Where a module is, from the folder of packages, and of what kind. */
type Found = readonly [path: string, format: string]

const isFound = (value: unknown): value is [string, Found] =>
  Array.isArray(value) && typeof value[0] === 'string' && Array.isArray(value[1])

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What npm wrote last when it installed: another time of it, and every package may be elsewhere. Null where there is none. */
const installed = (packages: URL): string | null => {
  const lock = statSync(new URL('.package-lock.json', packages), { throwIfNoEntry: false })
  return lock === undefined ? null : `${lock.mtimeMs} ${lock.size}`
}

const readFound = (file: URL): Map<string, Found> => {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return new Map(Array.isArray(kept) ? kept.filter(isFound) : [])
  } catch {
    // None is there yet, or a part of one.
    return new Map()
  }
}

let keep = (): void => {}

/** Writes down where packages were found, for the next start. */
export const keepResolutions = (): void => keep()

/**
 * A module is looked for once, and not once for each of its importers; where a package's modules are is kept in `folder` for as
 * long as what is installed is the same. Of our own modules nothing is kept, and what is not found is looked for as ever.
 */
export const rememberResolutions = (packages: URL, folder: URL): void => {
  // Modules have the names of their real places, whatever link leads there.
  const at = pathToFileURL(`${realpathSync(packages)}/`).href
  const root = new URL('..', packages).href
  const known = new Map<string, ResolveFnOutput>()
  let open: { conditions: string; kept: Map<string, Found>; file: URL | null } | undefined
  let isChanged = false

  const opened = (conditions: string) => {
    const install = installed(packages)
    const file =
      install === null
        ? null
        : new URL(`${hashOf([process.version, install, conditions].join('\n'))}.json`, folder)
    return { conditions, file, kept: file === null ? new Map<string, Found>() : readFound(file) }
  }

  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL: parent } = context
      const conditions = context.conditions.join(',')
      if (parent === undefined || context.conditions.includes('require')) return next(specifier, context)
      open ??= opened(conditions)
      if (open.conditions !== conditions || !parent.startsWith('file:')) return next(specifier, context)
      const from = parent.slice(0, parent.lastIndexOf('/') + 1)
      const key = specifier.startsWith('.') ? new URL(specifier, from).href : `${specifier} ${from}`
      const before = known.get(key)
      if (before !== undefined) return before
      const name = key.replace(at, 'packages/').replace(root, '')
      const kept = open.kept.get(name)
      if (kept !== undefined) {
        const found = { url: at + kept[0], format: kept[1], shortCircuit: true }
        known.set(key, found)
        return found
      }
      const { url, format } = next(specifier, context)
      const found = { url, format, shortCircuit: true }
      known.set(key, found)
      // What our own `imports` say is read anew.
      if (url.startsWith(at) && typeof format === 'string' && !specifier.startsWith('#')) {
        open.kept.set(name, [url.slice(at.length), format])
        isChanged = true
      }
      return found
    },
  })

  keep = () => {
    if (!isChanged || !open?.file) return
    isChanged = false
    const aside = new URL(`${open.file.href}.${process.pid}`)
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(aside, JSON.stringify([...open.kept]))
      renameSync(aside, open.file)
    } catch {
      // Where nobody may write, as in the image, it is as without.
    }
  }
}
