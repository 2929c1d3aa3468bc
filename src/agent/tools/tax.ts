import { present } from '../../domain/present.ts'
import { acquisitionTax, officetelTax } from '../../domain/calculator/acquisition-tax.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import { area, money, percent } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { PROPERTY_KINDS } from '../../domain/property-kind.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Assumed, Found, ToolContext } from './tool.ts'
import { concludes, finds, given } from './calculation.ts'
import { assume, foundBy, missing } from './context.ts'

/** What a buyer pays in taxes. */
const analyseTax = (context: ToolContext): Found => {
  const { given: asked, today, rules, ruleRegion: regionCode } = context
  const { price } = asked
  if (price === null) return missing('acquisitionTax', { price })
  const ownedHomes = asked.ownedHomes ?? 0
  const { exemptUpTo } = inForce(rules.ruralTax, koreanDay(today), 'asOf')
  const exclusiveArea = asked.area ?? exemptUpTo
  const regulatedArea =
    asked.regulated ??
    (regionCode !== null && regulationOf(readPlace(regionCode, rules), koreanDay(today), rules) !== null)
  const isOfficetel = asked.propertyType !== null && PROPERTY_KINDS[asked.propertyType].tax === 'OTHER'
  const inputs = { price, exclusiveArea, ownedHomes, regulatedArea }
  const result = isOfficetel ? officetelTax(price, today, rules) : acquisitionTax(inputs, today, rules)
  const main = concludes('acquisition.total', { total: money(result.total) })
  const assumptions: Assumed[] = isOfficetel
    ? []
    : present([
        asked.area === null && assume('area', message('assumed.area', { area: area(exemptUpTo) })),
        asked.ownedHomes === null && assume('homes', message('assumed.noHomes')),
        // For a first home it makes no difference.
        asked.regulated === null &&
          regionCode === null &&
          ownedHomes > 0 &&
          assume('regulated', message('assumed.notRegulated')),
      ])
  const metrics = [sum(message('calculation.acquisitionTax'), result.total)]
  return foundBy(
    {
      tool: 'tax',
      name: 'acquisitionTax',
      inputs: isOfficetel ? { price, propertyType: 'OFFICETEL' } : inputs,
      result,
      facts: [
        main,
        finds('acquisition.parts', {
          tax: money(result.tax),
          education: money(result.localEducationTax),
          rural: money(result.ruralSpecialTax),
        }),
        finds('acquisition.rate', { rate: percent(result.rate) }),
        isOfficetel && finds('acquisition.officetel'),
        asked.firstHome && !isOfficetel && finds('acquisition.firstHome'),
        given({ price, ...(!isOfficetel && { area: asked.area, homes: ownedHomes }) }),
      ],
      rows: metrics,
    },
    { assumptions },
  )
}

export const tax = defineTool({
  id: 'tax',
  title: 'tool.tax',
  needs: ['price'],
  asks: ({ calculates, chosen }) => calculates('tax') && !chosen.includes('taxes'),
  calculations: ['acquisitionTax'],
  analysis: 'market',
  section: 'cost',
  isOfCase: true,
  run: analyseTax,
})
