import { stripParticle } from './particle.ts'
import { normalize } from './text.ts'

/** Words that shape a question without saying what it is about. */
const STOP_WORDS = new Set(
  (
    '그리고 그런데 하지만 그래서 또는 혹은 및 등 좀 것 거 수 때 중 더 또 다시 이 그 저 제 내 나 저희 우리 너무 정말 진짜 혹시 그냥 지금 요즘 ' +
    '어떻게 어떤 어느 무슨 무엇 뭐 뭔가 왜 언제 어디 누가 얼마 얼마나 얼마야 몇 알려줘 알려주세요 알려줄 알려 보여줘 보여주세요 찾아줘 찾아주세요 찾아 해줘 해주세요 ' +
    '주세요 부탁해 부탁해요 부탁드립니다 부탁 궁금해요 궁금합니다 궁금해 싶어요 싶습니다 싶은데 있나요 있어요 있어 있는지 있을까요 있는 있습니까 없나요 없는 되나요 되는 되는지 ' +
    '될까요 될까 되면 돼요 돼 하나요 하는 하면 하고 하려고 하려면 해야 해요 합니다 한다 할 수있나요 인가요 건가요 이에요 입니다 같아요 같은 대해 대한 관련 관해 위해 ' +
    '경우 정도 가능한가요 가능해 가능한지 가능 설명 비교해줘 봐줘 봐주세요 추천해줘 말해줘 ' +
    'a an the of in on at to for from by with and or is are was be do does did can could should would will i me my you your we it this that ' +
    'what which how when where who why please tell show find about there have has if not any some'
  ).split(' '),
)

const ENDINGS =
  /(?:해주세요|해줘요|해줘|해주실래요|해줄래|하려면|하려고|했는데|하는데|인데요|인데|인가요|인지|하나요|되나요|됩니까|합니까|할까요|될까요|했어요|하는|하고|하면|해야|해도|한가요|나요|까요|어요|아요|습니다|입니다|예요|이에요|죠|지요|라고|다고|려고|는지|은지|ㄴ지)$/

/**
 * The content words of a question, in order, without particles, endings and stop words: what a search over laws,
 * prices or products can use. “전세금 5% 인상 가능해?” → 전세금, 5%, 인상.
 */
export const extractKeywords = (text: string): string[] => {
  const words: string[] = []
  for (const raw of normalize(text).match(/[가-힣]+|[a-z][a-z0-9-]*|\d[\d,.]*(?:[가-힣%㎡]+)?/g) ?? []) {
    if (STOP_WORDS.has(raw)) continue
    const word = /^[가-힣]/.test(raw) ? contentOf(raw) : raw
    if (word.length < 2 || STOP_WORDS.has(word) || words.includes(word)) continue
    words.push(word)
  }
  return words
}

const contentOf = (word: string): string => {
  const bare = word.replace(ENDINGS, '')
  return stripParticle(bare.length >= 2 ? bare : word)
}
