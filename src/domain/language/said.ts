import { assertionsOf } from './assertion.ts'
import type { FactWords, Words } from './forms.ts'

export const firstSaid = <Thing>(words: Words<Thing>, text: string): Thing | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Yes, no, or not said. What says no goes before what says yes, and of several places that say yes or deny it the last one counts. */
export const isSaid = ({ yes, no, plans, once, asked }: FactWords, text: string): boolean | null => {
  const said = assertionsOf(yes, text)
  if (plans === 'COUNT' && said.includes('PLANNED')) return true
  const opposite = no === null ? [] : assertionsOf(no, text, true)
  if (opposite.includes('SAID') || opposite.includes('PLANNED')) return false
  if (once && said.includes('DENIED')) return false
  const known = said.filter((it) => (asked || it !== 'ASKED') && !(plans === 'OPEN' && it === 'PLANNED'))
  const last = known.at(-1)
  if (last !== undefined) return last !== 'DENIED'
  return opposite.includes('DENIED') ? true : null
}

export const factsSaid = <Name extends string>(
  facts: Readonly<Record<Name, FactWords>>,
  text: string,
): Record<Name, boolean | null> => {
  const said: Partial<Record<Name, boolean | null>> = {}
  for (const name of Object.keys(facts) as Name[]) said[name] = isSaid(facts[name], text)
  return said as Record<Name, boolean | null>
}
