import type { Case } from '../../domain/case.ts'
import type { Outcome } from '../../domain/calculator/lease/outcome.ts'
import { within } from '../../domain/message/arg.ts'
import { message, say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import type { Request } from '../../domain/reading/request.ts'
import { asFact } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { ReminderRow } from '../facts/row.ts'
import type { Calculation } from './calculation.ts'
import { foundBy } from './context.ts'
import type { Found } from './tool.ts'

/** A jeonse has no rent: that none was said is nothing that was taken for granted. */
export const assumedOf = (
  assumptions: readonly Said[],
  { rents, transactionTypes: [deal, ...more] }: Case,
): Said[] =>
  rents.length === 0 && deal === 'JEONSE' && more.length === 0
    ? assumptions.filter(({ id }) => id !== 'note.omitted')
    : [...assumptions]

/** A sum of which nothing says what it is: what another of its size is to become. */
export const openNear = ({ wishes }: Request, sum: number): number | null =>
  sum > 0 ? (wishes.flatMap(({ open }) => open).find((it) => it > sum / 2 && it < sum * 2) ?? null) : null

/** What comes out where a condition holds. */
export const at = (condition: Said, result: Said): Said =>
  message('lease.at', { condition: within(condition), result: within(result) })

/** What is said of the result; where facts leave it open, of each that may come out. */
export const saidOf = <Result>(
  { result, alternatives }: Pick<Outcome<Result>, 'result' | 'alternatives'>,
  tell: (result: Result) => Said,
): Said[] =>
  result === null ? alternatives.map(({ condition, result: it }) => at(condition, tell(it))) : [tell(result)]

/** What came out, as a source keeps it. */
export const openResults = ({ result, alternatives }: Outcome<unknown>) => ({
  result,
  alternatives: alternatives.map(({ condition, result: it }) => ({
    condition: say(condition, 'KO'),
    result: it,
  })),
})

interface Told extends Pick<Calculation, 'name' | 'inputs' | 'further'> {
  outcome: Outcome<unknown>
  /** The answer first; `caveats` of them stand in the lead too. */
  said: Parts<Said>
  caveats?: Parts<Said>
  given?: readonly Fact[]
  reminders?: readonly ReminderRow[]
}

/** A calculation of a lease as what a tool found. */
export const findingOf = ({
  outcome,
  said,
  caveats = [],
  given = [],
  further,
  reminders = [],
  ...of
}: Told): Found => {
  const led = new Set(present(caveats))
  const [main, ...others] = new Set([...present(said), ...led])
  return foundBy({
    ...of,
    result: { assumptions: outcome.assumptions, rules: outcome.rules },
    further: { ...openResults(outcome), ...further },
    facts: [
      main && asFact('conclusion', main),
      ...others.map((it) => asFact(led.has(it) ? 'caveat' : 'result', it)),
      ...given,
    ],
    rows: reminders,
  })
}

/** An article of the Civil Act. */
export const civil = (articleNumber: string): { lawName: string; articleNumber: string } => ({
  lawName: '민법',
  articleNumber,
})
