import type { FactSum, LeaseFacts } from '../lease-facts.ts'
import { countSaid } from '../language/numeral.ts'
import { wordsOf } from '../language/forms.ts'
import { firstSaid } from '../language/said.ts'
import type { Words } from '../language/forms.ts'
import type { Sum } from '../language/sum.ts'
import type { Span } from '../language/text.ts'
import { mostOpenIn } from './arrears.ts'
import { NEAR } from './lease-events.ts'
import said from './lease-sums.json' with { type: 'json' }
import { paidFor, speaksOfAuction, speaksOfFee } from './paid-for.ts'

/** What stands right before a sum says what it is; else what stands right behind it. */
const SUM_BEFORE: Words<FactSum> = wordsOf(said.before)
const SUM_BEHIND: Words<FactSum> = wordsOf(said.behind)

/** Said of a sum even where it has a name. */
const SPENDS = SUM_BEHIND.filter(
  ([of]) => of === 'OFFERED' || of === 'PAID_DOWN' || of === 'USED' || of === 'AUCTION_PRICE',
)

/** Whoever takes over a shop pays its key money. */
const OF_KEY = /권리금|후임(?!자?\s?(?:선생|교사|직원))/
/** Where 권리금 is spoken of: what was agreed on, and what it came to in the end. */
const OF_KEY_MONEY: readonly (readonly [FactSum, before: RegExp, behind: RegExp | null])[] = [
  [
    'KEY_MONEY_AT_END',
    /(?:종료|끝날|끝난|끝나는|만기|당시|감정)(?:(?!보증금|월세|임대료)[^,.?!\n\d]){0,18}$/,
    /^(?:만)?(?:원)?[^,.?!\n\d]{0,6}(?:감정|평가)(?!(?:액|가|가액)?(?:은|는|이|가|으로|로)?\s?\d)/,
  ],
  [
    'KEY_MONEY',
    /(?:권리금|약정|합의|(?:주|내)기로\s?한)[^\d,.?!\n]{0,10}$/,
    /^(?:만)?(?:원)?\s?(?:의|에|짜리|을|를)?\s?(?:권리금|주기로|준다고|내기로|받기로)/,
  ],
]
/** Why a sum is offered: to be rid of a contract. */
const RID = /끝내|끝낼|해제|해지|파기|없던\s?(?:걸|일)|나가|깨자|깨고|취소|그만|무르|엎|비우|비워|포기/

/** That what was sent is no more than a part of what was agreed. */
const PARTLY = /먼저|우선|일부|^(?:원)?\s?만\s|[중에]서?\s*$/

/** Where charges of a building are spoken of, what each part of them comes to is said in a bare number (공용 380, 전용 190). */
const OF_CHARGES = /관리비|\bmaintenance|\bmanagement fee/i
const CHARGES: readonly FactSum[] = ['SHARED_CHARGES', 'OWN_CHARGES', 'LATE_CHARGES']

type FoundSum = LeaseFacts['sums'][number] & Span

/** 연체이율 12퍼, 연체 10일: a number that counts something else. */
const COUNTED = /^\s?(?:퍼|프로|%|일|년|개월|달(?![라래])|회|번|명|채|평|㎡)/

const LEFT = /\bto (?:just |only |about )?(?:₩|krw )?$/i

/** 보증금 2억 낙찰가 1.5억: a name right before the next sum is of that one. */
const NAMES_NEXT = /^(?:만)?(?:원)?[\s,·/]+([가-힣]{2,8})\s?(?:은|는|이|가|을|를)?\s?$/

const ALL_TURNED = /(?:(?:전세금?|전셋값|보증금)[^\d,.]{0,6}|(?<![가-힣])월\s?)$/
const DEPOSIT_BEFORE = /(?:전세금?|보증금)[^\d,.?!\n]{0,6}$/
const DEPOSIT_BEHIND = /^(?:만)?\s?(?:원)?\s?(?:짜리)?\s?(?:에|으로)?\s?(?:전세|보증금)/

