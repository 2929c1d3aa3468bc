import { countHangul } from './hangul.ts'

/** Place names and units are often left in the other script, so the script with more words decides, Korean on a tie. */
export const detectLanguage = (text: string): 'ko' | 'en' => {
  const hangul = countHangul(text)
  const latinWords = text.match(/[A-Za-z]{2,}/g)?.length ?? 0
  if (hangul === 0) return latinWords > 0 ? 'en' : 'ko'
  const hangulWords = text.match(/[가-힣ㄱ-ㅎㅏ-ㅣ]+/g)?.length ?? 0
  return latinWords > 2 * hangulWords ? 'en' : 'ko'
}
