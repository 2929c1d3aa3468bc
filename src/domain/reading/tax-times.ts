import { z } from 'zod'
import { monthsFrom } from '../day.ts'
import { inYearMeant } from '../language/year-of-day.ts'
import { countSaid, ENGLISH_NUMBERS } from '../language/numeral.ts'
import { dealDays } from './tax-deals.ts'
import type { DealDay } from './tax-deals.ts'

const count = z.int().nullable()

/** Months and days that are said of homes; null: not said. */
export const taxTimes = z.object({
  heldMonths: count,
  livedMonths: count,
  /** Lived there all the time that it was held. */
  livedThroughout: z.boolean().catch(false),
  newAfterMonths: count,
  soldAfterNewMonths: count,
  /** How long ago something was given before what is given now. */
  givenBeforeMonths: count.catch(null),
  soldOn: z.iso.date().nullable(),
  /** When it, or the old one of two, was bought: a day, a month or a year. */
  boughtOn: z.string().nullable().catch(null),
  /** When the new one of two homes was bought: a day, or a month (2026-02). */
  newBoughtOn: z.string().nullable().catch(null),
  /** Permit asked or contract made while the surcharge was suspended. */
  underWay: z.boolean().nullable(),
})
interface Times extends z.infer<typeof taxTimes> {
  /** Of two homes it is said when each was bought. */
  isPair: boolean
}

const months = (years: string | undefined, rest: string | undefined): number =>
  Number(years ?? 0) * 12 + Number(rest ?? 0)
/** Never empty: what says that somebody lived there may stand before the span that says how long. */
const SPAN = String.raw`(?<!\d)(?=\d)(?:(\d{1,2})\s?(?:년|years?))?\s?(?:(\d{1,3})\s?(?:개월|달|months?))?`
/** 만 7년, 총 5년. */
const ABOUT = String.raw`(?:(?:만|총|딱|약|대략|한|도합|합쳐서?)\s?)?`
const timed = (text: string, pattern: RegExp): number | null => {
  for (const match of text.matchAll(pattern)) {
    const groups = match.slice(1)
    const years = groups.find((it, at) => at % 2 === 0 && it !== undefined)
    const rest = groups.find((it, at) => at % 2 === 1 && it !== undefined)
    if (years !== undefined || rest !== undefined) return months(years, rest)
  }
  return null
}
const ENGLISH_SPAN = new RegExp(String.raw`\b(${ENGLISH_NUMBERS.join('|')}) (?=years?\b|months?\b)`, 'g')
/** Held 5 years, lived there for 3: what is lived is counted in what was held. */
const LIVED_OF_HELD =
  /(\d{1,2}\s(years?|months?)\b[^.?!\d\n]{0,16}\blived (?:there |in it |here )?(?:for )?)(\d{1,2})(?!\d|\.\d|\s?(?:years?|months?|of\b))/g
/** 1년 반 is a year and six months, six years are 6. */
const plainSpans = (text: string): string =>
  text
    .replaceAll(ENGLISH_SPAN, (_all, said: string) => `${countSaid(said)} `)
    .replaceAll(LIVED_OF_HELD, '$1$3 $2')
    .replaceAll(/(\d)\s?년\s?반(?![기드지전세값])/g, '$1년 6개월')
    .replaceAll(/(?<![\d가-힣])반년/g, '6개월')
    .replaceAll(/(?<![가-힣])(?:일|한)\s?년(?=\s?(?:전|만|동안|째|반|을|\d))/g, '1년')
    .replaceAll(
      /(\d)\s?(년|개월|달)\s?(?:남짓|가량|가까이|정도|쯤|넘게|이상|조금\s?넘게|약간\s?넘게)\s?(?=갖|가지고|보유|소유|만에|동안)/g,
      '$1$2 ',
    )
/** 보유 5년 거주 3년: of a list of labels each is of what stands behind it; it is turned the other way about. */
const LABELS_FIRST =
  /(보유|거주)(?:\s?기간)?(?:은|는)?\s?((?:\d{1,2}\s?년\s?)?(?:\d{1,2}\s?(?:개월|달))?)(?=[\s,/·]{1,3}(?:실)?(?:보유|거주))(?<=[년월달])[\s,/·]{1,3}(?:실)?(보유|거주)(?:\s?기간)?(?:은|는)?\s?(\d{1,2}\s?년(?:\s?\d{1,2}\s?(?:개월|달))?|\d{1,2}\s?(?:개월|달))/g
