import { roleBeside } from '../language/beside.ts'
import { BECAME, isEarned } from '../language/sum-role.ts'
import { readSums } from '../language/sum.ts'
import { partOwnedIn } from './part-owned.ts'
import type { Sum } from '../language/sum.ts'
import type { Span } from '../language/text.ts'
import {
  ASSET,
  NO_OFFICIAL,
  OF_SPOUSE,
  PLAIN_ROLES,
  ROLES_WITHIN,
  SUM_ROLES,
  SUM_WORDS,
} from './tax-words.ts'
import type { SumRole, TaxAsk } from './tax-words.ts'

const WINDOW = 26
const WINDOW_BEHIND = 48
/** Nobody says so small a sum without a unit. */
const LEAST_BARE = 20
/** Nothing takes more sums that say nothing of what they are: a price and what was paid before. */
const MOST_OPEN = 2

export interface TaxSums {
  sums: Partial<Record<SumRole, number>>
  /** Sums of which nothing says what they are, in order. */
  open: number[]
  /** Homes of whoever asks that are told by their official prices; `sums.official` is that of all of them. Null: none is. */
  listed: number | null
  /** Whether the spouse owns a home apart; null: not said. */
  spouseOwns: true | null
  /** Husband and wife, each by the official price of what is their own; none where whoever asks tells of themselves. */
  couple: { name: string; official: number }[]
  /** Where the sums stand that a calculation takes. */
  spans: Span[]
}

/** Taxes on what is owned: whatever homes are worth there is their official price. */
const ON_OWNED: readonly TaxAsk[] = ['comprehensiveRealEstateTax', 'propertyTax']

/** Where one statement ends and another begins: 받는데 | 작년에, 팔았고 | 비용은, in February and | sold. */
export const STATEMENT_ENDS =
  /[.?!;\n]|[,·/](?!\d)|(?:는데|은데|인데|지만|[으이하]며|[아어여]서|(?<!갖|가지|안|끼|빼|떼|제하|말|아니)고)\s|\s(?:and|but)\s/g
/** Nobody says of a sum what it is from further away. */
const REACH = 90

/** The statement in which a sum stands, clipped by the sums beside it: before it, and behind it. */
const statementAround = (text: string, { start, end }: Span, from: number, to: number): [string, string] => {
  const near = Math.max(from, start - REACH)
  const ahead = text.slice(near, start)
  const behind = text.slice(end, Math.min(to, end + REACH))
  const begins = [...ahead.matchAll(STATEMENT_ENDS)].at(-1)
  const ends = behind.matchAll(STATEMENT_ENDS).next().value
  return [
    begins === undefined ? ahead : ahead.slice(begins.index + begins[0].length),
    ends === undefined ? behind : behind.slice(0, ends.index + ends[0].length),
  ]
}

/** What the statement of a sum says that it is, where the words right beside it do not. */
const roleWithin = (asks: readonly TaxAsk[], [ahead, behind]: [string, string]): SumRole | null => {
  const said = `${ahead}\u0000${behind}`
  return ROLES_WITHIN.find(({ of, words }) => asks.includes(of) && words.test(said))?.role ?? null
}

/** What is left of a gift or an estate is no gain. */
const OF_TRANSFERS: readonly TaxAsk[] = ['giftTax', 'inheritanceTax']
const rolesFor = (asks: readonly TaxAsk[]): readonly SumRole[] => {
  const isTransfer = asks.every((ask) => OF_TRANSFERS.includes(ask))
  // 2년 전에 3억 주고 산: where nothing is given, nothing was given before.
  const isGiven = asks.some((ask) => OF_TRANSFERS.includes(ask))
  return SUM_ROLES.filter((role) => (role !== 'gain' || !isTransfer) && (role !== 'earlierGift' || isGiven))
}

