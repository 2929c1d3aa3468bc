import type { TaxAlternative, TaxBill } from '../../domain/calculator/tax/bill.ts'
import { list, money, phrase, term, within } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import { message } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'

/** Told as long as somebody can keep them apart. */
const MOST_RESULTS = 4

export const partsOf = ({ parts }: TaxBill): Arg =>
  list(parts.map(({ tax, amount }) => phrase([term(`tax.part.${tax}`), money(amount)])))

/** What the tax is called: by its main part. */
export const nameOf = ({ parts: [first], regime }: TaxBill): Arg =>
  first === undefined ? term(`tax.regime.${regime}`) : term(`tax.part.${first.tax}`)

export const conclusionOf = (bill: TaxBill): Said => {
  const [, ...others] = bill.parts
  const cut = bill.steps.find(({ step }) => step === 'cut')?.value ?? 0
  const what = nameOf(bill)
  // Why there is no sum says more than that there is none.
  if (bill.total === null) return bill.reasons[0] ?? message('tax.say.unsaid', { name: what })
  if (bill.solved !== undefined)
    return message('tax.say.soldFor', { price: money(bill.solved), name: what, total: money(bill.total) })
  const total = money(bill.total)
  if (bill.regime === 'rentTaxCredit')
    return bill.total === 0 ? message('tax.say.noCredit') : message('tax.say.credit', { total })
  if (bill.total === 0) return message('tax.say.nothing', { name: what, total })
  return others.length === 0
    ? message('tax.say.one', { name: what, total })
    : cut > 0
      ? message('tax.say.cut', { cut: money(cut), total, parts: partsOf(bill) })
      : message('tax.say.all', { total, parts: partsOf(bill) })
}

/** What comes out, and when; null: in all other cases. */
interface Outcome {
  conditions: Said[] | null
  result: TaxBill
}

/** Results that differ, each once, with what leads to it first. */
export const distinctOf = (alternatives: readonly TaxAlternative[]): TaxAlternative[][] => [
  ...Map.groupBy(alternatives, ({ result }) => result.solved ?? result.total).values(),
]

/** As many as can be kept apart: the likeliest, and the highest. */
const likeliest = (all: readonly TaxAlternative[]): TaxAlternative[] => {
  const most = Math.max(...all.map(({ result }) => result.total ?? 0))
  const kept = [...all.filter(({ result }) => result.total === most), ...all].slice(0, MOST_RESULTS)
  return all.filter((it) => kept.includes(it))
}

/**
 * Results that facts leave open: where they can be told one by one, the one that most of them lead to is said once and last; of two
 * alike the likeliest leads.
 */
export const outcomesOf = (alternatives: readonly TaxAlternative[]): Outcome[] => {
  const all = distinctOf(alternatives)
  const [usual = []] = all.toReversed().toSorted((a, b) => b.length - a.length)
  const others = alternatives.filter((it) => !usual.includes(it))
  const [first, second] = usual
  if (first === undefined || second === undefined || others.length === 0 || others.length >= MOST_RESULTS)
    return likeliest(all.flatMap((it) => it.slice(0, 1)))
  return [...others, { conditions: null, result: first.result }]
}

export const whenOf = ({ conditions }: Outcome): Arg =>
  conditions === null ? term('tax.otherwise') : list(conditions.map(within))

export const resultsOf = (outcomes: readonly Outcome[]): Arg =>
  list(
    outcomes.map((it) =>
      phrase([
        whenOf(it),
        // A sentence of its own would end within the list.
        it.result.total === null ? term('tax.untold') : money(it.result.solved ?? it.result.total),
      ]),
    ),
  )
