import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { readConcepts } from '../domain/rulings/concepts.ts'
import type { Concept } from '../domain/rulings/concepts.ts'
import { faultsAmong } from '../domain/rulings/ruling.ts'
import type { Ruling } from '../domain/rulings/ruling.ts'
import { readRulingFile } from '../sources/rulings.ts'
import { inspectTextFile } from '../sources/text-file.ts'

const FOLDER = fileURLToPath(new URL('../domain/rulings/', import.meta.url))

const CONCEPTS = 'concepts.yaml'
/**
 * More of what `told` of a ruling has, by many hands: a case a line, behind the id of the ruling that it asks for and a tab; `NO_RULING`
 * where it asks for none.
 */
const TOLD = join(FOLDER, 'told')

/** What people call the things that rulings are about. */
export const shippedConcepts = async (): Promise<Concept[]> =>
  readConcepts(parse(await readFile(join(FOLDER, CONCEPTS), 'utf8')))

const NO_RULING = '-'

const readTold = async (): Promise<Map<string, string[]>> => {
  const names = (await readdir(TOLD)).filter((name) => name.endsWith('.tsv')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(join(TOLD, name), 'utf8')))
  const told = new Map<string, string[]>()
  for (const row of files.flatMap((text) => text.split('\n'))) {
    if (row === '') continue
    const [id = '', text, more] = row.split('\t')
    if (text === undefined || text.length < 2 || more !== undefined)
      throw new Error(`the rulings of the product: “${row}” is no id, tab and case`)
    told.set(id, [...(told.get(id) ?? []), text])
  }
  return told
}

/** The rulings that the product brings along, as they are written: every YAML file beside their schema. */
export const shippedRulings = async (): Promise<Ruling[]> => {
  const names = (await readdir(FOLDER))
    .filter((name) => name.endsWith('.yaml') && name !== CONCEPTS)
    .toSorted()
  const files = await Promise.all(
    names.map(async (name) => readRulingFile(await inspectTextFile(join(FOLDER, name)))),
  )
  const told = await readTold()
  const rulings = files.flat().map((ruling) => ({
    ...ruling,
    asks: { ...ruling.asks, told: [...ruling.asks.told, ...(told.get(ruling.id) ?? [])] },
  }))
  const known = new Set(rulings.map(({ id }) => id))
  const nobodys = [...told.keys()].find((id) => id !== NO_RULING && !known.has(id))
  if (nobodys !== undefined) throw new Error(`the rulings of the product: nothing is called ${nobodys}`)
  const [fault] = faultsAmong(rulings)
  if (fault !== undefined) throw new Error(`the rulings of the product: ${fault}`)
  return rulings
}

/** Cases as they are told that ask for none of them: of other law, and of no law. */
export const foreignCases = async (): Promise<readonly string[]> => (await readTold()).get(NO_RULING) ?? []
