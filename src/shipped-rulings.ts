import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { readConcepts } from './domain/rulings/concepts.ts'
import type { Concept } from './domain/rulings/concepts.ts'
import { faultsAmong } from './domain/rulings/ruling.ts'
import type { Ruling } from './domain/rulings/ruling.ts'
import { readRulingFile } from './sources/rulings.ts'
import { inspectTextFile } from './sources/text-file.ts'

const FOLDER = fileURLToPath(new URL('./domain/rulings/', import.meta.url))

const CONCEPTS = 'concepts.yaml'

/** What people call the things that rulings are about. */
export const shippedConcepts = async (): Promise<Concept[]> =>
  readConcepts(parse(await readFile(join(FOLDER, CONCEPTS), 'utf8')))

/** The rulings that the product brings along, as they are written: every YAML file beside their schema. */
export const shippedRulings = async (): Promise<Ruling[]> => {
  const names = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.yaml') && name !== CONCEPTS)
    .toSorted()
  const files = await Promise.all(
    names.map(async (name) => readRulingFile(await inspectTextFile(join(FOLDER, name)))),
  )
  const rulings = files.flat()
  const [fault] = faultsAmong(rulings)
  if (fault !== undefined) throw new Error(`the rulings of the product: ${fault}`)
  return rulings
}
