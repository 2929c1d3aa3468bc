import { ASKS_REPAYMENT, readCase } from './case.ts'
import type { Case } from '../case.ts'
import type { PlaceIndex } from './places.ts'

export const CALCULATIONS = [
  'jeonse',
  'loan',
  'repayment',
  'conversion',
  'increase',
  'roi',
  'fee',
  'tax',
] as const
export type Calculation = (typeof CALCULATIONS)[number]

/** A calculation is made where its words are said and the question gives the figure that it is about. */
const WISHES: Record<Calculation, { says: RegExp; gives: (it: Case) => boolean }> = {
  jeonse: {
    says: /안전|위험|깡통|전세가율|전세\s?사기(?!\s?(?:당|피해))|떼일|리스크|(?<!못\s?)돌려받을\s?(?:수|까)|보증\s?보험|반환\s?보증|safe|risk/i,
    gives: ({ deposits }) => deposits.length > 0,
  },
  loan: {
    says: /(?:대출|주담대|버팀목|디딤돌|보금자리|ltv|dsr)(?:(?!금리|이자|이율|조건|자격).){0,14}(?:얼마|한도|가능|나오|나와|까지|받을|되는지|되나|될까)|(?:대출|버팀목|디딤돌|보금자리|주담대).{0,40}얼마(?:까지|나)\s?(?:나와|나오|가능|돼|되|받|빌)|(?:한도).{0,6}대출|(?:돈|현금|자금|비용|목돈|내\s?돈)[^?]{0,8}(?:얼마|필요)[^?]{0,8}(?:필요|있어야|들|드|모아)|how much (?:cash|money)[^?]{0,12}need|(?:연봉|소득)[^?]{0,40}(?:대출|주담대)|how much.{0,30}(?:loan|borrow|mortgage)/i,
    gives: ({ price, income, deposits }) => price !== null || income !== null || deposits.length > 0,
  },
  repayment: {
    says: ASKS_REPAYMENT,
    gives: ({ loan, dollars }) => loan !== null || dollars !== null,
  },
  conversion: {
    says: /전환|(?:보증금|전세|월세|반전세)[^.?!]{0,20}(?:낮추|낮춰|줄이|줄여|줄어|내리면|늘리|높이|올리면|빼면)|(?:전세|월세)(?:로|으로)\s?(?:바꾸|바꿔|돌리|돌려|전환|하면|살면|계산|환산|치면|따지면|내면|낼)|(?:전세|월세)[^.?!]{0,24}(?:유리|나을까|나아|나은|낫|살까|갈까|좋을까|이득|손해)|보증금[^.?!]{0,14}(?:으로|로)\s?(?:하면|할|바꾸)|convert|(?:jeonse|rent) (?:in)?to|(?:in)?to (?:jeonse|(?:monthly )?rent)|(?:jeonse|rent)[^.?!]{0,40}(?:better|cheaper)/i,
    gives: ({ deposits }) => deposits.length > 0,
  },
  increase: {
    says: /인상|올리|올려|올린|올릴|증액|raise|increase/i,
    gives: ({ deposits, rents }) => deposits.length > 0 || rents.length > 0,
  },
  roi: {
    says: /수익률|수익성|\broi\b|yield/i,
    gives: ({ price, rents }) => price !== null && rents.length > 0,
  },
  fee: {
    says: /(?:돈|현금|자금|비용|목돈|내\s?돈)[^?]{0,8}(?:얼마|필요)[^?]{0,8}(?:필요|있어야|들|드|모아)|부대\s?비용|how much (?:cash|money)[^?]{0,12}need|복비|중개\s?(?:보수|수수료|비|료)(?!\s?업)|brokerage|agent.{0,4}fee/i,
    gives: ({ price, deposits }) => price !== null || deposits.length > 0,
  },
  tax: {
    says: /(?:돈|현금|자금|비용|목돈|내\s?돈)[^?]{0,8}(?:얼마|필요)[^?]{0,8}(?:필요|있어야|들|드|모아)|부대\s?비용|how much (?:cash|money)[^?]{0,12}need|취득세|세금(?!\s?체납).{0,12}(?:얼마|계산|내)|acquisition tax|tax.{0,20}(?:buy|purchase)|(?:buy|purchase).{0,30}tax/i,
    gives: ({ price }) => price !== null,
  },
}

const askedFor = (text: string, wanted: readonly Calculation[]): Calculation[] =>
  CALCULATIONS.filter((it) => wanted.includes(it) || WISHES[it].says.test(text))

/** The calculations that a question asks for. */
export const readCalculations = (question: string, places: PlaceIndex, today: Date): Calculation[] => {
  const text = question.slice(0, 2000)
  return askedFor(text, []).length === 0 ? [] : calculationsFor(text, readCase(text, places, today))
}

/** The calculations that a text asks for and a case gives a figure to. `wanted`: those that its intent has anyway. */
export const calculationsFor = (
  text: string,
  given: Case,
  wanted: readonly Calculation[] = [],
): Calculation[] => {
  const made = askedFor(text, wanted).filter((it) => WISHES[it].gives(given))
  // More deposit for less rent is no raise: 보증금 5천에 월세 100인데 1억으로 올리면 월세는?
  const [first, second] = given.leases
  const isTraded = made.includes('conversion') && first?.rent != null && second?.rent === null
  return made.filter((it) => it !== 'increase' || !isTraded)
}