const labelsBehind = (text: string): string =>
  text.replaceAll(
    LABELS_FIRST,
    (_all, one: string, first: string, other: string, second: string) =>
      `${first} ${one}, ${second} ${other}`,
  )
const HELD = new RegExp(
  String.raw`${SPAN}\s?(?:동안\s?|간\s?|을\s?|째\s?|만에\s?(?:되팔|팔|다시)|\s?)(?:보유|채우(?:고|면|기만|자마자)|채운|만에[^.?!\n]{0,24}(?:되?팔|매도|처분|양도|전매)|갖|가지고|가졌|들고|쥐고|묵혔|묵혀|세만|소유|만에\s?(?:되팔|팔)|\s?(?:뒤|후|지나서?|지나고|넘겨서?|넘기고|넘어서?)(?:에)?\s?(?:[\d]|팔|매도|처분|양도|전매))|(?:보유(?:\s?기간)?(?:은|는|를|이|가|을)?\s?${ABOUT}|\bh(?:e|o)ld(?:ing)?(?: it)?)\s?(?:for\s?)?${SPAN}|${SPAN} after (?:buying|purchas|we bought|i bought)|\b(?:sold|sell(?:ing)?)\b[^.?!\n]{0,30}\bafter ${SPAN}`,
  'g',
)
const LIVED = new RegExp(
  String.raw`${SPAN}\s?(?:을\s?|를\s?|만\s?|동안\s?|간\s?|내내\s?|꼬박\s?|쭉\s?|계속\s?|넘게\s?|이상\s?|다\s?|전부\s?){0,2}(?:(?:실)?(?:거주|살(?:았|고|다가?|면서|아서))|산\s?(?:걸로|것으로|거로|셈))|${SPAN}\s?(?:은|는)\s?[^.?!,\d\n]{1,12}\s?(?:실)?(?:거주|살(?:았|고|다가?|면서|아서))|${SPAN}(?:째|간)\s?[^.?!,\d\n]{0,6}(?:거주|살(?:고|아|았))|거주\s?(?:기간)?(?:은|는|를|을|이|가)?\s?${ABOUT}${SPAN}|(?:실제로?|직접|들어가(?:서)?|본인이|제가)\s?(?:산|거주한|살았던)\s?(?:건|거는|것은|게|기간은?)\s?${ABOUT}${SPAN}(?!\s?전)|(?<![가-힣])산\s?(?:건|거는|것은|게)\s?${ABOUT}${SPAN}(?=\s?(?:뿐|밖에|만\s|정도(?:뿐|고|밖에)))|lived(?: there| in it| in)?(?: for)?(?: all)?\s?${SPAN}`,
  'g',
)
/** 2년 넘게 보유했으니까: at least so long; a day of the purchase says more. */
const HELD_MORE =
  /\d\s?(?:년|개월)\s?(?:을\s?)?(?:넘게|이상|도?\s?더)\s?(?:갖|가지|보유|소유|들고)|\b(?:more than|over) \d{1,2} years/
const NEVER_LIVED =
  /(?:한\s?번도|하루도|전혀)\s?안\s?살|거주(?:한\s?적)?(?:은|는|를|도|이|가)?\s?(?:단\s?)?(?:한\s?번도|하루도|전혀|아예|하나도)?\s?(?:안|못|없)|안\s?살(?:고|았|아)|never lived/
const LIVED_MORE = /(?:넘게|이상)\s?(?:실)?(?:거주|살)|more than \d/
const ALL_LIVED = /(?:계속|쭉|내내)\s?(?:거주|살)|lived there all/
const BUYING = '(?:산|매수한|취득한|구입한|매입한|분양받은|당첨된)'
const BOUGHT_AGO = new RegExp(
  String.raw`${BUYING}\s?지\s?(?:는\s?)?(?:(\d{1,2})\s?년)?\s?(?:(\d{1,2})\s?(?:개월|달))?`,
)
/** 3년 전에 5억에 산 집: how long it is held, unless it is the newer of two. */
const YEARS_AGO =
  /(\d{1,2})\s?년\s?(?:(\d{1,2})\s?(?:개월|달)\s?)?전(?!세)[^.?!\n]{0,24}?(?:사서|산(?=\s|집|아파트|빌라|주택|오피스텔|건물|땅|거|걸)|샀|취득|매수|매입|구입|분양받|당첨)|(?<![\d년]\s?)(\d{1,2})\s?(?:개월|달)\s?전(?!세)[^.?!\n]{0,24}?(?:사서|산(?=\s|집|아파트|빌라|주택|오피스텔|건물|땅|거|걸)|샀|취득|매수|매입|구입|분양받|당첨)|bought[^.?!\n]{0,40} (?:(\d{1,2}) years|(\d{1,3}) months) ago/g
