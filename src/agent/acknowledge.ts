import type { Answer } from '../domain/answer.ts'
import type { Language } from '../domain/run.ts'
import { asksFor } from '../domain/reading/read-asks.ts'
import { rememberAnswer } from './memory/remember.ts'
import { MEMORY_WORDS } from './memory/prompt.ts'
import type { AgentPorts } from './ports.ts'

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
  if (told.length > MAX_TOLD || !asksFor('keep', told) || asksFor('wants', told)) return null
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
