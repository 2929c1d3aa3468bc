import type { AppliedRule } from '../../domain/answer.ts'
import { area, count, date, money, percent, term, text as textArg } from '../../domain/message/arg.ts'
import type { Arg } from '../../domain/message/arg.ts'
import type { TermUnder } from '../../domain/message/term.ts'
import { message } from '../../domain/message/say.ts'
import type { MessageId, Said } from '../../domain/message/say.ts'
import { present } from '../../domain/present.ts'
import type { Parts } from '../../domain/present.ts'
import type { Evidence } from '../facts/evidence.ts'
import { asFact, facts } from '../facts/fact.ts'
import type { Fact } from '../facts/fact.ts'
import type { Row } from '../facts/row.ts'
import type { CalculationName } from './tool.ts'

/** The result; what else came out; what of it must not be read past; what to do next. */
export const concludes = facts('conclusion')
export const finds = facts('result')
export const warns = facts('caveat')
export const advises = facts('advice')
/** The first is the result. */
export const inOrder = (said: Parts<Said>): Fact[] =>
  present(said).map((it, position) => asFact(position === 0 ? 'conclusion' : 'result', it))
const applies = facts('rule')
export const givenAs = facts('input')

/** What a calculation takes, by the names that people have for it. */
export type GivenName = TermUnder<'given'>
/** Numbers are 만원, but for these. */
const MEASURED: Partial<Record<GivenName, (value: number) => Arg>> = {
  rate: (value) => percent(value),
  years: (value) => count(value, 'year'),
  area: (value) => area(value),
}

/** What went in, in this order; what is null or undefined was not said. */
export const given = (values: Partial<Record<GivenName, number | Arg | null | undefined>>): Fact[] =>
  Object.entries(values).flatMap(([key, value]) => {
    if (value == null) return []
    const name = key as GivenName
    if (typeof value !== 'number') return [givenAs('input.of', { name: term(`given.${name}`), value })]
    if (name === 'homes') return [givenAs('input.homes', { homes: count(value, 'home') })]
    return [givenAs('input.of', { name: term(`given.${name}`), value: (MEASURED[name] ?? money)(value) })]
  })

export interface Calculation {
  /** By which its results are known. */
  name: CalculationName
  /** Left out: the calculation's own name. */
  title?: Said
  inputs: Record<string, unknown>
  /** Left out: no rule was applied, and `further` holds all that came out. */
  result?: { assumptions: Said[]; rules: AppliedRule[]; reasons?: Said[] } & object
  /** Figures beside the calculator's own. */
  further?: Record<string, unknown>
  /** What is said of it, the most important first, and what went in. */
  facts: Parts<Fact>
  /** What it holds as data. */
  rows?: Parts<Row>
}

const factOfRule = ({ name, english, article, isUnverified, until }: AppliedRule): Fact => {
  const values = {
    name: textArg({ ko: name, en: english?.name ?? name }),
    article: textArg({ ko: article, en: english?.article ?? article }),
  }
  if (until === undefined) return applies(isUnverified ? 'rule.unverified' : 'rule.applied', values)
  return applies(isUnverified ? 'rule.unverifiedUntil' : 'rule.appliedUntil', {
    ...values,
    until: date(until),
  })
}

/** A calculation as a source: what went in, what came out, by which rules. */
export const calculationEvidence = ({
  name,
  title = message(`calculation.${name}` satisfies MessageId),
  inputs: given,
  result = { assumptions: [], rules: [] },
  further = {},
  facts: told,
  rows = [],
}: Calculation): Evidence => {
  const { assumptions, rules, reasons = [], ...figures } = result
  return {
    n: 1,
    kind: 'calculation',
    title,
    facts: [
      ...present(told),
      ...reasons.map((note): Fact => ({ ...note, basis: 'computed', role: 'reason' })),
      ...assumptions.map((note): Fact => ({ ...note, basis: 'assumed', role: 'assumption' })),
      ...rules.map(factOfRule),
    ],
    rows: present(rows),
    source: {
      kind: 'CALCULATION',
      name,
      inputs: given,
      result: { ...figures, ...further, reasons, assumptions },
      rules,
    },
    listing: null,
  }
}
