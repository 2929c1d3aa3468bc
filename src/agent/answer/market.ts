import { FACT_NAMES } from '../evidence.ts'
import type { Evidence, FactName } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'
import { cite, fact, table } from './text.ts'
import type { Part } from './text.ts'

const LISTED: readonly FactName[] = [
  'median',
  'average',
  'range',
  'volume',
  'pyeong',
  'change',
  'jeonseRatio',
  'basis',
]

/** What of the statistics is asked for, where it is not the price itself. */
const ASPECTS: readonly (readonly ['movement' | 'jeonseRatio' | 'volume' | 'pyeong' | 'range', RegExp])[] = [
  ['jeonseRatio', /전세가율|jeonse ratio|jeonse-to-(?:sale|price)/i],
  [
    'movement',
    /작년|지난해|(?:년|개월|달)\s?전(?:이랑|과|보다|에|하고|대비)|올랐|올라(?!온)|오른|오르|떨어|내렸|내려갔|내린|내리고|뛰었|상승|하락|변동|변화|추이|추세|흐름|\bris(?:e|en|ing)\b|\bfall(?:en|ing)?\b|\bfell\b|\bdropp?(?:ed|ing)?\b|gone (?:up|down)|going (?:up|down)|\btrend|\bchanged?\b|increas|decreas/i,
  ],
  [
    'volume',
    /거래량|거래\s?건수|거래(?:가|는)?\s?(?:많|활발|몇\s?건|얼마나\s?(?:돼|되|있))|how many deals|volume/i,
  ],
  ['pyeong', /평당|per pyeong/i],
  ['range', /최고가|최저가|(?:제일|가장)\s?(?:비싸|비싼|싸|싼)|highest|lowest|most expensive|cheapest/i],
]

const priceOf = (item: Evidence, language: Language): string => {
  const words = ANSWER_WORDS[language]
  const subject = fact(item, 'region', language) ?? item.title
  const basis = fact(item, 'basis', language) ?? ''
  const median = fact(item, 'median', language)
  return median === null
    ? words.marketFew(subject, fact(item, 'volume', language) ?? '', basis)
    : words.market(subject, median, basis)
}

/** What was asked first, and the price itself after it. */
const lead = (item: Evidence, asked: FactName | null, language: Language): string => {
  const words = ANSWER_WORDS[language]
  const price = `${priceOf(item, language)} ${cite(item)}`
  const value = asked === null ? null : fact(item, asked, language)
  if (asked === null || value === null) return price
  if (asked === 'movement') return `${value} ${cite(item)}\n${price}`
  const subject = fact(item, 'region', language) ?? item.title
  const basis = fact(item, 'basis', language) ?? ''
  return `${words.aspect(subject, FACT_NAMES[asked][language], value, basis)} ${cite(item)}\n${price}`
}

interface Rated {
  item: Evidence
  rate: number
}

const rateOf = (item: Evidence, asked: FactName): number | null => {
  if (item.source.kind !== 'MARKET') return null
  const { changeRate, jeonseRatio, transactionCount, pricePerPyeong } = item.source.statistics
  switch (asked) {
    case 'movement':
      return changeRate
    case 'jeonseRatio':
      return jeonseRatio
    case 'volume':
      return transactionCount
    case 'pyeong':
      return pricePerPyeong
    default:
      return null
  }
}

/** Which of several has most of what is asked; silent where one of them is not known. */
const compareItems = (items: readonly Evidence[], asked: FactName | null, language: Language): string[] => {
  if (asked === null || items.length < 2) return []
  const rated = items.flatMap((item): Rated[] => {
    const rate = rateOf(item, asked)
    return rate === null ? [] : [{ item, rate }]
  })
  const [first, second] = rated.toSorted((a, b) => b.rate - a.rate)
  if (
    rated.length < items.length ||
    first === undefined ||
    second === undefined ||
    first.rate === second.rate
  )
    return []
  const subject = fact(first.item, 'region', language) ?? first.item.title
  const words = ANSWER_WORDS[language]
  const said = fact(first.item, asked === 'movement' ? 'change' : asked, language) ?? ''
  return [
    `${words.most(subject, FACT_NAMES[asked === 'movement' ? 'change' : asked][language], said)} ${cite(first.item)}`,
  ]
}

/** The window alone: what else the basis says is the same for all. */
const windowOf = (item: Evidence, language: Language): string | null =>
  fact(item, 'basis', language)?.split(',')[0] ?? null

const detail = (item: Evidence, language: Language): string =>
  LISTED.flatMap((name) => {
    const value = fact(item, name, language)
    return value === null ? [] : [`- ${FACT_NAMES[name][language]}: ${value} ${cite(item)}`]
  }).join('\n')

export const composeMarket = (
  items: readonly Evidence[],
  question: string,
  language: Language,
): Part | null => {
  const [first] = items
  if (!first) return null
  const words = ANSWER_WORDS[language]
  const asked = ASPECTS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
  const said = (item: Evidence, name: FactName) => fact(item, name, language)
  const compared = table(
    words.columns.market,
    items.map((item) => [
      `${said(item, 'region') ?? item.title} ${cite(item)}`,
      windowOf(item, language),
      said(item, 'median'),
      said(item, 'average'),
      said(item, 'range'),
      said(item, 'volume'),
      said(item, 'change'),
    ]),
  )
  const basis = said(first, 'basis')
  return {
    lead: [...compareItems(items, asked, language), ...items.map((item) => lead(item, asked, language))].join(
      '\n',
    ),
    heading: words.headings.market,
    body:
      items.length === 1
        ? detail(first, language)
        : `${compared}${basis === null ? '' : `\n\n${FACT_NAMES.basis[language]}: ${basis.split(', ').slice(1).join(', ')} ${cite(first)}`}`,
  }
}
