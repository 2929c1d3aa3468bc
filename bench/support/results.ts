import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../RESULTS.md', import.meta.url))
const TITLE =
  '# Benchmark results\n\nWritten by `npm run bench -- NAME`, a section each; ratios come from one run with both sides side by side.\n'

/** What the figures were measured on. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version.slice(1)}`

/** Replaces a section of bench/RESULTS.md and leaves the others alone. */
export const writeSection = (name: string, lines: readonly string[]): void => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : TITLE
  const section = `## ${name}\n\n${lines.join('\n')}\n`
  const found = new RegExp(`^## ${name}\\n[^]*?(?=^## |$(?![^]))`, 'm')
  const written = found.test(text)
    ? text.replace(found, () => `${section}\n`)
    : `${text.trimEnd()}\n\n${section}`
  writeFileSync(FILE, `${written.trimEnd()}\n`)
}
