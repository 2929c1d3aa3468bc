import type { Case } from '../case.ts'
import { yearsIn } from './loan-rate.ts'
import { readRepaymentMethod } from './repayment.ts'
import { HIGHEST_RATE } from './percent.ts'
import type { Person } from '../reading/request.ts'
import { assertionsOf, firstAsserted } from './assertion.ts'
import { foundAt } from './found.ts'
import { blanked } from './span.ts'
import { NEAR } from './sum-role.ts'
import type { Sum } from './sum.ts'
import type { Span } from './text.ts'

export type Debt = Person['debts'][number]

/** What is owed already, by what it is called; a loan for the home that is asked about is none of them. */
const CALLED: readonly (readonly [Debt['kind'], string])[] = [
  ['STUDENT', '학자금(?:\\s?대출)?|student (?:loan|debt)'],
  ['CAR', '(?:자동차|차량|차|오토바이)\\s?(?:할부|대출|리스|론)|오토론|car (?:loan|payment|lease)|auto loan'],
  ['CARD', '카드\\s?(?:론|값|대금|할부|빚)|현금\\s?서비스|리볼빙|credit card (?:debt|balance)|card loan'],
  ['OVERDRAFT', '마이너스\\s?통장|마통|overdraft'],
  ['CREDIT', '신용\\s?대출|(?<![가-힣])신용(?=\\s*(?:\\d|$))|credit (?:loan|line)|personal loan'],
  [
    'PROPERTY',
    '(?:오피스텔|상가|토지|땅|비주택)(?:을|를)?\\s?(?:담보(?:\\s?대출)?)|(?:officetel|shop|land)(?:-secured| mortgage| loan)',
  ],
  ['DEPOSIT', '(?:전세\\s?)?보증금\\s?담보(?:\\s?대출)?|loan (?:secured by|on) (?:my|the|our) deposit'],
  [
    'HOME',
    '(?:새|신규)?\\s?(?:주담대|담보\\s?대출|대출)(?=[은의]?\\s?(?:연간?|매년|매달|매월|월)\\s?(?:원리금|상환액))',
  ],
  ['HOME', '(?:기존|지금|다른)\\s?(?:집\\s?)?(?:주담대|대출|담보\\s?대출)|existing (?:mortgage|loan)'],
  ['OTHER', '할부|(?:다른\\s?)?빚|(?:기존|다른)\\s?원리금|installments?|other debts?'],
]
const GAP =
  '(?:[은의]?\\s?(?:연간?|매년|매달|매월|월)\\s?(?=원리금|상환액))?(?:금|액|잔액|원금|\\s?한도(?:가|는)?|\\s?갚는\\s?(?:데|돈)|은|는|이|가|을|를|도|로|에|으로|만|of|is)?(?:\\s?(?:이자(?:이?랑|와|하고)\\s?원금|원금(?:이?랑|과|하고)\\s?이자|원리금|이자|상환액?|납입금?)(?:이|을|으로|만)?)?(?:\\s?(?:다\\s?)?(?:합쳐|합해|합하면|해서|모두|총)서?)?[\\s,]*(?:아직|지금|현재|월|매달|매월|다달이|한\\s?달에?|달에|(?:1|일)\\s?년에?|연간?|매년|balance|a month|a year)?[\\s]*(?:of\\s)?'
const AHEAD = CALLED.map(([kind, said]) => [kind, new RegExp(`(?:${said})${GAP}$`, 'i')] as const)
/** 1200만원짜리 학자금 대출, a 10 million won car loan. */
const BEHIND = CALLED.filter(([kind]) => kind !== 'HOME').map(
  ([kind, said]) =>
    [kind, new RegExp(`^\\s*(?:만\\s?)?(?:원|won)?\\s?(?:짜리|의)?\\s?(?:${said})`, 'i')] as const,
)
const A_MONTH = /(?:월|매달|매월|다달이|달에|한\s?달에?|a month|monthly)[\s은는]*$/i
const A_MONTH_BEHIND = /^\s*(?:만\s?)?(?:원|won)?\s?(?:씩|(?:a|per|each|every) month)/i
const A_YEAR =
  /(?:(?:1|일)\s?년에?|연간?|매년|a year|yearly|annually)[\s은는]*(?:(?:원리금|상환액)(?:[은는이가]|\s)*)?$/i
