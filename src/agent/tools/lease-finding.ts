import type { Case } from '../../domain/case.ts'
import type { Outcome } from '../../domain/calculator/lease/outcome.ts'
import { say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import type { Request } from '../../domain/reading/request.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { ReminderRow } from '../facts/row.ts'
import { foundBy } from './context.ts'
import type { CalculationName, Findings, ToolName } from './tool.ts'

/** A sum of which nothing says what it is: what another of its size is to become. */
/** A jeonse has no rent: that none was said is nothing that was taken for granted. */
export const assumedOf = (
  assumptions: readonly Said[],
  { rents, transactionTypes: [deal, ...more] }: Case,
): Said[] =>
  rents.length === 0 && deal === 'JEONSE' && more.length === 0
    ? assumptions.filter(({ id }) => id !== 'note.omitted')
    : [...assumptions]

export const openNear = ({ wishes }: Request, sum: number): number | null =>
  sum > 0 ? (wishes.flatMap(({ open }) => open).find((it) => it > sum / 2 && it < sum * 2) ?? null) : null

interface Told {
  tool: ToolName
  name: CalculationName
  inputs: Record<string, unknown>
  outcome: Outcome<unknown>
  /** The answer first; `caveats` of them stand in the lead too. */
  said: readonly Said[]
  caveats?: readonly Said[]
  given?: readonly Fact[]
  further?: Record<string, unknown>
  reminders?: readonly ReminderRow[]
}

/** A calculation of a lease as what a tool found. */
export const findingOf = ({
  tool,
  name,
  inputs,
  outcome,
  said,
  caveats = [],
  given = [],
  further = {},
  reminders = [],
}: Told): Findings => {
  const alternatives = outcome.alternatives.map(({ condition, result }) => ({
    condition: say(condition, 'KO'),
    result,
  }))
  const [main] = said
  const led = new Set(caveats)
  return foundBy(
    {
      tool,
      name,
      inputs,
      result: { assumptions: outcome.assumptions, rules: outcome.rules },
      further: { result: outcome.result, alternatives, ...further },
      facts: [
        ...[...new Set([...said, ...caveats])].map((it) =>
          asFact(it === main ? 'conclusion' : led.has(it) ? 'caveat' : 'result', it),
        ),
        ...given,
      ],
      rows: reminders,
    },
    { insights: main === undefined ? [] : [asFact('conclusion', main)] },
  )
}

/** An article of the Civil Act. */
export const civil = (articleNumber: string): { lawName: string; articleNumber: string } => ({
  lawName: '민법',
  articleNumber,
})
