import type { EventName, LeaseFacts } from '../lease-facts.ts'
import { wordsOf } from '../language/forms.ts'
import { withDates } from '../language/dates.ts'
import type { Words } from '../language/forms.ts'
import { daysSinceLast, inYearMeant, tellsPast, tellsToCome } from '../language/year-of-day.ts'
import type { Turn } from '../language/year-of-day.ts'
import { datesIn, dayAgain, withDayWords, YEAR_AND_MONTH } from './days-said.ts'
import said from './lease-events.json' with { type: 'json' }

/** What of a date stands right before it as its label, and what is told behind it. */
const EVENT_OF: Words<EventName> = wordsOf(said.events)
const KOREAN = /[가-힣]/
/** A comma within a list of what was done on one day ends nothing: 9월 10일에 잔금, 전입, 확정일자. */
const CLAUSE = /[.;!?\n]|\band\b|,(?!\s?(?:전입|확정|이사|입주|인도|잔금|열쇠))/
export const NEAR = 26
const LABELS =
  /(?:^|\s)((?:(?:전입|확정\s?일자|인도|입주)(?:과|와|이랑|하고|랑|\s|,|·)*){0,3}\S{1,8})\s?\(?\s*$/

/** 계약 끝나는 날이, 만료되는 때가: what happens on the day that is named behind it. */
const DAY_OF = /([가-힣]{2,8}는)\s?(?:날짜|날|때)(?:이|은|는|가)?\s*$/

/** 키를 반납한 게, 잔금을 치른 건: what was done on the day that is named behind it. */
const DONE_ON = /((?:[가-힣]{1,6}\s)?[가-힣]{1,8})\s(?:게|건|것은|것이|날은|날이|때가|때는)\s*$/

/** A word that goes on (거절해서, 비우고) tells of the date before it and is no label of the next one. */
const TOLD = /[가-힣](?:서|고|며|는데|은데|지만|더니|니까)\s*$/

/** 끝났어요. 11월 30일까지: a sentence that has ended is no label of the next date. */
const ENDED = /[가-힣](?:요|다|음|함|됨|임)[.,?!~]{1,3}\s*$/
/** 낳았어요(2024년생): a sentence that has ended is no label of the date in brackets behind it. */
const CLOSED = /[가-힣](?:요|다|음|함|됨)\s?[(（]\s*$/

const STAMP_AHEAD = /확정\s?일자[^.?!\n]*$/
const GOT = /^\s?에?\s?(?:야|서야|겨우)?\s?받/

/** 근저당 2억 2024년 3월: between a date and its label there may stand a sum. */
const SUM_BETWEEN = /(?:\s|^)\d[\d,.]{0,9}(?:억|천만|만|천)[\d,.\s억천만]{0,12}원?\s*\(?\s*$/
const beforeSum = (text: string): string => text.replace(SUM_BETWEEN, ' ')

/** 확정일자도 같은 날: on the day of moving in. */
const SAME_DAY =
  /확정\s?일자(?:도|는|은|까지|를)?\s?(?:전입(?:이?랑|과|하고)?\s?)?(?:같은\s?날|같은날|당일|그날|동일|같이|함께)|전입(?:신고)?\s?(?:과|와|이랑|하고|,)?\s?확정\s?일자(?:를|는|도|까지)?\s?(?:같은|한)\s?날/
const withSameDay = (dates: LeaseFacts['dates'], text: string): LeaseFacts['dates'] => {
  const moved = dates.find(({ event }) => event === 'MOVED_IN')
  const isFixed = dates.some(({ event }) => event === 'FIXED')
  return moved === undefined || isFixed || !SAME_DAY.test(text)
    ? dates
    : [...dates, { ...moved, event: 'FIXED' }]
}

/** What happened when, as far as a text says so. */
export const eventsIn = (text: string, today: string): LeaseFacts['dates'] =>
  withSameDay(eventsAt(withDayWords(text, today), today, null), text)

/** 12월 20일에 5억에 산 빌라를 6억에 팔면: the day of a purchase, where a sale is asked about; and not 샀어요 언제까지 팔아야, which counts from it. */
const BOUGHT_THEN_SOLD =
  /^\s?에?\s?[^.?!\n]{0,16}?(?:(?<![가-힣])산\s|샀|매수|취득|구입|매입)(?:(?!언제)[^.?!\n]){0,40}?(?:팔|파는|매도|양도|처분)/

/** The only day of a text that tells no event of its own: what it is of is what the text is about. */
export const dayAlone = (said: string, today: string): string | null => {
  const text = withDates(withDayWords(said, today), today)
  const [only, ...others] = datesIn(text, today, null).filter((it) => it.exact)
  return only !== undefined && others.length === 0 && !BOUGHT_THEN_SOLD.test(text.slice(only.end))
    ? only.day
    : null
}

/** What is said to have happened on another day than before (근저당이 25일이었으면?): a day alone is of the month that was spoken of. */
const OF_TODAY = /올해|금년|내년|작년|지난해/
export const eventsAgain = (
  text: string,
  { dates, today = null }: Pick<LeaseFacts, 'dates'> & Partial<Pick<LeaseFacts, 'today'>>,
): LeaseFacts['dates'] => {
  const [only, ...others] = dates
  // 내년 5월: counted from the day on which it is said.
  const last = (OF_TODAY.test(text) ? today : null) ?? dates.at(-1)?.day
  if (only === undefined || last === undefined) return []
  const found = withSameDay(eventsAt(text, last, last.slice(0, YEAR_AND_MONTH)), text)
  if (found.length > 0 || others.length > 0) return found
  // 아 5월 20일: the only day that was spoken of is that one.
  const day = dayAgain(text, last)
  return day === null ? [] : [{ ...only, day: day.day }]
}

/** Of a lease that has ended: 만기 10월 31일인데 아직 못 받았어요, 그냥 살고 있어요. */
const IS_OVER =
  /못\s?(?:돌려\s?)?받|안\s?(?:돌려|줘|주|줬|나가|비워)|지났|지나서|연체|지연|이자|자동\s?(?:연장|갱신)(?:된|됐)|묵시적\s?갱신(?:된|됐)|비웠|나왔|나갔|이사\s?(?:했|나왔)|\b(?:not paid|hasn['’]?t|haven['’]?t|overdue|late|ended|expired)\b/i
const END_OVER =
  /끝났|끝난|만료(?:됐|된|되었)|지났|지난|종료(?:됐|된|되었)|이었|였|\b(?:ended|expired|was)\b/i
/** A lease that ended so many days ago is spoken of as its end was; what is longer ago is asked of the next. */
const JUST_ENDED = 62

/** Which day of the year is meant by one without a year: a lease ends ahead, what was done is behind. */
const turnOf = (event: EventName, day: string, today: string, beside: string, text: string): Turn => {
  if (event === 'LEAVES') return 'NEXT'
  if (event === 'END')
    return END_OVER.test(beside) || IS_OVER.test(text) || daysSinceLast(day, today) <= JUST_ENDED
      ? 'LAST'
      : 'NEXT'
  if (tellsToCome(beside)) return 'NEXT'
  return tellsPast(beside) ? 'LAST' : 'THIS_YEAR'
}

/** 2025.3.15 ~ 2027.3.14: the later day of a time is its end. */
const TO = /^\s?(?:~|–|—|-|부터|to|until)\s?$/i

/** May 2015 as it is written then, 2015-05: a month that no day follows. */
const MONTH_ALONE = /(?<![\d-])(\d{4})-(0[1-9]|1[0-2])(?![\d-])/g

const eventsAt = (said: string, today: string, month: string | null): LeaseFacts['dates'] => {
  const text = withDates(said, today).replaceAll(MONTH_ALONE, '$1년 $2월')
  const dates = datesIn(text, today, month)
  return dates.flatMap(({ day, exact, yearless, start, end }, index) => {
    const previous = dates[index - 1]
    const before = text.slice(Math.max(previous?.end ?? 0, start - NEAR), start)
    const isExact = exact === true && day.endsWith('-01')
    if (previous !== undefined && previous.end < start && TO.test(before))
      return [
        {
          event: 'END',
          day: yearless === true ? inYearMeant(day, previous.day, 'NEXT') : day,
          ...(isExact && { exact: true }),
        },
      ]
    const ahead = KOREAN.test(before)
      ? (DAY_OF.exec(before)?.[1] ?? DONE_ON.exec(before)?.[1] ?? LABELS.exec(beforeSum(before))?.[1])
      : before.split(CLAUSE).at(-1)
    const label = index > 0 && (TOLD.test(before) || ENDED.test(before)) ? '' : (ahead ?? '')
    const named = EVENT_OF.filter(([, pattern]) => pattern.test(label)).map(([event]) => event)
    const next = dates[index + 1]?.start ?? text.length
    const clause = text.slice(end, Math.min(next, end + NEAR)).split(CLAUSE)[0] ?? ''
    // What stands right before the next date is the label of that.
    const isBeforeNext = index + 1 < dates.length && next <= end + clause.length
    const behind =
      isBeforeNext && !TOLD.test(clause) && !CLOSED.test(clause) ? clause.replace(/\S+\s*$/, '') : clause
    // 언제 끝나요: asked, and not told.
    const done = behind.replaceAll(
      /(?:(?:통보|통지|통고|해지|연락|만기일?|만료일?|종료일?)[가이는은를을]?\s?)?언제[^.?!,\n]*/g,
      ' ',
    )
    const told = EVENT_OF.filter(([, pattern]) => pattern.test(done)).map(([event]) => event)
    // 계약서 11월 3일에 썼어: what it is stands before the day, and what was done behind it.
    const both = EVENT_OF.filter(([, pattern]) => pattern.test(`${label} ${done.replace(/^에\s?/, '')}`))
    // 확정일자를 깜빡하고 9월 20일에 받았어요: what was got on the day is named in the words before it.
    const got = told.every((event) => event === 'PAID') && STAMP_AHEAD.test(before) && GOT.test(behind)
    const events: readonly EventName[] =
      [named, got ? (['FIXED'] as const) : told, both.map(([event]) => event)].find((it) => it.length > 0) ??
      []
    // 12월 10일까지 입금 안 하면: asked for by then, and nothing that has happened.
    const due = events.filter((event) => event === 'DUE')
    const turnFor = (event: EventName): Turn =>
      month === null ? turnOf(event, day, today, `${label} ${behind}`, text) : 'NEAREST'
    // 10월 5일에 나가래요. 나가야 돼요?: the day on which it was said, and not that of leaving.
    const happened = events.filter((event) => event !== 'LEAVES' || !events.includes('NOTICE'))
    return (due.length > 0 ? due : happened).map((event) => ({
      event,
      day: yearless === true ? inYearMeant(day, today, turnFor(event)) : day,
      ...(isExact && { exact: true }),
    }))
  })
}
