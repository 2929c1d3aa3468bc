import type { FieldIssue } from './errors.ts'
import { name } from './message/arg.ts'
import type { Arg } from './message/arg.ts'
import rows from './field-rules.json' with { type: 'json' }
import { CATALOGUES } from './message/catalogue.ts'
import type { MessageUnder } from './message/catalogue.ts'
import { say } from './message/say.ts'
import type { Language } from './run.ts'

/** The rules that a field can break; what each says is a message of that name. */
export type FieldRule = MessageUnder<'rule'>

/** How far a rule lets a field go: what of it the rule has. */
export interface FieldLimit {
  min: number | null
  max: number | null
}

interface Line {
  rule: FieldRule
  /** What the schemas say of it in English, without the field; values of the message are named groups. */
  english: RegExp
  /** Values that the English does not have. */
  values: Readonly<Record<string, Arg>>
}

const AMOUNT = String.raw`-?\d[\d.,]*(?:e\d+)?`
const escaped = (text: string): string => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)

const PLACE = /(\{\w+\}|\*)/
const groupOf = (group: string): string =>
  group === 'min' || group === 'max' ? `(?<${group}>${AMOUNT})` : `(?<${group}>.+)`

/** `{min}` and `{max}` are numbers, any other name is the rest of the text, `*` some of it that is not told. */
const patternOf = (english: string): RegExp => {
  const parts = english.split(PLACE).map((part) => {
    if (part === '*') return '.*'
    return part.startsWith('{') ? groupOf(part.slice(1, -1)) : escaped(part)
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

const EXAMPLES: Partial<Record<FieldRule, Line['values']>> = {
  PHONE: { example: name('010-1234-5678') },
  DATE: { example: name('2026-12-01') },
}

const isFieldRule = (rule: string): rule is FieldRule => Object.hasOwn(CATALOGUES.KO, `rule.${rule}`)

/** By the words that the schemas have for them, the closer ones first. */
const RULES: readonly Line[] = rows.map(({ rule, english }) => {
  if (!isFieldRule(rule)) throw new Error(`no message says what the rule ${rule} is`)
  return { rule, english: patternOf(english), values: EXAMPLES[rule] ?? {} }
})
const INVALID: Line = { rule: 'INVALID', english: /^/, values: {} }

/** Patterns look at everything that they may leave untold. */
const LONGEST = 500

/** What is said of a field without its name, which some say before it. */
const ruleIn = ({ field, message }: Pick<FieldIssue, 'field' | 'message'>): string => {
  const last = field.split('.').at(-1) ?? ''
  for (const called of [field, last])
    if (called !== '' && message.startsWith(called)) return message.slice(called.length).replace(/^:? /, '')
  return message
}

const numberIn = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text.replaceAll(',', ''))

export interface ToldIssue {
  rule: FieldRule
  /** Null where the rule has none. */
  limit: FieldLimit | null
  said: string
}

/** The rule that an issue is about, its limit, for programs, and what it says for who reads. */
export const tellIssue = (issue: Pick<FieldIssue, 'field' | 'message'>, language: Language): ToldIssue => {
  const text = ruleIn(issue).slice(0, LONGEST)
  const found = RULES.find(({ english }) => english.test(text)) ?? INVALID
  const groups = found.english.exec(text)?.groups ?? {}
  const [min, max] = [numberIn(groups['min']), numberIn(groups['max'])]
  const told = Object.entries(groups).map(([group, value]) => [group, name(value)] as const)
  const args = { ...found.values, ...Object.fromEntries(told) }
  return {
    rule: found.rule,
    limit: min === null && max === null ? null : { min, max },
    said: say({ id: `rule.${found.rule}`, args }, language),
  }
}
