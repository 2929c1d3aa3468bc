import { factValues } from '../evidence.ts'
import { inertText } from '../../domain/inert-text.ts'
import type { Evidence } from '../evidence.ts'
import type { Language } from '../../domain/run.ts'
import { CALCULATION_WORDS } from '../tools/prompt.ts'
import { cite } from './text.ts'
import type { Part } from './text.ts'

/** A calculation's facts by what they are: its results, why, and what it rests on. */
export const partsOfCalculation = ({ facts }: Evidence, language: Language) => {
  const { given, reason, assumed, rule } = CALCULATION_WORDS[language]
  const advice = factValues({ facts }, 'advice', language)
  const named = (name: string) =>
    facts.filter((fact) => fact.startsWith(`${name}: `)).map((fact) => fact.slice(name.length + 2))
  const said = facts.filter(
    (fact) =>
      ![given, reason, assumed, rule].some((name) => fact.startsWith(`${name}: `)) &&
      !advice.some((it) => fact.endsWith(it)),
  )
  return {
    said,
    given: named(given),
    reasons: named(reason),
    assumed: named(assumed),
    rules: named(rule),
    advice,
  }
}

/** What a calculation rests on, for whoever wants to check it: a line each for inputs, assumptions and rules. */
export const basisOf = (item: Evidence, language: Language): string[] => {
  const words = CALCULATION_WORDS[language]
  const { given, assumed, rules } = partsOfCalculation(item, language)
  const line = (name: string, texts: readonly string[], joint: string) =>
    texts.length === 0 ? [] : [`> ${name}: ${texts.map(inertText).join(joint)} ${cite(item)}`]
  return [
    ...line(words.given, given, ' · '),
    ...line(words.assumed, assumed, ' '),
    ...rules.flatMap((rule) => line(words.rule, [rule], '')),
  ]
}

/** What must not be read past: that the same sum is riskier elsewhere in the scope. */
const CAVEAT = /^(?:같은 범위에서 가장 싸게|At .+, the lowest price)/
/** Where only a trend is asked for, it is part of the answer. */
const TREND = /개월 변동률: |, change over \d+ months: /
const caveatsOf = (said: readonly string[]): string[] => {
  const isTrend = TREND.test(said[0] ?? '')
  return said.slice(1).filter((fact) => CAVEAT.test(fact) || (isTrend && TREND.test(fact)))
}

/** Sources that other composers tell. */
const TOLD_ELSEWHERE = new Set(['loanMatch'])

/** Each calculation in a section: its result first, then why, then what went in and by which rules. */
export const composeCalculations = (evidence: readonly Evidence[], language: Language): Part[] =>
  evidence.flatMap((item) => {
    const { source } = item
    // A review and a written contract have sections of their own.
    if (
      source.kind !== 'CALCULATION' ||
      source.name.startsWith('contract') ||
      TOLD_ELSEWHERE.has(source.name)
    )
      return []
    const { said, reasons } = partsOfCalculation(item, language)
    const [main] = said
    if (main === undefined) return []
    const basis = basisOf(item, language)
    return [
      {
        lead: [main, ...caveatsOf(said)].map((fact) => `${inertText(fact)} ${cite(item)}`).join('\n'),
        heading: inertText(item.title),
        body: [
          [...said, ...reasons].map((fact) => `- ${inertText(fact)} ${cite(item)}`).join('\n'),
          ...(basis.length === 0 ? [] : [basis.join('\n')]),
        ].join('\n\n'),
      },
    ]
  })
