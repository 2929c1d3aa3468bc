import type { Assumption } from '../../domain/answer.ts'
import type { Language } from '../../domain/run.ts'
import { ANSWER_WORDS } from './prompt.ts'

/** How something was meant that nobody said, and where that is known from. */
export const sayAssumption = ({ name, value, source }: Assumption, language: Language): string => {
  const words = ANSWER_WORDS[language]
  if (source !== 'DEFAULT') return words.remembered[source](name, value)
  return words.assumed[name]?.(value) ?? `${name}: ${value}`
}
