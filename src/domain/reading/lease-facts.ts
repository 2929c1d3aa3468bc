import { SHOP_WORD } from '../language/shop-word.ts'
import { z } from 'zod'
import { anyForm, factsOf, wordsOf } from '../language/forms.ts'
import { NO_FACTS, RENEWALS } from '../lease-facts.ts'
import type { Case } from '../case.ts'
import { monthEndAfter, monthsFrom } from '../day.ts'
import type { EventName, FactMonths, LeaseFacts } from '../lease-facts.ts'
import { countSaid } from '../language/numeral.ts'
import { factsSaid, firstSaid } from '../language/said.ts'
import type { Words } from '../language/forms.ts'
import type { Sum } from '../language/sum.ts'
import type { Span } from '../language/text.ts'
import { aspectsTold } from './lease-aspects.ts'
import { dayAlone, eventsIn } from './lease-events.ts'
import said from './lease-facts.json' with { type: 'json' }
import { heirsIn, renouncedIn, spouseLeftIn } from './heirs.ts'
import { factMonthsIn, unitsIn, withoutMonthsTakenBack } from './lease-months.ts'
import { livedMonthsIn, paidMonthsIn, repairFundIn, sumsIn } from './lease-sums.ts'

/** Shops by their own words; a home's word beside them makes it a home. */
const PREMISES: Words<LeaseFacts['premises']> = wordsOf(said.premises, { shop: SHOP_WORD })

/** What land is called, as a part of other tables of words. */
export const LAND_WORDS = said.premises.LAND.map((form) => `(?:${form})`).join('|')

const renewal = z.enum(RENEWALS)

const RENEWAL_OF: Words<LeaseFacts['renewal']> = said.renewal.map(
  ({ is, forms }) => [renewal.parse(is), anyForm(forms, said.parts)] as const,
)

/** What is said of a lease, an auction or a sale by words that say yes, or no. */
const FACTS = factsOf(said.facts, said.parts)

const HAS_LEASE_LOAN =
  /전세\s?(?:자금\s?)?대출(?:금|을|이|도|로)?[^.?!\n]{0,14}(?:쓰고|쓰는|쓰면서|있는|있고|있어|받은|받고\s?(?:있|사)|이용\s?중|갚고|남아|중인|중에)|\bjeonse loan[^.?!\n]{0,30}(?:already|outstanding|have|using|now)|\b(?:have|using|with) an? jeonse loan/i
const BUYS = /사두|사\s?놓|사면|사려|살까|사도|샀|매수|매입|구입|취득|\b(?:buy|buying|bought|purchase)\b/i

const RATE_TYPE: Words<LeaseFacts['rateType']> = wordsOf(said.rateType)

/** What is let, as somebody speaks of it; null: not said. */
export const premisesIn = (text: string): LeaseFacts['premises'] => firstSaid(PREMISES, text)

/** What somebody has done and not done, and by what a home was let again: what speaks against what a ruling supposes. */
export type Situation = Pick<
  LeaseFacts,
  keyof typeof FACTS | 'renewal' | 'premises' | 'aspects' | 'spouseLeft'
>

export const readSituation = (text: string): Situation => ({
  renewal: firstSaid(RENEWAL_OF, text),
  premises: premisesIn(text),
  ...factsSaid(FACTS, text),
  spouseLeft: spouseLeftIn(text),
  aspects: aspectsTold(text),
})

/** A case with what a clause sets: the clause is no tale of what was done, but says of what it holds. */
export const withClause = (given: Case, clause: string): Case => {
  const { renewal, premises, aspects } = readSituation(clause)
  const { facts } = given
  return {
    ...given,
    facts: {
      ...facts,
      renewal: facts.renewal ?? renewal,
      premises: facts.premises ?? premises,
      aspects: { ...aspects, ...facts.aspects },
    },
  }
}

