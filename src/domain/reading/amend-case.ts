import { textOf } from '../prose.ts'
import { withBorrowed } from '../case.ts'
import type { Case } from '../case.ts'
import { HIGHEST_RATE } from '../language/percent.ts'
import { sumOf, withFacts } from '../lease-facts.ts'
import { withSaid } from '../said-later.ts'
import { eventsAgain } from './lease-events.ts'
import { occupantAgain } from './lease-aspects.ts'
import { onlyMonthsIn } from './lease-months.ts'
import { ENDS_SUPPOSING } from './again.ts'
import { asAskedRent, withOpen } from './open-sum.ts'
import { isNoHome } from '../case-kind.ts'
import { SUPPOSES_HOME } from './tax-after.ts'
import { namesPresent, placeAmong, saysNewer } from './place-among.ts'
import type { Person, Wish } from './request.ts'
import { NO_WORDS } from './said-how.ts'
import type { SaidHow } from './said-how.ts'

type Lists = Pick<Case, 'deposits' | 'rents'>

/** 90 내래, 3억 2천 달라는데, 110 부르던데요: what is demanded, and not what is paid. */
const DEMANDS =
  /달라(?![지진질졌져집])|달래|달랬|내[래라란]|부르(?!면)|불렀|부른|요구|원한|원하|하자[는고네]|하재|받겠|받는대|올리|올려|올린|올림|올라|인상|제시|\b(?:insists? on|wants?|asks?|asking|demand(?:s|ed|ing)?|raises?|raised|raising|increases?|increased)\b/i

/** How far something that is paid may rise. */
const HOW_FAR =
  /(?:얼마|몇\s?(?:%|퍼센트|프로))(?:까지|나)?\s?(?:더\s?)?올(?:릴|려|라)|올릴\s?수\s?있는\s?(?:한도|상한|최대)|인상\s?(?:한도|상한)|\bhow (?:much|far)\b[^.?!\n]{0,24}\b(?:raised?|increased?)\b/i

/** Of two sums of a kind, what is paid now and what is asked for instead, the one that is meant is said anew; of one the one. */
const replaced = (
  before: readonly number[],
  said: readonly number[],
  { text, instead, ofRaise = false, turns = false }: SaidHow,
): readonly number[] => {
  const [only, ...more] = said
  if (only === undefined) return before
  // 바뀐 보증금 1억이요, 지금 보증금은 3억이에요: one of the two of which the other was told.
  if (turns && instead === null && before.length === 1 && more.length === 0 && !before.includes(only)) {
    if (saysNewer(text)) return [...before, only]
    if (namesPresent(text) && !ENDS_SUPPOSING.test(text.trim())) return [only, ...before]
  }
  const isDemanded = ofRaise && instead === null && before.length === 1 && more.length === 0
  if (isDemanded && !before.includes(only) && DEMANDS.test(text)) return [...before, only]
  return more.length === 0 && before.length > 1
    ? before.with(placeAmong(only, before, text, instead), only)
    : said
}

/** Leases with what is said of them now: a rent is of the one that has one, a loan and its rate of the one that borrows. */
const amendLeases = (before: Case['leases'], { deposits, rents }: Lists, said: Case): Case['leases'] => {
  const kept = before.length === deposits.length ? before : deposits.map(() => null)
  const withRent = kept.filter((it) => it?.rent != null)
  const borrowing = kept.filter((it) => it?.loan !== undefined)
  return deposits.map((deposit, index) => {
    const was = kept[index]
    const at = withRent.length >= rents.length ? withRent.indexOf(was ?? null) : index
    const lent = was != null && borrowing.includes(was) ? was : null
    const loan = borrowing.length === 1 ? (said.loan ?? lent?.loan) : lent?.loan
    const rate = said.rate ?? lent?.rate
    return {
      deposit,
      rent: rents[at] ?? null,
      ...(lent !== null && loan !== undefined && { loan }),
      ...(lent !== null && rate !== undefined && { rate }),
    }
  })
}

/** Several loans at a rate that is said now are all at it; another loan, price or deposit is of one home and not of several. */
const withoutSettled = (before: Case, said: Case): Case => {
  // A place, and what is supposed in place of one, go for each other.
  const { loans, offers, ...rest } = said.regionCode === null ? before : { ...before, zone: undefined }
  const { rate } = said
  const isOneHome = said.price !== null || said.deposits.length > 0 || said.rents.length > 0
  return {
    ...rest,
    ...(offers !== undefined && !isOneHome && { offers }),
    ...(loans !== undefined &&
      said.loan === null && { loans: rate === null ? loans : loans.map((it) => ({ ...it, rate })) }),
  }
}

