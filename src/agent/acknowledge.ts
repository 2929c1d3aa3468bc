import type { Answer } from '../domain/answer.ts'
import type { Language } from '../domain/run.ts'
import { rememberAnswer } from './memory/remember.ts'
import { MEMORY_WORDS } from './memory/prompt.ts'
import type { AgentPorts } from './ports.ts'

const ASKS_TO_KEEP =
  /기억해|기억\s?좀|잊지\s?(?:마|말)|알아\s?(?:둬|두세요|뒀으면)|참고해\s?(?:줘|둬|주세요)|\b(?:remember|keep in mind|don't forget|note)\b/i
/** Something else is wanted too: that is what is answered then, and what is told is kept all the same. */
const ASKS_MORE =
  /[?？]|찾아|보여|알려|추천|검색|비교|계산|조사|써\s?줘|작성|검토|얼마|어때|될까|되나|있나|있어\s?$|\b(?:find|show|search|tell me|recommend|compare|calculate|draft|review|what|how|which|can)\b/i
const MAX_TOLD = 300

const WORDS = {
  KO: {
    kept: (what: string) => `기억했어요: ${what}. 앞으로 찾고 계산할 때 반영할게요.`,
    noted: '말씀하신 내용을 이 대화에 적어 뒀어요. 이어서 물어보실 때 참고할게요.',
    change: '바뀌면 다시 말씀해 주세요. 내 정보에서 언제든 보고 지울 수 있어요.',
  },
  EN: {
    kept: (what: string) => `Noted: ${what}. I will use it when I search and calculate.`,
    noted: 'Noted in this conversation; I will keep it in mind when you go on.',
    change: 'Tell me when it changes. You can see and delete what is remembered at any time.',
  },
} as const satisfies Record<Language, unknown>

/** The answer to somebody who only tells something and asks that it be kept; null for everything else. */
export const acknowledge = async (
  told: string,
  { ports, runId, language }: { ports: AgentPorts; runId: string; language: Language },
): Promise<Answer | null> => {
  if (told.length > MAX_TOLD || !ASKS_TO_KEEP.test(told) || ASKS_MORE.test(told)) return null
  const [places, recalled] = await Promise.all([ports.places(), ports.recallMemory(runId)])
  const answer: Answer = {
    type: 'ANSWER',
    text: '',
    summary: null,
    sections: [],
    confidence: 0.9,
    supportedShare: 1,
    assumptions: [],
    sources: [],
    teamsUsed: [],
    properties: [],
  }
  const memory = rememberAnswer({
    memory: { turns: [], ...recalled },
    query: told,
    answer,
    language,
    places,
    now: ports.now(),
  })
  const names = MEMORY_WORDS[language].preferences
  const kept = memory.learned.map(({ key, value }) => `${names[key]} ${value}`)
  const words = WORDS[language]
  const first = kept.length === 0 ? words.noted : words.kept(kept.join(', '))
  const text = `${first} ${words.change}\n`
  return {
    ...answer,
    text,
    summary: first,
    sections: [{ title: '', content: text.trim(), citations: [] }],
    memory,
  }
}
