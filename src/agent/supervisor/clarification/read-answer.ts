import { amend } from '../../../domain/reading/amend.ts'
import { readRequest } from '../../../domain/reading/read.ts'
import { readSigns } from '../../../domain/reading/signs.ts'
import type { FollowUp } from '../../memory/follow-up.ts'
import { resolveQuestion } from '../../memory/resolve.ts'
import type { Resolving } from '../../memory/resolve.ts'
import type { AgentPorts } from '../../ports.ts'
import { readTogether } from './read-together.ts'
import type { Question } from '../../question.ts'

interface Answered {
  answer: string
  /** What was suggested when the question was asked back. */
  suggestions: readonly string[]
  /** What the question leans on, as far as it was known when it was asked back. */
  followUp: FollowUp | null
  question: Question
  resolving: Resolving
}

/** What a question becomes with the answer to what was asked back about it, and what it leans on then. */
export const readAnswer = async (
  { answer, suggestions, followUp, question, resolving }: Answered,
  ports: AgentPorts,
  signal: AbortSignal,
): Promise<{ question: string; followUp: FollowUp | null }> => {
  if (followUp?.ask) {
    const resolved = await resolveQuestion({ ...resolving, answer }, ports, signal)
    return { followUp: resolved, question: resolved?.text ?? answer }
  }
  const places = await ports.places()
  const now = new Date(question.now)
  const request =
    followUp?.request &&
    amend(followUp.request, { said: readRequest(answer, { places, now }), signs: readSigns(answer) }, places)
  return {
    followUp: followUp && { ...followUp, request: request ?? null },
    question: readTogether({ question, suggestions, answer, places }),
  }
}
