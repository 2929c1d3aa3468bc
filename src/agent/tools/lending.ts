import { namesNoAge } from '../../domain/loan/condition.ts'
import { present } from '../../domain/present.ts'
import type { AppliedRule } from '../../domain/answer.ts'
import type { JeonseLoan } from '../../domain/calculator/lease/jeonse-loan.ts'
import type { Outcome } from '../../domain/calculator/lease/outcome.ts'
import { inCapitalArea } from '../../domain/calculator/region.ts'
import type { Applicant, Condition } from '../../domain/loan/condition.ts'
import { fitLoans } from '../../domain/loan/fit.ts'
import { nearnessTo } from '../../domain/loan/group.ts'
import type { LoanFit } from '../../domain/loan/fit.ts'
import { applied, inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import type { LoanHit } from '../../domain/loan/search.ts'
import { count, list, money, name, term } from '../../domain/message/arg.ts'
import { loanTerms, loanTermsInEnglish } from '../../domain/message/loan-terms.ts'
import { message, together } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { asFact } from '../facts/fact.ts'
import { sum } from '../facts/row.ts'
import { loanEvidence } from './evidence/loan.ts'
import type { MatchRow } from '../facts/row.ts'
import { sumOf } from '../../domain/lease-facts.ts'
import { defineTool } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { advises, finds, given } from './calculation.ts'
import { foundBy, missing } from './context.ts'
import { mostLent } from './loan.ts'
import { jeonseLimit, jeonseLimitOf } from './jeonse-limit.ts'

/** Products of a kind that are held against the case, and products that an answer shows. */
const LOOKED_AT = 60
const SHOWN = { NAMED: 3, FITS: 4, OPEN: 4, EXCLUDED: 3 } as const

type Young = ToolContext['rules']['young'][number]

const applicantOf = ({ given, request, today, rules }: ToolContext, young: Young): Applicant => {
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
    young,
  }
}

/** What an owner of homes is lent for a lease by all guarantors together; null: nothing holds for all of them. */
const ownerLimit = ({ result }: Outcome<JeonseLoan>): JeonseLoan | null =>
  result?.limitedBy === 'OWNER' || result?.limitedBy === 'HOMES' ? result : null

/** Products that the question names, the one that is meant before others of its name. */
const namedAmong = (
  fits: readonly LoanFit<LoanHit>[],
  near: (product: string) => number,
): LoanFit<LoanHit>[] =>
  fits.filter(({ loan }) => near(loan.name) > 0).toSorted((a, b) => near(b.loan.name) - near(a.loan.name))

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

const nameOf = ({ loan }: LoanFit<LoanHit>): string => `${loan.company} ${loan.name}`

/** A product's conditions hold as they were published in a month. */
const ruleOf = (fit: LoanFit<LoanHit>): AppliedRule[] => {
  const { loan, conditions } = fit
  if (loan.disclosedMonth === null || conditions.length === 0) return []
  return [
    {
      name: nameOf(fit),
      english: {
        name: nameOf(fit),
        article: 'Published conditions of the product',
        text: conditions.map((it) => loanTermsInEnglish(it.text)).join(', '),
      },
      article: '상품 공시 (대상 조건)',
      effectiveFrom: `${loan.disclosedMonth.slice(0, 4)}-${loan.disclosedMonth.slice(4, 6)}-01`,
      text: conditions.map(({ text }) => text).join(', '),
    },
  ]
}

/** A product among them is for the young and names no age: the rule says who they are. */
const isOfYoung = (fits: readonly LoanFit[]): boolean =>
  fits.some(({ conditions }) => conditions.some(namesNoAge))

/** Whether what was asked for by name is for this borrower, and why not, or what is still to be looked at. */
const sayNamed = (it: LoanFit<LoanHit>): Said => {
  const product = name(nameOf(it))
  const texts = textsOf(it.conditions, it.fit === 'EXCLUDED' ? 'UNMET' : 'OPEN')
  const conditions = list(texts.map((text) => loanTerms(text)))
  const verdict =
    it.fit === 'FITS' || texts.length === 0
      ? message(it.fit === 'OPEN' ? 'lending.named.UNKNOWN' : 'lending.named.FITS', { product })
      : message(`lending.named.${it.fit}`, { product, conditions })
  return it.limit === null || it.fit === 'EXCLUDED'
    ? verdict
    : together([verdict, message('lending.namedUpTo', { limit: money(it.limit) })])
}

