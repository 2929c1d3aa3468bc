import { makeTax } from '../../src/agent/tools/tax-inputs.ts'
import { caseOfRequest } from '../../src/domain/reading/case-of.ts'
import { readRequest } from '../../src/domain/reading/read.ts'
import { PLACES } from './homes.ts'
import { RULES } from './rules.ts'

export const TODAY = new Date('2026-11-24T03:00:00Z')

/** A question as it is read on a day of 2026. */
export const readOnDay = (text: string) => {
  const request = readRequest(text, { places: PLACES, now: TODAY })
  return { request, given: caseOfRequest(request) }
}

/** What goes into a tax that a question asks for; throws where none is asked for or more is needed. */
export const taxAsked = (name: Parameters<typeof makeTax>[0], text: string) => {
  const { request, given } = readOnDay(text)
  const said = request.wishes.find(({ tax }) => tax !== null)?.tax
  if (said == null) throw new Error(`no tax is asked for: ${text}`)
  // In a 시·도 rules differ.
  const ruleRegion = given.regionCode?.endsWith('00000000') === true ? null : given.regionCode
  const made = makeTax(name, { said, given, ruleRegion, today: TODAY, rules: RULES })
  if ('needs' in made) throw new Error(`more is needed: ${made.needs.join()}`)
  return made
}
