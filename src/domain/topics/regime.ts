import type { RulingText } from '../rulings/find.ts'
import { speaksOfShop } from './topic.ts'

/** What a rule of another regime keeps of its score: one for shops where a home is meant, one for sales where a lease is. */
const OTHER_REGIME = 0.85

const LEASE =
  /전세|월세|반전세|임대|임차|세입자|세\s?들|보증금|집주인|건물주|jeonse|\blease|\brent|tenant|landlord/i
const SALE =
  /매매|매수|매도|매입|구입|분양|낙찰|샀|사려|사기로|살려고|집\s?사|팔|\bbuy|bought|\bsell|\bsold|purchas/i
const HOME = /집|주택|아파트|빌라|원룸|투룸|전세|살고|사는데|\bhome|apartment|\bflat\b|\bhouse|studio/i
const LESSOR = /건물주|임대인|월세|보증금|landlord|\brent/i

/** Whether a ruling belongs to a regime that a text does not speak of while it speaks of another one, and what it keeps of its score. */
export const regimeOf = (text: string): ((ruling: Pick<RulingText, 'field'>) => number) => {
  const isShop = speaksOfShop(text)
  const isLease = LEASE.test(text)
  const isSale = SALE.test(text)
  const others: Partial<Record<RulingText['field'], boolean>> = {
    shop: !isShop,
    lease: (isShop && !HOME.test(text)) || (isSale && !isLease),
    sale: isLease && !isSale,
    // Owners run a building together; what a tenant pays his landlord is between the two.
    building: isShop && LESSOR.test(text),
  }
  return ({ field }) => (others[field] === true ? OTHER_REGIME : 1)
}
