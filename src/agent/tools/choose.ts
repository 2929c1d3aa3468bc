import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { askedOfNamed } from '../../domain/loan/group.ts'
import { hasFigures } from '../../domain/reading/read-wish.ts'
import { asksFigure } from '../../domain/reading/asks-before.ts'
import { askOf, isCalculation } from '../../domain/reading/asks.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { calculationsOf } from '../../domain/reading/calculations.ts'
import { ledBy } from '../../domain/topics/led.ts'
import { NO_ROUTE, routeOrNone } from '../../domain/topics/route.ts'
import type { AgentPorts } from '../ports.ts'
import { lawAsked } from '../question.ts'
import type { Question } from '../question.ts'
import { caseOf, requestOf, withRequest } from '../request-of.ts'
import { handedOver } from '../handed-over.ts'
import { noticeIn } from './notice.ts'
import { taxAsked } from './tax-inputs.ts'
import { calculationNamed, calculations as all } from './registry.ts'
import type { Asking, Choice, ToolName } from './tool.ts'

type Route = Parameters<typeof ledBy>[0]
type Asked = Pick<Question, 'query' | 'history' | 'now' | 'given' | 'followUp'>

/** Whether homes are looked for and no figures of one's own are given beside them: all its sums bound the homes. */
export const looksForHomes = (question: Asked, places: PlaceIndex): boolean => {
  const { wishes } = requestOf(question, places)
  const others = wishes.filter(({ act }) => act !== 'FIND')
  return others.length < wishes.length && !others.some((wish) => hasFigures(wish.case) || wish.share !== null)
}

/** What is asked for beside homes; of a question that asks for nothing else, all that it says. */
const asksOf = (question: Asked, places: PlaceIndex): AskName[] => {
  const { wishes } = requestOf(question, places)
  const others = wishes.filter(({ act }) => act !== 'FIND')
  return [...new Set((others.length > 0 ? others : wishes).flatMap(({ asks }) => asks))]
}

/** 복비는요? after a tax: another figure of the same case is asked for, and the tax was told. */
const asksBesideTax = (question: Asked, places: PlaceIndex): boolean =>
  question.followUp != null &&
  asksFigure(question.followUp.query) &&
  requestOf(question, places).wishes.every(
    // 복비 800 냈어 asks for none.
    ({ tax, asks }) => tax !== null && asks.some(isCalculation) && !asks.includes('tax'),
  )

/**
 * Whether what is asked for already takes all figures that the other is worked out by: what they are meant for is said, and no
 * ruling turns them to something else (월세 1000에 70을 전세로 바꾸면: no raise).
 */
const takesAllOf = (asked: AskName, other: AskName): boolean => {
  const [takes, taken] = [askOf(asked).takes, askOf(other).takes]
  return asked !== other && takes !== undefined && taken?.every((it) => takes.includes(it)) === true
}

/** What is asked of a loan, which whoever borrows nothing has none of. */
const OF_BORROWING: readonly AskName[] = ['loan', 'repayment', 'products', 'limits', 'ltv']

/** What is asked of a lease that runs: of a home that is only looked at there is none. */
const OF_TENANTS: readonly AskName[] = ['increase', 'conversion', 'conversionCap']

