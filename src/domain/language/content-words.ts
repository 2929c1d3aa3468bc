import { textOf } from '../prose.ts'
import type { Prose } from '../prose.ts'

/** What questions are made of beside their subject. */
const EMPTY = new Set(
  (
    '있 없 되 하 안 수 것 거 게 건 걸 제 저 저는 제가 저희 우리 그 이 좀 더 또 다 꼭 그냥 이제 지금 그런데 근데 그럼 그리고 어떻게 언제 얼마 ' +
    '얼마나 어디 누가 누구 무엇 뭐 뭘 왜 몇 그래서 하지만 때문 경우 정도 대해 관해 알려 주세요 궁금 질문 가능 ' +
    'the a an of to in on for and or is are was be do does did can could may i my me we you it that this what when how which if with at by from have has'
  ).split(' '),
)

const ENDING =
  /(?:습니다|입니다|합니다|됩니다|나요|가요|까요|어요|아요|여요|해요|되요|돼요|네요|데요|래요|세요|지요|죠|다고|라고|려고|으면|려면|면|는데|은데|인데|지만|어서|아서|해서|니까|하고|되고|했|였|었|았|겠|하는|되는|하면|한|할|된|될|해|돼)$/

const PARTICLE =
  /(?:으로부터|에게서|까지는|에서는|에게는|으로는|부터|까지|에서|에게|한테|으로|이나|라도|처럼|보다|마다|은|는|이|가|을|를|에|의|로|와|과|도|만|나|랑|이랑)$/

const stem = (word: string): string => {
  const bare = word.replace(ENDING, '').replace(PARTICLE, '')
  return bare.length >= 2 ? bare : word
}

/** The words of a text that carry its subject, without particles and endings; the order is that of the text. */
export const contentWords = (text: Prose): string[] => [
  ...new Set(
    (
      textOf(text)
        .normalize('NFKC')
        .toLowerCase()
        .match(/[가-힣]+|[a-z][a-z'-]+/g) ?? []
    )
      .map(stem)
      .filter((word) => word.length >= 2 && !EMPTY.has(word)),
  ),
]

/** Whether a text says a word: the word itself, or for Korean most of its bigrams side by side. */
const says = (text: string, word: string): boolean => {
  if (text.includes(word)) return true
  if (!/^[가-힣]{3,}$/.test(word)) return false
  const grams = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
  return grams.filter((gram) => text.includes(gram)).length / grams.length >= 0.6
}

/** The share of words that a text says, and those that it does not. */
export const coverage = (words: readonly string[], text: string): { share: number; missing: string[] } => {
  const lower = text.normalize('NFKC').toLowerCase()
  const missing = words.filter((word) => !says(lower, word))
  return { share: words.length === 0 ? 1 : 1 - missing.length / words.length, missing }
}
