import type { AppliedRule } from '../../domain/answer.ts'
import { loanCeiling } from '../../domain/calculator/loan-ceiling.ts'
import { inCapitalArea } from '../../domain/calculator/region.ts'
import type { Applicant, Condition } from '../../domain/loan-condition.ts'
import { fitLoans } from '../../domain/loan-fit.ts'
import { nearnessTo } from '../../domain/loan-group.ts'
import type { LoanFit } from '../../domain/loan-fit.ts'
import { inForce, koreanDay } from '../../domain/rules/rule.ts'
import type { LoanHit } from '../../domain/loan-search.ts'
import { inertText } from '../../domain/inert-text.ts'
import { loanEvidence } from './evidence/loan.ts'
import type { MatchRow } from '../facts/row.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money } from './calculation.ts'
import { missing } from './context.ts'
import { LENDING_WORDS } from './lending-prompt.ts'

/** Products of a kind that are held against the case, and products that an answer shows. */
const LOOKED_AT = 60
const SHOWN = { NAMED: 3, FITS: 4, OPEN: 4, EXCLUDED: 3 } as const

const applicantOf = ({ given, request, today, rules }: ToolContext): Applicant => {
  const buys = given.price !== null
  return {
    isCapitalArea: inCapitalArea(given.regionCode, koreanDay(today), rules),
    propertyType: given.propertyType,
    area: given.area,
    price: given.price,
    deposit: buys ? null : (given.deposits[0] ?? null),
    monthlyRent: buys ? null : (given.rents[0] ?? null),
    income: given.income,
    ownedHomes: given.ownedHomes,
    firstHome: given.firstHome,
    household: request.person,
    young: inForce(rules.young, koreanDay(today), 'asOf'),
  }
}

const ceilingOf = (
  { today, rules, ruleRegion: regionCode }: ToolContext,
  { price, ownedHomes, firstHome }: Applicant,
): number | null =>
  price === null || regionCode === null
    ? null
    : loanCeiling({ price, regionCode, ownedHomes: ownedHomes ?? 0, firstHome }, today, rules).maximumLoan

/** Products that the question names, the one that is meant before others of its name. */
const namedAmong = (fits: readonly LoanFit<LoanHit>[], { question }: ToolContext): LoanFit<LoanHit>[] => {
  const near = nearnessTo(question.query)
  if (near === null) return []
  return fits
    .filter(({ loan }) => near(loan.name) > 0)
    .toSorted((a, b) => near(b.loan.name) - near(a.loan.name))
}

const textsOf = (conditions: readonly Condition[], verdict: Condition['verdict']): string[] =>
  conditions.filter((condition) => condition.verdict === verdict).map(({ text }) => text)

/** A product held against the case, as data. */
const matchOf = ({ loan, fit, limit, conditions }: LoanFit<LoanHit>): MatchRow => ({
  kind: 'match',
  productId: loan.id,
  product: `${loan.company} ${loan.name}`,
  fit,
  limit,
  minRate: loan.minRate,
  open: textsOf(conditions, 'OPEN'),
  unmet: textsOf(conditions, 'UNMET'),
})

/** A product's conditions hold as they were published in a month. */
const ruleOf = ({ loan, conditions }: LoanFit<LoanHit>, { language }: ToolContext): AppliedRule[] =>
  loan.disclosedMonth === null || conditions.length === 0
    ? []
    : [
        {
          name: `${loan.company} ${loan.name}`,
          article: LENDING_WORDS[language].disclosed,
          effectiveFrom: `${loan.disclosedMonth.slice(0, 4)}-${loan.disclosedMonth.slice(4, 6)}-01`,
          text: conditions.map(({ text }) => text).join(', '),
        },
      ]