/** 48일 늦게, 소장 송달된 뒤 100일, 48 days late; the 15일 of a month is a date. */
const DAYS =
  /(?<![\d.,])(?<!월\s?)(\d{1,4})\s{0,1}일\s?(?:째|간(?!격)|이고|이면|(?:이나\s?|정도\s?|이\s?|더\s?)?(?:지났|지나|지남|됐|되었|된|넘었|넘게|늦|밀|지연|연체|동안|만에|치|경과|(?:뒤|후)에?(?:야)?\s?(?:돌려\s?)?(?:받|주면|줬|줘|준다|반환))|(?=(?:연\s?)?\d{1,2}\s?(?:%|프로|퍼센트)))|(?:나온|나간|비운|비워\s?준|뺀|이사한|퇴거한?|끝난)\s?지\s?(?:벌써\s?|이제\s?|딱\s?|한\s?)?(\d{1,4})\s?일(?!까지)|까지(?:는|만|로)?\s?(?:총|딱|약|꼭|모두|벌써)?\s?(?<![\d.,])(\d{1,4})\s?일(?!까지|[가-힣]{0,2}\s?(?:전|뒤|후|날|자))|(?:지연|연체|늦은)\s?(?:일수|날수|기간)(?:이|가|은|는|을|를)?\s?(\d{1,4})\s?일|\b(\d{1,4}) days?\b(?=[^.?!\n]{0,12}(?:late|since|passed|delay|overdue|without))/
/** 송달일까지 60일, 60 days until it was served: the time before it, where that behind it is told too. */
const DAYS_UNSERVED =
  /(?:송달|소장)[^\d.?!\n]{0,12}(?:까지|전까지|이전)(?:는|은|가|이|의|만)?\s?(?:딱\s?|총\s?|약\s?)?(\d{1,4})\s?일|(?<![\d.,])(\d{1,4})\s?일(?:이|은|간)?\s?(?:지나서?|뒤|후|만에|지난\s?뒤)(?:에)?\s?(?:소장|송달)|\b(\d{1,4}) days? (?:until|before|up to) (?:the )?(?:service|complaint|suit|it was served)/i
/** 석달 늦게, 3개월째 못 받았: late by so many months. */
const LATE_MONTHS =
  /(?:^|[^\d가-힣])(\d{1,2}|한|두|세|석|네|넉|다섯)\s?(?:달|개월)\s?(?:이나|정도|쯤|째|동안|만에|을|를)?\s?(?:늦|지연|지나서|지났|넘게|째|(?:보증금(?:을)?\s?)?(?:안\s?(?:돌려|줘|주|줬)|못\s?(?:돌려\s?)?받))/
const HALF_YEAR = /(?<![가-힣])반\s?년/
/** A century of months: nothing is asked of what is longer ago. */
const MOST_MONTHS = 1200
const DAYS_OF_YEAR = 365
const daysOfMonths = (months: number | null): number | null =>
  months === null ? null : Math.round((months * DAYS_OF_YEAR) / 12)
