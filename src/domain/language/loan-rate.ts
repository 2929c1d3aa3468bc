import { foundAt } from './found.ts'
import type { Found } from './found.ts'
import { blanked } from './span.ts'
import type { Span } from './text.ts'
import { HIGHEST_RATE, readPercents } from './percent.ts'

/** 전세대출 80%, 70% 대출: how much of what the home costs is borrowed. */
export const LENT_SHARE =
  /(?<![\d.])([2-9]\d|100)\s?(?:%|퍼(?:센트)?|프로)\s?(?:까지|정도|만|를|을)?\s?(?:전월?세|주택|담보)?\s?(?:자금|담보)?\s?(?:대출|빌리|빌려|빌릴)|(?:대출|융자|버팀목|디딤돌|보금자리론?)(?:은|을|이|으?로|를)?\s?([2-9]\d|100)\s?(?:%|퍼(?:센트)?|프로)|\b(?:borrow|loan (?:of|for))\s([2-9]\d|100)\s?(?:%|percent)|\b([2-9]\d|100)\s?(?:%|percent) loan/i
const YEARS =
  /(?:만기|상환|기간|over|for|term of)[^\d]{0,6}(\d{1,2})\s*(?:년|years)|(\d{1,2})\s*(?:년|-?\s?years?)\s*(?:만기|상환|동안|원리금|원금|균등|짜리|대출|모기지|loan|mortgage|term)/i
const BARE_YEARS =
  /(?<!\d)(\d{1,2})\s*(?:년(?!\s?(?:이내|전|새|째|차|된|이상|미만|안|간|부터|후|뒤|도|식|월(?!\s?(?:얼마|상환|이자|납입|원리금))|대|에(?!서)|(?:1[0-2]|[1-9])월))|-?\s?years?\b(?!\s?(?:ago|old)))/gi
const OF_LOAN =
  /대출|주담대|모기지|원리금|원금\s?균등|만기\s?일시|상환|갚|dsr|ltv|빌[리린려릴]|영끌|땡기|땡겨|땡길|\bloan|\bmortgage|\bborrow|\b(?:re|pre)pay|\bmonthly payment|이자(?!\s?소득)|연체료/i
/** 30년 4% 매달: what runs for so many years at a rate and is paid by the month is lent, whether a word says so or not. */
const RUNS = /(?<!\d)[1-4]\d\s?(?:년|-?\s?years?\b)(?!\s?(?:이내|전|째|차|된|안|도|식|대|ago|old|보유|거주))/i
const BY_MONTH =
  /매달|매월|다달이|(?<![가-힣])월\s?(?:얼마|납)|한\s?달|\bmonthly\b|\b(?:a|per|each|every) month\b/i
/** Whether the figures of a text are those of a loan. */
export const isOfLoan = (text: string): boolean =>
  OF_LOAN.test(text) ||
  (RUNS.test(text) &&
    BY_MONTH.test(text) &&
    readPercents(text).some(({ role }) => role === null || role === 'rate'))
/** The only one of its kind; where there are more, none of them says what it is. */
const onlyIn = (text: string, pattern: RegExp): Found | null => {
  const [only, ...more] = text.matchAll(pattern)
  return only?.[1] === undefined || more.length > 0 ? null : foundAt(only, Number(only[1]))
}

/** What a loan costs a year: said as a rate, or the only percentage of a loan of which nothing says what it is. */
export const rateIn = (text: string): Found | null => {
  const percents = readPercents(text)
  const open = percents.filter(({ role }) => role === null)
  const [only] = open
  return (
    percents.find(({ role, value }) => role === 'rate' && value <= HIGHEST_RATE) ??
    (isOfLoan(text) && only !== undefined && open.length === 1 && only.value <= HIGHEST_RATE ? only : null)
  )
}

/** 5년 주기형, 주기형 5년짜리, fixed for 5 years: how long its rate stays, and not the loan; that stays for ten years at most. */
const RATE_STAYS =
  /(?<!\d)(?:[2-9]|10)\s?년\s?(?:짜리\s?|동안\s?|간\s?)?(?:주기|고정|혼합)|(?:주기|고정|혼합)형?\s?(?:금리\s?)?(?:은|이|으로|로)?\s?\(?(?:[2-9]|10)\s?년(?!\s?만기)|(?<!\d)(?:[2-9]|10)[- ]years?[- ](?:fixed|periodic|hybrid)|\b(?:fixed|periodic|hybrid)(?: rate)? for (?:[2-9]|10) years/gi
/** 결혼한 지 10년, married for 10 years, 입사 3년: how long somebody lives so. */
const OF_LIFE =
  /(?:결혼|혼인|연애|입사|근속|재직|개업|장사|거주|보유)(?!\s?(?:대출|자금))[^\d.?!\n]{0,8}\d{1,2}\s?년|\b(?:married|employed|working)(?: for| since)? \d{1,2} years?/gi
const blank = (it: string): string => it.replaceAll(/\d/g, ' ')
/** The same text with such times left blank. */
const withoutRatePeriods = (text: string): string =>
  text.replaceAll(RATE_STAYS, blank).replaceAll(OF_LIFE, blank)

/** For how many years a loan runs. */
export const yearsIn = (whole: string): Found | null => {
  const text = withoutRatePeriods(whole)
  const named = YEARS.exec(text)
  if (named) return foundAt(named, Number(named[1] ?? named[2]))
  return isOfLoan(text) || OF_GUARANTEE.test(text) ? onlyIn(text, BARE_YEARS) : null
}
/** For how many years a loan runs of which interest alone is paid at first. */
export const yearsBeside = (
  text: string,
  { start, end, months, repaidYears }: Span & { months: number; repaidYears: number | null },
): Found | null => {
  const years = yearsIn(blanked(text, [{ start, end }]))
  return years === null || repaidYears === null || years.value !== repaidYears
    ? years
    : { ...years, value: repaidYears + Math.ceil(months / 12) }
}
/** For how long a deposit is insured. */
const OF_GUARANTEE = /보증료|\bguarantee (?:fee|premium)/i
