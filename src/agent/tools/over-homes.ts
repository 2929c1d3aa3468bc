import { caseOfShown } from '../../domain/case.ts'
import type { Case } from '../../domain/case.ts'
import { highestOf } from '../../domain/contract/contract.ts'
import type { RiskLevel } from '../../domain/contract/contract.ts'
import type { ListingHit } from '../../domain/listing.ts'
import { count, list, money, percent, place, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { mergeEvidence } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { distinct, withRole } from '../facts/fact.ts'
import { present } from '../../domain/present.ts'
import { calculationEvidence, concludes } from './calculation.ts'
import { COMPARISON } from './compare-cases.ts'
import { ruleRegionOf } from './context.ts'
import { aboutOne, assumedOf, isJudged, sayAbout } from './of-several.ts'
import { noFindings } from './tool.ts'
import type { Calculation, Findings, OfHome, ToolContext } from './tool.ts'

/** Homes of one question that are judged one by one: as many as a search shows. */
const MOST = 10

/** The homes that the steps before found, in their order. */
export const listingsIn = (found: readonly Evidence[]): ListingHit[] => {
  const listings = found.flatMap(({ rows }) => rows.filter((row) => row.kind === 'listing'))
  return [...new Map(listings.map((row) => [row.transactionId, row])).values()].slice(0, MOST)
}

/** The home's own figures in place of the question's, which bound a search; of whoever asks, what they said. */
const caseOf = (given: Case, hit: ListingHit): Case => ({
  ...given,
  seniorDebt: null,
  loan: null,
  dollars: null,
  ...caseOfShown(hit),
})

/** A home as its reader tells it from others: two of one building differ in their price. */
const nameOf = (hit: ListingHit): Arg => {
  const { deposit, monthlyRent } = hit
  const price =
    hit.transactionType !== 'RENT'
      ? money(hit.salePrice ?? deposit ?? 0)
      : deposit !== null && monthlyRent !== null
        ? within(message('home.rent', { deposit: money(deposit), rent: money(monthlyRent) }))
        : money(deposit ?? monthlyRent ?? 0)
  const home = place({ code: null, fullName: hit.name })
  return within(message('home.at', { home, deal: term(`deal.${hit.transactionType}`), price }))
}

/** What is said of one home names it: its result may be the same as that of another. */
const aboutHome = (item: Evidence, hit: ListingHit, home: Arg): Evidence => {
  const { source } = item
  if (source.kind !== 'CALCULATION') return item
  return {
    ...aboutOne(item, home),
    source: { ...source, inputs: { ...source.inputs, transactionId: hit.transactionId } },
    listing: { propertyId: hit.propertyId, transactionId: hit.transactionId },
  }
}

/** Prices that homes were held against are the ground of what was found, and none that anybody asked for. */
const asGround = (item: Evidence): Evidence => (item.kind === 'market' ? { ...item, kind: 'ground' } : item)

interface Judged {
  home: Arg
  findings: Findings
}

/** How the homes stand beside each other: how many are how risky, and which is the safest. Null of one alone. */
const standingOf = (
  judged: readonly Judged[],
  { id, title, ofHome }: Pick<Calculation, 'id' | 'title'> & { ofHome: OfHome },
): Evidence | null => {
  const [most] = judged
  const least = judged.at(-1)
  if (most === undefined || least === undefined || most === least) return null
  const of = (level: RiskLevel): Arg =>
    count(judged.filter(({ findings }) => findings.riskLevel === level).length, 'home')
  const weights = { most: ofHome.weight(most.findings), least: ofHome.weight(least.findings) }
  const figures = { all: judged.length, ...weights }
  return {
    ...calculationEvidence({
      name: COMPARISON,
      title: message('case.title', { figure: within({ id: title, args: {} }) }),
      inputs: { homes: judged.length },
      further: figures,
      facts: [
        concludes('homes.levels', {
          total: count(judged.length, 'home'),
          high: of('HIGH'),
          medium: of('MEDIUM'),
          low: of('LOW'),
        }),
        weights.least > 0 &&
          weights.most > weights.least &&
          concludes('homes.apart', {
            figure: within({ id: ofHome.figure, args: {} }),
            least: least.home,
            lowest: percent(weights.least),
            most: most.home,
            highest: percent(weights.most),
          }),
      ],
    }),
    tool: id,
  }
}

/** Runs a tool for each home by its own figures: the weightiest result first, and why nothing can be said of some. */
export const overHomes = async (
  { id, run, title }: Calculation,
  ofHome: OfHome,
  homes: readonly ListingHit[],
  context: ToolContext,
): Promise<Findings> => {
  if (homes.length === 0) {
    return { ...noFindings, gaps: [message('tool.noneFound', { title: within({ id: title, args: {} }) })] }
  }
  const places = await context.deps.ports.places()
  const each = await Promise.all(
    homes.map(async (hit) => {
      const given = caseOf(context.given, hit)
      const region = place(
        places.regions.get(hit.regionCode) ?? { code: hit.regionCode, fullName: hit.regionName },
      )
      const ruleRegion = ruleRegionOf(hit.regionCode)
      return {
        hit,
        home: nameOf(hit),
        findings: await run({ ...context, given, region, ruleRegion }),
      }
    }),
  )
  const judged = each
    .filter(({ findings }) => isJudged(findings))
    .toSorted((a, b) => ofHome.weight(b.findings) - ofHome.weight(a.findings))
  const open = each.filter(({ findings }) => !isJudged(findings))
  const standing = standingOf(judged, { id, title, ofHome })
  const levels = judged.map(({ findings }) => findings.riskLevel)
  return {
    ...noFindings,
    evidence: mergeEvidence([
      present([standing]),
      ...judged.map(({ hit, home, findings }) =>
        findings.evidence.map((item) => asGround(aboutHome(item, hit, home))),
      ),
    ]),
    insights: [
      ...(standing === null ? [] : withRole(standing, 'conclusion')),
      ...judged.flatMap(({ home, findings }) =>
        findings.insights.slice(0, 1).map((insight) => sayAbout(home, insight)),
      ),
    ],
    recommendations: distinct(judged.flatMap(({ findings }) => findings.recommendations)),
    riskLevel: highestOf(levels),
    assumptions: assumedOf(judged.map(({ home, findings }) => ({ of: home, findings }))),
    // Homes that lack the same are named together; how far their prices were looked for comes before what lacks.
    gaps: [...Map.groupBy(open, ({ findings }) => JSON.stringify(findings.gaps.at(-1))).values()].flatMap(
      (alike) => {
        const why = alike[0]?.findings.gaps.at(-1)
        const home = list(alike.map((it) => it.home))
        return why === undefined ? [] : [message('home.notJudged', { home, why: within(why) })]
      },
    ),
    confidence:
      judged.length === 0
        ? null
        : judged.reduce((sum, { findings }) => sum + (findings.confidence ?? 0), 0) / each.length,
  }
}
