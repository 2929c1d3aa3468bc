import { groundsOf } from '../../tools/grounds.ts'
import type { Block, Leaf } from '../../../domain/block.ts'
import type { PlaceIndex } from '../../../domain/language/places.ts'
import { place as placeArg } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import { marketAsked } from '../../question.ts'
import { readAskedShare } from '../../../domain/reading/share.ts'
import type { ResearchKind } from '../../../domain/research.ts'
import { sayAssumption } from '../../answer/assumption.ts'
import { basisOf, leadOf, paperOf, resultsOf } from '../../answer/calculation.ts'
import { adviceOf, composeChecks } from '../../answer/checks.ts'
import { composeContract } from '../../answer/contract.ts'
import { composeLaw } from '../../answer/law.ts'
import { listMatches, matchesIn } from '../../answer/lending.ts'
import { asWords, bullets, concluding, headed, line, noted, section } from '../../answer/line.ts'
import type { Part } from '../../answer/line.ts'
import { composeLoans } from '../../answer/loan.ts'
import { composeMarket } from '../../answer/market.ts'
import { composeProperties } from '../../answer/property.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { withRole } from '../../facts/fact.ts'
import type { Fact } from '../../facts/fact.ts'
import { sayUnapplied } from '../../unapplied.ts'
import { toolsIn } from '../../tools/registry.ts'
import { placesOf } from '../comparison.ts'
import type { Place } from '../comparison.ts'
import type { ReportInput } from '../decisions.ts'
import { readFocus } from '../planning/focus.ts'
import { conclusion, nameOf, placeOf } from './conclusion.ts'

/** Homes a place that a report lists; the answer's `properties` hold all. */
const HOMES = 4
const ARTICLES = 4
/** Products that fit which a place lists; the table holds all. */
const FITTING = 5

const comparisonTable = ({ comparison }: ReportInput): Leaf[] =>
  comparison === null
    ? []
    : [
        {
          kind: 'table',
          columns: [
            message('report.item'),
            ...comparison.subjects.map((subject) =>
              message('words', { text: placeArg({ code: subject.regionCode, fullName: subject.name }) }),
            ),
          ],
          rows: comparison.rows.map(({ label, cells }) => [
            line(null, label),
            ...cells.map((cell) => cell && line(cell, cell.said)),
          ]),
        },
      ]

const bodyOf = (part: Part | null): Leaf[] => part?.section.blocks ?? []

const listingSection = (places: readonly Place[]): Leaf[] =>
  places.flatMap((place) => {
    const part = composeProperties(place.facts.listings.slice(0, HOMES))
    if (part === null) return []
    const [lead, ...others] = part.lead
    const head = headed(
      null,
      message('words', { text: nameOf(place) }),
      ...(lead?.said ?? []),
      message('report.someOf'),
    )
    return [
      { kind: 'conclusion' as const, lines: [{ ...head, cites: lead?.cites ?? [] }, ...others] },
      ...part.section.blocks,
    ]
  })

/** By when a paper has to arrive, and how it is sent. */
const aboutPaper = (item: Evidence) =>
  withRole(item, 'caveat', 'result', 'advice').map((fact) => line(item, fact))

/** A calculation as its result, why, and what went into it; which rules were applied stands once, below all. */
const calculationBlocks = (item: Evidence, places: readonly Place[]): Leaf[] => {
  const place = placeOf(item, places)
  const paper = paperOf(item)
  return [
    {
      kind: 'conclusion',
      lines: [
        place === null
          ? headed(item, item.title)
          : {
              ...headed(item, item.title),
              said: [],
              label: message('words', { text: nameOf(place) }),
            },
      ],
    },
    ...(paper.length > 0 ? [...paper, bullets(aboutPaper(item))] : [resultsOf(item)]),
    ...basisOf({ ...item, facts: item.facts.filter(({ role }) => role !== 'rule') }, []),
  ]
}

/** Facts, each once, with every source that states it. */
const together = (found: readonly { fact: Fact; item: Evidence }[]) => {
  const by = new Map<string, { fact: Fact; items: Evidence[] }>()
  for (const { fact, item } of found) {
    const key = JSON.stringify([fact.id, fact.args])
    by.set(key, { fact, items: [...(by.get(key)?.items ?? []), item] })
  }
  return [...by.values()].map(({ fact, items }) => line(items, fact))
}

const rulesOf = (items: readonly Evidence[], found: readonly Evidence[]): Leaf[] => {
  const rules = together(
    items.flatMap((item) =>
      withRole(item, 'rule').flatMap((fact) =>
        [item, ...groundsOf(item, found)].map((it) => ({ fact, item: it })),
      ),
    ),
  )
  return rules.length === 0
    ? []
    : [{ kind: 'conclusion', lines: [headed(null, message('report.heading.rules'))] }, bullets(rules)]
}

/** Calculations that are told beside the products that they match. */
const TOLD_WITH_PRODUCTS = 'lending'

const calculations = ({ evidence }: ReportInput, places: readonly Place[], kind: ResearchKind): Leaf[] => {
  const tools = toolsIn(kind)
  tools.delete(TOLD_WITH_PRODUCTS)
  const items = evidence.filter(({ tool }) => tool !== undefined && tools.has(tool))
  return [...items.flatMap((item) => calculationBlocks(item, places)), ...rulesOf(items, evidence)]
}

