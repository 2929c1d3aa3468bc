import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repeatedIds } from '../domain/topics/topic.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import { inspectTextFile } from '../sources/text-file.ts'
import { readTopicFile } from '../sources/topics.ts'

const FOLDER = fileURLToPath(new URL('../domain/topics/', import.meta.url))

const read = async (): Promise<readonly LawTopic[]> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).toSorted()
  const files = await Promise.all(
    names.map(async (name) => readTopicFile(await inspectTextFile(join(FOLDER, name)))),
  )
  const topics = files.flat()
  const [twice] = repeatedIds(topics)
  if (twice !== undefined) throw new Error(`the law topics of the product: ${twice.problem}`)
  return topics
}

let shipped: Promise<readonly LawTopic[]> | undefined

/** The law topics that the product brings along: every YAML file beside their schema, read once. */
export const shippedTopics = (): Promise<readonly LawTopic[]> => (shipped ??= read())
