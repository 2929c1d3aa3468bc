import type { AnalyzedIntent } from '../../../domain/intent.ts'
import { calculationsFor } from '../../../domain/language/calculation.ts'
import { readRuleQuestions } from '../../../domain/language/rule-question.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { nearnessTo } from '../../../domain/loan-group.ts'
import { caseOf } from '../../case-of.ts'
import { handedOver } from '../../handed-over.ts'
import type { Question } from '../../reasoner/reasoner.ts'
import type { ToolName } from '../../tools/tool.ts'

/** Asks how a sum compares, or where prices are going. */
const ASKS_MARKET =
  /시세(?:보다|와|랑|에\s?비해|대비)|비싼|비싸|싼\s?(?:지|편|가)|적정|적당|괜찮은\s?(?:가격|금액)|overpriced|fair price|worth it|market/i
/** Looks for homes, and does not ask about one. */
const LOOKS_FOR = /찾아|매물|추천|보여\s?줘|\bfind\b|\bshow\b|listing/i
/** Asks how prices move; that needs no sum. */
const ASKS_TREND =
  /추이|추세|전망|오를|떨어질|오르고|내리고|trend|forecast|going (?:up|down)|will[^?]{0,30}(?:rise|fall|drop|go (?:up|down))/i
/** A lease or a purchase that may go wrong, and not one that has. */
const OF_DEAL =
  /전세|월세|임대|보증금|계약|근저당|신탁|압류|집주인|매매|매물|빌라|아파트|오피스텔|\b(?:jeonse|lease|rent|deposit|contract|mortgage)/i
/** Wants to know whether it is safe, or what makes it so; not how to look something up. */
const JUDGES =
  /안전|위험|괜찮|조심|주의|사기|깡통|돼\s*\?*$|되나|될까|해도|들어가도|safe|risk|danger|\bok(?:ay)?\b|careful|worr/i
const VICTIM = /당했|당한|당하면|피해자?|소송|고소|못\s?받았|못\s?받고|잠적|victim|been scammed|lost my/i
const OF_LEASE = /전세|월세|보증금|jeonse|rent/i
/** Buys a home with a tenant in it. */
const ASKS_GAP = /갭\s?투자|갭(?:이|은|만|으로)\s|(?:전세|세)\s?(?:를\s?)?(?:끼고|안고)|\bgap invest/i
/** Whose deposit is it that may be lost: a tenant's. */
const ASKS_SAFETY = /안전|위험|깡통|사기|리스크|떼이|떼일|safe|risk/i
/** Asks what there is to beware of, and nothing in particular. */
const ASKS_CHECKS =
  /주의|조심|알아\s?(?:야|둘)|체크|확인(?:할|해야)|유의|뭘\s?(?:봐야|보)|법적으로|should i (?:check|watch|know)|legally|beware|checklist/i

const asksMarket = (text: string, hasSum: boolean): boolean =>
  ASKS_TREND.test(text) || (hasSum && ASKS_MARKET.test(text))

/** Whether sums of the question bound a search for homes: “5억 이하 매물” is no price of one. */
export const looksForHomes = (text: string, { intentType, facets }: AnalyzedIntent): boolean =>
  [intentType, ...facets].includes('PROPERTY_SEARCH') && (LOOKS_FOR.test(text) || !ASKS_MARKET.test(text))

/** What the question asks to be worked out. */
export const chooseTools = (
  question: Pick<Question, 'query' | 'history' | 'now' | 'given' | 'followUp'>,
  intent: AnalyzedIntent,
  places: PlaceIndex,
): ToolName[] => {
  const wanted = [intent.intentType, ...intent.facets]
  const contract = wanted.includes('CONTRACT_REVIEW') && handedOver(question) !== null
  // The clauses of a contract are no question about money.
  if (contract) return ['contract']
  const text = question.query.slice(0, 2000)
  const isRisk = wanted.includes('RISK_ANALYSIS')
  const given = caseOf(question, places)
  const calculations = calculationsFor(text, given, isRisk ? ['jeonse'] : [])
  const searches = looksForHomes(text, intent)
  const isCombined = intent.intentType === 'COMPREHENSIVE' && !searches
  const hasSum = given.price !== null || given.deposits.length > 0
  const buys = given.price !== null
  const borrows =
    (calculations.includes('loan') && !searches) || (isCombined && wanted.includes('LOAN_CONSULT') && hasSum)
  const rules = searches ? [] : readRuleQuestions(text)
  const invests = ASKS_GAP.test(text) && buys && given.deposits.length > 0
  // An auction pays by the region; what the home is worth is another question.
  const isPaidFirst = rules.includes('priority') && !buys && !ASKS_SAFETY.test(text)
  // A loan for a deposit, and one that is asked for by name, is lent by terms of its own.
  const isMortgage = !OF_LEASE.test(text) && nearnessTo(text) === null
  const tools: ToolName[] = [
    ...calculations.filter((it) => it !== 'loan' && !(it === 'jeonse' && (invests || isPaidFirst))),
    ...(invests ? (['gap'] as const) : []),
    ...(isRisk &&
    !searches &&
    !hasSum &&
    rules.length === 0 &&
    OF_DEAL.test(text) &&
    JUDGES.test(text) &&
    !VICTIM.test(text)
      ? (['danger'] as const)
      : []),
    ...(rules.includes('priority') ? (['priority'] as const) : []),
    ...(rules.includes('guarantee') && !calculations.includes('jeonse') ? (['guarantee'] as const) : []),
    // With a price the limits are worked out for it.
    ...((rules.includes('limits') || (borrows && given.income !== null && isMortgage)) && !(borrows && hasSum)
      ? (['limits'] as const)
      : []),
    // What a home may be borrowed for is worked out; a lease is lent for by the terms of each product.
    ...(borrows && buys ? (['loan'] as const) : []),
    ...(borrows && hasSum ? (['lending'] as const) : []),
    ...(given.regionCode !== null && ((hasSum && isCombined) || (!searches && asksMarket(text, hasSum)))
      ? (['market'] as const)
      : []),
  ]
  const isAboutContract = hasSum || given.transactionTypes.length > 0
  // Whoever asks whether a deposit is safe is told what makes it so.
  const asksChecks = ASKS_CHECKS.test(text) && (isCombined || (tools.length > 0 && !searches))
  const checks = (isAboutContract && (asksChecks || tools.includes('jeonse'))) || tools.includes('danger')
  return [...new Set([...tools, ...(checks ? (['checks'] as const) : [])])]
}
