import { readTopicRows } from '../domain/topics/topic.ts'
import type { LawTopic } from '../domain/topics/topic.ts'
import { parseYamlRows } from './yaml-rows.ts'

/** Law topics as YAML. A file with anything wrong in it is refused whole, every fault with its line. */
export const parseTopics = (text: string): LawTopic[] =>
  parseYamlRows(text, readTopicRows).map(({ value }) => value)
