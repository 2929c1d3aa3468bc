import { TRANSACTION_TYPE_LABELS } from '../../../domain/property.ts'
import type { TransactionType } from '../../../domain/property.ts'
import type { Language } from '../../../domain/run.ts'
import { factValues } from '../../evidence.ts'
import { inertText } from '../../../domain/inert-text.ts'
import type { Evidence } from '../../evidence.ts'
import { partsOfCalculation } from '../../answer/calculation.ts'
import { composeLoans } from '../../answer/loan.ts'
import { composeLaw } from '../../answer/law.ts'
import { CALCULATION_WORDS } from '../../tools/prompt.ts'
import { percent, riskIn } from '../comparison.ts'
import type { Place } from '../comparison.ts'
import type { ReportInput } from '../decisions.ts'
import type { Focus } from '../planning/focus.ts'
import { REPORT_WORDS } from './prompt.ts'

const cite = (...items: readonly (Evidence | null | undefined)[]): string =>
  [...new Set(items.flatMap((item) => (item ? [`[${item.n}]`] : [])))].join('')

const medianIn = ({ facts }: Place, deal: TransactionType): number | null => {
  const source = facts.market[deal]?.source
  return source?.kind === 'MARKET' ? source.statistics.medianPrice : null
}

/** The place that a calculation is about: the one whose own topic asked for it, else the one that it names. */
export const placeOf = (item: Evidence, places: readonly Place[]): string | null => {
  if (item.source.kind !== 'CALCULATION') return null
  const { regionCode } = item.source.inputs
  const own = places.filter(({ found }) => found.has(item.n))
  const [only, ...others] = own
  if (only !== undefined && others.length === 0) return only.name
  return places.find((place) => place.regionCode === regionCode)?.name ?? null
}

/** Places that nothing is known of in this respect. */
const unknownOf = (places: readonly Place[], known: readonly { place: Place }[]): string[] =>
  places.filter((place) => !known.some((one) => one.place === place)).map(({ name }) => name)

interface Judged {
  text: string
  /** The one place that is ahead; null where they are alike or nobody can tell. */
  best: string | null
}

const judgePrices = (places: readonly Place[], deal: TransactionType, language: Language): Judged | null => {
  const words = REPORT_WORDS[language]
  const label = TRANSACTION_TYPE_LABELS[deal][language === 'KO' ? 'ko' : 'en']
  const known = places.flatMap((place) => {
    const median = medianIn(place, deal)
    const item = place.facts.market[deal]
    const price = item && factValues(item, 'median', language)[0]
    return median === null || !item || price === undefined
      ? []
      : [{ place, median, item, price: inertText(price) }]
  })
  if (known.length === 0) return null
  const sources = cite(...known.map(({ item }) => item))
  const said = known.map(({ place, price, item }) => `${words.price(place.name, label, price)} ${cite(item)}`)
  const lines = `${said.join(', ')}.`
  const unknown = unknownOf(places, known)
  const left = unknown.length > 0 ? ` ${words.unknown(unknown.join(', '))}` : ''
  if (known.length < 2) return { text: lines + left, best: null }
  const [first, second] = known.toSorted((a, b) => a.median - b.median)
  const best = first && second && first.median < second.median ? first.place.name : null
  const ranked = best === null ? words.samePrices(label) : words.lowest(best, label)
  return { text: `${lines} ${ranked} ${sources}${left}`, best: left === '' ? best : null }
}

/** Percent points that are no difference between two medians. */
const ALIKE = 3

