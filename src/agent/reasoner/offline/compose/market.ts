import { FACT_NAMES } from '../../../evidence.ts'
import type { Evidence, FactName } from '../../../evidence.ts'
import type { Language } from '../../../../domain/run.ts'
import { ANSWER_WORDS } from '../prompt.ts'
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

const lead = (item: Evidence, language: Language): string => {
  const words = ANSWER_WORDS[language]
  const subject = fact(item, 'region', language) ?? item.title
  const basis = fact(item, 'basis', language) ?? ''
  const median = fact(item, 'median', language)
  const text =
    median === null
      ? words.marketFew(subject, fact(item, 'volume', language) ?? '', basis)
      : words.market(subject, median, basis)
  return `${text} ${cite(item)}`
}

/** The window alone: what else the basis says is the same for all. */
const windowOf = (item: Evidence, language: Language): string | null =>
  fact(item, 'basis', language)?.split(',')[0] ?? null

const detail = (item: Evidence, language: Language): string =>
  LISTED.flatMap((name) => {
    const value = fact(item, name, language)
    return value === null ? [] : [`- ${FACT_NAMES[name][language]}: ${value} ${cite(item)}`]
  }).join('\n')

export const composeMarket = (items: readonly Evidence[], language: Language): Part | null => {
  const [first] = items
  if (!first) return null
  const words = ANSWER_WORDS[language]
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
    lead: items.map((item) => lead(item, language)).join('\n'),
    heading: words.headings.market,
    body:
      items.length === 1
        ? detail(first, language)
        : `${compared}${basis === null ? '' : `\n\n${FACT_NAMES.basis[language]}: ${basis.split(', ').slice(1).join(', ')} ${cite(first)}`}`,
  }
}
