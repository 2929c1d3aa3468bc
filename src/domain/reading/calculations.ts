import { rentInstead } from '../case.ts'
import type { Case } from '../case.ts'
import { readCase } from '../language/case.ts'
import type { PlaceIndex } from '../language/places.ts'
import { askOf } from './asks.ts'
import type { AskName, CaseFigure } from './asks.ts'
import { readAsks } from './read-asks.ts'

const HAS: Record<CaseFigure, (given: Case) => boolean> = {
  price: ({ price }) => price !== null,
  deposit: ({ deposits }) => deposits.length > 0,
  rent: ({ rents }) => rents.length > 0,
  income: ({ income }) => income !== null,
  area: ({ measured }) => measured !== undefined,
  yearlyIncome: ({ yearlyIncome }) => yearlyIncome !== undefined,
  yield: ({ targetYield }) => targetYield !== undefined,
  loan: ({ loan, dollars }) => loan !== null || dollars !== null,
}

/** Of what is asked for, the calculations that a case gives the figures to. */
export const calculationsOf = (asked: readonly AskName[], given: Case): AskName[] => {
  const made = asked.filter((name) =>
    askOf(name).gives?.some((all) => all.every((figure) => HAS[figure](given))),
  )
  // More deposit for less rent is no raise: 보증금 5천에 월세 100인데 1억으로 올리면 월세는?
  const [first, second] = given.leases
  const isTraded =
    made.includes('conversion') &&
    ((first?.rent != null && second?.rent === null) ||
      rentInstead(given, asked.includes('depositAsked')) !== null)
  return made.filter((name) => name !== 'increase' || !isTraded)
}

/** The calculations that a question asks for (`asks`: as whom it is read by finds them) and gives the figures to. */
export const readCalculations = (
  question: string,
  places: PlaceIndex,
  today: Date,
  asks: (text: string) => readonly AskName[] = readAsks,
): AskName[] => {
  const text = question.slice(0, 2000)
  const asked = asks(text).filter((name) => askOf(name).gives !== undefined)
  return asked.length === 0 ? [] : calculationsOf(asked, readCase(text, places, today))
}
