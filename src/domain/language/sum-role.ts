import { KIND_NOUNS } from '../property-kind.ts'
import { anyForm, wordsOf } from './forms.ts'
import type { Words } from './forms.ts'
import said from './sum-role.json' with { type: 'json' }
import type { Sum } from './sum.ts'

export const ROLES = ['senior', 'income', 'loan', 'rent', 'deposit', 'price'] as const
export type Role = (typeof ROLES)[number]

/** Wages of a month are no income of a year, and no price either. */
const WAGES = anyForm(said.wages, said.parts)
/** 5억에 매수: what is paid, whatever was spoken of before it. */
const PAID_FOR =
  /^\s*(?:만\s?)?원?에\s*(?:[가-힣]{1,5}[을를]\s*)?(?:매수|매매|사[서면려고는요]|사\s?버[리릴려린]|샀|산(?=\s)|살(?![고던았아])|구입|계약|취득|분양)/

/** What stands right before an amount says what it is; else what stands right behind it. */
const BEFORE: Words<Role> = wordsOf(said.before, said.parts)
const BEHIND: Words<Role> = wordsOf(said.behind, { ...said.parts, kindNouns: KIND_NOUNS })
/** 700,000 a month: no unit is needed to make it money. */
const A_MONTH =
  /^\s*(?:won\s*)?(?:(?:a|per|each|every) |\/ ?)month\b|^\s*(?:won\s*)?monthly\b|^\s*(?:in )?rent\b/i
/** As many letters beside a sum are looked at. */
export const NEAR = 20
/** Whose income or claim it is and that it is added up stands between its word and its sum. */
const NEAR_BEFORE = 36
/** Below this a number beside another is no deposit in 만원. */
export const LEAST_DEPOSIT = 50
/** Below this a number is no income of a year. */
const LEAST_INCOME = 1000
/** Below this a number is no rent of a month. */
export const LEAST_RENT = 5

/** Nobody pays as much in a month, 만원: 1억9천 월세 1000/75 names what a home costs, and its lease behind it. */
const NO_RENT = 10_000

/** A number without a unit is money only right behind 월세, 보증금 or 연봉. */
const isBelieved = (role: Role, { value }: Sum): boolean =>
  (role === 'rent' && value >= LEAST_RENT) ||
  (role === 'deposit' && value >= LEAST_DEPOSIT) ||
  (role === 'income' && value >= LEAST_INCOME)

/** 근저당은 2022년 5월에 2억: since when stands between a word and its sum. */
const SINCE =
  /(?:(?:19|20)\d{2}년|재?작년|올해)(?:\s?\d{1,2}월)?(?:\s?\d{1,2}일)?(?:자|에|부터)?|(?<!\d)\d{1,2}월\s?(?:\d{1,2}일)?(?:자|에|부터)|(?:19|20)\d{2}[.-]\d{1,2}(?:[.-]\d{1,2})?(?:자|에|부터)?/g
/** 지금 3.2억인데 얼마까지 올려 줄 수 있어요: how far what is paid may rise. */
const RAISED_BEHIND =
  /^\s*(?:만\s?)?원?\s?(?:인데|이고|에서|이에요|예요|이거든요?)?[.,\s]*(?:얼마|몇\s?(?:%|퍼센트|프로))(?:까지|나)?\s?(?:더\s?)?올[려릴리]/
/** From here on it is a deposit, and below a rent. 만원. */
const LEAST_PAID = 1000

/** What a sum is by the words beside it; null where they do not say. */
export const roleOf = (text: string, sum: Sum, from: number, to: number): Role | null => {
  const { start, end, bare } = sum
  const before = text.slice(Math.max(from, start - NEAR_BEFORE), start).replaceAll(SINCE, '')
  const behind = text.slice(end, end + NEAR)
  const own = behind.slice(0, Math.max(0, to - end))
  const isPaid = PAID_FOR.test(own)
  const isNone = (role: Role) => (role === 'income' && isPaid) || (role === 'rent' && sum.value >= NO_RENT)
  const said = BEFORE.find(([role, pattern]) => !isNone(role) && pattern.test(before))?.[0] ?? null
  if (bare) {
    const named = said ?? (A_MONTH.test(own) ? 'rent' : null)
    return named !== null && isBelieved(named, sum) ? named : null
  }
  // 8억 연봉 7천: a word right before the next sum is that one's.
  // 2억 대출 1억: a loan that is named between two sums is the later one.
  const isOfNext = (pattern: RegExp) =>
    to < text.length && pattern.exec(own)?.[0].length === own.trimEnd().length
  const isOf = (role: Role, pattern: RegExp) =>
    (role !== 'rent' || sum.value < NO_RENT) &&
    pattern.test(own) &&
    (role !== 'income' || pattern.test(behind)) &&
    (role !== 'loan' || !isOfNext(pattern))
  const told = said ?? BEHIND.find(([role, pattern]) => isOf(role, pattern))?.[0] ?? null
  const isRaised = told === null && RAISED_BEHIND.test(behind)
  return isRaised ? (sum.value >= LEAST_PAID ? 'deposit' : 'rent') : told
}

const MONTHLY_BEFORE = anyForm(said.monthly.before, said.parts)
const MONTHLY_BEHIND = anyForm(said.monthly.behind, said.parts)
const EARNS = anyForm(said.monthly.earns, said.parts)
const BEFORE_TAX = /세전/
const NET = anyForm(said.monthly.net, said.parts)
/** Below this a number without a unit is nobody's income of a month, 만원. */
const LEAST_WAGES = 50

