import type { Language } from '../../domain/run.ts'
import { planSteps, readLine, shownDefault } from './form-field.ts'
import type { PlanStep, ShownField } from './form-field.ts'
import { choiceLines } from './choices.ts'
import type { Terminal } from './terminal.ts'

/** What this program says itself, in the language of the question; what is asked the API says. */
const SAID = {
  KO: {
    unreadable: '알아볼 수 없어요. 다시 적어 주세요.',
    needed: '필요한 값이에요.',
    number: '번호',
    numbers: '번호 (1,2)',
    leave: '그만두려면 비움',
    keep: (known: string) => `비우면 ${known}`,
    skip: '비우면 넘어감',
    more: '더 없으면 비움',
    term: '번호와 새 문구, 번호만 적으면 삭제',
    step: '그대로면 비움, 건너뛰려면 -, 아니면 새 설명',
    wrong: '고칠 것',
  },
  EN: {
    unreadable: 'That cannot be understood. Please write it again.',
    needed: 'This is needed.',
    number: 'number',
    numbers: 'numbers (1,2)',
    leave: 'leave blank to stop',
    keep: (known: string) => `blank: ${known}`,
    skip: 'blank: left out',
    more: 'blank: no more',
    term: 'its number and the new wording; the number alone takes it away',
    step: 'blank: as it is, -: left out, or a new description',
    wrong: 'To be changed',
  },
} as const

/** What was given, by the path of the field; a field that was left out is not in it. */
type Given = ReadonlyMap<string, unknown>
/** What is wrong with a response: its form again, with an error at each field; null: it was taken. */
export type Give = (response: object) => Promise<{ form: readonly ShownField[]; said: string } | null>

const isAsked = ({ when }: ShownField, given: Given): boolean =>
  when === null || when.values.some((value) => value === given.get(when.path))

/** Each answer at its dotted path. */
const responseOf = (form: readonly ShownField[], given: Given): Record<string, unknown> => {
  const response: Record<string, unknown> = {}
  for (const field of form) {
    if (!given.has(field.path) || !isAsked(field, given)) continue
    const names = field.path.split('.')
    const last = names.pop() ?? ''
    let place = response
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>
    place[last] = given.get(field.path)
  }
  return response
}

/** Asks at a terminal what a form asks for. */
const createAsker = (terminal: Terminal, form: readonly ShownField[], language: Language) => {
  const said = SAID[language]
  const promptOf = (field: ShownField, ...more: string[]): string => {
    const notes = [field.help, ...more].filter((note) => note !== null && note !== '')
    return `${field.label}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}: `
  }
  const askLines = async (field: ShownField): Promise<unknown[] | null> => {
    const all: unknown[] = []
    for (;;) {
      const note = field.type === 'TERM_CHANGES' ? said.term : ''
      const line = await terminal.ask(promptOf(field, String(all.length + 1), note, said.more))
      if (line === null) return null
      if (line === '') return all
      all.push(readLine(field, line))
    }
  }
  const askSteps = async (field: ShownField): Promise<PlanStep[] | null> => {
    const steps: PlanStep[] = []
    for (const step of planSteps(field.default)) {
      const line = await terminal.ask(`${step.description} (${said.step}): `)
      if (line === null) return null
      steps.push(line === '-' ? { ...step, skip: true } : { ...step, description: line || step.description })
    }
    return steps
  }

  /** What is given; undefined: it is left out; null: whoever was asked has gone, or wants no more. */
  return async (field: ShownField): Promise<unknown> => {
    if (field.type === 'PLAN_STEPS') return askSteps(field)
    if (field.type === 'TEXTS' || field.type === 'TERM_CHANGES') {
      const lines = await askLines(field)
      return lines?.length === 0 ? undefined : lines
    }
    for (const line of choiceLines(field, language)) terminal.say(line)
    const known = shownDefault(field, language)
    // The one thing that is asked is not answered by whoever does not want to.
    const isAll = form.length === 1 && field.required && known === null
    const blank = isAll
      ? said.leave
      : known !== null
        ? said.keep(known)
        : field.required || field.help !== null
          ? ''
          : said.skip
    const what = field.type === 'CHOICE' ? said.number : field.type === 'CHOICES' ? said.numbers : ''
    for (;;) {
      const line = await terminal.ask(promptOf(field, what, blank))
      if (line === null || (line === '' && isAll)) return null
      const value = line === '' ? (field.default ?? undefined) : readLine(field, line)
      if (value !== undefined || (line === '' && !field.required)) return value
      terminal.say(`  ${line === '' ? said.needed : said.unreadable}`)
    }
  }
}

/**
 * Asks for what a form asks, field by field, and gives it in; what is refused is asked for again, and nothing else. False where
 * whoever was asked has gone.
 */
export const fillForm = async (
  terminal: Terminal,
  form: readonly ShownField[],
  give: Give,
  language: Language,
): Promise<boolean> => {
  const ask = createAsker(terminal, form, language)
  const given = new Map<string, unknown>()
  let asked: ReadonlySet<string> = new Set(form.map(({ path }) => path))
  for (;;) {
    for (const field of form) {
      if (!asked.has(field.path) || !isAsked(field, given)) continue
      const value = await ask(field)
      if (value === null) return false
      if (value === undefined) given.delete(field.path)
      else given.set(field.path, value)
    }
    const refused = await give(responseOf(form, given))
    if (refused === null) return true
    const wrong = refused.form.filter(({ error }) => error !== null)
    for (const { label, error } of wrong) terminal.say(`  ${SAID[language].wrong}: ${label} — ${error}`)
    if (wrong.length === 0) terminal.say(`  ${refused.said}`)
    // A refusal of no field in particular is one of the whole form.
    asked = new Set((wrong.length === 0 ? form : wrong).map(({ path }) => path))
  }
}
