import type { Leaf, Line } from '../../../domain/block.ts'
import { list, money, percent, place as placeArg, term } from '../../../domain/message/arg.ts'
import type { Arg } from '../../../domain/message/arg.ts'
import { message } from '../../../domain/message/say.ts'
import type { TransactionType } from '../../../domain/property.ts'
import { readAskedShare } from '../../../domain/reading/share.ts'
import { composeContract, isReview } from '../../answer/contract.ts'
import { bullets, concluding, headed, labelled, line } from '../../answer/line.ts'
import { composeLaw } from '../../answer/law.ts'
import { composeLoans } from '../../answer/loan.ts'
import { composeMarket } from '../../answer/market.ts'
import type { Evidence } from '../../facts/evidence.ts'
import { withRole } from '../../facts/fact.ts'
import { figureIn, rowOf } from '../../facts/row.ts'
import { riskIn } from '../comparison.ts'
import type { Place } from '../comparison.ts'
import { marketAsked } from '../../question.ts'
import type { ReportInput } from '../decisions.ts'
import type { Focus } from '../planning/focus.ts'

export const nameOf = ({ regionCode, name }: Pick<Place, 'regionCode' | 'name'>): Arg =>
  placeArg({ code: regionCode, fullName: name })
const namesOf = (places: readonly Place[]): Arg => list(places.map(nameOf))

const medianIn = ({ facts }: Place, deal: TransactionType): number | null => {
  const source = facts.market[deal]?.source
  return source?.kind === 'MARKET' ? source.statistics.medianPrice : null
}

/** The place that a calculation is about: the one whose own topic asked for it, else the one that it names. */
export const placeOf = (item: Evidence, places: readonly Place[]): Place | null => {
  if (item.source.kind !== 'CALCULATION') return null
  const { regionCode } = item.source.inputs
  const own = places.filter(({ found }) => found.has(item.n))
  const [only, ...others] = own
  if (only !== undefined && others.length === 0) return only
  return places.find((place) => place.regionCode === regionCode) ?? null
}

/** Places that nothing is known of in this respect. */
const unknownOf = (places: readonly Place[], known: readonly { place: Place }[]): Place[] =>
  places.filter((place) => !known.some((one) => one.place === place))

interface Judged {
  lines: Line[]
  /** The one place that is ahead; null where they are alike or nobody can tell. */
  best: Place | null
}

const judgePrices = (places: readonly Place[], type: TransactionType): Judged | null => {
  const deal = term(`deal.${type}`)
  const known = places.flatMap((place) => {
    const median = medianIn(place, type)
    const item = place.facts.market[type]
    return median === null || !item ? [] : [{ place, median, item }]
  })
  if (known.length === 0) return null
  const sources = known.map(({ item }) => item)
  const said = known.map(({ place, median, item }) =>
    line(item, message('report.price', { name: nameOf(place), deal, price: money(median) })),
  )
  const unknown = unknownOf(places, known)
  const left = unknown.length > 0 ? [line(null, message('report.unknown', { names: namesOf(unknown) }))] : []
  if (known.length < 2) return { lines: [...said, ...left], best: null }
  const [first, second] = known.toSorted((a, b) => a.median - b.median)
  const best = first && second && first.median < second.median ? first.place : null
  const ranked =
    best === null
      ? message('report.samePrices', { deal })
      : message('report.lowest', { name: nameOf(best), deal })
  return { lines: [...said, line(sources, ranked), ...left], best: left.length === 0 ? best : null }
}

/** Percent points that are no difference between two medians. */
const ALIKE = 3

