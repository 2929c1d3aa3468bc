import type { Answer } from '../domain/answer.ts'
import type { Language } from '../domain/run.ts'
import { acknowledge } from './acknowledge.ts'
import { careFor } from './care/care.ts'
import type { ArticleDeps } from './tools/find-article.ts'

/** What is said before the graph of any mode, and instead of it; null where the graph is to answer. */
export const firstAnswerFor = (deps: ArticleDeps) => {
  const care = careFor(deps)
  return async (
    said: readonly [question: string, ...answers: string[]],
    run: { runId: string; language: Language },
    signal: AbortSignal,
  ): Promise<Answer | null> =>
    (await care(said, run.language, signal)) ??
    (said.length > 1 ? null : await acknowledge(said[0], { ports: deps.ports, ...run }))
}
export type FirstAnswer = ReturnType<typeof firstAnswerFor>
