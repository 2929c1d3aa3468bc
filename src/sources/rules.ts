import { readRuleRows } from '../domain/rules/rows.ts'
import type { RuleRow } from '../domain/rules/rows.ts'
import type { TextFile } from './text-file.ts'
import { parseYamlRows, readRowFile } from './yaml-rows.ts'
import type { RowLine } from './yaml-rows.ts'

/** All rules of the country are a few hundred kilobytes. */
const LARGEST = 4 * 1024 * 1024

/** A list of dated rules as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseRules = (text: string): RowLine<RuleRow>[] => parseYamlRows(text, readRuleRows)

export const readRules = async (file: TextFile): Promise<RowLine<RuleRow>[]> =>
  parseRules(await readRowFile(file, LARGEST, 'a list of rules'))
