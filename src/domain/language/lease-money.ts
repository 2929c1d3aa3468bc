import type { Case } from '../case.ts'
import { LEAST_RENT } from './sum-role.ts'
import type { Role } from './sum-role.ts'
import type { Sum } from './sum.ts'

/** How the deposit of one of several leases is paid. */
export interface LeaseMoney {
  /** 만원 that are borrowed for it. */
  loan?: number
  /** Percent a year of that loan. */
  rate?: number
}

const SHARE = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|퍼센트|프로)/g
/** A rate that money earns, and no rate that it costs. */
const EARNS = /예금|적금|예적금|굴리|굴려|운용|투자|파킹|저축|savings|deposit account/i
const BORROWS = /대출|빌리|빌려|loan|borrow/i
const ALL_OF_IT = /(?:전액|전부|다|모두)\s?(?:전세\s?)?대출/
/** Letters around a sum in which its loan is named. */
const NEAR = 14

interface Segment {
  text: string
  /** Where it stands in the whole. */
  at: number
}

const sharesIn = ({ text }: Segment, earns: boolean): number[] =>
  [...text.matchAll(SHARE)].flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - NEAR), match.index)
    return EARNS.test(before) === earns ? [Number(match[1])] : []
  })

/** What a sum of a lease is that is no deposit and no rent: one that is said with a loan, or with a rate right behind it. */
const isLoan = ({ text, at }: Segment, { start, end }: Sum): boolean => {
  const behind = text.slice(end - at, end - at + NEAR)
  return (
    /^\s?(?:만\s?원|원)?\s?[은는을를이가]?\s?\(?\s?\d{1,2}(?:\.\d{1,3})?\s?(?:%|퍼센트|프로)/.test(behind) ||
    BORROWS.test(behind.slice(0, 8)) ||
    BORROWS.test(text.slice(Math.max(0, start - at - 6), start - at))
  )
}

/** The loan of the lease that a part of a text is about; `others` are its sums that are no deposit and no rent. */
const leaseMoneyIn = (
  text: string,
  { from, to, deposit }: { from: number; to: number; deposit: number },
  others: readonly Sum[],
): LeaseMoney => {
  const segment = { text: text.slice(from, to), at: from }
  const [rate] = sharesIn(segment, false)
  const said = others.find((sum) => sum.start >= from && sum.start < to && isLoan(segment, sum))
  const loan = said?.value ?? (ALL_OF_IT.test(segment.text) ? deposit : undefined)
  return { ...(loan !== undefined && { loan }), ...(loan !== undefined && rate !== undefined && { rate }) }
}

/** The leases of a text: a rent belongs to the deposit before it. */
export const leasesOf = (
  { deposit, rent, loan }: Readonly<Record<Role, readonly Sum[]>>,
  text: string,
  open: readonly Sum[],
): Case['leases'] =>
  deposit.map(({ value, start }) => {
    const end = Math.min(...deposit.flatMap((it) => (it.start > start ? [it.start] : [])))
    const own = rent.find((it) => it.start > start && it.start < end)
    // 월세 50 보증금 1000인데 60으로: of one lease what is paid now, on whichever side of the deposit it is said.
    const only = deposit.length === 1 ? rent[0] : undefined
    // Of one lease alone a loan is asked for, of several each has its own.
    const money =
      deposit.length < 2
        ? {}
        : leaseMoneyIn(text, { from: start, to: Math.min(end, text.length), deposit: value }, [
            ...loan,
            ...open,
          ])
    return { deposit: value, rent: (only ?? own)?.value ?? null, ...money }
  })

const NAMES_RENT = /월세|임대료|차임|밀(?:려|렸|린|림|리)|연체|\brent\b/i
const A_MONTH = /(?:한\s?달(?:에|치)?|매달|매월|다달이)(?:은|는|이|로)?[^\d가-힣]{0,3}$/
/** 한달 58만원, where rent is spoken of and no loan is: so much is the rent; where some of it is open without a unit too. */
export const isMonthly = (text: string, { start, bare, value }: Sum, isOpen: boolean): boolean =>
  (!bare || (isOpen && value >= LEAST_RENT)) &&
  NAMES_RENT.test(text) &&
  !BORROWS.test(text) &&
  A_MONTH.test(text.slice(Math.max(0, start - NEAR), start))

/** Whether a sum is the rent of all months that are open: 석달 밀렸어요, 월 58만원이고 모두 174만원. */
export const isOpenRent = (value: number, months: number | null, rents: readonly Sum[]): boolean =>
  months !== null && months > 1 && rents[0] !== undefined && value === months * rents[0].value

/** Percent a year that own money is said to earn. */
export const savingsRateIn = (text: string): number | null => sharesIn({ text, at: 0 }, true)[0] ?? null