/** What a deposit is judged by: the sum that its person named, or the one in the middle of those of the place. */
const judgeSafety = (
  { language, given }: ReportInput,
  places: readonly Place[],
  own: ReadonlySet<Evidence>,
): Judged | null => {
  const words = REPORT_WORDS[language]
  const isGiven = (given?.deposits.length ?? 0) > 0
  const measured = isGiven ? words.byGiven : words.byMedian
  const known = places.flatMap((place) => {
    const risk = riskIn(place.facts)
    return risk ? [{ place, ...risk }] : []
  })
  // What was worked out of one place for its person's own figures stands above.
  if (known.every(({ item }) => own.has(item))) return null
  const sources = cite(...known.map(({ item }) => item))
  const levels = CALCULATION_WORDS[language].levels
  const items = known.map(
    ({ place, level, debtRatio, item }) =>
      `${words.risk(place.name, levels[level], percent(debtRatio))} ${cite(item)}`,
  )
  const insured = known.filter(({ guaranteeEligible }) => guaranteeEligible)
  const guarantee =
    insured.length === known.length
      ? measured.guaranteedAll
      : insured.length === 0
        ? measured.guaranteedNone
        : words.guaranteed(insured.map(({ place }) => place.name).join(', '))
  const [first, second] = known.toSorted(
    (a, b) => Number(b.guaranteeEligible) - Number(a.guaranteeEligible) || a.debtRatio - b.debtRatio,
  )
  const isAhead =
    first !== undefined &&
    second !== undefined &&
    (first.guaranteeEligible !== second.guaranteeEligible || second.debtRatio - first.debtRatio > ALIKE)
  const unknown = unknownOf(places, known)
  const best = isAhead && unknown.length === 0 ? first.place.name : null
  const ranked =
    unknown.length > 0
      ? words.unknown(unknown.join(', '))
      : known.length < 2
        ? ''
        : best === null
          ? words.sameRisk
          : words.safest(best)
  return {
    text: [
      measured.riskLead(items.join(', ')),
      ranked && `${ranked} ${sources}`,
      `${guarantee} ${sources}`,
      ...(given?.seniorDebt == null ? [words.noSenior] : []),
    ]
      .filter((part) => part !== '')
      .join(' '),
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

const resultLine = (item: Evidence, language: Language): string[] => {
  const [main] = partsOfCalculation(item, language).said
  return main === undefined ? [] : [`${inertText(main)} ${cite(item)}`]
}

/** Results that are no comparison: a tax, a fee, a return, what may be borrowed. */
const otherResults = (
  { evidence, language }: ReportInput,
  places: readonly Place[],
  own: ReadonlySet<Evidence>,
): string =>
  evidence
    .flatMap((item) => {
      if (item.source.kind !== 'CALCULATION' || item.source.name === 'jeonseRisk' || own.has(item)) return []
      const place = placeOf(item, places)
      return resultLine(item, language).map((line) => `- ${place === null ? '' : `${place}: `}${line}`)
    })
    .join('\n')

/** What the articles say first, where the law is all that was asked for. */
const lawLead = ({ evidence, topics, evidenceOf, language }: ReportInput): string => {
  const [first] = topics
  const found = new Set(first ? evidenceOf[first.topic.stepId] : [])
  const articles = evidence.filter(({ kind, n }) => kind === 'legal' && found.has(n))
  return composeLaw(articles, first?.topic.lawQuery ?? '', language)?.lead ?? ''
}

/** What the products that were found say first, where loans are all that was asked for. */
const loanLead = ({ evidence, query, language }: ReportInput): string =>
  composeLoans(
    evidence.filter(({ kind }) => kind === 'loan'),
    query,
    language,
  )?.lead ?? ''

/** Where the return is higher, as far as it was worked out for several places. */
const judgeYield = ({ evidence, language }: ReportInput, places: readonly Place[]): string => {
  const known = evidence.flatMap((item) => {
    if (item.source.kind !== 'CALCULATION' || item.source.name !== 'roi') return []
    const { estimatedRoi } = item.source.result
    const place = placeOf(item, places)
    return typeof estimatedRoi === 'number' && place !== null ? [{ item, place, estimatedRoi }] : []
  })
  const [first, second] = known.toSorted((a, b) => b.estimatedRoi - a.estimatedRoi)
  if (!first || !second || first.estimatedRoi === second.estimatedRoi || known.length < places.length)
    return ''
  return `${REPORT_WORDS[language].bestYield(first.place)} ${cite(...known.map(({ item }) => item))}`
}

/** What was asked first: the direct answer, as far as the sources carry one. */
export const conclusion = (input: ReportInput, places: readonly Place[], focus: Focus): string => {
  const { language } = input
  const words = REPORT_WORDS[language]
  if (input.evidence.length === 0) return words.nothing
  // A tenant's deal speaks first where several were looked at.
  const deals = focus.leases
    ? focus.deals.toSorted((a, b) => Number(a === 'SALE') - Number(b === 'SALE'))
    : focus.deals
  const judged = deals.flatMap((deal) => judgePrices(places, deal, language) ?? [])
  const own = ownEvidence(input)
  const answered = own.flatMap((item) => resultLine(item, language)).join('\n\n')
  const safety = judgeSafety(input, places, new Set(own))
  const borrows = input.topics.some(({ topic }) => topic.kinds.includes('loan'))
  const cheap = judged[0]?.best ?? null
  const asksSafety = focus.kinds.includes('safety')
  const verdict =
    places.length < 2 || !safety?.best || !cheap || !asksSafety
      ? ''
      : safety.best === cheap
        ? words.bothSame(cheap)
        : words.split(safety.best, cheap)
  const loan = borrows && cheap !== null && focus.namesDeal ? words.lessToBorrow(cheap) : ''
  const prices = [...judged.map(({ text }) => text), loan].filter((part) => part !== '').join('\n')
  const unknown = places.filter(
    ({ facts }) => Object.keys(facts.market).length === 0 && facts.listings.length === 0,
  )
  const missing = unknown.length > 0 ? words.noneOf(unknown.map(({ name }) => name).join(', ')) : ''
  const results = [otherResults(input, places, new Set(own)), judgeYield(input, places)]
    .filter((part) => part !== '')
    .join('\n\n')
  const said = [answered, missing, verdict, safety?.text ?? '', prices, results].filter((part) => part !== '')
  if (said.length > 0)
    return [...said, places.length > 1 ? words.onlyMedian : places.length > 0 ? words.onlyArea : '']
      .filter((part) => part !== '')
      .join('\n\n')
  const lead = lawLead(input) || loanLead(input)
  if (lead !== '') return lead
  return words.found
}
