import { analyse } from '../../support/analysis.ts'
import { talk } from './talk.ts'

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
