import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { namesIn, wordsOf } from '../language/forms.ts'
import { firstSaid } from '../language/said.ts'
import type { Words } from '../language/forms.ts'
import { MAX_MARKET_MONTHS } from '../market.ts'
import said from './market.json' with { type: 'json' }
import type { MarketAspect, Request } from './request.ts'

/** What of the statistics of a market is asked for, where it is not the price itself. */
const ASKED_ASPECTS = {
  jeonseRatio: 'JEONSE_RATIO',
  movement: 'MOVEMENT',
  volume: 'VOLUME',
  pyeong: 'PYEONG',
  range: 'RANGE',
} as const satisfies Record<string, MarketAspect>
export type AskedAspect = keyof typeof ASKED_ASPECTS

/** The words that each is asked for with, Korean and English; the narrower one before the wider one. */
const ASPECTS: Words<AskedAspect> = wordsOf(said.aspects)
/** How prices will move is not known: who asks for it is told how they have. */
const TO_COME = /전망|\bgo (?:up|down)\b|\bforecast/i

/** Null where the price itself is asked for. */
export const readAspect = (question: Prose): AskedAspect | null => firstSaid(ASPECTS, textOf(question))

/** The same of a request, whatever words the question behind it was made whole with. */
export const aspectOf = ({ wishes }: Request): AskedAspect | null => {
  const aspect = wishes.find(({ market }) => market !== null)?.market?.aspect
  return namesIn(ASKED_ASPECTS).find((name) => ASKED_ASPECTS[name] === aspect) ?? null
}

/** Fewer months have no beginning and no end. */
const LEAST_MONTHS = 3
/** 3년 동안, 최근 6개월, 반년 새, over the last two years. */
const PERIOD =
  /(?<!\d)(\d{1,2})\s?년\s?(?:새|동안|간|사이|전(?:보다|에\s?비해|대비)?|만에|치)|(?<!\d)(\d{1,2})\s?(?:개월|달)\s?(?:새|동안|간|사이|전|만에|치)?|(?:최근|지난|요)\s?(\d{1,2})\s?년|반년|(?:last|past|in|over)\s(?:the\s)?(?:last\s|past\s)?(\d{1,2})\smonths/i

const HALF_A_YEAR = 6

/** Over which months a question asks how prices have moved; null where it does not say. */
const readMonths = (text: string): number | null => {
  const said = PERIOD.exec(text)
  if (said === null) return null
  const [, years, months, lastYears, lastMonths] = said
  const count = Number(years ?? lastYears ?? 0) * 12 + Number(months ?? lastMonths ?? 0) || HALF_A_YEAR
  return Math.min(Math.max(count, LEAST_MONTHS), MAX_MARKET_MONTHS)
}

/** What is asked of market prices. */
export const readMarket = (text: string): { aspect: MarketAspect; months: number | null } => {
  const asked = readAspect(text)
  const isToCome = asked !== 'jeonseRatio' && TO_COME.test(text)
  return {
    aspect: isToCome ? 'MOVEMENT' : asked === null ? 'PRICE' : ASKED_ASPECTS[asked],
    months: readMonths(text),
  }
}
