import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { Language } from '../languages.ts'
import { countHangul } from './hangul.ts'

/** Words that make a sentence of their own before whatever is handed over with it. */
const SENTENCE = 4

/** “Please review this clause: 임대인은 …”: who hands over Korean text asks about it in their own words first. */
const opensInEnglish = (text: string): boolean => {
  const opening = /^[^가-힣ㄱ-ㅎㅏ-ㅣ]*/.exec(text)?.[0] ?? ''
  return /[.:?!\n]\s*$/.test(opening) && (opening.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= SENTENCE
}

/** Place names and units are often left in the other script, so the script with more words decides, Korean on a tie. */
export const detectLanguage = (said: Prose): 'ko' | 'en' => {
  const text = textOf(said)
  if (opensInEnglish(text)) return 'en'
  const hangul = countHangul(text)
  const latinWords = text.match(/[A-Za-z]{2,}/g)?.length ?? 0
  if (hangul === 0) return latinWords > 0 ? 'en' : 'ko'
  const hangulWords = text.match(/[가-힣ㄱ-ㅎㅏ-ㅣ]+/g)?.length ?? 0
  return latinWords > 2 * hangulWords ? 'en' : 'ko'
}

/** The language that a question is written in, and answered in unless another is wanted. */
export const languageOf = (query: string): Language => (detectLanguage(query) === 'en' ? 'EN' : 'KO')
