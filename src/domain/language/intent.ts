import { readPasted } from '../contract/pasted.ts'
import type { AnalyzedIntent, IntentType } from '../intent.ts'
import { askOf } from '../reading/asks.ts'
import { readCalculations } from '../reading/calculations.ts'
import { readEntities } from './entity.ts'
import { outlineWishes } from '../reading/wishes.ts'
import { compact } from './intent-clause.ts'
import { isElsewhere, weighDomain } from './intent-domain.ts'
import { rank, readNeeds } from './intent-score.ts'
import { extractKeywords } from './keywords.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'
import { anyOf, inReach, normalize } from './text.ts'
import { countConditions } from '../property.ts'
import type { PropertyQuery } from '../property.ts'

/** Below this no need has been put into words. */
const SAID = 2.4
/** Only whether a condition is there counts, not which years it means. */
const ANY_DAY = new Date(Date.UTC(2100, 0, 1))
/** From here the words belong to housing even where no noun says so: 원상복구 의무, 30년 빌리면 매달 얼마. */
const NAMED = 5

/** How sure a reading is that rests on the subject alone. */
const GUESSED = 0.5
/** How sure it is that a question is of another world, where it names one. */
const OF_ANOTHER_WORLD = 0.9

/** Characters in which wishes are looked for. */
const MAX_WISHES = 2000

interface Verdict {
  intentType: IntentType
  confidence: number
  facets: readonly IntentType[]
}

/** Which of the ten intents a question has. Deterministic; every step is a weighing of named signals. */
export const readIntent = (text: string, places: PlaceIndex): AnalyzedIntent => {
  const pasted = readPasted(text)
  if (pasted?.isWhole === true) return readIntentOfPasted(pasted.request, places)
  return readIntentOf(inReach(text), places)
}

const readIntentOf = (text: string, places: PlaceIndex): AnalyzedIntent => {
  const normal = normalize(text)
  const query = readPropertyQuery(text, places, ANY_DAY)
  const decided = decide(normal, query, places)
  const understood = isGuess(decided)
    ? (readByFigures(text, places) ?? decided)
    : (combineByFigures(decided, text, places) ?? decided)
  const reading = withOtherWishes(understood, text)
  return {
    intentType: reading.intentType,
    confidence: Math.round(reading.confidence * 100) / 100,
    keywords: extractKeywords(text),
    entities: readEntities(text, places, query),
    facets: [...reading.facets],
  }
}

/** Needs that a clause of its own may ask for beside homes. */
const BESIDE_HOMES = [
  'LOAN_CONSULT',
  'MARKET_INQUIRY',
  'LEGAL_CONSULT',
  'RISK_ANALYSIS',
  'CONTRACT_CREATION',
] as const

/** Homes are looked for, and a clause of its own asks for something else: 빌라 찾아주고 버팀목 대출 조건도 알려줘. */
const withOtherWishes = (found: Verdict, text: string): Verdict => {
  if (found.intentType !== 'PROPERTY_SEARCH') return found
  const wishes = outlineWishes(text.slice(0, MAX_WISHES), ['PROPERTY_SEARCH', ...BESIDE_HOMES])
  const needs = wishes.flatMap(({ need }) => need ?? [])
  const facets = [...new Set<IntentType>([...found.facets, ...needs])]
  return needs.includes('PROPERTY_SEARCH') && facets.length > 1
    ? { ...verdict('COMPREHENSIVE', 0.8), facets }
    : found
}

/** A reading that rests on no word of a need, or on no word at all. */
const isGuess = ({ intentType, confidence }: Verdict): boolean =>
  intentType === 'UNCLEAR' ||
  (intentType === 'LEGAL_CONSULT' && confidence <= GUESSED) ||
  (intentType === 'IRRELEVANT' && confidence < OF_ANOTHER_WORLD)

/** The needs of whoever gives the figures to what they ask to be worked out, the first first. */
const needsByFigures = (text: string, places: PlaceIndex): IntentType[] =>
  readCalculations(text, places, ANY_DAY).flatMap((name) => askOf(name).need ?? [])

/** A question with figures and a calculation to make is clear, though no need was put into words. */
const readByFigures = (text: string, places: PlaceIndex): Verdict | undefined => {
  const [need] = needsByFigures(text, places)
  return need && verdict(need, 0.6)
}

const OWN_MONEY = /(?:돈|현금|자금|목돈)[^?]{0,8}(?:얼마|필요)|how much (?:cash|money)/i

/** Risk and loan are needs of their own: whoever gives figures for both asks for both, whatever the rest of the sentence. */
const combineByFigures = (decided: Verdict, text: string, places: PlaceIndex): Verdict | undefined => {
  // A choice that says nothing of what is to be weighed but figures: 전세 2억, 월세는 2천에 80, 뭐가 나아?
  if (decided.intentType === 'COMPREHENSIVE' && decided.facets.length === 0) {
    const weighed = needsByFigures(text, places)
    return weighed.length === 0 ? undefined : { ...decided, facets: [...new Set(weighed)] }
  }
  const isOfMoney = decided.intentType === 'RISK_ANALYSIS' || decided.intentType === 'LOAN_CONSULT'
  // What a purchase takes of one's own hangs on what is lent for it.
  if (!isOfMoney && !(decided.intentType === 'LEGAL_CONSULT' && OWN_MONEY.test(text))) return undefined
  const needs = readCalculations(text, places, ANY_DAY).flatMap((name) =>
    name === 'jeonse' || name === 'loan' ? (askOf(name).need ?? []) : [],
  )
  const facets = [...new Set([decided.intentType, ...needs])]
  return facets.length > 1 ? { ...verdict('COMPREHENSIVE', 0.7), facets } : undefined
}

