import { normalize } from '../language/text.ts'
import { withoutInvisible } from '../text/plain.ts'

/** A text as the readers of this room read it: spaces are typed as they come in Korean, and English needs its own. */
export interface SafetyText {
  /** NFKC, lower case, without spaces and emphasis: “죽고 싶 다..” is “죽고싶다.” */
  tight: string
  /** The same with single spaces. */
  spaced: string
}

export const safetyText = (text: string): SafetyText => {
  const spaced = normalize(withoutInvisible(text))
    .replaceAll(/[^\p{L}\p{N}\s?'-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return { spaced, tight: spaced.replaceAll(/[\s'-]/g, '') }
}

/** Longer texts are read piece by piece: what stands far apart says nothing about each other. */
const SHORT = 400
/** A piece begins this much before the end of the one before it. */
const OVERLAP = 100

export const passagesOf = (text: string): string[] => {
  if (text.length <= SHORT) return [text]
  const count = Math.ceil((text.length - OVERLAP) / (SHORT - OVERLAP))
  return Array.from({ length: count }, (_, at) => {
    const start = at * (SHORT - OVERLAP)
    return text.slice(start, start + SHORT)
  })
}
