import { nextWorkday } from '../../domain/holiday.ts'
import type { TaxAlternative, TaxBill, TaxCalculation } from '../../domain/calculator/tax/bill.ts'
import { date, list, money, percent, phrase, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { purchaseTax } from '../../domain/reading/tax.ts'
import type { TaxCase } from '../../domain/reading/tax.ts'
import type { TaxAsk } from '../../domain/reading/tax-words.ts'
import type { Case } from '../../domain/case.ts'
import type { Evidence } from '../facts/evidence.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import { calculationEvidence, finds, givenAs } from './calculation.ts'
import { filedBy, gainsInPart } from './gains-in-part.ts'
import { holdingTogether } from './holding-taxes.ts'
import { defineTool, refusalOf } from './tool.ts'
import type { Found, ToolContext } from './tool.ts'
import { conclusionOf, distinctOf, nameOf, outcomesOf, partsOf, resultsOf, whenOf } from './tax-results.ts'
import { makeTax, taxAsked } from './tax-inputs.ts'
import { exampleSaid, isByZone, sharedSaid, zoneSaid } from './tax-zone.ts'

const stepsOf = ({ steps, parts }: Pick<TaxBill, 'steps' | 'parts'>): Arg[] => [
  ...steps.map(({ step, value, unit }) =>
    phrase([term(`tax.step.${step}`), unit === 'PERCENT' ? percent(value) : money(value)]),
  ),
  ...parts.flatMap(({ tax, rate }) =>
    rate === null ? [] : [phrase([term(`tax.part.${tax}`), percent(rate)])],
  ),
]

/** What all results that facts leave open are worked out of alike. */
const sharedSteps = (alternatives: readonly TaxAlternative[]): Arg[] => {
  const [first, ...others] = alternatives
  const steps = (first?.result.steps ?? []).filter(({ step, value }) =>
    others.every(({ result }) => result.steps.some((it) => it.step === step && it.value === value)),
  )
  return stepsOf({ steps, parts: [] })
}

const told = (steps: readonly Arg[]): Fact[] =>
  steps.length === 0 ? [] : [finds('tax.say.steps', { steps: list([...steps]) })]

const deadlineOf = ({ deadlines }: TaxBill): Arg =>
  list(
    deadlines.map(({ what, day }) =>
      phrase([term(`tax.deadline.${what}`), day === null ? null : date(nextWorkday(day))]),
    ),
  )

const evidenceOf = (
  ask: TaxAsk,
  inputs: Record<string, unknown>,
  { bill, alternatives, flips }: TaxCalculation,
  { today, given }: Pick<ToolContext, 'today' | 'given'>,
  beside: readonly Fact[],
): Evidence => {
  const shown = bill ?? alternatives[0]?.result
  const main =
    bill === null
      ? message('tax.say.depends', {
          name:
            shown === undefined
              ? within(message(`calculation.${ask}`))
              : shown.solved === undefined
                ? nameOf(shown)
                : term('tax.step.soldPrice'),
          results: resultsOf(outcomesOf(alternatives)),
        })
      : conclusionOf(bill)
  const rules = bill === null ? alternatives.flatMap(({ result }) => result.rules) : bill.rules
  return calculationEvidence({
    name: ask,
    inputs,
    further: { bill, alternatives, flips },
    result: {
      assumptions: shown?.assumptions ?? [],
      rules: rules.filter((rule, at) => rules.findIndex((it) => it.name === rule.name) === at),
    },
    facts: [
      asFact('conclusion', main),
      ...exampleSaid(given),
      ...(bill?.reasons ?? []).slice(bill?.total === null ? 1 : 0).map((it) => asFact('caveat', it)),
      bill === null &&
        outcomesOf(alternatives).flatMap((it) => [
          finds('tax.say.case', { when: whenOf(it), what: partsOf(it.result) }),
          ...it.result.reasons.map((why) => asFact('result', why)),
        ]),
      ...beside,
      ...told(bill === null ? sharedSteps(alternatives) : stepsOf(bill)),
      shown !== undefined &&
        shown.deadlines.length > 0 &&
        finds('tax.say.deadline', { when: deadlineOf(shown) }),
      flips.length > 0 &&
        finds('tax.say.flips', { results: resultsOf(distinctOf(flips).flatMap((it) => it.slice(0, 1))) }),
      shown !== undefined && givenAs('tax.say.regime', { name: term(`tax.regime.${shown.regime}`) }),
    ],
    rows: filedBy(bill?.deadlines ?? [], today),
  })
}

/** The taxes that are asked for by their names, each by itself. */
const analyseTaxes = (context: ToolContext): Found => {
  const { given, request, today, rules, ruleRegion } = context
  const said = taxAsked(request, given, true)
  if (said === null) return {}
  const evidence: Evidence[] = []
  const gaps: Said[] = []
  const calculated = new Map<TaxAsk, TaxCalculation>()
  for (const ask of said.asks) {
    const bare = gainsInPart(ask, said, context)
    if (bare !== null) {
      evidence.push(bare)
      continue
    }
    try {
      const made = makeTax(ask, { said, given, ruleRegion, today, rules })
      if ('needs' in made) {
        const title = within(message(`calculation.${ask}`))
        const names = list(made.needs.map((it) => term(`tax.need.${it}`)))
        gaps.push(message('tool.missing', { title, names }))
      } else {
        calculated.set(ask, made.calculation)
        evidence.push(
          evidenceOf(ask, made.inputs, made.calculation, context, [
            ...sharedSaid(ask, said),
            ...(isByZone(ask, said, given) ? zoneSaid(context) : []),
          ]),
        )
      }
    } catch (error) {
      gaps.push(refusalOf(ask, error))
    }
  }
  const holding = holdingTogether(calculated)
  if (holding !== null) evidence.unshift(holding)
  return { evidence, gaps, confidence: evidence.length === 0 ? null : 0.9 }
}

export const taxes = defineTool({
  id: 'taxes',
  needs: null,
  asks: ({ tax, searches, given }) =>
    tax !== null && !searches && (tax === purchaseTax() || worksOut(tax, given)),
  calculations: [
    'capitalGainsTax',
    'comprehensiveRealEstateTax',
    'propertyTax',
    'holdingTaxes',
    'rentTaxCredit',
    'rentalIncomeTax',
    'housingDeduction',
    'giftTax',
    'inheritanceTax',
    'stampTax',
  ],
  run: analyseTaxes,
})

/** Whether there is something to work with; a purchase that nothing marks is the acquisition tax of its own tool. */
const worksOut = (tax: TaxCase, { ownedHomes }: Case): boolean => {
  const { asks, cause, sold, sums, open, facts, soldOn, newAfterMonths, homes, ownHomes } = tax
  const { bill: _bill, ...others } = sums
  const hasSum = open.length > 0 || Object.values(others).some((it) => it !== null)
  const isMarked =
    cause !== 'SALE' ||
    sold === 'BUILDING' ||
    sold === 'LAND' ||
    facts.firstHome !== null ||
    facts.birth !== null ||
    facts.corporation !== null ||
    facts.replaces !== null ||
    facts.shrinkingArea !== null ||
    (homes ?? ownHomes ?? ownedHomes ?? 0) > 0
  const isOther = asks.some((ask) => ask !== 'acquisitionTax')
  const isBare =
    asks.includes('capitalGainsTax') &&
    (((soldOn ?? tax.newBoughtOn) !== null && facts.asksDeadline === true) || newAfterMonths !== null)
  return isBare || (hasSum && (isOther || isMarked))
}
