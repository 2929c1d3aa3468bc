import { analyse } from '../../support/analysis.ts'
import { conversation, talk } from './talk.ts'

/** What the analysis team finds for the last question of a conversation. */
export const lastOf = async (...questions: string[]) => {
  const last = talk(questions, { inLaw: true }).at(-1)
  const { evidence } = await analyse(questions.at(-1) ?? '', {}, 'KO', undefined, last?.followUp ?? null)
  return evidence
}

/** A calculation by its name, in what was found. */
export const resultIn = (evidence: Awaited<ReturnType<typeof lastOf>>, called: string) =>
  evidence.flatMap(({ source }) =>
    source.kind === 'CALCULATION' && source.name === called ? [source.result] : [],
  )[0]

export const toldIn = (evidence: Awaited<ReturnType<typeof lastOf>>): string[] =>
  evidence.flatMap(({ facts }) => facts.map(({ id }) => id))

/** What the analysis team finds for each question of a conversation, where what was found before is kept as a run keeps it. */
export const workedTalk = async (questions: readonly string[]) => {
  const { ask, keep } = conversation({ inLaw: true })
  const found: Awaited<ReturnType<typeof lastOf>>[] = []
  for (const question of questions) {
    const turn = ask(question)
    // Each leans on what was found before it.
    const { evidence } = await analyse(question, {}, 'KO', undefined, turn.followUp)
    keep(question, turn, evidence)
    found.push(evidence)
  }
  return found
}
