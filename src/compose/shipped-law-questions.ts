import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askedArticles, indexQuestions } from '../domain/law-questions/asked.ts'
import type { AskedArticles } from '../domain/law-questions/asked.ts'
import { compiledRulings, keptRulings } from '../domain/rulings/compiled.ts'
import { faultsAmong, readQuestionRows } from '../domain/law-questions/question.ts'
import type { ArticleQuestions } from '../domain/law-questions/question.ts'
import { inspectTextFile } from '../sources/text-file.ts'
import { parseYamlRows, readRowFile } from '../sources/yaml-rows.ts'

const FOLDER = fileURLToPath(new URL('../domain/law-questions/', import.meta.url))
const LARGEST = 1024 * 1024

/** How people ask for articles that no ruling rests on, or that settle more than it: every YAML file beside their schema. */
export const shippedLawQuestions = async (): Promise<ArticleQuestions[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readRowFile(
        await inspectTextFile(join(FOLDER, name)),
        LARGEST,
        'a list of questions',
      )
      return parseYamlRows(text, readQuestionRows).map(({ value }) => value)
    }),
  )
  const questions = files.flat()
  const [fault] = faultsAmong(questions)
  if (fault !== undefined) throw new Error(`the questions of the product: ${fault}`)
  return questions
}

const open = async (): Promise<AskedArticles> => {
  const { concepts, weights } = keptRulings
  return askedArticles([compiledRulings, indexQuestions(await shippedLawQuestions(), concepts, weights)])
}

let shipped: Promise<AskedArticles> | undefined

/** In which ways articles are asked for: by the rulings that rest on them, and by their own questions; indexed once. */
export const shippedAsked = (): Promise<AskedArticles> => (shipped ??= open())

const SOON_MS = 1_000

/** To be ready a process waits for no index: it is opened a moment after the start, or by a question that comes before. */
export const openSoon = (asked: AskedArticles) => setTimeout(asked.open, SOON_MS)
