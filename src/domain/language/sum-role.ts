import { KIND_NOUNS } from '../property-kind.ts'
import type { Sum } from './sum.ts'

export const ROLES = ['senior', 'income', 'loan', 'rent', 'deposit', 'price'] as const
export type Role = (typeof ROLES)[number]

/** 합치면, 둘이 합쳐서: what is earned is told as one sum. */
const ADDED = '(?:합치|합친|합쳐|합하|합한|합해|합산|합계|더하|더한|더해)'
/** Between a word of income and its sum: no end of a sentence, and no word of what else is paid for. */
const BETWEEN =
  '(?:(?!집|아파트|빌라|주택|오피스텔|매매|매수|전세|보증금|월세|대출|가격|시세|분양)[^\\d.?!\\n])'
const EARNED =
  '(?:연봉|(?:총\\s?)?급여|(?<!(?:양도|월)\\s?)소득(?!세|\\s?공제)|연\\s?수입|부부\\s?합산|맞벌이)'
/** What is earned in a year: 연봉 합치면 1억 2천, our combined income comes to. */
const INCOME_BEFORE = new RegExp(
  String.raw`${EARNED}(?:${BETWEEN}{0,8}|${BETWEEN}{0,14}${ADDED}${BETWEEN}{0,10})$|\b(?<!monthly )(?:incomes?|salar(?:y|ies)|earn(?:s|ings?)?)(?::|(?:\s(?:of|is|are|comes?|to|adds?|up|totals?|together|combined|jointly|about|around|roughly|nearly|almost|over|us|a|per|year|before|tax)){0,6})\s*$`,
  'i',
)
/** Wages of a month are no income of a year, and no price either. */
const WAGES = new RegExp(
  String.raw`(?:월급|월\s?소득|월\s?수입|실수령(?:액)?|monthly (?:income|salary|pay))${BETWEEN}{0,16}$`,
  'i',
)
/** 5억에 매수: what is paid, whatever was spoken of before it. */
const PAID_FOR =
  /^\s*(?:만\s?)?원?에\s*(?:[가-힣]{1,5}[을를]\s*)?(?:매수|매매|사[서면려고는요]|샀|산(?=\s)|살(?![고던았아])|구입|계약|취득|분양)/

