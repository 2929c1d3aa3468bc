import { readFigures } from '../language/case.ts'
import type { PlaceIndex } from '../language/places.ts'
import { readNumbers } from './numbers.ts'
import { LONGEST, saysNothingBeside } from './only-numbers.ts'

/** Whether a text names figures and asks nothing of its own: 10%는?, 1주택이면?, 8억 9천으로 깎으면? */
export const isOnlyFigures = (text: string, places: PlaceIndex, now: Date): boolean => {
  const source = text.normalize('NFC')
  return (
    source.length <= LONGEST &&
    saysNothingBeside(source, [...readFigures(source, places, now).slots, ...readNumbers(source)])
  )
}
