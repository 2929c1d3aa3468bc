import type { Assumption } from '../../domain/answer.ts'
import { cashFlowChart } from '../../domain/chart/cash-flow.ts'
import { acquisitionTax, officetelTax } from '../../domain/calculator/acquisition-tax.ts'
import { brokerageFee } from '../../domain/calculator/brokerage-fee.ts'
import { cashFlow } from '../../domain/calculator/cash-flow.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import { roi } from '../../domain/calculator/roi.ts'
import { koreanDay } from '../../domain/rules/rule.ts'
import { PROPERTY_TYPE_LABELS } from '../../domain/property.ts'
import { noFindings } from '../teams/analysis/state.ts'
import type { Findings } from '../teams/analysis/state.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'
import type { ToolContext } from './context.ts'

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

/** What the home earns on its buyer's own money. */
export const analyseRoi = (context: ToolContext): Promise<Findings> => {
  const { given, words, language } = context
  const { price, loan, rate } = given
  const { names, roi: said } = words
  const [rent] = given.rents
  const [deposit] = given.deposits
  if (price === null || rent === undefined || (loan !== null && rate === null)) {
    return Promise.resolve(
      missing(context, said.title, [
        ...(price === null ? [names.price] : []),
        ...(rent === undefined ? [names.rent] : []),
        ...(loan !== null && rate === null ? [names.rate] : []),
      ]),
    )
  }
  return orRefused(context, said.title, () => {
    const inputs = {
      price,
      monthlyRent: rent,
      ...(deposit !== undefined && { deposit }),
      ...(loan !== null && { loanAmount: loan, annualRate: rate }),
    }
    const result = roi(inputs)
    const years = cashFlow(inputs)
    const main = said.said(percent(result.estimatedRoi))
    const told = [years[0], years[4], years[9]].filter((year) => year !== undefined)
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'roi',
          title: said.title,
          inputs,
          result,
          further: { years },
          said: [
            main,
            said.equity(money(result.equity, language)),
            said.flow(money(result.annualCashFlow, language)),
            ...(result.paybackPeriod === null ? [said.loss] : [said.payback(rounded(result.paybackPeriod))]),
            ...told.map(({ year, cashFlow: flow, cumulative }) =>
              said.year(String(year), money(flow, language), money(cumulative, language)),
            ),
          ],
          given: [
            `${names.price} ${money(price, language)}`,
            `${names.rent} ${money(rent, language)}`,
            ...(deposit === undefined ? [] : [`${names.deposit} ${money(deposit, language)}`]),
            ...(loan === null ? [] : [`${names.loan} ${money(loan, language)}`]),
            ...(loan === null || rate === null ? [] : [`${names.rate} ${percent(rate)}`]),
          ],
          advice: [said.advice],
          language,
        }),
      ],
      metrics: [{ name: said.title, value: result.estimatedRoi, unit: '%' }],
      insights: [main],
      recommendations: [said.advice],
      confidence: confidenceOf([]),
      chart: cashFlowChart(years, result.equity, language),
    }
  })
}

/** The most that an agent may ask of one side. */
export const analyseFee = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules } = context
  const { names, fee } = words
  const [deposit] = given.deposits
  const [rent] = given.rents
  return orRefused(context, fee.title, () => {
    const transactionType = deposit === undefined ? 'SALE' : rent === undefined ? 'JEONSE' : 'RENT'
    const propertyType = given.propertyType ?? 'APARTMENT'
    const inputs = {
      transactionType,
      propertyType,
      ...(deposit === undefined ? { salePrice: given.price } : { deposit }),
      ...(rent !== undefined && { monthlyRent: rent }),
    } as const
    const result = brokerageFee(inputs, today, rules)
    const main = fee.said(money(result.maximumFee, language))
    const assumptions: Assumption[] = given.propertyType === null ? [assume(names.type, words.apartment)] : []
    const kind = PROPERTY_TYPE_LABELS[propertyType]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'brokerageFee',
          title: fee.title,
          inputs,
          result,
          said: [main, fee.rate(percent(result.rate)), fee.amount(money(result.transactionAmount, language))],
          given: [`${names.type} ${language === 'KO' ? kind.ko : kind.en}`],
          language,
        }),
      ],
      metrics: [{ name: fee.title, value: result.maximumFee, unit: '만원' }],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}

const EXEMPT_AREA = 85

/** What a buyer pays in taxes. */
export const analyseTax = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules, ruleRegion: regionCode } = context
  const { names, tax } = words
  const { price } = given
  if (price === null) return Promise.resolve(missing(context, tax.title, [names.price]))
  return orRefused(context, tax.title, () => {
    const ownedHomes = given.ownedHomes ?? 0
    const exclusiveArea = given.area ?? EXEMPT_AREA
    const regulatedArea =
      regionCode !== null && regulationOf(readPlace(regionCode), koreanDay(today), rules) !== null
    const isOfficetel = given.propertyType === 'OFFICETEL'
    const inputs = { price, exclusiveArea, ownedHomes, regulatedArea }
    const result = isOfficetel ? officetelTax(price, today, rules) : acquisitionTax(inputs, today, rules)
    const main = tax.said(money(result.total, language))
    const assumptions: Assumption[] = isOfficetel
      ? []
      : [
          ...(given.area === null ? [assume(names.area, words.upTo85)] : []),
          ...(given.ownedHomes === null ? [assume(names.homes, words.noHomes)] : []),
          // For a first home it makes no difference.
          ...(regionCode === null && ownedHomes > 0 ? [assume(names.regulated, words.notRegulated)] : []),
        ]
    return {
      ...noFindings,
      evidence: [
        calculationEvidence({
          name: 'acquisitionTax',
          title: tax.title,
          inputs: isOfficetel ? { price, propertyType: 'OFFICETEL' } : inputs,
          result,
          said: [
            main,
            tax.parts(
              money(result.tax, language),
              money(result.localEducationTax, language),
              money(result.ruralSpecialTax, language),
            ),
            tax.rate(percent(result.rate)),
            ...(isOfficetel ? [tax.officetel] : []),
            ...(given.firstHome && !isOfficetel ? [tax.firstHome] : []),
          ],
          given: [
            `${names.price} ${money(price, language)}`,
            ...(given.area === null || isOfficetel ? [] : [`${names.area} ${given.area}㎡`]),
            ...(isOfficetel ? [] : [`${names.homes} ${words.homes(ownedHomes)}`]),
          ],
          language,
        }),
      ],
      metrics: [{ name: tax.title, value: result.total, unit: '만원' }],
      insights: [main],
      assumptions,
      confidence: confidenceOf(assumptions),
    }
  })
}
