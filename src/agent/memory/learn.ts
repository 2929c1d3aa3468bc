import { readPasted } from '../../domain/contract/pasted.ts'
import type { AnalyzedIntent } from '../../domain/intent.ts'
import { readFigures } from '../../domain/language/case.ts'
import { NATIVE_ONES } from '../../domain/language/numeral.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { readPropertyQuery } from '../../domain/language/query.ts'
import { maskPersonalData } from '../../domain/personal-data.ts'
import type { LearnedPreference, PreferenceKey, Profile } from '../../domain/preference.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery, Range, TransactionType } from '../../domain/property.ts'
import type { Language } from '../../domain/run.ts'
import { CONDITION_WORDS, isBounded, writeEach } from './conditions.ts'
import { householdTold } from '../../domain/reading/household-told.ts'
import { inContext } from '../../domain/reading/merge.ts'
import type { Slot } from '../../domain/reading/request.ts'
import { readSigns } from '../../domain/reading/signs.ts'

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
const STATED_HOMES =
  /무주택(?:자|세대주)?|(?<![\d가-힣])([1-9])\s?주택(?:자|을?\s?(?:보유|소유))|집(?:이)?\s?(?:한|두|세)\s?채\s?(?:있|가지|보유)|집이\s?없|\bown (one|two|three|\d) (?:home|house|apartment|flat)s?\b|\b(?:own no home|don't own a home|no home yet|first-time buyer)\b/i
/** “저는 …”: the whole sentence is about its speaker. */
const OF_ONESELF =
  /(?<![가-힣])(?:저는|전|나는|난|제가|내가|우리는|우리가|저희는|저희가|제|우리|저희)\s|\b(?:i|we|my|our)\b/i
const MAX_READ = 2000
const MAX_PLACES = 3

export interface Told {
  /** The user's own words, and none of the conversation's. */
  text: string
  intent: Pick<AnalyzedIntent, 'intentType' | 'facets'>
  /** The question's conditions as it was understood: what an amount is of where the words do not say it. */
  understood: PropertyQuery | null
  known: Profile
  language: Language
  places: PlaceIndex
  now: Date
}

const clausesOf = (text: string): string[] =>
  text.split(/[!?\n;]+|\.(?![\d*])|,\s(?=\D)/).filter((part) => part.trim() !== '')

/** What is said of oneself: clauses about others and suppositions left out. */
const ownWords = (text: string): string =>
  clausesOf(text)
    .filter((clause) => !OTHERS.test(clause) && !SUPPOSED.test(clause))
    .join(', ')

/** A name that several places have says nothing of where somebody wants to live. */
const placesIn = ({ regionCodes }: PropertyQuery, places: PlaceIndex): string | null => {
  const regions = regionCodes.flatMap((code) => places.regions.get(code) ?? [])
  const names = new Set(regions.map((region) => region.name))
  return regions.length === 0 || regions.length > MAX_PLACES || names.size < regions.length
    ? null
    : regions.map((region) => region.fullName.trim()).join(', ')
}

const searched = ({
  text,
  understood,
  language,
  places,
  now,
}: Told): Partial<Record<PreferenceKey, string | null>> => {
  const words = CONDITION_WORDS[language]
  const read = readPropertyQuery(text, places, now)
  const said = understood === null ? read : inContext(read, text, understood)
  const deals =
    said.transactionTypes.length > 0 ? said.transactionTypes : (understood?.transactionTypes ?? [])
  const range = (of: Range | null) => (isBounded(of) ? words.range(of, words.money) : null)
  const only = (deal: TransactionType) => deals.length === 1 && deals[0] === deal
  const each = writeEach(
    { ...NO_CONDITIONS, propertyTypes: said.propertyTypes, exclusiveArea: said.exclusiveArea },
    language,
    places,
  )
  const rent = [
    ...(isBounded(said.deposit) ? [`${words.deposit} ${range(said.deposit)}`] : []),
    ...(isBounded(said.monthlyRent) ? [`${words.monthlyRent} ${range(said.monthlyRent)}`] : []),
  ].join(' ')
  const isNamed = /전세|월세|매매|매수|구매|구입|\b(?:jeonse|rent|sale|buy)/i.test(text)
  return {
    region: placesIn(said, places),
    transaction_type:
      isNamed && said.transactionTypes.length > 0
        ? said.transactionTypes.map((deal) => words.deals[deal]).join(', ')
        : null,
    property_type: each.propertyType ?? null,
    area: each.area ?? null,
    sale_budget: deals.includes('SALE') ? range(said.salePrice) : null,
    jeonse_budget: deals.includes('JEONSE') ? range(said.deposit) : null,
    rent_budget: only('RENT') && rent !== '' ? rent : null,
  }
}

const ENGLISH_ONES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, 1: 1, 2: 2, 3: 3 }

