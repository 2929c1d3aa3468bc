import { money, name, term } from '../../domain/message/arg.ts'
import { formatArg, wordsIn } from '../../domain/message/say.ts'
import type { Prose } from '../../domain/prose.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import type { LearnedPreference, PreferenceKey, Profile } from '../../domain/preference.ts'
import { NO_CONDITIONS } from '../../domain/property.ts'
import type { PropertyQuery, Range, TransactionType } from '../../domain/property.ts'
import { readOneself } from '../../domain/reading/oneself.ts'
import type { Heard, Oneself } from '../../domain/reading/oneself.ts'
import type { Language } from '../../domain/run.ts'
import { writeEach, writePrices } from '../../domain/language/conditions.ts'
import { isBounded } from '../../domain/language/finer-words.ts'

const MAX_PLACES = 3

export interface Told extends Omit<Heard, 'household'> {
  /** The user's own words, and none of the conversation's. */
  text: Prose
  known: Profile
  language: Language
}

type Values = Partial<Record<PreferenceKey, string | null>>

/** A name that several places have says nothing of where somebody wants to live. */
const placesIn = ({ regionCodes }: PropertyQuery, places: PlaceIndex): string | null => {
  const regions = regionCodes.flatMap((code) => places.regions.get(code) ?? [])
  const names = new Set(regions.map((region) => region.name))
  return regions.length === 0 || regions.length > MAX_PLACES || names.size < regions.length
    ? null
    : regions.map((region) => region.fullName.trim()).join(', ')
}

const searched = (
  { home, deals, namesDeal }: NonNullable<Oneself['wanted']>,
  { language, places }: Told,
): Values => {
  const words = wordsIn(language)
  const range = (of: Range | null) => (isBounded(of) ? writePrices(of, language) : null)
  const only = (deal: TransactionType) => deals.length === 1 && deals[0] === deal
  const { propertyTypes, exclusiveArea } = home
  const each = writeEach({ ...NO_CONDITIONS, propertyTypes, exclusiveArea }, language, places)
  const rent = (['deposit', 'monthlyRent'] as const)
    .flatMap((of) =>
      isBounded(home[of]) ? [words(`condition.${of}`, { bound: name(writePrices(home[of], language)) })] : [],
    )
    .join(' ')
  return {
    region: placesIn(home, places),
    transaction_type: namesDeal
      ? home.transactionTypes.map((deal) => formatArg(term(`deal.${deal}`), language)).join(', ')
      : null,
    property_type: each.propertyType ?? null,
    area: each.area ?? null,
    sale_budget: deals.includes('SALE') ? range(home.salePrice) : null,
    jeonse_budget: deals.includes('JEONSE') ? range(home.deposit) : null,
    rent_budget: only('RENT') && rent !== '' ? rent : null,
  }
}

const aboutOneself = (told: Oneself, language: Language): Values => {
  const words = wordsIn(language)
  const sum = (amount: number): string => formatArg(money(amount), language)
  return {
    household: told.household,
    annual_income: told.income === null ? null : `${words('memory.oneself.income')} ${sum(told.income)}`,
    owned_homes:
      told.ownedHomes === null ? null : told.ownedHomes === 0 ? '무주택' : `${told.ownedHomes}주택`,
    first_home: told.firstHome ? words('memory.oneself.firstHome') : null,
    own_funds: told.ownMoney === null ? null : `${words('memory.oneself.ownMoney')} ${sum(told.ownMoney)}`,
  }
}

/** What a question tells of its author, as it is kept. */
export const learnFrom = (told: Told): LearnedPreference[] => {
  const read = readOneself(told.text, { ...told, household: told.known.household })
  if (read === null) return []
  return [
    ...preferences(read.wanted === null ? {} : searched(read.wanted, told), read.isStated),
    ...preferences(aboutOneself(read, told.language), true),
  ]
}

const preferences = (values: Values, isStated: boolean): LearnedPreference[] =>
  Object.entries(values).flatMap(([key, value]): LearnedPreference[] =>
    value == null || value === ''
      ? []
      : [{ key: key as PreferenceKey, value: value.slice(0, 200), isStated }],
  )
