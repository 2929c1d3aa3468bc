import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import { Kept } from '../language/kept.ts'
import { askingPartOf } from './asking/features.ts'
import { isWorkedOut } from './asking/names.ts'
import { isAskedFor } from './asking/read-askings.ts'
import type { AskName } from './asks.ts'
import { asksWith, isPhrased } from './phrased-asks.ts'

/** As many letters of a question are read for what it asks. */
const REACH = 2000

const readable = (text: Prose): string => textOf(text).slice(0, REACH).normalize('NFC')

/** What is worked out is asked for as examples teach it, the rest by its phrases. */
const isAsked = (name: AskName, text: string): boolean =>
  isWorkedOut(name) ? isAskedFor(name, text, isPhrased(name, askingPartOf(text))) : isPhrased(name, text)

/** What a text asks for, whether it gives the figures for it or not. */
export const readAsks = (text: Prose): readonly AskName[] => {
  const read = readable(text)
  return asked.of(asked, read, () => asksWith((name) => isAsked(name, read)))
}

const asked = new Kept<readonly AskName[]>()

/** Whether a text asks for one thing by its own words. */
export const asksFor = (name: AskName, text: Prose): boolean => isAsked(name, readable(text))
