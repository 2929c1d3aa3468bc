import type { AnalyzedIntent } from '../../domain/intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { nearnessTo } from '../../domain/loan-group.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { calculationsOf } from '../../domain/reading/calculations.ts'
import { readAsks } from '../../domain/reading/read-asks.ts'
import type { Question } from '../question.ts'
import { caseOf } from '../case-of.ts'
import { handedOver } from '../handed-over.ts'
import { tools } from './registry.ts'
import type { Asking, ToolName } from './tool.ts'

type Asked = Pick<Question, 'query' | 'history' | 'now' | 'given' | 'followUp'>

/** Whether sums of the question bound a search for homes: “5억 이하 매물” is no price of one. */
const isSearch = ({ intentType, facets }: AnalyzedIntent, said: readonly AskName[]): boolean =>
  [intentType, ...facets].includes('PROPERTY_SEARCH') && (said.includes('homes') || !said.includes('market'))

export const looksForHomes = (text: string, intent: AnalyzedIntent): boolean =>
  isSearch(intent, readAsks(text))

/** The question as tools are asked about it. */
const askingOf = (question: Asked, intent: AnalyzedIntent, places: PlaceIndex): Omit<Asking, 'chosen'> => {
  const said = readAsks(question.query)
  const given = caseOf(question, places)
  const needs = [intent.intentType, ...intent.facets]
  const searches = isSearch(intent, said)
  const hasSum = given.price !== null || given.deposits.length > 0
  // Whoever is at risk has asked how safe their deposit is.
  const wanted = needs.includes('RISK_ANALYSIS') ? [...new Set<AskName>(['jeonse', ...said])] : said
  const calculations = calculationsOf(wanted, given)
  const isCombined = intent.intentType === 'COMPREHENSIVE' && !searches
  return {
    given,
    needs,
    searches,
    isCombined,
    hasSum,
    borrows:
      (calculations.includes('loan') && !searches) ||
      (isCombined && needs.includes('LOAN_CONSULT') && hasSum),
    hasContract: needs.includes('CONTRACT_REVIEW') && handedOver(question) !== null,
    namesLoan: nearnessTo(question.query) !== null,
    says: (name) => said.includes(name),
    calculates: (name) => calculations.includes(name),
  }
}

/** What is to be worked out or explained: every tool says for itself whether it is asked for. */
export const chooseTools = (question: Asked, intent: AnalyzedIntent, places: PlaceIndex): ToolName[] => {
  const asking = askingOf(question, intent, places)
  const chosen: ToolName[] = []
  for (const tool of tools()) {
    if (!tool.asks({ ...asking, chosen })) continue
    // The clauses of a contract are no question about money.
    if (tool.isAlone) return [tool.id]
    chosen.push(tool.id)
  }
  return chosen
}