const homesIn = (text: string): string | null => {
  const found = STATED_HOMES.exec(text)
  if (found === null || RULE.test(text)) return null
  const counted = /집(?:이)?\s?(한|두|세)\s?채/.exec(found[0])?.[1]
  const count =
    found[1] === undefined
      ? (NATIVE_ONES[counted ?? ''] ?? ENGLISH_ONES[(found[2] ?? '').toLowerCase()])
      : Number(found[1])
  return count === undefined ? '무주택' : `${count}주택`
}

/** Sums of a person bound no home. */
const OF_PERSON: readonly Slot['name'][] = ['INCOME', 'OWN_MONEY', 'DEBT']
const withoutPerson = (text: string, slots: readonly Slot[]): string =>
  slots
    .filter(({ name }) => OF_PERSON.includes(name))
    .reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/**
 * What a question tells of its author, from their own words alone. What is searched for counts as a wish; income, homes and
 * household count in any question. Nothing is learned from a pasted contract, of other people, or from a supposition.
 */
export const learnFrom = (told: Told): LearnedPreference[] => {
  const raw = told.text.slice(0, MAX_READ)
  if (readPasted(raw) !== null) return []
  const own = ownWords(maskPersonalData(raw))
  if (own === '') return []
  const signs = readSigns(own)
  const isSearch =
    told.intent.intentType === 'PROPERTY_SEARCH' || told.intent.facets.includes('PROPERTY_SEARCH')
  // Pointing at something shown says nothing of what is wanted elsewhere.
  const points = signs.among || signs.ordinals.length > 0 || signs.that || signs.thatHome || signs.there
  const wishes = (isSearch && !points && signs.moves === null) || WISH.test(own)
  const { slots, ownMoney, ...figures } = readFigures(own, told.places, told.now)
  const { income, firstHome } = figures.case
  const { money } = CONDITION_WORDS[told.language]
  const ko = told.language === 'KO'
  const about = {
    household: householdTold(own, told.known.household),
    annual_income: income === null ? null : `${ko ? '연소득' : 'income'} ${money(income)}`,
    owned_homes: homesIn(own),
    first_home: firstHome && !RULE.test(own) ? (ko ? '생애 최초' : 'first home') : null,
    own_funds: ownMoney === null ? null : `${ko ? '보유 자금' : 'cash'} ${money(ownMoney)}`,
  } satisfies Partial<Record<PreferenceKey, string | null>>
  const tellsOfOneself = Object.values(about).some((value) => value !== null)
  const isStated = WISH.test(own) || OF_ONESELF.test(own) || tellsOfOneself
  return [
    ...preferences(
      wishes ? searched({ ...told, text: withoutPerson(own.normalize('NFC'), slots) }) : {},
      isStated,
    ),
    ...preferences(about, true),
  ]
}

const preferences = (
  values: Partial<Record<PreferenceKey, string | null>>,
  isStated: boolean,
): LearnedPreference[] =>
  Object.entries(values).flatMap(([key, value]): LearnedPreference[] =>
    value == null || value === ''
      ? []
      : [{ key: key as PreferenceKey, value: value.slice(0, 200), isStated }],
  )
