import { beginningOf } from '../../domain/prose.ts'
import type { Prose } from '../../domain/prose.ts'
import type { AnalyzedIntent, IntentType } from '../../domain/intent.ts'
import { lawPlace } from '../../domain/law/law.ts'
import type { LawHit } from '../../domain/law/search.ts'
import { name } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { AskName } from '../../domain/reading/asks.ts'
import { hasFigures } from '../../domain/reading/read-wish.ts'
import { lawAskedIn } from '../../domain/reading/subjects.ts'
import type { Request } from '../../domain/reading/request.ts'
import type { RulingText } from '../../domain/rulings/find.ts'
import { CLEAR_RULING } from '../../domain/topics/route.ts'
import type { LawRoute } from '../../domain/topics/route.ts'
import { lawAsked } from '../question.ts'
import type { Question } from '../question.ts'
import { requestOf } from '../request-of.ts'
import { lawEvidence } from './evidence/law.ts'
import { rulingsOf } from './evidence/ruling.ts'
import type { LawWish } from './look-up.ts'
import { defineSearch } from './search.ts'
import type { ToolContext } from './tool.ts'

const OF_LAW: readonly IntentType[] = ['LEGAL_CONSULT', 'RISK_ANALYSIS']
/** What has answers of law only where a ruling gives one: the articles near a question about money say nothing of it. */
const BY_RULING: readonly IntentType[] = ['LOAN_CONSULT']

const isOf = (
  { lawName, articleNumber }: LawHit,
  { law: of, article }: RulingText['articles'][number],
): boolean => lawName === of && articleNumber === article

/** Articles that are looked up, and that an answer may use. */
const HITS = 6
const ARTICLES = 5
const MAX_QUERY = 2_000

/** What there is to beware of, where nothing in particular is asked of the law. */
const IN_GENERAL = {
  lease: '주택 임대차 계약 보증금 대항력 확정일자 우선변제권',
  sale: '부동산 매매 계약 해제 계약금 소유권 이전등기 거래 신고',
} as const

/** What is to be known before a home is bought: words about a risk lead to what a tenant risks. */
const TO_BUY = '이 집을 사도 안전할까요? 매매 계약 전에 확인할 것'

/** Whether a home that was shown and is for sale is asked to be judged. */
const isOfPurchase = ({ wishes }: Request, { followUp }: Question): boolean =>
  followUp?.about === 'homes' &&
  followUp.shown?.transactionTypes.includes('SALE') === true &&
  wishes.some(({ need }) => need === 'RISK_ANALYSIS')

/** It supposes another case, and does not ask again what was asked of the one before with other figures. */
const supposes = ({ followUp }: Question): boolean =>
  followUp?.amendsCase === true && followUp.asks === undefined

/** What of a combined question is asked of the law, in its own words; null where that is all of it, or nothing in particular. */
const ofLaw = ({ wishes }: Request): Prose | null => {
  const own = lawAskedIn(wishes)
  return own.length === 0 || own.length === wishes.length ? null : own.join(' ')
}

/** In a combined question most words are about homes, and would find articles about homes and not about the deal. */
const lookedUp = (text: Prose, request: Request, intent: AnalyzedIntent): Prose => {
  const { wishes } = request
  const says = (name: AskName) => wishes.some(({ asks }) => asks.includes(name))
  if (intent.intentType !== 'COMPREHENSIVE') return text
  if (!says('checks')) return ofLaw(request) ?? text
  const deals = wishes.flatMap(({ home }) => home.transactionTypes)
  const leases = deals.some((type) => type !== 'SALE') || says('lease')
  return leases ? IN_GENERAL.lease : IN_GENERAL.sale
}

/**
 * Where words lead; those of a part that say too little by themselves lead where the whole does, and so where the whole is answered
 * by a ruling that is clear and surer than what a part alone would mean.
 */
const routeOf = async (
  part: Prose | null,
  whole: Prose,
  { deps: { ports }, signal }: ToolContext,
  before: readonly Prose[],
): Promise<LawRoute> => {
  const [own, all] = await Promise.all([
    part === null ? null : ports.lawRoute(part, signal),
    ports.lawRoute(whole, signal, before),
  ])
  if (own === null || (own.articles.length === 0 && own.ruling === null)) return all
  if (all.points.length > own.points.length) return all
  const sure = all.ruling?.confidence ?? 0
  return sure >= CLEAR_RULING && sure > (own.ruling?.confidence ?? 0) ? all : own
}

