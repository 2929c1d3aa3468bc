import type { Person } from '../reading/request.ts'
import { withDates, withYears } from './dates.ts'
import { factsOf } from './forms.ts'
import said from './household.json' with { type: 'json' }
import { countSaid } from './numeral.ts'
import { factsSaid } from './said.ts'
import type { Span } from './text.ts'

/** What somebody says of themselves that decides which loans are for them. */
export type Household = Pick<
  Person,
  | 'newlyweds'
  | 'newborn'
  | 'age'
  | 'young'
  | 'children'
  | 'dualIncome'
  | 'jointIncome'
  | 'publicServant'
  | 'fraudVictim'
>

const FACTS = factsOf(said)
const AGE =
  /(?:만\s?)?(\d{2})\s?(?:살|세(?!대|입|금|제|요|력|놓))|(?:i am|i'm|aged?)\s(\d{2})\b|나이(?:는|가)?\s?(?:만\s?)?(\d{2})(?![\d.,])/i
const CHILDREN = /(?:자녀|아이)(?:가|는)?\s?(\d|한|두|세|둘|셋|하나)\s?(?:명)?|(\d)\s?(?:자녀|children|kids)/i

const CHILD = '(?:아기|애기|아이|애|딸|아들|자녀|둘째|첫째|셋째|baby|child|daughter|son)'
/** 2025년 1월생 아기, 아기가 2025년 3월에 태어났어요, a baby in 2024-03. */
const BORN = new RegExp(
  String.raw`(20\d\d)(?:년\s?|-)(?:(\d{1,2})월?)?(?:\s?\d{1,2}일)?(?:에|쯤)?\s?(?:생\s?${CHILD}|출생|출산|${CHILD}[가를이]?\s?(?:태어|낳|출산))|${CHILD}[^.?!,\n\d]{0,12}(20\d\d)(?:년\s?|-)(?:(\d{1,2})월?)?[^.?!,\n]{0,6}?(?:태어|낳|출생|출산|생(?![애활각])|\s|$)`,
  'i',
)
const NEWBORN_MONTHS = 24
/** Whether a child that is told by its birth is no older than two years; null: its year leaves that open, undefined: none is told. */
const bornLately = (text: string, today: string): boolean | null | undefined => {
  const [, year, month, ofYear, ofMonth] = BORN.exec(withYears(withDates(text, today), today)) ?? []
  const [born, at] = [year ?? ofYear, month ?? ofMonth]
  if (born === undefined) return undefined
  const monthsAt = (on: number): number =>
    (Number(today.slice(0, 4)) - Number(born)) * 12 + Number(today.slice(5, 7)) - on
  const [oldest, youngest] =
    at === undefined ? [monthsAt(1), monthsAt(12)] : [monthsAt(Number(at)), monthsAt(Number(at))]
  if (oldest <= NEWBORN_MONTHS) return oldest >= 0 ? true : null
  return youngest > NEWBORN_MONTHS ? false : null
}

/** 결혼 3년차, 혼인신고한 지 8년, married for 2 years; 결혼한 지 8개월. */
const MARRIED_FOR =
  /(?:결혼|혼인\s?신고|혼인)\s?(?:은|을|는)?\s?(?:한\s?지|하고|하신\s?지|생활)?\s?(?:이제\s?|벌써\s?|올해로?\s?|딱\s?)?(?:만\s?)?(\d{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(년|주년|해|개월|달)(?!\s?(?:뒤|후|전|안|내|에))|\bmarried (?:for )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (years?|months?)(?! (?:from|later))/i
/** 혼인 7년 이내: whom the funds' loans call newlyweds (주택도시기금 대출 안내). */
const NEWLYWED_YEARS = 7
/** Whether a marriage of so many years is a new one; undefined: none is told. */
const marriedLately = (text: string): boolean | undefined => {
  const [, ko, koUnit, en, enUnit] = MARRIED_FOR.exec(text) ?? []
  const count = ko ?? en
  if (count === undefined) return undefined
  return /개월|달|month/.test(koUnit ?? enUnit ?? '') || countSaid(count) <= NEWLYWED_YEARS
}

/** `today`: what 작년 is said of; without it nothing is told by a date. */
export const readTraits = (text: string, today: string | null = null): Household => {
  const facts = factsSaid(FACTS, text)
  const born = today === null ? undefined : bornLately(text, today)
  const age = AGE.exec(text)
  const children = CHILDREN.exec(text)
  const counted = children?.[1] ?? children?.[2]
  return {
    ...facts,
    newlyweds: marriedLately(text) ?? facts.newlyweds,
    newborn: born === undefined ? facts.newborn : born,
    age: age ? Number(age[1] ?? age[2] ?? age[3]) : null,
    children: counted === undefined ? null : countSaid(counted),
  }
}

const TOLD = [
  AGE,
  CHILDREN,
  MARRIED_FOR,
  ...Object.values(FACTS).flatMap(({ yes, no }) => (no === null ? [yes] : [yes, no])),
]

/** Where somebody says so, ends of words included: 신혼부부이고. Each trait where it is said first. */
export const readTraitSpans = (text: string): Span[] =>
  TOLD.flatMap((pattern) => {
    const match = pattern.exec(text)
    if (match === null) return []
    const end = match.index + match[0].length
    return [{ start: match.index, end: end + (/^[^\s,.]{0,12}/.exec(text.slice(end))?.[0].length ?? 0) }]
  })
