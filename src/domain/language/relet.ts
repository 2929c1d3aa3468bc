import { isOneSize } from './sum.ts'
import type { Sum } from './sum.ts'
import type { Told } from './sums-told.ts'

/** Letters ahead of a sum in which it is said who pays it. */
const NEAR = 30
const LATER =
  /(?:(?<![가-힣])(?:새(?:로운?)?|다음|지금|현재|나중|후임|뒤에?|이번)\s?(?:[가-힣]{1,4}\s)?(?:세입자|임차인|사람|사는|들어온|온)|\bnew (?:tenant|lessee|lease|people|one)\b|\b(?:tenant|they|he|she) now\b)[^\d.]{0,20}$/i
const OWN =
  /(?:(?<![가-힣])(?:저는|제가|저희|나는|난|내가|우리|제\s|내\s|기존|원래|예전|전에는?|당시|거절)|살\s?때|살던|\b(?:I|we|my|our|mine)\b)[^\d.]{0,20}$/i
/** What stands at a sum that is one's own: 저는 4억 전세였어요, 제 전세는 4억이었습니다. */
const OWN_SUM =
  /(?:(?<![가-힣])(?:저는|전|저희는?|나는|난|우린|우리는|제|내|기존|원래|예전)|살던)\s?(?:계약|집|보증금|전세|월세)?(?:금|은|는|이|가|에|에는)?\s?$|\b(?:mine was|ours was|I (?:paid|had)|my (?:deposit|rent|jeonse) was)\s?$/i

const DEBT = /근저당|채권|융자|대출|mortgage/i

const swapped = <T>(both: readonly T[]): T[] => (both.length === 2 ? both.toReversed() : [...both])

/**
 * The deposits and rents of a home that was let again after a refusal: what was paid by who had to go, then what its new tenant
 * pays, whichever is said first. A sum that says nothing of what it is is what one of its size was before it: 100 million deposit
 * and 600k, the new tenant 100 million and 900k.
 */
export const ofBothTenants = (by: Told['by'], open: readonly Sum[], text: string): void => {
  // 다른 사람이 살아요, 보증금 5천이었고: nobody else's deposit ranks before it.
  const isDebt = ({ start }: Sum): boolean => DEBT.test(text.slice(Math.max(0, start - NEAR), start))
  by.deposit = [...by.deposit, ...by.senior.filter((it) => !isDebt(it))].toSorted((a, b) => a.start - b.start)
  by.senior = by.senior.filter(isDebt)
  const [deposit] = by.deposit
  const [rent] = by.rent
  for (const sum of open.filter(({ bare }) => !bare)) {
    const isLike = (it: Sum | undefined): boolean =>
      it !== undefined && it.start < sum.start && isOneSize(sum.value, it.value)
    if (isLike(rent) && !isLike(deposit) && by.rent.length === 1) by.rent.push(sum)
    else if (isLike(deposit) && by.deposit.length === 1) by.deposit.push(sum)
  }
  const aheadOf = (sum: Sum | undefined): string =>
    sum === undefined ? '' : text.slice(Math.max(0, sum.start - NEAR), sum.start)
  const [first] = [...by.deposit, ...by.rent].toSorted((a, b) => a.start - b.start)
  const ahead = aheadOf(first)
  if (OWN.test(ahead) || !(LATER.test(ahead) || OWN_SUM.test(aheadOf(by.deposit[1] ?? by.rent[1])))) return
  by.deposit = swapped(by.deposit)
  by.rent = swapped(by.rent)
}
