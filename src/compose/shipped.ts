import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultsAmong, readQuestionRows } from '../domain/law-questions/question.ts'
import type { ArticleQuestions } from '../domain/law-questions/question.ts'
import { checkRules, readRuleRows } from '../domain/rules/rows.ts'
import type { RuleRow } from '../domain/rules/rows.ts'
import { readTopicRows, repeatedIds } from '../domain/topics/topic.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import { inspectTextFile } from '../sources/text-file.ts'
import { parseYamlRows, readRowFile } from '../sources/yaml-rows.ts'
import type { RowProblem } from '../sources/yaml-rows.ts'

// What the product brings along as lists of rows, each folder's every YAML file beside their schema. Whoever bundles the product
// (`cli/bundle.ts`) reads them then, once: every function of this module takes nothing and resolves to plain data.

const LARGEST = 4 * 1024 * 1024

interface Lists<Row> {
  folder: URL
  what: string
  read: (value: unknown) => { rows: readonly Row[]; problems: readonly RowProblem[] }
  /** What is wrong with all of them together. */
  faults: (rows: readonly Row[]) => readonly string[]
}

const once = <Row>({ folder, what, read, faults }: Lists<Row>): (() => Promise<readonly Row[]>) => {
  const readAll = async () => {
    const path = fileURLToPath(folder)
    const names = (await readdir(path)).filter((name) => name.endsWith('.yaml')).toSorted()
    const files = await Promise.all(
      names.map(async (name) => {
        const text = await readRowFile(await inspectTextFile(join(path, name)), LARGEST, what)
        return parseYamlRows(text, read).map(({ value }) => value)
      }),
    )
    const rows = files.flat()
    const [fault] = faults(rows)
    if (fault !== undefined) throw new Error(`${what} of the product: ${fault}`)
    return rows
  }
  let shipped: Promise<readonly Row[]> | undefined
  return () => (shipped ??= readAll())
}

/** The dated rules. */
export const shippedRules = once<RuleRow>({
  folder: new URL('../domain/rules/', import.meta.url),
  what: 'a list of rules',
  read: readRuleRows,
  faults: (rows) => checkRules(rows).map(({ id, problem }) => `${id ?? ''} ${problem}`),
})

/** Law topics. */
export const shippedTopics = once<LawTopic>({
  folder: new URL('../domain/topics/', import.meta.url),
  what: 'a list of topics',
  read: readTopicRows,
  faults: (rows) => repeatedIds(rows).map(({ problem }) => problem),
})

/** How people ask for articles that no ruling rests on, or that settle more than it. */
export const shippedLawQuestions = once<ArticleQuestions>({
  folder: new URL('../domain/law-questions/', import.meta.url),
  what: 'a list of questions',
  read: readQuestionRows,
  faults: faultsAmong,
})
