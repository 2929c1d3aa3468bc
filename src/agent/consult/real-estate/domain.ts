import { beginningOf } from '../../../domain/prose.ts'
import { caseOfRequest } from '../../../domain/reading/case-of.ts'
import { readRequest } from '../../../domain/reading/read.ts'
import { ownWords } from '../../../domain/message/say.ts'
import { detectLanguage } from '../../../domain/language/language.ts'
import type { LawHit } from '../../../domain/law/search.ts'
import type { Language } from '../../../domain/run.ts'
import type { AgentPorts } from '../../ports.ts'
import type { Corpus, FoundDocument } from '../corpus.ts'
import type { ConsultDomain, SlotDefinition, Slots } from '../domain.ts'
import { learnFrom } from '../../memory/learn.ts'
import { slotsOf } from '../slots.ts'
import { rulingsOf } from '../../tools/evidence/ruling.ts'
import { leastToAnswer, withTopics } from '../../../domain/topics/intent.ts'
import { routeOrNone } from '../../../domain/topics/route.ts'
import { slotsOfPreferences } from './preferences.ts'
import { calculation } from './calculation.ts'
import { readCircumstances } from '../../../domain/reading/circumstances.ts'
import { decisiveWords, soundsLikeHousing } from '../../../domain/reading/law-words.ts'
import { realEstateWords, SYSTEM_PROMPT } from './words.ts'

export const REAL_ESTATE = 'real_estate'

const SLOTS: readonly SlotDefinition[] = [
  { name: 'household', label: { ko: '가구', en: 'household' } },
  { name: 'region', label: { ko: '지역', en: 'region' } },
  { name: 'budget', label: { ko: '예산', en: 'budget' } },
  { name: 'property', label: { ko: '주택 유형', en: 'kind of home' } },
  { name: 'contract', label: { ko: '계약', en: 'contract' } },
  { name: 'finance', label: { ko: '소득과 대출', en: 'income and loans' } },
]

/** A person has one budget and looks in one place at a time; the rest adds up. */
const SINGLE = new Set(['budget', 'region', 'property', 'contract'])

const foundOf = (hit: LawHit): FoundDocument => ({
  id: hit.articleId,
  label: `${hit.lawName} ${hit.articleNumber}`,
  title: hit.title,
  content: hit.content,
  effectiveDate: hit.effectiveDate,
  isDigest: hit.isDigest,
  source: { kind: 'LAW', id: hit.articleId, label: `${hit.lawName} ${hit.articleNumber}` },
  score: hit.score,
  snippet: hit.snippet,
  match: hit.match ?? null,
  ...(hit.isWordsOnly === true && { isWordsOnly: true }),
})

const lawCorpus = (ports: AgentPorts): Corpus => ({
  state: (signal) => ports.consult.lawCorpus(signal),
  search: async (query, first, signal) =>
    (await ports.searchLaw({ query: beginningOf(query, 2000), first }, signal)).map(foundOf),
  read: (ids, signal) => ports.consult.readArticles(ids, signal),
})

const joinSlots = (a: Slots, b: Slots): Slots =>
  Object.fromEntries(
    SLOTS.flatMap(({ name }) => {
      const values = [...new Set([...(a[name] ?? []), ...(b[name] ?? [])])]
      return values.length > 0 ? [[name, values]] : []
    }),
  )

const summarize = (slots: Slots, language: Language): string =>
  SLOTS.flatMap(({ name, label }) => {
    const values = slots[name] ?? []
    return values.length > 0 ? [`${ownWords(label, language)}: ${values.join(', ')}`] : []
  }).join(' · ')

/**
 * Questions that no statute answers match few of their words, and what sounds like housing needs fewer. On the development
 * set a question with an answer matches 2 at least; of forty questions about other things the most is 2 as well.
 */
const LEAST_MATCH = 1.4
const LEAST_MATCH_OFF_TOPIC = 2.1

/** Real estate: Korean statutes on leases, sales, brokerage and taxes of homes. */
export const realEstate = (ports: AgentPorts): ConsultDomain => ({
  name: REAL_ESTATE,
  slots: SLOTS,
  keepsAll: (slot) => !SINGLE.has(slot),
  readSlots: async (text) => {
    const places = await ports.places()
    const now = ports.now()
    const language = detectLanguage(text) === 'en' ? 'EN' : 'KO'
    const told = {
      text,
      intent: readRequest(text, { places, now }).intent,
      understood: null,
      known: {},
      language,
      places,
      now,
    } as const
    // What is remembered of a question is known in it as well.
    const learnt = slotsOfPreferences(learnFrom(told).map((item) => ({ ...item, messageId: null })))
    return joinSlots(slotsOf(learnt), readCircumstances(text, places, now))
  },
  summarizeProfile: summarize,
  systemPrompt: () => SYSTEM_PROMPT,
  readIntent: async (text, signal) => {
    const [places, route] = await Promise.all([
      ports.places(),
      routeOrNone(ports.lawRoute(text, signal), signal),
    ])
    return withTopics(readRequest(text, { places, now: ports.now() }).intent, route)
  },
  decisiveWords,
  outOfScope: async (text, signal) => {
    const { isBeyond, missing } = await ports.lawRoute(text, signal)
    const [law] = missing
    return isBeyond && law !== undefined ? { governedBy: law.lawName } : null
  },
  prepared: async (text, intent, signal) => {
    const [places, route] = await Promise.all([
      ports.places(),
      routeOrNone(ports.lawRoute(text, signal), signal),
    ])
    const given = caseOfRequest(readRequest(text, { places, now: ports.now() }))
    const least = intent === null ? 0 : leastToAnswer(intent)
    return (route.ruling?.confidence ?? 0) < least ? [] : rulingsOf(route, given)
  },
  leastMatch: ({ intentType }, query) =>
    intentType === 'IRRELEVANT' && !soundsLikeHousing(query) ? LEAST_MATCH_OFF_TOPIC : LEAST_MATCH,
  answersTo: 'LEGAL_CONSULT',
  evidenceKind: 'legal',
  words: realEstateWords,
  corpus: lawCorpus(ports),
  calculation: calculation(ports),
})