/** A pasted contract fills the whole question; its clauses must not outvote what is asked of it. */
const readIntentOfPasted = (request: string, places: PlaceIndex): AnalyzedIntent => {
  const asked = readIntent(request, places)
  if (asked.intentType === 'COMPREHENSIVE' && !asked.facets.includes('CONTRACT_REVIEW')) {
    return { ...asked, facets: ['CONTRACT_REVIEW', ...asked.facets] }
  }
  const isReview = asked.intentType === 'CONTRACT_REVIEW'
  return isReview || asked.intentType === 'COMPREHENSIVE'
    ? asked
    : { ...asked, ...verdict('CONTRACT_REVIEW', REVIEWED), facets: ['CONTRACT_REVIEW'] }
}

/** Whoever pastes a contract without a word wants to know what is in it. */
const REVIEWED = 0.8

/** Words in quotation marks are handed over, not asked. */
const QUOTED = /[“"][^“”"]{4,}[”"]|「[^「」]{4,}」|『[^『』]{4,}』/g

/** A phrase that ends in a home and asks nothing: 고양이 키울 수 있는 투룸, 신림동 원룸 월세 50 이하. */
const HEAD = anyOf(String.raw`
      (?:투룸|쓰리룸|아파트|빌라|원룸|오피스텔|다가구|주택|집|방|억|천|만|원|있나|있어|있음|없나|없음|있을까|전세|월세|매매|이하|이내|까지|미만|이상|정도|개|곳|데|근처|쪽|로|요|구|시|동|\d)[.!?~\sㄱ-ㅎㅏ-ㅣ]*$`)
/** Rooms are no filter yet, but they say what is looked for. */
const ROOMS = /투룸|쓰리룸|[1-4]룸|방\s?(?:\d|하나|두|세|한)\s?개?|bedroom/
/** A rule is asked for, or a price, though no noun of law or market says so. */
const RULE = anyOf(String.raw`
      기준  자격  요건  조건(?!에맞)  대상(?:인|이|은)  포함  수있나  수있어  수있는지  수있을까  되나요  되는지  인가요  해야하나  하나요  해도되  누가
      어떻게되  언제까지  \b(?:can|must|may|do) (?:i|my|the)\b`)
const COMPARES = /비교|\bcompar|\bversus\b|\bvs\b/
const LEVEL = /얼마|비싼|비싸|싼가|how much/
const VAGUE =
  /어떡|뭐부터|모르겠|어떻게해|어떻게든|어떻게하|어때|괜찮|좋을까|도와|상담|고민|있나요\?*$|help me|question/
const ASKING = anyOf(String.raw`
      어때  어떨  어떤가  괜찮  그렇죠  어떻게  어떡  될까  좋을까  나을까  해야  인데  잖아  꿈  고민  상담  관련  how about  what about
      question  help`)

const decide = (normal: string, query: PropertyQuery, places: PlaceIndex): Verdict => {
  const tight = compact(normal)
  const conditions =
    countConditions(query) +
    Number(query.regionCodes.length > 0) +
    Number(query.includesNearbyFacilities) +
    Number(ROOMS.test(normal))
  const described = conditions + Number(query.unrecognized.length > 0)
  const domain = weighDomain(tight, normal)
  const { scores, needs, decision } = readNeeds(normal.replace(QUOTED, ' '))
  // A place, a kind and a price are a search even without a verb.
  const weighed = { ...scores, PROPERTY_SEARCH: scores.PROPERTY_SEARCH + Math.min(conditions, 4) * 0.7 }
  const [first, second] = rank(weighed)
  const strongest = first?.[1] ?? 0
  const homely = query.regionCodes.length + query.propertyTypes.length > 0
  const spoken =
    domain.elsewhere === 0 ? strongest >= NAMED || (homely && strongest >= SAID) : conditions >= 3 && homely
  if (isElsewhere(domain) && !spoken)
    return verdict('IRRELEVANT', domain.elsewhere > 0 ? OF_ANOTHER_WORLD : 0.75)
  if (needs.length > 1 || decision) {
    const facets =
      needs.length > 1 ? needs : rank(scores).flatMap(([need, value]) => (value > 0 ? [need] : []))
    return { ...verdict('COMPREHENSIVE', needs.length > 1 ? 0.85 : 0.7), facets: facets.slice(0, 4) }
  }
  if (!first || strongest < SAID) {
    const { housing } = domain
    if (housing > 0 && RULE.test(tight) && !VAGUE.test(tight)) return verdict('LEGAL_CONSULT', GUESSED)
    if (homely && (LEVEL.test(tight) || COMPARES.test(normal))) return verdict('MARKET_INQUIRY', 0.5)
    const listed =
      described >= 2 &&
      (query.order != null || HEAD.test(normal) || endsInPlace(normal, places)) &&
      !ASKING.test(normal) &&
      !domain.pointing
    return listed ? verdict('PROPERTY_SEARCH', 0.65) : verdict('UNCLEAR', 0.5)
  }
  const [need, value] = first
  const vague = domain.pointing && ASKING.test(normal) && value < NAMED
  if (need === 'PROPERTY_SEARCH' && (described === 0 || vague || (conditions === 0 && VAGUE.test(tight))))
    return verdict('UNCLEAR', 0.6)
  const margin = (value - (second?.[1] ?? 0)) / value
  return verdict(need, 0.5 + 0.48 * margin * Math.min(1, value / 5))
}

const endsInPlace = (normal: string, places: PlaceIndex): boolean =>
  places.names.has(/[가-힣]+(?=[.!?~\s]*$)/.exec(normal)?.[0] ?? '')

const verdict = (intentType: IntentType, confidence: number): Verdict => ({
  intentType,
  confidence,
  facets: [intentType],
})
