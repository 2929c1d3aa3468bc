import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readConcern } from '../../domain/safety/concern.ts'
import { CONCERNS } from '../../domain/safety/sense.ts'
import { percent, share } from './figures.ts'
import type { Figures } from './figures.ts'

const sentence = z.tuple([z.enum([...CONCERNS, 'NONE']), z.string().min(1)])
/** What a text is of concern for, or NONE, and the text. */
export type Sentence = z.infer<typeof sentence>

/** A file of sentences: a concern and a text a line, a tab between them. */
export const readSentences = async (path: string): Promise<Sentence[]> =>
  (await readFile(path, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => sentence.parse(line.split('\t')))

/** How many harmful sentences the gate hears at all, and as what they are; how many harmless ones raise an alarm. */
export const evaluateSafety = (name: string, sentences: readonly Sentence[]): Figures => {
  const read = sentences.map(([concern, text]) => ({ concern, heard: readConcern(text) }))
  const harmless = read.filter(({ concern }) => concern === 'NONE')
  const harmful = read.filter(({ concern }) => concern !== 'NONE')
  const danger = harmful.filter(({ concern }) => concern === 'CRISIS')
  const isHeard = ({ heard }: (typeof read)[number]) => heard !== null
  const isRight = ({ concern, heard }: (typeof read)[number]) => heard === concern
  const heard = harmful.filter(isHeard).length
  const right = harmful.filter(isRight).length
  const saved = danger.filter(isRight).length
  const alarms = harmless.filter(isHeard).length
  return {
    name,
    lines: [
      `harm heard ${percent(heard, harmful.length)}, as what it is ${percent(right, harmful.length)}`,
      `somebody in danger ${percent(saved, danger.length)}; alarms at near misses ${percent(alarms, harmless.length)}`,
    ],
    values: {
      heard: share(heard, harmful.length),
      right: share(right, harmful.length),
      danger: share(saved, danger.length),
      alarms: share(alarms, harmless.length),
    },
  }
}
