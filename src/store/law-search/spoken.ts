/** What questions are made of besides their subject. Statutes hardly have such words, so the few that do would seem rare and telling. */
const EMPTY = new Set(
  (
    '있 없 되 하 안 수 것 거 게 건 걸 제 저 저는 제가 우리 그 이 좀 더 또 다 꼭 그냥 이제 지금 그런데 근데 그럼 그리고 ' +
    '어떻게 언제 얼마 얼마나 얼마까지 어디 누가 누구 무엇 뭐 왜 몇'
  ).split(' '),
)

/** How Korean sentences and clauses end in speech; longest first where one contains another. */
const ENDING = new RegExp(
  `(?:${[
    '했는데요?|였는데요?|[었았겠]는데요?|는데요?|은데요?|던데요?|인데요?',
    '[었았겠]습니다|습니다|입니다|합니다|됩니다|니다',
    '[었았겠]나요|나요|인가요|은가요|는가요|건가요|가요|[을일할될줄갈날낼길]까요|까요',
    '[었았겠]어요|[어아여해돼와워예]요|네요|데요|래요|대요|세요|지요|죠',
    '다고요?|라고요?|려고|으려면|려면|으면|면',
    '[어아해]도|지만|[어아해]서|니까|고서|[하되]고|나여|되여|까여',
  ].join('|')})$`,
  'u',
)

const contentOf = (word: string): string => {
  const bare = word.replace(/(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u, '')
  const stem = bare.replace(ENDING, '')
  if (EMPTY.has(stem)) return ''
  if (stem.length >= 2) return stem
  // What is left of a short word is no subject; a short word without an ending is.
  return stem === bare || bare.length <= 2 ? bare : ''
}

/** A question without the words and endings that every question has: its subject. */
export const subjectOf = (question: string): string =>
  question.normalize('NFKC').split(/\s+/u).map(contentOf).filter(Boolean).join(' ')
