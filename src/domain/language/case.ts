import type { Case } from '../case.ts'
import type { TransactionType } from '../property.ts'
import type { Slot, SlotName } from '../reading/request.ts'
import { HIGHEST_RATE, debtOf, debtRateOf, loanRates, regulatedIn, withoutDebtRates } from './debts.ts'
import type { Debt } from './debts.ts'
import { leasesOf } from './lease-money.ts'
import { besideOf, offersOf, priceOfBought, readRunning } from './letting.ts'
import type { Running } from './letting.ts'
import type { PlaceIndex } from './places.ts'
import { readPropertyQuery } from './query.ts'
import { sizeIn } from './size.ts'
import { isOneSize, readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import { LEAST_DEPOSIT, NEAR, roleOf, ROLES } from './sum-role.ts'
import type { Role } from './sum-role.ts'
import { inReach } from './text.ts'
import type { Span } from './text.ts'
import { readLeaseFacts } from '../reading/lease-facts.ts'
import { asksFor } from '../reading/read-asks.ts'
import { koreanDay } from '../rules/rule.ts'

/** Money of which no calculation here speaks. */
const OWN_MONEY =
  /(?:현금|저축|(?<![가-힣])(?:내|제)\s?돈|모은\s?돈|모아\s?둔\s?돈|여윳돈|자기\s?자본|cash|savings)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** 2천은 내 돈: said behind. */
const MINE = /^\s?(?:만\s?원|원)?\s?(?:은|는|이|가)?\s?(?:내|제)\s?(?:돈|현금)/
const ASIDE =
  /(?:관리비|공과금|보험료|이사비|계약금|중도금|잔금|maintenance(?: fee)?)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** What stands between a sum and the one that it becomes. */
const CHANGES = /^\s*(?:원|만\s?원)?\s*(?:을|를|에서|은|는|인데|이었는데|from)?\s*(?:to|→|->)?\s*$/i
const BECAME = /^\s*(?:원|만\s?원)?\s*(?:에서|->|→|to)\s*$/i
/** 천에 육십, 1000/60: a deposit and its rent. */
const JOINS = /^\s*(?:에|\/)\s*(?:월세?\s*)?$/

/** 3억 3천으로 올린대: what a sum before it becomes, whatever stands between. */
const BECOMES_SUM =
  /^\s*(?:만\s?원)?(?:(?:으로|로|까지)\s*(?:올|인상|증액|낮|내려|내린|바꾸|바꿔|하자|해\s?달|맞춰|재계약)|(?:을|를|으로|로|까지)?\s*(?:달래|달라|내래|내라|요구|부르|불러))/
/** 2천 올려달래: by how much, and not to what. */
const RAISED_BY = /^\s*(?:만\s?원)?(?:을|를|만|이나)?\s*(?:더\s*)?(?:올려|올리|올린|올릴|인상|증액)/
/** A number with where it stands. */
interface Found {
  value: number
  start: number
  end: number
}

const foundAt = (match: RegExpExecArray, value: number): Found => ({
  value,
  start: match.index,
  end: match.index + match[0].length,
})

const numberIn = (text: string, pattern: RegExp): Found | null => {
  const match = pattern.exec(text)
  return match?.[1] === undefined ? null : foundAt(match, Number(match[1]))
}

const PERCENT = String.raw`(\d{1,2}(?:\.\d+)?)\s*(?:%|퍼센트|프로|percent)`
const ANY_SHARE = new RegExp(PERCENT, 'gi')
const RATE = new RegExp(
  String.raw`(?:금리|이자|이율|연리|rate|interest)(?:가|는|은|이|율|율이)?[^\d%]{0,8}${PERCENT}`,
  'i',
)
/** A percentage that is no rate of interest is said of something else. */
const OTHER_SHARE =
  /(?:ltv|dsr|dti|전세가율|지분|수익률|인상|증액|할인|비율|상승|하락|전환율)[^\d%]{0,6}\d{1,2}(?:\.\d+)?\s*(?:%|퍼센트|프로)|(?:%|퍼센트|프로)\s*(?:를|을|나|씩|까지|만|만큼)?\s*(?:인상|올|증액|지분|할인|상승|하락|raise|increase)/i
const YEARS =
  /(?:만기|상환|기간|over|for|term of)[^\d]{0,6}(\d{1,2})\s*(?:년|years)|(\d{1,2})\s*(?:년|-?\s?years?)\s*(?:만기|상환|동안|원리금|원금|균등|짜리|대출|모기지|loan|mortgage|term)/i
const BARE_YEARS =
  /(?<!\d)(\d{1,2})\s*(?:년(?!\s?(?:이내|전|새|째|차|된|이상|미만|안|간|부터|후|뒤|도|식|월|대))|-?\s?years?\b(?!\s?(?:ago|old)))/gi
/** Whose figures are those of a loan. */
const OF_LOAN =
  /대출|주담대|모기지|원리금|원금\s?균등|만기\s?일시|상환|갚|빌리|빌려|빌릴|\bloan|\bmortgage|\bborrow|\brepay|\bmonthly payment|이자(?!\s?소득)/i
const OLDER_LOAN = /\bmortgage\b(?!\s?(?:loan|rate))/i
const HOMES = /(\d)\s*주택/
const COUNTS: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  하나: 1,
  둘: 2,
  셋: 3,
  one: 1,
  two: 2,
  three: 3,
  second: 2,
  third: 3,
}
/** 분당에 집 한 채 있는데, I own two homes. */
const HAS_HOMES =
  /([한두세네\d])\s*채(?:를|가|도)?\s*(?:있|보유|가지|갖|소유)|\bown(?:s|ing)? (one|two|three|\d) (?:home|house|apartment)s?/i
