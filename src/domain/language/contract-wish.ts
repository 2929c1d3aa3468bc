import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { TransactionType } from '../property.ts'
import type { Wish } from '../reading/request.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'

type ContractWish = NonNullable<Wish['contract']>

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

/** Whose home it is, or that whoever asks lets or sells it. */
const OWN_HOME =
  /(?:우리|울|제|내|저희|본인|부모님|어머니|아버지|엄마|아빠|할머니|할아버지)\s?(?:가\s|이\s)?(?:소유(?:한|의)?\s|가진\s|명의(?:의|로\s된)?\s)?(?:집|아파트|오피스텔|빌라|원룸|투룸|주택|방)|(?:살고\s?있는|사는|살던|거주\s?중인|가지고\s?있는|보유한|소유한|소유하고\s?있는)\s?(?:집|아파트|오피스텔|빌라|원룸|주택|방)|(?:제|내)가\s?(?:집주인|임대인|매도인)|세\s?(?:를\s)?(?:놓|주려|줄\s?집)|\b(?:my|our)\s(?:own\s)?(?:home|house|flat|apartment|place|officetel|villa|studio)\b|\b(?:home|house|flat|apartment|place) (?:that )?(?:i|we) (?:own|live in|let)\b/i

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

export const readContractWish = (text: Prose, places: PlaceIndex, now: Date): ContractWish => {
  const said = textOf(text).slice(0, 2000)
  return {
    deals: [...dealsOf(said, places, now)],
    isRenewal: RENEWAL.test(said),
    isOwnHome: OWN_HOME.test(said),
    beyondHomes: BEYOND_HOMES.exec(said)?.[0].trim() ?? null,
  }
}
