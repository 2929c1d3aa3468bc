import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { readPasted } from '../contract/pasted.ts'
import type { AnalyzedIntent } from '../intent.ts'
import { readFigures } from '../language/case.ts'
import type { PlaceIndex } from '../language/places.ts'
import { readPropertyQuery } from '../language/query.ts'
import { blanked } from '../language/span.ts'
import { maskPersonalData } from '../personal-data.ts'
import type { PropertyQuery, TransactionType } from '../property.ts'
import { householdTold } from './household-told.ts'
import { inContext } from './merge.ts'
import type { Slot } from './slot.ts'
import { readSigns } from './signs.ts'

/** Somebody else's case, or nobody's. */
const OTHERS =
  /친구|부모님(?!\s?(?:을|이랑|과|하고)?\s?(?:모시|같이|함께))|어머니|아버지|엄마|아빠|동생|누나|언니|오빠|지인|동료|집주인|임대인|매도인|세입자가|임차인이|누가|사람들|\b(?:my (?:friend|parents|brother|sister|landlord)|someone|people)\b/i
const SUPPOSED =
  /만약|가정하|라고\s?치|라면|이라면|다면|예를\s?들|경우(?:에|는|라면)?|보통|평균(?:적|이|은)|\b(?:if|suppose|hypothetical|for example|on average)\b/i
/** Rules for people, not people. */
const RULE = /요건|자격|기준|비과세|중과|세율|공제|특별\s?공급|규정|\b(?:eligib|requirement|rule|exempt)/i
/** What one wishes for, said in a question of any kind. */
const WISH =
  /살고\s?싶|원해|원하(?:는|고|거)|선호|좋아(?:해|하)|찾고\s?있|구하고\s?있|알아보고\s?있|이사\s?(?:하려|갈|가려|할)|기억해|예산(?:은|이|을|도)|\b(?:i(?:'m| am) looking|i (?:want|prefer|would like)|we (?:want|prefer)|my budget|remember)/i
const STATES_HOMES =
  /무주택(?:자|세대주)?|(?<![\d가-힣])([1-9])\s?주택(?:자|을?\s?(?:보유|소유))|집(?:이)?\s?(?:한|두|세)\s?채\s?(?:있|가지|보유)|집이\s?없|\bown (one|two|three|\d) (?:home|house|apartment|flat)s?\b|\b(?:own no home|don't own a home|no home yet|first-time buyer)\b/i
/** “저는 …”: the whole sentence is about its speaker. */
const OF_ONESELF =
  /(?<![가-힣])(?:저는|전|나는|난|제가|내가|우리는|우리가|저희는|저희가|제|우리|저희)\s|\b(?:i|we|my|our)\b/i
const NAMES_DEAL = /전세|월세|매매|매수|구매|구입|\b(?:jeonse|rent|sale|buy)/i
const MAX_READ = 2000

const clausesOf = (text: string): string[] =>
  text.split(/[!?\n;]+|\.(?![\d*])|,\s(?=\D)/).filter((part) => part.trim() !== '')

/** What is said of oneself: clauses about others and suppositions left out. */
const ownWords = (text: string): string =>
  clausesOf(text)
    .filter((clause) => !OTHERS.test(clause) && !SUPPOSED.test(clause))
    .join(', ')

/** Sums of a person bound no home. */
const OF_PERSON: readonly Slot['name'][] = ['INCOME', 'OWN_MONEY', 'DEBT']
const withoutPerson = (text: string, slots: readonly Slot[]): string =>
  blanked(
    text,
    slots.filter(({ name }) => OF_PERSON.includes(name)),
  )

/** What somebody says of themselves. Money in 만원; null: not said. */
export interface Oneself {
  /** Who the home is for, in a normal form, with what was known of it before. */
  household: string | null
  income: number | null
  ownedHomes: number | null
  firstHome: boolean
  ownMoney: number | null
  /** What they would have; null where they look for nothing. */
  wanted: { home: PropertyQuery; deals: TransactionType[]; namesDeal: boolean } | null
  /** They say that it is so of them; else it only shows in what they look for. */
  isStated: boolean
}

export interface Heard {
  intent: Pick<AnalyzedIntent, 'intentType' | 'facets'>
  /** The question's conditions as it was understood: what an amount is of where the words do not say it. */
  understood: PropertyQuery | null
  /** The household that is known already. */
  household: string | undefined
  places: PlaceIndex
  now: Date
}

const wantedIn = (text: string, { understood, places, now }: Heard): Oneself['wanted'] => {
  const read = readPropertyQuery(text, places, now)
  const home = understood === null ? read : inContext(read, text, understood)
  const { transactionTypes: deals } = home.transactionTypes.length > 0 ? home : (understood ?? home)
  return { home, deals, namesDeal: NAMES_DEAL.test(text) && home.transactionTypes.length > 0 }
}

/**
 * What a text tells of its author, from their own words alone; null: nothing. What is searched for counts as a wish; income,
 * homes and household count in any question. Nothing is read of a pasted contract, of other people, or of a supposition.
 */
export const readOneself = (text: Prose, heard: Heard): Oneself | null => {
  const raw = textOf(text).slice(0, MAX_READ)
  if (readPasted(raw) !== null) return null
  const own = ownWords(maskPersonalData(raw))
  if (own === '') return null
  const signs = readSigns(own)
  const { intentType, facets } = heard.intent
  const isSearch = intentType === 'PROPERTY_SEARCH' || facets.includes('PROPERTY_SEARCH')
  // Pointing at something shown says nothing of what is wanted elsewhere.
  const points = signs.among || signs.ordinals.length > 0 || signs.that || signs.thatHome || signs.there
  const wishes = (isSearch && !points && signs.moves === null) || WISH.test(own)
  const figures = readFigures(own, heard.places, heard.now)
  const isRule = RULE.test(own)
  const told = {
    household: householdTold(own, heard.household),
    income: figures.case.income,
    ownedHomes: STATES_HOMES.test(own) && !isRule ? (figures.case.ownedHomes ?? 0) : null,
    firstHome: figures.case.firstHome && !isRule,
    ownMoney: figures.ownMoney,
  }
  const tells = told.firstHome || Object.values(told).some((value) => value !== null && value !== false)
  return {
    ...told,
    wanted: wishes ? wantedIn(withoutPerson(own.normalize('NFC'), figures.slots), heard) : null,
    isStated: WISH.test(own) || OF_ONESELF.test(own) || tells,
  }
}