/** What a deposit is judged by: the sum that its person named, or the one in the middle of those of the place. */
const judgeSafety = (
  { given }: ReportInput,
  places: readonly Place[],
  own: ReadonlySet<Evidence>,
): Judged | null => {
  const measured = (given?.deposits.length ?? 0) > 0 ? 'byGiven' : 'byMedian'
  const known = places.flatMap((place) => {
    const risk = riskIn(place.facts)
    return risk ? [{ place, ...risk }] : []
  })
  // What was worked out of one place for its person's own figures stands above.
  if (known.every(({ item }) => own.has(item))) return null
  const sources = known.map(({ item }) => item)
  const insured = known.filter(({ guaranteeEligible }) => guaranteeEligible)
  const guarantee =
    insured.length === known.length
      ? message(`report.${measured}.guaranteedAll`)
      : insured.length === 0
        ? message(`report.${measured}.guaranteedNone`)
        : message('report.guaranteed', { names: namesOf(insured.map(({ place }) => place)) })
  const [first, second] = known.toSorted(
    (a, b) => Number(b.guaranteeEligible) - Number(a.guaranteeEligible) || a.debtRatio - b.debtRatio,
  )
  const isAhead =
    first !== undefined &&
    second !== undefined &&
    (first.guaranteeEligible !== second.guaranteeEligible || second.debtRatio - first.debtRatio > ALIKE)
  const unknown = unknownOf(places, known)
  const best = isAhead && unknown.length === 0 ? first.place : null
  const ranked =
    unknown.length > 0
      ? [message('report.unknown', { names: namesOf(unknown) })]
      : known.length < 2
        ? []
        : [best === null ? message('report.sameRisk') : message('report.safest', { name: nameOf(best) })]
  return {
    lines: [
      ...known.map(({ place, level, debtRatio, item }, index) => {
        const risk = line(
          item,
          message('report.risk', {
            name: nameOf(place),
            level: term(`level.${level}`),
            debt: percent(debtRatio),
          }),
        )
        return index === 0 ? labelled(`report.${measured}.riskLead`, risk) : risk
      }),
      ...ranked.map((it) => line(sources, it)),
      line(sources, guarantee),
      ...(given?.seniorDebt == null ? [line(null, message('report.noSenior'))] : []),
    ],
    best,
  }
}

/** What was worked out with the question's own figures: nothing of it is of another home or another sum. */
const ownEvidence = ({ evidence, topics, evidenceOf }: ReportInput): Evidence[] => {
  const found = new Set(
    topics.flatMap(({ topic }) => (topic.work == null ? [] : (evidenceOf[topic.stepId] ?? []))),
  )
  return evidence.filter((item) => item.kind === 'calculation' && found.has(item.n))
}

const mainOf = (item: Evidence) => withRole(item, 'conclusion').slice(0, 1)

/** What the question's own figures, or the contract that was handed over, come to. */
const ownLines = (item: Evidence, { analysis, evidence }: ReportInput): Line[] => {
  const [review] = analysis === null ? [] : composeContract(analysis, evidence)
  return isReview(item) && review ? review.lead : mainOf(item).map((main) => line(item, main))
}

/** Results that are no comparison: a tax, a fee, a return, what may be borrowed. */
const otherResults = (
  { evidence }: ReportInput,
  places: readonly Place[],
  own: ReadonlySet<Evidence>,
): Line[] =>
  evidence.flatMap((item) => {
    if (item.kind !== 'calculation' || rowOf(item, 'risk') !== null || own.has(item)) return []
    const place = placeOf(item, places)
    return mainOf(item).map((main) =>
      line(item, ...(place === null ? [] : [message('report.about', { place: nameOf(place) })]), main),
    )
  })

/** What the articles of a topic say first. */
const lawLead = (
  { evidence, evidenceOf, language }: ReportInput,
  of: ReportInput['topics'][number] | undefined,
): Line[] => {
  const found = new Set(of ? evidenceOf[of.topic.stepId] : [])
  const articles = evidence.filter(({ kind, n }) => kind === 'legal' && found.has(n))
  return composeLaw(articles, readAskedShare(of?.topic.lawQuery ?? ''), { language }).flatMap(
    ({ lead }) => lead,
  )
}

/** What the law says to what is asked of it beside other things. */
const lawAsked = (input: ReportInput, { laws }: Focus): Line[] =>
  laws.length === 0
    ? []
    : lawLead(
        input,
        input.topics.find(({ topic }) => topic.work == null && topic.kinds.includes('law')),
      )

