import { caseOfShown } from '../../domain/case.ts'
import type { Case } from '../../domain/case.ts'
import { RISK_LEVELS } from '../../domain/contract/contract.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { ListingHit } from '../../domain/listing.ts'
import { name as nameArg } from '../../domain/message/arg.ts'
import { message, say } from '../../domain/message/say.ts'
import type { Language } from '../../domain/run.ts'
import { mergeEvidence, titleOf } from '../facts/evidence.ts'
import type { Evidence } from '../facts/evidence.ts'
import { ruleRegionOf } from './context.ts'
import { money } from './calculation.ts'
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
const nameOf = (hit: ListingHit, { language, words }: ToolContext): string => {
  const price =
    hit.transactionType === 'RENT'
      ? [hit.deposit, hit.monthlyRent].flatMap((it) => (it === null ? [] : money(it, language))).join(' / ')
      : money(hit.salePrice ?? hit.deposit ?? 0, language)
  return inertText(words.homeAt(hit.name, words.deals[hit.transactionType], price))
}

/** What is said of one home names it: its result may be the same as that of another. */
const aboutHome = (item: Evidence, hit: ListingHit, name: string, language: Language): Evidence => {
  const { source } = item
  if (source.kind !== 'CALCULATION') return item
  const about = (text: string): string => `${name}: ${text}`
  return {
    ...item,
    title: message('words', { text: nameArg(about(titleOf(item, language))) }),
    facts: item.facts.map((fact) =>
      fact.role === 'conclusion'
        ? { ...fact, ...message('words', { text: nameArg(about(say(fact, language))) }) }
        : fact,
    ),
    source: {
      ...source,
      label: about(source.label),
      inputs: { ...source.inputs, transactionId: hit.transactionId },
    },
    listing: { propertyId: hit.propertyId, transactionId: hit.transactionId },
  }
}

const isJudged = ({ evidence }: Findings): boolean =>
  evidence.some(({ source }) => source.kind === 'CALCULATION')

/** Runs a tool for each home by its own figures: the weightiest result first, and why nothing can be said of some. */
export const overHomes = async (
  { run, title }: Calculation,
  { weight }: OfHome,
  homes: readonly ListingHit[],
  context: ToolContext,
): Promise<Findings> => {
  const { words, language } = context
  if (homes.length === 0) return { ...noFindings, gaps: [words.noneFound(title[language])] }
  const places = await context.deps.ports.places()
  const each = await Promise.all(
    homes.map(async (hit) => {
      const given = caseOf(context.given, hit)
      const regionName = places.regions.get(hit.regionCode)?.fullName ?? hit.regionName
      const ruleRegion = ruleRegionOf(hit.regionCode)
      return {
        hit,
        name: nameOf(hit, context),
        findings: await run({ ...context, given, regionName, ruleRegion }),
      }
    }),
  )
  const judged = each
    .filter(({ findings }) => isJudged(findings))
    .toSorted((a, b) => weight(b.findings) - weight(a.findings))
  const open = each.filter(({ findings }) => !isJudged(findings))
  const levels = judged.map(({ findings }) => findings.riskLevel)
  return {
    ...noFindings,
    evidence: mergeEvidence(
      judged.map(({ hit, name, findings }) =>
        findings.evidence.map((item) => aboutHome(item, hit, name, language)),
      ),
    ),
    insights: judged.flatMap(({ name, findings }) =>
      findings.insights.slice(0, 1).map((insight) => `${name}: ${insight}`),
    ),
    recommendations: [...new Set(judged.flatMap(({ findings }) => findings.recommendations))],
    riskLevel: RISK_LEVELS.findLast((level) => levels.includes(level)) ?? null,
    assumptions: judged.flatMap(({ name, findings }) =>
      findings.assumptions.map((it) => ({ ...it, name: `${name} · ${it.name}` })),
    ),
    gaps: open.map(({ name, findings }) => words.notJudged(name, findings.gaps.join(' '))),
    confidence:
      judged.length === 0
        ? null
        : judged.reduce((sum, { findings }) => sum + (findings.confidence ?? 0), 0) / each.length,
  }
}