const ofKind = ({ evidence }: ReportInput, kind: Evidence['kind']): Evidence[] =>
  evidence.filter((item) => item.kind === kind)

/** What the law says on each topic; the note that it is no advice stands once, at the end. */
const lawSections = (input: ReportInput): Block[] => {
  const topics = input.topics.filter(({ topic }) => topic.kinds.includes('law'))
  const told = new Set<number>()
  const parts = topics.flatMap(({ topic }) => {
    const found = new Set(input.evidenceOf[topic.stepId])
    const articles = ofKind(input, 'legal')
      .filter(({ n }) => found.has(n) && !told.has(n))
      .filter(({ rows }, at) => at < ARTICLES || rows.some(({ kind }) => kind === 'ruling'))
    const blocks = composeLaw(articles, readAskedShare(topic.lawQuery ?? input.query), input).flatMap(bodyOf)
    if (blocks.length === 0) return []
    for (const { n } of articles) told.add(n)
    const isOwn = topic.work != null || topics.length === 1
    return [{ title: isOwn ? message('report.heading.law') : asWords(topic.task), blocks }]
  })
  return parts.flatMap(({ title, blocks }, i) =>
    section(title, i === parts.length - 1 ? blocks : blocks.slice(0, -1)),
  )
}

/** Which of the products fit the sum of a place: the result, and the ones that nothing speaks against. */
const fittingBlocks = (match: Evidence, input: ReportInput, places: readonly Place[]): Leaf[] => {
  const place = placeOf(match, places)
  const about = place === null ? [] : [message('report.about', { place: nameOf(place) })]
  return [
    {
      kind: 'conclusion',
      lines: leadOf(match).map((lead) => ({ ...lead, said: [...about, ...lead.said] })),
    },
    bullets(withRole(match, 'result').map((fact) => line(match, fact))),
    listMatches(match, input.evidence, FITTING),
    ...basisOf({ ...match, facts: withRole(match, 'input') }, []),
  ]
}

const loanSection = (input: ReportInput, places: readonly Place[]): Leaf[] => [
  ...matchesIn(input.evidence).flatMap((match) => fittingBlocks(match, input, places)),
  ...calculations(input, places, 'loan'),
  ...bodyOf(composeLoans(ofKind(input, 'loan'), input.query)),
]

const CHECKS = {
  lease: ['report.checks.lease.1'],
  sale: ['report.checks.sale.1', 'report.checks.sale.2', 'report.checks.sale.3'],
} as const

/** What to do before signing: as the calculations advise, and what nobody can work out from here. */
const nextSection = ({ evidence }: ReportInput, leases: boolean): Leaf =>
  bullets([...adviceOf(evidence), ...CHECKS[leases ? 'lease' : 'sale'].map((id) => line(null, message(id)))])

/** The whole report: the direct answer, the comparison, a section for each kind of thing, and what it does not know. */
const reportBlocks = (input: ReportInput, places: PlaceIndex): Block[] => {
  const focus = readFocus(input, input.intent, places)
  const topics = input.topics.map(({ topic }) => topic)
  const here = placesOf(topics, input, places)
  // A condition that was not applied comes before everything that was found without it.
  const unapplied = sayUnapplied(input.unapplied, input.language)
  const kinds = new Set(topics.flatMap((topic) => topic.kinds))
  const sections: [Exclude<ResearchKind, 'law'>, Leaf[]][] = [
    [
      'market',
      [
        ...calculations(input, here, 'market'),
        ...bodyOf(composeMarket(ofKind(input, 'market'), marketAsked(input))),
      ],
    ],
    ['safety', calculations(input, here, 'safety')],
    ['listing', listingSection(here)],
    ['loan', loanSection(input, here)],
    ['cost', calculations(input, here, 'cost')],
    ['yield', calculations(input, here, 'yield')],
  ]
  const isHousing = [...kinds].some((kind) => kind !== 'law') && input.evidence.length > 0
  const leases = focus.deals.some((deal) => deal !== 'SALE')
  return [
    { kind: 'title', said: asWords(input.title) },
    ...concluding(unapplied === null ? [] : [line(null, asWords(unapplied))]),
    ...conclusion(input, here, focus),
    ...section('report.heading.comparison', comparisonTable(input)),
    ...(input.analysis === null ? [] : composeContract(input.analysis, input.evidence)).map(
      (part) => part.section,
    ),
    ...section('calculation.notice', calculations(input, here, 'law')),
    ...sections.flatMap(([kind, blocks]) => section(`report.heading.${kind}`, blocks)),
    ...lawSections(input),
    ...section('report.heading.lawChecks', bodyOf(composeChecks(ofKind(input, 'legal'))[0] ?? null)),
    ...(isHousing ? section('report.heading.next', [nextSection(input, leases)]) : []),
    ...section('report.heading.assumptions', noted('assumption', input.assumptions.map(sayAssumption))),
    ...section('report.heading.gaps', noted('gap', input.gaps.map(asWords))),
    ...section('report.heading.limits', noted('gap', input.limits.map(asWords))),
  ]
}

/** The same where a model was to write it and did not: why is told with what could not be found out. */
export const reportInstead = (input: ReportInput, places: PlaceIndex, reason: string | null): Block[] =>
  reportBlocks(reason === null ? input : { ...input, gaps: [...new Set([...input.gaps, reason])] }, places)