/** A loan that is a share of what the home costs is that share of what it costs now, until it is said as a sum. */
const withShare = (said: Case, { loanShare, ...amended }: Case): Case =>
  loanShare === undefined || said.cash === true
    ? amended
    : said.loan !== null && said.loanShare === undefined
      ? amended
      : withBorrowed({ ...amended, loanShare })

/** A sum that is taken back is so wherever it was taken for something (전세 3억에 살고 있는데, then 3억이 아니라 2억). */
const corrected = (facts: Case['facts'], { instead }: SaidHow, said: Case): Case['facts'] => {
  const [now] = [...said.deposits, ...said.rents, ...(said.price === null ? [] : [said.price])]
  return instead === null || now === undefined
    ? facts
    : { ...facts, sums: facts.sums.map((it) => (it.value === instead ? { ...it, value: now } : it)) }
}

/** What ranks first now: of a debt that was told what is to be paid back is taken away (근저당을 5천만원 갚아준대요). */
const seniorNow = (
  { seniorDebt: before }: Case,
  { seniorDebt }: Case,
  { seniorRepaid: paid = 0, text }: SaidHow,
): number | null => {
  if (before !== null && paid > 0 && paid <= before) return before - paid
  return seniorDebt ?? (before !== null && ERASED.test(text) ? 0 : before)
}
/** 근저당은 말소하기로 함: all that ranks first is to be gone. */
const ERASED =
  /(?:근저당|대출|융자|선순위)[^.?!\n\d]{0,10}(?:말소|상환|정리|갚|지우|없애)[가-힣]{0,2}\s?(?:기로|준다|준대|주기로|조건|예정|됐|했)/

const withoutErased = (facts: Case['facts'], { text }: SaidHow): Case['facts'] =>
  ERASED.test(text) ? { ...facts, sums: facts.sums.filter(({ of }) => of !== 'MORTGAGE') } : facts

/** 월세는 그대로 두고 보증금만 올리자는데요: what was demanded of the one is so no more. */
const STAYS = /(월세|차임|보증금|전세금?)(?:은|는|을|를)?\s?(?:그대로|동결|유지|안\s?(?:올|건드)|놔두)/
const withoutDropped = (before: Lists, said: Case, { text, ofRaise = false }: SaidHow): Lists => {
  const stays = ofRaise ? STAYS.exec(text)?.[1] : undefined
  if (stays === undefined) return before
  const isRent = stays === '월세' || stays === '차임'
  return isRent && said.rents.length === 0
    ? { ...before, rents: before.rents.slice(0, 1) }
    : !isRent && said.deposits.length === 0
      ? { ...before, deposits: before.deposits.slice(0, 1) }
      : before
}

/** 보증금을 5천으로, then 월세를 50으로 하려면: of what is to change in a lease, the one or the other. */
const withoutGoal = (before: Case, said: Case, { turns = false }: SaidHow): Lists => {
  const { deposits, rents } = before
  const [newDeposit, newRent] = [said.deposits.length > 0, said.rents.length > 0]
  // A jeonse that comes first is held against another lease.
  if (!turns || newDeposit === newRent || before.leases[0]?.rent == null) return before
  return newRent && deposits.length === 2 && rents.length === 1
    ? { deposits: deposits.slice(0, 1), rents }
    : newDeposit && rents.length === 2 && deposits.length === 1
      ? { deposits, rents: rents.slice(0, 1) }
      : before
}

const AT_END = /감정|끝날\s?때|종료\s?(?:당시|시점)|\bapprais/

