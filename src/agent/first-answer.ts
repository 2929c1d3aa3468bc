import type { Answer } from '../domain/answer.ts'
import type { Language } from '../domain/run.ts'
import { careFor } from './care/care.ts'
import { rememberDespair } from './memory/remember.ts'
import { answerTalk } from './talk/talk.ts'
import type { AgentDeps } from './ports.ts'

/** What is said before the graph of any mode, and instead of it; null where the graph is to answer. */
export const firstAnswerFor = (deps: AgentDeps) => {
  const { ports } = deps
  const care = careFor(deps)
  return async (
    said: readonly [question: string, ...answers: string[]],
    { runId, language }: { runId: string; language: Language },
    signal: AbortSignal,
  ): Promise<Answer | null> => {
    const cared = await care(said, language, signal)
    if (cared === null) return answerTalk(said, { ports, runId, language })
    const { concern, answer } = cared
    if (concern !== 'CRISIS') return answer
    const [places, recalled] = await Promise.all([ports.places(), ports.recallMemory(runId)])
    const memory = { turns: [], ...recalled }
    return {
      ...answer,
      memory: rememberDespair({ memory, query: said[0], answer, language, places, now: ports.now() }),
    }
  }
}
export type FirstAnswer = ReturnType<typeof firstAnswerFor>
