import type { Prose } from '../../domain/prose.ts'
import type { Request } from '../../domain/reading/request.ts'
import { amend, readLater } from '../../domain/reading/amend.ts'
import { positionsChosen } from '../../domain/reading/signs.ts'
import { asksFor } from '../../domain/reading/read-asks.ts'
import type { PlaceIndex } from '../../domain/language/places.ts'
import { handedOver } from '../handed-over.ts'
import type { FollowUp } from '../memory/made-whole.ts'
import { resolveQuestion } from '../memory/resolve.ts'
import type { Resolving } from '../memory/resolve.ts'
import type { AgentPorts } from '../ports.ts'
import type { Question } from '../question.ts'
import { requestOf, withRequest } from '../request-of.ts'
import { isClear } from '../tools/choose.ts'
import { findMissing } from './missing.ts'

export interface Told {
  question: Question
  /** What was suggested when the question was asked back. */
  suggestions: readonly string[]
  answer: Prose
  places: PlaceIndex
}

interface Answered extends Omit<Told, 'places'> {
  /** What the question leans on, as far as it was known when it was asked back. */
  followUp: FollowUp | null
  resolving: Resolving
}

/** “2번”, “두 번째 거요”: the suggestion of that number. */
const chosen = (answer: Prose, suggestions: readonly string[]): Prose => {
  const [position] = positionsChosen(answer)
  return (position === undefined ? undefined : suggestions.at(position)) ?? answer
}

/** What a question becomes with the answer to what was asked back about it: its text, and its request where that is another. */
export const amendByAnswer = ({
  question,
  suggestions,
  answer,
  places,
}: Told): { text: Prose; request: Request | null } => {
  const said = chosen(answer, suggestions)
  const before = requestOf(question, places)
  // Whatever comes back when a contract was asked for is to be read as it stands.
  if (before.intent.intentType === 'CONTRACT_REVIEW' && handedOver(question) === null)
    return { text: `${question.query}\n\n${said}`, request: null }
  const later = readLater(said, { places, now: new Date(question.now) })
  const { intent } = later.said
  // What a ruling near to it is about says what the question left open, and little by itself.
  if (!isClear(before.intent, []) && !isClear(intent, []) && suggestions.some((it) => it === said))
    return { text: `${question.query}\n${said}`, request: null }
  // Said anew and in full it needs the first question no more.
  if (
    !isClear(before.intent, []) &&
    isClear(intent, []) &&
    findMissing({ question: withRequest(question, later.said), intent, places }) === null
  )
    return { text: said, request: later.said }
  const isAnywhere = asksFor('all', said) || later.said.where.anywhere
  if (isAnywhere && later.said.wishes.every(({ home }) => home.regionCodes.length === 0))
    return { text: question.query, request: { ...before, where: { ...before.where, anywhere: true } } }
  return { text: question.query, request: amend(before, later, 'ANSWER', places) }
}

/** What a question becomes with the answer to what was asked back about it, and what it leans on then. */
export const readAnswer = async (
  { answer, suggestions, followUp, question, resolving }: Answered,
  ports: AgentPorts,
  signal: AbortSignal,
): Promise<{ question: Prose; followUp: FollowUp | null }> => {
  if (followUp?.ask) {
    const resolved = await resolveQuestion({ ...resolving, answer }, ports, signal)
    return { followUp: resolved, question: resolved?.text ?? answer }
  }
  const places = await ports.places()
  const { text, request } = amendByAnswer({ question, suggestions, answer, places })
  if (request === null) return { followUp, question: text }
  const made = withRequest({ ...question, ...(followUp && { followUp }) }, request)
  return { followUp: { ...made.followUp, query: resolving.question }, question: text }
}