const ARREARS_MONTHS =
  /(?:^|[^\d가-힣])(\d{1,2}|한|두|세|석|네|넉|다섯)\s?(?:달|개월)(?:\s?반)?(?:\s?(?:치|분)[^.?!\n]{0,14}|[^.?!\n\d]{0,14})(?:밀|연체|미납|안\s?(?:냈|내)|못\s?(?:냈|내))|(?:밀린|밀렸던|연체(?:된|했던)?|미납된?)\s?(?:월세|임대료|차임|것|게|거|건)?[가이은는도]?\s?(?:모두\s?|총\s?|벌써\s?)?(\d{1,2}|한|두|세|석|네|넉|다섯)\s?(?:달|개월)\s?(?:치|분)|\b(\d{1,2}|one|two|three|four|five|six) months?(?:['’]s?)?(?: of)?(?: rent)? (?:behind|in arrears|late|overdue|unpaid)|\bbehind (?:by |on |with )?(?:the )?(?:rent )?(?:by |for )?(\d{1,2}|one|two|three|four|five|six) months?/i
const TENANTS = /(\d{1,2})\s?(?:명|인|가구|세대)(?:이|은|의)?[^.?!\n]{0,12}(?:각각|각자)/

/** What a day says as well as a length of time: a defect that is known since then, a lease that ended on it. */
const SINCE: readonly (readonly [EventName, FactMonths])[] = [
  ['KNOWN', 'KNOWN_AGO'],
  ['RAISED', 'RAISED_AGO'],
  ['HANDED', 'ENDED_AGO'],
  ['END', 'ENDED_AGO'],
]
/** Full months that have passed since; of a day that is known by its month as few as that can be. */
const monthsSince = ({ day, exact }: LeaseFacts['dates'][number], today: string): number | null => {
  const from = day.endsWith('-01') && exact !== true ? monthEndAfter(day, 0) : day
  let months = 0
  while (monthsFrom(from, months + 1) <= today && months < MOST_MONTHS) months += 1
  return from <= today ? months : null
}
const withSince = (
  months: LeaseFacts['months'],
  dates: LeaseFacts['dates'],
  today: string,
): LeaseFacts['months'] => {
  const since = SINCE.flatMap(([event, of]) => {
    const said = dates.find((it) => it.event === event)
    const value = said === undefined ? null : monthsSince(said, today)
    return value === null ? [] : [{ of, value }]
  })
  return [...months, ...since].filter(({ of }, at, all) => all.findIndex((it) => it.of === of) === at)
}

const countIn = (text: string, pattern: RegExp): number | null => {
  const said = pattern
    .exec(text)
    ?.slice(1)
    .find((it) => it !== undefined)
  return said === undefined ? null : countSaid(said)
}

const HALF_MONTH = /(?:달|개월)\s?반/
/** For how many months rent is open: 두 달 반치 is 2.5 of them. */
const arrearsIn = (text: string): number | null => {
  const said = ARREARS_MONTHS.exec(` ${text}`)
  const count = countIn(said?.[0] ?? '', ARREARS_MONTHS)
  return count === null || said === null ? null : count + (HALF_MONTH.test(said[0]) ? 0.5 : 0)
}

/** What a text says of a lease beside its figures, and where the sums of it stand. Linear in the length of the text. */
export const readLeaseFacts = (
  text: string,
  sums: readonly Sum[],
  today: string,
): { facts: LeaseFacts; spans: Span[] } => {
  const fund = repairFundIn(text)
  const dates = eventsIn(text, today)
  const daysUnserved = countIn(text, DAYS_UNSERVED)
  const found = [...sumsIn(text, sums), ...(fund === null ? [] : [fund])]
  return {
    facts: {
      ...NO_FACTS,
      premises: premisesIn(text),
      renewal: firstSaid(RENEWAL_OF, text),
      ...factsSaid(FACTS, text),
      buysOnLoan: HAS_LEASE_LOAN.test(text) && BUYS.test(text) ? true : null,
      rateType: firstSaid(RATE_TYPE, text),
      days:
        countIn(daysUnserved === null ? text : text.replace(DAYS_UNSERVED, ' 송달 '), DAYS) ??
        daysOfMonths(countIn(` ${text.replace(HALF_YEAR, '6개월')}`, LATE_MONTHS)),
      daysUnserved,
      arrearsMonths: arrearsIn(withoutMonthsTakenBack(text)),
      tenants: countIn(text, TENANTS),
      livedMonths: livedMonthsIn(text) ?? (fund === null ? null : paidMonthsIn(text)),
      dates,
      day: dates.length === 0 ? dayAlone(text, today) : null,
      sums: found.map(({ of, value }) => ({ of, value })),
      aspects: aspectsTold(text),
      months: withSince(factMonthsIn(text), dates, today),
      units: unitsIn(text),
      heirs: heirsIn(text),
      spouseLeft: spouseLeftIn(text),
      renounced: renouncedIn(text),
      today,
    },
    spans: found.map(({ start, end }) => ({ start, end })),
  }
}
