import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { readIntent } from '../../../domain/reading/intent/read-intent.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { readPropertyQuery } from '../../../domain/language/query.ts'
import type { PropertyQuery } from '../../../domain/property.ts'
import { FEEDBACK_WORDS } from '../../planning/prompt.ts'
import { namesCondition, replaceConditions } from '../../planning/revise-question.ts'
import { handedOver } from '../../handed-over.ts'
import { ANYWHERE, findMissing } from './missing.ts'
import type { Question } from '../../question.ts'

const ALL = /^(?:모두|전부|둘\s?다|다|all(?: of them)?|both)(?:요|\s?봐\s?줘|\s?보여\s?줘)?[.!]?$/i
const ORDINALS = ['첫', '두', '세', '네', '다섯', '여섯', '일곱'] as const

/** “2번”, “두 번째 거요”: the suggestion of that number. */
const chosen = (answer: string, suggestions: readonly string[]): string | undefined => {
  const number = /^(\d)(?:\s?번(?:째)?)?(?:\s?(?:거|것))?(?:이?요)?[.!]?$/.exec(answer)?.[1]
  if (number !== undefined) return suggestions[Number(number) - 1]
  const position = ORDINALS.findIndex((word) => new RegExp(`^${word}\\s?번째`).test(answer))
  return position < 0 ? undefined : suggestions[position]
}

/** Whether an answer has something that rules can read; a model reads the others as they are. */
const saysSomething = (said: string, query: PropertyQuery, intent: AnalyzedIntent): boolean =>
  namesCondition(query) ||
  (intent.intentType !== 'UNCLEAR' && intent.intentType !== 'IRRELEVANT') ||
  Object.values(FEEDBACK_WORDS.kinds).some((kind) => kind.test(said))

export interface Told {
  question: Question
  /** What was suggested when the question was asked back. */
  suggestions: readonly string[]
  answer: string
  places: PlaceIndex
}

/** The question that a question and the answer to what was asked back about it make together. */
export const readTogether = ({ question, suggestions, answer, places }: Told): string => {
  const now = new Date(question.now)
  const said = chosen(answer.trim(), suggestions) ?? answer.trim()
  // Whatever comes back when a contract was asked for is to be read as it stands.
  if (readIntent(question.query, places).intentType === 'CONTRACT_REVIEW' && handedOver(question) === null) {
    return `${question.query}\n\n${said}`
  }
  if (ALL.test(said)) return question.query
  const names = readPropertyQuery(said, places, now)
  // Said anew and in full it needs the first question no more.
  const intent = readIntent(said, places)
  const first = readIntent(question.query, places)
  if (
    first.intentType === 'UNCLEAR' &&
    intent.intentType !== 'IRRELEVANT' &&
    findMissing({ question: { ...question, query: said }, intent, places }) === null
  ) {
    return said
  }
  if (ANYWHERE.test(said) && names.regionCodes.length === 0) return question.query
  if (!saysSomething(said, names, intent)) return question.query
  return replaceConditions(question.query, said, places, now)
}