/** 산 건 5년 전이고. */
const BOUGHT_BEFORE = new RegExp(
  String.raw`${BUYING}\s?(?:건|게|것은|거는|때는?|날은?)\s?${ABOUT}(?=\d)(?:(\d{1,2})\s?년\s?)?(?:(\d{1,2})\s?(?:개월|달)\s?)?전(?!세)`,
)
const NEWER = /새|신규|다른|두\s?번째|하나\s?더|또\s/
/** 1년 반 됐어요, in a sentence of its own. */
const ALREADY =
  /(?:^|[.?!,\n])\s{0,2}(?:(\d{1,2})\s?년)?\s?(?:(\d{1,2})\s?(?:개월|달))?\s?(?:정도|쯤)?\s?(?:됐|되었|지났|넘었)/
const yearsAgo = (text: string): number | null => {
  for (const [all, years, rest, alone, ago, agoMonths] of text.matchAll(YEARS_AGO)) {
    if (!NEWER.test(all)) return months(years ?? ago, rest ?? alone ?? agoMonths)
  }
  return null
}
const already = (text: string): number | null => {
  const [, years, rest] = ALREADY.exec(text) ?? []
  return years === undefined && rest === undefined ? null : months(years, rest)
}

const readTimes = (
  source: string,
): Pick<Times, 'heldMonths' | 'livedMonths' | 'livedThroughout' | 'newAfterMonths'> => {
  const text = labelsBehind(plainSpans(source))
  const ago = BOUGHT_BEFORE.exec(text) ?? BOUGHT_AGO.exec(text)
  const since = ago === null || (ago[1] === undefined && ago[2] === undefined) ? null : months(ago[1], ago[2])
  const isNew = /만에\s?(?:새|또|다른)|(?:새|신규|다른)\s?(?:집|주택|아파트)[^.?!\n]{0,6}(?:또\s?)?샀/.test(
    text,
  )
  const lived = NEVER_LIVED.test(text) ? 0 : timed(text, LIVED)
  const held = timed(text, HELD) ?? (isNew ? null : since) ?? yearsAgo(text) ?? (isNew ? null : already(text))
  return {
    heldMonths: held,
    livedMonths: lived,
    livedThroughout: ALL_LIVED.test(text),
    newAfterMonths: isNew ? since : null,
  }
}

/** 12년 전에 받은, 10년 넘었으면: how long ago a gift was, but not how long ago a home was bought. */
const GIVEN_BEFORE =
  /(?<!\d)(\d{1,2})\s?년\s?(?:(\d{1,2})\s?(?:개월|달)\s?)?(?:도?\s?더\s?된\s?|쯤\s?|정도\s?)?전(?!세)(?!에?\s?(?:[\d억천만]{1,8}원?에\s?)?(?:산(?=\s|집|아파트)|샀|사서|취득|매수|구입|분양))|(?<!\d)(\d{1,2})\s?년(?:도|은|이|을)?\s?(?:더\s?|훨씬\s?)?(?:넘|지나|지났)|(?<!\d)(\d{1,2}) years ago|(?:more than|over) (\d{1,2}) years/
const givenBefore = (text: string): number | null => {
  const [, years, rest, past, ago, over] = GIVEN_BEFORE.exec(text) ?? []
  if (years !== undefined || ago !== undefined) return months(years ?? ago, rest)
  // What is over by more than so many years is more than so many months ago.
  return past === undefined && over === undefined ? null : months(past ?? over, '1')
}

const monthOf = (match: RegExpExecArray | null): number | null =>
  match === null ? null : Number(match[1]) * 12 + Number(match[2])