/** 안산에 아파트 하나 있는데 하나 더: a home that is there is one's own where another is to come, or where it is said to be. */
const HAS_ONE =
  /(?:아파트|집|주택|빌라|오피스텔)(?:이|가|은|도)?\s?(하나|둘|셋)(?:를|가|은|는|도)?\s?(?:(?:더\s?)?(?:보유|가지|갖|소유)|더\s?있|있(?=.{0,60}(?:더|또|추가)\s))/
/** The home to be bought is counted. */
const BECOMES =
  /([2-9])\s*주택(?:(?:자)?(?:이|가)?\s*(?:되|돼|될)|이?면)|([두세네]|second|third)\s?(?:번째)?\s?(?:집|주택|home|house|apartment)/i
/** Costs of a deal; without a word of it they are those of a purchase. */
const OF_PURCHASE = /취득세|복비|중개\s?(?:보수|수수료)|acquisition tax|brokerage/i
const DOLLARS =
  /\$\s?(\d[\d,]{0,24}(?:\.\d{1,4})?)\s{0,4}(k|thousand|m|million)?\b|(?<![\d,.])(\d[\d,]{0,24}(?:\.\d{1,4})?)\s{0,4}(?:(k|thousand|m|million)?\s{0,4}(?:us\s?)?(?:dollars?|usd)\b|(만|천)?\s{0,4}달러)/i
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  천: 1e3,
  만: 1e4,
}
const FIRST_HOME = /생애\s?최초|첫\s?집|first home/i
const NO_HOME =
  /무주택|(?:내|우리)\s?집(?:이|은|도)?\s?없|집(?:이|은|도)?\s?없(?:고|는데|어서|습니다|는\s?(?:상태|사람))|no home/i

const dollarsIn = (text: string): Found | null => {
  const said = DOLLARS.exec(text)
  const digits = said?.[1] ?? said?.[3]
  const scale = said?.[2] ?? said?.[4] ?? said?.[5] ?? ''
  return said === null || digits === undefined
    ? null
    : foundAt(said, Number(digits.replaceAll(',', '')) * (SCALES[scale.toLowerCase()] ?? 1))
}