const A_YEAR_BEHIND = /^\s*(?:만\s?)?(?:원|won)?\s?(?:a|per|each|every) year/i
/** Asked for, and not owed: 신용대출 3천 받을 수 있나요. */
const WANTED =
  /^\s*(?:만\s?)?(?:원|won)?\s?(?:까지|정도)?\s?(?:을|를|은|이|가)?\s?(?:더\s?)?(?:받을|받으|나올|나와|가능|빌릴|될까|되나)/

/** What secures a loan says nothing of whether it is there already: that it was taken does. */
const OF_SECURITY: readonly Debt['kind'][] = ['PROPERTY', 'DEPOSIT']
const OWED =
  /(?:빌린|빌렸|받은|받았|받아\s?(?:둔|놓)|쓰고|남아|남은|갚고|끼고|대출\s?(?:이|가)?\s?있|\b(?:i )?(?:have|owe|took|outstanding|already))/i

/** 연소득 6천 자동차 할부: what is earned stands before what is owed. */
const EARNED = /(?:연봉|소득|급여|월급|수입|income|salary|earn)(?:은|는|이|가|of|is)?[\s:]*$/i

/** What a sum that is owed already is owed for, and how often it is paid (null: it is what is still owed); null: no such debt. */
export const debtOf = (
  ahead: string,
  behind: string,
): { kind: Debt['kind']; timesAYear: 12 | 1 | null } | null => {
  if (WANTED.test(behind)) return null
  const kind =
    AHEAD.find(([, pattern]) => pattern.test(ahead))?.[0] ??
    (EARNED.test(ahead) ? undefined : BEHIND.find(([, pattern]) => pattern.test(behind))?.[0])
  if (kind === undefined || (OF_SECURITY.includes(kind) && !OWED.test(behind))) return null
  if (A_MONTH.test(ahead) || A_MONTH_BEHIND.test(behind)) return { kind, timesAYear: 12 }
  return { kind, timesAYear: A_YEAR.test(ahead) || A_YEAR_BEHIND.test(behind) ? 1 : null }
}

/** 할부 다 갚으면, 신용대출 없으면: a debt that is there no more. */
const PAID_OFF =
  '(?:금|액|잔액)?(?:을|를|은|는|이|가|도)?\\s?(?:다\\s?|전부\\s?|모두\\s?|먼저\\s?|싹\\s?|아예\\s?|그냥\\s?|미리\\s?)?(?:갚(?:으면|고|은|았|을|아\\s?버리)|상환하|해지하(?:면|고|려)|해지했|해지한|해지할|닫으면|닫고|정리하|청산하|완납하|없애|없앤|없으면|없다면|없었|털)'
const PAID = CALLED.map(
  ([kind, said]) =>
    [
      kind,
      new RegExp(
        `(?:${said})${PAID_OFF}|(?:(?:pay|paid|paying) off|clos(?:e|ed|ing)|cancel(?:led|ling)?|clear(?:ed|ing)?) (?:the |my )?(?:${said})`,
        'i',
      ),
    ] as const,
)
/** What an instalment that is not named further may be of. */
const INSTALMENTS: readonly Debt['kind'][] = ['CAR', 'CARD', 'OTHER']

/** Debts that are said to be paid, or to be none: a balance of 0. */
export const debtsPaidIn = (text: string): Debt[] =>
  PAID.filter(([, pattern]) => pattern.test(text))
    .flatMap(([kind]) => (kind === 'OTHER' ? INSTALMENTS : [kind]))
    .map((kind) => ({ kind, balance: 0, monthly: null, rate: null }))

/** 신용대출 5천 6%: the rate of what is owed. */
const OF_DEBT =
  /^\s*(?:만\s?)?(?:원|won)?\s?(?:짜리)?\s?(?:을|를|이|,)?\s?(?:(?:[a-z]{2,9}\s)?(?:loan|line|debt|balance)\s?)?\(?\s?(?:(?:만기\s?)?(?:일시(?:\s?상환)?|원리금\s?균등|원금\s?균등|분할(?:\s?상환)?|interest[- ]only|bullet)\s?,?\s?)?(?:로\s?(?:빌린|받은)[^\d.?!\n]{0,14})?(?:금리|이자|연|at)?\s?(\d{1,2}(?:\.\d+)?)\s?(?:%|퍼센트|프로)(?:짜리|\s?\))?/

