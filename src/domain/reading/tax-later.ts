import { canonicalJson } from '../canonical-json.ts'
import { sumOf } from '../lease-facts.ts'
import { textOf } from '../prose.ts'
import type { TurnMemory } from '../memory.ts'
import type { Wish } from './request.ts'
import { amendTax } from './tax-after.ts'
import { isAbout } from './open-sum.ts'
import { stepIn } from './steps.ts'
import { readTax, saysSum } from './tax.ts'
import type { TaxCase } from './tax.ts'
import { readTaxSums } from './tax-sums.ts'
import { SUM_ROLES } from './tax-words.ts'
import type { SumRole, TaxAsk } from './tax-words.ts'

/** A number without a unit from here on is a sum, and no age and no area. 만원. */
const LEAST_SUM = 1000

/** 취득세 복비 합쳐서 1200 들었어요, after the tax on a gain: what was paid for it, and no tax that is asked for. */
export const costsTold = (before: Wish['tax'], { tax, said, case: { facts } }: Wish): Wish['tax'] => {
  const isOfGain = before !== null && before.asks.every((it) => it === 'capitalGainsTax')
  const expenses = isOfGain
    ? (sumOf(facts, 'COST') ??
      sumOf(facts, 'USED') ??
      readTaxSums(textOf(said), before.asks).sums.expenses ??
      null)
    : null
  const isOther = tax !== null && saysSum(tax) && (tax.open.length !== 1 || tax.open[0] !== expenses)
  if (!isOfGain || expenses === null || isOther) return null
  const nothing = readTax('', before.asks)
  return nothing && { ...nothing, sums: { ...nothing.sums, expenses } }
}

/** 오백 깎아 준대요: by how much what is taxed changes is no sum of it by itself. `price`: what the case is about, 만원. */
const steppedTax = (own: TaxCase, before: TaxCase, text: string, price: number | null): TaxCase => {
  const step = stepIn(text)
  if (step === null || step.others.length > 0) return own
  const { by, sum } = step
  const becomes = (was: number | null): number | null => (was === null || was + by <= 0 ? null : was + by)
  const role = SUM_ROLES.find((it) => own.sums[it] === sum.value)
  const value =
    role === undefined ? becomes(before.open[0] ?? price ?? before.sums.market) : becomes(before.sums[role])
  if (value === null || (role === undefined && own.open[0] !== sum.value)) return own
  return role === undefined ? { ...own, open: [value] } : { ...own, sums: { ...own.sums, [role]: value } }
}

const NAMES_HOME = /(?<![가-힣])(?:집|아파트|빌라|주택|오피스텔)|\b(?:home|house|flat|apartment)s?\b/i

/** As what the only sum of a text is told that a tax takes (공시가격은 1억9천이래); null: there is none, or there are several. */
const toldLast = (text: string, asks: readonly TaxAsk[]): SumRole | null => {
  const { sums, open } = readTaxSums(text, asks)
  const [only, ...more] = SUM_ROLES.filter((role) => sums[role] !== undefined)
  return only === undefined || more.length + open.length > 0 ? null : only
}

/** What is asked of taxes once more is said. `bare`: the only number of what is said that has no unit (4900 아니고 7900). */
export const taxAfter = (
  { tax: before, case: given, said: saidBefore }: Wish,
  wish: Wish,
  {
    instead = null,
    now = null,
    bare = null,
  }: { instead?: number | null; now?: Date | null; bare?: number | null } = {},
): Wish['tax'] => {
  const { tax, said } = wish
  const read = costsTold(before, wish) ?? tax ?? readTax(textOf(said), before?.asks, now)
  const own = read && before ? steppedTax(read, before, textOf(said), given.price) : read
  const isBare = bare !== null && own !== null && own.open.length === 0 && !saysSum(own)
  // 170으로 올려받으면?: a rent of a month is said without a unit.
  const isRent = isBare && isAbout(bare, before?.sums.rent)
  // 3억 아파트였으면?, after what was given earlier: of the home.
  const last = before && !NAMES_HOME.test(textOf(said)) ? toldLast(textOf(saidBefore), before.asks) : null
  const told = isRent
    ? { ...own, sums: { ...own.sums, rent: bare } }
    : isBare && bare >= LEAST_SUM
      ? { ...own, open: [bare] }
      : own
  return amendTax(before, told, textOf(said), { instead, last })
}

/** The tax that was asked for last; null: none. */
export const taxOf = ({ request }: Pick<TurnMemory, 'request'>): Wish['tax'] =>
  request?.wishes.find(({ tax }) => tax !== null)?.tax ?? null

/** Whether a text names no tax and says something that the tax before it is worked out of (65세고 12년 보유했으면, 혼인신고 했는데). */
export const saysOfTax = (text: string, before: Wish['tax']): boolean =>
  before !== null &&
  readTax(text) === null &&
  canonicalJson(readTax(text, before.asks)) !== canonicalJson(readTax('', before.asks))

/** A home whose purchase was talked of is supposed to be sold (3년 뒤 6억에 팔면?): what is paid on the gain. */
export const soldLater = ({ act, case: given, tax: before }: Wish, { tax, said }: Wish): Wish['tax'] => {
  const isBought = act !== 'FIND' && given.price !== null && given.deposits.length === 0
  const isOther =
    tax?.asks.some((name) => name !== 'capitalGainsTax') === true ||
    (before !== null && !before.asks.includes('acquisitionTax'))
  if (!isBought || isOther) return null
  const sale = readTax(textOf(said), ['capitalGainsTax'])
  return sale === null || sale.sums.sold === null
    ? null
    : { ...sale, sums: { ...sale.sums, bought: sale.sums.bought ?? given.price } }
}
