import type { Leaf } from '../../domain/block.ts'
import { withRole } from '../facts/fact.ts'
import type { Evidence } from '../facts/evidence.ts'
import { rowOf } from '../facts/row.ts'
import type { ToolName } from '../tools/tool.ts'
import { bullets, dotted, labelled, line, part } from './line.ts'
import type { Part } from './line.ts'

/** What a calculation comes to: its result, and what must not be read past. */
export const leadOf = (item: Evidence) =>
  withRole(item, 'conclusion', 'caveat').map((fact) => line(item, fact))

/** Its results, and why. */
export const resultsOf = (item: Evidence): Leaf =>
  bullets(
    [...withRole(item, 'conclusion', 'result', 'caveat'), ...withRole(item, 'reason')].map((fact) =>
      line(item, fact),
    ),
  )

/** What a calculation rests on, for whoever wants to check it: a line each for inputs, assumptions and rules. */
export const basisOf = (item: Evidence): Leaf[] => {
  const [given, assumed, rules] = [
    withRole(item, 'input'),
    withRole(item, 'assumption'),
    withRole(item, 'rule'),
  ]
  const lines = [
    ...(given.length === 0 ? [] : [labelled('calculation.given', dotted(item, given))]),
    ...(assumed.length === 0 ? [] : [labelled('calculation.assumed', line(item, ...assumed))]),
    ...rules.map((rule) => labelled('calculation.rule', line(item, rule))),
  ]
  return lines.length === 0 ? [] : [{ kind: 'note', role: 'basis', lines }]
}

/** Tools whose results other composers tell. */
const TOLD_ELSEWHERE: readonly (ToolName | undefined)[] = ['lending', 'contract']

/** Each calculation in a section: its result first, then why, then what went in and by which rules. */
export const composeCalculations = (evidence: readonly Evidence[]): Part[] =>
  evidence.flatMap((item) =>
    item.kind !== 'calculation' || TOLD_ELSEWHERE.includes(item.tool) || rowOf(item, 'document') !== null
      ? []
      : [part(leadOf(item), item.title, [resultsOf(item), ...basisOf(item)])],
  )
