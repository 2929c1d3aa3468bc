import { withBorrowed } from '../case.ts'
import type { Case } from '../case.ts'
import type { TransactionType } from '../property.ts'
import type { Slot, SlotName } from '../reading/request.ts'
import {
  debtOf,
  debtRateOf,
  withRate,
  debtsPaidIn,
  loanRates,
  namesMortgage,
  regulatedIn,
  withoutDebtRates,
} from './debts.ts'
import type { Debt } from './debts.ts'
import { dollarsIn } from './dollars.ts'
import type { Found } from './found.ts'
import { Kept } from './kept.ts'
import { LENT_SHARE, OF_LOAN, rateIn, yearsIn } from './loan-rate.ts'
import { readLoanTerms } from './loan-terms.ts'
import { leasesOf } from './lease-money.ts'
import { besideOf, offersOf, priceOfBought, readRunning } from './letting.ts'
import type { Running } from './letting.ts'
import { readAskedHome } from './asked-home.ts'
import { FIRST_HOME, homesIn } from './owned-homes.ts'
import { percentOf } from './percent.ts'
import type { PlaceIndex } from './places.ts'
import { readPeriods } from './periods.ts'
import { sizeIn } from './size.ts'
import { blanked, overlaps } from './span.ts'
import { INSTEAD, isOneSize, readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import {
  BECAME,
  BECOMES_SUM,
  CHANGES,
  DEPOSIT_LEASE,
  saysWages,
  JOINS,
  LEAST_DEPOSIT,
  NEAR,
  RAISED_BY,
  roleOf,
  ROLES,
  WANTS_SUM,
} from './sum-role.ts'
import type { Role } from './sum-role.ts'
import { inReach } from './text.ts'
import type { Span } from './text.ts'
import type { FactSum } from '../lease-facts.ts'
import { readLeaseFacts } from '../reading/lease-facts.ts'
import { namesDeal } from '../reading/merge.ts'
import { asksFor } from '../reading/read-asks.ts'
import { koreanDay } from '../day.ts'

/** Money of which no calculation here speaks. */
const OWN_MONEY =
  /(?:현금|저축|(?<![가-힣])(?:내|제)\s?돈|모은\s?돈|모아\s?둔\s?돈|여윳돈|자기\s?자본|cash|savings)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** 2천은 내 돈: said behind. */
const MINE = /^\s?(?:만\s?원|원)?\s?(?:은|는|이|가)?\s?(?:내|제)\s?(?:돈|현금)/
/** 15억에 팔면: what a home is sold for, whatever was paid for it. */
const SOLD_FOR = /^\s?(?:만\s?)?원?(?:짜리)?(?:에|으로|로)\s?(?:지금\s?)?(?:판(?![가-힣])|팔|매도|양도|넘기)/
const ASIDE =
  /(?:관리비|공과금|보험료|이사비|계약금|중도금|잔금|maintenance(?: fee)?)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** 지방이면, 비수도권이라면: as if it lay elsewhere. */
const SUPPOSES_ZONE =
  /(?:수도권|지방)(?:이면|이라면|에서는|은)|수도권\s?(?:이\s?)?(?:아니|밖|외)|\boutside\b/i
/** Costs of a deal; without a word of it they are those of a purchase. */
const OF_PURCHASE = /취득세|복비|중개\s?(?:보수|수수료)|acquisition tax|brokerage/i
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
    const isWages = own === null && saysWages(ahead)
    if (isOwnMoney || isWages || ASIDE.test(ahead)) {
      told[isOwnMoney ? 'ownMoney' : 'aside'].push(sum)
      continue
    }
    if (!sum.bare && own !== 'rent' && RAISED_BY.test(behind)) {
      told.raise = sum
      continue
    }
    if (own !== 'loan' && SOLD_FOR.test(behind)) {
      told.aside.push(...told.by.price)
      told.by.price = [sum]
      before = 'price'
      continue
    }
    // 330 million instead of 300: what it is now is said behind what it is to be.
    if (gap !== null && previous !== undefined && INSTEAD.test(gap.toLowerCase())) {
      const of: Role | null = own ?? before ?? (DEPOSIT_LEASE.test(text) ? 'deposit' : null)
      if (of !== null && isOneSize(sum.value, previous.value)) {
        told.open = told.open.filter((it) => it !== previous)
        for (const role of ROLES) told.by[role] = told.by[role].filter((it) => it !== previous)
        told.by[of].push(sum, previous)
        before = of
        continue
      }
    }
    const becomes: Role | null = BECOMES_SUM.test(behind) || WANTS_SUM.test(ahead) ? ofLease : null
    // 2.4억→4천 월세: what an arrow leads to is what it comes from.
    const isArrow: boolean = gap !== null && before !== null && /^\s*(?:→|->)\s*$/.test(gap)
    const role: Role | null = isArrow
      ? before
      : isRent
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

/** The only rate of a text that speaks of one debt, and of no loan that is wanted, is that debt's. */
const ratedDebt = (debts: Told['debts'], rate: Found | null, by: Told['by']): Told['debts'] => {
  const [only, ...more] = debts
  const isFree = more.length === 0 && by.loan.length + by.income.length + by.price.length === 0
  return only === undefined ||
    rate === null ||
    !isFree ||
    only.debt.balance === null ||
    only.debt.rate !== null
    ? debts
    : [{ ...only, debt: { ...only.debt, rate: rate.value } }]
}

/** The figures of a case, and where each of them stands. */
export interface Figures {
  readonly case: Case
  /** Cash and savings, in 만원; null: not said. */
  readonly ownMoney: number | null
  readonly debts: readonly Debt[]
  /** Sums of which nothing says what they are. */
  readonly open: readonly number[]
  readonly slots: readonly Slot[]
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
  return readings.of(places, `${koreanDay(today)} ${deals?.join() ?? '-'} ${text}`, () =>
    figuresOf(text, places, today, deals),
  )
}

const readings = new Kept<Figures>()

const figuresOf = (
  text: string,
  places: PlaceIndex,
  today: Date,
  deals?: readonly TransactionType[],
): Figures => {
  const read = readAskedHome(text, places, today)
  const query = deals === undefined ? read : { ...read, transactionTypes: deals }
  const { by, open, raise, aside, ownMoney, debts } = readRoles(text, query.transactionTypes.includes('RENT'))
  const [deal] = query.transactionTypes
  const [rest, further] = open
  // Asked what a loan costs a month, the sum is the loan, whatever it secures.
  const isRepaid = asksFor('repayment', text) || asksFor('prepaymentFee', text)
  const repays = isRepaid && OF_LOAN.test(text) && by.loan.length === 0
  const [only = null, ...others] = open.length > 0 ? open : by.senior
  const lentShare = asksFor('repayment', text) ? LENT_SHARE.exec(text) : null
  if (repays && lentShare === null && only !== null && others.length === 0) {
    by.loan.push(only)
    by.senior = by.senior.filter((it) => it !== only)
  } else if (rest !== undefined && open.length === 1) {
    // One amount without a word of its own is what the deal is about.
    if (deal === 'JEONSE' && by.deposit.length === 0) by.deposit.push(rest)
    const isSecurity = percentOf(text, 'ltv') !== null
    const isPrice = deal === 'SALE' || (deal === undefined && (OF_PURCHASE.test(text) || isSecurity))
    if (isPrice && by.price.length === 0) by.price.push(rest)
  } else if (
    rest !== undefined &&
    further !== undefined &&
    open.length === 2 &&
    deal !== 'SALE' &&
    by.deposit.length === 0 &&
    DEPOSIT_LEASE.test(text) &&
    BECAME.test(text.slice(rest.end, further.start))
  ) {
    // A deposit goes up from 300 to 330 million.
    by.deposit.push(rest, further)
  }
  // Against a tenant's deposit a mortgage is older debt, and nothing that is asked for.
  if (by.senior.length === 0 && by.deposit.length > 0 && !repays && namesMortgage(text)) {
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
  const isFact = ({ start, value }: Sum, of: FactSum): boolean =>
    lease.spans.some((it) => it.start === start) &&
    lease.facts.sums.some((it) => it.of === of && it.value === value)
  // 공시가 1억8천 is what a home is valued at, and no deposit.
  by.deposit = by.deposit.filter((it) => !isFact(it, 'OFFICIAL_PRICE'))
  // 낙찰가 3억 is what an auction brings, and no price that is asked.
  const isBid = by.price.some((it) => isFact(it, 'AUCTION_PRICE'))
  by.price = by.price.filter((it) => !isFact(it, 'AUCTION_PRICE'))
  // At an auction the tenant who ranks first is no creditor: what is asked is what of the deposit is left to the buyer.
  if (lease.facts.bids === true && by.deposit.length === 0) {
    by.deposit = by.senior
    by.senior = []
  }
  const isPriced = by.price.length > 0 || namesDeal(text)
  // 5천을 월세로: a part of the deposit, and no rent.
  by.rent = by.rent.filter((it) => !isFact(it, 'TURNED'))
  const dollars = dollarsIn(text)
  const { terms, spans: termSpans } = readLoanTerms(text)
  // 수원, 수도권이니까: a place that is named says more than where it lies, unless another is supposed.
  if (query.regionCodes.length === 1 && !SUPPOSES_ZONE.test(text)) delete terms.zone
  const rate = rateIn(withoutDebtRates(blanked(text, termSpans), debts))
  const owed = ratedDebt(debts, rate, by)
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
    ...debts.map((it) => slotOf('DEBT', withRate(text, it))),
    ...(raise === null ? [] : [slotOf('RAISE', raise)]),
    ...(dollars === null ? [] : [slotOf('DOLLARS', dollars)]),
    ...(rate === null ? [] : [slotOf('RATE', rate)]),
    ...(years === null ? [] : [slotOf('YEARS', years)]),
    ...(homes === null ? [] : [slotOf('HOMES', homes)]),
    ...termSpans.map((it) => slotOf('RATE', it)),
  ]
  const isRead = (it: Span) => slots.some((other) => overlaps(it, other))
  slots.push(...lease.spans.filter((it) => !isRead(it)).map((it) => slotOf('CONDITION', it)))
  return {
    ownMoney: ownMoney[0]?.value ?? null,
    debts: [
      ...owed.map(({ debt }) => debt),
      ...debtsPaidIn(text).filter(({ kind }) => !debts.some(({ debt }) => debt.kind === kind)),
    ],
    open: valuesOf(
      open.filter(
        (it) =>
          !ROLES.some((role) => by[role].includes(it)) &&
          !isLent(it) &&
          !lease.spans.some(({ start }) => start === it.start),
      ),
    ),
    slots: slots.toSorted((a, b) => a.start - b.start),
    case: withBorrowed({
      regionCode: query.regionCodes[0] ?? null,
      propertyType: query.propertyTypes[0] ?? null,
      transactionTypes: isBid && !isPriced ? [] : query.transactionTypes,
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
      rate: owed === debts ? (rate?.value ?? rated[0]?.rate ?? null) : null,
      years: years?.value ?? null,
      ownedHomes: homes?.value ?? null,
      firstHome: FIRST_HOME.test(text),
      regulated: regulatedIn(text),
      facts: lease.facts,
      home: null,
      ...terms,
      ...readPeriods(text),
      ...(terms.zone !== undefined && { regionCode: null }),
      ...(lentShare !== null && {
        loanShare: Number(lentShare.slice(1).find((it) => it !== undefined)),
      }),
    }),
  }
}
