import { debtOf, debtRateOf } from './debts.ts'
import type { Debt } from './debts.ts'
import { INSTEAD, isOneSize, readSums } from './sum.ts'
import type { Sum } from './sum.ts'
import {
  BECAME,
  BECOMES_SUM,
  CHANGES,
  DEPOSIT_LEASE,
  isEarnedMonthly,
  JOINS,
  LEAST_DEPOSIT,
  LEAST_RENT,
  NEAR,
  RAISED_BY,
  roleOf,
  ROLES,
  saysPresent,
  saysWages,
  WANTS_SUM,
} from './sum-role.ts'
import type { Role } from './sum-role.ts'

/** Money of which no calculation here speaks. */
const OWN_MONEY =
  /(?:현금|저축|(?<![가-힣])(?:내|제)\s?돈|모은\s?돈|모아\s?둔\s?돈|여윳돈|자기\s?자본|cash|savings|saved(?: up)?)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** 2천은 내 돈: said behind. */
const MINE =
  /^\s?(?:만\s?원|원)?\s?(?:은|는|이|가)?\s?(?:내|제)\s?(?:돈|현금)|^\s?(?:won )?(?:in (?:cash|savings)|of (?:my|our) own|saved)\b/i
/** Nobody pays more in a month, 만원; what is said of rent and is more is a deposit. */
export const MOST_RENT = 1000
export const MONTHS_A_YEAR = 12
/** 15억에 팔면: what a home is sold for, whatever was paid for it. */
const SOLD_FOR = /^\s?(?:만\s?)?원?(?:짜리)?(?:에|으로|로)\s?(?:지금\s?)?(?:판(?![가-힣])|팔|매도|양도|넘기)/
const ASIDE =
  /(?:(?:양도|시세|매매)?\s?차익|관리비|공과금|보험료|이사비|계약금|중도금|잔금|maintenance(?: fee)?)(?:이|은|는|만|으로)?[^\d가-힣a-z]{0,3}(?:of\s)?$/i
/** The sums of a text by what each is. */
export interface Told {
  by: Record<Role, Sum[]>
  /** By how much a deposit, or a rent, is to rise. */
  raise: Sum | null
  /** A raise of which nothing says what is to rise. */
  openRaise: Sum | null
  rentRaise: Sum | null
  /** Sums of money of which nothing says what they are. */
  open: Sum[]
  /** Money of which no calculation here speaks. */
  aside: Sum[]
  ownMoney: Sum[]
  /** What is owed already, whatever is asked for. */
  debts: (Sum & { debt: Debt })[]
}

const OF_LEASE = /(월세|임대료|차임|\brent\b)|보증금|전세|\bdeposit\b|\bjeonse\b/gi
/** What of a lease was spoken of last before a sum. */
const lastNamed = (text: string, { start }: Sum): Role | null => {
  const last = [...text.slice(Math.max(0, start - REACH), start).matchAll(OF_LEASE)].at(-1)
  return last === undefined ? null : last[1] === undefined ? 'deposit' : 'rent'
}
const REACH = 60

/** Which of a lease's sums another one takes the place of: the one that it is nearest to, by how many times; null: none was told. */
const nearestTo = ({ value }: Sum, by: Told['by'], last: Role | null): Role | null => {
  const apart = (role: 'deposit' | 'rent'): number => {
    const told = by[role].at(-1)
    return told === undefined ? Infinity : Math.abs(Math.log(value / told.value))
  }
  const [ofDeposit, ofRent] = [apart('deposit'), apart('rent')]
  return ofDeposit === ofRent ? last : ofDeposit < ofRent ? 'deposit' : 'rent'
}

/** Where a rent is still to be agreed on, a sum that no deposit becomes is what somebody wants for it. */
const isRentAsked = ({ value }: Sum, { deposit, rent }: Told['by']): boolean => {
  const told = deposit.at(-1)
  return rent.length === 0 && told !== undefined && value < MOST_RENT && !isOneSize(value, told.value)
}

/** What each sum is: by its own words, as one half of a pair (1000/60), or as what another becomes. */
export const readRoles = (text: string, isRented: boolean): Told => {
  const told: Told = {
    by: { senior: [], income: [], loan: [], rent: [], deposit: [], price: [] },
    open: [],
    raise: null,
    openRaise: null,
    rentRaise: null,
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
    // 월 80 → 1억: what a rent becomes is a rent, and no deposit of another lease.
    const mayFollow: boolean = before !== 'rent' || sum.value <= MOST_RENT
    const changes: boolean =
      gap !== null &&
      mayFollow &&
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
    if (isEarnedMonthly(sum, own, ahead, behind)) {
      told.by.income.push({ ...sum, value: sum.value * MONTHS_A_YEAR })
      before = 'income'
      continue
    }
    const isWages = own === null && saysWages(ahead)
    if (isOwnMoney || isWages || ASIDE.test(ahead)) {
      told[isOwnMoney ? 'ownMoney' : 'aside'].push(sum)
      continue
    }
    if (!sum.bare && RAISED_BY.test(behind)) {
      told[own === 'rent' ? 'rentRaise' : own === null ? 'openRaise' : 'raise'] = sum
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
    const becomes: Role | null =
      BECOMES_SUM.test(behind) || WANTS_SUM.test(ahead) ? nearestTo(sum, told.by, ofLease) : null
    // 전세 4억, 1억은 월세로, 집주인은 80 부르고: the rent that is asked for is no deposit of 80.
    if (own === null && becomes === 'deposit' && isRentAsked(sum, told.by)) {
      told.aside.push(sum)
      continue
    }
    // 2.4억→4천 월세: what an arrow leads to is what it comes from.
    const isArrow: boolean = gap !== null && before !== null && mayFollow && /^\s*(?:→|->)\s*$/.test(gap)
    // 월세 올려달래요, 지금은 130: a number without a unit is what was spoken of last.
    const isPaidNow =
      own === null &&
      sum.bare &&
      sum.value >= LEAST_RENT &&
      saysPresent(ahead) &&
      lastNamed(text, sum) === 'rent'
    const role: Role | null =
      isArrow && !isDeposit
        ? before
        : isRent || isPaidNow
          ? 'rent'
          : isDeposit
            ? 'deposit'
            : (own ?? (changes && !(becomes !== null && ofLease === before) ? before : null) ?? becomes)
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
