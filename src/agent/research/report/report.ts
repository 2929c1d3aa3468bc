import type { PlaceIndex } from '../../../domain/language/places.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import type { Language } from '../../../domain/run.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence } from '../../evidence.ts'
import { sayAssumption } from '../../answer/assumption.ts'
import { composeLaw } from '../../answer/law.ts'
import { composeLoans } from '../../answer/loan.ts'
import { composeMarket } from '../../answer/market.ts'
import { composeProperties } from '../../answer/property.ts'
import { cite, table } from '../../answer/text.ts'
import type { Part } from '../../answer/text.ts'
import { basisOf, partsOfCalculation } from '../../answer/calculation.ts'
import { composeChecks } from '../../answer/checks.ts'
import { ANSWER_WORDS } from '../../answer/prompt.ts'
import { CALCULATION_WORDS } from '../../tools/prompt.ts'
import { calculationsIn } from '../../tools/registry.ts'
import { placesOf } from '../comparison.ts'
import type { Place } from '../comparison.ts'
import type { ReportInput } from '../decisions.ts'
import { conclusion, placeOf } from './conclusion.ts'
import { sayUnapplied } from '../../unapplied.ts'
import { readFocus, unappliedIn } from '../planning/focus.ts'
import { REPORT_WORDS } from './prompt.ts'

/** Homes a place that a report lists; the answer's `properties` hold all. */
const HOMES = 4
const ARTICLES = 4

const section = (title: string, body: string): string =>
  body.trim() === '' ? '' : `\n## ${title}\n\n${body.trim()}\n`
const list = (items: readonly string[]): string => items.map((item) => `- ${inertText(item)}`).join('\n')

const comparisonTable = ({ comparison, language }: ReportInput): string => {
  if (comparison === null) return ''
  return table(
    [REPORT_WORDS[language].item, ...comparison.subjects.map(({ name }) => inertText(name))],
    comparison.rows.map(({ label, cells }) => [
      label,
      ...cells.map((cell) => cell && `${cell.text} [${cell.n}]`),
    ]),
  )
}

const bodyOf = (part: Part | null): string => (part === null ? '' : part.body)

const marketSection = (input: ReportInput): string =>
  bodyOf(
    composeMarket(
      input.evidence.filter(({ kind }) => kind === 'market'),
      input.query,
      input.language,
    ),
  )

const listingSection = ({ language }: ReportInput, places: readonly Place[]): string =>
  places
    .flatMap(({ name, facts: { listings } }) => {
      const part = composeProperties(listings.slice(0, HOMES), language)
      return part === null
        ? []
        : [`**${inertText(name)}** — ${part.lead} ${REPORT_WORDS[language].someOf}\n\n${part.body}`]
    })
    .join('\n\n')

/** A calculation as its result, why, and what went into it. */
const calculationText = (item: Evidence, language: Language, places: readonly Place[]): string => {
  const { said, reasons } = partsOfCalculation(item, language)
  const { rule } = CALCULATION_WORDS[language]
  const place = placeOf(item, places)
  const title = place === null ? item.title : `${place}: ${item.title}`
  const basis = basisOf(item, language).filter((line) => !line.startsWith(`> ${rule}: `))
  return [
    `**${inertText(title)}** ${cite(item)}`,
    '',
    ...[...said, ...reasons].map((fact) => `- ${inertText(fact)} ${cite(item)}`),
    ...(basis.length === 0 ? [] : ['', ...basis]),
  ].join('\n')
}

/** Each rule once, with every calculation that applied it. */
const rulesText = (items: readonly Evidence[], language: Language): string => {
  const by = new Map<string, Evidence[]>()
  for (const item of items) {
    for (const rule of partsOfCalculation(item, language).rules) by.set(rule, [...(by.get(rule) ?? []), item])
  }
  if (by.size === 0) return ''
  const lines = [...by].map(([rule, applied]) => `- ${inertText(rule)} ${applied.map(cite).join('')}`)
  return [`**${REPORT_WORDS[language].rules}**`, '', ...lines].join('\n')
}

/** Calculations that are told beside the products that they match. */
const TOLD_WITH_PRODUCTS = 'loanMatch'

