import { withBorrowed } from '../case.ts'
import { paysInCash } from './cash.ts'
import type { Case } from '../case.ts'
import type { TransactionType } from '../property.ts'
import type { Slot, SlotName } from '../reading/slot.ts'
import { withRate, debtsPaidIn, loanRates, namesMortgage, regulatedIn, withoutDebtRates } from './debts.ts'
import type { Debt } from './debts.ts'
import { dollarsIn } from './dollars.ts'
import type { Found } from './found.ts'
import { Kept } from './kept.ts'
import { LENT_SHARE, isOfLoan, rateIn, yearsBeside, yearsIn } from './loan-rate.ts'
import { graceIn, readLoanTerms } from './loan-terms.ts'
import { isMonthly, isOpenRent, leasesOf } from './lease-money.ts'
import { besideOf, offersOf, priceOfBought, readRunning, tellsUpkeep } from './letting.ts'
import type { Running } from './letting.ts'
import { readAskedHome } from './asked-home.ts'
import { firstHomeIn, homesIn } from './owned-homes.ts'
import { percentOf } from './percent.ts'
import type { PlaceIndex } from './places.ts'
import { readPeriods } from './periods.ts'
import { ofBothTenants } from './relet.ts'
import { sizeIn } from './size.ts'
import { blanked, overlaps } from './span.ts'
import { readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import {
  BECAME,
  CHANGES,
  DEPOSIT_LEASE,
  LEAST_DEPOSIT,
  NEAR,
  PAID_ANEW,
  presentFirst,
  ROLES,
} from './sum-role.ts'
import type { Role } from './sum-role.ts'
import { debtsOfHome, nothingRanksFirst, seniorSum, takeOver } from './senior.ts'
import { MOST_RENT, readRoles } from './sums-told.ts'
import type { Told } from './sums-told.ts'
import { inReach } from './text.ts'
import type { Span } from './text.ts'
import { sumOf, tellsLate } from '../lease-facts.ts'
import type { FactSum, LeaseFacts } from '../lease-facts.ts'
import { openRentIn } from '../reading/arrears.ts'
import type { OpenRent } from '../reading/arrears.ts'
import { readLeaseFacts } from '../reading/lease-facts.ts'
import { namesDeal } from '../reading/merge.ts'
import { asksFor } from '../reading/read-asks.ts'
import { koreanDay } from '../day.ts'

/** 지방이면, 비수도권이라면: as if it lay elsewhere. */
const SUPPOSES_ZONE =
  /(?:수도권|지방)(?:이면|이라면|에서는|은)|수도권\s?(?:이\s?)?(?:아니|밖|외)|\boutside\b/i
/** Costs of a deal; without a word of it they are those of a purchase. */
const OF_PURCHASE = /취득세|복비|중개\s?(?:보수|수수료)|acquisition tax|brokerage/i
/** Only a lease is renewed. */
const OF_RENEWAL = /갱신|재계약|\brenew/i
const MORTGAGE_OF = /\bmortgage of\b/i
/** Nobody buys a home for less, 만원. */
const LEAST_PRICE = 500
/** 내일 전세계약해요: the deal of which the sums beside it are. */
const SIGNS_JEONSE = /전세계약(?=\s?(?:을\s?)?(?:해|하|했|합|할|앞|예정|이에요|인데|날))/

/** What an agent, a tax office, a workman or a seller is paid, or is put by for a house or a shop. */
const OF_NO_HOME: readonly FactSum[] = [
  'BILL',
  'FEE_PAID',
  'SPENT',
  'SHARED_CHARGES',
  'DOWN_PAYMENT',
  'PROVISIONAL',
  'ARREARS',
  'USED',
  'CREDIT_LIMIT',
  'KEY_MONEY',
  'KEY_MONEY_AT_END',
  'REPAIR_FUND',
  'PREMIUM',
]
/** 2억 전세대출: what is lent stands before the name of the loan. */
const LENT_BEHIND = /^\s?(?:만\s?원|원)?\s?(?:짜리\s?)?(?:전세|보증금)\s?(?:자금\s?)?대출/
/** 매달 이자, 한 달에 얼마: what is asked is what is paid. */
const PAID_MONTHLY =
  /(?:매달|매월|한\s?달|다달이|월)[^\d.?!\n]{0,6}(?:이자|얼마|상환|납입|내)|이자[^.?!\n]{0,8}얼마|\b(?:monthly|a month)\b/i
/** What is written of a loan is taxed by what is lent. */
const STAMPED = /인지세|\bstamp (?:tax|duty)/i
const valuesOf = (sums: readonly Sum[]): number[] => sums.map(({ value }) => value)

const NOTHING_RUN: Running = {
  yearlyCost: null,
  yearlyIncome: null,
  vacantMonths: null,
  targetYield: null,
  spans: [],
}

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

const withOpenRent = (facts: LeaseFacts, value: number | undefined): LeaseFacts =>
  value === undefined
    ? facts
    : { ...facts, sums: [...facts.sums.filter(({ of }) => of !== 'ARREARS'), { of: 'ARREARS', value }] }

/** What of a rent is open by its months; what tells so is no rent. `total`: what is said to be open, which goes first unless it is of one month. */
const openRentOf = (
  text: string,
  sums: readonly Sum[],
  by: Told['by'],
  total: number | null,
): OpenRent | null => {
  const [rent] = by.rent
  const open = rent === undefined ? null : openRentIn(text, sums, rent.value)
  if (open === null || (total !== null && !open.sums.some(({ value }) => value === total))) return null
  by.rent = by.rent.filter((it) => !open.sums.some(({ start }) => start === it.start))
  return open
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
  const named: readonly TransactionType[] = SIGNS_JEONSE.test(text)
    ? ['JEONSE']
    : (deals ?? read.transactionTypes)
  const query = { ...read, transactionTypes: named }
  const {
    by,
    open: all,
    raise: depositRaise,
    rentRaise: namedRentRaise,
    openRaise,
    aside,
    ownMoney,
    debts: owing,
  } = readRoles(text, query.transactionTypes.includes('RENT'))
  const ofHome = debtsOfHome({ by, debts: owing })
  const isRepaid = asksFor('repayment', text) || asksFor('prepaymentFee', text)
  // 신용대출 5천 금리 6% 매달 이자: where nothing else is told, what is owed is what is paid back.
  const [repaid, ...further] = owing.filter((it) => !ofHome.includes(it))
  const isAlone = further.length === 0 && all.length === 0 && ROLES.every((role) => by[role].length === 0)
  const paysBack =
    isRepaid && PAID_MONTHLY.test(text) && isAlone && repaid !== undefined && repaid.debt.balance !== null
  if (paysBack) by.loan.push(repaid)
  const debts = paysBack || repaid === undefined ? [] : [repaid, ...further]
  by.senior.push(...ofHome)
  const sums = readSums(text)
  const lease = readLeaseFacts(text, sums, koreanDay(today))
  if (lease.facts.auctioned === true) takeOver(by, text)
  const isFact = ({ start, value }: Sum, of: FactSum): boolean =>
    lease.spans.some((it) => it.start <= start && start < it.end) &&
    lease.facts.sums.some((it) => it.of === of && it.value === value)
  // What is paid for something else is the price of no home.
  const isOfNoHome = (it: Sum): boolean => OF_NO_HOME.some((of) => isFact(it, of))
  for (const role of ROLES) by[role] = by[role].filter((it) => !isOfNoHome(it))
  const said = all.filter((it) => !isOfNoHome(it))
  const isOpen = sumOf(lease.facts, 'ARREARS') !== null
  const monthly =
    by.rent.length === 0 ? (isOpen ? sums : said).filter((it) => isMonthly(text, it, isOpen)) : []
  by.rent.push(...monthly.slice(0, 1))
  const arrears = said.find(({ value }) => isOpenRent(value, lease.facts.arrearsMonths, by.rent))
  const byMonth = openRentOf(text, sums, by, sumOf(lease.facts, 'ARREARS'))
  // 빌라 2억1천, 공시가 1억7천: what it is valued at is no other sum of the deal.
  const dealt = said.filter((it) => !isFact(it, 'OFFICIAL_PRICE'))
  const open = (dealt.length > 0 ? dealt : said).filter(
    (it) =>
      it !== arrears &&
      !by.rent.includes(it) &&
      byMonth?.sums.some(({ start }) => start === it.start) !== true,
  )
  const [paidNow] = by.rent
  // 보증금 5천에 월세 50인데 10만원 올려달래요: what is no more than the rent is said of the rent.
  const ofRent = openRaise !== null && paidNow !== undefined && openRaise.value <= paidNow.value
  const raise = depositRaise ?? (ofRent ? null : openRaise)
  const rentRaise = namedRentRaise ?? (ofRent ? openRaise : null)
  const [deal] = query.transactionTypes
  const isRenewed = OF_RENEWAL.test(text) && !namesDeal(text)
  const [rest, second] = open
  const [lodged, ...lodgings] = by.deposit
  const isLent = lodged !== undefined && LENT_BEHIND.test(text.slice(lodged.end, lodged.end + NEAR))
  if ((isRepaid || STAMPED.test(text)) && by.loan.length + lodgings.length === 0 && isLent) {
    by.loan = [lodged]
    by.deposit = []
  }
  // Asked what a loan costs a month, the sum is the loan, whatever it secures.
  const isLate = tellsLate(lease.facts) && asksFor('lateInterest', text)
  const repays = isRepaid && !isLate && isOfLoan(text) && by.loan.length === 0
  const [only = null, ...others] = open.length > 0 ? open : by.senior
  const lentShare = asksFor('repayment', text) ? LENT_SHARE.exec(text) : null
  if (repays && lentShare === null && only !== null && others.length === 0) {
    by.loan.push(only)
    by.senior = by.senior.filter((it) => it !== only)
  } else if (rest !== undefined && open.length === 1) {
    // One amount without a word of its own is what the deal is about.
    // 근저당 2억, 건물값 9억, 저는 7천: what is left beside them is lodged there.
    const isLodged = by.senior.length > 0 && by.price.length > 0
    const isDeposit =
      deal === 'JEONSE' || isLodged || isLate || (isRenewed && raise !== null && raise.value < rest.value)
    if (isDeposit && by.deposit.length === 0 && rest.value >= LEAST_DEPOSIT) by.deposit.push(rest)
    if (deal === 'RENT' && by.rent.length === 0 && rest.value < MOST_RENT) by.rent.push(rest)
    const isSecurity = percentOf(text, 'ltv') !== null
    const isPrice =
      (deal === 'SALE' && !isDeposit) || (deal === undefined && (OF_PURCHASE.test(text) || isSecurity))
    if (isPrice && by.price.length === 0 && rest.value >= LEAST_PRICE) by.price.push(rest)
  } else if (
    rest !== undefined &&
    second !== undefined &&
    open.length === 2 &&
    (deal !== 'SALE' || isRenewed) &&
    by.deposit.length === 0 &&
    DEPOSIT_LEASE.test(text) &&
    (BECAME.test(text.slice(rest.end, second.start)) || CHANGES.test(text.slice(rest.end, second.start)))
  ) {
    // A deposit goes up from 300 to 330 million.
    by.deposit.push(rest, second)
  }
  // Against a tenant's deposit a mortgage is older debt, and nothing that is asked for.
  if (by.senior.length === 0 && by.deposit.length > 0 && !repays && namesMortgage(text)) {
    by.senior = by.loan
    by.loan = []
  }
  // Where nobody lets it, a mortgage is what is borrowed.
  if (by.loan.length + by.deposit.length === 0 && by.price.length > 0 && MORTGAGE_OF.test(text)) {
    by.loan = by.senior
    by.senior = []
  }
  // Of a home that was let again what is paid now is paid by somebody else.
  if (asksFor('refusedRenewal', text))
    ofBothTenants(
      by,
      open.filter((it) => !lease.spans.some(({ start }) => start === it.start)),
      text,
    )
  else for (const role of PAID_ANEW) by[role] = presentFirst(by[role], text)
  const [current] = by.deposit
  // 3억인데 2천 올려달래: what is asked for is both together.
  if (raise !== null && current !== undefined && by.deposit.length === 1) {
    by.deposit.push({ ...raise, value: current.value + raise.value })
  }
  const [paid] = by.rent
  // 월 10만원 더 올려달래요, 지금 55: the same of a rent. One that is no less than what is paid is what it comes to.
  if (rentRaise !== null && paid !== undefined)
    by.rent.push(
      rentRaise.value >= paid.value ? rentRaise : { ...rentRaise, value: paid.value + rentRaise.value },
    )
  const isRun = asksFor('roi', text) || text.includes('공실') || tellsUpkeep(text)
  const running = isRun ? readRunning(text) : NOTHING_RUN
  by.rent = by.rent.filter((it) => !running.spans.some((span) => overlaps(span, it)))
  if (asksFor('roi', text) || asksFor('gap', text)) priceOfBought(by, open)
  const area = query.exclusiveArea
  // 공시가 1억8천 is what a home is valued at: no deposit, and no price that is paid.
  by.deposit = by.deposit.filter((it) => !isFact(it, 'OFFICIAL_PRICE'))
  // 낙찰가 3억 is what an auction brings, and no price that is asked.
  const isBid = by.price.some((it) => isFact(it, 'AUCTION_PRICE'))
  by.price = by.price.filter((it) => !isFact(it, 'AUCTION_PRICE'))
  const isPriced = by.price.length > 0 || namesDeal(text)
  by.price = by.price.filter((it) => !isFact(it, 'OFFICIAL_PRICE'))
  // 5천을 월세로: a part of the deposit, and no rent.
  for (const role of PAID_ANEW) by[role] = by[role].filter((it) => !isFact(it, 'TURNED'))
  const dollars = dollarsIn(text)
  const { terms, spans: termSpans } = readLoanTerms(withoutDebtRates(text, debts))
  // 월 200 갚으려면: what may be paid for a loan is no rent.
  if (terms.payable !== undefined) by.rent = by.rent.filter(({ value }) => value !== terms.payable)
  // 수원, 수도권이니까: a place that is named says more than where it lies, unless another is supposed.
  if (query.regionCodes.length === 1 && !SUPPOSES_ZONE.test(text)) delete terms.zone
  const rate = rateIn(withoutDebtRates(blanked(text, termSpans), debts))
  const owed = ratedDebt(debts, rate, by)
  // 3년 거치 27년 상환: the loan runs for both.
  const grace = graceIn(text)
  const years = grace === null ? yearsIn(text) : yearsBeside(text, grace)
  const homes = homesIn(text)
  const slotOf = (name: SlotName, { start, end }: Pick<Found, 'start' | 'end'>): Slot => ({
    name,
    start,
    end,
    text: text.slice(start, end),
  })
  const rated = loanRates(text, by.loan)
  const lent = new Set(leasesOf(by, text, open).flatMap(({ loan }) => loan ?? []))
  const isLoan = (it: Sum): boolean => lent.has(it.value)
  const slots = [
    ...open.filter(isLoan).map((it) => slotOf('LOAN', it)),
    ...running.spans.map((it) => slotOf('ASIDE', it)),
    ...ROLES.flatMap((role) => by[role].map((it) => slotOf(SLOT_OF[role], it))),
    ...aside.map((it) => slotOf('ASIDE', it)),
    ...(arrears === undefined ? [] : [slotOf('CONDITION', arrears)]),
    ...(byMonth?.sums ?? []).map((it) => slotOf('CONDITION', it)),
    ...ownMoney.map((it) => slotOf('OWN_MONEY', it)),
    ...debts.map((it) => slotOf('DEBT', withRate(text, it))),
    ...[raise, rentRaise].flatMap((it) => (it === null ? [] : [slotOf('RAISE', it)])),
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
          !isLoan(it) &&
          !running.spans.some((span) => overlaps(span, it)) &&
          !lease.spans.some(({ start }) => start === it.start),
      ),
    ),
    slots: slots.toSorted((a, b) => a.start - b.start),
    case: withBorrowed({
      regionCode: query.regionCodes[0] ?? null,
      propertyType: query.propertyTypes[0] ?? null,
      transactionTypes: (isBid && !isPriced) || terms.payable !== undefined ? [] : query.transactionTypes,
      area: sizeIn(text, area),
      price: by.price[0]?.value ?? null,
      deposits: valuesOf(by.deposit),
      rents: valuesOf(by.rent),
      leases: leasesOf(by, text, open),
      ...offersOf(by),
      ...(rated.length > 1 && rated.length === by.loan.length && { loans: rated }),
      ...besideOf(text, by.deposit.length > 1, ownMoney, running),
      seniorDebt: seniorSum(by.senior, text) ?? (nothingRanksFirst(text) ? 0 : null),
      income: by.income[0]?.value ?? null,
      loan: by.loan[0]?.value ?? null,
      ...(by.loan.length === 0 && paysInCash(text) && { cash: true }),
      dollars: dollars?.value ?? null,
      rate: owed === debts ? (rate?.value ?? rated[0]?.rate ?? null) : null,
      years: years?.value ?? null,
      ownedHomes: homes?.value ?? null,
      firstHome: firstHomeIn(text),
      regulated: regulatedIn(text),
      facts: withOpenRent(lease.facts, arrears?.value ?? byMonth?.value),
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