/** The only one of its kind; where there are more, none of them says what it is. */
const onlyIn = (text: string, pattern: RegExp): Found | null => {
  const [only, ...more] = text.matchAll(pattern)
  return only?.[1] === undefined || more.length > 0 ? null : foundAt(only, Number(only[1]))
}

const rateIn = (text: string): Found | null => {
  const named = numberIn(text, RATE)
  if (named !== null || !OF_LOAN.test(text) || OTHER_SHARE.test(text)) return named
  const only = onlyIn(text, ANY_SHARE)
  return only !== null && only.value <= HIGHEST_RATE ? only : null
}

const yearsIn = (text: string): Found | null => {
  const named = YEARS.exec(text)
  if (named) return foundAt(named, Number(named[1] ?? named[2]))
  return OF_LOAN.test(text) ? onlyIn(text, BARE_YEARS) : null
}

const homesIn = (text: string): Found | null => {
  const none = FIRST_HOME.exec(text) ?? NO_HOME.exec(text)
  if (none) return foundAt(none, 0)
  const becomes = BECOMES.exec(text)
  const after = becomes && (COUNTS[becomes[2]?.toLowerCase() ?? ''] ?? Number(becomes[1]))
  if (becomes && after) return foundAt(becomes, after - 1)
  const has = HAS_HOMES.exec(text) ?? HAS_ONE.exec(text)
  const count = has?.[1] ?? has?.[2]?.toLowerCase()
  return has === null || count === undefined
    ? numberIn(text, HOMES)
    : foundAt(has, COUNTS[count] ?? Number(count))
}

interface Told {
  by: Record<Role, Sum[]>
  /** By how much a deposit is to rise. */
  raise: Sum | null
  /** Sums of money of which nothing says what they are. */
  open: Sum[]
  /** Money of which no calculation here speaks. */
  aside: Sum[]
  ownMoney: Sum[]
  /** What is owed already, whatever is asked for. */
  debts: (Sum & { debt: Debt })[]
}

/** What each sum is: by its own words, as one half of a pair (1000/60), or as what another becomes. */
const readRoles = (text: string, isRented: boolean): Told => {
  const told: Told = {
    by: { senior: [], income: [], loan: [], rent: [], deposit: [], price: [] },
    open: [],
    raise: null,
    aside: [],
    ownMoney: [],
    debts: [],
  }
  const sums = readSums(text)
  const leases = isRented || /보증금/.test(text)
  let before: Role | null = null
  /** What of a lease was told last. */
  let ofLease: Role | null = null
  for (const [index, sum] of sums.entries()) {
    const previous = sums[index - 1]
    const next = sums[index + 1]
    const gap = previous === undefined ? null : text.slice(previous.end, sum.start)
    const own = roleOf(text, sum, previous?.end ?? 0, next?.start ?? text.length)
    const isRent: boolean =
      own !== 'loan' &&
      gap !== null &&
      previous !== undefined &&
      JOINS.test(gap) &&
      before === 'deposit' &&
      sum.value < previous.value
    const isDeposit =
      (own === null || own === 'rent') &&
      leases &&
      next !== undefined &&
      sum.value >= LEAST_DEPOSIT &&
      next.value < sum.value &&
      JOINS.test(text.slice(sum.end, next.start))
    // 4억을 4억 5천으로, from 400 to 450 million won: what changes stays what it is.
    const changes: boolean =
      gap !== null &&
      CHANGES.test(gap) &&
      before !== 'income' &&
      before !== 'senior' &&
      // A number without a unit is what another of its size becomes (월세 50에서 60으로), and no 77 what 3억 does.
      (!sum.bare || (previous !== undefined && isOneSize(sum.value, previous.value)))
    const behind = text.slice(sum.end, sum.end + NEAR)
    const ahead = text.slice(Math.max(previous?.end ?? 0, sum.start - NEAR), sum.start)
    const owed = debtOf(ahead, behind)
    if (owed !== null && (!sum.bare || owed.timesAYear !== null)) {
      const { kind, timesAYear } = owed
      const [balance, monthly] =
        timesAYear === null ? [sum.value, null] : [null, (sum.value * timesAYear) / 12]
      told.debts.push({ ...sum, debt: { kind, balance, monthly, rate: debtRateOf(behind) } })
      continue
    }
    const isOwnMoney = OWN_MONEY.test(ahead) || MINE.test(behind)
    if (isOwnMoney || ASIDE.test(ahead)) {
      told[isOwnMoney ? 'ownMoney' : 'aside'].push(sum)
      continue
    }
    if (!sum.bare && own !== 'rent' && RAISED_BY.test(behind)) {
      told.raise = sum
      continue
    }
    const becomes: Role | null = BECOMES_SUM.test(behind) ? ofLease : null
    const role: Role | null = isRent
      ? 'rent'
      : isDeposit
        ? 'deposit'
        : (own ?? (changes ? before : null) ?? becomes)
    // 3억에서 3억 2천으로 전세를: what it was stands before the word of both.
    if (role !== null && before === null && gap !== null && previous !== undefined && BECAME.test(gap)) {
      told.open = told.open.filter((it) => it !== previous)
      told.by[role].push(previous)
    }
    before = role
    if (role === 'rent' || role === 'deposit') ofLease = role
    if (role !== null) told.by[role].push(sum)
    else if (!sum.bare) told.open.push(sum)
  }
  return told
}

