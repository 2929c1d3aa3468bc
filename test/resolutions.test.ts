import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, renameSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createTempFiles } from './support/temp-files.ts'

const files = createTempFiles()
afterAll(() => files.remove())

const run = promisify(execFile)
const REMEMBERS = new URL('../src/compose/resolutions.ts', import.meta.url).href

/** A project with a package of two modules, whose main one is told on the standard output. */
const project = () => {
  const entry = files.write(
    'main.mjs',
    `import { keepResolutions, rememberResolutions } from ${JSON.stringify(REMEMBERS)}
     const packages = new URL('./node_modules/', import.meta.url)
     rememberResolutions(packages, new URL('.cache/resolved/', packages))
     const told = await import('./src/asks.mjs').then((it) => it.told, (error) => error.code)
     keepResolutions()
     console.log(told)`,
  )
  const root = join(entry, '..')
  const packaged = join(root, 'node_modules', 'thing')
  mkdirSync(join(root, 'src'), { recursive: true })
  mkdirSync(packaged, { recursive: true })
  const write = (path: string, text: string) => files.write(path, text)
  write('src/asks.mjs', `export { told } from 'thing'`)
  write('node_modules/thing/one.js', `export { told } from './two.js'`)
  write('node_modules/thing/two.js', `export const told = 'two'`)
  write('node_modules/.package-lock.json', '{}')
  const exportsOf = (main: string) =>
    write('node_modules/thing/package.json', JSON.stringify({ name: 'thing', type: 'module', exports: main }))
  exportsOf('./one.js')
  return {
    packaged,
    exportsOf,
    write,
    start: async () => (await run(process.execPath, [entry])).stdout.trim(),
    kept: () => readdirSync(join(root, 'node_modules', '.cache', 'resolved')),
    install: (year: number) => {
      utimesSync(join(root, 'node_modules', '.package-lock.json'), new Date(), new Date(year, 1, 1))
    },
  }
}

test('where a package was found is known to the next start, until something is installed', async () => {
  const { start, kept, exportsOf, install, packaged, write } = project()
  expect(await start()).toBe('two')
  const first = kept()
  expect(first).toHaveLength(1)

  exportsOf('./three.js')
  write('node_modules/thing/three.js', `export const told = 'three'`)
  expect(await start()).toBe('two')
  expect(kept()).toEqual(first)

  install(2020)
  expect(await start()).toBe('three')

  // What is not there is said as ever, also where it once was.
  renameSync(packaged, `${packaged}-gone`)
  install(2021)
  expect(await start()).toBe('ERR_MODULE_NOT_FOUND')
})

test('of what is our own nothing is kept', async () => {
  const { start, write } = project()
  expect(await start()).toBe('two')
  write('src/asks.mjs', `export { told } from './more.mjs'`)
  write('src/more.mjs', `export const told = 'more'`)
  expect(await start()).toBe('more')
  write('src/asks.mjs', `export { told } from './gone.mjs'`)
  expect(await start()).toBe('ERR_MODULE_NOT_FOUND')
})