/** 월세 1,440만원(연): what is called a rent, told by the year. */
const OF_YEAR = /^\s?(?:만\s?)?원?\s?\(\s?(?:연간?|1\s?년|한\s?해|a year|yearly)/
const byTime = (role: SumRole | null, behind: string): SumRole | null =>
  role === 'rent' && OF_YEAR.test(behind) ? 'yearRent' : role

const COUNTS = /^\s?(?:㎡|제곱|평|%|타입|층|년|개월|채|세(?![액금무])|살|명|번|회|months?|years?)/

/** 5억짜리 두 채(합 5억): what is told behind is what they come to. */
const IN_ALL = /(?:합|합계|합이|합산|합쳐서?|합치면|합하면|도합|다\s?해서|total(?:ing|s)?|in all)\s?:?\s?$/

/** Of a list that ends with what it comes to (8억, 7억 합이 15억) that alone counts. */
const inAll = (told: readonly { value: number; isTotal: boolean }[]): number => {
  const all = told.reduce((sum, { value }) => sum + value, 0)
  const total = told.length > 2 ? told.find(({ value }) => value * 2 === all) : undefined
  const last = told.at(-1)
  return (total ?? (told.length > 1 && last?.isTotal === true ? last : undefined))?.value ?? all
}

/** 공시가 6억 집 절반 지분: half of what it is worth counts. */
const HALF_OWNED =
  /^[^.?!\n\d]{0,14}(?:절반|(?<![가-힣])반|1\/2|2분의\s?1)(?:만|을|의|씩)?\s?(?:지분|갖|가지|보유|소유|제\s?(?:명의|것|꺼))/
const OWNER = /(남편|아내|와이프|부인|배우자|husband|wife)[^남아와부배]{0,24}$/

/** 부부가 각각 한 채씩: nobody says whose is which, and it makes no difference. */
const EACH_OF_COUPLE = /부부(?:가|는|끼리)?\s?(?:각각|각자|따로|한\s?채씩)/
const EACH_OF_US = /\b(?:husband and wife|my (?:husband|wife|spouse) and i|we) each\b/
const eachOfCouple = (text: string): readonly [string, string] | null =>
  EACH_OF_COUPLE.test(text)
    ? ['한 사람', '다른 사람']
    : EACH_OF_US.test(text)
      ? ['one of you', 'the other']
      : null

/** Those of a couple who each own what is told of them, where both are named and whoever asks is none of them in words. */
const coupleOf = (
  officials: readonly { value: number; owner: string | null }[],
  apart: readonly [string, string] | null,
): TaxSums['couple'] => {
  const [one, other, ...more] = officials
  if (apart !== null && one !== undefined && other !== undefined && more.length === 0)
    return [
      { name: apart[0], official: one.value },
      { name: apart[1], official: other.value },
    ]
  const owners = [...new Set(officials.map(({ owner }) => owner))]
  if (owners.length !== 2 || owners.includes(null)) return []
  return owners.map((owner) => ({
    name: owner ?? '',
    official: officials.filter((it) => it.owner === owner).reduce((all, { value }) => all + value, 0),
  }))
}

/** 5천 받고 3년 뒤에 또 1억: of two gifts the one is given after the other. */
const GIVEN_AGAIN =
  /(\d{1,2})\s?년\s?(?:뒤|후|지나|있다)|(?<![가-힣])(?:또|추가로|다시|이번에|나중에|올해)(?![가-힣])|\b(\d{1,2}) years? later\b|\bagain\b/
/** Gifts of so many years are added up (상속세 및 증여세법 제47조 제2항). */
const ADDED_YEARS = 10
/** How many years lie between two gifts; null: they are not said to be one after the other. */
const givenAgain = (between: string): number | null => {
  const said = GIVEN_AGAIN.exec(between)
  return said === null ? null : Number(said[1] ?? said[2] ?? 0)
}

/** 작년도 똑같이 4억, 5억 (last year 4억): the same home's, a year ago. */
const YEAR_BEFORE = /작년|지난\s?해|전년|재작년|last year|previous year|year before/
/** Of official prices of two years those of this one count. */
const ofThisYear = <T extends { isFormer: boolean }>(officials: readonly T[]): readonly T[] =>
  officials.some(({ isFormer }) => !isFormer) ? officials.filter(({ isFormer }) => !isFormer) : officials

/** The least official price that a sum without a word of its own may be. */
const LEAST_OFFICIAL = 2000

/** Which sums a text of taxes gives, and what each of them is. Linear in its length. */
export const readTaxSums = (text: string, asks: readonly TaxAsk[]): TaxSums => {
  const spans: Span[] = []
  const sums: Partial<Record<SumRole, number>> = {}
  const open: number[] = []
  const told: {
    value: number
    isSpouses: boolean
    owner: string | null
    isFormer: boolean
    isTotal: boolean
  }[] = []
  const estate: { value: number; isTotal: boolean }[] = []
  const isInherited = asks.length > 0 && asks.every((ask) => ask === 'inheritanceTax')
  const isOfOwned = asks.length > 0 && asks.every((ask) => ON_OWNED.includes(ask))
  const roles = rolesFor(asks)
  // What a spouse owns a part of is no home apart.
  const isPartOwned = isOfOwned && partOwnedIn(text.toLowerCase()) !== null
  const all = readSums(text)
  const lower = text.toLowerCase()
  for (const [index, sum] of all.entries()) {
    const { value, bare, start, end } = sum
    const from = all[index - 1]?.end ?? 0
    const to = all[index + 1]?.start ?? text.length
    const before = lower.slice(Math.max(from, start - WINDOW), start)
    const behind = lower.slice(end, Math.min(to, end + WINDOW_BEHIND))
    const statement = statementAround(lower, sum, from, to)
    const beside = roleBeside(SUM_WORDS, roles, PLAIN_ROLES, [before, behind])
    const next = all[index + 1]
    const within = beside === null && !isOfOwned ? roleWithin(asks, statement) : null
    // 6억에 넘겼고 필요경비 천만원: what stands right before the next sum is said of that, unless what stands behind that says what it is
    // (9억 매수 18억 매도).
    const isOfNext =
      within !== null &&
      next !== undefined &&
      within ===
        roleBeside(SUM_WORDS, roles, PLAIN_ROLES, [
          lower.slice(Math.max(end, next.start - WINDOW), next.start),
          '',
        ]) &&
      roleBeside(SUM_WORDS, roles, PLAIN_ROLES, [
        '',
        lower.slice(next.end, Math.min(all[index + 2]?.start ?? text.length, next.end + WINDOW_BEHIND)),
      ]) === null
    const role = byTime(beside ?? (isOfNext ? null : within), behind)
    if (bare && (role === null || value < LEAST_BARE || COUNTS.test(behind))) continue
    if (role === null && isEarned(text, sum, from, to)) continue
    const previous = all[index - 1]
    const around = statement.join(' ')
    const isOfficial =
      isOfOwned &&
      !bare &&
      (role === 'official' || (role === null && value >= LEAST_OFFICIAL && !NO_OFFICIAL.test(around)))
    const isAsset =
      role === 'estate' || ((role === null || role === 'market') && isInherited && ASSET.test(before))
    if (isInherited && isAsset) estate.push({ value, isTotal: IN_ALL.test(before) })
    else if (isOfficial)
      told.push({
        value: HALF_OWNED.test(behind) ? value / 2 : value,
        isSpouses: !isPartOwned && OF_SPOUSE.test(around),
        owner: isPartOwned ? null : (OWNER.exec(statement[0])?.[1] ?? null),
        isFormer: YEAR_BEFORE.test(statement[0]),
        isTotal: IN_ALL.test(before),
      })
    else if (
      role === null &&
      previous !== undefined &&
      open.at(-1) === previous.value &&
      becomes(text, previous, sum)
    ) {
      // 9억→15억: what was paid, and what is got for it.
      open.pop()
      sums.bought ??= previous.value
      sums.sold ??= value
    } else if (role !== null && sums[role] === undefined) sums[role] = value
    else if (open.push(value) > MOST_OPEN) continue
    spans.push({ start, end })
  }
  const [first, second, ...more] = spans
  const [given, again] = open
  const years =
    first !== undefined && second !== undefined && more.length === 0
      ? givenAgain(lower.slice(first.end, second.start))
      : null
  if (years !== null && given !== undefined && again !== undefined && asks.includes('giftTax')) {
    open.splice(0, 2, again)
    if (years <= ADDED_YEARS) sums.earlierGift ??= given
  }
  const officials = ofThisYear(told)
  const couple = coupleOf(officials, isOfOwned ? eachOfCouple(lower) : null)
  const own = officials.filter(({ isSpouses }) => !isSpouses || couple.length > 0)
  if (own.length > 0) sums.official = inAll(own)
  if (estate.length > 0) sums.estate = inAll(estate)
  return {
    sums,
    open,
    listed: own.length === 0 || couple.length > 0 ? null : own.length,
    spouseOwns: own.length < officials.length ? true : null,
    couple,
    spans,
  }
}

const becomes = (text: string, previous: Sum, { start }: Sum): boolean =>
  BECAME.test(text.slice(previous.end, start))
