import type { TransactionType } from '../property.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'

/** What somebody who wants a contract written says of it. */
export interface ContractWish {
  /** The deals that it may be about; empty where it may be any. */
  deals: TransactionType[]
  /** A lease that goes on: its home is lived in and stands in no listing. */
  isRenewal: boolean
  /** In the writer's own words, a contract for which there is no template; null for homes. */
  beyondHomes: string | null
}

const LEASES: readonly TransactionType[] = ['JEONSE', 'RENT']

/** The contract's own name goes before what else is said of the home (전세 낀 집의 매매계약서); the narrowest comes first. */
const NAMES: readonly (readonly [RegExp, readonly TransactionType[]])[] = [
  [
    /매매\s?계약|매도\s?계약|\b(?:sales?|purchase|selling|buying)\s(?:contract|agreement)|\bcontract (?:of|for) (?:the )?(?:sale|purchase)/i,
    ['SALE'],
  ],
  [/전월세\s?(?:임대차\s?)?계약/, LEASES],
  [
    /(?:월세|반전세)\s?(?:임대차\s?)?계약|\bmonthly rent(?:al)?\s(?:lease\s)?(?:contract|agreement)/i,
    ['RENT'],
  ],
  [/전세\s?(?:임대차\s?)?계약|\bjeonse\s(?:lease\s)?(?:contract|agreement)/i, ['JEONSE']],
]
const LEASE_NAME = /임대차\s?계약|\b(?:lease|rental|tenancy)\b/i

/** Who lets or sells says so where no deal is named (세입자랑 쓸 계약서, 집 팔 건데). */
const LEASE_WORDS = /임대|임차|세입자|집주인|\btenan|\blandlord|\blet(?:ting)?\b|\brent/i
const SALE_WORDS = /매수|매도|매입|분양권|팔\s?(?:거|건|려|고|게|아|았)|구입|\b(?:sell|sale|buy|purchase)/i

const RENEWAL = /재계약|갱신|증액|연장\s?계약|계약\s?연장|\brenew|\bextension of (?:the )?lease/i

const BEYOND_HOMES =
  /(?:상가|점포|가게|사무실|공장|창고|토지|임야|농지|대지)\s?(?:의\s?)?(?:임대차|임대|매매|월세|전세)?\s?계약서?|전대차\s?계약서?|가계약서?|분양\s?계약서?|권리금\s?계약서?|근로\s?계약서?|용역\s?계약서?|\b(?:lease|contract|agreement) (?:for|of) (?:an? |my |the )?(?:shop|store|office|warehouse|factory|land)\b|\b(?:shop|store|office|commercial|land|warehouse|sublease|employment)\b[^.]{0,20}\b(?:lease|contract|agreement)/i

const dealsOf = (said: string, places: PlaceIndex, now: Date): readonly TransactionType[] => {
  const named = NAMES.find(([pattern]) => pattern.test(said))?.[1]
  if (named) return named
  const { transactionTypes } = readPropertyQuery(said, places, now)
  if (LEASE_NAME.test(said)) {
    const leases = transactionTypes.filter((type) => type !== 'SALE')
    return leases.length > 0 ? leases : LEASES
  }
  if (transactionTypes.length > 0) return transactionTypes
  return LEASE_WORDS.test(said) ? LEASES : SALE_WORDS.test(said) ? ['SALE'] : []
}

export const readContractWish = (text: string, places: PlaceIndex, now: Date): ContractWish => {
  const said = text.slice(0, 2000)
  return {
    deals: [...dealsOf(said, places, now)],
    isRenewal: RENEWAL.test(said),
    beyondHomes: BEYOND_HOMES.exec(said)?.[0].trim() ?? null,
  }
}
