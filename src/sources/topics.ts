import { readTopicRows } from '../domain/topics/topic.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import type { TextFile } from './text-file.ts'
import { parseYamlRows, readRowFile } from './yaml-rows.ts'

const LARGEST = 4 * 1024 * 1024

/** Law topics as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseTopics = (text: string): LawTopic[] =>
  parseYamlRows(text, readTopicRows).map(({ value }) => value)

export const readTopicFile = async (file: TextFile): Promise<LawTopic[]> =>
  parseTopics(await readRowFile(file, LARGEST, 'a list of topics'))
