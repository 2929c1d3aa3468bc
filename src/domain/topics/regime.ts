import { premisesIn } from '../reading/lease-facts.ts'
import { readTax } from '../reading/tax.ts'
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

const isGiven = (text: string): boolean => {
  const cause = readTax(text)?.cause
  return cause === 'GIFT' || cause === 'INHERITANCE'
}

/** 상가 말고, 등록임대 아님: what somebody says that it is not. */
const DENIED =
  /[가-힣]{2,12}(?:은|는|이|가|도)?\s?(?:아님|아니야|아니에요|아녜요|아닙니다|아니고|아닌데|아니라|말고)(?![가-힣])|\bnot (?:an? )?[a-z]{3,20}(?= but\b|[,.]|$)/gi
export const withoutDenied = (text: string): string => text.replaceAll(DENIED, ' ')

/**
 * Whether a ruling belongs to a regime that a text does not speak of while it speaks of another one, and what it keeps of its score.
 * `before`: what it goes on from, oldest first. Of shop and home the one that was said last is meant.
 */
export const regimeOf = (
  text: string,
  before: readonly string[] = [],
): ((ruling: Pick<RulingText, 'field'>) => number) => {
  const said = [...before, text].map(withoutDenied)
  const last = said.findLast((it) => speaksOfShop(it) || HOME.test(it) || premisesIn(it) !== null) ?? ''
  const whole = said.join('\n')
  const premises = premisesIn(last)
  const isShop = speaksOfShop(last) || premises === 'SHOP'
  // “국밥집”: a word of a shop is none of a home.
  const isHome = premises !== 'SHOP' && HOME.test(last)
  const isLease = LEASE.test(whole)
  const isSale = SALE.test(whole)
  const others: Partial<Record<RulingText['field'], boolean>> = {
    shop: !isShop,
    lease: (isShop && !isHome) || (isSale && !isLease),
    // Nobody sells what is given or left.
    sale: (isLease && !isSale) || (!isSale && isGiven(whole)),
    // Owners run a building together; what a tenant pays his landlord is between the two.
    building: isShop && LESSOR.test(whole),
  }
  return ({ field }) => (others[field] === true ? OTHER_REGIME : 1)
}
