import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** Letters: enough of a name to tell it from other words. */
const FEWEST = 3

/** Of homes that were shown those whose names a text says, spaces aside. */
export const homesNamed = <Home extends { name: string }>(text: Prose, homes: readonly Home[]): Home[] => {
  const squeezed = textOf(text).replaceAll(/\s/g, '')
  return homes.filter(({ name }) => {
    const known = name.replaceAll(/\s/g, '')
    return known.length >= FEWEST && squeezed.includes(known)
  })
}
