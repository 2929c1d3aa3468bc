import { trainLeaning, weighLeaning } from './model.ts'
import type { KnownLeaning, Leaning } from './model.ts'

/** A question whose way is known, and what it belongs to: questions of one conversation are kept apart together. */
export interface KnownQuestion extends KnownLeaning {
  of: string
  text: string
}

const FOLDS = 5

/** Every question read by weights that saw nothing of its conversation. */
export const judgeLeaningInFolds = (
  known: readonly KnownQuestion[],
): { question: KnownQuestion; leaning: Leaning }[] => {
  const names = [...new Set(known.map(({ of }) => of))]
  const foldOf = new Map(names.map((name, at) => [name, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainLeaning(known.filter(({ of }) => foldOf.get(of) !== fold))
    return known
      .filter(({ of }) => foldOf.get(of) === fold)
      .map((question) => ({ question, leaning: weighLeaning(question.features, weights, []) }))
  }).flat()
}
