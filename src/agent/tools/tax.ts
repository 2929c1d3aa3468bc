import { PROPERTY_KINDS } from '../../domain/property-kind.ts'
import type { Assumption } from '../../domain/answer.ts'
import { acquisitionTax, officetelTax } from '../../domain/calculator/acquisition-tax.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import { inForce, koreanDay } from '../../domain/rules/rule.ts'
import { defineTool, noFindings } from './tool.ts'
import type { Findings, ToolContext } from './tool.ts'
import { calculationEvidence, money, percent } from './calculation.ts'
import { assume, confidenceOf, missing, orRefused } from './context.ts'

/** What a buyer pays in taxes. */
const analyseTax = (context: ToolContext): Promise<Findings> => {
  const { given, words, language, today, rules, ruleRegion: regionCode } = context
  const { names, tax } = words
  const { price } = given
  if (price === null) return Promise.resolve(missing(context, tax.title, [names.price]))
  return orRefused(context, tax.title, () => {
    const ownedHomes = given.ownedHomes ?? 0
    const exclusiveArea = given.area ?? inForce(rules.ruralTax, koreanDay(today), 'asOf').exemptUpTo
    const regulatedArea =
      given.regulated ??
      (regionCode !== null && regulationOf(readPlace(regionCode, rules), koreanDay(today), rules) !== null)
    const isOfficetel = given.propertyType !== null && PROPERTY_KINDS[given.propertyType].tax === 'OTHER'
    const inputs = { price, exclusiveArea, ownedHomes, regulatedArea }
    const result = isOfficetel ? officetelTax(price, today, rules) : acquisitionTax(inputs, today, rules)
    const main = tax.said(money(result.total, language))
    const assumptions: Assumption[] = isOfficetel
      ? []
      : [
          ...(given.area === null ? [assume(names.area, words.upTo85)] : []),
          ...(given.ownedHomes === null ? [assume(names.homes, words.noHomes)] : []),
          // For a first home it makes no difference.
          ...(given.regulated === null && regionCode === null && ownedHomes > 0
            ? [assume(names.regulated, words.notRegulated)]
            : []),
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

export const tax = defineTool({
  id: 'tax',
  title: { KO: '취득세 계산', EN: 'acquisition tax' },
  kind: 'calculation',
  needs: ['price'],
  asks: ({ calculates }) => calculates('tax'),
  calculations: {
    acquisitionTax: { KO: '취득세 계산', EN: 'Acquisition tax' },
  },
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseTax,
})
