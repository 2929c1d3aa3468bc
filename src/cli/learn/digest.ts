import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

/** A path that a module names: what it imports, and what it reads beside itself. */
const NAMED = /['"`](\.\.?\/[^'"`$\n]*)['"`]/g
/** What is gone before a module runs. */
const OF_TYPES = /^(?:import|export) type [^'"]*from '[^']*'$/gm

/** What was judged by them is none of what modules are made of. */
export const LEFT_OUT = 'left-out.json'

const filesOf = (url: URL): URL[] => {
  if (!existsSync(url) || url.href.endsWith(LEFT_OUT)) return []
  if (!statSync(url).isDirectory()) return [url]
  return readdirSync(url, { withFileTypes: true }).flatMap((it) =>
    filesOf(new URL(it.isDirectory() ? `${it.name}/` : it.name, new URL(`${url.href.replace(/\/$/, '')}/`))),
  )
}

const textOf = (url: URL): string => {
  const text = readFileSync(url, 'utf8')
  // How it is set says nothing.
  if (url.pathname.endsWith('.json')) return JSON.stringify(JSON.parse(text))
  return url.pathname.endsWith('.ts') ? text.replaceAll(OF_TYPES, '') : text
}

/** All files that modules are made of, with what those import and read that they name by a path. */
const closureOf = (entries: readonly URL[]): Map<string, string> => {
  const texts = new Map<string, string>()
  const open = entries.flatMap(filesOf)
  for (let url = open.pop(); url !== undefined; url = open.pop()) {
    if (texts.has(url.href)) continue
    const text = textOf(url)
    texts.set(url.href, text)
    if (!url.pathname.endsWith('.ts')) continue
    for (const [, path = ''] of text.matchAll(NAMED)) open.push(...filesOf(new URL(path, url)))
  }
  return texts
}

/** What modules do, and all they do it with, as a number: it is another one where any of their files is. */
export const digestOf = (entries: readonly URL[]): string => {
  const hash = createHash('sha256').update(process.versions.v8)
  for (const [name, text] of [...closureOf(entries)].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\n${name.slice(new URL('../../', import.meta.url).href.length)}\n${text}`)
  return hash.digest('hex')
}