/** Which loans are for this home and this borrower: every condition in the product's own words, kept, not kept or open. */
const matchLoans = async (context: ToolContext): Promise<Findings> => {
  const { deps, signal, language, words: common } = context
  const words = LENDING_WORDS[language]
  const applicant = applicantOf(context)
  const value = applicant.deposit ?? applicant.price
  if (value === null) return missing(context, words.title, [words.missing])
  const category = applicant.price === null ? 'JEONSE' : 'MORTGAGE'
  const pages = await Promise.all(
    (['POLICY', category] as const).map((kind) =>
      deps.ports.searchLoans({ category: kind, amount: value, first: LOOKED_AT }, signal),
    ),
  )
  // Whatever a product grants, LTV and cap of the place hold for it too.
  const most = ceilingOf(context, applicant)
  const fits = fitLoans(
    pages.flatMap(({ items }) => items),
    applicant,
  ).map((it) => ({ ...it, limit: it.limit === null || most === null ? it.limit : Math.min(it.limit, most) }))
  if (fits.length === 0) return { ...noFindings, gaps: [] }
  const of = (fit: LoanFit['fit']) => fits.filter((it) => it.fit === fit)
  const asked = namedAmong(fits, context).slice(0, SHOWN.NAMED)
  const shown = [
    ...new Set([...asked, ...of('FITS').slice(0, SHOWN.FITS), ...of('OPEN').slice(0, SHOWN.OPEN)]),
  ]
  const excluded = of('EXCLUDED')
    .filter((it) => it.loan.category === 'POLICY' && !shown.includes(it))
    .slice(0, SHOWN.EXCLUDED)
  const [best] = of('FITS').filter(({ limit }) => limit !== null)
  const limit = best?.limit ?? null
  const own = limit === null ? null : Math.max(0, value - limit)
  const name = best ? `${best.loan.company} ${best.loan.name}` : ''
  const [named] = asked
  // What was asked for by name comes first, then what else there is.
  const meant = named
    ? [
        words.named(
          `${named.loan.company} ${named.loan.name}`,
          words.fits[named.fit],
          named.limit === null ? null : money(named.limit, language),
        ),
      ]
    : []
  const open =
    limit === null || own === null
      ? words.none
      : applicant.price === null
        ? words.best(name, money(limit, language), money(own, language))
        : words.bestSale(name, money(limit, language))
  const main = [...meant, open].join(' ')
  const unknown = [
    ...(applicant.income === null ? [words.ask.income] : []),
    ...(applicant.ownedHomes === null ? [words.ask.homes] : []),
    ...(Object.values(applicant.household).every((it) => it === null) ? [words.ask.household] : []),
  ]
  const { names } = common
  return {
    ...noFindings,
    evidence: [
      calculationEvidence({
        name: 'loanMatch',
        title: words.title,
        inputs: { ...applicant, household: { ...applicant.household } },
        result: { assumptions: [], rules: shown.flatMap((it) => ruleOf(it, context)) },
        further: {
          products: [...shown, ...excluded].map((it) => ({
            name: `${it.loan.company} ${it.loan.name}`,
            fit: it.fit,
            limit: it.limit,
            share: it.share,
            minRate: it.loan.minRate,
            conditions: it.conditions.map(({ text, verdict }) => ({ text, verdict })),
          })),
          counts: {
            all: fits.length,
            fits: of('FITS').length,
            open: of('OPEN').length,
            excluded: of('EXCLUDED').length,
          },
          ...(own !== null && { maximumLoan: limit, ownMoney: own }),
        },
        said: [main, words.counts(of('FITS').length, of('OPEN').length, of('EXCLUDED').length)],
        rows: [...shown, ...excluded].map(matchOf),
        given: [
          ...(applicant.deposit === null ? [] : [`${names.deposit} ${money(applicant.deposit, language)}`]),
          ...(applicant.price === null ? [] : [`${names.price} ${money(applicant.price, language)}`]),
          ...(applicant.income === null ? [] : [`${names.income} ${money(applicant.income, language)}`]),
          ...(applicant.ownedHomes === null ? [] : [`${names.homes} ${common.homes(applicant.ownedHomes)}`]),
        ],
        advice: [words.note],
        language,
      }),
      ...shown.map(({ loan }) => loanEvidence(loan, 1)),
    ],
    metrics:
      limit === null || own === null || applicant.price !== null
        ? []
        : [
            { name: words.metric, value: limit, unit: '만원' },
            { name: words.own, value: own, unit: '만원' },
          ],
    insights: [inertText(main)],
    recommendations: [words.note],
    gaps: unknown.length === 0 ? [] : [words.tellMore(unknown.join(', '))],
    confidence: Math.max(0.4, 0.9 - 0.1 * unknown.length),
  }
}

export const lending = defineTool({
  id: 'lending',
  title: { KO: '대출 상품 맞춰 보기', EN: 'matching of loans' },
  kind: 'calculation',
  needs: [],
  asks: ({ borrows, hasSum }) => borrows && hasSum,
  calculations: {
    loanMatch: { KO: '대출 상품과 조건 맞춰 보기', EN: 'Matching of loans' },
  },
  analysis: 'market',
  section: 'loan',
  isOfCase: true,
  isByPlace: true,
  takesRates: true,
  run: matchLoans,
})
