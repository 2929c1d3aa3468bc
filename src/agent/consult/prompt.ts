import { inLanguages } from '../../domain/languages.ts'
import type { StopReason } from '../../domain/consult.ts'
import type { Language } from '../../domain/run.ts'

/** The stages that a reader sees. */
export const STAGES = ['reuse', 'retrieve', 'answer', 'check'] as const
export type Stage = (typeof STAGES)[number]

type StageWords = Record<Stage, { task: string; description: string }>

/** What the consult graph itself says; what its subject says is the domain's. */
export const CONSULT_WORDS = inLanguages({
  KO: {
    reading: '질문을 읽고 있어요.',
    stages: {
      reuse: { task: '이전 답변 확인', description: '같은 질문에 드린 답변이 있어 다시 확인해요.' },
      retrieve: { task: '근거 찾기', description: '질문에 답할 근거를 찾아요.' },
      answer: { task: '답변 작성', description: '찾은 근거로 답변을 써요.' },
      check: { task: '답변 검토', description: '답변이 근거에 맞고 빠진 것이 없는지 살펴봐요.' },
    } satisfies StageWords,
    plainAnswer: '찾아볼 자료 없이 바로 답해요.',
    unchecked: (sentences: readonly string[]) =>
      `\n\n> 확인 필요: 다음 문장의 숫자나 조문은 출처에서 확인하지 못했어요.\n${sentences.map((s) => `> - ${s}`).join('\n')}\n`,
    removedCitations: '\n\n> 찾은 자료에 없는 인용은 뺐어요.\n',
    weak: '\n\n> 찾은 자료만으로는 충분히 답하지 못했을 수 있어요. 중요한 내용은 원문을 확인해 주세요.\n',
    wordsOnly: '\n\n> 뜻으로 찾는 검색이 응답하지 않아 낱말로만 찾았어요. 빠진 자료가 있을 수 있어요.\n',
    noSources: '\n\n> 자료를 찾아보지 않고 쓴 답이라 출처가 없어요.\n',
  },
  EN: {
    reading: 'Reading the question.',
    stages: {
      reuse: { task: 'Earlier answer', description: 'The same question was answered before.' },
      retrieve: { task: 'Find sources', description: 'Looks for what answers the question.' },
      answer: { task: 'Write the answer', description: 'Writes the answer from what was found.' },
      check: {
        task: 'Check the answer',
        description: 'Checks that the answer rests on its sources and lacks nothing.',
      },
    } satisfies StageWords,
    plainAnswer: 'Answers without looking anything up.',
    unchecked: (sentences: readonly string[]) =>
      `\n\n> To be checked: numbers or articles of these sentences were not found in the sources.\n${sentences.map((s) => `> - ${s}`).join('\n')}\n`,
    removedCitations: '\n\n> Citations of documents that were not found have been removed.\n',
    weak: '\n\n> What was found may not answer this fully. Please check important points in the original texts.\n',
    wordsOnly:
      '\n\n> The search by meaning did not answer; only words were looked for, and sources may be missing.\n',
    noSources: '\n\n> Written without looking anything up: there are no sources.\n',
  },
} as const satisfies Record<Language, unknown>)

/** Stops after which the answer is said to be weak. */
export const WEAK_STOPS: readonly StopReason[] = [
  'MAX_ITERATIONS',
  'STAGNATION',
  'SAME_DOCUMENTS',
  'REFINE_DISABLED',
]
