import type { Case } from '../domain/case.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { caseOfRequest } from '../domain/reading/case-of.ts'
import { readRequest } from '../domain/reading/read.ts'
import type { Request } from '../domain/reading/request.ts'
import type { Question } from './question.ts'

type Asked = Pick<Question, 'query' | 'now' | 'given' | 'followUp'>

/** What a question asks: with what it leans on, where it leans on something; else as it was read. */
export const requestOf = ({ query, now, followUp }: Omit<Asked, 'given'>, places: PlaceIndex): Request =>
  followUp?.request ?? readRequest(query, { places, now: new Date(now) })

/** The figures that a question is about: as data where they are known so, else as they were read. */
export const caseOf = (asked: Asked, places: PlaceIndex): Case =>
  asked.given ?? caseOfRequest(requestOf(asked, places))
