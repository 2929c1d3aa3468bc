import type { FactSum, LeaseFacts } from '../lease-facts.ts'
import type { Sum } from '../language/sum.ts'
import type { Span } from '../language/text.ts'
import { NEAR } from './lease-events.ts'

export const firstOf = <T>(list: readonly (readonly [T, RegExp])[], text: string): T | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** What stands right before a sum says what it is; else what stands right behind it. */
const SUM_BEFORE: readonly (readonly [FactSum, RegExp])[] = [
  ['PROVISIONAL', /가\s?계약금[^\d]{0,8}$/],
  ['DOWN_PAYMENT', /(?:(?<!가\s?)계약금|down payment(?: of)?)[^\d]{0,8}$/i],
  ['COST', /비용[^\d]{0,6}$|costs?(?: of)?\s?$/i],
  ['AUCTION_PRICE', /(?:낙찰|매각)\s?(?:가격|가|대금|금액|액)?[^\d]{0,6}$/],
  ['OFFICIAL_PRICE', /공시\s?(?:가격|지가|가)[^\d]{0,6}$|official price(?: of| is)?\s?$/i],
  [
    'MORTGAGE',
    /(?:근저당|채권(?:최고)?액?|저당|은행)[^\d,.]{0,10}(?:\(?\d{4}년[^,.()]{0,12}\)?\s?(?:채권\s?)?)?$/,
  ],
  ['ARREARS', /(?:밀린|연체|미납)[^\d]{0,14}$|arrears (?:of)?\s?$/i],
  ['CREDIT_LIMIT', /한도(?:가|는|액)?\s?$/],
  ['RECOVERED', /(?:경매|배당)(?:로|에서|으로|금)?\s?$/],
  ['LIVED_AT', /(?<![가-힣])(?:저는|난|나는|제가|내가|우린|우리는)\s?(?:보증금|전세)?\s?$/],
  ['EACH', /각각\s?(?:보증금\s?)?$/],
]
const SUM_BEHIND: readonly (readonly [FactSum, RegExp])[] = [
  ['LIVED_AT', /^(?:원)?\s?(?:짜리)?(?:에|으로|로)\s?(?:살았|살다|살던|살고|살아|지냈|거주)/],
  ['AUCTION_PRICE', /^(?:원)?\s?(?:에|으로|로)?\s?(?:낙찰|매각)/],
  ['ARREARS', /^(?:원)?\s?(?:을|를|이|정도)?\s?(?:밀려|밀렸|밀린|연체|미납)/],
  ['PAID_DOWN', /^(?:원)?\s?(?:을|를|만)?\s?(?:먼저\s?|우선\s?)?(?:보냈|보낸|입금|송금|넣|걸었)/],
  ['USED', /^(?:원)?\s?(?:을|를|만)?\s?(?:쓰고|썼|쓴|사용|꺼내)/],
  ['RECOVERED', /^(?:원)?\s?(?:을|를|만)?\s?(?:받았|받음|받은|회수|배당\s?받)/],
]

/** Said of a sum even where it has a name. */
const SPENDS = SUM_BEHIND.filter(([of]) => of === 'PAID_DOWN' || of === 'USED' || of === 'AUCTION_PRICE')

/** That what was sent is no more than a part of what was agreed. */
const PARTLY = /먼저|우선|일부|^(?:원)?\s?만\s|[중에]서?\s*$/

/** The sums of a text that are no price, deposit, rent or loan, by what stands around them. */
export const sumsIn = (text: string, sums: readonly Sum[]): (LeaseFacts['sums'][number] & Span)[] =>
  sums.flatMap((sum, index) => {
    const before = text.slice(Math.max(sums[index - 1]?.end ?? 0, sum.start - NEAR), sum.start)
    const longer = text.slice(Math.max(0, sum.start - NEAR), sum.start)
    const behind = text.slice(sum.end, sum.end + NEAR)
    const paid = firstOf(SPENDS, behind)
    const ahead =
      firstOf(SUM_BEFORE, before) ??
      (/근저당[^,.]{0,22}$/.test(longer) && !/보증금|전세|전입/.test(before) ? 'MORTGAGE' : null)
    const isWhole = ahead === 'DOWN_PAYMENT' && paid === 'PAID_DOWN' && !PARTLY.test(before + behind)
    const of =
      paid !== null && !isWhole && ahead !== 'PROVISIONAL' && ahead !== 'CREDIT_LIMIT'
        ? paid
        : (ahead ?? firstOf(SUM_BEHIND, behind))
    if (
      of === null ||
      (sum.bare && of !== 'PROVISIONAL' && of !== 'COST' && of !== 'RECOVERED' && of !== 'EACH')
    )
      return []
    return [{ of, value: sum.value, start: sum.start, end: sum.end }]
  })