/** Whether a larger sum is told as the deposit, of which this one is a part. */
const isPartOf = ({ value }: Sum, text: string, sums: readonly Sum[]): boolean =>
  sums.some(
    (it) =>
      it.value > value &&
      (DEPOSIT_BEFORE.test(text.slice(Math.max(0, it.start - NEAR), it.start)) ||
        DEPOSIT_BEHIND.test(text.slice(it.end, it.end + NEAR))),
  )

/** What stands behind a sum, without the name of the next one. */
const behindOf = (text: string, { end }: Sum, next: Sum | undefined): string => {
  const gap = next === undefined ? '' : text.slice(end, next.start)
  return firstSaid(SUM_BEFORE, gap) !== null && NAMES_NEXT.test(gap) ? '' : text.slice(end, end + NEAR)
}

/** The sums of a text that are no price, deposit, rent or loan, by what stands around them. */
export const sumsIn = (text: string, sums: readonly Sum[]): FoundSum[] => {
  const hasKeyMoney = OF_KEY.test(text)
  const isAuctioned = speaksOfAuction(text)
  const ofFee = speaksOfFee(text)
  const ofCharges = OF_CHARGES.test(text)
  const isMost = mostOpenIn(text)
  const isKept = ([of]: (typeof SUM_BEHIND)[number]) => of !== 'OFFERED' || RID.test(text)
  const spends = SPENDS.filter(isKept)
  const behinds = SUM_BEHIND.filter(isKept)
  const befores = ofCharges
    ? SUM_BEFORE
    : SUM_BEFORE.filter(([of]) => !CHARGES.includes(of) || of === 'SHARED_CHARGES')
  return sums.flatMap((sum, index) => {
    const before = text.slice(Math.max(sums[index - 1]?.end ?? 0, sum.start - NEAR), sum.start)
    const longer = text.slice(Math.max(0, sum.start - NEAR), sum.start)
    const behind = behindOf(text, sum, sums[index + 1])
    const key = hasKeyMoney
      ? OF_KEY_MONEY.find(([, ahead, after]) => ahead.test(before) || after?.test(behind) === true)
      : undefined
    if (sum.bare && COUNTED.test(behind)) return []
    if (key !== undefined) return [{ of: key[0], value: sum.value, start: sum.start, end: sum.end }]
    const plain = paidFor(before, behind, { isAuctioned, ofFee, isBare: sum.bare })
    if (plain !== null) return [{ of: plain, value: sum.value, start: sum.start, end: sum.end }]
    const paid = firstSaid(spends, behind)
    const ahead =
      firstSaid(befores, before) ??
      (isMost(before, behind) ? 'ARREARS' : null) ??
      (/근저당[^,.]{0,22}$/.test(longer) && !/보증금|전세|전입/.test(before) ? 'MORTGAGE' : null)
    const isWhole = ahead === 'DOWN_PAYMENT' && paid === 'PAID_DOWN' && !PARTLY.test(before + behind)
    // 전세 3억을 월세로: all of a deposit; 월 60 월세로: a rent; 전세 3억인데 보증금 1억을 월세로: a part.
    const isAll = ALL_TURNED.test(before) && !isPartOf(sum, text, sums)
    const of =
      paid !== null && !isWhole && ahead !== 'PROVISIONAL' && ahead !== 'CREDIT_LIMIT'
        ? paid
        : (ahead ?? firstSaid(isAll ? behinds.filter(([it]) => it !== 'TURNED') : behinds, behind))
    if (
      of === null ||
      (sum.bare &&
        of !== 'PROVISIONAL' &&
        of !== 'ARREARS' &&
        of !== 'COST' &&
        of !== 'RECOVERED' &&
        of !== 'EACH' &&
        of !== 'TURNED' &&
        of !== 'SMALL_TENANTS' &&
        of !== 'OFFERED' &&
        !(ofCharges && CHARGES.includes(of)))
    )
      return []
    // Lowered to 80 million and rent charged: what is left of the deposit, and no part of it.
    if (of === 'TURNED' && LEFT.test(before)) return []
    return [{ of, value: sum.value, start: sum.start, end: sum.end }]
  })
}