const OLD_HOME = '(?:종전|기존|첫|옛|먼저|원래|살던|헌)'
const NEW_HOME = String.raw`(?:새|신규|나중|다른|두\s?번째)`
const MONTH = String.raw`(20\d\d)\s?[년.\-/]\s?(\d{1,2})(?:월|(?=[.\-/\s]))(?:\s?[.\-/]?(\d{1,2})(?:일|(?![\d,.]*\s?[\d억천백만]))|)`
const OLD_BOUGHT = [
  new RegExp(String.raw`${OLD_HOME}\s?(?:집|주택|아파트)?[^\d\n]{0,6}${MONTH}`),
  new RegExp(
    String.raw`${MONTH}(?:에|쯤|경)?\s?(?:[가-힣]{1,8}\s){0,2}(?:\d[\d억천만,.]{0,12}\s?(?:\d[\d천만,]{0,8})?원?(?:에|을?\s?(?:주고|들여))\s?)?(?:(?:매수|취득|분양받|구입)[가-힣]{0,2}|산|샀던|사서|사고)(?!\s?${NEW_HOME})`,
  ),
]
const NEW_BOUGHT = [
  new RegExp(String.raw`${NEW_HOME}\s?(?:집|주택|아파트)?[^\d\n]{0,6}${MONTH}`),
  new RegExp(String.raw`${MONTH}(?:에|쯤|경|자로)?\s?${NEW_HOME}\s?(?:집|주택|아파트|걸|거)`),
]
/** 2015년에 5억에 산: no more is known than the year. */
const YEAR_BOUGHT =
  /(20\d\d)년(?:도)?(?:에|쯤|경)?\s?(?:\d[\d억천만,.]{0,12}\s?(?:\d[\d천만,]{0,8})?원?(?:에|으로|로|을?\s?주고)?\s?)?(?:(?:매수|취득|분양받|구입)[가-힣]{0,2}|산|샀던|샀|사서|사고)/
const boughtIn = (text: string, patterns: readonly RegExp[]): RegExpExecArray | null =>
  patterns.reduce<RegExpExecArray | null>((found, pattern) => found ?? pattern.exec(text), null)
const pad = (value: string): string => value.padStart(2, '0')
/** A day as far as it is said. */
const saidDay = (match: RegExpExecArray | null): string | null => {
  const [, year, month = '', day] = match ?? []
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return null
  const whole = `${year}-${pad(month)}-${pad(day ?? '')}`
  return day === undefined || Number.isNaN(Date.parse(whole)) ? `${year}-${pad(month)}` : whole
}
const SOLD_ON =
  /(?:(?:잔금|양도|매도)(?:일|일자|날짜)?(?:이|은|을|를)?\s?(?:20\d\d년\s?)?(\d{1,2})월\s?(\d{1,2})일)|(\d{1,2})월\s?(?:(\d{1,2})일)?(?:에|자|날)?\s?(?:[가-힣]{1,4}\s?){0,5}(?:\d[\d억천만 ]{0,8}에\s?)?(?:잔금|팔|판|파는|매도|양도|처분)/
const YEAR = /(20\d\d)년/g
/** 이번에, 이달에, 지금 팔면; 다음 달에. */
const SOLD_NOW =
  /(?:이번에|이번\s?달|이달|지금|오늘|곧|당장|(다음\s?달|내달|담\s?달))(?:에)?\s?(?:[가-힣]{1,4}\s){0,3}(?:\d[\d억천만 ,]{0,10}원?(?:에|으로)\s?)?(?:팔(?!았|고\s)|판다|파는|매도|양도|처분)|\b(?:selling|sell)\b[^.?!\n]{0,12}\b(?:now|this month|today|(next month))\b/

const PAST =
  /팔았|팔고|판\s|팔아\s?버|팔렸|팔림|받았|받고|받[음은]|(?:매도|양도|처분)(?:했|한\s|함)|치[렀뤘]|치[른름]|넘겼|넘긴|\bsold\b/
/** A day that is said without its year: the last such day where it was sold, else the next. */
const yearNear = (day: string, today: string, text: string): string =>
  inYearMeant(`0000-${day}`, today, PAST.test(text) ? 'LAST' : 'NEXT').slice(0, 4)

/** The day of a sale that is made now, or in a month. */
const soldNow = (text: string, today: string | null): string | null => {
  const said = SOLD_NOW.exec(text)
  if (said === null || today === null) return null
  return said[1] === undefined && said[2] === undefined ? today : monthsFrom(today, 1)
}

const overlap = (one: RegExpExecArray, other: RegExpExecArray): boolean =>
  one.index < other.index + other[0].length && other.index < one.index + one[0].length