/**
 * What the question as it was asked is about comes first, where something more general is looked up; and the laws that it needs
 * and that are not held.
 */
const lookUp = async (
  { about, ...wish }: LawWish,
  context: ToolContext,
): Promise<{ hits: LawHit[]; route: LawRoute }> => {
  const { question, signal } = context
  const { ports } = context.deps
  const { text, before } = about === undefined ? lawAsked(question) : { text: about, before: [] }
  // What is looked up in general is of no question before.
  const isAsIs = before.length > 0 && wish.query === beginningOf(question.query, MAX_QUERY)
  const query = !isAsIs ? wish : { ...wish, query: text, before: [...before] }
  const whole = beginningOf(text, MAX_QUERY)
  const part = about === undefined ? ofLaw(requestOf(question, await ports.places())) : null
  const own = part ?? whole
  const routed = routeOf(part, whole, context, before)
  /** What governs the question in its own words, while something more general is looked up. */
  const governingOf = async (): Promise<LawHit[]> => {
    const isGeneral = query.query !== own && (await routed).articles.length > 0
    return isGeneral
      ? (await ports.searchLaw({ ...query, query: own }, signal)).filter(
          ({ settles }) => settles !== undefined,
        )
      : []
  }
  const [found, route, governing] = await Promise.all([ports.searchLaw(query, signal), routed, governingOf()])
  const isLost = found.length === 0 && part === query.query
  const hits = isLost ? await ports.searchLaw({ ...query, query: whole }, signal) : found
  const known = new Set(governing.map(({ articleId }) => articleId))
  return {
    hits: [...governing, ...hits.filter(({ articleId }) => !known.has(articleId))],
    route,
  }
}

export const law = defineSearch({
  id: 'search_law',
  title: 'tool.law',
  kind: 'legal',
  query: 'legal',
  source: 'legal_db',
  counted: { total: 'legal', summary: 'legalCount' },
  asks: ({ needs }) => needs.some((need) => OF_LAW.includes(need) || BY_RULING.includes(need)),
  plan: ({ text, request, intent, question }) => ({
    ...(isOfPurchase(request, question)
      ? { query: TO_BUY, about: TO_BUY }
      : { query: beginningOf(lookedUp(text, request, intent), MAX_QUERY) }),
    lawName: null,
    first: HITS,
    ...(![intent.intentType, ...intent.facets].some((it) => OF_LAW.includes(it)) && { onlyByRuling: true }),
  }),
  look: async (query, context) => {
    const { hits: found, route } = await lookUp(query, context)
    const { missing, ruling } = route
    // Where practice answers, articles that only share its words are no ground of it.
    const isPractice = ruling?.ruling.articles.length === 0 && ruling.confidence >= CLEAR_RULING
    const hits = isPractice ? found.filter(({ settles }) => settles !== undefined) : found
    if (query.onlyByRuling === true) {
      const says = (name: AskName): boolean => context.request.wishes.some(({ asks }) => asks.includes(name))
      // Of figures of one's own the products say what comes out.
      const isOfProducts = hasFigures(context.given) || context.given.income !== null || says('products')
      const isTold = !isOfProducts && (ruling?.confidence ?? 0) >= CLEAR_RULING
      const rulings = isTold ? rulingsOf(route, context.given, says('namedLoan') ? null : CLEAR_RULING) : []
      const rests = hits.filter((hit) => ruling?.ruling.articles.some((it) => isOf(hit, it)))
      const evidence =
        rulings.length === 0 ? [] : [...rests.map((hit) => lawEvidence(hit, 1, query.query)), ...rulings]
      return { evidence, count: evidence.length, gaps: [] }
    }
    const about = `${query.about ?? context.question.query} ${query.query}`
    return {
      evidence: [
        ...hits.slice(0, ARTICLES).map((hit) => lawEvidence(hit, 1, about)),
        // Where another case is supposed, what comes out of it is the answer, and no ruling near its words.
        ...rulingsOf(route, context.given, supposes(context.question) ? null : CLEAR_RULING),
      ],
      count: hits.length,
      gaps: [
        ...missing.map(({ lawName }) =>
          message('search.notHeld', { law: name(lawName), place: name(lawPlace(lawName)) }),
        ),
        ...(hits.length === 0 && missing.length === 0 && ruling === null ? [message('search.noLaw')] : []),
        ...(hits.some(({ isWordsOnly }) => isWordsOnly === true) ? [message('search.wordsOnly')] : []),
      ],
    }
  },
})