export const debtRateOf = (behind: string): number | null => {
  const rate = OF_DEBT.exec(behind)?.[1]
  return rate === undefined ? null : Number(rate)
}

/** A sum that is owed, up to the end of its rate. */
export const withRate = (text: string, { start, end }: Span): Span => ({
  start,
  end: end + (OF_DEBT.exec(text.slice(end, end + NEAR))?.[0].length ?? 0),
})

/** 대출 8천 4.5%, 2억 8천 대출(4.5%): the rate of a loan that is asked for. */
const OF_LOAN =
  /^\s*(?:만\s?)?원?\s?(?:대출|loan)?\s?(?:을|를|이|은|,)?\s?\(?\s?(?:금리|이자|연|at)?\s?(\d{1,2}(?:\.\d+)?)\s?(?:%|퍼센트|프로)/i

/** Letters behind a loan in which its own terms stand. */
const OF_ITS_OWN = 40

/** The loans of a text that is asked about, each with the rate that stands behind it, and what is said there of how it is paid back. */
export const loanRates = (text: string, loans: readonly Sum[]): NonNullable<Case['loans']> =>
  loans.flatMap(({ value, end }, at) => {
    const rate = OF_LOAN.exec(text.slice(end, end + NEAR))?.[1]
    if (rate === undefined || Number(rate) > HIGHEST_RATE) return []
    const own = text.slice(end, Math.min(loans[at + 1]?.start ?? text.length, end + OF_ITS_OWN))
    const [method, years] = [readRepaymentMethod(own), yearsIn(own)?.value]
    return [
      {
        amount: value,
        rate: Number(rate),
        ...(method !== null && { method }),
        ...(years !== undefined && { years }),
      },
    ]
  })

/** The text without the rates of what is owed already: the one that is left is of the loan that is asked for. */
export const withoutDebtRates = (text: string, debts: readonly Span[]): string =>
  blanked(
    text,
    debts.map((it) => ({ start: it.end, end: withRate(text, it).end })),
  )

/** Debts with those said later: what is said of one of a kind replaces what was said of it. */
export const withDebts = (before: readonly Debt[], said: readonly Debt[]): Debt[] => [
  ...before.filter(({ kind }) => !said.some((it) => it.kind === kind)),
  ...said.filter(({ balance }) => balance !== 0),
]

const MORTGAGE = /\bmortgage\b(?!\s?(?:loan|rate))/i
/** A mortgage in English: beside a tenant's deposit, what is owed on the home. */
export const namesMortgage = (text: string): boolean => MORTGAGE.test(text)

const NOT_REGULATED =
  /비\s?규제|비\s?조정|(?:규제|조정)\s?(?:대상)?\s?(?:지역|구역)?(?:이|은|는|도|에서)?\s?(?:풀리|풀린|해제)|\bnon-?\s?(?:a )?regulated|\bunregulated/i
const REGULATED =
  /(?<!비\s?)(?:규제|조정\s?대상|투기\s?과열|조정)\s?(?:지역|지구|구역)|(?<!비\s?)조정\s?대상(?=\s?(?:이|인|으로|에))|(?<!\bnon[ -](?:a )?)\bregulated(?: (?:area|zone|district)| (?:now|currently))/i

/** 둘 다 조정 아님: a word that alone names no area denies one. */
const REGULATION = /(?<!비\s?)(?:규제|조정)(?:\s?(?:대상|지역|지구|구역))*|\bregulated\b/i

/** Whether a home is said or supposed to lie in a regulated area; null where neither or both are said. */
export const regulatedIn = (text: string): boolean | null => {
  const not = firstAsserted(NOT_REGULATED, text, true)
  const rest = not === null ? text : blanked(text, [foundAt(not, 0)])
  if (firstAsserted(REGULATED, rest) !== null) return not === null ? true : null
  return not !== null || assertionsOf(REGULATION, rest).includes('DENIED') ? false : null
}
