import type { Case } from '../domain/case.ts'
import { dongsAround, notHeld } from '../domain/language/complexes.ts'
import type { PlaceIndex } from '../domain/language/places.ts'
import { amendBy } from '../domain/reading/amend.ts'
import type { How } from '../domain/reading/amend.ts'
import { caseOfRequest } from '../domain/reading/case-of.ts'
import { homeOf, readRequest } from '../domain/reading/read.ts'
import type { Prose } from '../domain/prose.ts'
import type { Request } from '../domain/reading/request.ts'
import type { FollowUp } from './memory/made-whole.ts'
import type { Question } from './question.ts'
import type { PropertyQuery } from '../domain/property.ts'

type Asked = Pick<Question, 'query' | 'now' | 'given' | 'followUp'>

/** A home in a complex that is not held, and of which nothing else says where, is looked for where people know the complex to be. */
const whereKnown = (home: PropertyQuery, { complexes }: PlaceIndex): PropertyQuery => {
  const names = home.complexNames ?? []
  const isElsewhere = home.regionCodes.length === 0 && notHeld(names, complexes).length > 0
  return isElsewhere ? { ...home, regionCodes: dongsAround(names, complexes) } : home
}

const placed = new WeakMap<Request, Request>()
const withKnownPlaces = (request: Request, places: PlaceIndex): Request => {
  const known = placed.get(request)
  if (known !== undefined) return known
  const wishes = request.wishes.map((wish) => {
    const home = whereKnown(wish.home, places)
    return home === wish.home
      ? wish
      : {
          ...wish,
          home,
          case: { ...wish.case, regionCode: wish.case.regionCode ?? home.regionCodes[0] ?? null },
        }
  })
  const settled = wishes.some((wish, index) => wish !== request.wishes[index])
    ? { ...request, wishes }
    : request
  placed.set(request, settled)
  return settled
}

/** What a question asks: with what it leans on, where it leans on something; else as it was read. */
export const requestOf = ({ query, now, followUp }: Omit<Asked, 'given'>, places: PlaceIndex): Request =>
  withKnownPlaces(followUp?.request ?? readRequest(query, { places, now: new Date(now) }), places)

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
