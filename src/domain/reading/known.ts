import { readCase } from '../language/case.ts'
import { readTraits } from '../language/household.ts'
import { readPropertyQuery } from '../language/query.ts'
import type { PreferenceKey, Profile } from '../preference.ts'
import { dealsWanted, typesWanted } from '../property.ts'
import type { PropertyQuery, TransactionType } from '../property.ts'
import { isRelated } from '../region.ts'
import { withSaid } from '../said-later.ts'
import { calculationsOf } from './calculations.ts'
import type { World } from './read-wish.ts'
import type { Request, Wish } from './request.ts'

const BUDGET = { SALE: 'sale_budget', JEONSE: 'jeonse_budget', RENT: 'rent_budget' } as const
const NAMED: Record<TransactionType, string> = { SALE: '매매', JEONSE: '전세', RENT: '' }

/** What is known, read back. A budget is of its deal. */
const readKnown = (profile: Profile, { places, now }: World) => {
  const home = (value: string | undefined) => readPropertyQuery(value ?? '', places, now)
  const money = (['annual_income', 'owned_homes', 'first_home'] as const).flatMap((key) => profile[key] ?? [])
  return {
    regionCodes: home(profile.region).regionCodes,
    propertyTypes: home(profile.property_type).propertyTypes,
    transactionTypes: home(profile.transaction_type).transactionTypes,
    area: home(profile.area).exclusiveArea,
    budget: (deal: TransactionType) => home(`${NAMED[deal]} ${profile[BUDGET[deal]] ?? ''}`),
    case: readCase(money.join(', '), places, now),
    household: readTraits(profile.household ?? ''),
  }
}
type Known = ReturnType<typeof readKnown>

/**
 * What a search leaves open. The conditions of a remembered search belong to its place: for another one they would leave
 * things out that nobody wants left out.
 */
const openInSearch = (query: PropertyQuery, { where }: Request, known: Known): PreferenceKey[] => {
  const isOpen = query.regionCodes.length === 0
  if (isOpen && (known.regionCodes.length === 0 || where.anywhere || where.unknown.length > 0)) return []
  if (!isOpen && !query.regionCodes.every((code) => isRelated(code, known.regionCodes))) return []
  const priced = query.salePrice ?? query.deposit ?? query.monthlyRent
  const isDealOpen = dealsWanted(query).length === 0 && priced === null
  const [only, ...more] = isDealOpen ? known.transactionTypes : query.transactionTypes
  return [
    ...(isOpen ? (['region'] as const) : []),
    ...(typesWanted(query).length === 0 ? (['property_type'] as const) : []),
    ...(isDealOpen ? (['transaction_type'] as const) : []),
    ...(priced === null && only !== undefined && more.length === 0 ? [BUDGET[only]] : []),
    ...(query.exclusiveArea === null ? (['area'] as const) : []),
  ]
}

/** What a calculation or a loan depends on and the question does not say. */
const openInMoney = ({ need, asks, case: given }: Wish): PreferenceKey[] => {
  const calculations = calculationsOf(asks, given)
  const lends = (need === 'LOAN_CONSULT' && asks.includes('personal')) || calculations.includes('loan')
  if (!lends && !calculations.includes('tax')) return []
  return [
    ...(lends && given.income === null ? (['annual_income'] as const) : []),
    ...(given.ownedHomes === null ? (['owned_homes'] as const) : []),
    ...(lends && !given.firstHome && (given.ownedHomes ?? 0) === 0 ? (['first_home'] as const) : []),
    ...(lends ? (['household'] as const) : []),
  ]
}

const openIn = (wish: Wish, request: Request, known: Known): PreferenceKey[] => {
  if (wish.act === 'FIND') return openInSearch(wish.home, request, known)
  if (wish.act === 'PRICE' || wish.act === 'COMPARE')
    return openInSearch(wish.home, request, known).filter((key) => key === 'region')
  return openInMoney(wish)
}

const withHome = (home: PropertyQuery, keys: readonly PreferenceKey[], known: Known): PropertyQuery => {
  const transactionTypes = keys.includes('transaction_type') ? known.transactionTypes : home.transactionTypes
  const [deal] = transactionTypes
  const budget = deal !== undefined && keys.includes(BUDGET[deal]) ? known.budget(deal) : home
  return {
    ...home,
    regionCodes: keys.includes('region') ? known.regionCodes : home.regionCodes,
    propertyTypes: keys.includes('property_type') ? known.propertyTypes : home.propertyTypes,
    transactionTypes,
    salePrice: budget.salePrice,
    deposit: budget.deposit,
    monthlyRent: budget.monthlyRent,
    exclusiveArea: keys.includes('area') ? known.area : home.exclusiveArea,
  }
}

/** A request with what is known of its author where it leaves that open, and which of it; null where nothing is put in. */
export const amendByProfile = (
  request: Request,
  profile: Profile,
  world: World,
): { request: Request; keys: PreferenceKey[] } | null => {
  const known = readKnown(profile, world)
  const used = new Set<PreferenceKey>()
  const wishes = request.wishes.map((wish): Wish => {
    const keys = openIn(wish, request, known).filter((key) => profile[key] !== undefined)
    for (const key of keys) used.add(key)
    const { case: given } = wish
    const has = (key: PreferenceKey) => keys.includes(key)
    return {
      ...wish,
      home: withHome(wish.home, keys, known),
      case: {
        ...given,
        income: has('annual_income') ? known.case.income : given.income,
        ownedHomes: has('owned_homes') ? known.case.ownedHomes : given.ownedHomes,
        firstHome: given.firstHome || (has('first_home') && known.case.firstHome),
      },
    }
  })
  if (used.size === 0) return null
  const { person } = request
  const told = {
    ...(used.has('household') && known.household),
    income: person.income ?? (used.has('annual_income') ? known.case.income : null),
  }
  return {
    keys: [...used],
    request: {
      ...request,
      wishes,
      person: withSaid({ ...person, ...told }, person),
      taken: request.taken.filter((it) => it !== 'DEAL' || !used.has('transaction_type')),
    },
  }
}
