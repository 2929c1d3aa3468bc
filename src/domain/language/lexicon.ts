import { matchAt } from './text.ts'
import { VOCABULARY } from './vocabulary.ts'
import type { WordClass } from './word-class.ts'

interface Entry {
  word: WordClass
  expression: RegExp
  /** May stand inside an unknown word: 은마아파트. */
  anywhere: boolean
}

/** Entries by the first character that a form can begin with, so that a position tries a handful of expressions. */
const byFirst = new Map<string, Entry[]>()
for (const { word, forms, anywhere } of VOCABULARY) {
  for (const form of forms) {
    const latin = /^\(?(?:\?:)?[a-z]/.test(form)
    const source = latin ? `(?<![a-z])(?:${form})(?![a-z])` : form
    const entry = { word, expression: new RegExp(source, 'y'), anywhere }
    for (const first of firstCharacters(form)) {
      const known = byFirst.get(first)
      if (known) known.push(entry)
      else byFirst.set(first, [entry])
    }
  }
}

function firstCharacters(form: string): string[] {
  if (form.startsWith('[ㄱ-ㅎ'))
    return [
      'ㄱ',
      'ㄴ',
      'ㄷ',
      'ㄹ',
      'ㅁ',
      'ㅂ',
      'ㅅ',
      'ㅇ',
      'ㅈ',
      'ㅊ',
      'ㅋ',
      'ㅌ',
      'ㅍ',
      'ㅎ',
      'ㅠ',
      'ㅜ',
      'ㅡ',
    ]
  const group = /^\(\?:([^()]*)\)(\??)(?:\\s\??)*(.?)/.exec(form)
  if (!group) return [form[0] ?? '']
  const inside = (group[1] ?? '').split('|').map((part) => part[0] ?? '')
  return group[2] === '?' ? [...inside, group[3] ?? ''] : inside
}

export interface WordSpan {
  word: WordClass
  start: number
  end: number
}

/** The longest known word at an offset; inside an unknown word only those that may stand anywhere. */
export const readWord = (text: string, at: number, atBoundary: boolean): WordSpan | undefined => {
  let best: WordSpan | undefined
  for (const { word, expression, anywhere } of byFirst.get(text[at] ?? '') ?? []) {
    if (!atBoundary && !anywhere) continue
    const match = matchAt(expression, text, at)
    if (match && match[0].length > (best ? best.end - best.start : 0)) {
      best = { word, start: at, end: at + match[0].length }
    }
  }
  return best
}