/** What the products that were found say first, where loans are all that was asked for. */
const loanLead = ({ evidence, query }: ReportInput): Line[] =>
  composeLoans(
    evidence.filter(({ kind }) => kind === 'loan'),
    query,
  )?.lead ?? []

/** Where the return is higher, as far as it was worked out for several places. */
const judgeYield = ({ evidence }: ReportInput, places: readonly Place[]): Line[] => {
  const known = evidence.flatMap((item) => {
    const estimatedRoi = figureIn(item, 'calculation.roi')
    const place = placeOf(item, places)
    return estimatedRoi !== null && place !== null ? [{ item, place, estimatedRoi }] : []
  })
  const [first, second] = known.toSorted((a, b) => b.estimatedRoi - a.estimatedRoi)
  if (!first || !second || first.estimatedRoi === second.estimatedRoi || known.length < places.length)
    return []
  return [
    line(
      known.map(({ item }) => item),
      message('report.bestYield', { name: nameOf(first.place) }),
    ),
  ]
}

/** How prices have moved, how many deals there were, or whatever else of them is asked in place of their level. */
const marketLead = (input: ReportInput): Line[] => {
  const asked = marketAsked(input)
  const markets = input.evidence.filter(({ kind }) => kind === 'market')
  if (asked === null) return []
  // Their level is told of every place behind it.
  return (composeMarket(markets, asked)?.lead ?? []).filter(
    ({ said }) => !said.some(({ id }) => id === 'market.is'),
  )
}

/** What was asked first: the direct answer, as far as the sources carry one. */
export const conclusion = (input: ReportInput, places: readonly Place[], focus: Focus): Leaf[] => {
  if (input.evidence.length === 0) return concluding([line(null, message('report.nothing'))])
  // A tenant's deal speaks first where several were looked at.
  const deals = focus.leases
    ? focus.deals.toSorted((a, b) => Number(a === 'SALE') - Number(b === 'SALE'))
    : focus.deals
  const judged = deals.flatMap((deal) => judgePrices(places, deal) ?? [])
  const own = ownEvidence(input)
  const safety = judgeSafety(input, places, new Set(own))
  const borrows = input.topics.some(({ topic }) => topic.kinds.includes('loan'))
  const cheap = judged[0]?.best ?? null
  const asksSafety = focus.kinds.includes('safety')
  const verdict =
    places.length < 2 || !safety?.best || !cheap || !asksSafety
      ? []
      : [
          headed(
            null,
            safety.best === cheap
              ? message('report.bothSame', { name: nameOf(cheap) })
              : message('report.split', { safe: nameOf(safety.best), cheap: nameOf(cheap) }),
          ),
        ]
  const loan =
    borrows && cheap !== null && focus.namesDeal
      ? [line(null, message('report.lessToBorrow', { name: nameOf(cheap) }))]
      : []
  const unknown = places.filter(
    ({ facts }) => Object.keys(facts.market).length === 0 && facts.listings.length === 0,
  )
  const others = otherResults(input, places, new Set(own))
  const blocks = [
    ...own.flatMap((item) => concluding(ownLines(item, input))),
    ...concluding(
      unknown.length > 0 ? [line(null, message('report.noneOf', { names: namesOf(unknown) }))] : [],
    ),
    ...concluding(marketLead(input)),
    ...concluding(verdict),
    ...concluding(safety?.lines ?? []),
    ...concluding([...judged.flatMap(({ lines }) => lines), ...loan]),
    ...(others.length > 0 ? [bullets(others)] : []),
    ...concluding(judgeYield(input, places)),
  ]
  if (blocks.length > 0) {
    const scope = places.length > 1 ? 'report.onlyMedian' : 'report.onlyArea'
    const bounded = [...blocks, ...concluding(places.length > 0 ? [line(null, message(scope))] : [])]
    const law = concluding(places.length > 0 ? lawAsked(input, focus) : [])
    return focus.asksLawFirst ? [...law, ...bounded] : [...bounded, ...law]
  }
  const law = lawLead(input, input.topics[0])
  if (law.length > 0) return concluding(law)
  const loans = loanLead(input)
  return concluding(loans.length > 0 ? loans : [line(null, message('report.found'))])
}
