import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** What of the statistics of a market is asked for, where it is not the price itself. */
export const MARKET_ASPECTS = ['jeonseRatio', 'movement', 'volume', 'pyeong', 'range'] as const
export type MarketAspect = (typeof MARKET_ASPECTS)[number]

/** The words that each is asked for with, Korean and English; the narrower one before the wider one. */
const WORDS: Record<MarketAspect, RegExp> = {
  jeonseRatio: /전세가율|jeonse ratio|jeonse-to-(?:sale|price)/i,
  movement:
    /작년|지난해|(?:년|개월|달)\s?전(?:이랑|과|보다|에|하고|대비)|올랐|올라(?!온)|오른|오르|떨어|내렸|내려갔|내린|내리고|뛰었|상승|하락|변동|변화|추이|추세|흐름|\bris(?:e|en|ing)\b|\bfall(?:en|ing)?\b|\bfell\b|\bdropp?(?:ed|ing)?\b|gone (?:up|down)|going (?:up|down)|\btrend|\bchanged?\b|increas|decreas/i,
  volume:
    /거래량|거래\s?건수|거래(?:가|는)?\s?(?:많|활발|몇\s?건|얼마나\s?(?:돼|되|있))|how many deals|volume/i,
  pyeong: /평당|per pyeong/i,
  range: /최고가|최저가|(?:제일|가장)\s?(?:비싸|비싼|싸|싼)|highest|lowest|most expensive|cheapest/i,
}

/** Null where the price itself is asked for. */
export const readAspect = (question: Prose): MarketAspect | null =>
  MARKET_ASPECTS.find((aspect) => WORDS[aspect].test(textOf(question))) ?? null

const ASKS_RAISE = /인상|올리|올려|올릴|증액|raise|increase|\b(?:more|higher) (?:deposit|rent)/i
const SHARE = /(?<![\d.])(\d{1,4}(?:\.\d{1,4})?)\s{0,2}(?:%|퍼센트|프로|per\s?cent)/gi
const FRACTION = /(?<!\d)(\d{1,6})분의\s{0,3}(\d{1,6})(?!\d)/g

/** The share that a question of law names, as it may be held against the one that an article sets. */
export interface AskedShare {
  /** Percent; null where none is named, or several. */
  percent: number | null
  isNamed: boolean
  /** It is one by which rent or deposit are raised. */
  isRaise: boolean
}

export const readAskedShare = (asked: Prose): AskedShare => {
  const question = textOf(asked)
  const shares = new Set([
    ...Array.from(question.matchAll(SHARE), ([, value]) => Number(value)),
    ...Array.from(question.matchAll(FRACTION), ([, whole, part]) => (100 * Number(part)) / Number(whole)),
  ])
  const [only] = shares
  return {
    percent: shares.size === 1 && only !== undefined ? only : null,
    isNamed: question.search(SHARE) >= 0,
    isRaise: ASKS_RAISE.test(question),
  }
}

const OF_A_LEASE = /보증금|전세|월세|임대료|차임|\b(?:deposit|rent|jeonse)\b/i

/** Whether it says by how much a rent or a deposit is to be raised; `whole`: what is said of a part stands in the whole. */
export const asksOfRaise = (text: string, whole = text): boolean => {
  const { isNamed, isRaise } = readAskedShare(text)
  return isNamed && isRaise && OF_A_LEASE.test(whole)
}
