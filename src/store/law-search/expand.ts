import { subjectOf } from './spoken.ts'
import { lawTokens } from './tokens.ts'

/** Everyday wordings (any of them) and the statutory words that stand for them. */
export interface Wording {
  said: readonly string[]
  meant: string
}

export const parseLexicon = (text: string): Wording[] =>
  text
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [said = '', meant = ''] = line.split('\t')
      return { said: said.split('|').map(squash), meant }
    })

/** Spacing is free in everyday Korean; between Latin words it is not. */
const squash = (text: string): string =>
  /[가-힣]/u.test(text) ? text.replace(/\s/gu, '') : text.toLowerCase()

/** What a statutory word that was not said counts, beside a word that was. */
const MEANT_WEIGHT = 0.35

/** The terms of a question: its own words, and lighter the statutory words for what it says in everyday ones. */
export const expandQuery = (question: string, lexicon: readonly Wording[]): Map<string, number> => {
  const weights = new Map<string, number>()
  for (const token of lawTokens(subjectOf(question))) weights.set(token, 1)
  const spoken = question.normalize('NFKC').toLowerCase()
  const squashed = spoken.replace(/\s/gu, '')
  for (const { said, meant } of lexicon) {
    if (!said.some((wording) => (/[가-힣]/u.test(wording) ? squashed : spoken).includes(wording))) continue
    for (const token of lawTokens(meant)) weights.set(token, Math.max(weights.get(token) ?? 0, MEANT_WEIGHT))
  }
  return weights
}