/** Figure by figure: what is said now takes the place of what was said of the same thing. */
export const amendCase = (
  before: Case,
  own: Case,
  open: readonly number[] = [],
  how: SaidHow = NO_WORDS,
): Case => {
  // 감정 다시 나왔는데 1억: of the key money of a shop what it came to in the end.
  const atEnd = AT_END.test(how.text) ? sumOf(before.facts, 'KEY_MONEY_AT_END') : null
  const said = asAskedRent(
    withOpen(own, open, before, { instead: how.instead ?? atEnd, last: how.last ?? null }),
    before,
  )
  const isOfAnother =
    (said.regionCode !== null && said.regionCode !== before.regionCode) ||
    (said.propertyType !== null && said.propertyType !== before.propertyType)
  // 집이면?, of an officetel or a shop: some home, of no kind that is said.
  const isHomeNow = said.propertyType === null && isNoHome(before) && SUPPOSES_HOME.test(how.text)
  // 전세 5억이면? after a purchase: what is asked of the one is no figure of the other.
  const leasesNow =
    before.deposits.length === 0 &&
    // What is bought and let has a price and a deposit.
    before.rents.length === 0 &&
    said.deposits.length > 0 &&
    said.transactionTypes.length > 0
  // 5천만 월세로 돌리면: of what is paid now, and no longer of what was asked for instead.
  const isTurned = sumOf(said.facts, 'TURNED') !== null && said.deposits.length === 0
  // 전세 1억이면?, after a lease with rent: of a jeonse none is paid, unless the one is turned into the other or raised.
  const isJeonseNow =
    said.deposits.length > 0 &&
    said.rents.length === 0 &&
    said.transactionTypes.length === 1 &&
    said.transactionTypes[0] === 'JEONSE' &&
    how.turns !== true &&
    how.ofRaise !== true
  // 전세로 하면?, of a rent whose deposit was to change: what the whole of it comes to as a jeonse.
  const isWhole =
    how.turns === true &&
    before.rents.length === 1 &&
    before.deposits.length === 2 &&
    said.deposits.length === 0 &&
    said.rents.length === 0 &&
    said.transactionTypes.length === 1 &&
    said.transactionTypes[0] === 'JEONSE'
  // 보증금 5천에 월 80을 전세로 바꾸면, after another lease: all of it is told anew.
  const [ownLease, ...otherLeases] = said.leases
  const isWholeLease = ownLease != null && ownLease.rent !== null && otherLeases.length === 0
  const isToldAnew =
    isWholeLease &&
    // 보증금 7억에 월 150이면 얼마까지 올릴 수 있어요, after a raise that was demanded: of another lease, of which nothing is.
    ((HOW_FAR.test(how.text) && !DEMANDS.test(how.text.replace(HOW_FAR, ' ')) && !saysNewer(how.text)) ||
      (how.turns === true && before.deposits.length === 2 && said.transactionTypes.includes('JEONSE')))
  const goals = isWhole
    ? { deposits: before.deposits.slice(0, 1), rents: before.rents }
    : withoutDropped(withoutGoal(before, said, how), said, how)
  const lists = {
    deposits: isToldAnew
      ? said.deposits
      : isTurned
        ? before.deposits.slice(0, 1)
        : replaced(goals.deposits, said.deposits, how),
    rents: isToldAnew ? said.rents : isJeonseNow ? [] : replaced(goals.rents, said.rents, how),
  }
  const isLent = before.leases.some(({ loan }) => loan !== undefined)
  const isSame =
    lists.deposits === before.deposits &&
    lists.rents === before.rents &&
    !(isLent && (said.loan ?? said.rate) !== null)
  return withShare(said, {
    ...withSaid(withoutSettled(before, said), said),
    regionCode: said.zone === undefined ? (said.regionCode ?? before.regionCode) : null,
    ...(isHomeNow && { propertyType: null }),
    transactionTypes: said.transactionTypes.length > 0 ? said.transactionTypes : before.transactionTypes,
    price: said.price ?? (leasesNow ? null : before.price),
    // A loan that is said anew is one, and what is paid for without one has none.
    loan: said.cash === true ? null : (said.loan ?? before.loan),
    cash: said.cash ?? (said.loan === null ? before.cash : undefined),
    example: undefined,
    seniorDebt: seniorNow(before, said, how),
    ...lists,
    leases: isSame ? before.leases : amendLeases(before.leases, lists, said),
    firstHome: said.firstHome || (before.firstHome && (said.ownedHomes ?? 0) === 0),
    regulated: said.regulated ?? (isOfAnother || said.zone !== undefined ? null : before.regulated),
    facts: withFacts(
      withoutErased(corrected(before.facts, how, said), how),
      isHomeNow ? { ...said.facts, premises: 'HOME' } : said.facts,
    ),
    // A home that was shown is another one somewhere else.
    home: isOfAnother ? null : before.home,
  })
}

const DAYS_OF = {
  년: 365,
  개월: 365 / 12,
  달: 365 / 12,
  주: 7,
  일: 1,
  y: 365,
  m: 365 / 12,
  w: 7,
  d: 1,
} as const
const LASTS = /^(\d{1,3})\s*(년|개월|달|주|일|y|m|w|d)/i
/** How long, in days, where nothing says of what: as late as what was late before (1년이면?). */
const daysSaid = ({ slots }: Wish): number | null => {
  const [said] = slots.flatMap(({ name, text }) =>
    name === 'DURATION' ? [LASTS.exec(text.toLowerCase())] : [],
  )
  const unit = Object.entries(DAYS_OF).find(([name]) => name === said?.[2])?.[1]
  return unit === undefined ? null : Math.round(Number(said?.[1]) * unit)
}

