import { present } from '../../domain/present.ts'
import { acquisitionTax, officetelTax } from '../../domain/calculator/acquisition-tax.ts'
import type { TaxAlternative } from '../../domain/calculator/tax/bill.ts'
import { readPlace } from '../../domain/calculator/region.ts'
import { regulationOf } from '../../domain/calculator/regulated-area.ts'
import { isNoHome } from '../../domain/case-kind.ts'
import { area, money, percent } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import { purchaseTax } from '../../domain/reading/tax.ts'
import { inForce } from '../../domain/rules/rule.ts'
import { koreanDay } from '../../domain/day.ts'
import { sum } from '../facts/row.ts'
import { defineTool } from './tool.ts'
import type { Assumed, Found, ToolContext } from './tool.ts'
import { concludes, finds, given } from './calculation.ts'
import { assume, foundBy, missing } from './context.ts'
import { makeTax, taxAsked } from './tax-inputs.ts'
import { exampleSaid, sharedSaid, zoneSaid } from './tax-zone.ts'
import { nameOf, outcomesOf, partsOf, resultsOf, whenOf } from './tax-results.ts'

/** The taxes on buying at a price, and what they are worked out of. */
const taxesAt = (context: ToolContext, price: number) => {
  const { given: asked, today, rules, ruleRegion: regionCode } = context
  const ownedHomes = asked.ownedHomes ?? 0
  const { exemptUpTo } = inForce(rules.ruralTax, koreanDay(today), 'asOf')
  const exclusiveArea = asked.area ?? exemptUpTo
  const regulatedArea =
    asked.regulated ??
    (regionCode !== null && regulationOf(readPlace(regionCode, rules), koreanDay(today), rules) !== null)
  const isOther = isNoHome(asked)
  const inputs = { price, exclusiveArea, ownedHomes, regulatedArea }
  const result = isOther ? officetelTax(price, today, rules) : acquisitionTax(inputs, today, rules)
  return { result, inputs, isOther, exemptUpTo }
}

/** What a buyer pays in taxes, with what leads to it where what is not known leaves it open; none: what it takes is not known. */
export const outcomesOnBuying = (
  context: ToolContext,
  price: number,
): { when: Arg | null; total: number }[] => {
  const { tools, request, given: asked, ruleRegion, today, rules } = context
  const said = taxAsked(request, asked, true)
  if (said === null || !(said === purchaseTax() || tools.includes('taxes')))
    return [{ when: null, total: taxesAt(context, price).result.total }]
  const made = makeTax('acquisitionTax', { said, given: asked, ruleRegion, today, rules })
  if ('needs' in made) return []
  const { bill, alternatives } = made.calculation
  if (bill !== null) return bill.total === null ? [] : [{ when: null, total: bill.total }]
  return outcomesOf(alternatives).flatMap((it) =>
    it.result.total === null ? [] : [{ when: whenOf(it), total: it.result.total }],
  )
}

/** What a buyer pays in taxes; null where what is not known leaves it open. */
export const taxesOnBuying = (context: ToolContext, price: number): number | null => {
  const [only, ...more] = outcomesOnBuying(context, price)
  return only === undefined || more.length > 0 ? null : only.total
}

/** What a buyer pays by the homes they own already, where that is not said; none where it makes no difference. */
const byHomesOwned = (context: ToolContext): readonly TaxAlternative[] => {
  const { given: asked, ruleRegion, today, rules } = context
  const said = purchaseTax()
  if (asked.ownedHomes !== null || said === null) return []
  const made = makeTax('acquisitionTax', { said, given: asked, ruleRegion, today, rules })
  return 'needs' in made ? [] : made.calculation.alternatives
}

/** What a buyer pays in taxes. */
const analyseTax = (context: ToolContext): Found => {
  const { given: asked, request, ruleRegion: regionCode } = context
  if (asked.price === null) return missing('acquisitionTax', { price: null })
  // What is bought with a home is part of its price.
  const said = taxAsked(request, asked, true)
  const price = asked.price + (said?.sums.options ?? 0)
  const { result, inputs, isOther, exemptUpTo } = taxesAt(context, price)
  const { ownedHomes } = inputs
  const open = isOther ? [] : byHomesOwned(context)
  const outcomes = outcomesOf(open)
  const [first] = open
  const main =
    first === undefined
      ? concludes('acquisition.total', { total: money(result.total) })
      : concludes('tax.say.depends', { name: nameOf(first.result), results: resultsOf(outcomes) })
  const assumptions: Assumed[] = isOther
    ? []
    : present([
        asked.area === null && assume('area', message('assumed.area', { area: area(exemptUpTo) })),
        asked.ownedHomes === null && open.length === 0 && assume('homes', message('assumed.noHomes')),
        // For a first home it makes no difference.
        asked.regulated === null &&
          regionCode === null &&
          ownedHomes > 0 &&
          assume('regulated', message('assumed.notRegulated')),
      ])
  const metrics = [sum(message('calculation.acquisitionTax'), result.total)]
  return foundBy(
    {
      name: 'acquisitionTax',
      inputs: isOther ? { price, propertyType: asked.propertyType ?? asked.facts.premises } : inputs,
      result,
      ...(open.length > 0 && { further: { alternatives: open } }),
      facts: [
        main,
        ...exampleSaid(asked),
        ...outcomes.map((it) => finds('tax.say.case', { when: whenOf(it), what: partsOf(it.result) })),
        open.length === 0 &&
          finds('acquisition.parts', {
            tax: money(result.tax),
            education: money(result.localEducationTax),
            rural: money(result.ruralSpecialTax),
          }),
        open.length === 0 && finds('acquisition.rate', { rate: percent(result.rate) }),
        ...sharedSaid('acquisitionTax', said),
        ...(isOther
          ? [finds(asked.propertyType === null ? 'tax.why.noHome' : 'acquisition.officetel')]
          : zoneSaid(context)),
        given({
          price,
          ...(!isOther && { area: asked.area, homes: open.length === 0 ? ownedHomes : null }),
        }),
      ],
      rows: metrics,
    },
    { assumptions },
  )
}

export const tax = defineTool({
  id: 'tax',
  needs: ['price'],
  asks: ({ calculates, chosen }) => calculates('tax') && !chosen.includes('taxes'),
  calculations: ['acquisitionTax'],
  run: analyseTax,
})