const calculations = (input: ReportInput, places: readonly Place[], kind: ResearchKind): string => {
  const names = calculationsIn(kind)
  names.delete(TOLD_WITH_PRODUCTS)
  const items = input.evidence.filter(({ source }) => source.kind === 'CALCULATION' && names.has(source.name))
  return [
    ...items.map((item) => calculationText(item, input.language, places)),
    rulesText(items, input.language),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

const legal = ({ evidence }: ReportInput): Evidence[] => evidence.filter(({ kind }) => kind === 'legal')

/** What the law says on each topic; the note that it is no advice stands once, at the end. */
const lawSections = (input: ReportInput): string => {
  const { language } = input
  const { lawNote } = ANSWER_WORDS[language]
  const topics = input.topics.filter(({ topic }) => topic.kinds.includes('law'))
  const told = new Set<number>()
  const parts = topics.flatMap(({ topic }) => {
    const found = new Set(input.evidenceOf[topic.stepId])
    const articles = legal(input)
      .filter(({ n }) => found.has(n) && !told.has(n))
      .slice(0, ARTICLES)
    const part = composeLaw(articles, topic.lawQuery ?? input.query, language)
    if (part === null) return []
    for (const { n } of articles) told.add(n)
    const title = topics.length > 1 ? topic.task : REPORT_WORDS[language].law
    return [{ title: inertText(title), body: part.body.replace(`\n\n${lawNote}`, '') }]
  })
  return parts
    .map(({ title, body }, i) => section(title, i === parts.length - 1 ? `${body}\n\n${lawNote}` : body))
    .join('')
}

/** Products that fit which a place lists; the table holds all. */
const FITTING = 5

/** Which of the products fit the sum of a place: the result, and the ones that nothing speaks against. */
const fittingText = (match: Evidence, input: ReportInput, places: readonly Place[]): string => {
  const [main, counts, ...products] = partsOfCalculation(match, input.language).said
  if (main === undefined || counts === undefined) return ''
  const place = placeOf(match, places)
  const lines = products.slice(0, FITTING).map((product) => {
    const loan = input.evidence.find(({ kind, title }) => kind === 'loan' && product.startsWith(`${title}:`))
    return `- ${inertText(product)} ${cite(match)}${loan ? cite(loan) : ''}`
  })
  const given = basisOf(match, input.language).slice(0, 1)
  return [
    `${place === null ? '' : `**${inertText(place)}** — `}${inertText(main)} ${cite(match)}`,
    `${inertText(counts)} ${cite(match)}`,
    lines.join('\n'),
    ...given,
  ].join('\n\n')
}

const loanSection = (input: ReportInput, places: readonly Place[]): string => {
  const { evidence, query, language } = input
  const products = composeLoans(
    evidence.filter(({ kind }) => kind === 'loan'),
    query,
    language,
  )
  return [
    ...evidence
      .filter(({ source }) => source.kind === 'CALCULATION' && source.name === TOLD_WITH_PRODUCTS)
      .map((match) => fittingText(match, input, places)),
    calculations(input, places, 'loan'),
    bodyOf(products),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** What to do before signing: as the calculations advise, and what nobody can work out from here. */
const nextSection = (input: ReportInput, leases: boolean): string => {
  const { evidence, language } = input
  const words = REPORT_WORDS[language]
  const advised = evidence.flatMap((item) =>
    item.kind === 'calculation'
      ? partsOfCalculation(item, language).advice.map((text) => ({ text, item }))
      : [],
  )
  const by = new Map<string, Evidence[]>()
  for (const { text, item } of advised) by.set(text, [...(by.get(text) ?? []), item])
  const cited = [...by].map(([text, items]) => `- ${inertText(text)} ${items.map(cite).join('')}`)
  return [...cited, list(leases ? words.checks.lease : words.checks.sale)].join('\n')
}

/** The whole report in pieces: the direct answer, the comparison, a section for each kind of thing, and what it does not know. */
export function* writeReport(input: ReportInput, places: PlaceIndex): Generator<string> {
  const { language } = input
  const words = REPORT_WORDS[language]
  const focus = readFocus(input, input.intent, places)
  const topics = input.topics.map(({ topic }) => topic)
  const here = placesOf(topics, input, places)
  // A condition that was not applied comes before everything that was found without it.
  const unapplied = input.gaps.find(
    (gap) => gap === sayUnapplied(unappliedIn(focus, places, language), language),
  )
  const lead = [...(unapplied === undefined ? [] : [unapplied]), conclusion(input, here, focus)]
  yield `# ${inertText(input.title)}\n\n${lead.join('\n\n')}\n`
  yield section(words.comparison, comparisonTable(input))
  const kinds = new Set(topics.flatMap((topic) => topic.kinds))
  const sections: [ResearchKind, string][] = [
    ['market', [calculations(input, here, 'market'), marketSection(input)].join('\n\n')],
    ['safety', calculations(input, here, 'safety')],
    ['listing', listingSection(input, here)],
    ['loan', loanSection(input, here)],
    ['cost', calculations(input, here, 'cost')],
    ['yield', calculations(input, here, 'yield')],
  ]
  for (const [kind, body] of sections) yield section(words[kind], body)
  yield lawSections(input)
  yield section(words.lawChecks, bodyOf(composeChecks(legal(input), language)[0] ?? null))
  const isHousing = [...kinds].some((kind) => kind !== 'law')
  if (isHousing && input.evidence.length > 0) {
    yield section(
      words.next,
      nextSection(
        input,
        focus.deals.some((deal) => deal !== 'SALE'),
      ),
    )
  }
  yield section(
    words.assumptions,
    list(input.assumptions.map((assumption) => sayAssumption(assumption, language))),
  )
  yield section(words.gaps, list(input.gaps.filter((gap) => gap !== unapplied)))
  yield section(words.limits, list(input.limits))
}
