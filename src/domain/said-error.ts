import type { ExpectedError, FieldIssue, Thing } from './errors.ts'
import { tellIssue } from './field-rule.ts'
import { date, name, term } from './message/arg.ts'
import { message, say } from './message/say.ts'
import type { Said } from './message/say.ts'
import type { TermId } from './message/term.ts'
import { koreanDay } from './day.ts'
import type { Language } from './run.ts'

/** What is missing, as who reads calls it. */
const THINGS: Record<Thing, TermId> = {
  'the account': 'thing.account',
  'the user': 'thing.user',
  'the run': 'thing.run',
  'the session': 'thing.session',
  'the property': 'thing.property',
  'the saved search': 'thing.savedSearch',
  'the checkpoint': 'thing.checkpoint',
  'the document': 'thing.document',
  'the input request': 'thing.inputRequest',
  'the message': 'thing.message',
  'the sign-in': 'thing.signIn',
  'the webhook': 'thing.webhook',
  'the answer with the parties': 'thing.answer',
}

/** What errors have besides their code. By that, and not by their class: who shows one may have put something around it. */
interface Details {
  what?: Thing
  resetsAt?: Date
  retryAfterSeconds?: number
  issues?: readonly FieldIssue[]
}

const wordsOf = ({
  code,
  what,
  resetsAt,
  retryAfterSeconds,
}: Pick<ExpectedError, 'code'> & Details): Said => {
  const seconds = { seconds: name(String(retryAfterSeconds ?? 1)) }
  switch (code) {
    case 'NOT_FOUND':
      return message('error.NOT_FOUND', { what: term(THINGS[what ?? 'the run']) })
    case 'QUOTA_EXCEEDED':
      return message('error.QUOTA_EXCEEDED', { from: date(koreanDay(resetsAt ?? new Date())) })
    case 'TOO_MANY_ATTEMPTS':
      return message('error.TOO_MANY_ATTEMPTS', seconds)
    case 'TOO_MANY_REQUESTS':
      return message('error.TOO_MANY_REQUESTS', seconds)
    // Nobody who reads is told of these.
    case 'FENCED':
    case 'UNREADABLE_FILE':
    case 'PROVIDER_FAILED':
      return message('error.INTERNAL_SERVER_ERROR')
    default:
      return message(`error.${code}`)
  }
}

/** What went wrong, for who reads; of input each rule that is broken, once. */
export const sayError = (error: ExpectedError & Details, language: Language): string => {
  const issues = error.code === 'INVALID_INPUT' ? (error.issues ?? []) : []
  const broken = new Set(issues.map((issue) => issue.said ?? tellIssue(issue, language).said))
  if (broken.size > 0) return [...broken].join(' ')
  if (error.code !== 'INVALID_INPUT') return say(wordsOf(error), language)
  const { rule, said } = tellIssue({ field: '', message: error.message }, language)
  return rule === 'INVALID' ? say(wordsOf(error), language) : said
}

/** Of what nobody expected. */
export const sayBug = (language: Language): string => say(message('error.INTERNAL_SERVER_ERROR'), language)
