import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { checkRules } from '../domain/rules/rows.ts'
import type { RuleRow } from '../domain/rules/rows.ts'
import { readRules } from '../sources/rules.ts'
import { inspectTextFile } from '../sources/text-file.ts'

const FOLDER = fileURLToPath(new URL('../domain/rules/', import.meta.url))

const read = async (): Promise<readonly RuleRow[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => readRules(await inspectTextFile(join(FOLDER, name)))),
  )
  const rows = files.flat().map(({ value }) => value)
  const [wrong] = checkRules(rows)
  if (wrong !== undefined) throw new Error(`the rules of the product: ${wrong.id ?? ''} ${wrong.problem}`)
  return rows
}

let shipped: Promise<readonly RuleRow[]> | undefined

/** The dated rules that the product brings along: every YAML file beside their schemas, read once. */
export const shippedRules = (): Promise<readonly RuleRow[]> => (shipped ??= read())
