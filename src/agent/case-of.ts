import { ofShown } from '../domain/case.ts'
import type { Case } from '../domain/case.ts'
import { readCase } from '../domain/language/case.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import type { Question } from './question.ts'

type Asked = Pick<Question, 'query' | 'now' | 'given' | 'followUp'>

/** The case that a question is about: as data where it is known so, else as its words give it, with the home that they mean. */
export const caseOf = ({ query, now, given, followUp }: Asked, places: PlaceIndex): Case => {
  if (given !== undefined) return given
  const asked = readCase(query, places, new Date(now))
  return followUp?.shown == null ? asked : ofShown(asked, followUp.shown)
}