/** Whether a sum is what somebody earns in a month before tax: 한 달에 500만원 버는데, 월급 400, I earn 5 million a month. */
export const isEarnedMonthly = (
  { value, bare }: Sum,
  role: Role | null,
  ahead: string,
  behind: string,
): boolean => {
  if (NET.test(ahead) || NET.test(behind) || (bare && value < LEAST_WAGES)) return false
  const isIncome = role === 'income' || EARNS.test(behind) || BEFORE_TAX.test(ahead)
  if (MONTHLY_BEHIND.test(behind)) return isIncome
  return MONTHLY_BEFORE.test(ahead) && (isIncome || (role === null && WAGES.test(ahead)))
}

/** Whether what stands before a sum of no other role makes it wages of a month. */
export const saysWages = (before: string): boolean => WAGES.test(before)

/** Whether a sum is what somebody earns, in a year or a month: no price, and no part of what is taxed. */
export const isEarned = (text: string, sum: Sum, from: number, to: number): boolean => {
  const role = roleOf(text, sum, from, to)
  return (
    role === 'income' || (role === null && saysWages(text.slice(Math.max(from, sum.start - NEAR), sum.start)))
  )
}

/** What stands between a sum and the one that it becomes. */
export const CHANGES =
  /^\s*(?:원|만\s?원|won)?\s*(?:을|를|에서|대신|은|는|인데|이었는데|from)?\s*(?:(?:(?:jeonse|deposit)\s)?(?:in)?to|→|->)?\s*$/i
export const BECAME = /^\s*(?:원|만\s?원)?\s*(?:에서|대신|->|→|to)\s*$/i
/** 천에 육십, 1000/60: a deposit and its rent. */
export const JOINS = /^\s*(?:에|\/)\s*(?:(?:지금|현재)(?:은|는)?\s*)?(?:월세?\s*)?$/

/** What is asked for anew beside what is paid now. */
export const PAID_ANEW = ['deposit', 'rent'] as const
const PRESENT =
  /(?:(?<![가-힣])(?:지금|현재|기존|원래)(?:은|는|의|까지)?|\b(?:now|currently|at present))[^\d.?!\n]{0,12}$/i
/** 지금은 130이에요: said of what is paid now. */
export const saysPresent = (ahead: string): boolean => PRESENT.test(ahead)
/** 1억으로 낮추고: what a deposit becomes, before what it is is told. */
const LOWERED =
  /^\s*(?:만\s?)?원?(?:(?:으로|로|까지)\s*(?:낮추|낮춰|줄이|줄여|내리|내려)|(?:에|으로|로)\s?월세(?:로)?\s?(?:바꾸|바꿔|돌리|돌려|전환)|만\s?남기)/
/** 보증금 1억으로: what it becomes, whatever is left unsaid behind it. */
const TO_THIS = /^\s*(?:만\s?)?원?(?:으로|로|까지)/
/** Of two sums of one thing the one that is paid now, and then what is asked for: 월세 90만원 달래요, 지금 80만원. */
export const presentFirst = (sums: Sum[], text: string): Sum[] => {
  const [first, second, ...more] = sums
  if (first === undefined || second === undefined || more.length > 0) return sums
  const isPresent = ({ start }: Sum, from: number): boolean =>
    saysPresent(text.slice(Math.max(from, start - NEAR), start))
  const becomes = ({ end }: Sum): boolean => LOWERED.test(text.slice(end, end + NEAR))
  const isTurned = becomes(first) && !becomes(second) && !TO_THIS.test(text.slice(second.end))
  return isTurned || (isPresent(second, first.end) && !isPresent(first, 0)) ? [second, first] : sums
}

/** 3억 3천으로 올린대: what a sum before it becomes, whatever stands between. */
export const BECOMES_SUM =
  /^\s*(?:만\s?원)?(?:(?:으로|로|까지)\s*(?:올|인상|증액|낮|내려|내린|바꾸|바꿔|하자|해\s?달|맞춰|재계약)|(?:을|를|으로|로|까지)?\s*(?:달래|달라|내래|내라|요구|부르|불러))/
/** The landlord wants 390 million, is raising it to 900k: the same, said before it. */
export const WANTS_SUM =
  /\b(?:(?:wants?|asks?(?: me)? for|asking(?: me)? for|demands?|demanding)(?: me)?(?: to)?(?: pay)?|(?:rais(?:e|es|ing)|increas(?:e|es|ing)|push(?:es|ing)?|bump(?:s|ing)?|put(?:s|ting)?)(?: it| that| this)?(?: up)? to)\s(?:about |around )?$/i
/** A lease whose sum is its deposit. */
export const DEPOSIT_LEASE = /전세|보증금|갱신|재계약|jeonse|deposit|\brenew/i
/** 2천 올려달래: by how much, and not to what. */
export const RAISED_BY =
  /^\s*(?:만\s?)?(?:원)?(?:을|를|만|이나|은)?\s*(?:(?:더\s*)?(?:올려|올리|올린|올릴|인상|증액)|더\s*(?:달[라래]|내[라래]|받|얹|요구))|^\s*(?:won )?more\b/i
