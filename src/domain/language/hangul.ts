const FIRST = 0xac00
const LAST = 0xd7a3
const VOWELS = 21
const FINALS = 28

export interface Syllable {
  initial: number
  vowel: number
  final: number
}

export const syllable = (char: string): Syllable | undefined => {
  const code = char.charCodeAt(0)
  if (!(code >= FIRST && code <= LAST)) return undefined
  const offset = code - FIRST
  return {
    initial: Math.floor(offset / (VOWELS * FINALS)),
    vowel: Math.floor(offset / FINALS) % VOWELS,
    final: offset % FINALS,
  }
}

export const isHangul = (char: string | undefined): boolean => {
  if (char === undefined) return false
  const code = char.charCodeAt(0)
  return code >= FIRST && code <= LAST
}

export const countHangul = (text: string): number => text.match(/[가-힣ㄱ-ㅎㅏ-ㅣ]/g)?.length ?? 0

/** How many of the three parts of two syllables differ; 3 when either is not a Hangul syllable. */
const differingParts = (a: string, b: string): number => {
  if (a === b) return 0
  const left = syllable(a)
  const right = syllable(b)
  if (!left || !right) return 3
  return (
    Number(left.initial !== right.initial) +
    Number(left.vowel !== right.vowel) +
    Number(left.final !== right.final)
  )
}

export type Nearness = 'SAME' | 'JAMO' | 'SYLLABLE' | 'FAR'

/** Whether two words differ by one part of one syllable (JAMO), or by one syllable put in, left out or exchanged. */
export const nearness = (a: string, b: string): Nearness => {
  if (a === b) return 'SAME'
  if (a.length === b.length) return substitution(a, b)
  if (Math.abs(a.length - b.length) !== 1) return 'FAR'
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at) === long.slice(at + 1) ? 'SYLLABLE' : 'FAR'
}

const substitution = (a: string, b: string): Nearness => {
  let nearest: Nearness = 'SAME'
  for (let i = 0; i < a.length; i++) {
    const parts = differingParts(a[i] ?? '', b[i] ?? '')
    if (parts === 0) continue
    if (nearest !== 'SAME') return 'FAR'
    nearest = parts === 1 ? 'JAMO' : 'SYLLABLE'
  }
  return nearest
}
