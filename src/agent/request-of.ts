import type { Case } from '../domain/case.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { amendBy } from '../domain/reading/amend.ts'
import type { How } from '../domain/reading/amend.ts'
import { caseOfRequest } from '../domain/reading/case-of.ts'
import { homeOf, readRequest } from '../domain/reading/read.ts'
import type { Prose, Request } from '../domain/reading/request.ts'
import type { FollowUp } from './memory/follow-up.ts'
import type { Question } from './question.ts'

type Asked = Pick<Question, 'query' | 'now' | 'given' | 'followUp'>

/** What a question asks: with what it leans on, where it leans on something; else as it was read. */
export const requestOf = ({ query, now, followUp }: Omit<Asked, 'given'>, places: PlaceIndex): Request =>
  followUp?.request ?? readRequest(query, { places, now: new Date(now) })

/** The figures that a question is about: as data where they are known so, else as they were read. */
export const caseOf = (asked: Asked, places: PlaceIndex): Case =>
  asked.given ?? caseOfRequest(requestOf(asked, places))

/** A question whose request is known, whatever its words were. */
export const withRequest = <Q extends Asked>(
  question: Q,
  request: Request,
  about: FollowUp['about'] = 'answer',
  assumptions: FollowUp['assumptions'] = [],
): Q & { followUp: FollowUp } => ({
  ...question,
  followUp: {
    query: question.query,
    text: question.query,
    about,
    intentType: null,
    facets: [],
    listings: [],
    except: [],
    assumptions,
    ask: null,
    ...question.followUp,
    conditions: question.followUp?.conditions ? homeOf(request) : null,
    request,
  },
})

/** A question with what was said of it later. */
export const withLater = <Q extends Asked>(
  question: Q,
  texts: readonly Prose[],
  how: How,
  places: PlaceIndex,
): Q =>
  texts.length === 0
    ? question
    : withRequest(
        question,
        amendBy(requestOf(question, places), texts, how, { places, now: new Date(question.now) }),
      )