/** Which loans are for this home and this borrower: every condition in the product's own words, kept, not kept or open. */
export const matchLoans = async (context: ToolContext): Promise<Found> => {
  const { deps, signal } = context
  const youngRule = inForce(context.rules.young, koreanDay(context.today), 'asOf')
  const applicant = applicantOf(context, youngRule)
  // Who is young is a rule, and no fact of the case.
  const { young: _rule, ...borrower } = applicant
  const value = applicant.deposit ?? applicant.price
  // Whether one that is named is for somebody can be said without a home.
  const near = nearnessTo(context.question.query)
  if (value === null && near === null) return missing('loanMatch', { depositOrPrice: null })
  const isOfNamed = value === null
  const category = applicant.price === null ? 'JEONSE' : 'MORTGAGE'
  const pages = await Promise.all(
    (isOfNamed ? (['POLICY'] as const) : (['POLICY', category] as const)).map((kind) =>
      deps.ports.searchLoans({ category: kind, amount: value, first: LOOKED_AT }, signal),
    ),
  )
  // Whatever a product grants, LTV and cap of the place hold for it too; loans of public funds have shares of their own.
  const lent = applicant.price === null && value !== null ? jeonseLimitOf(context, value) : null
  const owner = lent === null ? null : ownerLimit(lent.outcome)
  const most = owner?.limit ?? (applicant.price === null ? null : mostLent(context))
  const known = fitLoans(
    pages.flatMap(({ items }) => items),
    applicant,
  ).map((it) => {
    const isOwnShare = applicant.price !== null && it.loan.category === 'POLICY' && it.share !== null
    const isCapped = it.limit !== null && most !== null && !isOwnShare
    return isCapped ? { ...it, limit: Math.min(it.limit ?? 0, most) } : it
  })
  const asked = (near === null ? [] : namedAmong(known, near)).slice(0, SHOWN.NAMED)
  const fits = isOfNamed ? asked : known
  if (fits.length === 0) return {}
  const of = (fit: LoanFit['fit']) => fits.filter((it) => it.fit === fit)
  const shown = [
    ...new Set([...asked, ...of('FITS').slice(0, SHOWN.FITS), ...of('OPEN').slice(0, SHOWN.OPEN)]),
  ]
  const excluded = of('EXCLUDED')
    .filter((it) => it.loan.category === 'POLICY' && !shown.includes(it))
    .slice(0, SHOWN.EXCLUDED)
  const [best] = of('FITS').filter(({ limit }) => limit !== null)
  const limit = best?.limit ?? null
  const own = limit === null || value === null ? null : Math.max(0, value - limit)
  const [named] = asked
  const open =
    owner?.limitedBy === 'HOMES'
      ? message('lease.loan.HOMES')
      : best === undefined || limit === null || own === null
        ? message('lending.none')
        : applicant.price === null
          ? message('lending.best', { product: name(nameOf(best)), limit: money(limit), own: money(own) })
          : message('lending.bestSale', { product: name(nameOf(best)), limit: money(limit) })
  // What was asked for by name comes first, then what else there is.
  const main = asFact(
    'conclusion',
    named === undefined ? open : isOfNamed ? sayNamed(named) : together([sayNamed(named), open]),
  )
  const unknown = present([
    applicant.income === null && term('ask.income'),
    applicant.ownedHomes === null && term('ask.homes'),
    Object.values(applicant.household).every((it) => it === null) && term('ask.household'),
  ])
  const items = (of: readonly unknown[]) => count(of.length, 'item')
  const note = advises('lending.note')
  const metrics =
    limit === null || own === null || applicant.price !== null
      ? []
      : [sum(message('figure.limit'), limit), sum(message('figure.ownMoney'), own)]
  return foundBy(
    {
      name: 'loanMatch',
      inputs: { ...borrower, household: { ...borrower.household } },
      result: {
        assumptions: [],
        rules: present([isOfYoung(shown) && applied(youngRule), ...shown.flatMap(ruleOf)]),
      },
      further: {
        products: [...shown, ...excluded].map((it) => ({
          name: nameOf(it),
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
      facts: [
        main,
        !isOfNamed &&
          finds('lending.counts', {
            all: items(fits),
            fits: items(of('FITS')),
            open: items(of('OPEN')),
            excluded: items(of('EXCLUDED')),
          }),
        given({
          deposit: applicant.deposit,
          price: applicant.price,
          income: applicant.income,
          homes: applicant.ownedHomes,
        }),
        note,
      ],
      rows: [...[...shown, ...excluded].map(matchOf), ...metrics],
    },
    {
      beside: [
        lent !== null && jeonseLimit(context, lent),
        ...shown.map(({ loan }) => loanEvidence(loan, 1)),
      ],
      gaps: unknown.length === 0 ? [] : [message('lending.tellMore', { names: list(unknown) })],
      confidence: Math.max(0.4, 0.9 - 0.1 * unknown.length),
    },
  )
}

export const lending = defineTool({
  id: 'lending',
  // What is owed on an overdraft is no price.
  asks: ({ borrows, hasSum, mayBeHeld, says, searches, given: of }) => {
    const isOfNamed = says('namedLoan') && !searches && mayBeHeld
    return ((borrows && hasSum) || isOfNamed) && sumOf(of.facts, 'CREDIT_LIMIT') === null
  },
  calculations: ['loanMatch', 'jeonseLoanLimit'],
  section: 'loan',
  isByPlace: true,
  takesRates: true,
  run: matchLoans,
})
