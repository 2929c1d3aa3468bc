import type { AppliedRule } from '../../domain/answer.ts'
import { formatManwon, formatManwonEnglish } from '../../domain/money.ts'
import type { Language } from '../../domain/run.ts'
import { factLine } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import { CALCULATION_WORDS } from './prompt.ts'
import { reasonsIn, ruleName } from './reasons.ts'

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
  result: { assumptions: string[]; rules: AppliedRule[]; reasons?: string[] } & object
  /** Figures beside the calculator's own. */
  further?: Record<string, unknown>
  /** The sentences of the result, the most important one first. */
  said: readonly string[]
  /** The inputs in words. */
  given: readonly string[]
  /** What to do next. */
  advice?: readonly string[]
  language: Language
}

/**
 * A calculation as a source: what went in, what came out, by which rules. Its facts are the very sentences that an answer
 * says, in the language of the answer.
 */
export const calculationEvidence = ({
  name,
  title,
  inputs,
  result,
  further = {},
  said,
  given,
  advice = [],
  language,
}: Calculation): Evidence => {
  const words = CALCULATION_WORDS[language]
  const { assumptions, rules, reasons = [], ...figures } = result
  const korean = language === 'KO'
  return {
    n: 1,
    kind: 'calculation',
    title: inertText(title),
    facts: [
      ...said,
      ...given.map((it) => `${words.given}: ${it}`),
      ...advice.map((it) => factLine('advice', language, it)),
      ...reasonsIn(reasons, language).map((it) => `${words.reason}: ${it}`),
      ...reasonsIn(assumptions, language).map((it) => `${words.assumed}: ${it}`),
      ...rules.map((rule) =>
        korean
          ? `${words.rule}: ${rule.name} — ${rule.article} (${rule.effectiveFrom}부터). ${rule.text}`
          : `${words.rule}: ${ruleName(rule.name, language)} — ${rule.article} (since ${rule.effectiveFrom}${rule.until === undefined ? '' : `; published until ${rule.until}, no later rule is known`})`,
      ),
    ].map(inertText),
    source: {
      kind: 'CALCULATION',
      label: title,
      name,
      inputs,
      result: {
        ...figures,
        ...further,
        reasons: reasonsIn(reasons, language),
        assumptions: reasonsIn(assumptions, language),
      },
      rules,
    },
    listing: null,
  }
}
