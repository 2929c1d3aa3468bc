import { readCase } from './case.ts'
import type { Case } from './case.ts'
import type { PlaceIndex } from './places.ts'

export const CALCULATIONS = ['jeonse', 'loan', 'conversion', 'increase', 'roi', 'fee', 'tax'] as const
export type Calculation = (typeof CALCULATIONS)[number]

/** A calculation is made where its words are said and the question gives the figure that it is about. */
const WISHES: Record<Calculation, { says: RegExp; gives: (it: Case) => boolean }> = {
  jeonse: {
    says: /안전|위험|깡통|전세가율|전세\s?사기|떼일|리스크|돌려받|safe|risk/i,
    gives: ({ deposits }) => deposits.length > 0,
  },
  loan: {
    says: /(?:대출|주담대|버팀목|디딤돌|보금자리|ltv|dsr).{0,14}(?:얼마|한도|가능|나오|나와|까지|받을|되는지|되나|될까)|(?:한도).{0,6}대출|how much.{0,30}(?:loan|borrow)/i,
    gives: ({ price, income, deposits }) => price !== null || income !== null || deposits.length > 0,
  },
  conversion: {
    says: /전환|낮추|줄이|월세로|반전세|convert/i,
    gives: ({ deposits }) => deposits.length > 1,
  },
  increase: {
    says: /인상|올리|올려|올린|올릴|증액|raise|increase/i,
    gives: ({ deposits }) => deposits.length > 0,
  },
  roi: {
    says: /수익률|수익성|\broi\b|yield/i,
    gives: ({ price, rents }) => price !== null && rents.length > 0,
  },
  fee: {
    says: /복비|중개\s?(?:보수|수수료)|brokerage|agent.{0,4}fee/i,
    gives: ({ price, deposits }) => price !== null || deposits.length > 0,
  },
  tax: { says: /취득세|acquisition tax/i, gives: ({ price }) => price !== null },
}

/** The calculations that a question asks for and gives a figure to. `wanted`: those that its intent has anyway. */
export const readCalculations = (
  question: string,
  places: PlaceIndex,
  today: Date,
  wanted: readonly Calculation[] = [],
): Calculation[] => {
  const text = question.slice(0, 2000)
  const asked = CALCULATIONS.filter((it) => wanted.includes(it) || WISHES[it].says.test(text))
  if (asked.length === 0) return []
  const given = readCase(text, places, today)
  return asked.filter((it) => WISHES[it].gives(given))
}
