import { isCompany, withoutLegalForm } from '../company.ts'
import type { Contract } from '../contract.ts'
import { readWon } from '../won.ts'
import { monthsBefore, monthsIn, timesIn } from './count.ts'
import { riseIn } from './increase.ts'
import { largestRate, readRates } from './rate.ts'

export type Condition = (plain: string, contract: Contract) => boolean
/** Makes a condition of its limit and of what reads phrases with the words of the detector that sets it. */
type MakeCondition = (limit: number, read: (phrase: string) => RegExp) => Condition

const WHOLE_PRICE = /(?:보증금|전세금|매매대금|대금|총액|전세보증금)(?:액|총액)?(?:의|에서|중)?(?:100분의)?$/
const HALF_OR_ALL = /(?:보증금|전세금|매매대금)(?:의)?(?:절반|반(?!환)|전액|전부)/

const A_DAY = /(?:하루|1일|매일|날마다|일당|일)(?:에|당|마다|씩|금액의|[가-힣]{0,5}의)?$/
const A_MONTH = /(?:월(?!세|차임)|매월|매달|한달|달마다|개월)(?:에|당|마다|이율|리)?(?:[가-힣]{0,4}의)?$/
const A_YEAR = /(?:연|년|연이율|annual)(?:에|당|이율|리)?$/

/** A rate as percent a year. One that names no time is asked once: it counts as if half a year late. */
const yearly = (value: number, before: string): number =>
  A_DAY.test(before)
    ? value * 365
    : A_MONTH.test(before)
      ? value * 12
      : A_YEAR.test(before)
        ? value
        : value * 2

/** Somebody who is no party, named by what they are to the lessor: “임대인의 아들” is no lessor. */
const LESSORS_OWN =
  /(?:임대인|매도인|집주인|소유자)(?:의|인|본인의)?(?=[가-힣]{0,4}(?:아들|딸|배우자|남편|아내|부인|처제|처남|처형|동생|형|누나|오빠|언니|부친|아버|모친|어머|사위|며느리|이모|고모|삼촌|조카|친구|지인|회사|법인|관리|동업|채권))/g

const lastIndex = (text: string, each: RegExp): number => [...text.matchAll(each)].at(-1)?.index ?? -1

/** Who is said to bear a thing may stand this far behind it. */
const REACH = 130

/** What a rule asks of the figures in a clause, beside its words. Amounts in 만원, rates in percent. */
export const CONDITIONS = {
  /** A sum of at least so much is named. */
  amountFrom: (limit) => (plain) => readWon(plain).some(({ value }) => value >= limit),
  /** A sum of more than this share of the deposit is named; any where no deposit is stated. */
  depositShareOver:
    (limit) =>
    (plain, { facts }) =>
      readWon(plain).some(({ value }) => value > ((facts.deposit ?? 0) * limit) / 100),
  /** Some share is above. */
  percentOver: (limit) => (plain) => (largestRate(plain) ?? 0) > limit,
  /** Rent or deposit rise (`{up}`) by more, or by a sum while nobody says what it is added to. */
  riseOver: (limit, read) => {
    const up = read(
      '^(원)?(정)?(씩|만큼|을|를|이)?(의금액을)?(추가로|더|다달이|매달|일률적으로|자동){0,3}{up}',
    )
    return (plain, contract) => (riseIn(plain, contract, up) ?? 0) > limit
  },
  /** “세 배”. */
  timesFrom: (limit) => (plain) => timesIn(plain) >= limit,
  /** “퇴거 6개월 전에 통지”: more months before it. */
  noticeMonthsOver: (limit) => (plain) => monthsBefore(plain) > limit,
  /** “석 달 치”. */
  rentMonthsFrom: (limit) => (plain) => monthsIn(plain) >= limit,
  /** More of the whole price than this is lost: custom lets a down payment of 10 % be forfeited. */
  priceShareOver: (limit) => (plain) =>
    HALF_OR_ALL.test(plain) ||
    readRates(plain).some(
      ({ value, start }) => value > limit && WHOLE_PRICE.test(plain.slice(Math.max(0, start - 10), start)),
    ),
  /** Delay costs more a year: no statute lets a lender take more than 20 %. */
  lateRateOver: (limit) => (plain) =>
    readRates(plain).some(
      ({ value, start }) => yearly(value, plain.slice(Math.max(0, start - 12), start)) > limit,
    ),
  /** What `{structure}` names is the tenant's: the next one said to bear something bears it, else the one said before. */
  tenantBears: (_, read) => {
    const structure = new RegExp(read('{structure}'), 'g')
    const tenant = new RegExp(read('{by-tenant}'), 'g')
    const lessor = new RegExp(read('{by-lessor}'), 'g')
    const tenantPays = read('{by-tenant}~45~{fix}')
    const lessorPays = read('{by-lessor}')
    const pays = read('{fix}')
    return (plain) =>
      [...plain.matchAll(structure)].some(({ index }) => {
        const after = plain.slice(index, index + REACH)
        const byTenant = tenantPays.exec(after)?.index ?? Infinity
        const byLessor = lessorPays.exec(after)?.index ?? Infinity
        if (byTenant !== byLessor) return byTenant < byLessor
        const before = plain.slice(0, index)
        return lastIndex(before, tenant) > lastIndex(before, lessor) && pays.test(after)
      })
  },
  /** `{own}` account is not named beside that of somebody else. */
  notOwnAccount: (_, read) => {
    const own = read('{own}')
    return (plain) => !own.test(plain.replace(LESSORS_OWN, ''))
  },
  /** It is not the account of the company that lets or owns. */
  notLessorsCompany:
    () =>
    (plain, { facts }) =>
      ![facts.lessor, facts.owner].some(
        (name) => isCompany(name) && plain.includes(withoutLegalForm(name).toLowerCase()),
      ),
} as const satisfies Record<string, MakeCondition>

export type ConditionName = keyof typeof CONDITIONS
export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[]
