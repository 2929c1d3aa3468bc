import { matchAt } from './text.ts'

/**
 * 조사 and the sentence endings that hang on a noun, longest first where one begins another. Nothing here carries a
 * condition: 까지, 부터, 정도 and the like are comparators and are read with their number.
 */
const FORMS = [
  '이라고요',
  '으로다가',
  '이었으면',
  '입니다만',
  '이랑요',
  '으로는',
  '으로도',
  '으로만',
  '으로요',
  '에서는',
  '에서도',
  '에서만',
  '에서요',
  '이면요',
  '이구요',
  '이고요',
  '이라서',
  '이에요',
  '이었어요',
  '였어요',
  '이었어',
  '였어',
  '말이야',
  '이예요',
  '인데요',
  '입니다',
  '입니당',
  '이지만',
  '이든지',
  '이라면',
  '이었고',
  '으로',
  '로는',
  '로도',
  '로만',
  '로요',
  '에서',
  '에는',
  '에도',
  '에만',
  '에요',
  '은요',
  '는요',
  '이랑',
  '랑요',
  '이나',
  '이든',
  '든지',
  '이며',
  '하고',
  '이고',
  '이요',
  '예요',
  '인데',
  '이면',
  '라면',
  '이라',
  '구요',
  '고요',
  '이야',
  '이죠',
  '인가',
  '이어야',
  '여야',
  '라서',
  '이구',
  '까진',
  '들은',
  '들이',
  '들을',
  '들',
  '에',
  '의',
  '은',
  '는',
  '랑',
  '나',
  '든',
  '며',
  '와',
  '과',
  '을',
  '를',
  '고',
  '요',
  '인',
  '면',
  '라',
  '야',
  '임',
  '이',
  '가',
  '도',
  '만',
  '로',
  '죠',
]
const PARTICLE = new RegExp(FORMS.join('|'), 'y')
const ONLY_PARTICLES = new RegExp(`(?:${FORMS.join('|')})?(?![가-힣])`, 'y')

export const readParticle = (text: string, at: number): number => matchAt(PARTICLE, text, at)?.[0].length ?? 0

/** True where nothing but a particle stands between an offset and the end of the word. */
export const endsWord = (text: string, at: number): boolean => matchAt(ONLY_PARTICLES, text, at) !== null

/** A word without its particle; words of two syllables and fewer keep their last one (가구, 경기). */
export const stripParticle = (word: string): string => {
  for (const form of FORMS) {
    if (word.endsWith(form) && word.length - form.length >= 2) return word.slice(0, -form.length)
  }
  return word
}
