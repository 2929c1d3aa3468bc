import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .trim()
  .split('\n')
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
const pages = [
  'README.md',
  'README.ko.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'src/README.md',
  'docs/backup.md',
  ...decisions,
]

/** `graph.ts`, `reading/asks.json`, `agent/tools/`: the end of a path; what has wildcards or choices names no one file. */
const namedPaths = (text: string): string[] =>
  Array.from(
    text.matchAll(/`((?:[\w.-]+\/)*(?:[\w.-]+\.(?:tsx?|json|ya?ml|tsv|md|sh)|[\w.-]+\/))`/g),
    ([, path = '']) => path.replace(/^(?:\.\.\/)+/, ''),
  ).filter((path) => path !== '')

/** What the reader's machine has and this repository has not: what commands write, and data that are imported. */
const ELSEWHERE = new Set(['postgres.json'])

const exists = (path: string): boolean =>
  ELSEWHERE.has(path) ||
  files.some((file) =>
    path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
  )

test.each(pages)('the files and folders that %s names exist', (page) => {
  expect(namedPaths(read(page)).filter((path) => !exists(path))).toEqual([])
})

test('the map names files, so that the test above looks at some', () => {
  expect(namedPaths(read('src/README.md')).length).toBeGreaterThan(100)
  expect(exists('domain/no-such-file.ts')).toBe(false)
})

test.each(pages)('the links of %s lead somewhere', (page) => {
  const targets = Array.from(read(page).matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target)
  const lost = targets.filter((it) => !/^https?:/.test(it) && !existsSync(join(root, dirname(page), it)))
  expect(lost).toEqual([])
})

test.each(pages)('the commands of %s are scripts of package.json', (page) => {
  const commands = Array.from(read(page).matchAll(/npm run (?:--silent )?([\w:]+)/g), ([, name = '']) => name)
  expect(commands.filter((name) => !scripts.includes(name))).toEqual([])
})

test('every file beside the rooms, and every room, stands in the map', () => {
  const map = read('src/README.md')
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true })
  const names = entries
    .map((it) => (it.isDirectory() ? `${it.name}/` : it.name))
    .filter((it) => it !== 'README.md')
  expect(names.filter((name) => !map.includes(`\`${name}\``))).toEqual([])
})
