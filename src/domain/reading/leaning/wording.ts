import { readGrams } from '../../learned/features.ts'
import { textOf } from '../../prose.ts'
import { ENDS_SUPPOSING, SUPPOSES_CASE } from '../again.ts'
import type { Asked } from '../asked.ts'

/** Letters of the end of a question that tell how it ends. */
const ENDINGS = [2, 3, 4]

/** How it begins and ends, and whether it asks or supposes. */
export const wording = ({ text }: Asked): string[] => {
  const said = textOf(text).normalize('NFC').trim()
  const ends = said.replaceAll(/[\s?？!.,~ㅠㅜㅎㅋ]+$/g, '')
  const [first = ''] = said.split(/[\s,]+/)
  return [
    ...ENDINGS.map((letters) => `ends ${ends.slice(-letters).replaceAll(/\d/g, '0')}`),
    `begins ${first.replaceAll(/\d+/g, '0')}`,
    ...(SUPPOSES_CASE.test(said) ? ['supposes'] : []),
    ...(ENDS_SUPPOSING.test(said) ? ['ends supposing'] : []),
    ...(/[?？]/.test(said) ? ['asks'] : []),
  ]
}

/** Letters of its pieces. */
const GRAMS: readonly number[] = [2, 3]

/** Its words, their beginnings, and which stand side by side. */
export const wordsOf = ({ text }: Asked): string[] => {
  const words = textOf(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\d[\d,.]*/g, '0')
    .split(/[^\p{L}\p{N}%]+/u)
    .filter((word) => word !== '')
  const stems = words.map((word) => (/^[가-힣]/.test(word) ? word.slice(0, 2) : word))
  return [
    ...words.map((word) => `word ${word}`),
    ...stems.map((stem) => `stem ${stem}`),
    ...words.slice(1).map((word, at) => `words ${words[at] ?? ''} ${word}`),
  ]
}

/** Its pieces. */
export const gramsOf = ({ text }: Asked): string[] => [
  ...readGrams(textOf(text).normalize('NFC').toLowerCase().replaceAll(/\s+/g, ''), GRAMS),
]
