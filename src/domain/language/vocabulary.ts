import { z } from 'zod'
import { PROPERTY_KINDS, PROPERTY_TYPES } from '../property-kind.ts'
import stored from './vocabulary.json' with { type: 'json' }
import { wordClass } from './word-class.ts'
import type { WordClass } from './word-class.ts'

/** Regular expressions. */
const forms = z.array(z.string().min(1)).min(1)

const vocabulary = z.strictObject({
  words: z.array(
    z.strictObject({
      word: wordClass,
      /** Found inside unknown words too (은마아파트); others begin where a word begins. */
      anywhere: z.boolean().default(false),
      forms,
    }),
  ),
  /** A home, of whatever kind: what describes it ends there. */
  homes: forms,
  /** Politeness, requests and empty nouns: what a sentence may hold without asking for anything. */
  fillers: forms,
})

interface Words {
  word: WordClass
  anywhere: boolean
  forms: readonly string[]
}

const { words, homes, fillers } = vocabulary.parse(stored)

/** 아 and 저 say nothing, 아파드 and 저렴한 do: a filler of one syllable is a word of its own. */
const wholeWord = (form: string): string => (/^[가-힣]$/.test(form) ? `${form}(?![가-힣])` : form)

const ofKind = (type: (typeof PROPERTY_TYPES)[number]): Words[] => {
  const { inside, atStart } = PROPERTY_KINDS[type]
  const word = { kind: 'TYPE', types: [type] } as const
  return [
    { word, anywhere: true, forms: inside },
    { word, anywhere: false, forms: atStart },
  ]
}

/** The words of a search by what they say; of two that are as long the one that stands first. */
export const VOCABULARY: readonly Words[] = [
  ...PROPERTY_TYPES.flatMap(ofKind),
  ...words,
  { word: { kind: 'FILLER', isHome: true }, anywhere: false, forms: homes.map(wholeWord) },
  { word: { kind: 'FILLER' }, anywhere: false, forms: fillers.map(wholeWord) },
]
