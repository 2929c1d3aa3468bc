import { assertionOf } from './assertion.ts'
import { readRoles } from './sums-told.ts'
import type { Told } from './sums-told.ts'
import type { Sum } from './sum.ts'

/** What ranks first becomes less: the sums say the same debt twice. */
const BECOMES_LESS = /감액|줄(?:여|이|어)|말소|상환|갚|대신|에서\s|\b(?:reduced|paid|instead|down to)\b/i
/** 근저당 2억(채권최고액 2억 4천): what is owed, and up to what it is registered. */
const MAXIMUM = /최고액|\bmaximum\b/i
const NEAR = 24
/** 5천만원 갚아준대요: so much of it is paid, and not so much is owed. */
const IS_REPAID =
  /^\s*(?:만\s?)?(?:원|won)?\s?(?:을|를|은|는|만|정도|쯤|어치|먼저|미리|일부)?\s?(?:을|를|먼저|미리|일부)?\s?(?=(갚|상환|변제|말소))/

/** 근저당은 없대요, 융자 없으면: nothing ranks first; and not 근저당이 없는지, 없나요, which ask. */
const NOTHING_FIRST =
  /(?<![가-힣])(?:근저당|저당|선순위|융자)(?:권|채권|대출|설정)?(?:도|은|는|이|가)?\s?(?:하나도\s?|전혀\s?|아예\s?)?없(?!는지|나|을|냐|는\s?(?:집|곳|데|걸|거|매물|아파트|빌라|오피스텔))|\bno (?:mortgages?|liens?|senior debt)\b/i

export const nothingRanksFirst = (text: string): boolean => NOTHING_FIRST.test(text)

/** 5천 상환 못하면, 갚지 않으면: it is owed as before. */
const isRepaid = ({ end }: Sum, text: string): boolean => {
  const [said, verb] = IS_REPAID.exec(text.slice(end, end + NEAR)) ?? []
  if (said === undefined || verb === undefined) return false
  const start = end + said.length
  return assertionOf(text, { start, end: start + verb.length }) !== 'DENIED'
}

/** How much of what ranks first is to be paid back; undefined where that is not said, or said of a debt in the same breath. */
export const seniorRepaid = (text: string): number | undefined => {
  const [only, ...more] = readRoles(text, false).by.senior
  return only !== undefined && more.length === 0 && isRepaid(only, text) ? only.value : undefined
}

/** What ranks before a deposit, all of it together (근저당 3억, 먼저 들어온 보증금 4억); null: nothing is said of it. */
export const seniorSum = (sums: readonly Sum[], text: string): number | null => {
  const [first, ...more] = sums
  if (first === undefined) return null
  const last = more.at(-1) ?? first
  // 근저당 1억 1천인데 5천 갚아준대요.
  if (more.length === 1 && last.value < first.value && isRepaid(last, text)) return first.value - last.value
  if (BECOMES_LESS.test(text.slice(first.end, last.start))) return first.value
  const isMaximum = ({ start }: Sum, index: number): boolean =>
    MAXIMUM.test(text.slice(Math.max(sums[index - 1]?.end ?? 0, start - NEAR), start))
  // A registered maximum covers what is owed under it.
  const maximum = sums.find(isMaximum)
  const under = sums.length === 2 && maximum !== undefined && !sums.every(isMaximum)
  if (under && sums.every(({ value }) => value <= maximum.value)) return maximum.value
  return sums.reduce((total, { value }) => total + value, 0)
}

/** Debts of nobody in particular (은행 빚 2억, an existing mortgage) beside a tenant's deposit and the home's price are the home's. */
export const debtsOfHome = ({ by, debts }: Pick<Told, 'by' | 'debts'>): Told['debts'] =>
  by.deposit.length > 0 && by.price.length > 0 && by.income.length === 0 && by.loan.length === 0
    ? debts.filter(({ debt: { kind, balance } }) => balance !== null && (kind === 'OTHER' || kind === 'HOME'))
    : []

const TENANTS =
  /(?:임차인|세입자|보증금|선순위(?!\s?(?:채권|근저당|대출|담보))|\btenants?|\bdeposit)[^\d,.?!\n]{0,14}$/i

/** Moves what of a home at auction is a tenant's deposit: the buyer takes it over, it ranks before no other deposit. */
export const takeOver = (by: Told['by'], text: string): void => {
  if (by.deposit.length > 0) return
  const isTenants = ({ start }: Sum): boolean => TENANTS.test(text.slice(Math.max(0, start - NEAR), start))
  by.deposit.push(...by.senior.filter(isTenants))
  by.senior = by.senior.filter((it) => !isTenants(it))
}