/** Small sums are said to the won: 23,000원, 2만 3천원, 2.3만원. */
const WON = String.raw`(?:(\d{1,3}(?:\.\d{1,4})?)\s?만\s?)?(?:(\d{1,2})\s?천\s?)?(\d{1,3}(?:,\d{3})|\d{1,6})?\s?(?:원|won)?`
const FUND = String.raw`(?:장기\s?수선(?:\s?충당금?)?|수선\s?충당금|장충금|repair (?:fund|reserve))`
const FUND_OF = [
  new RegExp(String.raw`${FUND}(?:이|은|을|으로|로|만|도)?[^\d.?!\n]{0,16}${WON}`, 'i'),
  new RegExp(String.raw`(?<![\d,.])${WON}(?:씩|짜리)?\s?[^\d.?!\n]{0,30}${FUND}`, 'i'),
  new RegExp(String.raw`${FUND}[^.?!\n]{0,60}?(?:(?:매|한)\s?달에?|(?<![\d가-힣])월)\s?${WON}씩`, 'i'),
]
/** Nobody pays less in a month, won. */
const LEAST_WON = 100

/** What is paid in a month for the long-term repair fund, to the won. */
export const repairFundIn = (text: string): FoundSum | null => {
  for (const pattern of FUND_OF) {
    const said = pattern.exec(text)
    if (said === null) continue
    const [whole, man, thousand, rest] = said
    const won =
      Math.round(Number(man ?? 0) * 10_000) +
      Number(thousand ?? 0) * 1000 +
      Number((rest ?? '0').replaceAll(',', ''))
    if (won < LEAST_WON) continue
    return { of: 'REPAIR_FUND', value: won / 10_000, start: said.index, end: said.index + whole.length }
  }
  return null
}

const LIVED =
  /(?:(\d{1,2})\s?년\s?(반|(?:\d{1,2})\s?(?:개월|달))?|(?<![\d년]\s?)(\d{1,3})\s?(?:개월|달))\s?(?:치|동안|정도|넘게|꼬박|꽉|간|을|를|째|만|\s){0,3}(?:살|거주|지냈|세\s?들|냈|낸|납부|내고)|거주\s?(?:기간)?(?:이|은|는|을|를)?\s?(?:(\d{1,2})\s?년\s?(반|(?:\d{1,2})\s?(?:개월|달))?|(\d{1,3})\s?(?:개월|달))|\blived (?:there |here )?(?:for )?(\d{1,2}) years?|\blived (?:there |here )?(?:for )?(\d{1,3}) months?/i

/** 다섯 달 냈어요: paid for so many months, in words. */
const PAID_IN_WORDS =
  /(?<![가-힣])(한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)\s?(?:달|개월)\s?(?:치|동안|째|넘게|이나|을|\s){0,3}(?:냈|낸|내(?:왔|고\s?있)|납부|입금)|\bfor (two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) months/i

/** How many months somebody lived there, or paid. */
export const livedMonthsIn = (text: string): number | null => {
  const said = LIVED.exec(text)
  if (said === null) {
    const [, korean, english] = PAID_IN_WORDS.exec(text) ?? []
    const count = korean ?? english
    return count === undefined ? null : countSaid(count)
  }
  const [, ahead, aheadRest, aheadMonths, named, namedRest, namedMonths, english, englishMonths] = said
  const months = aheadMonths ?? namedMonths ?? englishMonths
  const rest = aheadRest ?? namedRest
  const more = rest === undefined ? 0 : rest === '반' ? 6 : Number.parseInt(rest, 10)
  return months === undefined ? Number(ahead ?? named ?? english) * 12 + more : Number(months)
}

const PAID_FOR =
  /(?<!\d)(\d{1,2})\s?년(?!\s?(?:전|생))|(?<!\d)(\d{1,3})\s?(?:개월|달)(?!\s?전)|\bfor (\d{1,2}) years?\b/i

/** For how many months something was paid, where nothing else of the text takes time. */
export const paidMonthsIn = (text: string): number | null => {
  const said = PAID_FOR.exec(text)
  if (said === null) return null
  const [, years, months, english] = said
  return months === undefined ? Number(years ?? english) * 12 : Number(months)
}
