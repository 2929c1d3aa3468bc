import type { Contract } from '../contract.ts'
import { readWon } from '../won.ts'

const TO = /^정?(?:으로|까지)/
const FROM = /(?<=[원만억정])에서(?=[\d일이삼사오육칠팔구십백천])/
const OF_DEPOSIT = /보증금|전세금/

/**
 * By how many percent a clause lets rent or deposit rise that names amounts: “55만원에서 65만원으로”, “65만원으로
 * 올린다”, “10만원씩 올린다”. `up` is what follows an amount that is added. Infinity where a rise is named and not what it is added to, null where none is.
 */
export const riseIn = (plain: string, { facts }: Contract, up: RegExp): number | null => {
  const stated = OF_DEPOSIT.test(plain) ? facts.deposit : facts.monthlyRent
  // Read apart: together they would be one range, as in “3억에서 5억 사이”.
  const cut = plain.search(FROM)
  const after = cut < 0 ? plain : plain.slice(cut + 2)
  const target = readWon(after).findLast(({ end }) => TO.test(after.slice(end)))?.value
  const base = cut < 0 ? stated : (readWon(plain.slice(0, cut)).at(-1)?.value ?? stated)
  if (target !== undefined && base !== null && base > 0 && base !== target) return (target / base - 1) * 100
  const added = readWon(plain).findLast(({ end }) => up.test(plain.slice(end)))?.value
  if (added === undefined) return null
  return stated === null || stated <= 0 ? Infinity : (added / stated) * 100
}
