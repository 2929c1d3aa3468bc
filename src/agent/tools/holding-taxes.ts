import { canonicalJson } from '../../domain/canonical-json.ts'
import { sum } from '../../domain/calculator/tax/bill.ts'
import type { TaxAlternative, TaxCalculation } from '../../domain/calculator/tax/bill.ts'
import { list, money, phrase, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { TaxAsk } from '../../domain/reading/tax-words.ts'
import type { Evidence } from '../facts/evidence.ts'
import { calculationEvidence, concludes, finds, warns } from './calculation.ts'

type Conditions = TaxAlternative['conditions']

/** What one tax comes to, 만원, and where it does; no conditions: in any case. */
interface Due {
  conditions: Conditions
  total: number
}

/** What a tax comes to in each case that nobody decided; none where a case has no sum. */
const dueOf = ({ bill, alternatives }: TaxCalculation): Due[] => {
  const all =
    bill === null
      ? alternatives.map(({ conditions, result }) => ({ conditions, total: result.total }))
      : [{ conditions: [], total: bill.total }]
  const due = all.flatMap(({ conditions, total }) => (total === null ? [] : [{ conditions, total }]))
  return due.length < all.length ? [] : due
}

interface Both {
  conditions: Conditions
  property: number
  comprehensive: number
}

/** Both taxes where the same facts decide of them; none where what decides of the one is another thing than of the other. */
const bothOf = (property: readonly Due[], comprehensive: readonly Due[]): Both[] => {
  const pairs = property.flatMap((one) =>
    comprehensive.flatMap((other): Both[] =>
      one.conditions.length === 0 ||
      other.conditions.length === 0 ||
      canonicalJson(one.conditions) === canonicalJson(other.conditions)
        ? [
            {
              conditions: one.conditions.length === 0 ? other.conditions : one.conditions,
              property: one.total,
              comprehensive: other.total,
            },
          ]
        : [],
    ),
  )
  return pairs.length === Math.max(property.length, comprehensive.length) ? pairs : []
}

const whenOf = ({ conditions }: Both): Arg => list(conditions.map(within))

/**
 * What is paid for a home in a year in all: property tax and comprehensive real estate tax together, the latter before what of the
 * former is taken off it; null where one of them is not worked out, or not for the same cases.
 */
export const holdingTogether = (made: ReadonlyMap<TaxAsk, TaxCalculation>): Evidence | null => {
  const [property, comprehensive] = [made.get('propertyTax'), made.get('comprehensiveRealEstateTax')]
  if (property === undefined || comprehensive === undefined) return null
  const both = bothOf(dueOf(property), dueOf(comprehensive)).map((it) => ({
    ...it,
    total: sum([it.property, it.comprehensive]),
  }))
  const [first, ...others] = both
  if (first === undefined) return null
  const partsOf = (it: (typeof both)[number]) => ({
    total: money(it.total),
    property: money(it.property),
    comprehensive: money(it.comprehensive),
  })
  return calculationEvidence({
    name: 'holdingTaxes',
    inputs: {},
    further:
      others.length === 0
        ? { total: first.total, propertyTax: first.property, comprehensiveRealEstateTax: first.comprehensive }
        : {
            alternatives: both.map(({ conditions, total, property: ofProperty, comprehensive: ofAll }) => ({
              conditions,
              total,
              propertyTax: ofProperty,
              comprehensiveRealEstateTax: ofAll,
            })),
          },
    facts: [
      others.length === 0
        ? concludes('tax.say.holding', partsOf(first))
        : concludes('tax.say.depends', {
            name: within(message('calculation.holdingTaxes')),
            results: list(both.map((it) => phrase([whenOf(it), money(it.total)]))),
          }),
      others.length > 0 && both.map((it) => finds('tax.say.holdingIf', { when: whenOf(it), ...partsOf(it) })),
      // Of one result the comprehensive tax says so itself.
      others.length > 0 && both.some((it) => it.comprehensive > 0) && warns('tax.say.holdingMost'),
    ],
  })
}