const MONTHS_OF = { 년: 12, 개월: 1, 달: 1, y: 12, m: 1 } as const
/** The same in months. */
const monthsSaid = ({ slots }: Wish): number | null => {
  const spans = slots.flatMap(({ name, text }) => {
    const said = name === 'DURATION' ? LASTS.exec(text.toLowerCase()) : null
    const unit = Object.entries(MONTHS_OF).find(([of]) => of === said?.[2])?.[1]
    return unit === undefined ? [] : [Number(said?.[1]) * unit]
  })
  return spans.length === 0 ? null : spans.reduce((all, it) => all + it, 0)
}

const YEARS = /^(\d{1,2})\s*(?:년|-?\s?years?)/i

/** What is said of no thing in particular (20년이면?, 5%로 오르면?) is of the one of its kind that was talked about; a time said of debts is theirs. */
export const ofTheSame = (own: Wish, { case: before, asks }: Wish, { debts }: Person): Case => {
  const spans = own.slots.flatMap(({ name, text }) =>
    name === 'DURATION' ? (YEARS.exec(text)?.[1] ?? []) : [],
  )
  // 5년 주기형이면?: how long the rate stays.
  const years = own.case.facts.rateType === null ? spans[0] : undefined
  const isLate = before.facts.days !== null && own.case.facts.days === null
  const days = isLate ? daysSaid(own) : null
  const lives = before.stay === undefined || own.case.stay !== undefined ? null : daysSaid(own)
  const stay = lives === null || lives > (before.stay?.ofMonth ?? 0) ? null : lives
  const isLived = before.facts.livedMonths !== null && own.case.facts.livedMonths === null && !isLate
  const lived = isLived ? (monthsSaid(own) ?? onlyMonthsIn(textOf(own.said))) : null
  const { occupant } = before.facts.aspects
  const who =
    occupant === undefined ? undefined : (own.case.facts.aspects.occupant ?? occupantAgain(textOf(own.said)))
  const isOwing = before.facts.arrearsMonths !== null && own.case.facts.arrearsMonths === null && !isLate
  const owing = isOwing ? onlyMonthsIn(textOf(own.said)) : null
  // 월 2만원이면?, of what is paid for the repair fund: no rent was spoken of.
  const [monthly, ...others] = own.case.rents
  const isFund =
    monthly !== undefined &&
    others.length === 0 &&
    before.rents.length === 0 &&
    sumOf(before.facts, 'REPAIR_FUND') !== null &&
    own.case.facts.sums.length === 0
  const sums = isFund ? [{ of: 'REPAIR_FUND' as const, value: monthly }] : own.case.facts.sums
  const told = own.case.facts.dates
  const again = eventsAgain(textOf(own.said), before.facts)
  // What a day is of is said, and no day of anything else.
  const dates = [
    ...told,
    ...again.filter(({ day, event }) => !told.some((it) => it.event === event || it.day === day)),
  ]
  const isLoan =
    [before.loan, before.rate, before.years, before.income].some((it) => it !== null) ||
    before.leases.some(({ loan }) => loan !== undefined)
  // 2년이면?, of a fee that runs down: how long the loan has run, and not for how long it is lent.
  const gone =
    before.passed?.unit === 'month' && before.feeRate !== undefined && own.case.passed === undefined
      ? monthsSaid(own)
      : null
  const isTermed = isLoan || asks.includes('guaranteeFee')
  return {
    ...own.case,
    ...(gone !== null &&
      before.passed !== undefined && {
        passed: { ...before.passed, count: Math.min(gone, before.passed.of) },
      }),
    ...(stay !== null && before.stay !== undefined && { stay: { ...before.stay, days: stay } }),
    ...(isFund && { rents: [], leases: [] }),
    facts: {
      ...own.case.facts,
      sums,
      ...(days !== null && { days }),
      ...(lived !== null && { livedMonths: lived }),
      ...(owing !== null && { arrearsMonths: owing }),
      ...(who !== undefined && { aspects: { ...own.case.facts.aspects, occupant: who } }),
      dates,
    },
    years:
      gone !== null
        ? null
        : (own.case.years ?? (isTermed && years !== undefined && debts.length === 0 ? Number(years) : null)),
    ...(before.feeRate !== undefined &&
      before.rate === null &&
      own.case.feeRate === undefined &&
      (own.case.rate ?? own.share) !== null && { feeRate: own.case.rate ?? own.share ?? before.feeRate }),
    rate: own.case.rate ?? (isLoan && (own.share ?? 0) <= HIGHEST_RATE ? own.share : null),
    ...(before.loanShare !== undefined &&
      own.share !== null &&
      own.share > HIGHEST_RATE && { loanShare: own.share }),
  }
}
