import type { Assumption } from '../../domain/answer.ts'
import type { IntentType } from '../../domain/intent.ts'
import { readCalculations } from '../../domain/reading/calculations.ts'
import { readCase } from '../../domain/language/case.ts'
import { readIntent } from '../../domain/reading/intent/read-intent.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import type { PreferenceKey, Profile } from '../../domain/preference.ts'
import { dealsWanted, typesWanted } from '../../domain/property.ts'
import type { PropertyQuery } from '../../domain/property.ts'
import { isRelated } from '../../domain/region.ts'
import type { Language } from '../../domain/run.ts'
import { ANYWHERE } from '../supervisor/clarification/missing.ts'
import { unknownPlaces } from '../planning/unknown-places.ts'
import { MEMORY_WORDS } from './prompt.ts'

export interface Applying {
  text: string
  profile: Profile
  language: Language
  places: PlaceIndex
  now: Date
}

export interface Applied {
  /** The question with what is known of its author. */
  text: string
  assumptions: Assumption[]
}

/**
 * What a search leaves open. The conditions of a remembered search belong to its place: for another one they would leave
 * things out that nobody wants left out.
 */
const forSearch = (query: PropertyQuery, { text, profile, places, now }: Applying): PreferenceKey[] => {
  const there = profile.region === undefined ? [] : readPropertyQuery(profile.region, places, now).regionCodes
  const isOpen = query.regionCodes.length === 0
  if (isOpen && (there.length === 0 || ANYWHERE.test(text) || unknownPlaces(text, places, []).length > 0))
    return []
  if (!isOpen && !query.regionCodes.every((code) => isRelated(code, there))) return []
  const priced = query.salePrice ?? query.deposit ?? query.monthlyRent
  const deal = dealsWanted(query).length === 0 && priced === null ? profile.transaction_type : undefined
  const deals =
    deal === undefined ? query.transactionTypes : readPropertyQuery(deal, places, now).transactionTypes
  const [only, ...more] = deals
  const budget = { SALE: 'sale_budget', JEONSE: 'jeonse_budget', RENT: 'rent_budget' } as const
  return [
    ...(isOpen ? (['region'] as const) : []),
    ...(typesWanted(query).length === 0 ? (['property_type'] as const) : []),
    ...(deal === undefined ? [] : (['transaction_type'] as const)),
    ...(priced === null && only !== undefined && more.length === 0 ? [budget[only]] : []),
    ...(query.exclusiveArea === null ? (['area'] as const) : []),
  ]
}

const PERSONAL =
  /얼마|한도|가능|나와|나오|받을|받나|추천|맞는|나한테|저한테|\b(?:how much|can i|eligible|recommend)/i

/** What a calculation or a loan depends on and the question does not say. */
const forMoney = (intentType: IntentType, { text, places, now }: Applying): PreferenceKey[] => {
  const calculations = readCalculations(text, places, now)
  const lends = (intentType === 'LOAN_CONSULT' && PERSONAL.test(text)) || calculations.includes('loan')
  if (!lends && !calculations.includes('tax')) return []
  const given = readCase(text, places, now)
  return [
    ...(lends && given.income === null ? (['annual_income'] as const) : []),
    ...(given.ownedHomes === null ? (['owned_homes'] as const) : []),
    ...(lends && !given.firstHome && (given.ownedHomes ?? 0) === 0 ? (['first_home'] as const) : []),
    ...(lends ? (['household'] as const) : []),
  ]
}

const BUDGETS: Partial<Record<PreferenceKey, Record<Language, string>>> = {
  sale_budget: { KO: '매매가', EN: 'sale' },
  jeonse_budget: { KO: '전세', EN: 'jeonse' },
}

/**
 * A question with what is remembered of its author in the places that it leaves open; null where nothing is, or where it would
 * make another question of it. Whatever is put in is told.
 */
export const applyProfile = (applying: Applying): Applied | null => {
  const { text, profile, language, places, now } = applying
  if (Object.keys(profile).length === 0 || text.length > 500) return null
  const intent = readIntent(text, places)
  const query = readPropertyQuery(text, places, now)
  const isHomes = intent.intentType === 'PROPERTY_SEARCH'
  const isMarket = intent.intentType === 'MARKET_INQUIRY'
  const open = isHomes
    ? forSearch(query, applying)
    : isMarket
      ? forSearch(query, applying).filter((key) => key === 'region' && query.regionCodes.length === 0)
      : forMoney(intent.intentType, applying)
  const put = (keys: readonly PreferenceKey[]): string => {
    const phrases = keys.map((key) => [BUDGETS[key]?.[language], profile[key]].filter(Boolean).join(' '))
    // A deal that its budget names is said once.
    const said = phrases.filter(
      (phrase) => !phrases.some((other) => other !== phrase && other.startsWith(`${phrase} `)),
    )
    return language === 'KO' ? `${said.join(' ')} ${text}` : `${text} (${said.join(', ')})`
  }
  // What would make another question of it stays out.
  const fitting = open
    .filter((key) => profile[key] !== undefined)
    .reduce<PreferenceKey[]>((keys, key) => {
      const more = [...keys, key]
      return readIntent(put(more), places).intentType === intent.intentType ? more : keys
    }, [])
  return fitting.length === 0
    ? null
    : {
        text: put(fitting),
        assumptions: fitting.map((key) => ({
          name: MEMORY_WORDS[language].preferences[key],
          value: profile[key] ?? '',
          source: 'PROFILE',
        })),
      }
}

const SEARCH_KEYS = ['region', 'property_type', 'transaction_type'] as const

/** The search that is remembered, as a question; null where too little of one is. */
export const knownSearch = ({ profile, language }: Pick<Applying, 'profile' | 'language'>): string | null => {
  const known = SEARCH_KEYS.flatMap((key) => profile[key] ?? [])
  return profile.region === undefined || known.length < 2
    ? null
    : MEMORY_WORDS[language].listings(known.join(language === 'KO' ? ' ' : ', '))
}