const valuesOf = (sums: readonly Sum[]): number[] => sums.map(({ value }) => value)

const NOTHING_RUN: Running = { yearlyCost: null, vacantMonths: null, targetYield: null, spans: [] }

/** The figures of a case, and where each of them stands. */
export interface Figures {
  case: Case
  /** Cash and savings, in 만원; null: not said. */
  ownMoney: number | null
  debts: Debt[]
  /** Sums of which nothing says what they are. */
  open: number[]
  slots: Slot[]
}

/** Reads what a calculation needs. What is not said stays null: whoever calculates states or asks for it. */
export const readCase = (question: string, places: PlaceIndex, today: Date): Case =>
  readFigures(question, places, today).case

const SLOT_OF: Record<Role, SlotName> = {
  senior: 'SENIOR_DEBT',
  income: 'INCOME',
  loan: 'LOAN',
  rent: 'RENT',
  deposit: 'DEPOSIT',
  price: 'PRICE',
}

/** `deals`: those that are talked about, where a part of a question names none of its own. */
export const readFigures = (
  question: string,
  places: PlaceIndex,
  today: Date,
  deals?: readonly TransactionType[],
): Figures => {
  const text = inReach(question.normalize('NFC'))
  const read = readPropertyQuery(text, places, today)
  const query = deals === undefined ? read : { ...read, transactionTypes: deals }
  const { by, open, raise, aside, ownMoney, debts } = readRoles(text, query.transactionTypes.includes('RENT'))
  const [deal] = query.transactionTypes
  const [rest] = open
  // Asked what a loan costs a month, the sum is the loan, whatever it secures.
  const repays = asksFor('repayment', text) && OF_LOAN.test(text) && by.loan.length === 0
  const [only = null, ...others] = open.length > 0 ? open : by.senior
  if (repays && only !== null && others.length === 0) {
    by.loan.push(only)
    by.senior = by.senior.filter((it) => it !== only)
  } else if (rest !== undefined && open.length === 1) {
    // One amount without a word of its own is what the deal is about.
    if (deal === 'JEONSE' && by.deposit.length === 0) by.deposit.push(rest)
    const isPrice = deal === 'SALE' || (deal === undefined && OF_PURCHASE.test(text))
    if (isPrice && by.price.length === 0) by.price.push(rest)
  }
  // Against a tenant's deposit a mortgage is older debt, and nothing that is asked for.
  if (by.senior.length === 0 && by.deposit.length > 0 && !repays && OLDER_LOAN.test(text)) {
    by.senior = by.loan
    by.loan = []
  }
  const [current] = by.deposit
  // 3억인데 2천 올려달래: what is asked for is both together.
  if (raise !== null && current !== undefined && by.deposit.length === 1) {
    by.deposit.push({ ...raise, value: current.value + raise.value })
  }
  const running = asksFor('roi', text) || text.includes('공실') ? readRunning(text) : NOTHING_RUN
  if (asksFor('roi', text) || asksFor('gap', text)) priceOfBought(by, open)
  const area = query.exclusiveArea
  const lease = readLeaseFacts(text, readSums(text), koreanDay(today))
  const dollars = dollarsIn(text)
  const rate = rateIn(withoutDebtRates(text, debts))
  const years = yearsIn(text)
  const homes = homesIn(text)
  const slotOf = (name: SlotName, { start, end }: Pick<Found, 'start' | 'end'>): Slot => ({
    name,
    start,
    end,
    text: text.slice(start, end),
  })
  const rated = loanRates(text, by.loan)
  const lent = new Set(leasesOf(by, text, open).flatMap(({ loan }) => loan ?? []))
  const isLent = (it: Sum): boolean => lent.has(it.value)
  const slots = [
    ...open.filter(isLent).map((it) => slotOf('LOAN', it)),
    ...running.spans.map((it) => slotOf('ASIDE', it)),
    ...ROLES.flatMap((role) => by[role].map((it) => slotOf(SLOT_OF[role], it))),
    ...aside.map((it) => slotOf('ASIDE', it)),
    ...ownMoney.map((it) => slotOf('OWN_MONEY', it)),
    ...debts.map((it) => slotOf('DEBT', it)),
    ...(raise === null ? [] : [slotOf('RAISE', raise)]),
    ...(dollars === null ? [] : [slotOf('DOLLARS', dollars)]),
    ...(rate === null ? [] : [slotOf('RATE', rate)]),
    ...(years === null ? [] : [slotOf('YEARS', years)]),
    ...(homes === null ? [] : [slotOf('HOMES', homes)]),
  ]
  const isRead = (it: Span) => slots.some(({ start, end }) => start < it.end && it.start < end)
  slots.push(...lease.spans.filter((it) => !isRead(it)).map((it) => slotOf('CONDITION', it)))
  return {
    ownMoney: ownMoney[0]?.value ?? null,
    debts: debts.map(({ debt }) => debt),
    open: valuesOf(
      open.filter(
        (it) =>
          !ROLES.some((role) => by[role].includes(it)) &&
          !isLent(it) &&
          !lease.spans.some(({ start }) => start === it.start),
      ),
    ),
    slots: slots.toSorted((a, b) => a.start - b.start),
    case: {
      regionCode: query.regionCodes[0] ?? null,
      propertyType: query.propertyTypes[0] ?? null,
      transactionTypes: query.transactionTypes,
      area: sizeIn(text, area),
      price: by.price[0]?.value ?? null,
      deposits: valuesOf(by.deposit),
      rents: valuesOf(by.rent),
      leases: leasesOf(by, text, open),
      ...offersOf(by),
      ...(rated.length > 1 && rated.length === by.loan.length && { loans: rated }),
      ...besideOf(text, by.deposit.length > 1, ownMoney, running),
      seniorDebt: by.senior[0]?.value ?? null,
      income: by.income[0]?.value ?? null,
      loan: by.loan[0]?.value ?? null,
      dollars: dollars?.value ?? null,
      rate: rate?.value ?? rated[0]?.rate ?? null,
      years: years?.value ?? null,
      ownedHomes: homes?.value ?? null,
      firstHome: FIRST_HOME.test(text),
      regulated: regulatedIn(text),
      facts: lease.facts,
      home: null,
    },
  }
}
