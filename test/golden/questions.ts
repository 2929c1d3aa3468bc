import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { expectation } from './expectation.ts'

export const CATEGORIES = [
  'listing',
  'market',
  'law',
  'tax',
  'loan',
  'calc',
  'risk',
  'contract',
  'compare',
  'several',
  'talk',
  'document',
  'safety',
  'irrelevant',
  'unclear',
] as const
type Category = (typeof CATEGORIES)[number]

const LANGUAGES = ['KO', 'EN'] as const
export const MODES = ['TEAM', 'RESEARCH', 'CONSULT'] as const
type GoldenMode = (typeof MODES)[number]

/** CONSULT answers from what is written down: it is asked what can be answered so. */
const CONSULTED: readonly Category[] = [
  'law',
  'tax',
  'loan',
  'calc',
  'risk',
  'contract',
  'safety',
  'irrelevant',
]

/** “KO TEAM”: in which language, and of whom, a question is asked. */
const place = z.templateLiteral([z.enum(LANGUAGES), ' ', z.enum(MODES)])
export type Place = z.infer<typeof place>

const question = z.strictObject({
  /** Its category and a number. */
  id: z.templateLiteral([z.enum(CATEGORIES), '-', z.string().regex(/^\d{2}$/)]),
  /** The question before it in the same session. */
  after: z.string().optional(),
  ko: z.string().min(1),
  en: z.string().min(1),
  /** What is right whatever today's answer is. Without it the record alone is. */
  expect: expectation.optional(),
  /** What is not yet as `expect` says, and where. */
  known: z.strictObject({ what: z.string().min(10), where: z.array(place).min(1) }).optional(),
})
export type Question = z.infer<typeof question>

export const readQuestions = (): Question[] =>
  readFileSync(new URL('questions.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => question.parse(JSON.parse(line)))

export const categoryOf = ({ id }: Question): Category => z.enum(CATEGORIES).parse(id.slice(0, -3))

const modesOf = (asked: Question): GoldenMode[] => {
  const category = categoryOf(asked)
  if (category === 'document') return ['TEAM']
  return CONSULTED.includes(category) ? [...MODES] : ['TEAM', 'RESEARCH']
}

/** One session: its questions in order, in one language, of one mode. */
export interface Conversation {
  place: Place
  language: (typeof LANGUAGES)[number]
  mode: GoldenMode
  questions: Question[]
}

export const conversationsOf = (questions: readonly Question[]): Conversation[] => {
  const followed = new Map(questions.map((it) => [it.after, it]))
  return questions
    .filter(({ after }) => after === undefined)
    .flatMap((first) => {
      const session = [first]
      for (let next = followed.get(first.id); next; next = followed.get(next.id)) session.push(next)
      return LANGUAGES.flatMap((language) =>
        modesOf(first).map((mode): Conversation => ({
          place: `${language} ${mode}`,
          language,
          mode,
          questions: session,
        })),
      )
    })
}
