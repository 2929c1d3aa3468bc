import type { FieldIssue } from './errors.ts'
import { name } from './message/arg.ts'
import type { Arg } from './message/arg.ts'
import type { MessageId } from './message/catalogue.ts'
import { say } from './message/say.ts'
import type { Language } from './run.ts'

/** The rules that a field can break; what each says is a message of that name. */
export type FieldRule = MessageId extends infer Id ? (Id extends `rule.${infer Rule}` ? Rule : never) : never

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

const PHONE = { example: name('010-1234-5678') }
const DAY = { example: name('2026-12-01') }

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

const line = (rule: FieldRule, english: string, values: Line['values'] = {}): Line => ({
  rule,
  english: patternOf(english),
  values,
})

/** By the words that the schemas have for them, the closer ones first. */
const RULES: readonly Line[] = [
  line('NOT_EMPTY', 'must not be empty'),
  line('LENGTH', 'must have {min} to {max} characters'),
  line('MAX_LENGTH', 'must have at most {max} characters'),
  line('MAX_LENGTH', 'Too big: expected string to have <={max} characters'),
  line('MIN_LENGTH', 'Too small: expected string to have >={min} characters'),
  line('MAX_ITEMS', 'must have at most {max} items'),
  line('MAX_ITEMS', 'Too big: expected array to have <={max} items'),
  line('MAX_ITEMS', 'at most {max} ids at a time'),
  line('MIN', 'must be at least {min}'),
  line('MIN', 'Too small: expected number to be >={min}'),
  line('MIN', 'Too small: expected int to be >={min}'),
  line('MAX', 'must be at most {max}'),
  line('MAX', 'Too big: expected number to be <={max}'),
  line('MAX', 'Too big: expected int to be <={max}'),
  line('RANGE', 'must be {min} to {max}'),
  line('RANGE', 'must be percent, {min} to {max}'),
  line('POSITIVE', 'must be more than {min}'),
  line('POSITIVE', 'must be above {min}'),
  line('POSITIVE', 'must be above {min}: *'),
  line('POSITIVE', 'Too small: expected number to be >{min}'),
  line('NOT_NEGATIVE', 'must not be negative'),
  line('WHOLE', 'Invalid input: expected int, received number'),
  line('ORDER', 'min must not be greater than max'),
  line('BOUNDS', 'south/west must not exceed north/east'),
  line('ONE_OF', 'must be one of {values}'),
  line('PHONE', 'must be a Korean phone number such as *', PHONE),
  line('DATE', 'must be a date such as *', DAY),
  line('DATE', 'must be a day, YYYY-MM-DD', DAY),
  line('CALENDAR_DAY', 'is not a day of the calendar'),
  line('AFTER_START', 'must be after startDate'),
  line('NOT_BEFORE', 'must not be before {what}'),
  line('NOT_ABOVE', 'must not be above {what}'),
  line('ABOVE', 'must be above {what}'),
  line('UNTIL_TODAY', 'must be from {from} until today'),
  line('RESIDENT_NUMBER', 'is not a resident registration number *'),
  line('OTHER_PERSON', 'is that of the lessor'),
  line('REGION_CODE', 'must be a 법정동코드 of *'),
  line('REGION_CODE', 'must be the * leading digits of a 법정동코드'),
  line('REGION_CODE', 'a region code has 10 digits *'),
  line('UNKNOWN_REGION', 'is not a known region'),
  line('REGION_SPLIT', 'was split: ask for one of {codes}'),
  line('DEPOSIT_NEEDED', 'is needed: there is no listing that says it'),
  line('RENT_NEEDED', 'is needed: this home is let for a monthly rent *'),
  line('PASSWORD_NEEDED', 'is needed: the account has one'),
  line('NEEDED', 'is needed'),
  line('NEEDED', 'is needed *'),
  line('NEEDED', 'is needed, *'),
  line('NEEDED', 'must name *'),
  line('NO_PRICE', 'is that of a sale; a lease has a deposit'),
  line('NO_RENT', 'a sale has no monthly rent'),
  line('DOWN_PAYMENT', 'the down payment is more than the price'),
  line('SUM', 'add up to *'),
  line('LISTED_HOME', 'is that of the chosen listing'),
  line('TERM_CHANGE', 'needs a number, a text or both'),
  line('GIVEN_TWICE', 'is given twice'),
  line('GIVEN_TWICE', '* is listed twice'),
  line('EDIT_ONLY', 'go with EDIT only'),
  line('NOT_WITH_REJECT', 'go with ACCEPT and EDIT only'),
  line('NOTHING_CHANGED', 'EDIT needs what is to be otherwise'),
  line('NOT_OFFERED', 'is not one of the suggestions'),
  line('NOT_OFFERED', 'is not one of the offered properties'),
  line('CHANGED_TWICE', 'is about a special term that is changed as well'),
  line('OTHER_ANSWER', 'this run waits for *'),
  line('OTHER_ANSWER', 'is true, or another field answers'),
  line('STEPS_NEEDED', 'MODIFY needs the steps as they should be'),
  line('UNKNOWN_STEP', '* is not a step of this plan'),
  line('STEP_ORDER', '* needs the result of * and cannot come before it'),
  line('STEP_LEFT', 'at least one step must stay*'),
  line('CURSOR', 'is not a cursor of *'),
  line('CURSOR', 'belongs to another *'),
  line('NOT_TOGETHER', 'first and last cannot be * together'),
  line('EMAIL', 'must be an address like *'),
  line('VISIBLE', 'must have visible characters only'),
  line('NO_TEXT', 'the input has characters that no text has (NUL)'),
  line('GUESSED_FIRST', 'is among those that are guessed first'),
  line('TAKEN', 'is taken'),
  line('HTTPS', 'must be an https address of at most {max} characters'),
  line('NO_CONDITION', 'give a filter with a condition, or a sentence'),
  line('NOT_UNDERSTOOD', 'no condition was understood in the sentence'),
  line('TOO_MANY', 'at most {max} searches can be saved'),
  line('ALERTS_OFF', 'the alerts of this saved search are off'),
  line('KEY_USED', 'the key was used for another question'),
  line('NO_ANSWER', 'this run has no answer'),
  line('UNHELPFUL_ONLY', 'go with isHelpful: false only'),
  line('ACCOUNT_NEEDED', 'guests have no profile*'),
  line('ACCOUNT_NEEDED', 'the account has no email'),
  line('ACCOUNT_NEEDED', 'an account without an email has no password*'),
  line('ACCOUNT_NEEDED', 'a guest becomes something by opening an account'),
  line('VERIFIED', 'the email is verified already'),
  line('CONFIRM', 'sign in again, or say confirm: true'),
  line('NO_RULE', 'there is no rule for {day}: *'),
  line('NO_RULE', 'there is no rule for {day}'),
]

/** Patterns look at everything that they may leave untold. */
const LONGEST = 500

const INVALID: Line = line('INVALID', '*')

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
