import type { ClauseEffect, Contract, ContractRisk, RiskLevel } from '../contract.ts'
import type { Detector } from '../detector.ts'
import { beforeBarOnLessor } from '../frame.ts'
import { toPlain } from '../plain.ts'
import { spares } from '../rule.ts'
import { weigh } from './model.ts'
import { readWeights } from './weights.ts'

/** Below this a clause that no rule knows is left alone; measured on clauses that the model had not seen. */
const SURE_ENOUGH = 0.2
/** A clause seldom carries a second risk: what reads like one beside another needs to be surer. */
const SURE_BESIDE = 0.75
/** A clause of more sentences is read one by one: a messenger text says many things in one breath. */
const MOST_SENTENCES = 3
const SHORTEST = 8
/** A sentence of more letters may say several things, each of which may be a risk of its own, read without what is beside it. */
const RUN_ON = 45
const SHORTEST_STATEMENT = 14
const SURE_OF_STATEMENT = 0.7
/** A short piece that does not end as something said does is a heading or a field. */
const SAID = /[다요죠함됨음임기것줘줌게야]$|.{16}/
/** What a rule of the same type lets be for an exception has to read like a risk beyond doubt. */
const SURE_AGAINST = 0.75
/** A rule that fires on a clause which reads like no risky one may have met its words by chance. */
const DOUBTFUL = 0.4
const UNLIKELY = 0.01

/** A box to tick: what stands beside it is a field of a form and nothing that was agreed. */
const BOX = /[□☐☑■]/

interface Unit {
  text: string
  plain: string
}

const readUnits = ({ clauses }: Contract): Unit[] =>
  clauses.flatMap(({ sentences }) =>
    sentences.length > MOST_SENTENCES
      ? sentences
      : [
          {
            text: sentences.map(({ text }) => text).join(' '),
            plain: sentences.map(({ plain }) => plain).join(''),
          },
        ],
  )

/** Where one thing said ends and the next begins without an end of the sentence. */
const STATEMENT_END = /(?<=[가-힣](?:(?<![라다자냐])고|며|면서|지만|는데|니까|[고구]요))[,\s]+|,\s+/

/** The statements of a run-on sentence, none too short to mean anything. */
const readStatements = ({ text, plain }: Unit): Unit[] => {
  if (plain.length < RUN_ON) return []
  const pieces = text.split(STATEMENT_END).reduce<string[]>((all, piece) => {
    const last = all.at(-1)
    if (last !== undefined && toPlain(last).length < SHORTEST_STATEMENT) all.splice(-1, 1, `${last} ${piece}`)
    else all.push(piece)
    return all
  }, [])
  return pieces.length < 2 ? [] : pieces.map((piece) => ({ text: piece, plain: toPlain(piece) }))
}

const squash = (text: string): string => text.replace(/\s/g, '')

/**
 * What the rules have no words for, read by likeness to clauses whose meaning is known. It rests on fewer grounds
 * than a rule, so it is never said with the highest severity.
 */
export const readSense = (
  contract: Contract,
  detectors: readonly Detector[],
  found: readonly ContractRisk[],
): ContractRisk[] => {
  const open = new Map(
    detectors
      .filter(({ subjects }) => subjects?.includes(contract.subject) ?? true)
      .map((detector) => [detector.type, detector]),
  )
  const read = (unit: Unit, said: readonly ContractRisk[], leasts: { first: number; beside: number }) => {
    const plain = beforeBarOnLessor(unit.plain) ?? unit.plain
    if (plain.length < SHORTEST || BOX.test(unit.text)) return []
    const likely = [...weigh(plain, readWeights())].toSorted((a, b) => b[1] - a[1])
    return likely.flatMap(([type, likeness], rank): ContractRisk[] => {
      const detector = open.get(type)
      const least = rank === 0 && said.length === 0 ? leasts.first : leasts.beside
      if (!detector || likeness < least || said.some((risk) => risk.type === type)) return []
      if (detector.allows(unit.plain)) return []
      if (likeness < SURE_AGAINST && spares(detector, unit.plain, contract)) return []
      return [
        {
          type,
          rule: null,
          severity: SEVERITY,
          clause: unit.text,
          reason: detector.likeness,
          effect: supposed(detector.effect(contract.subject)),
          article: detector.article(contract.subject),
          suggestion: detector.suggestion,
        },
      ]
    })
  }
  return readUnits(contract).flatMap((unit) => {
    if (!SAID.test(unit.plain.replace(/[.!~ㅎ^)]+$/, ''))) return []
    const said = found.filter(({ clause }) => shares(clause, unit.text))
    const whole = read(unit, said, { first: SURE_ENOUGH, beside: SURE_BESIDE })
    const known = [...said, ...whole]
    const pieces = readStatements(unit).flatMap((piece) =>
      read(piece, known, { first: SURE_OF_STATEMENT, beside: SURE_OF_STATEMENT }),
    )
    return [...whole, ...pieces]
  })
}

const shares = (one: string, other: string): boolean =>
  squash(one).includes(squash(other)) || squash(other).includes(squash(one))

const SEVERITY: RiskLevel = 'MEDIUM'
/** Of what only reads like it. */
const supposed = (effect: ClauseEffect | null): ClauseEffect | null =>
  effect === 'VOID' || effect === 'EXCESS_VOID' ? 'MAYBE_VOID' : effect

/**
 * Words may meet by chance: a rule that fires on a clause unlike any risky one of its type keeps its finding, not the
 * highest severity, and loses it where the clause reads otherwise beyond doubt. What figures show is not weighed.
 */
export const weighRules = (
  found: readonly ContractRisk[],
  detectors: readonly Detector[],
): ContractRisk[] => {
  const worded = new Set(
    detectors.flatMap(({ type, rules }) =>
      rules.flatMap(({ id, conditions }) => (conditions.length === 0 ? [`${type} ${id}`] : [])),
    ),
  )
  return found.flatMap((risk) => {
    if (!worded.has(`${risk.type} ${risk.rule}`)) return [risk]
    const likeness = weigh(toPlain(risk.clause), readWeights()).get(risk.type) ?? 1
    if (likeness < UNLIKELY) return []
    return [risk.severity === 'HIGH' && likeness < DOUBTFUL ? { ...risk, severity: SEVERITY } : risk]
  })
}
