import { readRulingRows } from '../domain/rulings/ruling.ts'
import type { Ruling } from '../domain/rulings/ruling.ts'
import type { TextFile } from './text-file.ts'
import { parseYamlRows, readRowFile } from './yaml-rows.ts'

const LARGEST = 4 * 1024 * 1024

/** Rulings as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseRulings = (text: string): Ruling[] =>
  parseYamlRows(text, readRulingRows).map(({ value }) => value)

export const readRulingFile = async (file: TextFile): Promise<Ruling[]> =>
  parseRulings(await readRowFile(file, LARGEST, 'a list of rulings'))