/** What stands right before an amount says what it is; else what stands right behind it. */
const BEFORE: readonly (readonly [Role, RegExp])[] = [
  [
    'senior',
    /(?:근저당|선순위|채권최고액|융자|담보(?!\s?대출)|senior debt|mortgage of|secured (?:amount|claim|debt)|lien(?: of)?)[^\d]{0,8}$/i,
  ],
  ['income', INCOME_BEFORE],
  [
    'loan',
    /(?:대출(?:금|액|을|은|이|로)?|주담대|모기지|빚|(?:loan|borrow|mortgage)(?:ed|ing)?(?: of| for| is| was| were)?)[^\d가-힣a-z]{0,3}$/i,
  ],
  [
    'rent',
    /(?:월세|월\s?차임|차임|임대료|(?<!\d\s?)월|\brent(?: (?:of|from|to|is|was|were|:))?)(?:는|은|이|가|을|를|로)?[^\d가-힣]{0,3}$/i,
  ],
  [
    'deposit',
    /(?:보증금|전세금?|전세가|전셋값|임차인|세입자|\bdeposit(?: (?:is|gets|was|will be))?(?: (?:lowered|raised|reduced|cut|increased) to| becomes)?(?: (?:of|from|to|is|was|were))?|jeonse(?: deposit)?(?: (?:of|from|to|is|was|were))?)(?:이|가|은|는|을|를)?[^\d가-힣]{0,3}$/i,
  ],
  [
    'price',
    /(?:매매가?|시세|(?<!공)시가|집값|(?<!공시\s?)가격|매수가?|분양가|(?:price|value)(?: of| is| was| were)?|worth|valued at|buy(?:ing)?(?: it)? (?:for|at))(?:가|이|는|은)?[^\d가-힣]{0,3}$/i,
  ],
]
const BEHIND: readonly (readonly [Role, RegExp])[] = [
  [
    'income',
    /^\s*(?:won\s*)?(?:a year\s*)?(?:(?:이|가|은|는|의)?\s?(?:(?:저희|우리|둘이|부부|합친|합산|합쳐서|합계|연간|총|joint|combined|household|total|annual|yearly)\s?){0,3}(?:연봉|연\s?소득|소득|salary|income)(?!\s*(?:은|는|이|가|of|is)?\s*\d)|\(?부부\s?합산|(?:을|를|씩|정도)?\s?(?:벌(?=[고어며지면])|버는|법니))/i,
  ],
  ['senior', /^\s*(?:의\s*)?(?:근저당|선순위|융자)/],
  [
    'loan',
    /^\s*(?:을|를|짜리|만큼|정도)?\s*(?:대출|빌[려리릴린]|주담대|주택\s?담보\s?대출|(?:won\s*)?(?:loan|mortgage))/i,
  ],
  ['rent', /^\s*(?:의\s*)?월세|^\s*(?:won\s*)?(?:(?:monthly|of) rent|rent\b|(?:a|per) month)/i],
  [
    'deposit',
    new RegExp(
      String.raw`^\s*(?:에|짜리|의|인|으?로|won)?\s*(?:반?전세|보증금|jeonse|deposit|(?:${KIND_NOUNS}|투룸|주택|집)\s*반?전세)`,
      'i',
    ),
  ],
  [
    'price',
    new RegExp(
      String.raw`^\s*(?:에|짜리|인|의|을|를|으?로|won)?\s*(?:주고\s*)?(?:매매|매수|사[서면려고 ]|산(?=\s)|살(?![고던았아])|구입|${KIND_NOUNS}|집|주택|apartment|home|house|flat|officetel|villa)`,
      'i',
    ),
  ],
]
/** 700,000 a month: no unit is needed to make it money. */
const A_MONTH = /^\s*(?:a|per) month|^\s*(?:in )?rent\b/i
/** As many letters beside a sum are looked at. */
export const NEAR = 20
/** Whose income it is and that it is added up stands between its word and its sum. */
const NEAR_INCOME = 36
/** Below this a number beside another is no deposit in 만원. */
export const LEAST_DEPOSIT = 50
/** Below this a number is no income of a year. */
const LEAST_INCOME = 1000
/** Below this a number is no rent of a month. */
const LEAST_RENT = 5

/** A number without a unit is money only right behind 월세, 보증금 or 연봉. */
const isBelieved = (role: Role, { value }: Sum): boolean =>
  (role === 'rent' && value >= LEAST_RENT) ||
  (role === 'deposit' && value >= LEAST_DEPOSIT) ||
  (role === 'income' && value >= LEAST_INCOME)

/** What a sum is by the words beside it; null where they do not say. */
export const roleOf = (text: string, sum: Sum, from: number, to: number): Role | null => {
  const { start, end, bare } = sum
  const before = text.slice(Math.max(from, start - NEAR), start)
  const behind = text.slice(end, end + NEAR)
  const own = behind.slice(0, Math.max(0, to - end))
  const isPaid = PAID_FOR.test(own)
  const earned = text.slice(Math.max(from, start - NEAR_INCOME), start)
  const said =
    BEFORE.find(([role, pattern]) =>
      role === 'income' ? !isPaid && pattern.test(earned) : pattern.test(before),
    )?.[0] ?? null
  if (bare) {
    const named = said ?? (A_MONTH.test(own) ? 'rent' : null)
    return named !== null && isBelieved(named, sum) ? named : null
  }
  // 8억 연봉 7천: a word right before the next sum is that one's.
  // 2억 대출 1억: a loan that is named between two sums is the later one.
  const isOfNext = (pattern: RegExp) =>
    to < text.length && pattern.exec(own)?.[0].length === own.trimEnd().length
  const isOf = (role: Role, pattern: RegExp) =>
    pattern.test(own) &&
    (role !== 'income' || pattern.test(behind)) &&
    (role !== 'loan' || !isOfNext(pattern))
  return said ?? BEHIND.find(([role, pattern]) => isOf(role, pattern))?.[0] ?? null
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
  /^\s*(?:원|만\s?원)?\s*(?:을|를|에서|대신|은|는|인데|이었는데|from)?\s*(?:to|→|->)?\s*$/i
export const BECAME = /^\s*(?:원|만\s?원)?\s*(?:에서|대신|->|→|to)\s*$/i
/** 천에 육십, 1000/60: a deposit and its rent. */
export const JOINS = /^\s*(?:에|\/)\s*(?:월세?\s*)?$/

/** 3억 3천으로 올린대: what a sum before it becomes, whatever stands between. */
export const BECOMES_SUM =
  /^\s*(?:만\s?원)?(?:(?:으로|로|까지)\s*(?:올|인상|증액|낮|내려|내린|바꾸|바꿔|하자|해\s?달|맞춰|재계약)|(?:을|를|으로|로|까지)?\s*(?:달래|달라|내래|내라|요구|부르|불러))/
/** The landlord wants 390 million: the same, said before it. */
export const WANTS_SUM =
  /\b(?:wants?|asks?(?: me)? for|asking(?: me)? for|demands?|demanding)(?: me)?(?: to)?(?: pay| raise it to| increase it to)?\s$/i
/** A lease whose sum is its deposit. */
export const DEPOSIT_LEASE = /전세|보증금|갱신|재계약|jeonse|deposit|\brenew/i
/** 2천 올려달래: by how much, and not to what. */
export const RAISED_BY = /^\s*(?:만\s?원)?(?:을|를|만|이나)?\s*(?:더\s*)?(?:올려|올리|올린|올릴|인상|증액)/