const readSoldOn = (
  text: string,
  bought: readonly (RegExpExecArray | null)[],
  today: string | null,
): string | null => {
  const said = SOLD_ON.exec(text)
  // 2월에 새집 잔금, 3월 잔금 치르고 산 집: the day of a purchase.
  if (said === null || bought.some((it) => it !== null && overlap(said, it))) return soldNow(text, today)
  const years = [...text.matchAll(YEAR)].filter((it) => it.index <= said.index + said[0].length)
  // 2019년에 산 집을 12월에 팔면: a year of a purchase that is over.
  const [purchase] = [YEAR_BOUGHT.exec(text), ...bought].filter((it) => it !== null)
  const isOver = (it: RegExpExecArray): boolean =>
    purchase !== undefined && overlap(it, purchase) && today !== null && String(it[1]) < today.slice(0, 4)
  const dated = years.findLast((it) => !isOver(it))?.[1] ?? null
  const [monthSaid, daySaid] = [said[1] ?? said[3] ?? '', said[2] ?? said[4]]
  const [month, of] = [Number(monthSaid), Number(daySaid ?? 15)]
  const near =
    today === null || dated !== null
      ? null
      : yearNear(`${pad(monthSaid)}-${pad(daySaid ?? String(of))}`, today, text)
  const year = dated ?? near
  if (year === null || month < 1 || month > 12 || of < 1 || of > 31) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`
}

/** The month after which nothing is under way that was suspended up to 9 May 2026; in May itself the day decides. */
const SUSPENDED_IN = 5
const STARTED = /(?:허가|계약)[^.?!\n\d]{0,8}(?:2026년\s?)?(\d{1,2})월/
const readUnderWay = (text: string): boolean | null => {
  const month = Number(STARTED.exec(text)?.[1] ?? SUSPENDED_IN)
  return month === SUSPENDED_IN ? null : month < SUSPENDED_IN
}

const between = (from: number | null, to: number | null): number | null =>
  from === null || to === null || to < from ? null : to - from

const MONTH_OF = /^(\d{4})-(\d{2})/
/** Months from the month of one day to that of another; null where one is not known so far. */
export const monthsHeld = (boughtOn: string | null, soldOn: string): number | null =>
  between(monthOf(MONTH_OF.exec(boughtOn ?? '')), monthOf(MONTH_OF.exec(soldOn)))

const asFarAsSaid = ({ year, month, day }: DealDay): string =>
  [String(year), pad(String(month)), ...(day === null ? [] : [pad(String(day))])].join('-')
/** Of a month that is said without its day the middle. */
const wholeDay = (it: DealDay): string => asFarAsSaid({ ...it, day: it.day ?? 15 })
const heldBetween = (bought: DealDay | null, soldAt: number | null): number | null =>
  bought === null ? null : between(bought.year * 12 + bought.month, soldAt)

/** How long a home was held and lived in, and when it, another one and the sale were. */
export const timesOf = (text: string, today: string | null = null): Times => {
  const newBought = boughtIn(text, NEW_BOUGHT)
  const oldBought = boughtIn(text, OLD_BOUGHT)
  const [old, fresh] = [monthOf(oldBought), monthOf(newBought)]
  const deals = dealDays(text)
  const soldOn =
    deals.sold === null || fresh !== null
      ? readSoldOn(text, [newBought, oldBought], today)
      : wholeDay(deals.sold)
  const soldAt = soldOn === null ? null : Number(soldOn.slice(0, 4)) * 12 + Number(soldOn.slice(5, 7))
  const times = readTimes(text)
  const dealt = fresh === null ? deals.bought : null
  const boughtOn =
    saidDay(oldBought) ?? (dealt === null ? null : asFarAsSaid(dealt)) ?? YEAR_BOUGHT.exec(text)?.[1] ?? null
  // Whoever lived there for so long held it for as long; for more than so long says no more than that.
  const isWhole = boughtOn === null && times.livedMonths !== 0 && !LIVED_MORE.test(text)
  const lived = isWhole ? times.livedMonths : null
  return {
    ...times,
    heldMonths:
      (boughtOn !== null && HELD_MORE.test(text) ? null : times.heldMonths) ??
      between(old, soldAt) ??
      heldBetween(dealt, soldAt) ??
      lived,
    newAfterMonths: times.newAfterMonths ?? between(old, fresh),
    soldAfterNewMonths: between(fresh, soldAt),
    givenBeforeMonths: givenBefore(plainSpans(text)),
    soldOn,
    boughtOn,
    newBoughtOn: saidDay(newBought),
    underWay: readUnderWay(text),
    isPair: old !== null && fresh !== null,
  }
}