/** The question as tools are asked about it. */
const askingOf = (
  question: Asked,
  intent: AnalyzedIntent,
  places: PlaceIndex,
  route: Route,
): Omit<Asking, 'chosen'> => {
  const given = caseOf(question, places)
  const asked = asksOf(question, places)
  const own = asked.filter(
    (name) =>
      !(given.cash === true && OF_BORROWING.includes(name)) &&
      !(asked.includes('bargain') && given.home !== null && OF_TENANTS.includes(name)),
  )
  const made = calculationsOf(own, given)
  const led = ledBy(route, given).filter((name) => !made.some((it) => takesAllOf(it, name)))
  const needs = [intent.intentType, ...intent.facets]
  const searches = looksForHomes(question, places)
  // The bounds of a search are figures of no case.
  const said = searches ? own : [...new Set([...own, ...led])]
  const hasSum = given.price !== null || given.deposits.length > 0
  // Whoever is at risk has asked how safe their deposit is.
  const wanted = needs.includes('RISK_ANALYSIS') ? [...new Set<AskName>(['jeonse', ...said])] : said
  const calculations = calculationsOf(wanted, given)
  const named = askedOfNamed(question.query)
  const isCombined = intent.intentType === 'COMPREHENSIVE' && !searches
  return {
    given,
    ownMoney: requestOf(question, places).person.ownMoney,
    needs,
    searches,
    // Sums that bound a search are the price of no home: how safe they are, each of the homes tells by its own.
    ofFound: searches && wanted.includes('jeonse'),
    isCombined,
    hasSum,
    borrows:
      (calculations.includes('loan') && !searches) ||
      (isCombined && needs.includes('LOAN_CONSULT') && hasSum),
    mayBeHeld: named === 'OTHER' && (given.income !== null || given.ownedHomes !== null),
    hasContract: needs.includes('CONTRACT_REVIEW') && handedOver(question) !== null,
    namesLoan: named !== null,
    notice: noticeIn(requestOf(question, places)),
    tax: asksBesideTax(question, places)
      ? null
      : taxAsked(requestOf(question, places), given, calculations.includes('tax')),
    says: (name) => said.includes(name),
    calculates: (name) => calculations.includes(name),
  }
}

/** Below this a reading is wrong more often than right (`domain/reading/intent`, on folds): a question does less harm than a guess. */
const MIN_CONFIDENCE = 0.5

/** Whether a reading is sure enough to act on; what is to be worked out of given figures is clear. */
export const isClear = ({ intentType, confidence }: AnalyzedIntent, chosen: readonly ToolName[]): boolean =>
  intentType !== 'IRRELEVANT' &&
  intentType !== 'UNCLEAR' &&
  (confidence >= MIN_CONFIDENCE || chosen.some((id) => calculationNamed(id).isOfCase))

/**
 * What is to be worked out or explained: every tool says for itself whether it is asked for. `route`: where it is led; the ruling
 * that answers it has things worked out whatever its words are.
 */
export const chooseTools = (
  question: Asked,
  intent: AnalyzedIntent,
  places: PlaceIndex,
  route: Route = NO_ROUTE,
): Choice => {
  const chosen = chooseFor(question, intent, places, route)
  const { cases } = requestOf(question, places)
  if (chosen.tools.length > 0 || cases === undefined) return chosen
  // What the cases give one by one the question as a whole may not.
  const each = cases.flatMap(({ of }) => chooseFor(withRequest(question, of), intent, places, route).tools)
  return { ...chosen, tools: [...new Set(each)] }
}

const chooseFor = (question: Asked, intent: AnalyzedIntent, places: PlaceIndex, route: Route): Choice => {
  const asking = askingOf(question, intent, places, route)
  const { ofFound } = asking
  const chosen: ToolName[] = []
  // What was told of the case already is told again where it is asked for, and not because a ruling names it.
  const told = question.followUp?.worked ?? []
  const itself = told.length === 0 ? null : askingOf(question, intent, places, NO_ROUTE)
  for (const tool of all()) {
    if (!tool.asks({ ...asking, chosen })) continue
    if (itself !== null && told.includes(tool.id) && !tool.asks({ ...itself, chosen })) continue
    // The clauses of a contract are no question about money.
    if (tool.isAlone) return { tools: [tool.id], ofFound }
    chosen.push(tool.id)
  }
  return { tools: chosen, ofFound }
}

/** The same, with what the law that the question is led to has worked out. */
export const chooseByLaw = async (
  question: Question,
  intent: AnalyzedIntent,
  ports: Pick<AgentPorts, 'places' | 'lawRoute'>,
  signal: AbortSignal,
): Promise<Choice> => {
  const { text, before } = lawAsked(question)
  const [places, route] = await Promise.all([
    ports.places(),
    routeOrNone(ports.lawRoute(text, signal, before), signal),
  ])
  return chooseTools(question, intent, places, route)
}
