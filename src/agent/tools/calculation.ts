import type { AppliedRule } from '../../domain/answer.ts'
import { formatManwon, formatManwonEnglish } from '../../domain/money.ts'
import type { Language } from '../../domain/run.ts'
import { name as nameArg } from '../../domain/message/arg.ts'
import { message, say } from '../../domain/message/say.ts'
import type { Said } from '../../domain/message/say.ts'
import { facts } from '../facts/fact.ts'
import type { Fact, Role } from '../facts/fact.ts'
import type { Row } from '../facts/row.ts'
import type { Evidence } from '../facts/evidence.ts'
import { ruleName } from './rule-name.ts'

/** 만원 as people write it; what is not whole is told in won, cut. */
export const money = (amount: number, language: Language): string => {
  if (amount < 0) return `-${money(-amount, language)}`
  if (language === 'EN') return formatManwonEnglish(Math.floor(amount * 10_000) / 10_000)
  return Number.isInteger(amount)
    ? formatManwon(amount)
    : `${Math.floor(amount * 10_000).toLocaleString('en-US')}원`
}

export const percent = (value: number): string => `${Math.round(value * 100) / 100}%`

interface Calculation {
  name: string
  title: string
  inputs: Record<string, unknown>
  result: { assumptions: Said[]; rules: AppliedRule[]; reasons?: Said[] } & object
  /** Figures beside the calculator's own. */
  further?: Record<string, unknown>
  /** The sentences of the result, the most important one first. */
  said: readonly string[]
  /** Those of them that must not be read past, beside the first. */
  caveats?: readonly string[]
  /** The inputs in words. */
  given: readonly string[]
  /** What to do next. */
  advice?: readonly string[]
  /** What it holds as data. */
  rows?: readonly Row[]
  language: Language
}

/** A calculation as a source: what went in, what came out, by which rules. */
export const calculationEvidence = ({
  name,
  title,
  inputs,
  result,
  further = {},
  said,
  caveats = [],
  given,
  advice = [],
  rows = [],
  language,
}: Calculation): Evidence => {
  const { assumptions, rules, reasons = [], ...figures } = result
  const korean = language === 'KO'
  const words = (role: Role, texts: readonly string[]): Fact[] =>
    texts.map((text) => facts(role)('words', { text: nameArg(text) }))
  const noted = (role: Role, notes: readonly Said[]): Fact[] =>
    notes.map((note) => ({ ...note, basis: role === 'assumption' ? 'assumed' : 'computed', role }))
  const [main, ...others] = said
  return {
    n: 1,
    kind: 'calculation',
    title: message('words', { text: nameArg(title) }),
    facts: [
      ...words('conclusion', main === undefined ? [] : [main]),
      ...others.flatMap((it) => words(caveats.includes(it) ? 'caveat' : 'result', [it])),
      ...words('input', given),
      ...words('advice', advice),
      ...noted('reason', reasons),
      ...noted('assumption', assumptions),
      ...words(
        'rule',
        rules.map((rule) =>
          korean
            ? `${rule.name} — ${rule.article} (${rule.effectiveFrom}부터). ${rule.text}`
            : `${ruleName(rule.name, language)} — ${rule.article} (since ${rule.effectiveFrom}${rule.until === undefined ? '' : `; published until ${rule.until}, no later rule is known`})`,
        ),
      ),
    ],
    rows: [...rows],
    source: {
      kind: 'CALCULATION',
      label: title,
      name,
      inputs,
      result: {
        ...figures,
        ...further,
        reasons: reasons.map((it) => say(it, language)),
        assumptions: assumptions.map((it) => say(it, language)),
      },
      rules,
    },
    listing: null,
  }
}
