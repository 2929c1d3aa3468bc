import { anyForm, namesIn } from '../language/forms.ts'
import said from './crimes.json' with { type: 'json' }
import { isToBeDone } from './stance.ts'
import type { SafetyText } from './text.ts'

export type Crime = keyof typeof said.acts
export const CRIMES: readonly Crime[] = namesIn(said.acts)

/** What is done, by words that mean it; who does it, and whether it is to be done, stands in the words around. */
const ACTS = CRIMES.map(
  (crime) =>
    [crime, anyForm(said.acts[crime].ko, said.parts, ''), anyForm(said.acts[crime].en, {}, '')] as const,
)

/** What crime somebody wants to commit, or help with; null for questions about it, victims and those who want to be safe. */
export const wantsCrime = (text: SafetyText): Crime | null => {
  const act = ACTS.find(([, korean, english]) => korean.test(text.tight) || english.test(text.spaced))?.[0]
  return act !== undefined && isToBeDone(text) ? act : null
}
