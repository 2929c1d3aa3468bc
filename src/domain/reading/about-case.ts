import type { Case } from '../case.ts'
import type { IntentType } from '../intent.ts'
import { about } from './amend.ts'
import type { About } from './amend.ts'
import { casesNamed } from './cases-held.ts'
import type { CaseRequest, Request } from './request.ts'

/** The case of a request: of what is worked out rather than looked for. */
export const caseIn = ({ wishes }: Pick<Request, 'wishes'>): Case | null =>
  wishes.find(({ act }) => act !== 'FIND')?.case ?? wishes[0]?.case ?? null

/**
 * What is asked of a case that was talked of; of several that were held against one another of those that are named, or of each.
 * `given`: the figures of a case with those that are said now.
 */
export const aboutCase = (
  said: Request,
  earlier: Request,
  { given, ...it }: Omit<About, 'given'> & { given: (known: Case) => NonNullable<About['given']> },
  need: IntentType | null,
): Request => {
  const held = said.cases === undefined ? (earlier.cases ?? []) : []
  const named = casesNamed(held, said)
  const meant = named.length > 0 ? named : held
  const [only, ...more] = meant
  const ofOne = (one: CaseRequest): Request => {
    const known = caseIn(one)
    return about(said, { ...it, given: known && given(known) }, need)
  }
  if (only === undefined) return ofOne(earlier)
  if (more.length === 0) return ofOne(only.of)
  return { ...ofOne(earlier), cases: meant.map(({ name, of }) => ({ name, of: ofOne(of) })) }
}
